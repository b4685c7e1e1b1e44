"""Temperaments: the same position, played otherwise by who is honest, greedy or vindictive; and no secret known."""

from __future__ import annotations

from typing import Any

import pytest

from gunrunners.scenario import Scene
from gunrunners.scenario import table as gunrunners_table
from rodada import players
from rodada.engine.chance import Seeded
from rodada.engine.contract import Stance
from rodada.engine.errors import Refused
from rodada.engine.events import Event
from rodada.games.gunrunners import game as gunrunners
from rodada.games.star_munchkin import game as star_munchkin
from rodada.lab import Match, play
from rodada.players.search import Budget, SearchPlayer
from rodada.players.tempers import TEMPERS, Memory, temper_of
from star_munchkin.scenario import Table, met


def choice(game: Any, state: Any, temper: str, *grudges: float, player: Any = None) -> str:
    """What somebody of that temper plays here, with these grudges by seat."""
    player = player or players.find(f"level3-{temper}" if temper else "level3")(game)
    return str(game.notation(players.decide(game, state, player, Seeded(1), grudges)))


# --- Gunrunners: blue's Saboteur was flipped by red at region 1; whose card is to go? ---


def audit(**more: Any) -> Scene:
    """Red leads region 2 and yellow region 3, each before the other, and nobody else is there."""
    rows = {2: "red-4 red-3 yellow-2", 3: "yellow-4 yellow-3 red-2"}
    scene = gunrunners_table(trainees="blue-Saboteur red-1 yellow-2", rows=rows, crates="0 9 9", **more)
    return scene.play("train 3", "flip 1")


def audited(scene: Scene, temper: str, *grudges: float) -> str:
    """The agency whose card blue goes for."""
    verb, _, where = choice(gunrunners, scene.state, temper, *grudges).partition(" ")
    if verb != "audit":
        return verb
    region, place = where.split(".")
    return scene.row(int(region)).split()[int(place) - 1].split("-")[0]


def test_the_vindictive_agency_goes_for_whom_it_resents() -> None:
    assert audited(audit(), "vindictive", 2.0, 0.0, 0.0) == "red"
    assert audited(audit(), "vindictive", 0.0, 0.0, 2.0) == "yellow"


def test_the_honest_agency_goes_for_the_leader() -> None:
    assert audited(audit(won={"red": 9}), "honest") == "red"
    assert audited(audit(won={"yellow": 9}), "honest") == "yellow"


def test_the_greedy_agency_does_not_trouble_itself_for_nothing() -> None:
    assert gunrunners.judge_as(audit().seen_by("blue"), [gunrunners.parse("audit 2.1")], Stance("greedy")) == [0.0]


def test_a_card_lost_to_the_saboteur_is_remembered_by_its_owner_alone() -> None:
    scene = gunrunners_table(trainees="blue-Saboteur red-1 yellow-2", rows={2: "red-3"}).play("train 3", "flip 1")
    scene.play("audit 2.1", "audit 6")
    memory = Memory(gunrunners, ["level1-vindictive", "level1-honest", "level1-vindictive"])
    memory.tell(scene.events)
    assert memory.grudges(0)[1] > 0 == memory.grudges(0)[2]
    assert memory.grudges(1) == ()
    assert memory.grudges(2) == (0.0, 0.0, 0.0)


# --- Star Munchkin ---


def combat(level: int, others: int, **more: Any) -> Table:
    """Seat 0 wins a combat unless seat 1 spends an enhancer on it; seat 2 is of level `others`."""
    at = met("space-goats", level=level, using=["vibrosword"] if level < 9 else []).seat(
        1, level=4, hand=["radioactive"], **more
    )
    return at.seat(2, level=others).play("fight")


def answer(at: Table, temper: str, *grudges: float, player: Any = None) -> str:
    while at.state.to_act != 1:
        at.state.play(at.state.to_act, 0)
    word, _, rest = choice(star_munchkin, at.state, temper, *grudges, player=player).partition(" ")
    return f"{word} {at.name(int(rest))}" if word == "play" else word


