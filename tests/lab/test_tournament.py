"""Tournaments: everybody meets everybody in every seat on the same deals, and what is said of them holds."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rodada.cli import tournament as command
from rodada.cli.game_options import typed_options
from rodada.cli.main import main
from rodada.engine.chance import Seeded
from rodada.engine.events import Event
from rodada.games import load
from rodada.lab import Played, play, statistics
from rodada.lab.columns import Block
from rodada.lab.match import TURN
from rodada.lab.simulate import keep
from rodada.lab.standings import Standings, report
from rodada.lab.tournament import FORMS, Tournament, seatings
from rodada.words import LANGUAGES

EVERYBODY = [form for form in FORMS if form != "first"]
CUP = Tournament("gunrunners", ("random", "level1", "greedy"), seats=4, form="pairs", seed=3)


def standings_of(tournament: Tournament, blocks: Iterator[Block]) -> Standings:
    standings = Standings(tournament)
    for block in blocks:
        for played in block.played():
            standings.add(played)
    return standings


def won_by(winner: str, seated: tuple[str, ...]) -> Played:
    """A game in which every seat of one player came first, and the rest after it."""
    return Played(seated, tuple(1 if name == winner else 3 for name in seated), (0,) * len(seated), "X", 1, 1)


# --- who sits where ---


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("form", EVERYBODY)
def test_within_a_deal_everybody_sits_everywhere_equally_often(form: str, seats: int) -> None:
    entrants = ("a", "b", "c", "d", "e")
    sat = Counter((name, seat) for table in seatings(entrants, seats, form) for seat, name in enumerate(table))
    assert len(set(sat.values())) == 1
    assert len(sat) == len(entrants) * seats


@pytest.mark.parametrize("form", EVERYBODY)
def test_everybody_meets_everybody_equally_often(form: str) -> None:
    met = Counter(
        frozenset((one, other))
        for table in seatings(("a", "b", "c", "d"), 3, form)
        for one in set(table)
        for other in set(table) - {one}
    )
    assert len(set(met.values())) == 1
    assert len(met) == 6


def test_one_alone_sits_against_three_of_another() -> None:
    assert seatings(("a", "b"), 4, "alone")[:4] == (
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    )
    assert seatings(("a", "b", "c"), 3, "first") == (
        ("a", "b", "b"),
        ("b", "b", "a"),
        ("b", "a", "b"),
        ("a", "c", "c"),
        ("c", "c", "a"),
        ("c", "a", "c"),
    )


def test_a_deal_is_dealt_again_to_others() -> None:
    """Nothing is chosen before the hands are dealt but where the first trainees lie."""

    def dealt(number: int) -> list[Any]:
        hands: list[Any] = []

        def see(state: Any, events: list[Event]) -> None:
            if not hands and any(event.kind == TURN for event in events):
                hands.extend(state.hand)

        play(CUP._replace(players=("random", "greedy")), number, see)
        return hands

    first, again, other = dealt(0), dealt(1), dealt(2)
    assert first == again != other


# --- what is said of it ---


def test_the_same_whatever_the_number_of_processes() -> None:
    alone, together = (report(standings_of(CUP, keep(CUP, ("games",), 12, jobs=n, chunk=1)), 12) for n in (1, 2))
    assert alone == together
    assert sum(alone["wins"].values()) == pytest.approx(12)
    assert alone["games_played"] == {"greedy": 8, "level1": 8, "random": 8}


def test_shares_count_victories_and_ratings_follow() -> None:
    standings = Standings(CUP)
    for number in range(40 * CUP.games_in_deal):
        seated = CUP.seated(number)
        weak_has_luck = number % 12 == 0
        standings.add(won_by(min(seated) if weak_has_luck else max(seated), seated))
    assert [placed.player for placed in standings.placed()] == ["random", "level1", "greedy"]
    ratings = [placed.rating for placed in standings.placed()]
    assert ratings[0].value > ratings[1].value > ratings[2].value
    assert all(rating.low and rating.high and rating.low < rating.value < rating.high for rating in ratings)
    share = standings.share("random", "level1")
    back = standings.share("level1", "random")
    assert share
    assert back
    assert share.value == pytest.approx(0.75)
    assert share.value + back.value == pytest.approx(1)
    assert share.low
    assert 0.5 < share.low < 0.75
    assert standings.share("random", "nobody") is None


def test_alone_it_is_the_one_whose_share_is_told() -> None:
    cup = CUP._replace(form="alone", players=("random", "greedy"))
    standings = Standings(cup)
    for number in range(8):
        standings.add(won_by("greedy", cup.seated(number)))
    one, other = standings.share("greedy", "random"), standings.share("random", "greedy")
    assert one
    assert other
    assert (one.value, other.value, cup.fair) == (1.0, 0.0, 0.25)


def test_intervals_of_groups_hold_the_true_share_in_19_of_20_cases() -> None:
    """Three games to a deal, of which the deal decides two."""
    luck = Seeded(5)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            lucky = luck.below(10) < 6
            deals.append([2.0 * lucky + (luck.below(10) < 6), 3.0])
        _, low, high = statistics.share_in_groups(deals)
        assert low is not None
        assert high is not None
        held += low <= 0.6 <= high
    assert 0.91 < held / 400 < 0.985


def test_mirrored_deals_tell_more_than_games_of_chance() -> None:
    mirrored = statistics.share_in_groups([[1.0, 2.0]] * 20)
    by_chance = statistics.share(20, 40)
    assert by_chance.low
    assert mirrored.low
    assert by_chance.low < mirrored.low < 0.5


# --- the command ---


def cup(capsys: pytest.CaptureFixture[str], line: str, code: int = 0) -> dict[str, Any]:
    assert main(["--lang", "en", "tournament", "gunrunners", "--jobs", "1", "--json", *line.split()]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = "--players random,greedy --seed 4"
    half = cup(capsys, f"{line} --deals 1 --out {tmp_path}")
    whole = cup(capsys, f"{line} --deals 3 --out {tmp_path}")
    assert (half["games"], whole["games"], whole["partial"]) == (2, 6, False)
    assert whole == cup(capsys, f"{line} --deals 3")
    assert main(["tournament", "gunrunners", "--players", "random,level1", "--out", str(tmp_path)]) == 2
    assert main(["report", str(tmp_path), "--out", str(tmp_path / "page.html")]) == 2


def test_interrupted_it_keeps_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def until_interrupted(*wanted: Any, **more: Any) -> Iterator[Block]:
        for number, block in enumerate(keep(*wanted, **more)):
            if number == 2:
                os.kill(os.getpid(), signal.SIGINT)
            yield block

    line = f"--players random,greedy --deals 10 --out {tmp_path}"
    with monkeypatch.context() as interrupting:
        interrupting.setattr(command, "keep", until_interrupted)
        stopped = cup(capsys, line, code=130)
    assert (stopped["games"], stopped["partial"]) == (3, True)
    assert cup(capsys, line)["games"] == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_a_page(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "cup.md"
    line = f"tournament gunrunners --players random,greedy --deals 2 --seats 3 --edition en --markdown {page}"
    assert main(["--lang", language, *line.split()]) == 0
    assert "greedy" in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    made_by = (
        "rodada tournament gunrunners --players random,greedy --seats 3 --tables pairs --deals 2 --seed 1 --edition en"
    )
    assert made_by in text
    rows = [line.split(" | ") for line in text.splitlines() if line.startswith("| greedy")]
    assert [len(row) for row in rows] == [4, 3]


def test_only_options_that_were_asked_for_are_in_the_command_of_a_page() -> None:
    game = load("star-munchkin")
    read_back = json.loads(json.dumps(game.options_data(game.options({"epic": True}))))
    assert typed_options(game, read_back) == ["--epic"]
    assert typed_options(game, game.options_data(game.options({}))) == []


@pytest.mark.parametrize(
    ("line", "clue"),
    [
        ("gunrunners", "--players"),
        ("gunrunners --players greedy", "at least 2"),
        ("gunrunners --players greedy,random,greedy", "“greedy”"),
        ("gunrunners --players greedy,randon", "“random”"),
        ("gunrunners --players greedy,random --tables mixed", "at least 4"),
        ("gunrunners --players greedy,random --tables round", "pairs"),
        ("gunrunners --players greedy,random --deals 0", "--deals"),
        ("gunrunners --players greedy,random --seats 9", "--seats"),
    ],
)
def test_a_wrong_wish_gets_one_message(line: str, clue: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "tournament", *line.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert clue in err
    assert len(err.splitlines()) <= 2
