"""Every kind of moment in which a seat decides: which of its actions matter then, and in what order."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import PASS, action, argument_of, verb_of
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import NOBODY
from rodada.games.star_munchkin.effects.triggers import due
from rodada.games.star_munchkin.judgement import arming, bargains, choices, plays, selling
from rodada.games.star_munchkin.judgement.fight import chased, encounter, flight, undecided
from rodada.games.star_munchkin.judgement.mind import Mind
from rodada.games.star_munchkin.judgement.plays import UNUSED
from rodada.games.star_munchkin.judgement.prices import DRAWN
from rodada.games.star_munchkin.turn import loot_deck
from rodada.games.star_munchkin.verbs import (
    ASK,
    CARRY,
    CHOOSE_SEAT,
    DROP,
    EQUIP,
    FIGHT,
    LOOT,
    NO,
    PLAY,
    RUN_FROM,
    SACRIFICE,
    SELL,
    SOLD,
    TRADE,
    TROUBLE,
    UNEQUIP,
    USE,
    YES,
)

Values = dict[int, float]

IDLE: Final = frozenset((frames.SHOWN, frames.OPENED, frames.AGREED, frames.PLAYED))
"""Windows in which it is always too early."""
FIRST: Final = 100.0
"""What is worth doing at all in a turn is done before the door is opened."""
WORST_FIRST: Final = 0.001
"""Of several monsters one flees first from the one that could end it all."""
SLIGHT: Final = 0.01
"""Differences that only break ties."""


def indifferent(_mind: Mind, actions: list[int]) -> Values:
    return dict.fromkeys(actions, 0.0)


def _of_verbs(actions: list[int], *verbs: int) -> list[int]:
    return [act for act in actions if verb_of(act) in verbs]


# --- the turn ---


def in_turn(mind: Mind, actions: list[int]) -> Values:
    """First what makes one stronger or others weaker, then on with the turn."""
    return {act: _in_turn(mind, act) for act in actions}


def _in_turn(mind: Mind, act: int) -> float:
    verb, argument = verb_of(act), argument_of(act)
    if verb == TROUBLE:
        return encounter(mind, argument) - mind.kept(argument)
    if verb == LOOT:
        return DRAWN["treasure" if loot_deck(mind.board) else "door"]
    worth = _prepared(mind, act, verb, argument)
    return FIRST + worth if worth > 0 else worth


def _prepared(mind: Mind, act: int, verb: int, argument: int) -> float:
    if verb in (PLAY, USE):
        return plays.in_turn(mind, act)
    if verb == EQUIP:
        return arming.equip(mind, argument) + SLIGHT
    if verb == CARRY:
        return arming.equip(mind, argument)
    if verb == UNEQUIP:
        return arming.unequip(mind, argument)
    if verb == DROP:
        return plays.exchanged(mind, argument)
    if verb == SELL:
        return selling.sell(mind, argument)
    return bargains.propose(mind, argument) if verb == TRADE else 0.0


def in_sale(mind: Mind, actions: list[int]) -> Values:
    return {
        act: selling.sold(mind) if verb_of(act) == SOLD else selling.go_on(mind, argument_of(act)) for act in actions
    }


# --- a combat ---


def in_combat(mind: Mind, actions: list[int]) -> Values:
    """The fighter: to win by oneself, to win with help, or to let it end as it stands."""
    values: Values = {action(FIGHT): 0.0}
    values.update(plays.into_combat(mind, _of_verbs(actions, PLAY, USE)))
    for act in _of_verbs(actions, ASK):
        values[act] = bargains.ask(mind, argument_of(act))
    return values


def in_window(mind: Mind, actions: list[int]) -> Values:
    """Others answer when something is about to take effect, and not before."""
    board = mind.board
    kind = board.stack[-1][3]
    answers = _of_verbs(actions, PLAY, USE)
    values: Values = {PASS: 0.0}
    if kind == frames.DECIDED:
        if mind.me != board.fighter and undecided(board):
            values.update(plays.into_combat(mind, answers))
    elif kind == frames.WINNING:
        for act in answers:
            card, _ = plays.parts_of(act)
            harmful = mind.row(card).kind in ("trap", "level", "oneshot")
            values[act] = plays.in_turn(mind, act) if harmful else UNUSED
    else:
        for act in answers:
            values[act] = plays.answered(mind, act)
    return values


def in_flight(mind: Mind, actions: list[int]) -> Values:
    """To run, to give up a sidekick, or to be gone (M-7)."""
    frame = mind.board.stack[-1]
    values: Values = {}
    loss = -mind.value(flight(mind, mind.me, list(frame[4:])))
    for act in actions:
        verb, argument = verb_of(act), argument_of(act)
        if verb == RUN_FROM:
            values[act] = -WORST_FIRST * mind.value(chased(mind, mind.me, argument))
        elif verb == SACRIFICE:
            values[act] = _without_sidekick(mind, frame, argument)
        elif verb in (PLAY, USE):
            values[act] = plays.answered(mind, act) if loss > 0 else UNUSED
        elif verb in (YES, NO):
            values[act] = mind.weights[mind.board.helper] if verb == YES and mind.board.helper != NOBODY else 0.0
    return values


def _without_sidekick(mind: Mind, frame: tuple[int, ...], sidekick: int) -> float:
    """What running may cost, which `flight` counts as no more than the sidekick."""
    total = sum(mind.value(chased(mind, mind.me, monster)) for monster in set(frame[4:]))
    return -total - mind.in_play(mind.me, sidekick)


# --- small decisions ---


def charity(mind: Mind, actions: list[int]) -> Values:
    if verb_of(actions[0]) == CHOOSE_SEAT:
        return {act: choices.to_seat(mind, argument_of(act)) for act in actions}
    return {act: choices.give(mind, argument_of(act)) for act in actions}


def triggered(mind: Mind, actions: list[int]) -> Values:
    source, trigger = due(mind.board, mind.board.stack[-1])
    return {action(YES): choices.triggered(mind, source, trigger.do), action(NO): 0.0}


def instead(mind: Mind, actions: list[int]) -> Values:
    return {action(YES): choices.instead(mind), action(NO): 0.0}
