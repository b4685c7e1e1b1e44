"""Choices among cards, seats and lists: to keep the best, to lose the least, to meet the right one."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import argument_of
from rodada.games.star_munchkin.board import NOBODY
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.effects import asking
from rodada.games.star_munchkin.effects.insteads import offers_of
from rodada.games.star_munchkin.effects.progress import Ops, ops_of
from rodada.games.star_munchkin.frames import ABILITY
from rodada.games.star_munchkin.judgement.fight import encounter
from rodada.games.star_munchkin.judgement.foresight import foreseen
from rodada.games.star_munchkin.judgement.mind import Mind
from rodada.games.star_munchkin.judgement.plays import CARD, at_target, price, reactions, turned_on, worth_of
from rodada.games.star_munchkin.judgement.prices import LEVEL
from rodada.games.star_munchkin.judgement.warfare import summoned
from rodada.games.star_munchkin.pushes import INSTEADS

SHARED: Final = ("gain_levels", "draw", "sift", "take_discard", "remove_trap")
"""Operations that do good to whom they fall on."""

LOSES: Final = (asking.HAND_CARD, asking.VALUABLE, asking.WORN, asking.MINE, asking.ROLE)
GAINS: Final = (asking.DISCARDED, asking.SIFTED)


def choose(mind: Mind, act: int) -> float:
    """One answer of a CHOOSE frame."""
    frame, argument = mind.board.stack[-1], argument_of(act)
    what = frame[3]
    if what == asking.TARGET:
        return _target(mind, act)
    if what in LOSES:
        return -worth_of(mind, argument)
    if what in GAINS:
        return mind.kept(argument)
    if what == asking.MONSTER:
        return summoned(mind, argument) if mind.board.fighter != NOBODY else 0.0
    if what == asking.VICTIM:
        return turned_on(mind, argument)
    if what == asking.LASTING:
        return -mind.prices.power[argument] - mind.prices.charm[argument]
    return _of_operation(mind, what, argument)


def _target(mind: Mind, act: int) -> float:
    """At what to aim; the card or ability lies right below."""
    below = mind.board.stack[-2]
    return at_target(mind, below[3], below[4] if below[0] == ABILITY else CARD, act)


def _of_operation(mind: Mind, what: int, argument: int) -> float:
    """Choices that depend on the operation that asks."""
    at = ops_of(mind.board.stack[-2])
    operation = mind.board.cards.lists[at.ops][at.place]
    if what == asking.OPTION:
        list_id = operation.options[argument]
        gains = foreseen(mind, list_id, at.you, at.source, at.target, at.player, at.die)
        return mind.value(gains) + reactions(mind, list_id)
    if what in (asking.ITEM, asking.THEIRS):
        return _item(mind, at, operation, argument, mind.board.stack[-1])
    if what == asking.SUBJECT:
        return mind.weights[argument] * (1.0 if operation.op in SHARED else -1.0)
    if what == asking.PARTNER and operation.op == "swap_hands":
        return len(mind.board.hand[argument])
    return mind.weights[argument] * (-1.0 if what == asking.PARTNER else 1.0)


def _item(mind: Mind, at: Ops, operation: Operation, card: int, frame: tuple[int, ...]) -> float:
    """To lose one's own item, or to pick somebody else's, perhaps for oneself."""
    owner = mind.board.owner_of(card)
    if owner == mind.me:
        return -mind.in_play(mind.me, card)
    gain = mind.item_for(mind.me, card) if operation.to == "you" or operation.op == "swap_item" else 0.0
    return gain - mind.weights[owner] * mind.in_play(owner, card)


# --- costs, shares, bodies, charity ---


def pay(mind: Mind, card: int) -> float:
    return -worth_of(mind, card)


def take(mind: Mind, card: int) -> float:
    return mind.kept(card)


def give(mind: Mind, card: int) -> float:
    """The least of the hand (M-3.3): the excess is worth its full price, for it is gone."""
    return -mind.kept(card)


def to_seat(mind: Mind, seat: int) -> float:
    """Who gets it."""
    return mind.weights[seat]


# --- yes or no ---


def triggered(mind: Mind, source: int, list_id: int) -> float:
    frame = mind.board.stack[-1]
    return mind.value(foreseen(mind, list_id, frame[1], source, frame[4]))


def instead(mind: Mind) -> float:
    """What may happen instead, less its price, compared with what would happen."""
    frame = mind.board.stack[-1]
    source, _, entry = offers_of(mind.board, frame)[frame[5]]
    worth = mind.value(foreseen(mind, entry.do, mind.me, source)) - price(mind, entry.cost, source)
    word = INSTEADS[frame[3]]
    if word == "fight":
        return worth - encounter(mind, source)
    return worth + LEVEL if word == "lose_levels" else worth
