"""Offers of help and trade: objects on the table, put together term by term, answered, countered, carried out.

An offer is `(number, kind, by, to, revision, terms...)`; a term is the action that named it (`treasures 2`, `order 1`,
`give 57`, `want 60`, `promise 12`). An offer of help always speaks of what the fighter gives: `give` when the fighter
wrote it, `want` when the helper did. It holds for exactly the combat it was made for: `revision` says which. A counter-
offer lies above the original, which outlives it.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, action, argument_of, verb_of
from rodada.engine.events import Event
from rodada.games.star_munchkin import frames, strength
from rodada.games.star_munchkin.board import ALIVE, DEAD, HELP, NOBODY, Board
from rodada.games.star_munchkin.board import TRADE as TRADE_OFFER
from rodada.games.star_munchkin.effects.leaving import move_item
from rodada.games.star_munchkin.helping import may_be_helped, may_help, set_helper
from rodada.games.star_munchkin.passives import forbids
from rodada.games.star_munchkin.pushes import push_fixes, push_play_on
from rodada.games.star_munchkin.verbs import (
    ACCEPT,
    ASK,
    CANCEL,
    COUNTER,
    GIVE,
    ORDER,
    PROMISE,
    REFUSE,
    SEND,
    TRADE,
    TREASURES,
    WANT,
)

Frame = tuple[int, ...]
Offer = tuple[int, ...]

NUMBER: Final = 0
KIND: Final = 1
BY: Final = 2
TO: Final = 3
REVISION: Final = 4
TERMS: Final = 5
"""Where things stand in an offer."""

MOST_ITEMS: Final = 3
"""Items on one side of an offer: more are a second offer."""
ORDERS: Final = 4

_ASK: Final = ASK << ARGUMENT_BITS
_TRADE: Final = TRADE << ARGUMENT_BITS
_GIVE: Final = GIVE << ARGUMENT_BITS
_WANT: Final = WANT << ARGUMENT_BITS
_TREASURES: Final = TREASURES << ARGUMENT_BITS
_ORDER: Final = ORDER << ARGUMENT_BITS
_PROMISE: Final = PROMISE << ARGUMENT_BITS


# --- who may offer what to whom ---


def _has_offers_left(board: Board, seat: int) -> bool:
    return board.offers_made[seat] < board.options.offers


def may_ask(board: Board, seat: int) -> list[int]:
    """M-5.9: the fighter may ask anybody who may help."""
    if seat != board.fighter or not _has_offers_left(board, seat) or not may_be_helped(board):
        return []
    return [_ASK | other for other in range(board.seats) if may_help(board, other)]


def may_trade(board: Board, seat: int) -> list[int]:
    """M-1.5, M-6.7: items on the table, neither of the two in combat."""
    if not _has_offers_left(board, seat) or not _can_trade(board, seat):
        return []
    own = board.has_items(seat)
    return [
        _TRADE | other
        for other in range(board.seats)
        if other != seat and (own or board.has_items(other)) and _can_trade(board, other)
    ]


def _can_trade(board: Board, seat: int) -> bool:
    return board.alive[seat] == ALIVE and not board.in_combat(seat) and not forbids(board, seat, "trade")


def push_draft(board: Board, seat: int, to: int, trade: bool) -> None:
    board.offers_made[seat] += 1
    board.drafter = seat
    board.draft = []
    board.stack.append((frames.DRAFT, seat, 0, TRADE_OFFER if trade else HELP, to))


# --- putting an offer together ---


def draft_step(board: Board, frame: Frame) -> None:
    board.drafter = frame[1]
    board.to_act = frame[1]


def draft_choices(board: Board, frame: Frame) -> list[int]:
    seat, kind, to = frame[1], frame[3], frame[4]
    found = [action(CANCEL)]
    if kind == TRADE_OFFER:
        found += _items(board, seat, _GIVE) + _items(board, to, _WANT)
        if board.draft:
            found.append(action(SEND))
    else:
        found += _help_terms(board, seat)
        found.append(action(SEND))
    found.sort()
    return found


def _items(board: Board, owner: int, verb: int) -> list[int]:
    """Items of a seat that are not in the draft yet, up to the limit."""
    items = [verb | card for card in board.items_of(owner)]
    draft = board.draft
    if not draft or not items:
        return items
    named = [term for term in draft if verb_of(term) == verb >> ARGUMENT_BITS]
    if len(named) >= MOST_ITEMS:
        return []
    return [term for term in items if term not in named]


def _help_terms(board: Board, seat: int) -> list[int]:
    """M-5.9: treasures and who picks when, items of the fighter's, cards to be played on the helper."""
    verbs = [verb_of(term) for term in board.draft]
    fighter = board.fighter
    found: list[int] = []
    if TREASURES not in verbs:
        found += [_TREASURES | n for n in range(1, strength.treasures(board) + 1)]
    elif ORDER not in verbs:
        found += [_ORDER | order for order in range(ORDERS)]
    if not forbids(board, fighter, "trade"):
        found += _items(board, fighter, _GIVE if seat == fighter else _WANT)
    if seat == fighter:
        found += [
            _PROMISE | card
            for card in board.hand[seat]
            if may_promise(board, card) and _PROMISE | card not in board.draft
        ]
    return found


def may_promise(board: Board, card: int) -> bool:
    """Whether a card can be played on another player: a level card, or a trap that does somebody a favour (M-10.7)."""
    row = board.row(card)
    return row.kind == "trap" or (row.kind == "level" and row.target in ("player", "rival"))


def draft_decide(board: Board, frame: Frame, act: int) -> None:
    seat, verb = frame[1], verb_of(act)
    if verb == CANCEL:
        board.stack.pop()
        _end_draft(board)
    elif verb == SEND:
        _send(board, frame, seat)
    else:
        board.draft.append(act)


