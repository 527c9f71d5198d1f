"""Work in order: whoever does it and however they end, nothing is lost, nothing is done twice, nothing differs."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.arena.contests import booked, planned, untimed
from tests.arena.mortal import ARMED

from cabinet_noir.arena.conduct import Here, Workers, in_order, workers
from cabinet_noir.arena.summary import summarize
from cabinet_noir.core import Illegal, Malformed

MORTAL = "novice,mortal=tests.arena.mortal:Mortal"


@pytest.fixture
def armed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file whose being there costs the next worker its life."""
    path = tmp_path / "armed"
    monkeypatch.setenv(ARMED, str(path))
    return path


def test_what_comes_is_in_order_and_nothing_is_begun_that_nobody_asks_for() -> None:
    begun = []

    def job(number: int) -> int:
        begun.append(number)
        return number * number

    asked = in_order(job, ((number,) for number in range(100)), Workers(Here, 3))
    assert [next(asked) for _ in range(2)] == [0, 1]
    asked.close()
    assert begun == [0, 1, 2, 3]


def test_a_job_that_breaks_says_so() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(lambda number: 1 // number, [(1,), (0,)], Workers(Here, 2)))


def test_a_process_that_dies_loses_no_game_and_doubles_none(armed: Path) -> None:
    plan = planned(MORTAL, deals=6, batch=2)
    alone = booked(plan)
    armed.touch()
    with workers(2) as by:
        shared = booked(plan, by)
    assert not armed.exists(), "one of them died"
    assert untimed(shared) == untimed(alone)
    assert summarize(shared).untimed() == summarize(alone).untimed()


def test_a_game_that_costs_every_worker_its_life_is_given_up() -> None:
    with workers(2) as by, pytest.raises(Illegal) as refused:
        booked(planned("novice,tests.arena.mortal:Doomed", deals=1), by)
    assert refused.value.reason == "workers-lost"


@pytest.fixture
def cluster(armed: Path) -> Iterator[str]:
    """Open a Dask cluster of two worker processes on this machine, and return its address."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL, host="127.0.0.1"
    ) as opened:
        yield opened.scheduler_address.replace("tcp://", "dask://")


def test_a_cluster_with_a_worker_killed_gives_the_same_table_as_one_process(cluster: str, armed: Path) -> None:
    plan = planned(MORTAL, "regular", deals=4, batch=2)
    alone = booked(plan)
    armed.touch()
    with workers(1, cluster) as by:
        shared = booked(plan, by)
    assert not armed.exists(), "one of them died"
    assert untimed(shared) == untimed(alone)
    assert summarize(shared).untimed() == summarize(alone).untimed()


def test_without_the_extra_it_is_said_which_one_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Illegal) as refused, workers(1, "dask://127.0.0.1:1"):
        pass
    assert (refused.value.reason, refused.value.facts) == ("extra-missing", {"extra": "arena"})


def test_what_is_no_cluster_is_refused() -> None:
    with pytest.raises(Malformed), workers(1, "ray://here"):
        pass
