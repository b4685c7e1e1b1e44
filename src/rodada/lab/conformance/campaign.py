"""Campaigns: the checks of the kit on as many games, positions and cases as wanted, in as many processes.

What is checked depends on the seed and the number of each piece alone, so a finding can be made again by its number.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final

import msgspec

from rodada import games
from rodada.lab.conformance.doors import CASES_PER_GAME, Doors
from rodada.lab.conformance.finding import Broken, Finding, found
from rodada.lab.conformance.meetings import check_meetings, has_meetings, pairs_of
from rodada.lab.conformance.plays import check_game
from rodada.lab.conformance.processes import check_processes
from rodada.lab.conformance.records import check_record
from rodada.lab.conformance.secrets import Secrets
from rodada.lab.conformance.twins import check_twin, has_twin

WHAT: Final = ("plays", "secrets", "records", "doors", "processes", "meetings", "twin")
POSITIONS_PER_GAME: Final = 20
GAMES_PER_PROCESS: Final = 25
PAIRS_PER_PIECE: Final = 20
GAMES_WITH_TWIN: Final = 20


def checks_of(game: str) -> list[str]:
    """What can be checked of a game: only cards that act on each other meet, and not every game has a fast twin."""
    loaded = games.load(game)
    without = {"meetings": not has_meetings(loaded), "twin": not has_twin(loaded)}
    return [what for what in WHAT if not without.get(what, False)]


def all_pairs(game: str) -> int:
    """How many pairs of cards can meet."""
    return len(pairs_of(games.load(game), 0))


class Piece(msgspec.Struct, frozen=True):
    """A part of a campaign that one process checks at a time."""

    what: str
    game: str
    seed: int
    number: int


class Survived(msgspec.Struct):
    """What a piece, or all of them, went through: how much of what was asked for, decisions on the way, findings."""

    what: str
    done: int = 0
    decisions: int = 0
    findings: list[Finding] = msgspec.field(default_factory=list)
    notes: Counter[str] = msgspec.field(default_factory=Counter)

    def merge(self, other: Survived) -> None:
        self.done += other.done
        self.decisions += other.decisions
        self.findings += other.findings
        self.notes += other.notes


def campaign(what: str, game: str, wanted: int, seed: int, jobs: int) -> Iterator[Survived]:
    """Check until so many games, positions or cases are done; gives each piece as it comes."""
    with _processes(jobs) as each:
        done = number = 0
        while done < wanted:
            pieces = -(-(wanted - done) // _SIZES[what])
            for part in each([Piece(what, game, seed, number + i) for i in range(pieces)]):
                done += part.done
                yield part
            number += pieces


def check(piece: Piece) -> Survived:
    """One piece; what is broken in it ends it and is its finding."""
    survived = Survived(piece.what)
    try:
        _CHECKS[piece.what](piece, survived)
    except Broken as broken:
        survived.findings.append(found(games.load(piece.game), piece.what, broken, piece.seed, piece.number))
    survived.done = max(survived.done, 1)
    return survived


def _plays(piece: Piece, survived: Survived) -> None:
    survived.decisions = check_game(games.load(piece.game), piece.seed, piece.number)


def _secrets(piece: Piece, survived: Survived) -> None:
    secrets = Secrets(games.load(piece.game), piece.seed, piece.number)
    survived.done = secrets.check(POSITIONS_PER_GAME)
    survived.notes.update(secrets.notes)


def _records(piece: Piece, survived: Survived) -> None:
    survived.decisions = check_record(games.load(piece.game), piece.seed, piece.number)


def _doors(piece: Piece, survived: Survived) -> None:
    doors = Doors(games.load(piece.game), piece.seed, piece.number)
    survived.done = doors.check(CASES_PER_GAME)
    survived.notes.update(doors.outcomes)


def _processes_agree(piece: Piece, survived: Survived) -> None:
    survived.done = check_processes(piece.game, piece.seed, piece.number * GAMES_PER_PROCESS, GAMES_PER_PROCESS)


def _cards_meet(piece: Piece, survived: Survived) -> None:
    first = piece.number * PAIRS_PER_PIECE
    survived.done, survived.decisions = check_meetings(games.load(piece.game), piece.seed, first, PAIRS_PER_PIECE)


def _twin_plays_the_same(piece: Piece, survived: Survived) -> None:
    first = piece.number * GAMES_WITH_TWIN
    for number in range(first, first + GAMES_WITH_TWIN):
        survived.decisions += check_twin(games.load(piece.game), piece.seed, number)
        survived.done += 1


_CHECKS: Final[dict[str, Callable[[Piece, Survived], None]]] = {
    "plays": _plays,
    "secrets": _secrets,
    "records": _records,
    "doors": _doors,
    "processes": _processes_agree,
    "meetings": _cards_meet,
    "twin": _twin_plays_the_same,
}
_SIZES: Final = {
    "plays": 1,
    "secrets": POSITIONS_PER_GAME,
    "records": 1,
    "doors": CASES_PER_GAME,
    "processes": GAMES_PER_PROCESS,
    "meetings": PAIRS_PER_PIECE,
    "twin": GAMES_WITH_TWIN,
}


@contextmanager
def _processes(jobs: int) -> Iterator[Callable[[list[Piece]], Iterator[Survived]]]:
    """Something that checks pieces, in this process or in several."""
    if jobs <= 1:
        yield lambda pieces: map(check, pieces)
        return
    with get_context("spawn").Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        yield lambda pieces: pool.imap(check, pieces, chunksize=4)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
