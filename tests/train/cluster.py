"""Training on a cluster: two nodes of a real one, on this machine.

`make soak` runs it, not `make test`: one of nine runs on a busy machine did not end.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from test_training import SMALL

from treize.errors import BadUse
from treize.train.run import Progress, train
from treize.train.workers import play_here, workers

QUICK = {"health_check_period_ms": 500, "health_check_failure_threshold": 2}  # to miss a node


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head and another node, each with room for one worker."""
    from ray.cluster_utils import Cluster  # here: make test looks for doctests and has no Ray

    nodes: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "_system_config": QUICK}
    )
    nodes.add_node(num_cpus=1)
    yield nodes
    nodes.shutdown()


def test_a_cluster_gives_the_same_network_though_a_node_is_lost(
    tmp_path: Path, cluster: Any
) -> None:
    """A node that goes away costs what it was playing just then, which others play again."""
    second = next(iter(cluster.worker_nodes))

    def lose(now: Progress) -> None:
        if now.iteration == 3:
            cluster.remove_node(second, allow_graceful=False)

    with workers(1, cluster.address) as play_all:
        found = train(SMALL, tmp_path / "cluster", play_all, lose).read_bytes()
    assert found == train(SMALL, tmp_path / "here", play_here).read_bytes()


def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(BadUse, match="no Ray cluster at"), workers(1, "127.0.0.1:1"):
        pass
