"""The contract of a game: all that players, lab, table and cli know of it.

A package under `rodada.games` offers one object that fulfils `Game`; a third game changes nothing elsewhere.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from rodada.engine.chance import Chance
from rodada.engine.encoding import Layout, Numbering
from rodada.engine.events import Event, EventShape, Seen
from rodada.engine.seats import CHANCE, OVER
from rodada.engine.state import Outcome, State
from rodada.engine.view import View

__all__ = [
    "CHANCE",
    "NEVER",
    "OVER",
    "Believing",
    "Chance",
    "Encoding",
    "Foreseeing",
    "Game",
    "Gathering",
    "Judging",
    "Meeting",
    "Miniature",
    "Numbered",
    "Options",
    "Outcome",
    "Race",
    "Racing",
    "Resentment",
    "Sampler",
    "Stance",
    "State",
    "Tempered",
    "Twin",
    "View",
]

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a game: typed, with defaults; `game.options_schema()` says what each may be."""


class Random(Protocol):
    """A source of choices for players and samplers; `rodada.engine.chance.Seeded` is one."""

    def below(self, bound: int) -> int: ...


class Sampler(Protocol[S_co]):
    """Draws full states that fit what a viewer may know."""

    def sample(self, random: Random) -> S_co: ...


class Game(Protocol, Generic[S]):
    """One game: how it starts, what its actions are called, and how its positions are written."""

    name: ClassVar[str]
    """As a person types it: `gunrunners`."""
    rules_version: ClassVar[int]
    """Raised whenever an old record would no longer replay."""
    seats: ClassVar[range]
    events: ClassVar[Mapping[str, EventShape]]
    """The shape of each kind; one called `turn` begins every turn."""
    seat_names: ClassVar[Sequence[str]]
    """What a seat is called in notation, positions and records: an agency, a number."""

    def options(self, values: Mapping[str, Any]) -> Options:
        """Options from plain values, checked; a wrong one is refused with its field."""

    def options_data(self, options: Any) -> dict[str, Any]:
        """Options as plain values that `options` reads."""

    def options_schema(self) -> dict[str, Any]:
        """A JSON schema of the options, with their defaults."""

    def start(self, seats: int, options: Any = None) -> S: ...

    def notation(self, action: int) -> str:
        """An action in short text."""

    def parse(self, text: str) -> int:
        """The action that `notation` writes as `text`; refused where there is none."""

    def outcome_text(self, chance: Chance, outcome: int) -> str:
        """What chance brought, in short text."""

    def parse_outcome(self, chance: Chance, text: str) -> int: ...

    def position(self, state: S) -> dict[str, Any]:
        """The state as documented JSON."""

    def load(self, position: Any) -> S:
        """The state that a position describes; missing parts get defaults, contradictions are refused."""

    def invariant(self, state: S) -> list[str]:
        """What is wrong with a state that no play can have brought about, for whoever develops; empty if nothing."""

    def sampler(self, view: View[S]) -> Sampler[S]: ...


NEVER: Final = -1000.0
"""The judgement of an action that nobody who means to win would consider: a search leaves it out."""


