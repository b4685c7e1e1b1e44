"""Response windows: who may answer what just happened, asked one after another from the left of the last actor.

A window is a frame `(op, actor, step, kind, id, revision, responder, passes, responders)`. A play of a responder starts
the round again with a new revision; when all have passed in a row the window closes and the frame below goes on.
"All at any time" of a rule book becomes "in any window, and at every decision of the active player".

Reference semantics asks everybody. A state with `ask_all` off passes for seats that have no answer: the same game with
those forced passes deleted.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, NamedTuple

from rodada.engine.actions import PASS
from rodada.engine.fields import Field, Fields, Shape
from rodada.engine.state import STATE_FIELDS, Frame, State

WINDOW: Final = 0
"""The op of a window frame in every game that has windows."""

_KIND: Final = 3
_ID: Final = 4
_REVISION: Final = 5
_RESPONDER: Final = 6
_PASSES: Final = 7
_RESPONDERS: Final = 8

WINDOW_FIELDS: Final[Fields] = (
    *STATE_FIELDS,
    Field("windows_opened", Shape.INT),
    Field("ask_all", Shape.INT),
)


class Window(NamedTuple):
    """The open window as the table sees it: all responders can be asked at once."""

    id: int
    revision: int
    kind: int
    last_actor: int
    responders: tuple[int, ...]


class WindowState(State):
    """A state whose plays may be answered."""

    __slots__ = ("ask_all", "windows_opened")

    FIELDS = WINDOW_FIELDS

    windows_opened: int
    ask_all: int

    @abstractmethod
    def answers(self, kind: int, seat: int) -> list[int]:
        """What `seat` may play in a window of `kind` now, sorted, without the pass."""

    @abstractmethod
    def answer(self, kind: int, seat: int, action: int) -> None:
        """Carry out an answer; frames that it pushes resolve before the window asks on."""

    def open_window(self, kind: int, actor: int, responders: int) -> None:
        """Ask the seats of the mask `responders`, beginning at the left of `actor`."""
        self.windows_opened += 1
        first = self._next(actor, responders)
        self.stack.append((WINDOW, actor, 0, kind, self.windows_opened, 0, first, 0, responders))

    @property
    def window(self) -> Window | None:
        """The innermost open window, where it is the question on the table."""
        if not self.stack or self.stack[-1][0] != WINDOW:
            return None
        frame = self.stack[-1]
        responders = tuple(seat for seat in range(self.seats) if frame[_RESPONDERS] >> seat & 1)
        return Window(frame[_ID], frame[_REVISION], frame[_KIND], frame[1], responders)

    def step_window(self, frame: Frame) -> None:
        """Ask the next responder, or close when all have passed since the last act."""
        if frame[_PASSES] >= frame[_RESPONDERS].bit_count():
            self.stack.pop()
            return
        seat = frame[_RESPONDER]
        if self.ask_all or self.answers(frame[_KIND], seat):
            self.to_act = seat
        else:
            self._passed(frame)

    def choices_in_window(self, frame: Frame) -> list[int]:
        return [PASS, *self.answers(frame[_KIND], frame[_RESPONDER])]

    def decide_in_window(self, frame: Frame, action: int) -> None:
        seat = frame[_RESPONDER]
        if action == PASS:
            self._passed(frame)
            return
        self.reopen(seat)
        self.answer(frame[_KIND], seat, action)

    def reopen(self, actor: int) -> None:
        """`actor` did something: in the innermost window everybody is asked anew, from the left of `actor`.

        An answer does this by itself. A free action that should is played above the window or above frames that lie
        on it, and calls this; where no window is open there is nobody to ask.
        """
        stack = self.stack
        for i in range(len(stack) - 1, -1, -1):
            frame = stack[i]
            if frame[0] == WINDOW:
                first = self._next(actor, frame[_RESPONDERS])
                revision = frame[_REVISION] + 1
                stack[i] = (WINDOW, actor, *frame[2:_REVISION], revision, first, 0, frame[_RESPONDERS])
                return

    def _passed(self, frame: Frame) -> None:
        """On to the next responder, who is asked at once where everybody is: most decisions of a game are passes."""
        _, actor, step, kind, number, revision, seat, passes, responders = frame
        if passes + 1 >= responders.bit_count():
            self.stack.pop()
            return
        following = self._next(seat, responders)
        self.stack[-1] = (WINDOW, actor, step, kind, number, revision, following, passes + 1, responders)
        if self.ask_all:
            self.to_act = following

    def _next(self, seat: int, responders: int) -> int:
        """The first responder at the left of `seat`, who may be `seat` itself."""
        seats = self.seats
        other = seat
        for _ in range(seats):
            other = other + 1 if other + 1 < seats else 0
            if responders >> other & 1:
                return other
        return seat
