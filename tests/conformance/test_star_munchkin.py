"""The kit on Star Munchkin, in the form that runs at every change; `rodada check star-munchkin` runs the long one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rodada.engine.actions import PASS
from rodada.engine.chance import Seeded
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin.contract import game
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.lab.conformance.doors import Doors
from rodada.lab.conformance.meetings import check_meetings, pairs_of
from rodada.lab.conformance.plays import check_game
from rodada.lab.conformance.processes import check_processes
from rodada.lab.conformance.records import check_record
from rodada.lab.conformance.secrets import Secrets
from rodada.lab.conformance.walks import Walk, apply

BOTH = {"packs": ["core", "red-tape"], "rounds": 2}


@pytest.mark.parametrize("number", range(4))
def test_random_games_keep_every_promise(number: int) -> None:
    assert check_game(game, 1, number) > 30


@pytest.mark.parametrize("block", range(10))
def test_five_hundred_random_games_break_no_invariant(block: int) -> None:
    """Seats, packs and options at random, the option of rounds so that they end; all cards there at every ply."""
    seen: Counter[str] = Counter()
    for number in range(1000 + 50 * block, 1050 + 50 * block):
        walk: Walk[Any] = Walk(game, 1, number)
        seen.update([f"{walk.state.seats} seats", f"{len(walk.options['packs'])} packs"])
        while not walk.state.over:
            apply(walk.state, *walk.move())
            assert game.invariant(walk.state) == []
        assert walk.state.outcome().winners()
    assert {f"{seats} seats" for seats in (3, 4, 5, 6)} | {"1 packs", "2 packs"} <= seen.keys()


def test_nobody_learns_what_is_hidden() -> None:
    """Hands, decks, face-down draws and windows: dealt anew, nothing that a viewer meets may change."""
    notes: Counter[str] = Counter()
    done = number = 0
    while done < 150:
        secrets = Secrets(game, 1, number)
        done += secrets.check(15)
        notes += secrets.notes
        number += 1
    assert notes["hidden"] > 10_000
    assert notes["like the truth"] < 1.1 * notes["like each other"] + 100


def test_records_keep_every_promise() -> None:
    assert sum(check_record(game, 1, number) for number in range(8)) > 500


def test_whatever_comes_in_is_refused_or_as_good_as_played() -> None:
    outcomes: Counter[str] = Counter()
    for number in range(60):
        doors = Doors(game, 1, number)
        doors.check(5)
        outcomes += doors.outcomes
    for door in ("load", "options", "record", "parse", "outcome"):
        assert outcomes[f"{door} refused"] > 0


def test_games_are_the_same_in_a_process_with_other_hashes() -> None:
    assert check_processes("star-munchkin", 1, 0, 6) == 6


def test_cards_that_can_meet_in_a_combat_do_and_break_nothing() -> None:
    """A fair sample of the ordered pairs; `rodada check star-munchkin --what meetings` brings all of them together."""
    assert len(pairs_of(game, 1)) > 30_000
    assert check_meetings(game, 1, 0, 600)[0] == 600


# --- asking all, and asking those who can answer ---


def but_for_asking(state: StarMunchkinState) -> dict[str, Any]:
    return {name: value for name, value in state.data().items() if name not in ("options", "ask_all")}


@pytest.mark.rule("M-1.14")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_asking_only_who_can_answer_deletes_the_forced_passes_and_nothing_else(seats: int) -> None:
    forced = 0
    for seed in range(8):
        random = Seeded(100 * seats + seed)
        asking, skipping = (game.start(seats, game.options({**BOTH, "ask_all": all_})) for all_ in (True, False))
        while not asking.over:
            if asking.to_act != CHANCE and asking.actions(asking.to_act) == [PASS]:
                asking.play(asking.to_act, PASS)
                forced += 1
                continue
            assert but_for_asking(asking) == but_for_asking(skipping)
            who = asking.to_act
            what = (
                random.pick(asking.chances())
                if who == CHANCE
                else asking.actions(who)[random.below(len(asking.actions(who)))]
            )
            for state in (asking, skipping):
                apply(state, who, what)
        assert skipping.over
        assert asking.outcome() == skipping.outcome()
    assert forced > 100
