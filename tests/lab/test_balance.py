"""Balance: what is counted, that it is exact, and `rodada balance`."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from rodada.cli import balance as command
from rodada.cli.main import main
from rodada.engine.errors import Refused
from rodada.lab import Match, Played, balance, match, play
from rodada.lab.balance import Balance
from rodada.words import LANGUAGES

Output = pytest.CaptureFixture[str]

SHORT = Match("star-munchkin", ("greedy",) * 3, seed=3, options={"rounds": 2, "ask_all": False})
LINE = "balance star-munchkin --seats 3 --rounds 2 --no-ask-all --seed 3"


def played(turns: int, winner: int = 0) -> Played:
    ranks = tuple(1 if seat == winner else 2 for seat in range(4))
    return Played(("greedy",) * 4, ranks, (1, 1, 1, 1), "M-2.6", turns, 10)


# --- sums ---


def test_the_same_sums_whatever_the_number_of_processes() -> None:
    alone, together = (Balance.of(balance.balance(SHORT, 12, jobs)) for jobs in (1, 2))
    assert alone == together
    assert alone.games == sum(alone.turns.values()) == sum(alone.endings.values()) == 12


def test_percentiles_are_rounds_within_which_games_are_over() -> None:
    total = Balance()
    for turns in (4, 5, 9, 40):
        total.add(played(turns), {})
    assert [total.rounds(percentile, 4) for percentile in (25, 50, 75, 100)] == [1, 2, 3, 10]


def test_advantages_are_shares_of_the_mean() -> None:
    total = Balance()
    counts = {"classes": {"psychic": {"held": 4, "won": 2}, "trader": {"held": 4, "won": 1}}}
    total.add(played(4, winner=2), counts)
    assert total.won_shares("classes") == {"psychic": 0.5, "trader": 0.25}
    assert total.advantages("classes") == {"psychic": pytest.approx(4 / 3), "trader": pytest.approx(2 / 3)}
    assert total.seat_shares(4) == [0.0, 0.0, 1.0, 0.0]


def test_a_card_is_played_only_where_it_was_held() -> None:
    cards = balance.survey(SHORT, 0, 3).tables["cards"]
    assert len(cards) > 100
    for counts in cards.values():
        assert counts["drawn"] >= counts["held"] <= 3
        assert counts["played"] <= counts["plays"]
        assert counts["played"] <= counts["held"] or counts["drawn"] == 0
    assert any(counts["played"] for counts in cards.values())


def test_a_game_that_does_not_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_DECISIONS", 50)
    with pytest.raises(Refused, match="50 decisions"):
        play(SHORT, 0)


# --- the command ---


def test_json(capsys: Output) -> None:
    assert main([*LINE.split(), "--games", "3", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["partial"], found["seats"]) == (3, False, 3)
    assert found["rounds"]["50.0"] <= found["longest"] <= 2
    assert sum(found["seat_shares"]) == pytest.approx(1, abs=1e-5)
    assert found["tables"]["happenings"]["combats"]["times"] > 0
    assert set(found["advantages"]) == {"classes", "races"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_the_same_as_a_page(language: str, capsys: Output, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    line = [*LINE.split(), "--games", "2", "--jobs", "1", "--markdown", str(page)]
    assert main(["--lang", language, *line]) == 0
    assert "Laser" in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert (
        f"`rodada {LINE.replace('--seats 3 --rounds 2 --no-ask-all --seed 3', '--games 2 --seats 3 --seed 3')}" in text
    )
    assert "--rounds 2 --no-ask-all`" in text
    assert "| Laser |" in text


def test_gunrunners_counts_what_cards_were_used_for(capsys: Output) -> None:
    assert main(["--lang", "en", "balance", "gunrunners", "--games", "4", "--jobs", "1", "--json"]) == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert tables["uses"]["hide 4"]["held"] >= tables["uses"]["hide 4"]["won"] >= 0
    assert tables["happenings"]["busts"]["times"] > 4
    assert main(["--lang", "pt-BR", "balance", "gunrunners", "--games", "2", "--jobs", "1"]) == 0
    assert "batidas" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "clue"),
    [
        ("balance gunrunners --seats 6", "--seats"),
        ("balance star-munchkin --games 0", "--games"),
        ("balance star-munchkin --seats 2", "--seats"),
    ],
)
def test_a_wrong_wish_gets_one_message(line: str, clue: str, capsys: Output) -> None:
    assert main(["--lang", "en", *line.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert clue in err


def test_interrupted_it_shows_the_games_that_are_whole(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def until_interrupted(match: Match, games: int, jobs: int) -> Iterator[Balance]:
        for number in range(games):
            if number == 1:
                os.kill(os.getpid(), signal.SIGINT)
            yield balance.survey(match, number, 1)

    monkeypatch.setattr(command, "balance", until_interrupted)
    assert main([*LINE.split(), "--games", "50", "--json"]) == 130
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["partial"]) == (2, True)
