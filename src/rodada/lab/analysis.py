"""A finished game looked at again: each seat's chance to win along it, and the decisions that cost each seat most.

The work is told in batches of jobs, each a function of a module with plain data, so that whoever drives it decides
where they run: in processes (`analyse`), or one by one where a table's bots think. Chances along the game are those of
somebody who sees every card; decisions are judged from what the seat could know then.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import msgspec

from rodada.engine.contract import Game, State
from rodada.engine.errors import Refused
from rodada.engine.record import Digest, Fall, Play, Record, first_state, replay
from rodada.games import load
from rodada.lab.match import TURN
from rodada.lab.spread import leave_interrupts_to_the_parent
from rodada.players.advice.judging import Question, Verdict, prospects, suspicion, verdict
from rodada.players.thinking import Thinking, thinking

TOTAL: Final = 20_000
"""Simulations for the first look at all decisions of a game, shared out equally."""
FEWEST: Final = 16
MOST: Final = 120
"""Simulations for the first look at one decision, at least and at most."""
CLOSER: Final = 6
"""Decisions of each seat that get a closer look, with four times the simulations and no fewer than this:"""
CLOSELY: Final = 200
TOLD: Final = 3
"""Decisions of each seat that are told."""
WORTH_TELLING: Final = 0.01
"""What a decision must have cost, in chances to win."""


class Moment(msgspec.Struct, frozen=True):
    """Each seat's chance to win as a turn began; the last one is how it ended (turn 0)."""

    decision: int
    turn: int
    seat: int
    chances: list[float]


class Slip(msgspec.Struct, frozen=True):
    """A decision that cost its seat something: what was asked, played, and better, in words and in notation."""

    decision: int
    turn: int
    seat: int
    prompt: Any
    played: Any
    better: Any
    played_action: str
    better_action: str
    played_wins: float
    better_wins: float

    @property
    def cost(self) -> float:
        return self.better_wins - self.played_wins


class Analysis(msgspec.Struct, frozen=True):
    """What came of it. `judged` counts the decisions of each seat that had a choice."""

    game: str
    players: list[str]
    ranks: list[int]
    simulations: int
    judged: list[int]
    moments: list[Moment]
    slips: list[Slip]

    def of(self, seat: int) -> list[Slip]:
        """The costliest decisions of a seat, the worst first."""
        return [slip for slip in self.slips if slip.seat == seat]


class Job(NamedTuple):
    """Something to be worked out, anywhere."""

    work: Callable[[Any], Any]
    payload: Any


Work = Generator[list[Job], list[Any], Analysis]
"""Yields batches of jobs, wants their results in order, and comes to an analysis."""


