"""M-5.11, M-5.14, M-2.6: what a kill brings, who picks which treasure, and the level that wins."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, argument_of
from rodada.engine.events import Event
from rodada.engine.piles import with_card
from rodada.games.star_munchkin import frames, strength
from rodada.games.star_munchkin.board import DEAD, NOBODY, TREASURE, Board
from rodada.games.star_munchkin.conditions import holds
from rodada.games.star_munchkin.effects.levels import rise
from rodada.games.star_munchkin.foes import copies
from rodada.games.star_munchkin.offers import carry_out
from rodada.games.star_munchkin.passives import counting
from rodada.games.star_munchkin.pushes import TO_HAND, TO_STAGE, at_step, innermost, push_draw, push_triggers
from rodada.games.star_munchkin.verbs import TAKE

Frame = tuple[int, ...]

FIGHTER_FIRST: Final = 0
HELPER_FIRST: Final = 1
FIGHTER_ALL_FIRST: Final = 2
HELPER_ALL_FIRST: Final = 3
ORDERS: Final = (FIGHTER_FIRST, HELPER_FIRST, FIGHTER_ALL_FIRST, HELPER_ALL_FIRST)
"""Who picks when: in turns beginning with either, or one takes the whole share first."""

LAST: Final = 5
"""The step of a REWARD frame when all has been handed out."""

_TAKE: Final = TAKE << ARGUMENT_BITS


def reward_step(board: Board, frame: Frame) -> None:
    """M-0.3: only now, after the combat: levels, then treasures, what was promised, what the cards do after a kill."""
    fighter, step, treasures, helper = frame[1], frame[2], frame[3], frame[4]
    if step == 0:
        treasures = strength.treasures(board)
        levels = strength.levels(board)
        board.events.append(Event("won_combat", "M-5.11", (fighter, levels, treasures)))
        board.stack[-1] = (frames.REWARD, fighter, 1, treasures, helper)
        gain_levels(board, fighter, levels, "M-5.11", may_win=True)
    elif step == 1:
        board.stack[-1] = (frames.REWARD, fighter, 2, treasures, helper)
        push_draw(board, fighter, TREASURE, treasures, TO_HAND if helper == NOBODY else TO_STAGE)
    elif step == 2:
        board.stack[-1] = (frames.REWARD, fighter, 3, treasures, helper)
        if helper != NOBODY:
            _push_share(board, fighter, helper)
    elif step == 3:
        board.stack[-1] = (frames.REWARD, fighter, 4, treasures, helper)
        if helper != NOBODY:
            carry_out(board, fighter, helper)
    elif step == 4:
        board.stack[-1] = (frames.REWARD, fighter, LAST, treasures, helper)
        _push_after_kill(board, fighter, helper)
    elif board.winners:
        board.stack.clear()
    else:
        board.stack.pop()


def _push_after_kill(board: Board, fighter: int, helper: int) -> None:
    """Triggers of the slain and of those who slew them, resolved in the order: monsters, fighter, helper."""
    if helper != NOBODY and board.alive[helper] != DEAD:
        push_triggers(board, "won", helper)
    push_triggers(board, "won", fighter)
    for foe in reversed(board.foes):
        for _ in range(copies(board, foe)):
            push_triggers(board, "killed", fighter, foe[0])


# --- levels ---


def gain_levels(board: Board, seat: int, levels: int, rule: str, may_win: bool) -> None:
    """M-0.4: never the winning level, unless by a kill or a card that says so; then a window opens first (M-5.14)."""
    if board.alive[seat] == DEAD:
        return
    rise(board, seat, levels, rule, may_win)


def win_step(board: Board, frame: Frame) -> None:
    """The window before the level that wins; whoever lost a level in it gains one that does not win."""
    seat, step = frame[1], frame[2]
    if step == 0:
        board.stack[-1] = (frames.WIN, seat, 1, *frame[3:])
        board.open_window(frames.WINNING, seat, board.living_mask())
        return
    board.stack.pop()
    if board.alive[seat] == DEAD:
        return
    board.gain_level(seat, "M-2.6")
    if board.level[seat] >= board.goal():
        _win(board, seat)


def _win(board: Board, seat: int) -> None:
    """M-2.6, M-12.2: the game is over; with shared victory the helper wins too.

    A helper whom an ability takes there by the same combat wins as well: that alone is still carried out.
    """
    board.winners |= 1 << seat
    board.events.append(Event("won_game", "M-2.6", (seat, board.level[seat])))
    place = innermost(board, frames.REWARD)
    helper = board.helper
    if place >= 0 and seat == board.fighter and helper != NOBODY:
        if board.options.shared_victory:
            board.winners |= 1 << helper
        elif _wins_too(board, helper):
            board.stack[place:] = [at_step(board.stack[place], LAST)]
            push_triggers(board, "won", helper)
            return
    board.stack.clear()


def _wins_too(board: Board, helper: int) -> bool:
    """Whether a card of the helper's says in so many words that it wins by having helped (M-0.4)."""
    if board.alive[helper] == DEAD or board.level[helper] + 1 < board.goal():
        return False
    lists = board.cards.lists
    return any(
        trigger.on == "won"
        and holds(board, trigger.when, helper)
        and any(operation.op == "gain_levels" and operation.may_win for operation in lists[trigger.do])
        for card in counting(board, helper)
        for trigger in board.row(card).triggers
    )