def test_the_vindictive_munchkin_spends_a_card_on_whom_it_resents() -> None:
    assert answer(combat(5, 5), "vindictive") == "pass"
    assert answer(combat(5, 5), "vindictive", 0.0, 0.0, 4.0) == "pass"
    assert answer(combat(5, 5), "vindictive", 4.0, 0.0, 0.0) == "play radioactive"


def test_the_search_pays_back_too() -> None:
    def searcher() -> SearchPlayer:
        return SearchPlayer(star_munchkin, Budget(60), temper="vindictive")

    assert answer(combat(5, 5), "vindictive", 4.0, 0.0, 0.0, player=searcher()) == "play radioactive"


def test_the_honest_munchkin_stops_who_leads_and_nobody_else() -> None:
    assert answer(combat(9, 5), "honest") == "play radioactive"
    assert answer(combat(5, 8), "honest") == "pass"


def test_help_for_nothing_for_a_share_and_for_much() -> None:
    def asked(treasures: int, temper: str) -> str:
        at = met("space-goats", level=4).seat(1, level=4).seat(2, level=6)
        at.play("ask 2", f"treasures {treasures}" if treasures else "send", *(["send"] if treasures else []))
        return choice(star_munchkin, at.state, temper).split()[0]

    accepts = {temper: [asked(n, temper) == "accept" for n in (1, 2)] for temper in TEMPERS}
    assert accepts["honest"] == [True, True]
    assert accepts["greedy"] == [False, True]


def test_the_honest_munchkin_shares_what_help_brings() -> None:
    def offered(temper: str) -> str:
        at = met("space-goats", level=4).seat(1, level=4).play("ask 2")
        return choice(star_munchkin, at.state, temper)

    assert offered("honest") == "treasures 1"


def test_a_card_against_one_in_combat_is_remembered() -> None:
    at = met("starfish", level=3).seat(1, level=5, hand=["radioactive"]).play("fight")
    while at.state.to_act != 1:
        at.state.play(at.state.to_act, 0)
    radioactive = next(act for act in at.state.actions(1) if star_munchkin.notation(act).startswith("play"))
    memory = Memory(star_munchkin, ["level1-vindictive", "level1", "level1-vindictive"])
    memory.tell([Event("combat", "M-3.1", (0, at.number("starfish"))), *at.state.play(1, radioactive)])
    while at.state.window is not None and not memory.grudges(0)[1]:
        memory.tell(at.state.play(at.state.to_act, 0))
    assert memory.grudges(0) == (0.0, 1.0, 0.0)
    assert memory.grudges(2) == (0.0, 0.0, 0.0)


# --- whoever has one ---


def test_names() -> None:
    tempers = [temper_of(name) for name in ("level4-vindictive", "greedy", "level3-greedy", "level5")]
    assert tempers == ["vindictive", "", "greedy", ""]
    assert len(players.names()) == len(players.plain_names()) + 5 * len(TEMPERS)
    for name in players.names():
        players.find(name)(gunrunners)
        players.find(name)(star_munchkin)


def test_a_game_without_temperaments_refuses_them() -> None:
    class Even:
        name = "even"

        def judge(self) -> None: ...

    for name in ("level1-honest", "level3-greedy", "level5-vindictive"):
        with pytest.raises(Refused, match=r"honest|greedy|vindictive"):
            players.find(name)(Even())  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["gunrunners", "star-munchkin"])
def test_games_are_played_to_the_end_and_again_the_same(game: str) -> None:
    match = Match(game, ("level3-honest", "level3-greedy", "level3-vindictive", "level1-vindictive"), seed=2)
    assert play(match, 1) == play(match, 1)
    even = match._replace(players=("level3", "level3", "level3", "level1"))
    assert play(match, 1)[1:] != play(even, 1)[1:]
