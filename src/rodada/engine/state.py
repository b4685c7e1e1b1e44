"""The state of a game: plain data, one stack of frames, and the loop that runs the topmost frame until someone decides.

All that is in progress is a frame `(op, actor, step, ints...)`. A frame's handler moves on, pushes another frame, or
asks: it sets `to_act` to a seat or to chance and returns. Asking is idempotent, so a free action of another seat can be
played in between and the question simply stands again. Frames never hold anything that some seat may not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, NamedTuple, Self

from rodada.engine.chance import Chance
from rodada.engine.errors import Illegal, Refused
from rodada.engine.events import Event
from rodada.engine.fields import Field, Fields, Shape, data_of, digest_of, equal, shower
from rodada.engine.seats import CHANCE, OVER, RUNNING
from rodada.engine.view import View

Frame = tuple[int, ...]

STATE_FIELDS: Final[Fields] = (
    Field("seats", Shape.INT),
    Field("to_act", Shape.INT),
    Field("stack", Shape.TUPLES),
)


class Outcome(NamedTuple):
    """How a game ended: rank of each seat (1 is first, ties share), score of each seat, and the rule that ended it."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class State(ABC):
    """Base of every game's state; a game adds fields, frame handlers and what each seat may do.

    `events` (what the last play caused) and `offered` (the legal actions of the seat on the move, or what chance has to
    decide, kept until the next play) are derived and therefore not in the field table.
    """

    __slots__ = ("events", "offered", "seats", "stack", "to_act")

    FIELDS: ClassVar[Fields] = STATE_FIELDS
    SHARED: ClassVar[tuple[str, ...]] = ()
    """Static tables that follow from the options: public, shared by all copies, no part of the state's data."""

    seats: int
    to_act: int
    stack: list[Frame]
    events: list[Event]
    offered: list[int] | Chance | None

    # --- what a game writes ---

    @abstractmethod
    def step(self, frame: Frame) -> None:
        """Go on with the topmost frame: move on, push, pop, or ask by setting `to_act`."""

    @abstractmethod
    def choices(self, frame: Frame) -> list[int]:
        """The actions of the seat on the move, sorted; never empty."""

    @abstractmethod
    def decide(self, frame: Frame, action: int) -> None:
        """Carry out a legal action of the seat on the move."""

    @abstractmethod
    def bag(self, frame: Frame) -> Chance:
        """What chance decides now."""

    @abstractmethod
    def fall(self, frame: Frame, outcome: int) -> None:
        """Carry out what chance brought."""

    @abstractmethod
    def why_not(self, seat: int, action: int) -> Illegal | None:
        """The rule that forbids `action` to `seat` now, or None where it is legal."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Ranks, scores and the rule that ended the game; refused while it is not over."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, cheap enough for a search to call a million times."""

    def free_actions(self, seat: int) -> list[int]:
        """What `seat` may do while another is on the move, sorted; nothing in most games."""
        return []

    def decide_freely(self, seat: int, action: int) -> None:
        """Carry out a legal free action, above the pending decision, which stays pending."""
        raise Illegal("", "refused-not-your-move", seat=seat)

    # --- what everybody calls ---

    @property
    def over(self) -> bool:
        return self.to_act == OVER

    def actions(self, seat: int) -> list[int]:
        """All that `seat` may do now, sorted. Callers must not change the list."""
        if seat != self.to_act:
            return self.free_actions(seat)
        offered = self.offered
        if isinstance(offered, list):
            return offered
        made = self.offered = self.choices(self.stack[-1])
        return made

    def play(self, seat: int, action: int) -> list[Event]:
        """Play a legal action and tell what happened; an illegal one is refused with its rule and changes nothing."""
        offered = self.offered
        if seat != self.to_act or not isinstance(offered, list):
            offered = self.actions(seat)
        if action not in offered:
            raise self.why_not(seat, action) or Illegal("", "refused-not-your-move", seat=seat)
        return self.do(seat, action)

    def do(self, seat: int, action: int) -> list[Event]:
        """`play` without the check, for searches that play only what was offered."""
        events: list[Event] = []
        self.events = events
        self.offered = None
        if seat == self.to_act:
            self.to_act = RUNNING
            self.decide(self.stack[-1], action)
        else:
            self.to_act = RUNNING
            self.decide_freely(seat, action)
        self.run()
        return events

    def chances(self) -> Chance:
        """What chance has to decide; refused where a seat decides."""
        if self.to_act != CHANCE:
            raise Refused("refused-no-chance")
        offered = self.offered
        if not isinstance(offered, Chance):
            offered = self.offered = self.bag(self.stack[-1])
        return offered

    def resolve(self, outcome: int) -> list[Event]:
        """Let chance bring `outcome` and tell what happened."""
        offered = self.offered
        if not isinstance(offered, Chance):
            offered = self.chances()
        if outcome not in offered.bag:
            raise Refused("refused-impossible-chance", outcome=outcome)
        return self.bring(outcome)

    def bring(self, outcome: int) -> list[Event]:
        """`resolve` without the check, for searches that draw from the bag."""
        events: list[Event] = []
        self.events = events
        self.offered = None
        self.to_act = RUNNING
        self.fall(self.stack[-1], outcome)
        self.run()
        return events

    def run(self) -> None:
        """Run frames until a seat or chance has to decide, or nothing is left to do."""
        stack = self.stack
        while self.to_act == RUNNING:
            if stack:
                self.step(stack[-1])
            else:
                self.to_act = OVER

    def view(self, viewer: int | None, recall: bool = True) -> View[Self]:
        """What a seat (None: a spectator) may know: with a perfect memory, or only what lies on the table."""
        number = self.seats if viewer is None else viewer
        seen = self.__class__.__new__(self.__class__)
        shower(self.__class__)(self, seen, number, recall)
        seen.events = []
        seen.offered = None
        return View(number, recall, seen)

    def data(self) -> dict[str, Any]:
        """Every field as plain JSON."""
        return data_of(self, self.FIELDS)

    def digest(self) -> str:
        return digest_of(self, self.FIELDS)

    def __eq__(self, other: object) -> bool:
        return self.__class__ is other.__class__ and equal(self, other, self.FIELDS)

    __hash__ = None  # type: ignore[assignment]  # states change; their digest is what may be hashed
