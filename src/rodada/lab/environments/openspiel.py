"""The games as Python games of OpenSpiel: import this, and `pyspiel.load_game("rodada_gunrunners")` finds them.

    >>> import pyspiel
    >>> import rodada.lab.environments.openspiel
    >>> game = pyspiel.load_game("rodada_gunrunners(players=3,edition=en)")
    >>> game.new_initial_state().is_chance_node()
    True

`rodada_gunrunners_miniature` is small enough for whole trees: exact regret minimisation, exploitability. There outcomes
of chance that lead to equal tables are folded into one (of a die, all faces that change nothing), and chance without a
choice is settled.

Utilities are by rank, from -1 to 1, summing to zero. An information state is all that a seat was told, with the actions
that it took; an observation is what lies on the table. A game without a limit of its own, as Star Munchkin, which
random players may play for ever, is cut after `max_decisions` decisions of seats, and then worth 0 to everybody.
"""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from rodada.engine.contract import CHANCE, State
from rodada.engine.events import Event
from rodada.engine.recall import InformationState
from rodada.lab.environments.episode import Setting
from rodada.lab.environments.rewards import rewards

USUAL_MOST: Final = 1000
"""Decisions of seats after which a game without a limit of its own is cut."""

Parameters = dict[str, Any]


class World:
    """A state, what each seat has been told, and how many decisions there were; copied as our states are."""

    __slots__ = ("decisions", "memories", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.memories = [InformationState(seat) for seat in range(state.seats)]
        self.decisions = 0

    def copy(self) -> World:
        twin = World(self.state.copy())
        twin.decisions = self.decisions
        for memory, old in zip(twin.memories, self.memories, strict=True):
            memory.told = old.told.copy()
        return twin

    def __deepcopy__(self, _memo: object) -> World:
        """How OpenSpiel clones what a state holds."""
        return self.copy()

    def play(self, action: int) -> None:
        """A decision of a seat, which itself remembers what it chose."""
        seat = self.state.to_act
        self.decisions += 1
        self.memories[seat].tell([Event("acted", "", (action,))])
        self.tell(self.state.play(seat, action))

    def resolve(self, outcome: int) -> None:
        self.tell(self.state.resolve(outcome))

    def tell(self, events: list[Event]) -> None:
        for memory in self.memories:
            memory.tell(events)


class Shared:
    """What all states of a game share and nobody copies; `folds` is explained above."""

    __slots__ = ("first", "folds", "game", "most", "numbering")

    def __init__(self, setting: Setting, folds: bool, most: int) -> None:
        self.folds: Final = folds
        self.most: Final = most
        self.game: Final = setting.game
        self.numbering: Final = setting.encoding.numbering
        self.first: Final = World(setting.start())
        self.settle_forced(self.first)

    def __deepcopy__(self, _memo: object) -> Shared:
        return self

    def outcomes(self, state: State) -> list[tuple[int, Fraction]]:
        outcomes = state.chances().outcomes()
        return folded(state, outcomes) if self.folds else outcomes

    def settle_forced(self, world: World) -> None:
        """Chance that leaves no choice is no chance node where outcomes are folded."""
        while self.folds and world.state.to_act == CHANCE and len(found := self.outcomes(world.state)) == 1:
            world.resolve(found[0][0])


class RodadaGame(pyspiel.Game):
    """A game of the contract; each game is registered as a class of its own that fills in these three.

    A parameter that is left out has the game's default.
    """

    kind: ClassVar[pyspiel.GameType]
    name: ClassVar[str]
    small: ClassVar[bool]

    def __init__(self, params: Parameters | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        most = given.pop("max_decisions", USUAL_MOST)
        seats, size = given.pop("players", None), given.pop("size", 0)
        self.setting: Final = Setting(self.name, seats, _options(given), recall=False, miniature=self.small, size=size)
        encoding = self.setting.encoding
        longest = encoding.longest or most
        self.shared: Final = Shared(self.setting, self.small, longest)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=encoding.outcomes,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> RodadaState:
        return RodadaState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> RodadaObserver:
        return RodadaObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class RodadaState(pyspiel.State):
    """A state of ours as OpenSpiel walks it; `world` is ours."""

    def __init__(self, game: RodadaGame) -> None:
        super().__init__(game)
        self._game = game.shared
        self.world = game.shared.first.copy()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.world.state.to_act
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        state = self.world.state
        return self._game.numbering.numbers(state.actions(player)) if player == state.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, float(probability)) for outcome, probability in self._game.outcomes(self.world.state)]

    def _apply_action(self, action: int) -> None:
        if self.world.state.to_act == CHANCE:
            self.world.resolve(action)
        else:
            self.world.play(self._game.numbering.action(action))
        self._game.settle_forced(self.world)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            state = self.world.state
            return f"{state.chances().kind} {self._game.game.outcome_text(state.chances(), action)}"
        return self._game.game.notation(self._game.numbering.action(action))

    def is_terminal(self) -> bool:
        return self.world.state.over or self.world.decisions >= self._game.most

    def returns(self) -> list[float]:
        state = self.world.state
        return rewards(state.outcome()) if state.over else [0.0] * state.seats

    def __str__(self) -> str:
        """All of it, for whoever looks for a fault."""
        return json.dumps(self.world.state.data())


