"""Section M-7: running away, monster by monster, and bad stuff."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, action, argument_of, verb_of
from rodada.engine.events import Event
from rodada.engine.piles import Cards
from rodada.games.star_munchkin import frames, strength
from rodada.games.star_munchkin.board import DEAD, NOBODY, Board
from rodada.games.star_munchkin.effects.leaving import drop
from rodada.games.star_munchkin.foes import foe_of, tags_of
from rodada.games.star_munchkin.fray import end_next_combat_traps
from rodada.games.star_munchkin.passives import foe_forbids, forbids, immune
from rodada.games.star_munchkin.playable import bits_at_decision, plays
from rodada.games.star_munchkin.plays import drop_card, play_card, use_ability
from rodada.games.star_munchkin.pushes import (
    TO_FLEE,
    at_step,
    push_bad_stuff,
    push_ops,
    push_roll,
    push_triggers,
    take_face,
)
from rodada.games.star_munchkin.verbs import DROP, NO, PLAY, RUN_FROM, SACRIFICE, YES

Frame = tuple[int, ...]

ESCAPES_AT: Final = 5
"""M-7.1: the least that escapes."""

ROLLS: Final = "rolls"
UNCHASED: Final = "unchased"
CAUGHT: Final = "caught"
"""How running from a monster is decided."""

CHOOSING: Final = 0
ROLLING: Final = 1
TAKING_ALONG: Final = 2
"""Steps of a FLIGHT frame; the last asks whether the helper escapes too (M-7.4)."""

_RUN_FROM: Final = RUN_FROM << ARGUMENT_BITS
_SACRIFICE: Final = SACRIFICE << ARGUMENT_BITS


def flight_step(board: Board, frame: Frame) -> None:
    runner, step, monster = frame[1], frame[2], frame[3]
    if step == ROLLING:
        _land(board, frame, runner, monster)
        return
    if step == TAKING_ALONG:
        board.to_act = runner
        return
    left = tuple(card for card in frame[4:] if _still_there(board, card))
    if board.alive[runner] == DEAD or not left:
        board.stack.pop()
    else:
        board.stack[-1] = (frames.FLIGHT, runner, CHOOSING, 0, *left)
        board.to_act = runner


def _still_there(board: Board, monster: int) -> bool:
    return any(foe[0] == monster for foe in board.foes)


def flight_choices(board: Board, frame: Frame) -> list[int]:
    if frame[2] == TAKING_ALONG:
        return [action(YES), action(NO)]
    runner = frame[1]
    found = plays(board, runner, bits_at_decision(board, frame, runner))
    found += [_RUN_FROM | card for card in set(frame[4:])]
    found += [_SACRIFICE | card for card in board.of_kind(runner, "sidekick")]
    found.sort()
    return found


def flight_decide(board: Board, frame: Frame, act: int) -> None:
    runner, verb, card = frame[1], verb_of(act), argument_of(act)
    if verb == RUN_FROM:
        _run_from(board, frame, card)
    elif verb == SACRIFICE:
        _sacrifice(board, frame, card)
    elif verb in (YES, NO):
        _take_along(board, frame, verb == YES)
    elif verb == PLAY:
        play_card(board, runner, card)
    elif verb == DROP:
        drop_card(board, runner, card)
    else:
        use_ability(board, runner, card)


# --- M-7.1: one die per monster, in the order the runner likes ---


def fate(board: Board, runner: int, foe: Cards) -> str:
    """Not chased: escaped without a roll. Cannot flee: caught without one."""
    if foe_forbids(board, foe, "chase", runner):
        return UNCHASED
    if foe_forbids(board, foe, "flee", runner) or forbids(board, runner, "flee"):
        return CAUGHT
    return ROLLS


def _run_from(board: Board, frame: Frame, monster: int) -> None:
    runner = frame[1]
    left = list(frame[4:])
    left.remove(monster)
    foe = foe_of(board, monster)
    board.stack[-1] = (frames.FLIGHT, runner, CHOOSING, 0, *left)
    how = fate(board, runner, foe)
    if how == UNCHASED:
        board.events.append(Event("not_chased", "M-7.1", (runner, monster)))
    elif how == CAUGHT:
        _caught(board, runner, monster)
    else:
        board.stack[-1] = (frames.FLIGHT, runner, ROLLING, monster, *left)
        push_roll(board, runner, TO_FLEE)


def _land(board: Board, frame: Frame, runner: int, monster: int) -> None:
    """The roll takes effect; what helps or hinders is added."""
    face = take_face(board)
    board.stack[-1] = (frames.FLIGHT, runner, CHOOSING, 0, *frame[4:])
    bonus = strength.run_bonus(board, runner, foe_of(board, monster))
    escaped = face + bonus >= ESCAPES_AT
    board.events.append(Event("fled_from", "M-7.1", (runner, monster, face, bonus, int(escaped))))
    if not escaped:
        _caught(board, runner, monster)
    elif _still_there(board, monster):
        push_triggers(board, "escaped", runner, monster)


def _caught(board: Board, runner: int, monster: int) -> None:
    board.events.append(Event("caught", "M-7.2", (runner, monster)))
    push_bad_stuff(board, runner, monster)


# --- M-7.4: a sidekick is sacrificed ---


def _sacrifice(board: Board, frame: Frame, card: int) -> None:
    """It goes with all it carries; its owner escapes from everything; a fighter decides about the helper."""
    runner = frame[1]
    board.acts += 1
    board.events.append(Event("sacrificed", "M-7.4", (runner, card)))
    drop(board, runner, card, "M-7.4")
    helper = board.helper
    if runner == board.fighter and helper != NOBODY and board.alive[helper] != DEAD:
        board.stack[-1] = (frames.FLIGHT, runner, TAKING_ALONG, 0)
    else:
        board.stack[-1] = (frames.FLIGHT, runner, CHOOSING, 0)


def _take_along(board: Board, frame: Frame, along: bool) -> None:
    board.stack[-1] = (frames.FLIGHT, frame[1], CHOOSING, 0)
    if along:
        end_next_combat_traps(board, board.helper)
        board.events.append(Event("helper_left", "M-7.4", (board.helper,)))
        board.helper = NOBODY


# --- M-7.2: bad stuff ---


def bad_stuff_step(board: Board, frame: Frame) -> None:
    """The window, then the monster's list and those of the enhancers on it."""
    victim, step, monster = frame[1], frame[2], frame[3]
    if step == 0:
        foe = foe_of(board, monster) or (monster,)
        if board.alive[victim] == DEAD or immune(board, victim, "bad_stuff", tags_of(board, foe)):
            board.events.append(Event("immune", "M-7.2", (victim, monster)))
            board.stack.pop()
            return
        board.stack[-1] = at_step(frame, 1)
        board.open_window(frames.HURT, board.active, board.living_mask())
    elif step == 1:
        board.stack[-1] = at_step(frame, 2)
        board.events.append(Event("bad_stuff", "M-7.2", (victim, monster)))
        for card in reversed(foe_of(board, monster) or (monster,)):
            push_ops(board, board.row(card).bad, victim, source=card, target=monster)
    else:
        board.stack.pop()
