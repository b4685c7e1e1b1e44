"""What the tiny games of the tests have in common: notation by words, and positions straight from the field table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from rodada.engine.chance import Chance
from rodada.engine.contract import Options
from rodada.engine.errors import BadData, Illegal, Refused
from rodada.engine.events import EventShape
from rodada.engine.fields import Shape
from rodada.engine.state import Outcome, State
from rodada.engine.view import View

PYTHON_SHAPE = {Shape.INT: int, Shape.INTS: list[int], Shape.TUPLES: list[tuple[int, ...]]}


class TinyState(State):
    """The one reason of a tiny game: it is not among the legal actions; and no outcome before the end."""

    __slots__ = ()

    def ranked(self, scores: list[int]) -> Outcome:
        if not self.over:
            raise Refused("refused-not-over")
        return Outcome(tuple(1 + sum(other > mine for other in scores) for mine in scores), tuple(scores), "T-4")

    def why_not(self, seat: int, action: int) -> Illegal | None:
        return None if action in self.actions(seat) else Illegal("T-1", "refused-not-your-move", seat=seat)


class TinyGame:
    """A contract filled in once for all tiny games; each names its state, its words and how it starts."""

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range]
    events: ClassVar[Mapping[str, EventShape]]
    seat_names: ClassVar[tuple[str, ...]] = ("one", "two", "three", "four")
    state: ClassVar[type[State]]
    words: ClassVar[Mapping[int, str]]
    options_type: ClassVar[type[Options]] = Options

    def options(self, values: Mapping[str, Any]) -> Any:
        try:
            return msgspec.convert(dict(values), self.options_type)
        except msgspec.ValidationError as error:
            raise BadData("options", "refused-choice", value=str(error), known="") from error

    def options_data(self, options: Any) -> dict[str, Any]:
        return dict(msgspec.to_builtins(options))

    def options_schema(self) -> dict[str, Any]:
        return {"type": "object", "properties": {}, "additionalProperties": False}

    def start(self, seats: int, options: Any = None) -> Any:
        if seats not in self.seats:
            raise BadData("seats", "refused-out-of-range", value=seats, low=self.seats[0], high=self.seats[-1])
        return self.laid_out(seats, options or self.options_type())

    def laid_out(self, seats: int, options: Any) -> Any:
        raise NotImplementedError

    def notation(self, action: int) -> str:
        return self.words[action]

    def parse(self, text: str) -> int:
        for action, word in self.words.items():
            if word == text:
                return action
        raise Refused("refused-notation", text=text)

    def outcome_text(self, chance: Chance, outcome: int) -> str:
        return str(outcome)

    def parse_outcome(self, chance: Chance, text: str) -> int:
        if not text.isdecimal():
            raise Refused("refused-notation", text=text)
        return int(text)

    def position(self, state: State) -> dict[str, Any]:
        return state.data()

    def load(self, position: Any) -> Any:
        made = self.state.__new__(self.state)
        for field in self.state.FIELDS:
            shape = self.options_type if field.shape == Shape.FIXED else PYTHON_SHAPE[field.shape]
            setattr(made, field.name, msgspec.convert(position[field.name], shape))
        made.events, made.offered = [], None
        return made

    def invariant(self, state: State) -> list[str]:
        return []

    def sampler(self, view: View[Any]) -> Any:
        raise NotImplementedError
