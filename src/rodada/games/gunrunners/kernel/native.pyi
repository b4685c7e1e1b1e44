from collections.abc import Sequence

from rodada.engine.chance import Chance
from rodada.games.gunrunners.state import GunrunnersState

Agency = tuple[list[int], bool, list[int], list[int], list[tuple[int, list[float] | None]], int]

class TooLarge(ValueError):
    """A table, made by hand, that the flat struct has no room for."""

class FlatState:
    """One game: what everybody may ask of a state, without events and views. With a seed chance falls by itself."""

    def __init__(self, state: GunrunnersState, seed: int | None = None, counter: int = 0) -> None: ...
    @property
    def seats(self) -> int: ...
    @property
    def to_act(self) -> int: ...
    @property
    def over(self) -> bool: ...
    def actions(self) -> list[int]:
        """The legal actions of the seat on the move, sorted."""
    def judged(self) -> list[float]:
        """What each of those actions is worth to the seat, as far as it knows."""
    def fated(self, luck: int) -> None:
        """Let chance fall as it does in a game that is played on with that luck."""
    def played_on(self, luck: int, turns: int) -> FlatState:
        """The table after so many more turns have begun, if everybody plays what it judges best."""
    def play(self, act: int) -> None:
        """Play a legal action of the seat on the move; an illegal one changes nothing."""
    def chances(self) -> Chance: ...
    def resolve(self, outcome: int) -> None: ...
    def copy(self) -> FlatState: ...
    def state(self, like: GunrunnersState) -> GunrunnersState:
        """The same state as the rules have it; what never changes (the options) as in `like`."""
    def ranks(self) -> tuple[int, ...]: ...
    def playouts(self, games: int, luck: int) -> tuple[int, list[float]]:
        """Play from here to the end so many times, at random, without the GIL: the decisions, each seat's victories."""
    def played(self, luck: int) -> FlatState:
        """The first of those games, as the state it ended in."""

class FlatSearch:
    """The search of one decision, from a view; which cards may be where comes with it."""

    def __init__(
        self,
        seen: GunrunnersState,
        viewer: int,
        agencies: Sequence[Agency],
        priors: Sequence[float],
        luck: int,
        horizon: int,
    ) -> None: ...
    def run(self, simulations: int) -> None:
        """Simulate so many times more; the GIL is free meanwhile."""
    def playable(self, luck: int) -> FlatState:
        """A world, as one of its simulations would begin."""
    @property
    def visits(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    def found(self) -> list[tuple[int, float, int, int, list[float]]]:
        """Of each action of the decision: itself, its prior, how often it could be and was taken, the rewards."""
    def compete(self, acts: Sequence[int]) -> list[list[float]] | None:
        """What comes of each of these actions, for every seat, in one more world; None where one cannot be played."""
    def line(self, act: int) -> list[tuple[int, int]]:
        """The most visited way on after an action: seats and their actions."""
