"""The kit finds what it is for: each test plants one fault in the window game and names the promise it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.games import strike
from engine.games.strike import Strike, StrikeSampler, StrikeState
from rodada.engine.events import Event
from rodada.engine.fields import Zone, copier
from rodada.engine.view import View
from rodada.lab.conformance.doors import Doors
from rodada.lab.conformance.finding import Broken
from rodada.lab.conformance.plays import check_game
from rodada.lab.conformance.secrets import Secrets

Check = Callable[[Strike, int], Any]


def secrets(game: Strike, number: int) -> Any:
    return Secrets(game, 1, number).check(20)


def broken_by(game: Strike, check: Check) -> str:
    """The promise that one of a few random games breaks."""
    for number in range(40):
        try:
            check(game, number)
        except Broken as broken:
            return broken.promise
    return "none"


def plays(game: Strike, number: int) -> Any:
    return check_game(game, 1, number)


def with_state(state: type[StrikeState]) -> Strike:
    """The game, whose states are of another class."""

    class Planted(Strike):
        def with_hands(self, *arguments: Any, **named: Any) -> StrikeState:
            made = super().with_hands(*arguments, **named)
            made.__class__ = state
            return made

    copied = copier(state, state.FIELDS)

    def copy(self: StrikeState) -> StrikeState:
        twin = copied(self)
        twin.events, twin.offered = [], self.offered
        return twin

    if "copy" not in vars(state):
        state.copy = copy
    Planted.state = state
    return Planted()


class SharesItsHands(StrikeState):
    __slots__ = ()

    def copy(self) -> StrikeState:
        twin = super().copy()
        twin.__class__ = SharesItsHands
        twin.hand = self.hand
        return twin


class ShowsHands(StrikeState):
    __slots__ = ()
    FIELDS = tuple(f._replace(zone=Zone.PUBLIC) if f.name == "hand" else f for f in StrikeState.FIELDS)


class ForgetsCards(StrikeState):
    __slots__ = ()

    def _drop(self, seat: int, card: int) -> None:
        super()._drop(seat, card)
        self.gone[seat] = self.gone[seat][:2]


class OffersInDisorder(StrikeState):
    __slots__ = ()

    def choices(self, frame: Any) -> list[int]:
        return super().choices(frame)[::-1]


class GivesNoReason(StrikeState):
    __slots__ = ()

    def why_not(self, seat: int, action: int) -> None:
        return None


class TellsWhatIsHeld(StrikeState):
    """The reason against an action depends on another's hand."""

    __slots__ = ()

    def why_not(self, seat: int, action: int) -> Any:
        reason = super().why_not(seat, action)
        if reason is not None:
            reason.arguments["seat"] = max((0, *self.hand[(seat + 1) % self.seats]))
        return reason


@pytest.mark.parametrize(
    ("state", "check", "promise"),
    [
        (SharesItsHands, plays, "unchanged"),
        (ForgetsCards, plays, "invariant"),
        (OffersInDisorder, plays, "sorted"),
        (GivesNoReason, plays, "reason"),
        (ShowsHands, secrets, "secret-after"),
        (TellsWhatIsHeld, secrets, "secret-reasons"),
    ],
)
def test_a_fault_of_the_state_is_found(state: type[StrikeState], check: Check, promise: str) -> None:
    assert broken_by(strike.game, check) == "none"
    assert broken_by(with_state(state), check) == promise


class DropsTheScore(Strike):
    def position(self, state: Any) -> dict[str, Any]:
        return {**super().position(state), "score": [0] * state.seats}


class DrawsTwiceTheSame(Strike):
    """The sampler deals cards that the viewer sees itself."""

    def sampler(self, view: View[StrikeState]) -> StrikeSampler:
        return Careless(view)


class Careless(StrikeSampler):
    def sample(self, random: Any) -> StrikeState:
        world = super().sample(random)
        world.pile[0] = world.pile[0][::-1] if len(set(world.pile[0])) < 2 else (1,) * len(world.pile[0])
        return world


@pytest.mark.parametrize(
    ("game", "check", "promise"), [(DropsTheScore, plays, "position"), (DrawsTwiceTheSame, secrets, "sampled")]
)
def test_a_fault_of_the_game_is_found(game: type[Strike], check: Check, promise: str) -> None:
    assert broken_by(game(), check) == promise


def test_a_draw_that_all_are_told_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def aloud(self: StrikeState, frame: Any, outcome: int) -> None:
        quiet(self, frame, outcome)
        self.events[-1] = Event("drew", "T-3", (frame[1],), (outcome,), 0xFF)

    quiet = StrikeState.fall
    monkeypatch.setattr(StrikeState, "fall", aloud)
    game = Secrets(strike.game, 1, 0)
    game.check(40)
    assert game.notes["instead drew"] > 0


def test_a_sampler_that_peeks_comes_too_close_to_the_truth() -> None:
    class Peeks(Strike):
        def sampler(self, view: View[StrikeState]) -> Any:
            return self

        def sample(self, random: Any) -> StrikeState:
            fair = StrikeSampler(spying.walk.state.view(0)).sample(random)
            return fair if random.below(2) else spying.walk.state.copy()

    spying = Secrets(Peeks(), 1, 0)
    while not spying.walk.state.over:
        spying.look_as(0)
        who, what = spying.walk.move()
        events = spying.walk.state.resolve(what) if who < 0 else spying.walk.state.play(who, what)
        assert events is not None
    assert spying.notes["like the truth"] > 1.03 * spying.notes["like each other"]


def test_a_door_that_stumbles_is_found() -> None:
    """The tiny games load positions with a bare KeyError where a field is missing."""

    def doors(game: Strike, number: int) -> Any:
        return Doors(game, 1, number).check(10)

    assert broken_by(strike.game, doors) == "crash"
