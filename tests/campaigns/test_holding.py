"""Whatever happens to a server, its tables hold: the short forms of the campaigns, with their own bounds as ratios."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from campaigns import back, coming, crowd, deaf, flood, kill, shelf, torn, twice
from campaigns.__main__ import many_files
from campaigns.servers import UNBOUND, Server, serving, stored

pytestmark = pytest.mark.usefixtures("files")


@pytest.fixture(scope="module")
def files() -> None:
    many_files()


@pytest.fixture
def server() -> Iterator[Server]:
    with serving(**UNBOUND) as one:
        yield one


@pytest.mark.parametrize(("store", "times"), [("sqlite", 15), ("postgres", 5)])
def test_a_kill_loses_and_doubles_nothing_that_was_acknowledged(store: str, times: int) -> None:
    with stored(store) as (where, postgres), serving(where, **UNBOUND) as server:
        figures = asyncio.run(kill.killed(server, postgres, times, tables=8, seed=1))
    assert figures["acknowledged"] > 10 * times


def test_a_log_torn_in_mid_write_keeps_all_that_was_acknowledged() -> None:
    figures = asyncio.run(torn.campaign(every=397, back=4001, seed=1))
    assert figures["first log: crashes in it"] > 3 * 2 * torn.EDGES
    assert figures["log begun anew: harm further back"]["losses told"] > 5


def test_after_a_crash_a_browser_comes_back_by_itself(server: Server) -> None:
    assert back.in_a_browser(server, times=1, down=0.5)["crashes"] == 1


def test_after_a_crash_everybody_comes_back_by_themselves(server: Server) -> None:
    figures = asyncio.run(back.campaign(server, times=2, tables=6))
    assert figures["devices"] == 12


def test_what_two_tabs_say_again_and_in_any_order_has_one_effect(server: Server) -> None:
    figures = asyncio.run(twice.campaign(server, tables=4, moves=100, seed=1))
    assert figures["said again later"] > figures["moves"] > 50


def test_whoever_comes_and_goes_hears_a_dense_prefix_of_the_log(server: Server) -> None:
    figures = asyncio.run(coming.campaign(server, times=400, tables=8, rate=10.0, seed=1))
    assert min(figures["joins"], figures["resumes"], figures["by stream"]) > 20
    assert figures["moves"] > 3


def test_a_crowd_is_answered_and_a_move_costs_little_more_than_its_rules(server: Server) -> None:
    figures = asyncio.run(crowd.campaign(server, "gunrunners", tables=25, seconds=5.0, rate=1.0, seed=1))
    assert figures["faults"] == 0
    assert figures["sockets"] == 100
    assert figures["memory of a table (kB)"] * 500 / 1024 < crowd.MEGABYTES - 50
    assert figures["processor for a move (ms)"] < 6 * crowd.session_alone("gunrunners", 60)
    # Nobody waits for the news of a move longer than whoever made it waited for the answer.
    assert figures["told to all p50 (ms)"] < 2 * figures["acknowledged p50 (ms)"] + 10


def test_readers_that_do_not_read_are_cut_and_make_nobody_wait() -> None:
    with serving(**UNBOUND, stall_seconds=1.0, heartbeat_seconds=1.0) as server:
        _, ratios = asyncio.run(deaf.campaign(server, tables=5, each=3, phases=3, seconds=1.5))
    assert ratios.typical_once < deaf.SLOWER + 0.3


def test_floods_hear_their_limits_and_the_others_play_on() -> None:
    with serving(header_seconds=1.0) as server:
        _, (ratios,) = asyncio.run(flood.campaign(server, [tuple(flood.SOURCES)], tables=5, phases=3, seconds=1.0))
    assert ratios.longest_once < 2 * flood.DOUBLED


def test_a_full_shelf_makes_no_start_longer() -> None:
    assert shelf.campaign("sqlite", tables=1500, starts=2)["ratio"] < 2.0
