"""The players by the name that a person types: those that come with Rodada, and classes of one's own."""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rodada.engine.contract import Game
from rodada.engine.errors import BadData, Refused
from rodada.players.blind import RandomPlayer
from rodada.players.greedy import GreedyPlayer
from rodada.players.levels import LEVELS, TEMPERED
from rodada.players.player import Factory, Player
from rodada.players.search import Budget, SearchPlayer

_ROSTER: Final[dict[str, Factory]] = {
    **LEVELS,
    **TEMPERED,
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}

SEARCH: Final = "search"
NETWORK: Final = "network"
MOST_SIMULATIONS: Final = 10_000_000


def names() -> list[str]:
    """The players: the levels, weakest first, then with each temperament, then the two plain ones."""
    return list(_ROSTER)


def plain_names() -> list[str]:
    """Those without a temperament, for whoever lists them: the levels take one behind a hyphen."""
    return [name for name in _ROSTER if name not in TEMPERED]


def forms() -> list[str]:
    """The same, and how those are written that take a number."""
    return [*plain_names(), f"{SEARCH}:N", f"{NETWORK}:FILE:N"]


def find(name: str) -> Factory:
    """What makes players of that name: `find("greedy")(game)`."""
    if name not in _ROSTER:
        raise Refused("no-such-player", given=name, players=", ".join(_ROSTER))
    return _ROSTER[name]


def find_own(name: str) -> Factory:
    """The same, `search:200` for a search of 200 simulations, `network:FILE:200` for one that the network of a file
    guides, or `module:Class` for a player of one's own, looked for where Python looks and in this folder.

    For whoever types the name at this machine: it runs what it finds. What comes over a network goes to `find`.
    """
    if ":" not in name:
        return find(name)
    module, _, attribute = name.partition(":")
    if module == SEARCH:
        return partial(SearchPlayer, budget=Budget(_simulations(name, attribute)), reuse=False)
    if module == NETWORK:
        return partial(_guided, name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        made: Factory = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refused("no-own-player", given=name, reason=str(error)) from error
    return made


def _guided(name: str, game: Game[Any]) -> Player:
    """Imported here: only a network needs NumPy."""
    from rodada.players.network import guided, read

    file, _, given = name.partition(":")[2].rpartition(":")
    budget = Budget(_simulations(name, given))
    return SearchPlayer(game, budget, reuse=False, guide=guided(game, read(Path(file))))


def _simulations(name: str, given: str) -> int:
    number = int(given) if given.isascii() and given.isdecimal() and len(given) <= len(str(MOST_SIMULATIONS)) else 0
    if not 1 <= number <= MOST_SIMULATIONS:
        raise BadData(name[:40], "no-such-search", most=MOST_SIMULATIONS)
    return number
