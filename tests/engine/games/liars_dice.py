"""Liar's dice: hidden dice, rising bids on how many show a face (the highest face is wild), until someone doubts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from engine.games.tiny import TinyGame, TinyState
from rodada.engine.chance import Chance
from rodada.engine.contract import Options
from rodada.engine.events import Event, EventShape
from rodada.engine.fields import Field, Fields, Shape, Zone, copier
from rodada.engine.piles import with_card
from rodada.engine.seats import CHANCE, RUNNING
from rodada.engine.state import STATE_FIELDS, Frame, Outcome

ROLL, BID = 1, 2


class LiarsDiceOptions(Options, frozen=True, kw_only=True):
    dice: int = 1
    sides: int = 6


FIELDS: Final[Fields] = (
    *STATE_FIELDS,
    Field("options", Shape.FIXED),
    Field("hand", Shape.TUPLES, Zone.OWNER),
    Field("bids", Shape.INTS),
    Field("doubter", Shape.INT),
)


class LiarsDiceState(TinyState):
    """`bids` are numbers of (count - 1) * sides + (face - 1), rising; the seat after the bidder is next."""

    __slots__ = ("bids", "doubter", "hand", "options")

    FIELDS = FIELDS

    options: LiarsDiceOptions
    hand: list[tuple[int, ...]]
    bids: list[int]
    doubter: int

    @property
    def doubt(self) -> int:
        """The action after the highest bid."""
        return self.seats * self.options.dice * self.options.sides

    def step(self, frame: Frame) -> None:
        self.to_act = frame[1] if frame[0] == BID else CHANCE

    def bag(self, frame: Frame) -> Chance:
        return Chance("die", list(range(1, self.options.sides + 1)), frame[1])

    def fall(self, frame: Frame, outcome: int) -> None:
        """A seat sees its dice when all of them have been rolled: their order means nothing."""
        _, seat, rolled = frame
        self.hand[seat] = with_card(self.hand[seat], outcome)
        rolled += 1
        if rolled < self.options.dice:
            self.stack[-1] = (ROLL, seat, rolled)
            return
        self.events.append(Event("rolled", "T-1", (seat,), self.hand[seat], 1 << seat))
        self.stack[-1] = (ROLL, seat + 1, 0) if seat + 1 < self.seats else (BID, 0, 0)

    def choices(self, frame: Frame) -> list[int]:
        lowest = self.bids[-1] + 1 if self.bids else 0
        return [*range(lowest, self.doubt), *([self.doubt] if self.bids else [])]

    def decide(self, frame: Frame, action: int) -> None:
        seat = frame[1]
        self.events.append(Event("bid", "T-2", (seat, action)))
        if action == self.doubt:
            self.doubter = seat
            self.stack.clear()
        else:
            self.bids.append(action)
            self.stack[-1] = (BID, (seat + 1) % self.seats, 0)

    def returns(self) -> list[int]:
        """The loser of the last bid loses against its opponent."""
        count, face = divmod(self.bids[-1], self.options.sides)
        shown = sum(die in (face + 1, self.options.sides) for hand in self.hand for die in hand)
        bidder = (self.doubter - 1) % self.seats
        winner, loser = (bidder, self.doubter) if shown >= count + 1 else (self.doubter, bidder)
        return [1 if seat == winner else -1 if seat == loser else 0 for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        return self.ranked(self.returns() if self.over else [])

    def copy(self) -> LiarsDiceState:
        twin = copied(self)
        twin.events, twin.offered = [], self.offered
        return twin


copied = copier(LiarsDiceState, FIELDS)


class LiarsDice(TinyGame):
    name: ClassVar[str] = "liars-dice"
    seats: ClassVar[range] = range(2, 3)
    events: ClassVar[Mapping[str, EventShape]] = {
        "rolled": EventShape(("seat",), ("die",)),
        "bid": EventShape(("seat", "bid")),
    }
    state = LiarsDiceState
    options_type = LiarsDiceOptions
    words: ClassVar[Mapping[int, str]] = {bid: str(bid) for bid in range(100)}

    def laid_out(self, seats: int, options: Any) -> LiarsDiceState:
        state = LiarsDiceState()
        state.seats, state.to_act, state.stack = seats, RUNNING, [(ROLL, 0, 0)]
        state.options, state.hand, state.bids, state.doubter = options, [()] * seats, [], -1
        state.events, state.offered = [], None
        state.run()
        return state


game: Final = LiarsDice()
