"""Figures for Prometheus: how many, how fast; never who, and never what."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from treize.server.house import House
from treize.server.socket import Sockets

log = logging.getLogger("treize.house")


class Metrics:
    """Counts what goes on, when somebody asks."""

    def __init__(self, house: House, sockets: Sockets) -> None:
        self.house, self.sockets = house, sockets
        self.failures = 0
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def failed(self, error: Exception) -> None:
        """Something nobody thought of happened."""
        self.failures += 1
        log.error("failed", exc_info=error)

    def collect(self) -> Iterator[Any]:
        """Every figure."""
        house = self.house
        gauges = {
            "tables": ("tables in memory", len(house.desks)),
            "sockets": ("connections", len(self.sockets.open)),
            "workers": ("workers that are ready", house.pool.ready),
            "jobs": ("jobs that wait for a worker", house.pool.waiting),
            "compiling": ("parts that are not compiled yet", len(house.kitchen.waiting)),
        }
        counters = {
            "moves": ("moves played", house.moves),
            "events": ("events appended", house.storage.appended),
            "transactions": ("transactions written", house.storage.transactions),
            "workers_lost": ("workers that died", house.pool.lost),
            "failures": ("errors nobody thought of", self.failures),
        }
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(f"treize_{name}", about, value)
        for name, (about, value) in counters.items():
            yield CounterMetricFamily(f"treize_{name}", about, value)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return bytes(generate_latest(self._registry))
