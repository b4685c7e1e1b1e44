"""Star Munchkin in golden playthroughs: seats by number, cards by id, what lies before whom and who holds what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from golden.playthrough import viewer_name
from rodada.engine.fields import UNKNOWN
from rodada.engine.journal import Journal
from rodada.engine.record import Step
from rodada.games import star_munchkin
from rodada.games.star_munchkin.board import DECKS

_CARDS = ("card", "host", "monster")
_SEATS = ("seat", "to", "player")


class StarMunchkinTold:
    game = star_munchkin.game

    def title(self, journal: Journal[Any]) -> str:
        default = star_munchkin.game.options_data(star_munchkin.game.options({}))
        chosen = {name: value for name, value in journal.options.items() if value != default[name]}
        return f"Star Munchkin, {journal.state.seats} seats, {chosen}"

    def seat(self, number: int) -> str:
        return f"seat {number + 1}"

    def value(self, name: str, number: int, state: Any) -> str:
        if name in _SEATS and number >= 0:
            return str(number + 1)
        if name in _CARDS and number > 0:
            return _card(state, number)
        return DECKS[number] if name == "deck" else str(number)

    def looks(self, number: int, step: Step) -> bool:
        return any(event.kind == "turn" for event in step.events)

    def seen(self, state: Any, viewer: int) -> Iterator[str]:
        table = state.view(viewer).table
        yield f"{viewer_name(self, state, viewer)} sees: piles {', '.join(str(len(pile)) for pile in table.pile)}"
        for seat in range(table.seats):
            worn = set(table.in_use[seat])
            lies = (f"{_card(state, card)}{'*' * (card in worn)}" for card in table.table[seat])
            hand = _cards(state, table.hand[seat])
            yield f"  {seat + 1}: level {table.level[seat]}, before it {' '.join(lies) or '-'}; in hand {hand}"


def _cards(state: Any, cards: Iterable[int]) -> str:
    return " ".join(_card(state, card) for card in cards) or "-"


def _card(state: Any, card: int) -> str:
    return "?" if card == UNKNOWN else f"{state.row(card).id}"
