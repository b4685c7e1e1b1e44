"""Gunrunners so small that its whole tree can be walked: two agencies, one region, three cards each.

The rules are those of the book; only the table is smaller than any of section G-1. There is one region, without an
agent in training yet. Of each agency's fourteen cards three are in hand, and the rest is out of the game, as everybody
knows; nothing is left to draw or to deliver. So all that is hidden is which card lies where. In the larger size the
three differ, and to hide one well is worth more.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.reading import an_int
from rodada.engine.seats import RUNNING
from rodada.games.gunrunners.board import EMPTY
from rodada.games.gunrunners.deck import SABOTEUR
from rodada.games.gunrunners.frames import DELIVER
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.setup import lay_out
from rodada.games.gunrunners.state import GunrunnersState

SEATS: Final = 2
CRATES: Final = 6
HANDS: Final = ((1, 1, SABOTEUR), (1, 4, SABOTEUR))
"""By size: trees of some 2,500 and some 11,500 nodes."""


def miniature(size: int = 0) -> GunrunnersState:
    """The small table, before the first roll."""
    hand = HANDS[an_int(size, "size", 0, len(HANDS) - 1)]
    state = GunrunnersState.__new__(GunrunnersState)
    lay_out(state, SEATS, GunrunnersOptions())
    state.removed = state.supply + sum(state.crates) - CRATES
    state.supply = 0
    state.crates = [CRATES]
    state.trainee = [EMPTY]
    state.row = [()]
    state.exposed = [0]
    out = state.options.deck.copies()
    out.subtract(hand)
    state.gone = [tuple(sorted(out.elements()))] * SEATS
    state.pile = [()] * SEATS
    state.hand = [hand] * SEATS
    state.starter = state.active = 0
    state.stack = [(DELIVER, 0, 0)]
    state.to_act = RUNNING
    state.run()
    return state
