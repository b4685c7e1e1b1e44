"""Sections M-2 and M-3: the start of the game, and the turn from the door to charity."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, action, argument_of, verb_of
from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.piles import with_card
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import ALIVE, DEAD, DOOR, FEMALE, MALE, REBORN, TREASURE, Board
from rodada.games.star_munchkin.combat import push_combat
from rodada.games.star_munchkin.ending import call_time
from rodada.games.star_munchkin.equipment import carriers, overfull, why_not_use
from rodada.games.star_munchkin.moments import ANY, OWN_TURN
from rodada.games.star_munchkin.moments import TURN as IN_TURN
from rodada.games.star_munchkin.offers import may_trade, push_draft
from rodada.games.star_munchkin.playable import may_play, plays
from rodada.games.star_munchkin.plays import drop_card, play_card, use_ability
from rodada.games.star_munchkin.pushes import (
    SHOWN_TO_HAND,
    TO_STAGE,
    push_draw,
    push_fixes,
    push_instead,
    push_trap,
    push_triggers,
)
from rodada.games.star_munchkin.sale import may_sell, start_sale
from rodada.games.star_munchkin.verbs import (
    CARRY,
    DONE,
    DROP,
    END,
    EQUIP,
    LOOT,
    OPEN,
    PLAY,
    SELL,
    SEX,
    TRADE,
    TROUBLE,
    UNEQUIP,
    USE,
)

Frame = tuple[int, ...]

START_CARDS: Final = 4
BEGIN: Final = 0
LISTEN_AT_DOOR: Final = 1
PREPARE: Final = 2
AT_DOOR: Final = 3
AFTER_DOOR: Final = 4
ENDING: Final = 5
CHARITY_DUE: Final = 6
NEXT: Final = 7
"""Steps of a TURN frame."""

_EQUIP: Final = EQUIP << ARGUMENT_BITS
_UNEQUIP: Final = UNEQUIP << ARGUMENT_BITS
_CARRY: Final = CARRY << ARGUMENT_BITS
_TROUBLE: Final = TROUBLE << ARGUMENT_BITS
_PLAY: Final = PLAY << ARGUMENT_BITS


# --- M-2.5: who starts ---


def order_step(board: Board, frame: Frame) -> None:
    if board.options.start == "first":
        order_falls(board, frame, 0)
    else:
        board.to_act = CHANCE


def order_bag(board: Board, _frame: Frame) -> Chance:
    return Chance("starter", range(board.seats))


def order_falls(board: Board, _frame: Frame, seat: int) -> None:
    """Dice with ties re-rolled are an even chance for everybody: one draw stands for them."""
    board.starter = board.active = seat
    board.events.append(Event("starter", "M-2.5", (seat,)))
    board.stack[-1] = (frames.TURN, seat, BEGIN)
    for i in reversed(range(board.seats)):
        board.stack.append((frames.SETUP, (seat + i) % board.seats, 1, 0))
    for i in reversed(range(board.seats)):
        _deal_start(board, (seat + i) % board.seats)
    for i in reversed(range(board.seats)):
        board.stack.append((frames.SETUP, (seat + i) % board.seats, 0, 0))


def _deal_start(board: Board, seat: int) -> None:
    """M-2.1, M-8.4: four cards of each deck, face down."""
    push_draw(board, seat, TREASURE, START_CARDS)
    push_draw(board, seat, DOOR, START_CARDS)


# --- M-2.3, M-2.4: the character ---


def setup_step(board: Board, frame: Frame) -> None:
    """Step 0 chooses the sex, step 1 plays first cards."""
    board.to_act = frame[1]


def setup_choices(board: Board, frame: Frame) -> list[int]:
    if frame[2] == 0:
        return [action(SEX, FEMALE), action(SEX, MALE)]
    return sorted([action(DONE), *first_plays(board, frame[1])])


def first_plays(board: Board, seat: int) -> list[int]:
    """M-2.4: one race, one class, usable items, a sidekick."""
    kinds = ("class", "race", "item", "sidekick")
    return [
        _PLAY | card
        for card in board.hand[seat]
        if (board.row(card).kind in kinds or board.row(card).role in ("super_munchkin", "half_breed"))
        and may_play(board, seat, card)
    ]


def setup_decide(board: Board, frame: Frame, act: int) -> None:
    seat, verb = frame[1], verb_of(act)
    if verb == SEX:
        board.sex[seat] = argument_of(act)
        board.events.append(Event("sex_chosen", "M-2.3", (seat, board.sex[seat])))
        board.stack.pop()
    elif verb == DONE:
        board.stack.pop()
    else:
        play_card(board, seat, argument_of(act))


# --- drawing ---


def deal_step(board: Board, frame: Frame) -> None:
    """Cards are drawn one by one; a deck that is empty for good ends it (M-2.2)."""
    seat, drawn, deck, wanted = frame[1:5]
    reachable = frame[5] == TO_STAGE or board.may_receive(seat)
    if drawn < wanted and reachable and board.draws_from(deck):
        board.to_act = CHANCE
        return
    board.stack.pop()
    if drawn and frame[5] != TO_STAGE and board.turns:
        push_received(board, seat)


def deal_bag(board: Board, frame: Frame) -> Chance:
    return Chance("door" if frame[3] == DOOR else "treasure", board.pile[frame[3]], frame[1])


def deal_falls(board: Board, frame: Frame, card: int) -> None:
    seat, deck, where = frame[1], frame[3], frame[5]
    board.off_pile(deck, card)
    if where == TO_STAGE:
        board.stage.append(card)
        board.events.append(Event("drew_up", "M-5.11", (seat, deck, card)))
    else:
        board.events.append(Event("drew", "M-2.1", (seat, deck)))
        board.to_hand(seat, card, "M-2.1", board.everyone() if where == SHOWN_TO_HAND else 0)
        if board.turns:
            board.fresh[seat] = with_card(board.fresh[seat], card)
    board.stack[-1] = (frames.DEAL, seat, frame[2] + 1, *frame[3:])


def push_received(board: Board, seat: int) -> None:
    """M-1.7: who got cards outside of the own turn may play them at once, unless in combat."""
    if seat == board.active or board.in_combat(seat) or not board.may_receive(seat):
        board.fresh[seat] = ()
    else:
        board.stack.append((frames.RECEIVED, seat, 0))


def received_step(board: Board, frame: Frame) -> None:
    """Everybody is asked who received something, whatever it is: being asked must not tell."""
    seat = frame[1]
    if not board.fresh[seat]:
        board.stack.pop()
    else:
        board.to_act = seat


def received_choices(board: Board, frame: Frame) -> list[int]:
    seat = frame[1]
    bits = ANY | IN_TURN | OWN_TURN
    mask = board.facts.plays
    return sorted(
        [
            action(DONE),
            *(
                _PLAY | card
                for card in board.fresh[seat]
                if card in board.hand[seat] and mask[card] & bits and may_play(board, seat, card)
            ),
        ]
    )


def received_decide(board: Board, frame: Frame, act: int) -> None:
    seat = frame[1]
    if verb_of(act) == DONE:
        board.fresh[seat] = ()
        board.stack.pop()
    else:
        play_card(board, seat, argument_of(act))


# --- M-3: the turn ---


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
        _deal_start(board, seat)


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


# --- what anybody may do while nothing fights ---


def free_choices(board: Board, seat: int) -> list[int]:
    """M-1.1 to M-1.6: free actions while another seat decides about its turn."""
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
        _change_equipment(board, seat, verb, card)
    elif verb == SELL:
        start_sale(board, seat, card)
    elif verb == TRADE:
        push_draft(board, seat, card, trade=True)


TOGGLE: Final = 7
"""In `uses`: how often an item was put on or taken off this turn."""
MOST_TOGGLES: Final = 2


def equips(board: Board, seat: int) -> list[int]:
    """M-1.6: putting on and taking off. Each item a few times a turn, so that every game ends."""
    if board.in_combat(seat) or board.alive[seat] != ALIVE:
        return []
    found: list[int] = []
    rows = board.cards.rows
    for card in board.table[seat]:
        if rows[card].kind != "item" or _toggles(board, seat, card) >= MOST_TOGGLES:
            continue
        if card in board.in_use[seat]:
            found.append(_UNEQUIP | card)
        else:
            if why_not_use(board, seat, card) is None:
                found.append(_EQUIP | card)
            if carriers(board, seat, card):
                found.append(_CARRY | card)
    return found


def _toggles(board: Board, seat: int, card: int) -> int:
    for use in board.uses:
        if use[2] == card and use[3] == TOGGLE and use[1] == seat:
            return use[4]
    return 0


def _change_equipment(board: Board, seat: int, verb: int, card: int) -> None:
    times = _toggles(board, seat, card) + 1
    board.uses = [use for use in board.uses if use[:4] != (0, seat, card, TOGGLE)]
    board.uses.append((0, seat, card, TOGGLE, times))
    if verb == UNEQUIP:
        board.stop_using(seat, card, "M-1.6")
        carrier = board.host_of(card)
        if carrier:
            board.detach(card)
    else:
        if verb == CARRY:
            board.attach(card, carriers(board, seat, card)[0], "M-9.2")
        board.use(seat, card, "M-1.6")
    push_fixes(board)


def fix_step(board: Board, frame: Frame) -> None:
    candidates = overfull(board, frame[1])
    if not candidates:
        board.stack.pop()
    elif len(candidates) == 1:
        _take_off(board, frame[1], candidates[0])
    else:
        board.to_act = frame[1]


def fix_choices(board: Board, frame: Frame) -> list[int]:
    return sorted(_UNEQUIP | card for card in overfull(board, frame[1]))


def fix_decide(board: Board, frame: Frame, act: int) -> None:
    _take_off(board, frame[1], argument_of(act))


def _take_off(board: Board, seat: int, card: int) -> None:
    board.stop_using(seat, card, "M-6.6")
    if board.host_of(card):
        board.detach(card)


# --- M-3.1: the door ---


def open_door(board: Board, seat: int) -> None:
    """The top door card face up, on the stage; the turn waits for what comes of it."""
    _go_on(board, seat, AT_DOOR)
    if board.draws_from(DOOR):
        board.stack.append((frames.DOOR, seat, 0, 0))


def door_step(board: Board, frame: Frame) -> None:
    seat, step, card = frame[1], frame[2], frame[3]
    if step == 0:
        board.to_act = CHANCE
    elif step == 1:
        board.stack[-1] = (frames.DOOR, seat, 2, card)
        board.open_window(frames.SHOWN, seat, board.living_mask())
    else:
        board.stack.pop()
        _behind_the_door(board, seat, card)


def door_bag(board: Board, _frame: Frame) -> Chance:
    return Chance("door", board.pile[DOOR], board.active)


def door_falls(board: Board, frame: Frame, card: int) -> None:
    board.off_pile(DOOR, card)
    board.stage.append(card)
    board.events.append(Event("door_opened", "M-3.1", (frame[1], card)))
    board.stack[-1] = (frames.DOOR, frame[1], 1, card)


def _behind_the_door(board: Board, seat: int, card: int) -> None:
    kind = board.row(card).kind
    if board.alive[seat] == DEAD:
        board.stage.remove(card)
        board.discard(card, "M-8.3")
    elif kind == "monster":
        meet(board, seat, card)
    elif kind == "trap":
        push_trap(board, seat, card, -1)
    else:
        board.stage.remove(card)
        board.to_hand(seat, card, "M-3.1", board.everyone())


def meet(board: Board, seat: int, card: int) -> None:
    """A monster of the turn: fought, unless something else is done with it instead."""
    board.fought = 1
    push_combat(board, seat, card)
    push_instead(board, "fight", seat, card)
