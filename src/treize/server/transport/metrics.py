"""Figures for Prometheus: how many, how fast; never who, and never what."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

log = logging.getLogger("treize.http")


class Figure(NamedTuple):
    """Something to be counted when somebody asks."""

    name: str
    about: str
    read: Callable[[], float]


class Metrics:
    """Counts what goes on, when somebody asks."""

    def __init__(self, gauges: list[Figure], counters: list[Figure]) -> None:
        self._gauges = gauges
        self._counters = [*counters, Figure("errors", "unexpected errors", lambda: self.errors)]
        self.errors = 0
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def failed(self, error: Exception) -> None:
        """Something nobody thought of happened."""
        self.errors += 1
        log.error("request failed", exc_info=error)

    def collect(self) -> Iterator[Any]:
        """Every figure."""
        for name, about, read in self._gauges:
            yield GaugeMetricFamily(f"treize_{name}", about, read())
        for name, about, read in self._counters:
            yield CounterMetricFamily(f"treize_{name}", about, read())

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return bytes(generate_latest(self._registry))
