"""A Ray cluster of this machine: the same sums as in one process, also when a worker dies in the middle."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from rodada.cli.main import main
from rodada.lab import Match, Tally, simulate
from rodada.lab.cluster import LOCAL, spread_over
from rodada.lab.simulate import tally

ray = pytest.importorskip("ray", reason="Ray has no wheel for this system")

MATCH = Match("gunrunners", ("greedy", "random", "random"), seed=5)


def fatal_once(match: Match, grave: Path, first: int, count: int) -> Tally:
    """Plays like any other, but the first worker to come here dies of it."""
    if first == 10 and not grave.exists():
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return tally(match, first, count)


def test_a_worker_that_dies_costs_nothing_but_time(tmp_path: Path) -> None:
    grave = tmp_path / "died"
    ray.cloudpickle.register_pickle_by_value(__import__(fatal_once.__module__, fromlist=["_"]))
    over_ray = Tally.of(spread_over(LOCAL, partial(fatal_once, MATCH, grave), 30, jobs=2))
    assert grave.exists()
    assert over_ray == Tally.of(simulate(MATCH, 30))


def test_an_address_where_nobody_answers_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "gunrunners", "--games", "30", "--ray", "127.0.0.1:9"]) == 2
    assert "no Ray cluster at “127.0.0.1:9”" in capsys.readouterr().err