class Judging(Protocol):
    """A game that can say what its actions are worth to a player who looks no further than a view: optional.

    Whoever wants it asks whether the game has a `judge`. Beside it, optional too, what a game may say of its judgement.
    `discreet`: it never looks at what the viewer may not know, so that a search, in a world of its own, may
    show it the whole table. `steady`: a search does best to play on from each candidate as everybody is judged to play;
    where nothing is said, it goes through a tree first, and slips now and then. `glance`: how many simulations make a
    player that is better than the judgement alone, and not yet as good as a search can be.
    """

    def judge(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        """What each of these actions is worth to the viewer; only differences matter, but for `NEVER`."""


class Stance(NamedTuple):
    """How a player means to play: a temperament (`honest`, `greedy`, `vindictive`), and by seat what it resents."""

    temper: str
    grudges: tuple[float, ...] = ()


class Resentment(Protocol):
    """How much a viewer has been harmed by whom, from what it was told."""

    def tell(self, seen: Seen) -> None: ...

    @property
    def towards(self) -> Sequence[float]:
        """By seat: about 1 for each time that it did serious harm; older harm counts for less."""


class Tempered(Protocol):
    """A game whose players can have a temperament: optional, asked for as `regards`."""

    def regards(self, view: View[Any], stance: Stance) -> list[float]:
        """By seat: how much the viewer minds what becomes of it; its own is 1, below 0 is ill will."""

    def judge_as(self, view: View[Any], actions: Sequence[int], stance: Stance) -> list[float]:
        """As `judge`, by somebody of that temperament."""

    def resentment(self, seats: int, viewer: int) -> Resentment:
        """A memory of harm, from the beginning of a game."""


class Meeting(Protocol):
    """Two components that are being brought together, in a state of their own."""

    state: State

    @property
    def met(self) -> bool:
        """Whether both are there by now."""

    def choose(self, legal: Sequence[int], random: Random) -> int:
        """The action that brings them together, if it is legal now; else any that does not part them."""

    def heard(self, events: Sequence[Event]) -> None:
        """What the last decision caused."""


class Gathering(Protocol):
    """A game whose cards act on each other can say how any two of them meet: optional, for campaigns."""

    def meetings(self) -> Sequence[tuple[int, int]]:
        """Every ordered pair of cards that can meet."""

    def meeting(self, first: int, second: int, attempt: int) -> Meeting:
        """The two about to meet; what else is there may differ from one attempt to the next."""


class Encoding(Protocol):
    """Actions as numbers from 0 and views as vectors, for games of so many seats with these options."""

    @property
    def numbering(self) -> Numbering: ...

    @property
    def layout(self) -> Layout:
        """What stands where in a vector."""

    @property
    def outcomes(self) -> int:
        """Whatever chance brings is a number from 0 to one less than this."""

    @property
    def longest(self) -> int | None:
        """How many decisions of seats a game may have; None where the rules set no limit."""

    def vector(self, view: View[Any]) -> array[int]:
        """What a view tells, its own seat first and the others clockwise from there."""


class Numbered(Protocol):
    """A game that can be told in numbers of a fixed count: optional, for machine learning.

    Whoever wants it asks whether the game has an `encoding`.
    """

    def encoding(self, seats: int, options: Any) -> Encoding: ...


class Miniature(Protocol):
    """A game with a start so small that its whole tree can be walked: optional, for exact solutions.

    Whoever wants it asks whether the game has a `miniature`.
    """

    def miniature(self, size: int = 0) -> State:
        """Size 0 is the smallest; a size that there is not is refused."""


class Foreseeing(Protocol):
    """A game that can say how likely each seat is to win from a state, so that a search need not play to the end:
    optional, asked for as `prospects`. Beside it, optional too, `ahead`: how many turns a search with time to think
    plays on before it asks; where nothing is said, one."""

    def prospects(self, state: Any) -> list[float]:
        """For each seat its chance to win, together 1."""


class Believing(Protocol):
    """A game that can tell from what a viewer has seen the others play which worlds are likelier: optional, asked for
    as `believer`."""

    def believer(self, view: View[Any]) -> Sampler[Any]:
        """Draws states that fit the view, the likelier the more reason the others had to play as they did."""


class Race(Protocol):
    """A search of one decision by a game's own fast twin."""

    @property
    def visits(self) -> int:
        """How often it has simulated."""

    def run(self, simulations: int) -> None: ...

    def compete(self, actions: Sequence[int]) -> Sequence[Sequence[float]] | None:
        """What comes of each of these, for every seat, in one more world with the same luck; None where one of them
        cannot be played in it."""

    def found(self) -> Sequence[tuple[int, float, int, int, Sequence[float]]]:
        """Of each action: itself, its prior, how often it could be and was taken, the sum of each seat's rewards."""

    def line(self, action: int) -> Sequence[tuple[int, int]]:
        """How play would go on after an action: seats and theirs."""


class Twin(Protocol):
    """A game in progress over the data of a fast twin: no events, no views, and chance falls by itself."""

    @property
    def to_act(self) -> int: ...

    @property
    def over(self) -> bool: ...

    def actions(self) -> list[int]:
        """Those of the seat on the move."""

    def play(self, action: int) -> None: ...

    def state(self, like: Any) -> State:
        """The same state as the rules have it; what never changes as in `like`."""

    def ranks(self) -> tuple[int, ...]: ...

    def playouts(self, games: int, luck: int) -> tuple[int, list[float]]:
        """Play from here to the end so many times, at random: the decisions, and each seat's victories."""

    def played(self, luck: int) -> Twin:
        """The first of those games, at its end."""


class Racing(Protocol):
    """A game with a fast twin, held to the rules ply by ply: optional, asked for as `race`.

    Both answer None where the twin was not built or cannot hold this table.
    """

    def twin(self, state: Any, seed: int) -> Twin | None:
        """The twin of a state, with chance from `Seeded(seed)`."""

    def race(
        self, view: View[Any], priors: Sequence[float], luck: int, belief: bool, blind: bool = False
    ) -> Race | None:
        """A search for the viewer, who is on the move. In its rollouts everybody plays as the game judges, for some
        turns; where it is `blind`, at random to the end."""
