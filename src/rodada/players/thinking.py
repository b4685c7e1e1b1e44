"""A decision as plain data that a process of its own can work on: what the seat may know, and nothing else."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from rodada.engine.chance import Seeded
from rodada.engine.contract import Game, State, View
from rodada.engine.errors import Refused
from rodada.engine.fields import Field, Shape
from rodada.games import load
from rodada.players.player import Player
from rodada.players.roster import find

SETTINGS_KEPT: Final = 16
"""So many games with their options a process remembers."""


class Thinking(NamedTuple):
    """What is asked: a view, field by field, the legal actions, and luck of its own.

    Bots have a perfect memory; somebody else may only be meant to see what lies on the table.
    """

    game: str
    seats: int
    options: str
    """As JSON."""
    kind: str
    viewer: int
    table: tuple[Any, ...]
    actions: tuple[int, ...]
    luck: int
    recall: bool = True
    grudges: tuple[float, ...] = ()


def thinking(
    game: Game[Any],
    options: dict[str, Any],
    state: State,
    seat: int,
    kind: str,
    luck: str,
    recall: bool = True,
    grudges: tuple[float, ...] = (),
) -> Thinking:
    """The decision of `seat`, which is on the move in `state`."""
    actions = tuple(state.actions(seat))
    table: tuple[Any, ...] = ()
    if len(actions) > 1:
        seen = state.view(seat, recall).table
        table = tuple(getattr(seen, field.name) for field in seen.FIELDS)
    text = msgspec.json.encode(options, order="deterministic").decode()
    number = int.from_bytes(hashlib.sha256(luck.encode()).digest(), "big")
    return Thinking(game.name, state.seats, text, kind, seat, table, actions, number, recall, grudges)


def think(asked: Thinking) -> list[int]:
    """What the bot plays: what a worker process runs."""
    if len(asked.actions) == 1:
        return list(asked.actions)
    game = load(asked.game)
    view = view_of(asked)
    player = _player(asked.game, asked.kind)
    return [player.choose(view, asked.actions, game.sampler(view), Seeded(asked.luck))]


@lru_cache(SETTINGS_KEPT)
def _laid_out(game: str, seats: int, options: str) -> State:
    """A table with these options, for the static tables that follow from them."""
    loaded = load(game)
    state: State = loaded.start(seats, loaded.options(msgspec.json.decode(options)))
    return state


@lru_cache(SETTINGS_KEPT)
def _player(game: str, kind: str) -> Player:
    return find(kind)(load(game))


def view_from(game: str, seats: int, options: dict[str, Any], viewer: int, data: dict[str, Any]) -> View[Any]:
    """A view with perfect memory from its fields as plain JSON; refused where they are not those of this game."""
    text = msgspec.json.encode(options, order="deterministic").decode()
    like = _laid_out(game, seats, text)
    try:
        table = tuple(_read(field, data[field.name], getattr(like, field.name)) for field in like.FIELDS)
    except (KeyError, TypeError) as error:
        raise Refused("view-unreadable") from error
    view = view_of(Thinking(game, seats, text, "", viewer, table, (), 0))
    if msgspec.json.encode(view.table.data()) != msgspec.json.encode(data):
        raise Refused("view-unreadable")
    return view


def _read(field: Field, value: Any, fixed: Any) -> Any:
    if field.shape == Shape.FIXED:
        return fixed
    return [tuple(part) for part in value] if field.shape == Shape.TUPLES else value


def view_of(asked: Thinking) -> View[Any]:
    """The view of whoever is asked."""
    like = _laid_out(asked.game, asked.seats, asked.options)
    table = like.__class__.__new__(like.__class__)
    for field, value in zip(like.FIELDS, asked.table, strict=True):
        setattr(table, field.name, value)
    for name in like.SHARED:
        setattr(table, name, getattr(like, name))
    table.events = []
    table.offered = None
    view = View(asked.viewer, asked.recall, table)
    view.grudges = asked.grudges
    return view
