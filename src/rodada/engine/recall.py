"""What a viewer with a perfect memory has been told: the information state, as opposed to what lies on the table.

A view with recall holds what follows from it; the full story is for whoever needs every distinct history told apart
(regret minimisation, recurrent networks). It is kept outside the state, which stays cheap to copy.
"""

from __future__ import annotations

from collections.abc import Iterable

from rodada.engine.events import Event, Seen


class InformationState:
    """All events as one viewer was told them; equal texts are the same information set."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.told: list[Seen] = []

    def tell(self, events: Iterable[Event]) -> None:
        self.told += [event.seen_by(self.viewer) for event in events]

    def text(self) -> str:
        """One line per event: kind, public numbers, private numbers where told."""
        return "\n".join(_line(seen) for seen in self.told)


def _line(seen: Seen) -> str:
    public = " ".join(map(str, seen.public))
    return f"{seen.kind} {public}" + ("" if seen.private is None else f" | {' '.join(map(str, seen.private))}")
