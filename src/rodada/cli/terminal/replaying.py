"""A record played again, decision by decision, as any seat or a spectator was shown it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rodada import games
from rodada.engine import record as records
from rodada.engine.contract import Game, View
from rodada.engine.errors import BadData
from rodada.engine.events import Event, Seen
from rodada.engine.record import Record


def read_record(path: Path) -> Record:
    """The record in a file, or in a save."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadData(str(path), "refused-not-json") from error
    try:
        return records.read(_record_of_save(text) or text)
    except BadData as error:
        raise BadData(f"{path}: {error.field}", error.key, **error.arguments) from error


def _record_of_save(text: str) -> str | None:
    """The record that a save holds, None where this is no save."""
    if '"rodada_save"' not in text[:40]:
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    lines: Any = data.get("record") if isinstance(data, dict) else None
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return None
    return "".join(f"{line}\n" for line in lines)


class Replay:
    """Every state of a recorded game, and what happened on the way to each."""

    def __init__(self, path: Path) -> None:
        self.record = read_record(path)
        self.game: Game[Any] = games.load(self.record.game)
        try:
            self._play()
        except BadData as error:
            raise BadData(f"{path}: {error.field}", error.key, **error.arguments) from error

    def _play(self) -> None:
        first: Any = records.first_state(self.game, self.record)
        self.options = first.options  # a record that begins with a position has them there
        self.states: list[Any] = [first]
        self.events: list[list[Event]] = [[]]
        for step in records.replay(self.game, self.record):
            self.states.append(step.state.copy())
            self.events.append(step.events)

    @property
    def last(self) -> int:
        return len(self.states) - 1

    @property
    def spectator(self) -> int:
        return self.record.seats

    def names(self) -> tuple[str, ...]:
        """The players, by their seats where the record does not name them."""
        given = self.record.players
        return tuple(given[i] if i < len(given) else self.game.seat_names[i] for i in range(self.record.seats))

    def view(self, at: int, viewer: int) -> View[Any]:
        """What the viewer could know after so many decisions, with a perfect memory."""
        view: View[Any] = self.states[at].view(viewer, True)
        return view

    def told(self, at: int, viewer: int) -> list[Seen]:
        """What the viewer was told by then."""
        return [event.seen_by(viewer) for events in self.events[: at + 1] for event in events]

    def next_with(self, at: int, kind: str) -> int:
        """The next decision that brings an event of this kind; the last one if none does."""
        later = range(at + 1, self.last + 1)
        return next((n for n in later if any(event.kind == kind for event in self.events[n])), self.last)
