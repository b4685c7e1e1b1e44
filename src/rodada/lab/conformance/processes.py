"""The same games in another process with other hash seeds: every state on the way has the same digest.

Run as a program it prints the digests: `python -m rodada.lab.conformance.processes GAME SEED FIRST COUNT`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

from rodada import games
from rodada.engine.contract import Game
from rodada.lab.conformance.finding import keep
from rodada.lab.conformance.walks import Walk, apply


def digest_of_game(game: Game[Any], seed: int, number: int) -> str:
    """One name for all states and events of a random game."""
    walk: Walk[Any] = Walk(game, seed, number)
    whole = hashlib.sha256()
    while not walk.state.over:
        events = apply(walk.state, *walk.move())
        whole.update(f"{walk.state.digest()} {events!r}".encode())
    return f"{number} {whole.hexdigest()}"


def digests(game: Game[Any], seed: int, first: int, count: int) -> list[str]:
    return [digest_of_game(game, seed, number) for number in range(first, first + count)]


def check_processes(name: str, seed: int, first: int, count: int) -> int:
    """Play the same games here and in a fresh process; gives how many they were."""
    here = digests(games.load(name), seed, first, count)
    command = [sys.executable, "-m", "rodada.lab.conformance.processes", name, str(seed), str(first), str(count)]
    environment = {
        **os.environ,
        "PYTHONHASHSEED": str(1 + first),
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    there = done.stdout.split("\n")[:-1]
    keep("processes", here == there, done.stderr[-500:] or list(zip(here, there, strict=False))[:3])
    return count


if __name__ == "__main__":
    print("\n".join(digests(games.load(sys.argv[1]), *map(int, sys.argv[2:]))))
