"""Cards and abilities are announced: the target, then the cost, then what they do (M-1).

A card lies on the stage meanwhile; when it is over it is discarded, or lies in the combat as long as its terms stand.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import DEAD, NOBODY, Board
from rodada.games.star_munchkin.cards.rows import Ability
from rodada.games.star_munchkin.conditions import holds
from rodada.games.star_munchkin.effects.asking import TARGET
from rodada.games.star_munchkin.effects.costs import can_pay, demand
from rodada.games.star_munchkin.effects.fighting import in_progress
from rodada.games.star_munchkin.effects.likely import would_do
from rodada.games.star_munchkin.effects.standing import CARD
from rodada.games.star_munchkin.effects.targets import ability_targets, aim_of, has_target, is_aimed, target_word
from rodada.games.star_munchkin.facts import GOOD
from rodada.games.star_munchkin.frames import ABILITY, PLAY
from rodada.games.star_munchkin.passives import counts, foes_forbid, forbids
from rodada.games.star_munchkin.pushes import (
    OF_ABILITY,
    OF_CARD,
    TARGET_KNOWN,
    at_step,
    push_choose,
    push_ops,
    push_trap,
    push_triggers,
)

AIMING: Final = 0
AIMED: Final = 1
PAYING: Final = TARGET_KNOWN
ACTING: Final = 3
OVER: Final = 4
"""Steps of PLAY and ABILITY frames."""

_PER_COMBAT: Final = "combat"


# --- what may be announced ---


def may_announce(board: Board, seat: int, card: int) -> bool:
    """Whether a card that is carried out may be played by its own conditions; its moment is asked elsewhere."""
    row = board.row(card)
    if row.kind == "oneshot" and _no_oneshots(board, seat):
        return False
    if not holds(board, row.requires, seat, GOOD) or not can_pay(board, seat, row.cost, card):
        return False
    if is_aimed(target_word(board, card)):
        return has_target(board, seat, card)
    return would_do(board, row.ops, seat, card)


def _no_oneshots(board: Board, seat: int) -> bool:
    return forbids(board, seat, "play_oneshots") or (in_progress(board) and foes_forbid(board, "play_oneshots"))


def may_use(board: Board, seat: int, card: int, index: int) -> bool:
    """Whether an ability whose moment it is may be used: its card counts, limit, condition, cost, something to do."""
    if not counts(board, seat, card):
        return False
    ability = board.row(card).abilities[index]
    if ability.limit_times and uses_of(board, seat, card, index) >= ability.limit_times:
        return False
    if not holds(board, ability.when, seat) or not can_pay(board, seat, ability.cost, card):
        return False
    if is_aimed(ability.target):
        return bool(ability_targets(board, seat, card, index))
    return would_do(board, ability.do, seat, card)


def uses_of(board: Board, seat: int, card: int, index: int) -> int:
    return sum(use[4] for use in board.uses if use[1:4] == (seat, card, index))


def _count_use(board: Board, seat: int, card: int, index: int, ability: Ability) -> None:
    if ability.limit_times:
        times = uses_of(board, seat, card, index) + 1
        board.uses = [use for use in board.uses if use[1:4] != (seat, card, index)]
        board.uses.append((int(ability.limit_per == _PER_COMBAT), seat, card, index, times))


# --- a card ---


def play_step(board: Board, frame: Frame) -> None:
    _, seat, step, card, target = frame
    row = board.row(card)
    if step == OVER or board.alive[seat] == DEAD:
        board.stack.pop()
        _put_away(board, card)
    elif step == AIMING:
        aimed = is_aimed(target_word(board, card))
        board.stack[-1] = at_step(frame, AIMED if aimed else PAYING)
        if aimed:
            push_choose(board, seat, TARGET)
    elif step == AIMED:
        act, board.picked = board.picked, 0
        board.stack[-1] = (PLAY, seat, PAYING if act else OVER, card, aim_of(act))
    elif step == PAYING:
        board.stack[-1] = at_step(frame, ACTING)
        demand(board, seat, row.cost, card, OF_CARD)
    else:
        _act(board, frame, seat, card, target)


def _act(board: Board, frame: Frame, seat: int, card: int, target: int) -> None:
    row = board.row(card)
    if row.kind == "trap":
        board.stack.pop()
        push_trap(board, target, card, seat)
        return
    board.stack[-1] = at_step(frame, OVER)
    if row.kind == "enhancer":
        board.stage.remove(card)
        board.add_enhancer(target, card, "M-5.6")
        push_ops(board, row.ops, seat, card, target)
        push_triggers(board, "joins", board.fighter, card)
    elif row.role == "cheat":
        board.stage.remove(card)
        board.into_play(seat, card, "M-6.11")
        board.attach(card, target, "M-6.11")
    else:
        push_ops(board, row.ops, seat, card, target)


def _put_away(board: Board, card: int) -> None:
    """M-11.2: discarded when its effect ends, that is with the combat if something of it stands there."""
    if card not in board.stage:
        return
    board.stage.remove(card)
    if board.fighter != NOBODY and any(term[CARD] == card for term in board.terms):
        board.spent.append(card)
    else:
        board.discard(card, "M-11.2")


# --- an ability ---


def ability_step(board: Board, frame: Frame) -> None:
    _, seat, step, card, index, target = frame
    ability = board.row(card).abilities[index]
    if step == OVER or board.alive[seat] == DEAD:
        board.stack.pop()
    elif step == AIMING:
        _count_use(board, seat, card, index, ability)
        board.stack[-1] = at_step(frame, AIMED if is_aimed(ability.target) else PAYING)
        if is_aimed(ability.target):
            push_choose(board, seat, TARGET)
    elif step == AIMED:
        act, board.picked = board.picked, 0
        board.stack[-1] = (ABILITY, seat, PAYING if act else OVER, card, index, aim_of(act))
    elif step == PAYING:
        board.stack[-1] = at_step(frame, ACTING)
        demand(board, seat, ability.cost, card, OF_ABILITY, index)
    else:
        board.stack[-1] = at_step(frame, OVER)
        push_ops(board, ability.do, seat, card, target)