def analysis(record: Record, simulations: int = 0) -> Work:
    """The analysis of a finished game; without a number of simulations for each decision, as many as it deserves."""
    if record.result is None:
        raise Refused("refused-not-over")
    game = load(record.game)
    story = _Story(game, record)
    count = simulations or max(FEWEST, min(MOST, TOTAL // max(1, len(story.decisions))))
    looked: list[float] = yield [Job(suspicion, one.question(count)) for one in story.decisions]
    closer = _closer(story.decisions, looked)
    found: list[Verdict] = yield [Job(verdict, one.question(max(CLOSELY, 4 * count))) for one in closer]
    chances: list[list[float]] = yield [Job(prospects, turn.known) for turn in story.turns]
    ranks: list[int] = record.result["ranks"]
    moments = [
        Moment(turn.decision, turn.turn, turn.seat, told) for turn, told in zip(story.turns, chances, strict=True)
    ]
    shares = [(rank == 1) / ranks.count(1) for rank in ranks]
    seats = [decision.known.viewer for decision in story.decisions]
    return Analysis(
        record.game,
        list(record.players),
        ranks,
        count,
        [seats.count(seat) for seat in range(record.seats)],
        [*moments, Moment(len(record.lines), 0, -1, shares)],
        _slips(game, closer, found),
    )


def analyse(
    record: Record, jobs: int = 1, simulations: int = 0, told: Callable[[int, int], None] = lambda *_: None
) -> Analysis:
    """The same in so many processes; `told` hears how many of how many jobs of the batch under way are done."""
    work = analysis(record, simulations)
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts_to_the_parent) as pool:
        try:
            batch = next(work)
            while True:
                batch = work.send(list(_counted(pool.map(_done, batch), len(batch), told)))
        except StopIteration as end:
            found: Analysis = end.value
            return found
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _done(job: Job) -> Any:
    return job.work(job.payload)


def _counted(results: Iterator[Any], of: int, told: Callable[[int, int], None]) -> Iterator[Any]:
    for number, result in enumerate(results, 1):
        told(number, of)
        yield result


# --- the story of the game ---


class _Decision(NamedTuple):
    number: int
    turn: int
    known: Thinking
    played: tuple[int, ...]

    def question(self, simulations: int) -> Question:
        return Question(self.known, self.played, simulations)


class _Turn(NamedTuple):
    decision: int
    turn: int
    seat: int
    known: Thinking


class _Story:
    """A record played again: every decision that had a choice as its seat knew it, every turn as it began."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.decisions: Final[list[_Decision]] = []
        self.turns: Final[list[_Turn]] = []
        self._game: Final = game
        self._options: Final = _options(game, record)
        lines = [line for line in record.lines if not isinstance(line, Digest)]
        steps, state, turn = replay(game, record), first_state(game, record), 0
        for number, line in enumerate(lines):
            if isinstance(line, Play) and line.seat == state.to_act and len(state.actions(line.seat)) > 1:
                self.decisions.append(self._decision(number, turn, state, line.seat, lines))
            step = next(steps)
            state = step.state
            for event in step.events:
                if event.kind == TURN:
                    turn += 1
                    seat = game.events[TURN].named(event.seen_by(0))["seat"]
                    self.turns.append(_Turn(number + 1, turn, seat, self._whole(number + 1, state)))
        list(steps)  # the rest is the result, which has to fit too

    def _decision(self, number: int, turn: int, state: State, seat: int, lines: list[Play | Fall]) -> _Decision:
        known = thinking(self._game, self._options, state, seat, "", f"analysis {number}")
        return _Decision(number, turn, known, tuple(self._played(number, seat, lines)))

    def _played(self, number: int, seat: int, lines: list[Play | Fall]) -> Iterator[int]:
        """What the seat did from there, as long as nobody else did anything and nothing fell."""
        for line in lines[number:]:
            if not isinstance(line, Play) or line.seat != seat:
                return
            yield self._game.parse(line.text)

    def _whole(self, number: int, state: State) -> Thinking:
        """The state as plain data: the game is over, nothing in it is secret any more."""
        known = thinking(self._game, self._options, state, 0, "", f"analysis {number}")
        return known._replace(table=tuple(getattr(state.copy(), field.name) for field in state.FIELDS))


def _options(game: Game[Any], record: Record) -> dict[str, Any]:
    """A record that begins with a position has them there."""
    if record.position is None:
        return record.options
    begun: Any = game.load(record.position)
    return game.options_data(begun.options)


def _closer(decisions: list[_Decision], looked: list[float]) -> list[_Decision]:
    """Of each seat those that look costliest, in their order."""
    chosen: list[int] = []
    for seat in sorted({decision.known.viewer for decision in decisions}):
        own = [n for n, decision in enumerate(decisions) if decision.known.viewer == seat and looked[n] > 0]
        chosen += sorted(own, key=lambda n: -looked[n])[:CLOSER]
    return [decisions[n] for n in sorted(chosen)]


def _slips(game: Game[Any], decisions: list[_Decision], found: list[Verdict]) -> list[Slip]:
    """Seat by seat, the costliest first."""
    slips = [
        Slip(
            one.number,
            one.turn,
            one.known.viewer,
            told.prompt,
            told.played,
            told.better,
            game.notation(one.played[0]),
            game.notation(told.action),
            told.played_wins,
            told.better_wins,
        )
        for one, told in zip(decisions, found, strict=True)
        if told.cost >= WORTH_TELLING
    ]
    slips.sort(key=lambda slip: (slip.seat, -slip.cost))
    ordered: list[Slip] = []
    for slip in slips:
        if sum(other.seat == slip.seat for other in ordered) < TOLD:
            ordered.append(slip)
    return ordered