# --- treasures with a helper: face up, picked as agreed ---


def _push_share(board: Board, fighter: int, helper: int) -> None:
    """The helper's share is what was agreed, of what there is."""
    there = len(board.stage)
    hers = min(board.bargain[TREASURES_AGREED], there) if board.bargain else 0
    order = board.bargain[ORDER_AGREED] if board.bargain else FIGHTER_FIRST
    hers *= board.may_receive(helper)
    mine = (there - hers) * board.may_receive(fighter)
    board.stack.append((frames.SHARE, fighter, helper, mine, hers, order, 0))


TREASURES_AGREED: Final = 0
ORDER_AGREED: Final = 1


def share_step(board: Board, frame: Frame) -> None:
    """`(SHARE, fighter, helper, mine, hers, order, picks)`."""
    picker = picker_of(frame)
    if picker == NOBODY:
        board.stack.pop()
        for card in list(board.stage):
            board.stage.remove(card)
            board.discard(card, "M-5.11")
    elif len(board.stage) == 1 or len(set(board.stage)) == 1:
        _take(board, frame, picker, board.stage[0])
    else:
        board.to_act = picker


def picker_of(frame: Frame) -> int:
    """Who takes the next treasure."""
    fighter, helper, mine, hers, order, picks = frame[1:7]
    if mine == 0 and hers == 0:
        return NOBODY
    if mine == 0 or hers == 0:
        return fighter if mine else helper
    if order in (FIGHTER_ALL_FIRST, HELPER_ALL_FIRST):
        return fighter if order == FIGHTER_ALL_FIRST else helper
    return fighter if (picks + order) % 2 == 0 else helper


def share_choices(board: Board, _frame: Frame) -> list[int]:
    return sorted(_TAKE | card for card in set(board.stage))


def share_decide(board: Board, frame: Frame, act: int) -> None:
    _take(board, frame, picker_of(frame), argument_of(act))


def _take(board: Board, frame: Frame, picker: int, card: int) -> None:
    fighter, helper, mine, hers, order, picks = frame[1:7]
    board.stage.remove(card)
    board.events.append(Event("took", "M-5.11", (picker, card)))
    board.to_hand(picker, card, "M-5.11", board.everyone())
    if picker == helper:
        board.fresh[helper] = with_card(board.fresh[helper], card)
    counts = (mine - 1, hers) if picker == fighter else (mine, hers - 1)
    board.stack[-1] = (frames.SHARE, fighter, helper, *counts, order, picks + 1)
