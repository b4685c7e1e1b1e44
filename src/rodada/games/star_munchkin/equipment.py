"""What may be in use at once, on a character or on a sidekick, and what has to come off (M-6)."""

from __future__ import annotations

from typing import Final

from rodada.engine.piles import Cards, with_card
from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.cards.rows import ANY
from rodada.games.star_munchkin.conditions import cheated, fits, holds, usable
from rodada.games.star_munchkin.passives import complex_room, forbids, wideners

__all__ = ["carriers", "overfull", "usable", "why_not_carry", "why_not_use"]

_SLOTS: Final = ("hand", "headgear", "armor", "footgear")
_ROOM: Final = (2, 1, 1, 1)
_HAND: Final = 0
_TAKES: Final = {
    "one_hand": (_HAND, 1),
    "two_hands": (_HAND, 2),
    "headgear": (1, 1),
    "armor": (2, 1),
    "footgear": (3, 1),
}
"""Which slot an item takes, and how much of it."""

Refusal = tuple[str, str]
"""The rule that forbids, and the key of the message."""


def why_not_use(board: Board, seat: int, card: int) -> Refusal | None:
    """Why `seat` may not use one more item now, or None where it may."""
    refusal = _why_not_wear(board, seat, card)
    if refusal is not None or cheated(board, card):
        return refusal
    in_use = board.in_use[seat] if card in board.in_use[seat] else with_card(board.in_use[seat], card)
    if _is_tagged(board, card, "complex") and _has_too_complex(board, seat, in_use):
        return "M-6.6", "star-munchkin-too-complex"
    if not board.host_of(card) and board.row(card).slot in _TAKES and _shortage(board, seat, in_use):
        return ("M-6.10" if _is_tagged(board, card, "laser") else "M-6.3"), "star-munchkin-no-slot"
    return None


def why_not_carry(board: Board, seat: int, card: int, sidekick: int) -> Refusal | None:
    """Why an item may not be put in use on a sidekick: it takes no slot there, but obeys all else (M-9.2)."""
    if board.host_of(card) or not _can_hold(board, seat, card, sidekick):
        return "M-9.2", "star-munchkin-not-carried"
    refusal = _why_not_wear(board, seat, card)
    if refusal is not None or cheated(board, card) or not _is_tagged(board, card, "complex"):
        return refusal
    in_use = board.in_use[seat] if card in board.in_use[seat] else with_card(board.in_use[seat], card)
    return ("M-6.6", "star-munchkin-too-complex") if _has_too_complex(board, seat, in_use, card) else None


def _why_not_wear(board: Board, seat: int, card: int) -> Refusal | None:
    """What no room helps against: no item to wear, a ban, a restriction."""
    if board.row(card).kind != "item":
        return "M-6.2", "star-munchkin-not-wearable"
    if forbids(board, seat, "use", card):
        return "M-6.4", "star-munchkin-use-forbidden"
    if not usable(board, seat, card):
        return "M-6.4", "star-munchkin-not-for-you"
    return None


def _is_tagged(board: Board, card: int, tag: str) -> bool:
    return tag in board.cards.rows[card].tags


def _can_hold(board: Board, seat: int, card: int, sidekick: int) -> bool:
    """Whether a sidekick of the seat carries such items, and none yet."""
    if sidekick not in board.table[seat] or board.attached_to(sidekick):
        return False
    for modifier in board.row(sidekick).modifiers:
        if (
            modifier.word == "carries"
            and fits(board, seat, card, modifier.of)
            and holds(board, modifier.when, seat, modifier.polarity)
        ):
            return True
    return False


def carriers(board: Board, seat: int, card: int) -> list[int]:
    """Sidekicks of a seat on which an item may be put in use, oldest first."""
    return [
        sidekick for sidekick in board.of_kind(seat, "sidekick") if why_not_carry(board, seat, card, sidekick) is None
    ]


# --- more in use than allowed ---


def overfull(board: Board, seat: int) -> list[int]:
    """The cards of which the owner must unequip one now; none where all in use may be (M-4.5, M-6.6).

    What may not be used at all comes off first; then complex items; then what has no room.
    """
    in_use = board.in_use[seat]
    for card in in_use:
        if _why_not_wear(board, seat, card) is not None:
            return [card]
    if _has_too_complex(board, seat, in_use):
        return [card for card in in_use if _is_tagged(board, card, "complex") and not cheated(board, card)]
    shortage = _shortage(board, seat, in_use)
    if not shortage:
        return []
    takers = [card for card in in_use if _takes_room(board, card)]
    return [card for card in takers if _eases(board, seat, card, shortage)] or takers


def _has_too_complex(board: Board, seat: int, in_use: Cards, carried: int = 0) -> bool:
    """M-6.6: whether there would be too many complex items in use.

    Combined lasers are one weapon, complex at most once (M-6.10); one that a sidekick carries (`carried` as if it
    did) is a weapon apart.
    """
    n = combined = 0
    for card in in_use:
        if _is_tagged(board, card, "complex") and not cheated(board, card):
            if _is_tagged(board, card, "laser") and card != carried and not board.host_of(card):
                combined = 1
            else:
                n += 1
    if n + combined <= 1:
        return False
    room = complex_room(board, seat, in_use)
    return room != ANY and n + combined > room


def _takes_room(board: Board, card: int) -> bool:
    """Whether an item in use takes a slot: not on a sidekick, not with a cheat card (M-6.11)."""
    return board.row(card).slot in _TAKES and not board.host_of(card) and not cheated(board, card)


def _shortage(board: Board, seat: int, in_use: Cards) -> int:
    """M-6.3: how much room is wanting, in the best assignment of what widens it, if `in_use` were in use."""
    needs = [-room for room in _ROOM]
    lasers = False
    for card in in_use:
        if not _takes_room(board, card):
            continue
        if _is_tagged(board, card, "laser"):
            if lasers:
                continue  # any number combine into one weapon of two hands (M-6.10)
            lasers = True
        slot, room = _TAKES[board.row(card).slot]
        needs[slot] += room
    needs = [max(0, need) for need in needs]
    return _uncovered(needs, wideners(board, seat, in_use), 0) if any(needs) else 0


def _uncovered(needs: list[int], wider: list[tuple[str, ...]], first: int) -> int:
    """What is wanting after the best use of the wideners from `first` on."""
    best = sum(needs)
    if first == len(wider) or not best:
        return best
    best = _uncovered(needs, wider, first + 1)
    for name in wider[first]:
        slot = _SLOTS.index(name)
        if needs[slot]:
            needs[slot] -= 1
            best = min(best, _uncovered(needs, wider, first + 1))
            needs[slot] += 1
    return best


def _eases(board: Board, seat: int, card: int, shortage: int) -> bool:
    """Whether less room would be wanting without a card; lasers are taken apart one by one, so all of them count."""
    rest = tuple(other for other in board.in_use[seat] if other != card and not _are_combined(board, card, other))
    return _shortage(board, seat, rest) < shortage


def _are_combined(board: Board, one: int, other: int) -> bool:
    return (
        _is_tagged(board, one, "laser")
        and _is_tagged(board, other, "laser")
        and _takes_room(board, one)
        and _takes_room(board, other)
    )
