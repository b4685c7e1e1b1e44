"""Five levels of strength, the same five in every game that judges its actions: each beats the one below.

Each may have a temperament: `level4-vindictive`. Levels 1 to 4 are exact: the same view and luck give the same move on
every machine, after a pause too; so level 4 keeps no tree. Level 5 thinks by the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rodada.engine.contract import Game
from rodada.players.greedy import GreedyPlayer
from rodada.players.player import Factory, Player
from rodada.players.search import Budget, Guide, SearchPlayer
from rodada.players.tempers import TEMPERS
from rodada.players.wavering import WaveringPlayer

OFTEN: Final = 65
SOMETIMES: Final = 25
"""Slips in a hundred decisions."""
GLANCE: Final = 150
"""Simulations of level 4 where the game does not say what a `glance` is: less than a tenth of a second on a usual
machine. The least of level 5."""
THOUGHT: Final = 1.0
"""Seconds of level 5."""


def glancing(game: Game[Any], temper: str = "") -> Player:
    """Level 4: a few simulations, and hasty ones."""
    budget = Budget(simulations=getattr(game, "glance", GLANCE))
    return SearchPlayer(game, budget, reuse=False, guide=Guide(game, hasty=True), temper=temper)


_MADE: Final[dict[str, tuple[Callable[..., Player], dict[str, Any]]]] = {
    "level1": (WaveringPlayer, {"slips": OFTEN}),
    "level2": (WaveringPlayer, {"slips": SOMETIMES}),
    "level3": (GreedyPlayer, {}),
    "level4": (glancing, {}),
    "level5": (SearchPlayer, {"budget": Budget(seconds=THOUGHT, least=GLANCE), "far": True}),
}
LEVELS: Final[dict[str, Factory]] = {name: partial(make, **settings) for name, (make, settings) in _MADE.items()}
TEMPERED: Final[dict[str, Factory]] = {
    f"{name}-{temper}": partial(make, **settings, temper=temper)
    for name, (make, settings) in _MADE.items()
    for temper in TEMPERS
}
