"""Figures for Prometheus: how many, how fast; never who, and never what."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily


class Metric(NamedTuple):
    """Something to be counted when somebody asks."""

    name: str
    about: str
    read: Callable[[], float]


class ErrorCounter(logging.Handler):
    """Counts whatever any part tells the log as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.number = 0

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.number += 1


class Metrics:
    """Counts what goes on, when somebody asks."""

    def __init__(self, gauges: list[Metric], counters: list[Metric]) -> None:
        self._gauges = gauges
        errors = ErrorCounter()
        logging.getLogger().addHandler(errors)
        self._counters = [*counters, Metric("errors", "errors logged", lambda: errors.number)]
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def collect(self) -> Iterator[Any]:
        """Every figure."""
        for name, about, read in self._gauges:
            yield GaugeMetricFamily(f"treize_{name}", about, read())
        for name, about, read in self._counters:
            yield CounterMetricFamily(f"treize_{name}", about, read())

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return bytes(generate_latest(self._registry))
