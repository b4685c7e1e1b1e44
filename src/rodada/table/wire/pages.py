"""What is fetched as a page: the start, and a game looked at again."""

from __future__ import annotations

from typing import Any

import msgspec

from rodada.table.wire.tables import TableInfo
from rodada.table.wire.texts import Tree


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game or a table: its schema; words by key `setup-<name>` and its `.about`."""

    name: str
    schema: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]


class StartInfo(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/start`: what the start page shows."""

    games: list[GameInfo]
    open: list[TableInfo]
    mine: list[TableInfo]
    name: str = ""
    version: str = ""
    addresses: list[str] = []


class MomentTold(msgspec.Struct, frozen=True):
    """Each seat's chance to win as a turn of `seat` began, with all cards known; turn 0 is how it ended."""

    turn: int
    seat: int
    chances: list[float]


class SlipTold(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost its seat something: what was asked, played, and better, with the chances to win after each,
    judged from what the seat could know then."""

    seat: int
    turn: int
    prompt: Tree
    played: Tree
    better: Tree
    played_wins: float
    better_wins: float


class AnalysisTold(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/tables/CODE/analysis`: a finished game looked at again; `POST` has it begun.

    `state` is `none`, `waiting`, `working` (the `look` of 3 under way has done so many of so many), `done` or `failed`.
    `judged` counts each seat's decisions; `slips` are the costliest three of each seat at most, the worst first.
    """

    state: str
    look: int = 0
    done: int = 0
    of: int = 0
    simulations: int = 0
    judged: list[int] = []
    moments: list[MomentTold] = []
    slips: list[SlipTold] = []
