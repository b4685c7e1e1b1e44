"""Section M-8: death, looting the body, and what the new character keeps."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, argument_of
from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.piles import with_card
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import ALIVE, DEAD, NOBODY, Board
from rodada.games.star_munchkin.pushes import CALLED_OFF, at_step, push_triggers
from rodada.games.star_munchkin.verbs import TAKE

Frame = tuple[int, ...]

_TAKE: Final = TAKE << ARGUMENT_BITS
_KEPT: Final = ("class", "race", "trap")
_KEPT_ROLES: Final = ("super_munchkin", "half_breed")


def death_step(board: Board, frame: Frame) -> None:
    victim, step = frame[1], frame[2]
    if step == CALLED_OFF or board.alive[victim] == DEAD:
        board.stack.pop()
    elif step == 0:
        board.stack[-1] = at_step(frame, 1)
        board.open_window(frames.DYING, board.active, board.living_mask())
    else:
        board.stack.pop()
        _die(board, victim)


def _die(board: Board, victim: int) -> None:
    """M-8.1: all is lost but class, race, level, traps that stay, Super Munchkin and Half-Breed."""
    board.events.append(Event("died", "M-8.1", (victim,)))
    board.alive[victim] = DEAD
    for card in board.hand[victim]:
        board.from_hand(victim, card)
        board.loot.append(card)
    for card in board.table[victim]:
        row = board.row(card)
        if row.kind not in _KEPT and row.role not in _KEPT_ROLES:
            board.out_of_play(victim, card)
            board.loot.append(card)
    board.fresh[victim] = ()
    board.loot.sort()
    looters = sum(1 << seat for seat in range(board.seats) if seat != victim and board.alive[seat] == ALIVE)
    board.events.append(Event("looting", "M-8.2", (victim, *board.loot)))
    board.stack.append((frames.LOOTING, victim, NOBODY, looters))
    for seat in reversed(board.living()):
        push_triggers(board, "rival_died", seat)


# --- M-8.2: from the highest level down, each takes one card; the rest is discarded ---


def looting_step(board: Board, frame: Frame) -> None:
    victim, picker, left = frame[1], frame[2], frame[3]
    if not left or not board.loot:
        board.stack.pop()
        for card in board.loot:
            board.discard(card, "M-8.2")
        board.loot = []
        _received(board, victim)
    elif picker != NOBODY:
        board.to_act = picker
    else:
        first = highest(board, left)
        if len(first) == 1:
            board.stack[-1] = (frames.LOOTING, victim, first[0], left)
        else:
            board.to_act = CHANCE


def highest(board: Board, mask: int) -> list[int]:
    """The seats of a mask with the highest level."""
    seats = [seat for seat in range(board.seats) if mask >> seat & 1]
    top = max(board.level[seat] for seat in seats)
    return [seat for seat in seats if board.level[seat] == top]


def looting_bag(board: Board, frame: Frame) -> Chance:
    """A die between those tied, re-rolled until it decides: an even chance."""
    return Chance("tie", highest(board, frame[3]), frame[1])


def looting_falls(board: Board, frame: Frame, seat: int) -> None:
    board.stack[-1] = (frames.LOOTING, frame[1], seat, frame[3])


def looting_choices(board: Board, _frame: Frame) -> list[int]:
    return [_TAKE | card for card in board.loot]


def looting_decide(board: Board, frame: Frame, act: int) -> None:
    picker, card = frame[2], argument_of(act)
    board.loot.remove(card)
    board.events.append(Event("looted", "M-8.2", (picker, card)))
    board.to_hand(picker, card, "M-8.2", board.everyone())
    board.fresh[picker] = with_card(board.fresh[picker], card)
    board.stack[-1] = (frames.LOOTING, frame[1], NOBODY, frame[3] & ~(1 << picker))


def _received(board: Board, victim: int) -> None:
    """M-1.7: what was taken may be played at once, by those who are not in combat."""
    for seat in reversed(range(board.seats)):
        if seat != victim and board.fresh[seat]:
            if seat == board.active or board.in_combat(seat):
                board.fresh[seat] = ()
            else:
                board.stack.append((frames.RECEIVED, seat, 0))
