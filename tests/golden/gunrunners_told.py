"""Gunrunners in golden playthroughs: agencies, cards by value or name, the regions with their rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from golden.playthrough import viewer_name
from gunrunners.scenario import row, trainees
from rodada.engine.journal import Journal
from rodada.engine.record import Step
from rodada.games import gunrunners
from rodada.games.gunrunners.deck import CARD_NAMES
from rodada.games.gunrunners.verbs import AGENCIES

LOOK_EVERY = 60
"""Decisions between two looks at the table by everybody; a Spy's dealing is looked at too."""


class GunrunnersTold:
    game = gunrunners.game

    def title(self, journal: Journal[Any]) -> str:
        options = journal.options
        return f"Gunrunners, edition {options['edition']}, {journal.state.seats} seats, deck {options['deck']}"

    def seat(self, number: int) -> str:
        return AGENCIES[number]

    def value(self, name: str, number: int, state: Any) -> str:
        if name in ("seat", "owner"):
            return AGENCIES[number]
        if name == "card":
            return CARD_NAMES[number]
        return str(number + 1 if name in ("region", "source") else number)

    def looks(self, number: int, step: Step) -> bool:
        return number % LOOK_EVERY == 0 or any(event.kind == "dealt_out" for event in step.events)

    def seen(self, state: Any, viewer: int) -> Iterator[str]:
        table = state.view(viewer).table
        who = viewer_name(self, state, viewer)
        yield f"{who} sees: supply {table.supply}, warehouse {table.warehouse}, busts {table.busts}"
        left = trainees(table).split()
        for region, crates in enumerate(table.crates):
            yield f"  {region + 1}: {crates} crates, {left[region]} | {row(table, region + 1)}".rstrip()
        hands = (" ".join(CARD_NAMES[card] for card in hand) or "-" for hand in table.hand)
        piles = (len(pile) for pile in table.pile)
        for agency, hand, pile, won in zip(AGENCIES, hands, piles, table.won, strict=False):
            yield f"  {agency}: hand {hand}, {pile} to draw, {won} won"
