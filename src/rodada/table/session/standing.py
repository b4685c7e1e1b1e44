"""What follows from how the game stands, worked out once for everybody who wants it: views, stakes, waits, thoughts.

Kept is only what is asked for again. All that a table keeps is in the way of whoever collects the garbage of the whole
server: what is told, mostly once, is made each time.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rodada.engine.presenting import Stake
from rodada.engine.state import State
from rodada.engine.view import View
from rodada.players.thinking import Thinking, thinking
from rodada.table.session import windows
from rodada.table.session.asking import Questions, as_asked, is_asked, presenting, remembers, told
from rodada.table.session.attending import UNTIL
from rodada.table.session.entries import Entries
from rodada.table.session.table import PLAYING, Table
from rodada.table.session.telling import Known
from rodada.table.wire import QuestionTold

BETWEEN: Final = 0.8
WITHIN: Final = 0.3
"""Seconds between two moves where bots play, and between the steps of one."""
LATER: Final = 0.4
"""Seconds after which an answer that is late is given; then after twice as many more, and so on."""


class Thought(NamedTuple):
    """A bot that should think: the id names seat and decision, the payload holds what its seat may know.

    Its answer is given no sooner than `after`, so that people can follow. Until `due` nobody sees when it was there;
    later than that it is given at one of few moments, since how long a bot thinks depends on its hand.
    """

    id: str
    seat: int
    kind: str
    payload: Thinking
    after: float = 0.0
    due: float = 0.0

    def given(self, now: float) -> float:
        """When an answer that is there now is given."""
        if now <= self.due:
            return max(self.after, now)
        moment, step = self.due, LATER
        while moment < now:
            moment, step = moment + step, 2 * step
        return moment


class Standing:
    """Good as long as nothing is played; `table` may change around the game in the meantime."""

    __slots__ = ("_asked", "_entries", "_questions", "_stakes", "_thoughts", "_views", "known", "table")

    def __init__(self, table: Table, entries: Entries) -> None:
        self.table = table
        self.known: Known = {}
        """The newest events, as they are told."""
        self._entries = entries
        self._asked: dict[int, State] = {}
        self._views: dict[int, View[Any]] = {}
        self._stakes: dict[int, Stake] = {}
        self._questions: dict[int, Questions] = {}
        self._thoughts: dict[int, Thought] = {}

    def asked(self, seat: int) -> State:
        """The game as it stands when this seat is asked. Not to be changed."""
        if seat not in self._asked:
            self._asked[seat] = as_asked(self.table, seat)
        return self._asked[seat]

    def view(self, viewer: int) -> View[Any]:
        """What a viewer is shown; a responder, as it is asked. Kept for seats that will be asked."""
        view = self._views.get(viewer)
        if view is None:
            seated = viewer < len(self.table.seats)
            state = self.asked(viewer) if seated else self.table.playing
            view = state.view(viewer if seated else None, remembers(self.table))
            if seated and is_asked(self.table, viewer):
                self._views[viewer] = view
        return view

    def scene(self, viewer: int) -> Any:
        return presenting(self.table).scene(self.view(viewer))

    def questions(self, seat: int) -> Questions:
        if seat not in self._questions:
            self._questions[seat] = Questions(presenting(self.table), self.view(seat))
        return self._questions[seat]

    def question(self, seat: int) -> QuestionTold:
        """The first one, before anything is picked."""
        return told(self.table.at, self.questions(seat), [])

    # --- the open window ---

    def stake(self, seat: int) -> Stake:
        if seat not in self._stakes:
            self._stakes[seat] = presenting(self.table).stake(self.view(seat))
        return self._stakes[seat]

    def wait(self, seat: int) -> windows.Wait:
        """How long the open window waits for a person."""
        assert self.table.window is not None
        return windows.wait(self.table, self.table.window, seat, self.stake(seat))

    def waiting(self, seat: int) -> tuple[windows.Wait, list[str]]:
        """How long the open window waits for a person, and for how long it may pass beforehand."""
        return self.wait(seat), [until for until in UNTIL if not windows.breaks(until, self.stake(seat))]

    def waited_for(self) -> dict[int, Stake]:
        """Persons who have not answered the open window, with what it means to them."""
        table, window = self.table, self.table.window
        if window is None:
            return {}
        silent = [seat for seat in window.order if window.answer(seat) is None]
        return {seat: self.stake(seat) for seat in silent if table.seats[seat].persons}

    def broken(self) -> list[int]:
        """Seats whose passing beforehand ends here, because this concerns them."""
        yielding = {seat: self.table.seats[seat].yielding for seat in self.waited_for()}
        return [seat for seat, until in yielding.items() if until and windows.breaks(until, self.stake(seat))]

    def due(self) -> float | None:
        """When the table acts by itself."""
        table = self.table
        if table.stage != PLAYING:
            return None
        if table.window is not None:
            return table.window.opened if self.broken() else windows.closes(table, table.window, self.waited_for())
        person = bool(table.seats[table.playing.to_act].persons)
        return table.since + table.rules.decision if table.rules.decision and person else None

    # --- bots ---

    def thoughts(self) -> list[Thought]:
        """The bots whose decision or answer is wanted now; the same ones until it is there."""
        table = self.table
        if table.stage != PLAYING:
            return []
        bots = [seat for seat, sitter in enumerate(table.seats) if not sitter.persons and is_asked(table, seat)]
        return [self._thought(seat) for seat in bots]

    def _thought(self, seat: int) -> Thought:
        table = self.table
        kind = table.seats[seat].kind
        known = self._thoughts.get(seat)
        if known is None or known.kind != kind:
            luck = f"bot {table.seed} {table.at} {seat}"
            grudges = self._entries.grudges(table.game, len(table.seats), seat, kind)
            payload = thinking(table.game, table.options, self.asked(seat), seat, kind, luck, grudges=grudges)
            name = f"{table.at}:{seat}:{kind}"
            known = self._thoughts[seat] = Thought(name, seat, kind, payload, *self._unhurried(seat))
        return known

    def _unhurried(self, seat: int) -> tuple[float, float]:
        """Bots do not hurry people: decisions have a rhythm, the steps of one a quicker one, windows their own."""
        table = self.table
        if table.window is not None:
            return 0.0, windows.least(table, table.window)
        moment = table.since + (WITHIN if table.mover == seat else BETWEEN)
        return moment, moment
