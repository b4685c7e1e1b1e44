"""The host of one game at this device: it alone holds the state and the seed, and hands out views and told events."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from rodada import players
from rodada.cli.terminal import saves
from rodada.cli.terminal.face import redacted
from rodada.cli.terminal.saves import HUMAN, Save
from rodada.engine import record as records
from rodada.engine.chance import Seeded
from rodada.engine.contract import Game, Outcome, View
from rodada.engine.events import Event, Seen
from rodada.engine.journal import Journal
from rodada.engine.record import Record
from rodada.engine.state import State
from rodada.players.advice.hint import BUDGET, Hint, hint
from rodada.players.search import Budget
from rodada.players.tempers import Memory


class Host:
    """A game in progress with people and bots in its seats."""

    def __init__(self, journal: Journal[Any], sitters: tuple[str, ...], path: Path | None = None) -> None:
        self.game: Game[Any] = journal.game
        self.sitters = sitters
        self.path = path
        self.names = journal.players
        self._journal = journal
        self._bots = {kind: players.find(kind)(journal.game) for kind in sitters if kind != HUMAN}
        self._options = journal.game.options(journal.options)
        # What each viewer was told before its last decision but one is told again only as the table saw it.
        self._fresh_from = [len(journal.events)] * (len(sitters) + 1)

    @classmethod
    def open(cls, game: Game[Any], save: Save, path: Path) -> Host:
        """Go on with a save."""
        return cls(Journal.resume(game, save.record, save.seed), save.sitters, path)

    # --- what may be known ---

    @property
    def _state(self) -> State:
        state: State = self._journal.state
        return state

    @property
    def options(self) -> Any:
        return self._options

    @property
    def memory_aid(self) -> bool:
        """Whether this table may be reminded of what it saw: a game without such an option does not mind."""
        return bool(getattr(self._options, "memory_aid", True))

    @property
    def to_act(self) -> int:
        return self._state.to_act

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.sitters) if kind == HUMAN]

    @property
    def spectator(self) -> int:
        return len(self.sitters)

    def is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self.sitters) and self.sitters[seat] == HUMAN

    @property
    def acts_freely(self) -> bool:
        """Whether in this game somebody who is not on the move can act at all."""
        return type(self._state).free_actions is not State.free_actions

    def may_act(self, seat: int) -> bool:
        """Whether a seat that is not on the move may do something all the same."""
        return seat != self.to_act >= 0 and bool(self._state.actions(seat))

    def view(self, viewer: int, recall: bool | None = None) -> View[Any]:
        """What a viewer is shown: all that it can still know with the memory aid, else what lies on the table."""
        remembers = self.memory_aid if recall is None else recall
        return self._state.view(viewer, remembers)

    def told(self, viewer: int, start: int = 0) -> list[Seen]:
        """What happened since event `start`, as the viewer may read it now."""
        events = self._journal.events
        first = 0 if self.memory_aid else self._fresh_from[viewer]
        return [redacted(event, viewer, number >= first) for number, event in enumerate(events[start:], start)]

    @property
    def happened(self) -> int:
        """How many events there were."""
        return len(self._journal.events)

    # --- what is done ---

    def begin(self) -> list[Event]:
        """Let chance draw what comes before the first decision."""
        return self._journal.settle()

    def play(self, seat: int, actions: list[int]) -> list[Event]:
        """Play what a person picked."""
        start = self.happened
        events: list[Event] = []
        for action in actions:
            events += self._journal.play(seat, action)
        self._fresh_from[seat] = start
        return events

    def play_bot(self) -> list[Event]:
        """Let the bot on the move play; its luck follows from the seed and the move, so a resumed game is the same."""
        state, journal = self._state, self._journal
        memory = Memory(self.game, self.sitters)
        memory.tell(journal.events)
        bot = self._bots[self.sitters[state.to_act]]
        action = players.decide(self.game, state, bot, self._luck("bot"), memory.grudges(state.to_act))
        return journal.play(state.to_act, action)

    def _luck(self, purpose: str) -> Seeded:
        text = f"{purpose} {self._journal.seed} {len(self._journal.lines)}".encode()
        return Seeded(int.from_bytes(hashlib.sha256(text).digest(), "big"))

    # --- advice ---

    def hint(self, budget: Budget = BUDGET) -> Hint:
        """What a search would do for the seat on the move, from what that seat is shown."""
        return hint(self.game, self.options, self.view(self.to_act), self._luck("hint"), budget)

    # --- keeping ---

    def save(self) -> Path:
        """Put the game aside, where it was taken from or in the person's data folder."""
        assert self._journal.seed is not None
        self.path = self.path or saves.new_path("saves", self.game.name, "json")
        saves.keep(self.path, Save(self._journal.record(), self._journal.seed, self.sitters))
        return self.path

    def finish(self) -> Path:
        """Write the record of the finished game, with its seed; the save has done its duty."""
        path = saves.new_path("records", self.game.name, "jsonl")
        saves.write_whole(path, records.write(self._journal.record()))
        if self.path is not None:
            self.path.unlink(missing_ok=True)
        return path

    def record(self) -> Record:
        """The record of the finished game."""
        self.outcome()
        return self._journal.record()

    def outcome(self) -> Outcome:
        return self._state.outcome()

    def final_view(self) -> Any:
        """The state of a finished game, of which nothing is secret any more."""
        self.outcome()  # refused while the game is on
        return self._journal.state

    def commitment(self) -> str:
        return self._journal.record().commitment or ""

    def seed(self) -> int:
        """The seed, revealed with the result."""
        self.outcome()
        return self._journal.seed or 0
