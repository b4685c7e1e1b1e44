"""The players by the name that a person types."""

from __future__ import annotations

from typing import Final

from rodada.engine.errors import Refused
from rodada.players.blind import RandomPlayer
from rodada.players.greedy import GreedyPlayer
from rodada.players.levels import LEVELS
from rodada.players.player import Factory

_ROSTER: Final[dict[str, Factory]] = {**LEVELS, "random": RandomPlayer, "greedy": GreedyPlayer}


def names() -> list[str]:
    """The players: the levels, weakest first, then the two plain ones."""
    return list(_ROSTER)


def find(name: str) -> Factory:
    """What makes players of that name: `find("greedy")(game)`."""
    if name not in _ROSTER:
        raise Refused("no-such-player", given=name, players=", ".join(_ROSTER))
    return _ROSTER[name]
