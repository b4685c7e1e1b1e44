"""Scenarios in a few lines: a position, what is played in notation, and what the table looks like afterwards.

Cards are written as they lie: `red-3` face up, `(red-3)` face down, `red-Manager*` with its power, `red-1!` known to
all like the first trainees; `.` is an empty place. Regions count from 1 as in notation. What is not said has a default
that no rule of the scenario depends on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from rodada.engine.errors import Illegal
from rodada.engine.events import Event
from rodada.engine.seats import CHANCE
from rodada.engine.view import View
from rodada.games.gunrunners import game
from rodada.games.gunrunners.deck import CARD_NAMES
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import AGENCIES


class Scene:
    """A table on which a scenario is played; `events` is what the last `play` told."""

    def __init__(self, state: GunrunnersState) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *wishes: str) -> Scene:
        """Each wish is a decision of whoever is on the move, or of chance: `roll 3`, `draw Spy`, `audit 6`.

        Cards that nobody cares about are drawn without being asked for; dice never are.
        """
        self.events = []
        for wish in wishes:
            self._draw_unless(wish)
            self.events += self._fall(wish) if self.state.to_act == CHANCE else self._decide(wish)
        self._draw_unless("")
        return self

    def _decide(self, wish: str) -> list[Event]:
        return self.state.play(self.state.to_act, game.parse(wish))

    def _fall(self, wish: str) -> list[Event]:
        chance, (kind, _, text) = self.state.chances(), wish.partition(" ")
        assert chance.kind == kind, f"chance decides {chance.kind}, not {kind}"
        return self.state.resolve(game.parse_outcome(chance, text))

    def _draw_unless(self, wish: str) -> None:
        while self.turn in ("draw", "deal") and not wish.startswith(self.turn):
            self.events += self.state.resolve(self.state.chances().bag[0])

    def refused(self, wish: str, seat: str = "") -> str:
        """The rule that forbids a wish, which must change nothing."""
        before = self.state.copy()
        with pytest.raises(Illegal) as refusal:
            self.state.play(AGENCIES.index(seat) if seat else max(self.state.to_act, 0), game.parse(wish))
        assert self.state == before
        return refusal.value.rule

    @property
    def turn(self) -> str:
        """Whose decision it is: an agency, a kind of chance, or `over`."""
        if self.state.over:
            return "over"
        return AGENCIES[self.state.to_act] if self.state.to_act >= 0 else self.state.chances().kind

    def options(self, verb: str = "") -> list[str]:
        """What the seat on the move may do, in notation."""
        texts = [game.notation(action) for action in self.state.actions(self.state.to_act)]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def told(self, kind: str, viewer: str = "spectator") -> list[dict[str, int]]:
        """The events of that kind as a viewer was told them."""
        number = self.number(viewer)
        return [game.events[kind].named(event.seen_by(number)) for event in self.events if event.kind == kind]

    def rules(self, kind: str) -> set[str]:
        """The rules that the events of that kind cite."""
        return {event.rule for event in self.events if event.kind == kind}

    # --- what lies on the table ---

    def row(self, region: int) -> str:
        return row(self.state, region)

    def trainees(self) -> str:
        return trainees(self.state)

    def hand(self, seat: str) -> str:
        return " ".join(CARD_NAMES[card] for card in self.state.hand[AGENCIES.index(seat)])

    def seen_by(self, viewer: str, recall: bool = True) -> View[GunrunnersState]:
        return self.state.view(self.number(viewer), recall)

    def sees(self, viewer: str, recall: bool = True) -> str:
        """All trainees as a viewer knows them."""
        return trainees(self.seen_by(viewer, recall).table)

    def sees_row(self, viewer: str, region: int, recall: bool = True) -> str:
        return row(self.seen_by(viewer, recall).table, region)

    def number(self, viewer: str) -> int:
        return self.state.seats if viewer == "spectator" else AGENCIES.index(viewer)


def row(table: GunrunnersState, region: int) -> str:
    return " ".join(_card(table, token) for token in table.row[region - 1])


def trainees(table: GunrunnersState) -> str:
    return " ".join("." if token < 0 else _card(table, token) for token in table.trainee)


def _card(table: GunrunnersState, token: int) -> str:
    owner = table.token_owner[token]
    name = f"{AGENCIES[owner]}-{CARD_NAMES[table.token_card[token]]}"
    if not table.is_up(token):
        return f"({name})"
    return f"{name}*" if table.manager[owner] == token else name


# --- building positions ---


def table(
    *,
    seats: int = 3,
    edition: str = "br",
    active: str = "red",
    trainees: str = "",
    rows: Mapping[int, str] | None = None,
    crates: str = "",
    hands: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    won: Mapping[str, int] | None = None,
    **fields: Any,
) -> Scene:
    """A table from a few words; `fields` are fields of the position as they are.

    Hands default to a 3 for the active seat and nothing for the others. A pile that is given makes the rest of its
    agency's cards lie among the discards; without one they are all still to be drawn. Trainees lie face down
    however they are written.
    """
    regions: list[dict[str, Any]] = [{} for _ in range(3 if seats == 2 else seats)]
    for region, text in enumerate(trainees.split()):
        regions[region]["trainee"] = None if text == "." else {**read_card(text), "up": False}
    for number, text in (rows or {}).items():
        regions[number - 1]["row"] = [read_card(word) for word in text.split()]
    for region, number in enumerate(crates.split()):
        regions[region]["crates"] = int(number)
    held = {active: "3", **(hands or {})}
    position = {
        "seats": seats,
        "options": {"edition": edition, **fields.pop("options", {})},
        "active": active,
        "regions": regions,
        "players": [
            _player(agency, held.get(agency, ""), (piles or {}).get(agency), (won or {}).get(agency, 0), regions)
            for agency in AGENCIES[:seats]
        ],
        **fields,
    }
    return Scene(game.load(position))


def read_card(text: str) -> dict[str, Any]:
    """`red-3`, `(red-3)`, `red-Manager*`, `red-1!` as the position has it."""
    agency, _, card = text.strip("()*!").partition("-")
    written: dict[str, Any] = {"owner": agency, "card": card, "up": not text.startswith("(")}
    if text.endswith("*"):
        written["power"] = True
    if text.endswith("!"):
        written["known_to"] = ["red", "blue", "yellow", "spectator"]
    return written


def _player(agency: str, hand: str, pile: str | None, won: int, regions: list[dict[str, Any]]) -> dict[str, Any]:
    player: dict[str, Any] = {"hand": hand.split(), "won": won}
    if pile is not None:
        in_play = [card for region in regions for card in (region.get("trainee"), *region.get("row", ())) if card]
        left = Counter(CARD_NAMES[card] for card in game.options({}).deck.cards())
        left.subtract([*hand.split(), *pile.split()])
        left.subtract(card["card"] for card in in_play if card["owner"] == agency)
        player |= {"pile": pile.split(), "gone": sorted((+left).elements())}
    return player


def at_start(seats: int = 3, edition: str = "br", **options: Any) -> Scene:
    """A new game, before chance has drawn who starts."""
    return Scene(game.start(seats, game.options({"edition": edition, **options})))
