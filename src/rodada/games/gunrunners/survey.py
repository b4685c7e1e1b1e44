"""What is worth counting in a game of Gunrunners, for whoever studies its cards.

A card is *trained* or *hidden* where it was put face down, a special *flipped with power* where its owner was asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rodada.engine.events import Event
from rodada.engine.surveying import Counts
from rodada.games.gunrunners.deck import CARD_NAMES
from rodada.games.gunrunners.state import GunrunnersState

_PLACED: Final = {"trained": "train", "hid": "hide"}
_POWERS: Final = {
    "moved": "Director",
    "informed": "Informer",
    "audited": "Saboteur",
    "dealt_out": "Spy",
    "manages": "Manager",
    "carried": "Runner",
}
"""The event by which each power shows that it was used."""
_HAPPENINGS: Final = {"bust": "busts", "declined": "powers-declined", "powerless": "powers-lost"}


class Survey:
    """The counts of one game."""

    def __init__(self, seats: int) -> None:
        self._uses: Final[list[Counter[str]]] = [Counter() for _ in range(seats)]
        self._happened: Final[Counter[str]] = Counter()

    def see(self, state: Any, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind in _PLACED and event.private:
                self._uses[event.public[0]][f"{_PLACED[event.kind]} {CARD_NAMES[event.private[0]]}"] += 1
            elif event.kind in _POWERS:
                self._uses[event.public[0]][f"power {_POWERS[event.kind]}"] += 1
            elif event.kind in _HAPPENINGS:
                self._happened[_HAPPENINGS[event.kind]] += 1

    def counts(self, state: GunrunnersState) -> Counts:
        """By use: the seats that made it, and how many of them won."""
        ranks = state.outcome().ranks
        uses: dict[str, dict[str, int]] = {}
        for seat, used in enumerate(self._uses):
            for name in used:
                row = uses.setdefault(name, {"held": 0, "won": 0})
                row["held"] += 1
                row["won"] += ranks[seat] == 1
        return {
            "uses": dict(sorted(uses.items())),
            "happenings": {what: {"times": n} for what, n in sorted(self._happened.items())},
        }

    def uses(self) -> list[Counter[str]]:
        return self._uses

    def standing(self, state: GunrunnersState) -> list[int]:
        """Crates won."""
        return list(state.won)
