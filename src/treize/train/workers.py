"""Where tables play: in this process, in several, or on a cluster.

A worker is handed a shard of tables and the networks, and hands back the shard and what it saw.  It
keeps nothing, so that a shard whose worker was lost is just played again elsewhere.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from treize.errors import BadUse
from treize.extras import needs
from treize.processes import work_for_parent
from treize.train.experience import Examples, Shard, play_shard
from treize.train.network import Network

Played = tuple[Shard, Examples]
PlayAll = Callable[[list[Shard], Network, Network, int], list[Played]]
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
TRIES = 3  # of a shard whose process dies
PATIENCE = 5.0  # seconds for a cluster to answer


@contextmanager
def workers(jobs: int, cluster: str | None = None) -> Iterator[PlayAll]:
    """Whoever plays the shards: so many processes of this machine, or those of a cluster."""
    if cluster is not None:
        with _on_cluster(cluster) as play_all:
            yield play_all
    elif jobs == 1:
        yield play_here
    else:
        with _in_processes(jobs) as play_all:
            yield play_all


def play_here(shards: list[Shard], policy: Network, critic: Network, steps: int) -> list[Played]:
    """Play all shards in this process."""
    return [play_shard(shard, policy, critic, steps) for shard in shards]


@contextmanager
def _in_processes(jobs: int) -> Iterator[PlayAll]:
    pool = _open_pool(jobs)

    def play_all(shards: list[Shard], policy: Network, critic: Network, steps: int) -> list[Played]:
        nonlocal pool
        for left in range(TRIES, 0, -1):
            try:
                waiting = [
                    pool.submit(play_shard, shard, policy, critic, steps) for shard in shards
                ]
                return [future.result() for future in waiting]
            except BrokenProcessPool:
                if left == 1:
                    raise BadUse("use/broken") from None
                pool = _open_pool(jobs)
        raise AssertionError

    try:
        yield play_all
    finally:
        pool.shutdown(cancel_futures=True)


def _open_pool(jobs: int) -> ProcessPoolExecutor:
    os.environ.update(ONE_THREAD)  # for those who are started now
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=work_for_parent)


def _knock(address: str) -> None:
    """See whether anybody is at an address: Ray itself would go on trying for minutes."""
    host, _, port = address.rpartition(":")
    if host:
        socket.create_connection((host.removeprefix("ray://"), int(port)), PATIENCE).close()


@contextmanager
def _on_cluster(address: str) -> Iterator[PlayAll]:
    with needs("cluster"):
        import ray
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of it
    try:
        _knock(address)
        ray.init(address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError):
        raise BadUse("use/cluster", address=address[:80]) from None
    remote = ray.remote(max_retries=-1)(play_packed)

    def play_all(shards: list[Shard], policy: Network, critic: Network, steps: int) -> list[Played]:
        networks = ray.put(pickle.dumps((policy, critic)))
        waiting = [remote.remote(pickle.dumps(shard), networks, steps) for shard in shards]
        return [pickle.loads(played) for played in ray.get(waiting)]  # noqa: S301  # our own

    try:
        yield play_all
    finally:
        ray.shutdown()


def play_packed(shard: bytes, networks: bytes, steps: int) -> bytes:
    """Play a shard in memory of its own: what a cluster hands over may not be written on."""
    policy, critic = pickle.loads(networks)  # noqa: S301  # our own
    return pickle.dumps(play_shard(pickle.loads(shard), policy, critic, steps))  # noqa: S301
