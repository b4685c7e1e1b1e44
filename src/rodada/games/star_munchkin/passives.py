"""Passive words in force: which cards of a seat count now, and what they change, forbid and protect from."""

from __future__ import annotations

from collections.abc import Collection

from rodada.engine.piles import Cards
from rodada.games.star_munchkin.board import NOBODY, Board
from rodada.games.star_munchkin.cards.rows import ANY
from rodada.games.star_munchkin.conditions import fits, holds, holds_for_side, usable
from rodada.games.star_munchkin.facts import ALWAYS, FIGHTING, WORN, leaning
from rodada.games.star_munchkin.foes import how_many

_ASKED_OF_RUNNER: frozenset[str] = frozenset(("flee", "chase"))
"""What a monster forbids to each runner apart; all else it forbids to the side (M-5.2)."""


def counts(board: Board, seat: int, card: int) -> bool:
    """Whether the passive words of a card before `seat` are in force now (M-4.2, M-6.2, M-6.4, M-10.5)."""
    return _counts(board, seat, card, board.in_use[seat])


def _counts(board: Board, seat: int, card: int, in_use: Cards) -> bool:
    stands = board.facts.stands[card]
    if stands == WORN:
        return card in in_use and usable(board, seat, card)
    return stands == ALWAYS or (stands == FIGHTING and board.in_combat(seat))


def counting(board: Board, seat: int) -> list[int]:
    """The cards of a seat whose passive words, triggers and abilities are in force now, oldest first."""
    return [card for card in board.table[seat] if counts(board, seat, card)]


def measured(board: Board, per: str, seat: int) -> int:
    """What a number is multiplied by, measured on `seat`; 1 where it is not multiplied. No die has fallen here."""
    if per == "fire_items":
        return _tagged_in_use(board, seat, "fire")
    if per == "complex_items":
        return _tagged_in_use(board, seat, "complex")
    if per == "level":
        return board.level[seat]
    if per == "hand":
        return len(board.hand[seat])
    if per == "sidekicks":
        return len(board.of_kind(seat, "sidekick"))
    if per == "other_monsters":
        return max(0, how_many(board) - 1)
    return 0 if per else 1


def _tagged_in_use(board: Board, seat: int, tag: str) -> int:
    rows = board.cards.rows
    n = 0
    for card in board.in_use[seat]:
        if tag in rows[card].tags and usable(board, seat, card):
            n += 1
    return n


def amount(board: Board, seat: int, word: str) -> int:
    """The sum of all modifiers of a word for a seat: `run`, `treasures`, `hand_limit`, `sidekicks`, `sale`."""
    bearers = board.facts.bearers.get(word)
    if bearers is None:
        return 0
    total = 0
    for card in board.table[seat]:
        if card in bearers and counts(board, seat, card):
            for modifier in board.cards.rows[card].modifiers:
                if modifier.word == word and holds(
                    board, modifier.when, seat, leaning(modifier.polarity, word, modifier.n, False)
                ):
                    total += modifier.n
    return total


def has_word(board: Board, seat: int, word: str) -> bool:
    """Whether a modifier of that word is in force for a seat, such as `win_ties`."""
    bearers = board.facts.bearers.get(word)
    if bearers is None:
        return False
    for card in board.table[seat]:
        if card in bearers and counts(board, seat, card):
            for modifier in board.cards.rows[card].modifiers:
                if modifier.word == word and holds(board, modifier.when, seat, modifier.polarity):
                    return True
    return False


def wideners(board: Board, seat: int, in_use: Cards) -> list[tuple[str, ...]]:
    """M-6.3: room for one thing more each, in one of several slots, if `in_use` were in use."""
    bearers = board.facts.bearers.get("slots")
    found: list[tuple[str, ...]] = []
    if bearers is None:
        return found
    for card in board.table[seat]:
        if card in bearers and _counts(board, seat, card, in_use):
            for modifier in board.cards.rows[card].modifiers:
                if modifier.word == "slots" and holds(board, modifier.when, seat, modifier.polarity):
                    found += [modifier.slots] * modifier.n
    return found


def complex_room(board: Board, seat: int, in_use: Cards) -> int:
    """M-6.6: how many complex items a seat could use if `in_use` were in use; ANY for as many as it likes."""
    bearers = board.facts.bearers.get("complex")
    room = 1
    if bearers is None:
        return room
    for card in board.table[seat]:
        if card in bearers and _counts(board, seat, card, in_use):
            for modifier in board.cards.rows[card].modifiers:
                if modifier.word == "complex" and holds(board, modifier.when, seat, modifier.polarity):
                    if modifier.n == ANY:
                        return ANY
                    room += modifier.n
    return room


def forbids(board: Board, seat: int, what: str, card: int = 0) -> bool:
    """Whether a card of `seat` forbids it something: `use` of an item, `be_lost` of that very item, or a deed."""
    barred = board.facts.barred.get(what)
    if barred is None:
        return False
    for source in board.table[seat]:
        if source not in barred or (what == "be_lost" and source != card) or not counts(board, seat, source):
            continue
        for ban in board.cards.rows[source].cannot:
            if (
                ban.what == what
                and (ban.of is None or fits(board, seat, card, ban.of))
                and holds(board, ban.when, seat, ban.polarity)
            ):
                return True
    return False


def foe_forbids(board: Board, foe: Cards, what: str, seat: int = NOBODY) -> bool:
    """Whether a monster or an enhancer on it forbids something: to one runner, or to the side."""
    barred = board.facts.barred.get(what)
    if barred is None:
        return False
    alone = seat >= 0 and what in _ASKED_OF_RUNNER
    for card in foe:
        if card in barred:
            for ban in board.cards.rows[card].cannot:
                if ban.what == what and (
                    holds(board, ban.when, seat, ban.polarity)
                    if alone
                    else holds_for_side(board, ban.when, ban.polarity)
                ):
                    return True
    return False


def foes_forbid(board: Board, what: str) -> bool:
    """Whether any monster of the combat forbids something to the side, or to everybody (M-5.4)."""
    if what in board.facts.barred:
        for foe in board.foes:
            if foe_forbids(board, foe, what):
                return True
    return False


def immune(board: Board, seat: int, to: str, tags: Collection[str]) -> bool:
    """Whether bad stuff of a monster, or a trap, with one of these tags does not affect `seat`."""
    bearers = board.facts.bearers.get("immune")
    if bearers is None:
        return False
    for card in board.table[seat]:
        if card in bearers and counts(board, seat, card):
            for modifier in board.cards.rows[card].modifiers:
                if (
                    modifier.word == "immune"
                    and modifier.to == to
                    and modifier.tag in tags
                    and holds(board, modifier.when, seat, modifier.polarity)
                ):
                    return True
    return False