def _end_draft(board: Board) -> None:
    board.draft = []
    board.drafter = NOBODY


def _send(board: Board, frame: Frame, seat: int) -> None:
    """The offer lies on the table from now on; a promised card is shown (M-6.8)."""
    kind, to = frame[3], frame[4]
    terms = tuple(sorted(board.draft))
    _end_draft(board)
    board.offer_number += 1
    offer = (board.offer_number, kind, seat, to, board.revision, *terms)
    board.offers.append(offer)
    board.events.append(Event("offered", "M-5.9" if kind == HELP else "M-6.7", (offer[0], kind, seat, to, *terms)))
    for term in terms:
        if verb_of(term) == PROMISE:
            board.show(seat, argument_of(term), "M-6.8")
    board.stack[-1] = (frames.OFFER, to, 0, offer[0])


# --- answering it ---


def find_offer(board: Board, number: int) -> Offer | None:
    for offer in board.offers:
        if offer[NUMBER] == number:
            return offer
    return None


def _take_off_the_table(board: Board, number: int) -> None:
    board.offers = [offer for offer in board.offers if offer[NUMBER] != number]


def still_stands(board: Board, offer: Offer, agreed: bool) -> bool:
    """Whether what an offer speaks of is still as it was; an agreement outlives what is played against it."""
    if offer[KIND] == HELP:
        helper = offer[TO] if offer[BY] == board.fighter else offer[BY]
        if board.fighter not in offer[BY : TO + 1] or (offer[REVISION] != board.revision and not agreed):
            return False
        return may_be_helped(board) and may_help(board, helper)
    return _can_trade(board, offer[BY]) and _can_trade(board, offer[TO]) and _items_are_there(board, offer)


def _items_are_there(board: Board, offer: Offer) -> bool:
    for term in offer[TERMS:]:
        owner = offer[BY] if verb_of(term) == GIVE else offer[TO]
        if argument_of(term) not in board.table[owner]:
            return False
    return True


def offer_step(board: Board, frame: Frame) -> None:
    """Step 0 waits for the answer, step 1 follows the window after the agreement."""
    to, step, number = frame[1], frame[2], frame[3]
    offer = find_offer(board, number)
    if offer is None or not still_stands(board, offer, agreed=step == 1):
        board.stack.pop()
        if offer is not None:
            board.events.append(Event("expired", "M-5.9", (number,)))
            _take_off_the_table(board, number)
    elif step == 0:
        board.to_act = to
    else:
        board.stack.pop()
        _take_off_the_table(board, number)
        _agree(board, offer)


def waiting_choices(board: Board, frame: Frame, seat: int) -> list[int]:
    """Whoever made the offer may take it back as long as it is not answered."""
    offer = find_offer(board, frame[3])
    return [action(CANCEL)] if offer is not None and frame[2] == 0 and offer[BY] == seat else []


def withdraw(board: Board, frame: Frame, seat: int) -> None:
    board.stack.pop()
    _take_off_the_table(board, frame[3])
    board.events.append(Event("withdrawn", "M-5.9", (frame[3], seat)))


def offer_choices(board: Board, frame: Frame) -> list[int]:
    found = [action(ACCEPT), action(REFUSE)]
    if _has_offers_left(board, frame[1]):
        found.append(action(COUNTER))
    return found


def offer_decide(board: Board, frame: Frame, act: int) -> None:
    seat, number, verb = frame[1], frame[3], verb_of(act)
    offer = find_offer(board, number)
    assert offer is not None
    if verb == REFUSE:
        board.stack.pop()
        _take_off_the_table(board, number)
        board.events.append(Event("refused", "M-5.9", (number, seat)))
    elif verb == COUNTER:
        push_draft(board, seat, offer[BY], trade=offer[KIND] == TRADE_OFFER)
    else:
        board.events.append(Event("accepted", "M-5.9", (number, seat)))
        board.stack[-1] = (frames.OFFER, seat, 1, number)
        board.open_window(frames.AGREED, seat, board.living_mask())


def _agree(board: Board, offer: Offer) -> None:
    terms = offer[TERMS:]
    if offer[KIND] == TRADE_OFFER:
        for term in terms:
            source, goal = (offer[BY], offer[TO]) if verb_of(term) == GIVE else (offer[TO], offer[BY])
            move_item(board, source, goal, argument_of(term), "M-6.7")
        push_fixes(board)
        return
    treasures = next((argument_of(term) for term in terms if verb_of(term) == TREASURES), 0)
    order = next((argument_of(term) for term in terms if verb_of(term) == ORDER), 0)
    board.offers = [other for other in board.offers if other[KIND] != HELP]
    board.bargain = [treasures, order, *terms]
    set_helper(board, offer[TO] if offer[BY] == board.fighter else offer[BY])


# --- what was agreed is carried out when the combat is won ---


def carry_out(board: Board, fighter: int, helper: int) -> None:
    """M-5.9: items change hands, promised cards are played; what is no longer there is not owed."""
    if board.alive[helper] != ALIVE or board.alive[fighter] == DEAD:
        return
    for term in board.bargain[2:]:
        card = argument_of(term)
        if verb_of(term) in (GIVE, WANT):
            if card in board.table[fighter]:
                move_item(board, fighter, helper, card, "M-5.9")
            else:
                board.events.append(Event("promise_broken", "M-5.9", (fighter, card)))
        elif verb_of(term) == PROMISE:
            if card in board.hand[fighter]:
                board.from_hand(fighter, card)
                board.stage.append(card)
                push_play_on(board, fighter, card, helper)
            else:
                board.events.append(Event("promise_broken", "M-5.9", (fighter, card)))
    push_fixes(board)
