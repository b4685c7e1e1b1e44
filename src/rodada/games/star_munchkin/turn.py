"""M-3: the turn, from its beginning to charity; and what the others may do meanwhile."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, action, argument_of, verb_of
from rodada.engine.events import Event
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import ALIVE, DEAD, DOOR, REBORN, TREASURE, Board
from rodada.games.star_munchkin.door import meet, open_door
from rodada.games.star_munchkin.ending import call_time
from rodada.games.star_munchkin.moments import ANY, OWN_TURN
from rodada.games.star_munchkin.moments import TURN as IN_TURN
from rodada.games.star_munchkin.offers import may_trade, push_draft
from rodada.games.star_munchkin.opening import deal_start
from rodada.games.star_munchkin.playable import plays
from rodada.games.star_munchkin.plays import drop_card, play_card, use_ability
from rodada.games.star_munchkin.pushes import (
    push_draw,
    push_instead,
    push_triggers,
)
from rodada.games.star_munchkin.sale import may_sell, start_sale
from rodada.games.star_munchkin.verbs import (
    CARRY,
    DROP,
    END,
    EQUIP,
    LOOT,
    OPEN,
    PLAY,
    SELL,
    TRADE,
    TROUBLE,
    UNEQUIP,
    USE,
)
from rodada.games.star_munchkin.wearing import change_equipment, equips

Frame = tuple[int, ...]

BEGIN: Final = 0
LISTEN_AT_DOOR: Final = 1
PREPARE: Final = 2
AT_DOOR: Final = 3
AFTER_DOOR: Final = 4
ENDING: Final = 5
CHARITY_DUE: Final = 6
NEXT: Final = 7
"""Steps of a TURN frame."""

_TROUBLE: Final = TROUBLE << ARGUMENT_BITS


def turn_step(board: Board, frame: Frame) -> None:
    seat, step = frame[1], frame[2]
    if step in (PREPARE, AFTER_DOOR, ENDING) and board.alive[seat] != DEAD:
        board.to_act = seat
    elif step == BEGIN:
        _begin(board, seat)
    elif step == LISTEN_AT_DOOR:
        _go_on(board, seat, PREPARE)
        push_draw(board, seat, DOOR, 1)
        board.events.append(Event("listened", "M-12.1", (seat,)))
    elif step == AT_DOOR:
        _go_on(board, seat, ENDING if board.fought else AFTER_DOOR)
    elif step == CHARITY_DUE:
        _go_on(board, seat, NEXT)
        board.stack.append((frames.CHARITY, seat, 0, *([0] * board.seats)))
    elif step == NEXT:
        if board.options.rounds and board.turns >= board.options.rounds * board.seats:
            call_time(board)
        else:
            board.stack[-1] = (frames.TURN, (seat + 1) % board.seats, BEGIN)
    else:
        _go_on(board, seat, NEXT)  # the dead have nothing more to do in their turn


def _go_on(board: Board, seat: int, step: int) -> None:
    board.stack[-1] = (frames.TURN, seat, step)


def _begin(board: Board, seat: int) -> None:
    """M-8.4: the dead come back when the next turn begins, and get cards at the start of their own."""
    board.active = seat
    board.turns += 1
    board.fought = 0
    board.uses = []
    board.offers_made = [0] * board.seats
    board.fresh = [()] * board.seats
    board.events.append(Event("turn", "M-3.0", (seat, board.turns)))
    for other in range(board.seats):
        if board.alive[other] == DEAD:
            board.alive[other] = REBORN
            board.events.append(Event("reborn", "M-8.4", (other,)))
    _go_on(board, seat, LISTEN_AT_DOOR if board.options.fast else PREPARE)
    push_triggers(board, "turn_start", seat)
    if board.alive[seat] == REBORN:
        board.alive[seat] = ALIVE
        board.stack.append((frames.SETUP, seat, 1, 0))
        deal_start(board, seat)


def turn_choices(board: Board, frame: Frame) -> list[int]:
    seat, step = frame[1], frame[2]
    found = plays(board, seat, ANY | IN_TURN | OWN_TURN)
    found += equips(board, seat)
    found += may_sell(board, seat)
    found += may_trade(board, seat)
    if step == PREPARE:
        found.append(action(OPEN))
    elif step == AFTER_DOOR:
        found.append(action(LOOT))
        found += [_TROUBLE | card for card in board.hand[seat] if board.row(card).kind == "monster"]
    else:
        found.append(action(END))
    found.sort()
    return found


def loot_deck(board: Board) -> int:
    """M-12.1: in the fast game looting the room draws a treasure."""
    return TREASURE if board.options.fast else DOOR


def turn_decide(board: Board, frame: Frame, act: int) -> None:
    seat, verb = frame[1], verb_of(act)
    if verb == OPEN:
        _go_on(board, seat, AT_DOOR)
        open_door(board, seat)
    elif verb == LOOT:
        _go_on(board, seat, ENDING)
        board.events.append(Event("looted_room", "M-3.2", (seat,)))
        push_draw(board, seat, loot_deck(board), 1)
        push_instead(board, "loot", seat)
    elif verb == TROUBLE:
        _go_on(board, seat, ENDING)
        card = argument_of(act)
        board.from_hand(seat, card)
        board.stage.append(card)
        board.events.append(Event("played", "M-3.2", (seat, card)))
        meet(board, seat, card)
    elif verb == END:
        _go_on(board, seat, CHARITY_DUE)
    else:
        free_decide(board, seat, act)


# --- what anybody may do while another decides ---


def free_choices(board: Board, seat: int) -> list[int]:
    """M-1.1 to M-1.6: free actions while another decides about its turn, its combat or its flight; whoever fights
    neither trades nor equips.
    """
    found = plays(board, seat, ANY)
    found += equips(board, seat)
    found += may_trade(board, seat)
    found.sort()
    return found


def free_decide(board: Board, seat: int, act: int) -> None:
    verb, card = verb_of(act), argument_of(act)
    if verb == PLAY:
        play_card(board, seat, card)
    elif verb == USE:
        use_ability(board, seat, card)
    elif verb == DROP:
        drop_card(board, seat, card)
    elif verb in (EQUIP, UNEQUIP, CARRY):
        change_equipment(board, seat, verb, card)
    elif verb == SELL:
        start_sale(board, seat, card)
    elif verb == TRADE:
        push_draft(board, seat, card, trade=True)
