"""Bargaining for help: what would come of an offer, and the common offers ready to be made at one touch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.cards.telling.trees import Tree
from rodada.games.star_munchkin.presenting import naming
from rodada.games.star_munchkin.presenting.answers import Answers
from rodada.games.star_munchkin.presenting.fighting import share_of
from rodada.games.star_munchkin.presenting.planning import deal
from rodada.games.star_munchkin.presenting.wording import both
from rodada.games.star_munchkin.reward import FIGHTER_FIRST, HELPER_FIRST
from rodada.games.star_munchkin.state import StarMunchkinState

_ORDERS: Final = (FIGHTER_FIRST, HELPER_FIRST)


def words(table: StarMunchkinState, helper: int, terms: Iterable[int]) -> dict[str, Tree]:
    """What would come of it: the sums with that helper, and who gets how many treasures."""
    side, theirs, wins = strength.sums_if(table, helper)
    mine, hers = share_of(table, terms)
    return {"side": side, "theirs": theirs, "wins": int(wins), "all": mine + hers, "mine": mine, "hers": hers}


def common(answers: Answers, helper: int) -> None:
    """One treasure for the helper, half of them, or all, and who picks first: each proposed at once."""
    table = answers.table
    side, theirs, wins = strength.sums_if(table, helper)
    there = strength.treasures(table)
    for hers in sorted({n for n in (1, there // 2, there) if 0 < n <= there}):
        for order in _ORDERS if hers < there else (FIGHTER_FIRST,):
            said = both(
                "deal" if hers < there else "deal-all",
                hers=hers,
                mine=there - hers,
                order=order,
                fighter=naming.player(table.fighter),
                helper=naming.player(helper),
                side=side,
                theirs=theirs,
                wins=int(wins),
            )
            answers.offer(said, deal(hers, order))
