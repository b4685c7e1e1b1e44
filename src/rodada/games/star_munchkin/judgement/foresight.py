"""What lists of operations do to each seat, as far as it can be told before: dice by their odds, choices as people
choose. Operations on a combat are not here: what they change is seen on the table, see `plays`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rodada.games.star_munchkin.board import NOBODY
from rodada.games.star_munchkin.cards.rows import ANY, NO_LIST, Operation
from rodada.games.star_munchkin.effects.items import losable, valuables
from rodada.games.star_munchkin.effects.likely import subjects, would_on
from rodada.games.star_munchkin.effects.progress import Ops, imagined, times
from rodada.games.star_munchkin.effects.roles import role_cards
from rodada.games.star_munchkin.effects.subjects import BY_CHOICE, receivers
from rodada.games.star_munchkin.judgement.mind import Gains, Mind
from rodada.games.star_munchkin.judgement.prices import DRAWN, LEVEL, NEW_HAND, UNSEEN, VICTORY

FACES: Final = 6
CONTEST: Final = 5 / 12
"""How likely either is to win a contest of dice."""

SEX: Final = -0.1
OTHER_ROLE: Final = -0.3
UNEQUIPPED: Final = -0.1
TRAP_GONE: Final = 0.4
SIFTED: Final = 0.2
"""To choose among cards, beside what a card is worth."""


def foreseen(
    mind: Mind, list_id: int, you: int, source: int = 0, target: int = 0, player: int = NOBODY, die: int = 0
) -> Gains:
    """What each seat gains by a list."""
    gains = mind.no_gains()
    if list_id:
        _foresee(mind, list_id, imagined(list_id, you, source, target, player, die), 1.0, gains)
    return gains


def _foresee(mind: Mind, list_id: int, at: Ops, odds: float, gains: Gains) -> None:
    for operation in mind.board.cards.lists[list_id]:
        for seat in _on_whom(mind, at, operation):
            if would_on(mind.board, at, operation, seat):
                foresee = _FORESEEN.get(operation.op)
                if foresee is not None:
                    foresee(mind, at, operation, seat, odds, gains)
            elif operation.otherwise != NO_LIST:
                _foresee(mind, operation.otherwise, at._replace(them=seat), odds, gains)


def _on_whom(mind: Mind, at: Ops, operation: Operation) -> list[int]:
    """Whoever chooses harms the one who threatens most, and helps the one who threatens least."""
    seats = subjects(mind.board, at, operation)
    if len(seats) < 2 or operation.who not in BY_CHOICE:
        return seats
    weights = mind.weights_of(at.you)
    helps = operation.op in ("gain_levels", "draw", "sift", "take_discard")
    return [max(seats, key=lambda seat: weights[seat] if helps else -weights[seat])]


# --- levels and life ---


def _gain_levels(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] += odds * risen(mind, seat, times(mind.board, at, operation, seat), operation.may_win)


def risen(mind: Mind, seat: int, levels: int, may_win: bool) -> float:
    """What so many Levels are worth to a seat (M-0.4)."""
    room = mind.board.goal() - 1 - mind.board.level[seat]
    if levels > room and may_win:
        return VICTORY
    return LEVEL * max(0, min(levels, room))


def _lose_levels(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    lost = min(times(mind.board, at, operation, seat), mind.board.level[seat] - 1)
    gains[seat] -= odds * LEVEL * lost
    if lost > 0 and mind.at_brink(seat):
        gains[seat] -= odds * VICTORY


def dying(mind: Mind, seat: int) -> float:
    """What death costs: hand and items, less what the new character gets (M-8.1, M-8.4)."""
    board = mind.board
    lost = UNSEEN * len(board.hand[seat])
    for card in board.table[seat]:
        if mind.row(card).deck == "treasure":
            lost += mind.in_play(seat, card)
    return max(LEVEL, lost - NEW_HAND)


def _die(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] -= odds * dying(mind, seat)
    if mind.at_brink(seat):
        gains[seat] -= odds * VICTORY


def _change_sex(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] += odds * SEX


def _lose_role(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    worths = sorted(mind.in_play(seat, card) for card in role_cards(mind.board, seat, operation.what))
    gains[seat] -= odds * sum(worths if operation.all else worths[:1])


def _change_role(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] += odds * OTHER_ROLE


# --- cards ---


def _draw(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] += odds * DRAWN[operation.deck] * times(mind.board, at, operation, seat)


def _sift(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] += odds * (DRAWN[operation.deck] + SIFTED) * operation.keep


def _take_discard(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] += odds * (DRAWN[operation.deck] + (SIFTED if operation.pick == "any" else 0.0))


def _lose_hand(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    held = len(mind.board.hand[seat])
    n = held if operation.n == ANY else min(held, times(mind.board, at, operation, seat))
    lost = UNSEEN * n
    if seat == mind.me:
        kept = sorted(mind.kept(card) for card in mind.board.hand[seat])
        lost = sum(kept) * n / held if operation.pick == "random" else sum(kept[:n])
    gains[seat] -= odds * lost
    _received(mind, at, operation, seat, odds * UNSEEN * n, gains)


def _received(mind: Mind, at: Ops, operation: Operation, giver: int, worth: float, gains: Gains) -> None:
    if operation.to in ("discard", ""):
        return
    takers = receivers(mind.board, at, operation.to, giver)
    if takers:
        gains[takers[0]] += worth


def _lose_item(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    items = losable(mind.board, seat, operation)
    rows = mind.board.cards.rows
    worths = {card: mind.in_play(seat, card) for card in items}
    if operation.which == "best":
        items.sort(key=lambda card: -rows[card].bonus)
    elif operation.which == "dearest":
        items.sort(key=lambda card: -rows[card].value)
    else:
        items.sort(key=lambda card: worths[card], reverse=operation.by not in ("owner", ""))
    lost = items if operation.n == ANY else items[: operation.n]
    for card in lost:
        gains[seat] -= odds * worths[card]
        _received(mind, at, operation, seat, odds * worths[card], gains)


def _lose_value(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    rows = mind.board.cards.rows
    worths = {card: mind.in_play(seat, card) for card in valuables(mind.board, seat)}
    missing = operation.n
    for card in sorted(worths, key=lambda card: worths[card] / rows[card].value):
        if missing <= 0:
            break
        missing -= rows[card].value
        gains[seat] -= odds * worths[card]


def _unequip(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] += odds * UNEQUIPPED


def _swap_item(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    """The best swap for whoever may make it."""
    board = mind.board
    rows = board.cards.rows
    best = (0.0, 0.0, NOBODY)
    others = [at.target] if operation.with_whom == "target" else [other for other in board.living() if other != seat]
    for other in others:
        for mine in board.items_of(seat):
            cost = mind.in_play(seat, mine)
            for theirs in board.items_of(other):
                if operation.limit != "value" or rows[theirs].value <= rows[mine].value:
                    gain = mind.item_for(seat, theirs) - cost
                    best = max(best, (gain, mind.in_play(other, theirs) - mind.item_for(other, mine), other))
    gains[seat] += odds * best[0]
    if best[2] != NOBODY:
        gains[best[2]] -= odds * best[1]


def _swap_hands(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    board = mind.board
    others = [at.target] if operation.with_whom == "target" else [other for other in board.living() if other != seat]
    most = max(others, key=lambda other: len(board.hand[other]))
    swapped = odds * UNSEEN * (len(board.hand[most]) - len(board.hand[seat]))
    gains[seat] += swapped
    gains[most] -= swapped


def _discard_this(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    if at.source in mind.board.table[seat]:
        gains[seat] -= odds * mind.in_play(seat, at.source)


def _remove_trap(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    gains[seat] += odds * TRAP_GONE


# --- dice and choices ---


def _roll(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    for faces, list_id in operation.rows:
        for face in faces:
            _foresee(mind, list_id, at._replace(die=face), odds / FACES, gains)


def _contest(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    them = at.target if operation.with_whom == "target" else NOBODY
    for list_id in (operation.win, operation.lose):
        _foresee(mind, list_id, at._replace(them=them), odds * CONTEST, gains)


def _choose(mind: Mind, at: Ops, operation: Operation, seat: int, odds: float, gains: Gains) -> None:
    """What is best for whoever chooses."""
    found: list[Gains] = []
    for list_id in operation.options:
        tried = mind.no_gains()
        _foresee(mind, list_id, at, odds, tried)
        found.append(tried)
    best: Gains = max(found, key=lambda tried: tried[seat])
    for other, gain in enumerate(best):
        gains[other] += gain


Foresee = Callable[[Mind, Ops, Operation, int, float, Gains], None]

_FORESEEN: Final[Mapping[str, Foresee]] = {
    "gain_levels": _gain_levels,
    "lose_levels": _lose_levels,
    "die": _die,
    "change_sex": _change_sex,
    "change_role": _change_role,
    "lose_role": _lose_role,
    "draw": _draw,
    "sift": _sift,
    "take_discard": _take_discard,
    "lose_hand": _lose_hand,
    "lose_item": _lose_item,
    "lose_value": _lose_value,
    "unequip": _unequip,
    "swap_item": _swap_item,
    "swap_hands": _swap_hands,
    "discard_this": _discard_this,
    "remove_trap": _remove_trap,
    "roll": _roll,
    "contest": _contest,
    "choose": _choose,
}
