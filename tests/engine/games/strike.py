"""The window game: a card that may be answered by a card, which may be answered by a card.

On its turn a seat strikes or passes. The others may cheer a strike (one point more, in the same window) or counter it,
and everybody may counter a counter, in a window of its own. A snack is eaten on one's turn or while another seat is
asked: whoever eats draws a card. Strikes that nobody stops score their points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from engine.games.tiny import TinyGame, TinyState
from rodada.engine.actions import PASS
from rodada.engine.chance import Chance
from rodada.engine.contract import Options
from rodada.engine.events import Event, EventShape
from rodada.engine.fields import Field, Fields, Shape, Zone, copier
from rodada.engine.piles import Cards, with_card, without
from rodada.engine.seats import CHANCE, RUNNING
from rodada.engine.state import Frame, Outcome
from rodada.engine.view import View
from rodada.engine.windows import WINDOW, WINDOW_FIELDS, WindowState

STRIKE, COUNTER, CHEER, SNACK = 1, 2, 3, 4
DECK: Final = (STRIKE,) * 7 + (COUNTER,) * 7 + (CHEER,) * 3 + (SNACK,) * 4
HAND: Final = 4
TURN, EFFECT, DRAW, DEAL = 1, 2, 3, 4
TURNS_EACH: Final = 3


class StrikeOptions(Options, frozen=True, kw_only=True):
    ask_all: bool = True


FIELDS: Final[Fields] = (
    *WINDOW_FIELDS,
    Field("hand", Shape.TUPLES, Zone.OWNER),
    Field("pile", Shape.TUPLES, Zone.NOBODY),
    Field("gone", Shape.TUPLES, Zone.RECALL),
    Field("score", Shape.INTS),
)


class StrikeState(WindowState, TinyState):
    """Frames: (TURN, seat, turns), (EFFECT, seat, 0, card, countered, points), (DRAW, seat, 0), (DEAL, seat, dealt)."""

    __slots__ = ("gone", "hand", "pile", "score")

    FIELDS = FIELDS

    hand: list[Cards]
    pile: list[Cards]
    gone: list[Cards]
    score: list[int]

    def step(self, frame: Frame) -> None:
        op = frame[0]
        if op == WINDOW:
            self.step_window(frame)
        elif op == EFFECT:
            self._take_effect(frame)
        elif op in (DRAW, DEAL):
            self._draw_on(frame)
        elif frame[2] == TURNS_EACH * self.seats:
            self.stack.pop()
        else:
            self.to_act = frame[1]

    def choices(self, frame: Frame) -> list[int]:
        if frame[0] == WINDOW:
            return self.choices_in_window(frame)
        return [PASS, *(card for card in (STRIKE, SNACK) if card in self.hand[frame[1]])]

    def decide(self, frame: Frame, action: int) -> None:
        if frame[0] == WINDOW:
            self.events.append(Event("answered", "T-2", (frame[6], action)))
            self.decide_in_window(frame, action)
        elif action == SNACK:
            self.decide_freely(frame[1], action)
        else:
            self.events.append(Event("turn", "T-1", (frame[1], action)))
            self.stack[-1] = (TURN, (frame[1] + 1) % self.seats, frame[2] + 1)
            if action == STRIKE:
                self._lay(frame[1], STRIKE)
                self.open_window(STRIKE, frame[1], self._all() & ~(1 << frame[1]))

    def answers(self, kind: int, seat: int) -> list[int]:
        """A strike may be cheered and countered, a counter countered; what is stopped already needs no counter."""
        countered = self.stack[-2][4]
        wanted = [COUNTER] * (not countered) + [CHEER] * (kind == STRIKE)
        return [card for card in wanted if card in self.hand[seat]]

    def answer(self, kind: int, seat: int, action: int) -> None:
        if action == CHEER:
            self._drop(seat, CHEER)
            target = self.stack[-2]
            self.stack[-2] = (*target[:5], target[5] + 1)
        else:
            self._lay(seat, COUNTER)
            self.open_window(COUNTER, seat, self._all())

    def free_actions(self, seat: int) -> list[int]:
        return [SNACK] if self.to_act >= 0 and seat < self.seats and SNACK in self.hand[seat] else []

    def decide_freely(self, seat: int, action: int) -> None:
        self.events.append(Event("snack", "T-3", (seat,)))
        self._drop(seat, SNACK)
        self.stack.append((DRAW, seat, 0))

    def bag(self, frame: Frame) -> Chance:
        return Chance("card", self.pile[0], frame[1])

    def fall(self, frame: Frame, outcome: int) -> None:
        op, seat, step = frame
        self.pile[0] = without(self.pile[0], outcome)
        self.hand[seat] = with_card(self.hand[seat], outcome)
        self.events.append(Event("drew", "T-3", (seat,), (outcome,), 1 << seat))
        if op == DRAW:
            self.stack.pop()
        else:
            self.stack[-1] = (DEAL, (seat + 1) % self.seats, step + 1)

    def outcome(self) -> Outcome:
        return self.ranked(self.score)

    def copy(self) -> StrikeState:
        twin = copied(self)
        twin.events, twin.offered = [], self.offered
        return twin

    def _all(self) -> int:
        return (1 << self.seats) - 1

    def _draw_on(self, frame: Frame) -> None:
        if frame[0] == DEAL and frame[2] == HAND * self.seats:
            self.stack[-1] = (TURN, 0, 0)
        elif self.pile[0]:
            self.to_act = CHANCE
        else:
            self.stack.pop()

    def _take_effect(self, frame: Frame) -> None:
        """The window above has closed: an effect that nobody stopped happens."""
        self.stack.pop()
        _, seat, _, card, countered, points = frame
        self.events.append(Event("effect", "T-2", (seat, card, countered, points)))
        if countered:
            return
        if card == STRIKE:
            self.score[seat] += points
        else:
            target = self.stack[-2]
            self.stack[-2] = (*target[:4], 1, target[5])

    def _lay(self, seat: int, card: int) -> None:
        self._drop(seat, card)
        self.stack.append((EFFECT, seat, 0, card, 0, 1))

    def _drop(self, seat: int, card: int) -> None:
        self.hand[seat] = without(self.hand[seat], card)
        self.gone[seat] = with_card(self.gone[seat], card)


copied = copier(StrikeState, FIELDS)


class Strike(TinyGame):
    name: ClassVar[str] = "strike"
    seats: ClassVar[range] = range(2, 5)
    events: ClassVar[Mapping[str, EventShape]] = {
        "turn": EventShape(("seat", "action")),
        "answered": EventShape(("seat", "action")),
        "snack": EventShape(("seat",)),
        "drew": EventShape(("seat",), ("card",)),
        "effect": EventShape(("seat", "card", "countered", "points")),
    }
    state = StrikeState
    options_type = StrikeOptions
    words: ClassVar[Mapping[int, str]] = {
        0: "pass",
        STRIKE: "strike",
        COUNTER: "counter",
        CHEER: "cheer",
        SNACK: "snack",
    }

    def laid_out(self, seats: int, options: StrikeOptions) -> StrikeState:
        return self.with_hands([()] * seats, options.ask_all, [(DEAL, 0, 0)])

    def with_hands(self, hands: list[Cards], ask_all: bool = True, stack: list[Frame] | None = None) -> StrikeState:
        """A game in which each seat holds these cards and the first is on the move."""
        state = StrikeState()
        state.seats, state.to_act, state.stack = len(hands), RUNNING, stack or [(TURN, 0, 0)]
        state.windows_opened, state.ask_all = 0, int(ask_all)
        left = list(DECK)
        for card in (card for hand in hands for card in hand):
            left.remove(card)
        state.hand, state.pile, state.gone = list(hands), [tuple(left)], [()] * len(hands)
        state.score = [0] * len(hands)
        state.events, state.offered = [], None
        state.run()
        return state

    def invariant(self, state: StrikeState) -> list[str]:
        laid = [frame[3] for frame in state.stack if frame[0] == EFFECT]
        cards = sorted(card for zone in (state.hand, state.pile, state.gone) for part in zone for card in part)
        return [] if tuple(cards) == DECK and len(laid) <= len(cards) else ["cards"]

    def sampler(self, view: View[StrikeState]) -> StrikeSampler:
        return StrikeSampler(view)


class StrikeSampler:
    """The cards that the viewer does not see, in any order."""

    def __init__(self, view: View[StrikeState]) -> None:
        self.table = view.table

    def sample(self, random: Any) -> StrikeState:
        world = self.table.copy()
        left = list(DECK)
        for part in (*world.gone, *world.hand):
            for card in part:
                if card:
                    left.remove(card)
        for zone in (world.hand, world.pile):
            for i, part in enumerate(zone):
                if part and part[0] == 0:
                    zone[i] = tuple(sorted(left.pop(random.below(len(left))) for _ in part))
        return world


game: Final = Strike()
