"""Leduc poker: two players, six cards of three ranks, one private and one public card, two rounds of betting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from engine.games.tiny import TinyGame, TinyState
from rodada.engine.chance import Chance
from rodada.engine.events import Event, EventShape
from rodada.engine.fields import Field, Fields, Shape, Zone, copier
from rodada.engine.seats import CHANCE, RUNNING
from rodada.engine.state import STATE_FIELDS, Frame, Outcome
from rodada.engine.view import View

FOLD, CALL, RAISE = 0, 1, 2
DEAL, BET, FLOP = 1, 2, 3
MOST_RAISES = 2
CARDS = range(1, 7)

FIELDS: Final[Fields] = (
    *STATE_FIELDS,
    Field("hand", Shape.TUPLES, Zone.OWNER),
    Field("public", Shape.INT),
    Field("pot", Shape.INTS),
    Field("raises", Shape.INT),
    Field("calls", Shape.INT),
    Field("folded", Shape.INT),
)


class LeducState(TinyState):
    """`pot` is what each has put in; `folded` the seat that gave up, or -1."""

    __slots__ = ("calls", "folded", "hand", "pot", "public", "raises")

    FIELDS = FIELDS

    hand: list[tuple[int, ...]]
    public: int
    pot: list[int]
    raises: int
    calls: int
    folded: int

    def step(self, frame: Frame) -> None:
        self.to_act = frame[1] if frame[0] == BET else CHANCE

    def bag(self, frame: Frame) -> Chance:
        gone = {*self.hand[0], *self.hand[1]}
        return Chance("deal", [card for card in CARDS if card not in gone], frame[1])

    def fall(self, frame: Frame, outcome: int) -> None:
        if frame[0] == FLOP:
            self.public = outcome
            self.events.append(Event("flop", "T-2", (outcome,)))
            self.raises = self.calls = 0
            self.stack[-1] = (BET, 0, 2)
            return
        seat = frame[1]
        self.hand[seat] = (outcome,)
        self.events.append(Event("dealt", "T-1", (seat,), (outcome,), 1 << seat))
        self.stack[-1] = (DEAL, 1, 0) if seat == 0 else (BET, 0, 1)

    def choices(self, frame: Frame) -> list[int]:
        behind = self.pot[frame[1]] < max(self.pot)
        return [FOLD] * behind + [CALL] + [RAISE] * (self.raises < MOST_RAISES)

    def decide(self, frame: Frame, action: int) -> None:
        _, seat, round_ = frame
        self.events.append(Event("bet", "T-3", (seat, action)))
        if action == FOLD:
            self.folded = seat
            self.stack.clear()
            return
        self.pot[seat] = max(self.pot)
        if action == RAISE:
            self.pot[seat] += 2 * round_
            self.raises += 1
            self.calls = 0
        self.calls += action == CALL
        self.stack[-1] = (BET, 1 - seat, round_)
        if self.calls + (self.raises > 0) == 2:
            self._end_round(round_)

    def _end_round(self, round_: int) -> None:
        if round_ == 1:
            self.stack[-1] = (FLOP, -1, 0)
        else:
            self.stack.clear()

    def returns(self) -> list[int]:
        if self.folded >= 0:
            winner = 1 - self.folded
        else:
            keys = [self._strength(seat) for seat in (0, 1)]
            if keys[0] == keys[1]:
                return [0, 0]
            winner = keys.index(max(keys))
        lost = self.pot[1 - winner]
        return [lost if seat == winner else -lost for seat in (0, 1)]

    def _strength(self, seat: int) -> tuple[bool, int]:
        rank, public = (self.hand[seat][0] - 1) // 2, (self.public - 1) // 2
        return rank == public, rank

    def outcome(self) -> Outcome:
        return self.ranked(self.returns() if self.over else [])

    def copy(self) -> LeducState:
        twin = copied(self)
        twin.events, twin.offered = [], self.offered
        return twin


copied = copier(LeducState, FIELDS)


class Leduc(TinyGame):
    name: ClassVar[str] = "leduc"
    seats: ClassVar[range] = range(2, 3)
    events: ClassVar[Mapping[str, EventShape]] = {
        "dealt": EventShape(("seat",), ("card",)),
        "flop": EventShape(("card",)),
        "bet": EventShape(("seat", "bet")),
    }
    state = LeducState
    words: ClassVar[Mapping[int, str]] = {FOLD: "fold", CALL: "call", RAISE: "raise"}

    def laid_out(self, seats: int, options: Any) -> LeducState:
        state = LeducState()
        state.seats, state.to_act, state.stack = seats, RUNNING, [(DEAL, 0, 0)]
        state.hand, state.public, state.pot = [(), ()], 0, [1, 1]
        state.raises = state.calls = 0
        state.folded = -1
        state.events, state.offered = [], None
        state.run()
        return state

    def sampler(self, view: View[LeducState]) -> LeducSampler:
        return LeducSampler(view)


class LeducSampler:
    """Every card that is neither mine nor public may be yours."""

    def __init__(self, view: View[LeducState]) -> None:
        self.table = view.table

    def sample(self, random: Any) -> LeducState:
        world = self.table.copy()
        seen = {card for hand in world.hand for card in hand} | {world.public}
        left = [card for card in CARDS if card not in seen]
        for seat, hand in enumerate(world.hand):
            if hand == (0,):
                world.hand[seat] = (left.pop(random.below(len(left))),)
        return world


game: Final = Leduc()