class RodadaObserver:
    """What a seat knows, as a string, and without memory as a tensor too."""

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observers, but these were given: {params}")
        self._encoding = setting.encoding
        self._recalls = kind.perfect_recall
        self._public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        size = 0 if self._recalls else self._encoding.layout.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if self._recalls else {"observation": self.tensor}

    def set_from(self, state: RodadaState, player: int) -> None:
        if not self._recalls:
            self.tensor[:] = self._encoding.vector(state.world.state.view(player, recall=False))

    def string_from(self, state: RodadaState, player: int) -> str:
        if self._recalls and not self._public_only:
            return state.world.memories[player].text()
        viewer = None if self._public_only else player
        return json.dumps(state.world.state.view(viewer, recall=False).data())


def folded(state: State, outcomes: list[tuple[int, Fraction]]) -> list[tuple[int, Fraction]]:
    """The outcomes of chance, those that lead to equal states taken together under the first of them."""
    kept: list[tuple[int, State]] = []
    chances: dict[int, Fraction] = {}
    for outcome, probability in outcomes:
        after = state.copy()
        after.resolve(outcome)
        same = next((other for other, table in kept if table == after), outcome)
        if same == outcome:
            kept.append((outcome, after))
        chances[same] = chances.get(same, Fraction()) + probability
    return sorted(chances.items())


# --- registering ---


def _options(given: Parameters) -> Parameters:
    """Options of the game from parameters; lists are written with plus signs, which OpenSpiel's names can hold."""
    return {name: value.split("+") if name in _LISTS else value for name, value in given.items()}


_LISTS: Final = ("packs",)


def _defaults(setting: Setting) -> Parameters:
    """Every option that is a word, a number, a yes or no, or a list of words, with its default."""
    properties = setting.game.options_schema()["properties"]
    defaults = {name: schema["default"] for name, schema in properties.items()}
    return {name: "+".join(value) if name in _LISTS else value for name, value in defaults.items()}


def register(name: str, short_name: str, small: bool = False) -> None:
    """Make a game of the contract known to OpenSpiel."""
    setting = Setting(name, miniature=small)
    parameters: Parameters = {"size": 0} if small else {"players": setting.seats, **_defaults(setting)}
    if setting.encoding.longest is None:
        parameters["max_decisions"] = USUAL_MOST
    kind = pyspiel.GameType(
        short_name=short_name,
        long_name=short_name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=setting.seats if small else setting.game.seats[-1],
        min_num_players=setting.seats if small else setting.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )
    # A class, as it is never freed: anything that could be is freed too late by OpenSpiel, and that aborts the process.
    made = type(short_name, (RodadaGame,), {"kind": kind, "name": name, "small": small})
    pyspiel.register_game(kind, made)


register("gunrunners", "rodada_gunrunners")
register("gunrunners", "rodada_gunrunners_miniature", small=True)
register("star-munchkin", "rodada_star_munchkin")
