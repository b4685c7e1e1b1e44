"""Tables set in a few lines: who sits there with what before them, and the combat that is going on.

Cards are named by the id of their row; the second mention of an id is its second copy. What is not said has a default
that no rule of the scenario depends on: three seats, female humans of Level 1 without a class, nothing anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rodada.engine.chance import Chance
from rodada.engine.errors import Illegal
from rodada.engine.fields import Shape
from rodada.engine.state import Frame, Outcome
from rodada.games.star_munchkin.board import DEAD, NOBODY, SEXES, Board
from rodada.games.star_munchkin.cards.rows import (
    Cannot,
    CardSet,
    Condition,
    Filter,
    Modifier,
    Operation,
    Row,
)
from rodada.games.star_munchkin.options import StarMunchkinOptions

_CLONE = 1
"""The list of a set made by `cards` that makes a clone."""

_POLARITY = {
    "strength": "sign",
    "run": "sign",
    "treasures": "sign",
    "hand_limit": "sign",
    "ignore_items": "harm",
    "level_only": "harm",
    "be_lost": "good",
    "chase": "good",
    "be_enhanced": "neutral",
    **dict.fromkeys(("flee", "be_helped", "help", "sell", "trade", "play_oneshots", "use", "be_removed"), "harm"),
}
"""As in vocabulary.toml; all other modifiers are good."""


# --- cards ---


def row(kind: str, card_id: str, **facts: Any) -> Row:
    """A card of a kind with nothing but the facts that matter."""
    deck = "treasure" if kind in ("sidekick", "item", "oneshot", "level") else "door"
    facts = {"copies": 2, **facts, "tags": frozenset(facts.get("tags", ()))}
    return Row("test", card_id, kind, deck, {"en": card_id}, {"en": ""}, "", **facts)


def clone(card_id: str = "clone") -> Row:
    return row("enhancer", card_id, ops=_CLONE)


def gives(word: str, n: int = 0, when: Condition | None = None, **arguments: Any) -> Modifier:
    return Modifier(word, _POLARITY.get(word, "good"), n, when=when, **arguments)


def forbidding(what: str, of: Filter | None = None, when: Condition | None = None) -> Cannot:
    return Cannot(what, _POLARITY[what], of, when)


def cards(*rows: Row) -> CardSet:
    """A set of these rows, each in its copies."""
    nothing = row("", "")
    all_rows = [nothing] + [each for each in rows for _ in range(each.copies)]
    return CardSet(("test",), tuple(all_rows), ((), (Operation("clone", "harm"),)))


# --- the table ---


class BareBoard(Board):
    """A table on which nothing goes on: only what lies there matters."""

    def step(self, frame: Frame) -> None:
        raise AssertionError

    def choices(self, frame: Frame) -> list[int]:
        raise AssertionError

    def decide(self, frame: Frame, action: int) -> None:
        raise AssertionError

    def bag(self, frame: Frame) -> Chance:
        raise AssertionError

    def fall(self, frame: Frame, outcome: int) -> None:
        raise AssertionError

    def why_not(self, seat: int, action: int) -> Illegal | None:
        raise AssertionError

    def outcome(self) -> Outcome:
        raise AssertionError

    def answers(self, kind: int, seat: int) -> list[int]:
        raise AssertionError

    def answer(self, kind: int, seat: int, action: int) -> None:
        raise AssertionError

    def copy(self) -> BareBoard:
        raise AssertionError


def bare_board(card_set: CardSet, seats: int) -> BareBoard:
    """A board with every field at its emptiest."""
    board = BareBoard.__new__(BareBoard)
    for field in board.FIELDS:
        setattr(board, field.name, 0 if field.shape == Shape.INT else [])
    board.use_cards(card_set)
    board.options = StarMunchkinOptions()
    board.seats = seats
    board.fighter = board.helper = board.sifter = board.drafter = NOBODY
    board.level = [1] * seats
    board.sex = [0] * seats
    board.alive = [0] * seats
    board.known = [0] * len(card_set.rows)
    board.pile = [(), ()]
    board.discards = [(), ()]
    for name in ("hand", "table", "in_use", "fresh"):
        setattr(board, name, [()] * seats)
    board.offers_made = [0] * seats
    board.events = []
    board.offered = None
    return board


class Table:
    """A board that is set piece by piece; every method gives the table back."""

    def __init__(self, card_set: CardSet, seats: int = 3) -> None:
        self.board = bare_board(card_set, seats)
        self._laid: set[int] = set()
        self._first: dict[str, int] = {}

    def card(self, card_id: str) -> int:
        """The card of that name that was laid first."""
        return self._first[card_id]

    def lay(self, card_id: str) -> int:
        """The next copy of a card that lies nowhere yet."""
        for card, each in enumerate(self.board.cards.rows):
            if card and each.id == card_id and card not in self._laid:
                self._laid.add(card)
                self._first.setdefault(card_id, card)
                return card
        raise AssertionError(f"there is no (further) {card_id}")

    def seat(
        self,
        seat: int,
        *,
        level: int = 1,
        sex: str = "female",
        before: Iterable[str] = (),
        using: Iterable[str] = (),
        hand: Iterable[str] = (),
        dead: bool = False,
    ) -> Table:
        """A character: `before` it lie class, race, sidekicks, traps and items not in use; `using` are items in use."""
        board = self.board
        board.level[seat] = level
        board.sex[seat] = SEXES.index(sex)
        board.table[seat] += tuple([self.lay(card_id) for card_id in before])
        worn = tuple([self.lay(card_id) for card_id in using])
        board.table[seat] += worn
        board.in_use[seat] = tuple(sorted((*board.in_use[seat], *worn)))
        board.hand[seat] = tuple(sorted([*board.hand[seat], *[self.lay(card_id) for card_id in hand]]))
        if dead:
            board.alive[seat] = DEAD
        return self

    def cheat(self, seat: int, card_id: str, with_card: str = "cheat") -> Table:
        """A cheat card on an item (M-6.11)."""
        cheat = self.lay(with_card)
        self.board.table[seat] += (cheat,)
        self.board.attach(cheat, self.card(card_id), "")
        return self

    def carry(self, card_id: str, sidekick: str) -> Table:
        """A sidekick carries an item (M-9.2)."""
        self.board.attach(self.card(card_id), self.card(sidekick), "")
        return self

    def combat(self, fighter: int, *foes: Sequence[str], helper: int = NOBODY) -> Table:
        """A combat; each foe is a monster and the enhancers on it."""
        self.board.fighter = fighter
        self.board.helper = helper
        self.board.foes += [tuple([self.lay(card_id) for card_id in foe]) for foe in foes]
        return self

    def term(self, where: int, strength: int, treasures: int = 0, card_id: str = "") -> Table:
        """What a one-shot or an ability has added to the combat."""
        card = self.lay(card_id) if card_id else 0
        if card:
            self.board.spent.append(card)
        self.board.terms.append((where, strength, treasures, card, 0, 0))
        return self
