"""Games shared out over a Ray cluster, in the order of their numbers: the same sums as in one process.

A worker or a machine that dies costs its games' time and nothing else: they are played again elsewhere and come out
the same, because a game depends on its number and the seed alone.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final

import rodada
from rodada.engine.errors import Refused
from rodada.lab.spread import CHUNK, T, Work

LOCAL: Final = "local"
"""Instead of an address: a cluster of this machine alone, for as long as the simulation takes."""
AHEAD: Final = 4
"""Chunks for each processor that are under way or waiting for an earlier one."""
KNOCK: Final = 5.0
"""Seconds in which somebody has to answer at an address."""
FOR_EVER: Final = -1
"""How often a chunk is played again whose worker died."""


def spread_over(address: str, work: Work[T], games: int, jobs: int, first: int = 0) -> Iterator[T]:
    """Sums that together hold games `first` to `games` - 1, in their order."""
    ray = _ray()
    with _joined(ray, address, jobs):
        play = ray.remote(max_retries=FOR_EVER, num_cpus=1)(_played)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        chunks = iter(range(first, games, CHUNK))
        waiting: deque[Any] = deque()

        def send(count: int) -> None:
            for number in islice(chunks, count):
                waiting.append(play.remote(work, number, min(CHUNK, games - number)))

        send(room)
        while waiting:
            done: T = ray.get(waiting.popleft())
            send(1)
            yield done


def _played(work: Work[T], first: int, count: int) -> T:
    """What a worker runs: a task of Ray's has to be a function of a module."""
    return work(first, count)


@contextmanager
def _joined(ray: Any, address: str, jobs: int) -> Iterator[None]:
    """Part of the cluster for as long as this takes. Workers on this machine find this very copy of Rodada."""
    source = str(Path(rodada.__file__).parents[1])
    paths = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {"env_vars": {"PYTHONPATH": paths, **_packs()}}
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "runtime_env": environment}
    try:
        _knock(address)
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused("simulate-no-cluster", address=address, reason=str(error).partition("\n")[0][:200]) from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray tries for minutes to reach a cluster that is not there: see first whether anybody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=KNOCK).close()


def _packs() -> dict[str, str]:
    """Where packs of cards lie: workers read them too."""
    return {name: os.environ[name] for name in ("RODADA_PACKS",) if name in os.environ}


def _ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        raise Refused("lab-extra-missing", package="ray") from error
    return ray
