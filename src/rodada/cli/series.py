"""What commands that play many games have in common: how many processes, a bar while they play, and how to stop."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from rodada import players
from rodada.cli.parser import Misused, unknown_choice
from rodada.engine.contract import Game
from rodada.words import Speaker

FINISHED: Final = 0
INTERRUPTED: Final = 130
USUAL_SEATS: Final = 4
MOST_GAMES: Final = 10**9
MOST_JOBS: Final = 1024
FEW: Final = 5.0
"""Games a second below which a minute says more."""


class Part(Protocol):
    """A sum over some games."""

    @property
    def games(self) -> int: ...


P = TypeVar("P", bound=Part)


def within(command: str, argument: str, given: int, least: int, most: int) -> int:
    """The number given, refused if it is out of range."""
    if given < least:
        raise Misused(command, "cli-number-too-small", argument=argument, given=given, least=least)
    if given > most:
        raise Misused(command, "cli-number-too-large", argument=argument, given=given, most=most)
    return given


def seats_of(command: str, game: Game[Any], given: int | None) -> int:
    """The number of seats asked for, or the usual one."""
    usual = min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)
    return within(command, "--seats", usual if given is None else given, game.seats.start, game.seats.stop - 1)


def players_of(command: str, game: Game[Any], given: str, speaker: Speaker) -> list[str]:
    """The players named, each of which can play the game."""
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if ":" not in name and name not in players.names():
            raise unknown_choice(speaker, command, "--players", name, players.forms())
        players.find_own(name)(game)
    return names


def jobs_of(command: str, given: int | None) -> int:
    """The number of processes asked for, or one for each processor."""
    return within(command, "--jobs", processors() if given is None else given, 1, MOST_JOBS)


def processors() -> int:
    """How many this process may use, which in a container may be fewer than there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shown(parts: Iterable[P], count: int, speaker: Speaker, there: int = 0) -> Iterator[P]:
    """The same sums, with a bar on stderr while they come, if somebody is there to look at it.

    `there` is how many games there were before.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from parts
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    begun = time.perf_counter()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(speaker.say("simulate-progress"), total=count, completed=there, rate="")
        done = 0
        for part in parts:
            done += part.games
            rate = _rate(done / (time.perf_counter() - begun), speaker)
            progress.update(task, advance=part.games, rate=rate)
            yield part


def _rate(a_second: float, speaker: Speaker) -> str:
    """Games a second; where that would be a small number, games a minute."""
    if a_second >= FEW:
        return speaker.say("simulate-rate", rate=round(a_second))
    return speaker.say("simulate-rate-slow", rate=round(a_second * 60, 1))


@contextmanager
def asked_to_stop() -> Iterator[list[int]]:
    """Interrupting asks to stop after the games under way, so that no sum is cut in two; a second time it stops."""
    asked: list[int] = []

    def ask(number: int, _frame: object) -> None:
        if asked:
            raise KeyboardInterrupt
        asked.append(number)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
