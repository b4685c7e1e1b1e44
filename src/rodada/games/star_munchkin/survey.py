"""What is worth counting in a game of Star Munchkin, for whoever tunes its cards.

A card is *held* in a game in which it came into somebody's hand, *played* in one in which it was played from there,
and *decisive* in one in which playing it turned a combat, or in which the kill that won would have failed without it.
A class or race is held by those who have it when the game ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rodada.engine.events import Event
from rodada.engine.surveying import Counts
from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import HELP, NOBODY, UNDECIDED, Board
from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.rows import CardSet, Row
from rodada.games.star_munchkin.conditions import classes_of, races_of
from rodada.games.star_munchkin.options import StarMunchkinOptions

NO_CLASS: Final = "none"
NO_RACE: Final = "human"

_HAPPENINGS: Final = {
    "combat": "combats",
    "won_combat": "combats-won",
    "lost_combat": "combats-lost",
    "died": "deaths",
    "sold": "sales",
    "trap": "traps",
    "sacrificed": "sacrifices",
}
"""Kinds of events that are simply counted."""


class Survey:
    """The counts of one game."""

    def __init__(self, seats: int) -> None:
        self._seats: Final = seats
        self._uses: Final[Counter[tuple[int, int]]] = Counter()
        self._rows: Sequence[Row] = ()
        self._drawn: Final[Counter[int]] = Counter()
        self._played: Final[Counter[int]] = Counter()
        self._decisive: Final[set[int]] = set()
        self._happened: Final[Counter[str]] = Counter()
        self._offers: Final[dict[int, bool]] = {}
        self._asked = self._helped = False
        self._verdict: bool | None = None
        self._last_played = 0
        self._declared = (0, 0)

    # --- one decision after another ---

    def see(self, state: Board, events: Sequence[Event]) -> None:
        self._rows = state.cards.rows
        for event in events:
            counted = _HAPPENINGS.get(event.kind)
            if counted is not None:
                self._happened[counted] += 1
            note = _NOTES.get(event.kind)
            if note is not None:
                note(self, event)
        self._see_verdict(state)
        if any(event.kind == "won_game" for event in events):
            self._see_end(state)

    def _note_drawn(self, event: Event) -> None:
        self._drawn[event.private[0]] += 1

    def _note_played(self, event: Event) -> None:
        self._played[event.public[1]] += 1
        self._uses[event.public[0], event.public[1]] += 1
        self._last_played = event.public[1]

    def _note_declared(self, event: Event) -> None:
        self._declared = event.public[1], event.public[2]

    def _note_combat(self, event: Event) -> None:
        self._verdict = None
        self._last_played = 0
        self._asked = self._helped = False

    def _note_offered(self, event: Event) -> None:
        number, kind = event.public[:2]
        self._offers[number] = kind == HELP
        self._happened["help-offers" if kind == HELP else "trade-offers"] += 1
        if kind == HELP and not self._asked:
            self._asked = True
            self._happened["combats-asking"] += 1

    def _note_accepted(self, event: Event) -> None:
        helping = self._offers[event.public[0]]
        self._happened["help-accepted" if helping else "trades-accepted"] += 1
        if helping and not self._helped:
            self._helped = True
            self._happened["combats-helped"] += 1

    def _see_verdict(self, state: Board) -> None:
        """Whether the side would win now, and by which play that changed."""
        if state.fighter == NOBODY or state.decided != UNDECIDED or not state.foes:
            return
        wins = strength.wins(state)
        if self._verdict is not None and wins != self._verdict and self._last_played:
            self._decisive.add(self._last_played)
        self._verdict = wins

    def _see_end(self, state: Board) -> None:
        """What the last kill could not have done without."""
        ours, theirs = self._declared
        for term in strength.side_terms(state):
            if term.card and ours - term.n <= theirs:
                self._decisive.add(term.card)
        for term in strength.monster_terms(state):
            if term.card and theirs - term.n >= ours:
                self._decisive.add(term.card)

    # --- at the end ---

    def counts(self, state: Board) -> Counts:
        cards = state.cards
        return {
            "cards": self._of_cards(cards.rows),
            "classes": _holders(state, [classes_of(state, seat) or [NO_CLASS] for seat in range(state.seats)]),
            "races": _holders(state, [races_of(state, seat) or [NO_RACE] for seat in range(state.seats)]),
            "happenings": {what: {"times": n} for what, n in sorted(self._happened.items())},
        }

    def uses(self) -> list[dict[str, int]]:
        """Cards played from hand, by row."""
        found: list[dict[str, int]] = [{} for _ in range(self._seats)]
        for (seat, card), n in self._uses.items():
            name = name_of(self._rows[card])
            found[seat][name] = found[seat].get(name, 0) + n
        return found

    def standing(self, state: Board) -> list[int]:
        return list(state.level)

    def _of_cards(self, rows: Sequence[Row]) -> dict[str, dict[str, int]]:
        """By row: how often its cards were drawn and played, and whether at all in this game."""
        drawn: Counter[str] = Counter()
        played: Counter[str] = Counter()
        for card, n in self._drawn.items():
            drawn[name_of(rows[card])] += n
        for card, n in self._played.items():
            played[name_of(rows[card])] += n
        decisive = {name_of(rows[card]) for card in self._decisive}
        names = dict.fromkeys(name_of(row) for row in rows[1:])
        return {
            name: {
                "drawn": drawn[name],
                "held": int(drawn[name] > 0),
                "played": int(played[name] > 0),
                "plays": played[name],
                "decisive": int(name in decisive),
            }
            for name in names
        }


_NOTES: Final[Mapping[str, Any]] = {
    "to_hand": Survey._note_drawn,
    "played": Survey._note_played,
    "declared": Survey._note_declared,
    "combat": Survey._note_combat,
    "offered": Survey._note_offered,
    "accepted": Survey._note_accepted,
}


def _holders(state: Board, held: list[list[str]]) -> dict[str, dict[str, int]]:
    """Of each class or race: seats that have it, and how many of them won."""
    found: dict[str, dict[str, int]] = {}
    for seat, names in enumerate(held):
        for name in names:
            counts = found.setdefault(name, {"held": 0, "won": 0})
            counts["held"] += 1
            counts["won"] += state.winners >> seat & 1
    return found


def name_of(row: Row) -> str:
    """A row by its id, with its pack where that is not the core."""
    return row.id if row.pack == "core" else f"{row.pack}:{row.id}"


def survey_names(options: StarMunchkinOptions) -> dict[str, dict[str, str]]:
    """The titles of all cards, classes and races among them, by language."""
    cards: CardSet = card_set(options.packs)
    return {name_of(row): dict(row.title) for row in cards.rows[1:]}
