"""Help and trade: what an offer is worth to either side, whom to ask, for how much, and what to answer (M-5.9, M-6.7).

Both sides judge from what lies on the table, so a fighter can tell what a helper would take.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rodada.engine.actions import action, argument_of, verb_of
from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import HELP
from rodada.games.star_munchkin.helping import may_be_helped, may_help
from rodada.games.star_munchkin.judgement.fight import lead, likely, rout, spoils
from rodada.games.star_munchkin.judgement.imagining import as_if
from rodada.games.star_munchkin.judgement.mind import Gains, Mind
from rodada.games.star_munchkin.offers import BY, KIND, TERMS, TO, find_offer
from rodada.games.star_munchkin.verbs import ACCEPT, CANCEL, COUNTER, GIVE, ORDER, REFUSE, SEND, TREASURES, WANT

WILLING: Final = 0.1
"""What help must be worth to whoever gives it."""
PRICES: Final = {"honest": 0.0, "greedy": 0.5}
"""The same, for those who help for nothing and those who do it for much."""
SWEETER: Final = 0.2
"""How much more is offered after each refusal."""
FAIR: Final = 0.15
"""What a trade must be worth."""
DOUBT: Final = 0.85
"""A promise of help is not yet a helper."""
FIRST: Final = 1.0
"""The next step of an offer in the making."""
HELPER_FIRST: Final = 1


class Deal(NamedTuple):
    """Help by a seat for so many treasures, and what it is worth to the fighter and to the helper."""

    helper: int
    treasures: int
    ours: float
    theirs: float


def deal(mind: Mind, helper: int, treasures: int, terms: tuple[int, ...] = ()) -> Deal:
    """Against what is to be expected without: the fighter runs alone."""
    board = mind.board
    alone = rout(mind)
    with as_if(board, {"helper": helper, "bargain": [treasures, 0, *terms]}):
        if lead(board) <= 0:
            return Deal(helper, treasures, -1.0, -1.0)
        chance = likely(board)
        won, lost = spoils(mind), rout(mind)
    gains = [chance * w + (1 - chance) * i - a for w, i, a in zip(won, lost, alone, strict=True)]
    return Deal(helper, treasures, _worth(mind, board.fighter, gains), _worth(mind, helper, gains))


def _worth(mind: Mind, seat: int, gains: Gains) -> float:
    weights = mind.weights_of(seat)
    return sum([gain * weight for gain, weight in zip(gains, weights, strict=True)])


def best_deal(mind: Mind, helper: int) -> Deal | None:
    """The cheapest help that this seat can be expected to give, if the fighter gains by it; who is honest shares."""
    board = mind.board
    willing = (_price(mind) if helper == mind.me else WILLING) + SWEETER * _refused(mind)
    total = strength.treasures(board)
    fair = total // 2 if mind.temper == "honest" and mind.me == board.fighter else 0
    for treasures in range(fair, total + 1):
        found = deal(mind, helper, treasures)
        if found.theirs >= willing:
            return found if found.ours > 0 else None
        if found.ours <= 0:
            return None
    return None


def _price(mind: Mind) -> float:
    return PRICES.get(mind.temper, WILLING)


def _refused(mind: Mind) -> int:
    """Offers of the fighter that came to nothing in this combat: the one in the making has been counted already."""
    board = mind.board
    return board.offers_made[board.fighter] - (board.drafter == board.fighter)


def ask(mind: Mind, helper: int) -> float:
    """What it is worth to ask a seat for help, compared with running."""
    if lead(mind.board) > 0:
        return -1.0
    found = best_deal(mind, helper)
    return DOUBT * found.ours if found else -1.0


# --- an offer in the making ---


def compose(mind: Mind, actions: list[int]) -> dict[int, float]:
    """The next step: treasures, who picks first, and off it goes; or nothing comes of it."""
    board = mind.board
    frame = board.stack[-1]
    chosen = _next_step(mind, frame[1], frame[4]) if frame[3] == HELP else _next_of_trade(mind, frame[4])
    return {act: FIRST if act == chosen else 0.0 for act in actions}


def _next_step(mind: Mind, by: int, to: int) -> int:
    board = mind.board
    verbs = [verb_of(term) for term in board.draft]
    if TREASURES in verbs:
        asks_first = by != board.fighter and ORDER not in verbs
        return action(ORDER, HELPER_FIRST) if asks_first else action(SEND)
    found = best_deal(mind, to if by == board.fighter else by) if may_be_helped(board) else None
    if found is None:
        return action(CANCEL)
    return action(TREASURES, found.treasures) if found.treasures else action(SEND)


# --- a trade ---


class Swap(NamedTuple):
    """An item for an item, and what it is worth to this seat."""

    worth: float
    mine: int
    theirs: int


def best_swap(mind: Mind, other: int) -> Swap | None:
    """Of what lies idle before both, the swap that both gain by and this seat most."""
    board, me = mind.board, mind.me
    best: Swap | None = None
    for mine in _idle(mind, me):
        for theirs in _idle(mind, other):
            gains = _swapped(mind, other, mine, theirs)
            found = Swap(mind.value(gains) - FAIR, mine, theirs)
            agreeable = found.worth > 0 and _worth(mind, other, gains) > FAIR
            if agreeable and (best is None or found > best):
                best = found
    return best if me == board.active else None


def _idle(mind: Mind, seat: int) -> list[int]:
    board = mind.board
    return [card for card in board.of_kind(seat, "item") if card not in board.in_use[seat]]


def _swapped(mind: Mind, other: int, mine: int, theirs: int) -> Gains:
    gains = mind.no_gains()
    gains[mind.me] = mind.item_for(mind.me, theirs) - mind.in_play(mind.me, mine)
    gains[other] = mind.item_for(other, mine) - mind.in_play(other, theirs)
    return gains


def propose(mind: Mind, other: int) -> float:
    """What it is worth to offer a trade: one a turn, so that nobody is pestered."""
    if mind.board.offers_made[mind.me]:
        return -1.0
    found = best_swap(mind, other)
    return found.worth if found else -1.0


def _next_of_trade(mind: Mind, other: int) -> int:
    found = best_swap(mind, other)
    if found is None:
        return action(CANCEL)
    for step in (action(GIVE, found.mine), action(WANT, found.theirs)):
        if step not in mind.board.draft:
            return step
    return action(SEND)


# --- an offer to be answered ---


def answer(mind: Mind, actions: list[int]) -> dict[int, float]:
    """Accept what is worth it; else ask for what would be, if the other side can be expected to take that."""
    board = mind.board
    offer = find_offer(board, board.stack[-1][3])
    values = {action(REFUSE): 0.0}
    if offer is None:
        return values
    if offer[KIND] != HELP:
        values[action(ACCEPT)] = trade(mind, offer[BY], offer[TO], offer[TERMS:]) - FAIR
        values[action(COUNTER)] = -1.0
        return values
    helper = offer[TO] if offer[BY] == board.fighter else offer[BY]
    offered = deal(mind, helper, _treasures(offer[TERMS:]), _items(offer[TERMS:]))
    worth = offered.theirs if helper == mind.me else offered.ours
    least = _price(mind) if helper == mind.me else WILLING
    values[action(ACCEPT)] = worth - (WILLING / 2 if least == WILLING else least)
    values[action(COUNTER)] = _counter(mind, helper) if helper == mind.me and worth < least else -1.0
    return values


def _treasures(terms: tuple[int, ...]) -> int:
    return next((argument_of(term) for term in terms if verb_of(term) == TREASURES), 0)


def _items(terms: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(term for term in terms if verb_of(term) not in (TREASURES, ORDER))


def _counter(mind: Mind, helper: int) -> float:
    if not may_be_helped(mind.board) or not may_help(mind.board, helper):
        return -1.0
    found = best_deal(mind, helper)
    return found.theirs if found else -1.0


def trade(mind: Mind, by: int, to: int, terms: tuple[int, ...]) -> float:
    """What items that change hands are worth to this seat."""
    gains = mind.no_gains()
    for term in terms:
        giver, taker = (by, to) if verb_of(term) == GIVE else (to, by)
        card = argument_of(term)
        gains[giver] -= mind.in_play(giver, card)
        gains[taker] += mind.item_for(taker, card)
    return mind.value(gains)
