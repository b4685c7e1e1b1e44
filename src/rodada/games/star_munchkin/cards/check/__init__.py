"""Checks packs from outside: every fault with its card, its field and what would be right there, not only the first.

A pack is data and stays data. It may be hostile all the same, so its size and shape are judged before it is parsed,
and everything that is counted has a limit.
"""

from rodada.games.star_munchkin.cards.check.faults import Fault
from rodada.games.star_munchkin.cards.check.pack import Checked, checked
from rodada.games.star_munchkin.cards.check.shape import MOST_BYTES

__all__ = ["MOST_BYTES", "Checked", "Fault", "checked"]
