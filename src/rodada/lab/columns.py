"""What is kept of each game, as columns: one row for a game, and where wanted for a turn, a use, a decision.

| table | a row for each |
|---|---|
| `games` | game: players, ranks, scores by seat; the rule that ended it; turns and decisions |
| `turns` | turn and seat: how far the seat had come when the turn began (`Survey.standing`) |
| `uses` | game, seat and thing it used, with how often (`Survey.uses`) |
| `decisions` | decision of a seat: turn, seat, action in notation, how many were legal |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rodada.engine.events import Event
from rodada.games import load
from rodada.lab.balance import has_survey, surveying
from rodada.lab.match import TURN, Played, Series, play

GAMES: Final = ("game", "players", "ranks", "scores", "rule", "turns", "decisions")
TURNS: Final = ("game", "turn", "seat", "standing", "rank")
USES: Final = ("game", "seat", "player", "use", "times", "won")
DECISIONS: Final = ("game", "decision", "turn", "seat", "player", "action", "legal", "won")
TABLES: Final = {"games": GAMES, "turns": TURNS, "uses": USES, "decisions": DECISIONS}

Columns = dict[str, list[Any]]


class Block:
    """Some games in a row: their columns by table."""

    def __init__(self, tables: Iterable[str]) -> None:
        self.games = 0
        self.tables: Final[dict[str, Columns]] = {table: {name: [] for name in TABLES[table]} for table in tables}

    def add(self, table: str, *row: Any) -> None:
        for column, value in zip(self.tables[table].values(), row, strict=True):
            column.append(value)

    def merge(self, other: Block) -> None:
        self.games += other.games
        for table, columns in other.tables.items():
            for name, values in columns.items():
                self.tables[table][name] += values

    def played(self) -> Iterator[Played]:
        """The games, in order."""
        return played_of(self.tables["games"])


def played_of(games: Columns) -> Iterator[Played]:
    """What rows of games say."""
    columns = (games[name] for name in ("players", "ranks", "scores", "rule", "turns", "decisions"))
    for players, ranks, scores, rule, turns, decisions in zip(*columns, strict=True):
        yield Played(tuple(players), tuple(ranks), tuple(scores), rule, turns, decisions)


def tables_of(game: str, each_decision: bool) -> tuple[str, ...]:
    """What can be kept of a game: turns and uses only where it has a survey."""
    surveyed = ("turns", "uses") if has_survey(game) else ()
    return ("games", *surveyed, *(("decisions",) if each_decision else ()))


def block(series: Series, tables: tuple[str, ...], first: int, count: int) -> Block:
    """Play `count` games from number `first` on, and keep what is wanted of them."""
    found = Block(tables)
    for number in range(first, first + count):
        _Clerk(series, tables, number).play(found)
    return found


class _Clerk:
    """Writes one game down."""

    def __init__(self, series: Series, tables: tuple[str, ...], number: int) -> None:
        self._series: Final = series
        self._number: Final = number
        self._game: Final = load(series.game)
        self._survey: Final = surveying(series.game).survey(series.seats) if "uses" in tables else None
        self._keep_decisions: Final = "decisions" in tables
        self._turn = 0
        self._standings: Final[list[tuple[int, list[int]]]] = []
        self._decisions: Final[list[tuple[int, int, str, int]]] = []

    def play(self, found: Block) -> None:
        before = self._decide if self._keep_decisions else None
        played = play(self._series, self._number, self._see, before)
        number = self._number
        found.games += 1
        names, ranks = played.players, played.ranks
        found.add("games", number, list(names), list(ranks), list(played.scores), played.rule, *played[4:])
        for turn, standing in self._standings:
            for seat, reached in enumerate(standing):
                found.add("turns", number, turn, seat, reached, ranks[seat])
        if self._survey is not None:
            for seat, uses in enumerate(self._survey.uses()):
                for use, times in sorted(uses.items()):
                    found.add("uses", number, seat, names[seat], use, times, ranks[seat] == 1)
        for place, (turn, seat, text, legal) in enumerate(self._decisions):
            found.add("decisions", number, place, turn, seat, names[seat], text, legal, ranks[seat] == 1)

    def _see(self, state: Any, events: list[Event]) -> None:
        kinds = Counter(event.kind for event in events)
        if self._survey is None:
            self._turn += kinds[TURN]
            return
        self._survey.see(state, events)
        if kinds[TURN]:
            self._turn += kinds[TURN]
            self._standings.append((self._turn, list(self._survey.standing(state))))

    def _decide(self, state: Any, action: int) -> None:
        legal = len(state.actions(state.to_act))
        self._decisions.append((self._turn, state.to_act, self._game.notation(action), legal))
