"""Many games: the same whatever shares the work, summed up exactly, with intervals that hold what they promise."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice
from pathlib import Path

import pytest

from rodada.engine.chance import Seeded
from rodada.engine.record import read, replay, verify
from rodada.games import load
from rodada.lab import Match, Played, Tally, play, simulate, statistics

MATCH = Match("gunrunners", ("greedy", "random", "random"), seed=4)


def test_the_same_games_whatever_the_number_of_processes() -> None:
    alone, together = (Tally.of(simulate(MATCH, 25, jobs)) for jobs in (1, 2))
    assert alone == together
    assert alone.games == 25
    assert sum(kind.wins for kind in alone.kinds.values()) == 25
    assert sum(alone.endings.values()) == 25


def test_tallies_come_in_the_order_of_the_games() -> None:
    for jobs in (1, 2):
        first = Tally()
        for part in islice(simulate(MATCH, 40, jobs), 20 if jobs == 1 else 2):
            first.merge(part)
        assert first == Tally.of(simulate(MATCH, first.games))


def test_another_seed_gives_other_games() -> None:
    assert play(MATCH, 0) != play(MATCH._replace(seed=5), 0)
    assert play(MATCH, 0) != play(MATCH, 1)


def test_everybody_sits_everywhere() -> None:
    seats = Counter((name, seat) for number in range(3) for seat, name in enumerate(MATCH.seated(number)))
    assert [seats["greedy", seat] for seat in range(3)] == [1, 1, 1]
    assert MATCH.seated(0) == MATCH.players
    assert MATCH.seated(1) == ("random", "greedy", "random")


def test_recording_changes_no_game_and_proves_each(tmp_path: Path) -> None:
    game = load("gunrunners")
    for number in range(3):
        assert play(MATCH._replace(records=tmp_path), number) == play(MATCH, number)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == [f"gunrunners-{number:06}.jsonl" for number in (1, 2, 3)]
    for number, path in enumerate(files):
        record = read(path.read_text(encoding="utf-8"))
        assert record.players == MATCH.seated(number)
        assert verify(game, record).chances > 0
        assert [*replay(game, record)][-1].state.outcome().ranks == play(MATCH, number).ranks


def test_a_shared_victory_counts_in_equal_parts() -> None:
    tally = Tally()
    tally.add(Played(("a", "b", "b"), ranks=(1, 1, 3), scores=(9, 9, 1), rule="X", turns=5, decisions=10))
    tally.add(Played(("b", "a", "b"), ranks=(1, 2, 1), scores=(4, 2, 4), rule="Y", turns=7, decisions=20))
    assert (tally.kinds["a"].wins, tally.kinds["b"].wins) == (Fraction(1, 2), Fraction(3, 2))
    assert (tally.games, tally.decisions, tally.turns, tally.ties) == (2, 30, 12, 2)
    assert tally.endings == {"X": 1, "Y": 1}
    assert tally.kinds["b"].mean_score().value == (9 + 1 + 4 + 4) / 4
    assert tally.kinds["b"].seats_per_game() == 2


def test_turns_are_counted_from_the_events() -> None:
    """The proved fact of the rules: nobody has more than 13."""
    assert "turn" in load("gunrunners").events
    for number in range(5):
        assert 3 * 5 < play(MATCH, number).turns <= 3 * 13


# --- intervals ---


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (600, 1000, 0.5693, 0.6299)],
)
def test_wilson(part: int, whole: int, low: float, high: float) -> None:
    """Against published tables of Wilson's interval."""
    share = statistics.share(part, whole)
    assert share.value == part / whole
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_mean_holds_the_true_one_in_19_of_20_cases() -> None:
    luck = Seeded(8)
    held = 0
    for _ in range(400):
        rolls = [luck.below(6) + 1 for _ in range(50)]
        _, low, high = statistics.mean(sum(rolls), sum(roll * roll for roll in rolls), len(rolls))
        assert low is not None
        assert high is not None
        held += low <= 3.5 <= high
    assert 0.91 < held / 400 < 0.985


def test_nothing_can_be_said_of_one_game_or_none() -> None:
    assert statistics.mean(7, 49, 1) == (7.0, None, None)
    assert statistics.mean(0, 0, 0) == statistics.share(0, 0) == (0.0, None, None)
    assert Tally().mean_turns() == (0.0, None, None)
