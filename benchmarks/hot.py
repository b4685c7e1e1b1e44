"""Where the time of simulated games goes: `python benchmarks/hot.py [PLAYER] [GAME]`."""

from __future__ import annotations

import cProfile
import pstats
import sys

from rodada.games import load
from rodada.lab import Match, play

GAMES = 60
SHOWN = 40


def main(player: str = "random", name: str = "gunrunners") -> None:
    seats = min(4, load(name).seats.stop - 1)
    match = Match(name, (player,) * seats, seed=1)
    play(match, 0)
    with cProfile.Profile() as profile:
        for number in range(GAMES):
            play(match, number)
    pstats.Stats(profile).sort_stats("tottime").print_stats(SHOWN)


if __name__ == "__main__":
    main(*sys.argv[1:3])
