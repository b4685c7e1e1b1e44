"""Meetings: every ordered pair of cards that can meet does, and nothing breaks.

A game that offers `meetings` says how two of its cards come together. Each pair is brought together, a position is
written and read back at that moment, and the game is played on at random; at every ply nothing may be broken.
"""

from __future__ import annotations

from typing import Any, Final, cast

from rodada.engine.contract import Game, Gathering
from rodada.engine.seats import CHANCE
from rodada.lab.conformance.finding import Broken, keep, no_other_exception
from rodada.lab.conformance.plays import read_back
from rodada.lab.conformance.walks import apply, numbered

TRIES: Final = 40
"""How often two cards are brought to a table before they count as apart."""
LONGEST: Final = 120
"""Decisions of one try."""


def has_meetings(game: Game[Any]) -> bool:
    return hasattr(game, "meetings")


def pairs_of(game: Any, seed: int) -> list[tuple[int, int]]:
    """All pairs in an order of the seed's, so that any part of a campaign is a fair sample."""
    pairs = list(game.meetings())
    random = numbered(seed, -1)
    for i in range(len(pairs) - 1, 0, -1):
        j = random.below(i + 1)
        pairs[i], pairs[j] = pairs[j], pairs[i]
    return pairs


def check_meetings(game: Any, seed: int, first: int, count: int) -> tuple[int, int]:
    """Pairs `first` to `first + count - 1` in the order of the seed: how many there are, and the decisions it took."""
    pairs = pairs_of(game, seed)[first : first + count]
    return len(pairs), sum(check_meeting(game, pair, seed) for pair in pairs)


def check_meeting(game: Any, pair: tuple[int, int], seed: int) -> int:
    """Two cards meet; gives the decisions it took."""
    decisions = 0
    for attempt in range(TRIES):
        met, made = _bring_together(game, pair, seed, attempt)
        decisions += made
        if met:
            return decisions
    raise Broken("meet", pair)


def _bring_together(game: Gathering, pair: tuple[int, int], seed: int, attempt: int) -> tuple[bool, int]:
    meeting = game.meeting(*pair, attempt)
    state, random = meeting.state, numbered(seed, (pair[0] << 20) + (pair[1] << 4) + attempt)
    made = 0
    with no_other_exception(state):
        _sound(game, state)
        seen = False
        while not state.over and made < LONGEST:
            if meeting.met and not seen:
                seen = True
                keep("position", read_back(cast("Game[Any]", game), state) == state, state=state)
            who = state.to_act
            what = random.pick(state.chances()) if who == CHANCE else meeting.choose(state.actions(who), random)
            meeting.heard(apply(state, who, what))
            _sound(game, state)
            made += 1
    return meeting.met, made


def _sound(game: Any, state: Any) -> None:
    wrong = game.invariant(state)
    keep("invariant", not wrong, wrong, state)
