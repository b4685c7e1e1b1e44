"""Seats that a program plays: everybody is told, it sees what a bot would see, and one action is one answer."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.strike import COUNTER, STRIKE
from rodada.engine.actions import PASS
from rodada.engine.chance import Seeded
from rodada.engine.errors import Refused
from rodada.games import load
from rodada.players.thinking import view_from
from rodada.table import wire
from rodada.table.session.asking import as_asked
from table.session.people import Random, person
from table.session.striking import ANA, BIA, Playing


def looks(table: Playing | Random, who: str, seat: int) -> wire.Seen:
    seen = table.session.hear(who, wire.Look(id="look", seat=seat), table.now).reply
    assert isinstance(seen, wire.Seen), seen
    return msgspec.json.decode(msgspec.json.encode(seen), type=wire.Seen)


def test_everybody_is_told_once_and_until_somebody_else_sits_there() -> None:
    table = Playing.begun([(STRIKE,), (), ()])
    assert table.refused(ANA, wire.Look(seat=0)) == "session-no-program"
    assert table.refused(BIA, wire.Program(seat=0)) == "session-not-yours"
    before = table.news(1).n
    table.says(ANA, wire.Program(seat=0))
    table.says(ANA, wire.Program(seat=0))
    assert table.kinds(1, before) == [("program", 0, "")]
    assert [seat.program for seat in table.session.info(BIA).seats] == [True, False, False]
    table.says(ANA, wire.Stand(seat=0))
    assert not table.session.info(BIA).seats[0].program
    assert not table.refolded().info(BIA).seats[0].program


@pytest.mark.rule("G-8.3")
@pytest.mark.parametrize("game", ["gunrunners", "star-munchkin"])
def test_it_sees_what_a_bot_in_its_seat_would_see(game: str) -> None:
    table = Random(load(game), Seeded(5), 3)
    for seat in range(3):
        table.says(seat, wire.Program(seat=seat))
    looked = 0
    while looked < 12 and not table.over:
        for _ in range(7):
            table.move()
        for seat in table.asked():
            looked += 1
            seen, state = looks(table, person(seat), seat), as_asked(table.session.table, seat)
            own = state.view(seat)
            assert view_from(game, 3, table.session.table.options, seat, seen.view) == own
            assert list(map(table.session.table.game.parse, seen.actions)) == state.actions(seat)
    assert looked


def test_an_action_is_bound_to_its_decision_and_sealed_in_a_window() -> None:
    table = Playing.begun([(STRIKE,), (COUNTER,), ()])
    for seat, who in enumerate((ANA, BIA)):
        table.says(who, wire.Program(seat=seat))
    strike, counter, no = map(table.session.table.game.notation, (STRIKE, COUNTER, PASS))
    seen = looks(table, ANA, 0)
    assert set(seen.actions) == {strike, no}
    assert table.refused(ANA, wire.Act(seat=0, action=counter, at=seen.at)) == "refused-not-your-move"
    assert isinstance(table.says(ANA, wire.Act(id="a", seat=0, action=strike, at=seen.at)), wire.Done)
    assert table.refused(ANA, wire.Act(seat=0, action=strike, at=seen.at)) == "session-stale"
    window = looks(table, BIA, 1)
    before = table.news(0)
    assert table.says(BIA, wire.Act(seat=1, action=counter, at=window.at)) == wire.Done(id="")
    assert table.news(0) == before, "nobody sees a sealed answer"
    assert table.refused(BIA, wire.Act(seat=1, action=no, at=window.at)) == "refused-not-your-move"


def test_what_is_no_view_of_this_game_is_refused() -> None:
    for data in ({}, {"stack": 7}):
        with pytest.raises(Refused):
            view_from("gunrunners", 3, {}, 0, data)
