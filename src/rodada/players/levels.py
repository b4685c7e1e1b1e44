"""Five levels of strength, the same five in every game that judges its actions: each beats the one below.

Levels 1 to 4 are exact: the same view and luck give the same move on every machine, after a pause too; so level 4 keeps
no tree. Level 5 thinks by the clock.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from rodada.players.greedy import GreedyPlayer
from rodada.players.player import Factory
from rodada.players.search import Budget, SearchPlayer
from rodada.players.wavering import WaveringPlayer

OFTEN: Final = 65
SOMETIMES: Final = 25
"""Slips in a hundred decisions."""
GLANCE: Final = 150
"""Simulations of level 4: less than a tenth of a second on a usual machine."""
THOUGHT: Final = 1.0
"""Seconds of level 5."""

LEVELS: Final[dict[str, Factory]] = {
    "level1": partial(WaveringPlayer, slips=OFTEN),
    "level2": partial(WaveringPlayer, slips=SOMETIMES),
    "level3": GreedyPlayer,
    "level4": partial(SearchPlayer, budget=Budget(simulations=GLANCE), reuse=False),
    "level5": partial(SearchPlayer, budget=Budget(seconds=THOUGHT)),
}
