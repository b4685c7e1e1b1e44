"""Hints at a table: who may ask when, that everybody hears of it, and that they are made of what the seat is shown."""

from __future__ import annotations

from engine.games.strike import COUNTER, STRIKE
from rodada.engine.chance import Seeded
from rodada.games import load
from rodada.players.thinking import view_of
from rodada.table import wire
from rodada.table.wire import TableRules
from table.session.people import Random
from table.session.striking import ANA, BIA, Playing

AMONG_PEOPLE = TableRules(hints=True)


def wish(table: Playing, seat: int) -> wire.Hint:
    return wire.Hint(id=f"hint {seat}", seat=seat, at=table.session.table.at)


def test_everybody_hears_of_it_once_for_each_decision() -> None:
    table = Playing.begun([(STRIKE,), (), ()], AMONG_PEOPLE)
    before = table.news(1).n
    assert table.says(ANA, wish(table, 0)) == wire.Done(id="hint 0", n=before + 1)
    assert table.kinds(1, before) == table.kinds(-1, before) == [("hint", 0, "")]
    again = wire.Hint(id="again", seat=0, at=table.session.table.at)
    assert table.says(ANA, again) == wire.Done(id="again")
    assert table.news(1).n == before + 1
    assert table.session.hint(0) is not None
    assert table.refolded().hint(0) == table.session.hint(0)


def test_among_people_only_where_the_rules_have_it() -> None:
    table = Playing.begun([(STRIKE,), (), ()])
    assert table.refused(ANA, wish(table, 0)) == "session-hints-off"
    for person, seat in ((BIA, 1), ("caio", 2)):
        table.says(person, wire.Stand(seat=seat))
    assert isinstance(table.says(ANA, wish(table, 0)), wire.Done), "alone with bots"


def test_who_is_not_asked_gets_none() -> None:
    table = Playing.begun([(STRIKE,), (STRIKE,), ()], AMONG_PEOPLE)
    assert table.refused(BIA, wish(table, 1)) == "refused-not-your-move"
    assert table.refused(BIA, wish(table, 0)) == "session-not-yours"
    assert table.refused("eva", wish(table, 0)) == "session-not-yours"
    assert table.refused(ANA, wire.Hint(seat=0, at="d7")) == "session-stale"
    assert table.session.hint(0) is None, "nobody has asked"


def test_none_where_there_is_only_one_answer() -> None:
    table = Playing.begun([(), (), ()], AMONG_PEOPLE)
    assert table.refused(ANA, wish(table, 0)) == "session-hint-no-choice"


def test_in_a_window_a_hint_shows_no_answer_and_an_answer_ends_it() -> None:
    table = Playing.begun([(STRIKE,), (COUNTER,), (COUNTER,)], AMONG_PEOPLE)
    table.plays(0, STRIKE)
    window = table.session.table.at
    assert isinstance(table.says(BIA, wish(table, 1)), wire.Done)
    assert table.session.hint(1) is not None
    before = [table.news(seat) for seat in (0, 2)]
    table.plays(1, COUNTER, at=window)
    assert [table.news(seat) for seat in (0, 2)] == before
    assert table.session.hint(1) is None
    assert table.refused(BIA, wire.Hint(seat=1, at=window)) == "refused-not-your-move"


def test_it_is_made_of_what_the_seat_is_shown() -> None:
    """With the memory aid off that is less than a perfect memory would know."""
    table = Random(load("gunrunners"), Seeded(3), 2, TableRules(hints=True, decision=60.0))
    while table.session.table.moves < 30:
        table.move()
    seat = table.asked()[0]
    table.says(seat, wire.Hint(seat=seat, at=table.session.table.at))
    asked = table.session.hint(seat)
    assert asked is not None
    playing, options = table.session.table.playing, table.session.table.chosen
    assert view_of(asked) == playing.view(seat, options.memory_aid)
