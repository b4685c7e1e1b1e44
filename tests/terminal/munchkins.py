"""Tables of Star Munchkin for the tests of the terminal: new ones, and positions."""

from __future__ import annotations

from typing import Any

from rodada.cli.terminal.host import Host
from rodada.engine.journal import Journal
from rodada.games import load
from terminal.playing import NAMES, deal

GAME = load("star-munchkin")


def table(sitters: str, language: str = "en", seed: int = 7, **options: object) -> Host:
    return deal(sitters, language, seed, GAME, **options)


def position(sitters: str, **placed: Any) -> Host:
    """A game that goes on from a position."""
    who = tuple(sitters.split(","))
    state = GAME.load({"seats": len(who), **placed})
    return Host(Journal(GAME, state, NAMES[: len(who)], GAME.options_data(state.options), 1), who)
