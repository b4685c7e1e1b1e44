"""Temperaments: how a player means to play, whatever its strength, and what it remembers of harm done to it.

A player called `level4-vindictive` is `level4` that pays back. What it resents is counted from the events that its seat
was told, by the game's own judgement of harm; it knows no more than any person at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from rodada.engine.contract import Game, Resentment, Stance, View
from rodada.engine.errors import Refused
from rodada.engine.events import Event

if TYPE_CHECKING:
    from rodada.engine.contract import Judging, Tempered

TEMPERS: Final = ("honest", "greedy", "vindictive")
RESENTFUL: Final = "vindictive"

Judge = Callable[[View[Any], Sequence[int]], list[float]]


def temper_of(name: str) -> str:
    """The temperament of a player by its name; none for most."""
    found = name.rpartition("-")[2]
    return found if "-" in name and found in TEMPERS else ""


def stance_in(view: View[Any], temper: str) -> Stance:
    return Stance(temper, view.grudges)


def judge_of(game: Game[Any], player: str, temper: str) -> Judge:
    """The game's judgement, by somebody of that temperament; refused where there is none."""
    if not hasattr(game, "judge") or (temper and not hasattr(game, "judge_as")):
        raise Refused("player-cannot-judge", player=f"{player}-{temper}" if temper else player, game=game.name)
    if not temper:
        return cast("Judging", game).judge
    tempered = cast("Tempered", game)
    return lambda view, actions: tempered.judge_as(view, actions, stance_in(view, temper))


class Memory:
    """What the resentful among some players have against whom."""

    def __init__(self, game: Game[Any], seated: Sequence[str]) -> None:
        self._of: Final[dict[int, Resentment]] = {}
        for seat, name in enumerate(seated):
            if temper_of(name) == RESENTFUL:
                self._of[seat] = cast("Tempered", game).resentment(len(seated), seat)

    @property
    def counts(self) -> bool:
        """Whether anybody keeps count."""
        return bool(self._of)

    def tell(self, events: Iterable[Event]) -> None:
        """What happened, to each as it was told it."""
        if self._of:
            for event in events:
                for seat, resentment in self._of.items():
                    resentment.tell(event.seen_by(seat))

    def grudges(self, seat: int) -> tuple[float, ...]:
        """By seat what this one resents; nothing where it does not keep count."""
        resentment = self._of.get(seat)
        return tuple(resentment.towards) if resentment is not None else ()
