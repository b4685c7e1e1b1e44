"""The combat of a scene: both sides with every term, what is at stake, what was agreed; and the deals on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, argument_of, verb_of
from rodada.engine.piles import Cards
from rodada.games.star_munchkin import combat as steps
from rodada.games.star_munchkin import frames, strength, verbs
from rodada.games.star_munchkin.board import HELP, NOBODY, Board
from rodada.games.star_munchkin.cards.telling.trees import Tree
from rodada.games.star_munchkin.flight import fate
from rodada.games.star_munchkin.foes import copies, tags_of
from rodada.games.star_munchkin.offers import BY, KIND, NUMBER, TERMS, TO, Offer
from rodada.games.star_munchkin.presenting import naming
from rodada.games.star_munchkin.presenting.characters import chips
from rodada.games.star_munchkin.presenting.outlook import sums_with
from rodada.games.star_munchkin.presenting.scene import Bargain, Combat, Deal, Flee, Foe
from rodada.games.star_munchkin.state import StarMunchkinState

DECISIONS: Final = ("", "lost", "won")
OFFER_KINDS: Final = ("help", "trade")
_GIVE: Final = verbs.GIVE << ARGUMENT_BITS
_AGREED_TERMS: Final = 2
"""Where the terms begin in what was agreed, after treasures and order."""


def combat(table: StarMunchkinState) -> Combat | None:
    if table.fighter < 0 or not table.foes:
        return None
    wins = strength.wins(table)
    levels = strength.levels(table)
    return Combat(
        fighter=table.fighter,
        helper=table.helper,
        side=strength.side(table),
        monsters=strength.monsters(table),
        wins=wins,
        decided=DECISIONS[table.decided],
        announced=any(frame[0] == frames.COMBAT and frame[2] == steps.ANNOUNCED for frame in table.stack),
        wins_game=wins and table.level[table.fighter] + levels >= table.goal(),
        side_terms=chips(table, strength.side_terms(table)),
        monster_terms=chips(table, strength.monster_terms(table), of_monsters=True),
        foes=[_foe(table, foe) for foe in table.foes],
        lasting=list(table.spent),
        levels=levels,
        treasures=strength.treasures(table),
        bargain=agreed(table),
    )


def _foe(table: Board, foe: Cards) -> Foe:
    runners = [seat for seat in (table.fighter, table.helper) if seat != NOBODY]
    return Foe(
        card=foe[0],
        enhancers=list(foe[1:]),
        copies=copies(table, foe),
        strength=strength.foe_strength(table, foe),
        treasures=strength.foe_treasures(table, foe),
        tags=sorted(tags_of(table, foe)),
        flee=[
            Flee(seat=seat, bonus=strength.run_bonus(table, seat, foe), how=fate(table, seat, foe)) for seat in runners
        ],
    )


# --- bargains ---


def bargain(terms: Iterable[int], text: Tree) -> Bargain:
    """The terms of an offer, taken apart."""
    by_verb: dict[int, list[int]] = {}
    for term in terms:
        by_verb.setdefault(verb_of(term), []).append(argument_of(term))
    return Bargain(
        treasures=sum(by_verb.get(verbs.TREASURES, ())),
        order=sum(by_verb.get(verbs.ORDER, ())),
        gives=by_verb.get(verbs.GIVE, []),
        wants=by_verb.get(verbs.WANT, []),
        promises=by_verb.get(verbs.PROMISE, []),
        text=text,
    )


def _agreed_terms(table: Board) -> list[int]:
    """What was agreed, as if the fighter had written it."""
    terms = table.bargain[_AGREED_TERMS:]
    return [_GIVE | argument_of(term) if verb_of(term) == verbs.WANT else term for term in terms]


def agreed(table: Board) -> Bargain | None:
    """What helper and fighter have agreed, where there is a helper who came by an offer."""
    if table.helper == NOBODY or not table.bargain:
        return None
    terms = _agreed_terms(table)
    return bargain(terms, naming.terms(table.cards, HELP, table.fighter, table.helper, terms))


def share_of(table: Board, terms: Iterable[int]) -> tuple[int, int]:
    """How many treasures fighter and helper would get by these terms."""
    there = strength.treasures(table)
    hers = min(next((argument_of(term) for term in terms if verb_of(term) == verbs.TREASURES), 0), there)
    return there - hers, hers


def deals(table: StarMunchkinState) -> list[Deal]:
    """The offers on the table, oldest first; a counter-offer lies above the original."""
    return [_deal(table, offer) for offer in table.offers]


def _deal(table: StarMunchkinState, offer: Offer) -> Deal:
    of_help = offer[KIND] == HELP and table.fighter != NOBODY
    fighters, helpers = share_of(table, offer[TERMS:]) if of_help else (0, 0)
    helper = offer[TO] if offer[BY] == table.fighter else offer[BY]
    return Deal(
        number=offer[NUMBER],
        kind=OFFER_KINDS[offer[KIND]],
        by=offer[BY],
        to=offer[TO],
        terms=bargain(offer[TERMS:], naming.offer_terms(table.cards, offer)),
        sums=sums_with(table, helper) if of_help else None,
        fighters=fighters,
        helpers=helpers,
    )
