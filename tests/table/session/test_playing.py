"""Decisions and free actions at a table, its chance, its bots, and what a restart keeps."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from engine.games.strike import CHEER, COUNTER, SNACK, STRIKE
from rodada import games
from rodada.engine import record as records
from rodada.engine.actions import PASS
from rodada.engine.chance import Seeded
from rodada.players.thinking import think
from rodada.table import log, wire
from rodada.table.session import Session
from rodada.table.session.record import record_of
from rodada.table.wire import PickSaid, TableRules
from table.session.people import Random
from table.session.striking import ANA, BIA, Playing, ShownStrike


def test_who_is_on_the_move_plays_and_everybody_hears() -> None:
    table = Playing.begun([(STRIKE,), (), ()])
    before = table.news(1).n
    reply = table.plays(0, STRIKE, said="a")
    assert reply == wire.Done(id="a", n=before + 1)
    news = table.news(1, before)
    assert [(entry.kind, entry.seat) for entry in news.entries] == [("play", 0)]
    assert [event.kind for event in news.entries[0].happened] == ["turn"]
    assert news.scene is not None


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    table = Playing.begun([(SNACK,), (STRIKE,), ()])
    reply = table.plays(0, STRIKE)
    assert isinstance(reply, wire.Refused)
    assert reply.rule == "T-1"
    reply = table.plays(1, STRIKE)
    assert isinstance(reply, wire.Refused), "not on the move"


def test_an_answer_to_what_is_no_longer_asked_is_refused_and_not_misapplied() -> None:
    table = Playing.begun([(), (), ()])
    asked = table.session.table.at
    table.plays(0, PASS)
    play = wire.Play(seat=1, picks=[PickSaid("act", PASS)], at=asked)
    assert table.refused(BIA, play) == "session-stale"


def test_nobody_plays_for_another_seat() -> None:
    table = Playing.begun([(), (), ()])
    play = wire.Play(seat=0, picks=[PickSaid("act", PASS)], at=table.session.table.at)
    assert table.refused(BIA, play) == "session-not-yours"
    assert table.refused(BIA, wire.Ask(seat=0)) == "session-not-yours"
    assert table.refused(BIA, wire.Play(seat=77, picks=[], at="")) == "refused-out-of-range"


def test_a_question_step_by_step() -> None:
    table = Playing.begun([(STRIKE,), (), ()])
    reply = table.says(ANA, wire.Ask(id="q", seat=0))
    assert isinstance(reply, wire.Asked)
    assert [(choice.pick.value, choice.ends) for choice in reply.question.choices] == [(PASS, True), (STRIKE, True)]
    assert reply.question.at == table.session.table.at
    picked = table.says(ANA, wire.Ask(seat=0, picks=[PickSaid("act", STRIKE)]))
    assert isinstance(picked, wire.Asked)
    assert picked.question.choices == []
    assert table.refused(ANA, wire.Ask(seat=0, picks=[PickSaid("act", 99)])) == "refused-not-your-move"
    assert table.refused(ANA, wire.Ask(seat=0, picks=[PickSaid("moon", 1)])) == "session-no-such-choice"


def test_a_free_action_of_a_seat_that_is_not_on_the_move() -> None:
    table = Playing.begun([(), (SNACK,), ()])
    assert table.news(1).free
    assert not table.news(2).free
    assert isinstance(table.plays(1, SNACK), wire.Done)
    assert len(table.session.table.playing.hand[1]) == 1, "the snack's card was drawn"  # type: ignore[attr-defined]
    assert table.session.table.playing.to_act == 0
    entry = table.news(1).entries[-1]
    assert [(event.kind, "card" in event.fields) for event in entry.happened] == [("snack", False), ("drew", True)]
    entry = table.news(2).entries[-1]
    assert [(event.kind, "card" in event.fields) for event in entry.happened] == [("snack", False), ("drew", False)]


def test_time_is_up_and_what_commits_to_least_is_played() -> None:
    table = Playing.begun([(STRIKE,), (), ()], TableRules(decision=30.0))
    clock = table.news(0).clock
    assert clock == wire.ClockTold(seat=0, left=30.0)
    table.wait(31.0)
    assert table.kinds(2)[-1] == ("play", 0, "session-reason-timeout")
    assert table.session.table.playing.to_act == 1


def test_bots_think_with_what_their_seat_may_know_and_their_luck_is_the_seeds() -> None:
    table = Playing(bots="random", rules=TableRules(window=0.0))
    played = 0
    for _ in range(400):
        thoughts = table.session.thoughts()
        if not thoughts:
            if table.session.table.stage == "over":
                break
            if table.session.table.window is None:
                table.plays(0, PASS)
            else:
                table.wait(table.now + 1.0)
            continue
        for thought in thoughts:
            payload = pickle.loads(pickle.dumps(thought.payload))
            assert think(payload) == think(thought.payload)
            played += bool(table.keep(table.session.thought(thought, think(payload), table.now)).lines)
    assert table.session.table.stage == "over"
    assert played > 5
    assert table.refolded().table.playing == table.session.table.playing


def test_when_a_bot_answers_tells_next_to_nothing_of_how_long_it_thought() -> None:
    table = Playing(bots="random")
    table.plays(0, PASS)
    (thought,) = table.session.thoughts()

    def moments(*thought_for: float) -> list[float]:
        return [round(thought.given(table.now + seconds) - table.now, 3) for seconds in thought_for]

    assert moments(0.0, 0.1, 0.5, 0.79) == [0.8, 0.8, 0.8, 0.8]
    assert moments(0.81, 1.1, 1.19) == [1.2, 1.2, 1.2]
    assert moments(1.3, 1.9) == [2.0, 2.0]
    assert moments(2.1, 3.5, 3.7, 6.7) == [3.6, 3.6, 6.8, 6.8]


def test_in_a_window_too_but_not_before_it_could_close() -> None:
    table = Playing(bots="random")
    table.session.table.playing.hand[0] = (STRIKE,)  # type: ignore[attr-defined]
    table.plays(0, STRIKE)
    for thought in table.session.thoughts():
        assert [round(thought.given(at), 3) for at in (0.2, 1.0, 1.1, 1.3, 1.5)] == [0.2, 1.0, 1.4, 1.4, 2.2]


def test_a_thought_that_comes_too_late_is_dropped() -> None:
    table = Playing(bots="random")
    table.plays(0, PASS)
    (thought,) = table.session.thoughts()
    table.keep(table.session.thought(thought, [PASS], 0.0))
    step = table.session.thought(thought, [PASS], 1.0)
    assert (step.lines, step.reply) == ((), None)


def test_a_finished_table_is_a_record_that_proves_its_chance() -> None:
    table = Playing.begun(seats=3)
    for _ in range(400):
        if table.session.table.stage == "over":
            break
        if table.session.table.window is None:
            seat = table.session.table.playing.to_act
            table.plays(seat, table.session.table.playing.actions(seat)[-1])
        else:
            table.wait(table.now + 25.0)
    info = table.session.info("stranger")
    assert info.stage == "over"
    assert info.seed == f"{7:064x}"
    record = records.read(records.write(record_of("ABC", table.lines())))
    assert record.commitment == info.commitment
    assert records.verify(ShownStrike(), record).chances > 10
    assert table.news(-1).result


def test_what_was_acknowledged_is_there_after_a_restart() -> None:
    table = Playing.begun([(STRIKE,), (CHEER,), (COUNTER,)])
    table.plays(0, STRIKE)
    table.plays(1, CHEER)
    again = table.refolded()
    for seat in (0, 1, 2, -1):
        person = ("ana", "bia", "caio", "eva")[seat]
        assert again.news(person, seat, 0, 1.0) == table.session.news(person, seat, 0, 1.0)
    assert again.due == table.session.due


def test_the_same_people_again() -> None:
    table = Playing.begun([(), ()])
    assert isinstance(table.session.again(table.session, "XYZ", ANA, 8, bytes(32), 1.0).reply, wire.Refused)
    while table.session.table.stage != "over":
        table.plays(table.session.table.playing.to_act, PASS)
    step = table.session.again(table.session, "XYZ", BIA, 8, bytes(32), 1.0)
    table.keep(table.session.follow(BIA, "XYZ", 1.0))
    assert table.session.info(ANA).next == "XYZ"
    rematch = table.session.begin(step)
    assert [seat.name for seat in rematch.info(ANA).seats] == ["Ana", "bia"]
    assert rematch.info(BIA).host


@pytest.mark.parametrize("name", games.names())
def test_a_real_game_at_a_table_is_the_fold_of_its_log_and_its_record_proves_every_die_and_draw(name: str) -> None:
    game = games.load(name)
    table = Random(game, Seeded(2), 3)
    while not table.over:
        table.move()
    stored = [log.decode(log.encode(line)) for line in table.lines]
    folded = Session.fold("T", stored)
    assert folded.table.playing == table.session.table.playing
    told = [msgspec.json.encode(session.news("anybody", -1, 0, 0.0)) for session in (folded, table.session)]
    assert told[0] == told[1]
    record = records.read(records.write(record_of("T", stored)))
    assert record.commitment == table.session.info("anybody").commitment
    assert records.verify(game, record).chances > 10
