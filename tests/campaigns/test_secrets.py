"""Nobody learns, does or breaks what is not theirs: the short forms of the campaigns."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from campaigns import anew, doors, frames, hostile, seed
from campaigns.servers import UNBOUND, serving
from client.built import client, missing
from rodada.table.session import Session
from rodada.table.wire import Welcome

GOLDEN = Path(__file__).parents[1] / "golden" / "records"


@pytest.mark.parametrize("game", ["gunrunners", "star-munchkin"])
def test_two_servers_whose_hidden_cards_differ_tell_a_viewer_the_same_bytes(game: str) -> None:
    notes = asyncio.run(anew.campaign(game, positions=8, seed=1))
    assert notes["dealt otherwise"] > 5


def test_a_leak_on_the_wire_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(session: Session, person: str, seat: int | None) -> Welcome:
        state = session.table.state
        return replace(honest(session, person, seat), parts=str(state and state.data()))

    honest = Session.welcome
    monkeypatch.setattr(Session, "welcome", leaking)
    with pytest.raises(AssertionError, match="coming"):
        asyncio.run(anew.campaign("gunrunners", positions=3, seed=1))


def test_everybody_may_do_exactly_what_is_declared(tmp_path: Path) -> None:
    figures = asyncio.run(doors.campaign(tuple(doors.MESSAGES), tmp_path, ways=1))
    assert figures["endpoints × roles"] == 6 * len(doors.ENDPOINTS)


def test_an_endpoint_or_a_message_that_is_not_declared_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(doors.MESSAGES, "chat")
    monkeypatch.delitem(doors.ENDPOINTS, "WS /ws/{code}")
    assert doors.undeclared() == ["WS /ws/{code}", "chat"]


def test_nothing_decides_but_the_seed_that_was_promised() -> None:
    with serving(**UNBOUND) as server:
        figures = asyncio.run(seed.campaign(server, {"gunrunners": 2}, seed=1))
    assert figures["gunrunners: dice and draws proved"] > 60


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("star-munchkin-*.jsonl")), ids=lambda path: path.stem)
def test_the_dice_of_star_munchkin_are_proved_by_a_script_of_its_own(path: Path) -> None:
    record = path.read_text(encoding="utf-8")
    assert seed.proved("star-munchkin", record) > 50
    seed.with_another_seed("star-munchkin", record)


def test_hostile_names_and_lines_are_text_in_a_browser() -> None:
    client()
    if hostile.CHROMIUM is None:
        missing("chromium")
    with serving(**UNBOUND) as server:
        figures: dict[str, Any] = hostile.campaign(server)
    assert figures["lines"] >= 200


def test_mutated_frames_are_refused_and_change_nothing() -> None:
    with serving(**UNBOUND) as server:
        figures = asyncio.run(frames.campaign(server, count=3000, seed=1))
    assert figures["growth (MB)"] < frames.GROWTH
    assert figures["of them still messages"] > 200
