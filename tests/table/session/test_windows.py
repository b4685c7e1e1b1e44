"""Windows that neither bore nor leak: everybody asked at once, sealed answers, waits that do not depend on hands."""

from __future__ import annotations

from engine.games.strike import CHEER, COUNTER, SNACK, STRIKE
from rodada.engine.actions import PASS
from rodada.table import wire
from rodada.table.wire import TableRules
from table.session.striking import ANA, BIA, CAIO, Playing


def struck(*others: tuple[int, ...], rules: TableRules | None = None) -> Playing:
    """Ana has struck, the others hold these cards; all want to be asked whatever it is."""
    table = Playing.begun([(STRIKE, COUNTER), *others], rules)
    for person, seat in ((ANA, 0), (BIA, 1), (CAIO, 2))[: 1 + len(others)]:
        table.says(person, wire.Stops(seat=seat, preset="sharp"))
    table.plays(0, STRIKE)
    return table


def test_all_responders_are_asked_at_once() -> None:
    table = struck((CHEER,), (COUNTER,))
    for seat, act in ((1, CHEER), (2, COUNTER)):
        question = table.news(seat).question
        assert question is not None
        assert [choice.pick.value for choice in question.choices] == [PASS, act]
    assert table.news(0).question is None
    assert table.news(0).window is not None, "but it sees that a window is open"


def test_a_sealed_answer_is_stored_and_nobody_hears_of_it() -> None:
    table = struck((CHEER,), (COUNTER,))
    before = [table.news(seat) for seat in (0, 2, -1)]
    step = table.session.hear(CAIO, wire.Play(seat=2, picks=[wire.PickSaid("act", COUNTER)], at="w1.0"), 0.0)
    assert step.viewers == {2}
    table.keep(step)
    assert [table.news(seat) for seat in (0, -1)] == [before[0], before[2]]
    news = table.news(2, before[1].n)
    assert (news.entries, news.asked, news.question) == ([], True, None)
    assert news.window is not None
    assert news.window.answered


def test_answers_take_effect_in_seat_order_when_the_window_closes_whoever_was_first() -> None:
    table = struck((CHEER,), (COUNTER,))
    table.plays(2, PASS)
    table.plays(1, CHEER)
    assert table.session.due == 3.0, "not before the least time, although all have answered"
    table.wait(3.0)
    assert table.kinds(-1)[-1:] == [("play", 1, "")]
    assert table.session.table.at == "w1.1"


def test_a_play_asks_the_others_again_and_nobody_has_lost_a_card() -> None:
    table = struck((CHEER,), (COUNTER,))
    table.plays(2, COUNTER)
    table.plays(1, CHEER)
    table.wait(3.0)
    kinds = table.kinds(-1)
    assert ("play", 1, "") in kinds
    assert not [kind for kind in kinds if kind[1] == 2 and kind[0] == "play"], "the counter was not played"
    question = table.news(2).question
    assert question is not None
    assert [choice.pick.value for choice in question.choices] == [PASS, COUNTER]


def test_a_sealed_answer_may_be_changed_until_the_window_closes() -> None:
    table = struck((CHEER,), ())
    table.plays(1, PASS)
    table.plays(1, CHEER)
    table.plays(2, PASS)
    table.wait(3.0)
    assert table.kinds(-1)[-1] == ("play", 1, "")


def test_sealed_answers_outlive_a_restart() -> None:
    table = struck((CHEER,), ())
    table.plays(1, CHEER)
    table.session = table.refolded()
    table.plays(2, PASS)
    table.wait(3.0)
    assert table.kinds(-1)[-1] == ("play", 1, "")


def test_nobody_loses_the_time_in_which_the_table_was_nowhere() -> None:
    table = struck((CHEER,), ())
    table.plays(1, CHEER)
    table.session = table.refolded()
    assert table.session.resume(19.0).lines == (), "nothing was missed"
    table.now = 100.0
    table.keep(table.session.resume(table.now))
    assert table.session.due == 120.0
    table.plays(2, PASS)
    assert table.session.due == 103.0
    table.wait(103.0)
    assert table.kinds(-1)[-1] == ("play", 1, ""), "and the sealed answer counts"


def test_whose_seats_are_called() -> None:
    table = struck((CHEER,), ())
    assert [table.news(seat).called for seat in (0, 1, 2, -1)] == [[], [1], [2], []]
    table.says(BIA, wire.Stops(seat=1, situations=[]))
    table.plays(2, PASS)
    assert [table.news(seat).called for seat in (1, 2)] == [[], []]


def test_the_least_time_is_the_same_whatever_anyone_holds() -> None:
    for hands in (((), ()), ((CHEER,), ()), ((CHEER,), (COUNTER, CHEER))):
        table = struck(*hands)
        for seat in (1, 2):
            table.plays(seat, PASS)
        assert table.session.due == 3.0


def test_who_is_called_and_says_nothing_is_waited_for_with_patience_whatever_it_holds() -> None:
    for hands in (((), ()), ((CHEER,), (COUNTER,))):
        table = struck(*hands)
        assert table.session.due == 20.0
        table.wait(20.0)
        assert table.session.table.window is None
        reasons = [kind for kind in table.kinds(1) if kind[0] == "pass"]
        assert reasons == [("pass", 1, "session-reason-timeout"), ("pass", 2, "")], "each knows only its own reason"


def test_who_was_away_is_not_waited_for_again_until_it_says_something() -> None:
    table = struck((), ())
    table.wait(20.0)
    table.says(CAIO, wire.Chat(text="I am back"))
    table.plays(1, PASS)
    assert [seat.away for seat in table.session.table.seats] == [False, False, False]


def test_a_stop_that_only_a_hand_could_call_waits_for_a_glance_whatever_the_hand() -> None:
    for hand in ((), (COUNTER,)):
        table = struck((), hand)
        table.says(BIA, wire.Stops(seat=1, situations=[]))
        table.says(CAIO, wire.Stops(seat=2, situations=["flips"]))
        assert table.session.due == 5.0
        window = table.news(2).window
        assert window is not None
        assert (window.until, window.stop) == (5.0, "flips" if hand else "")
        table.wait(5.0)
        reason = "session-reason-glance" if hand else "session-reason-nothing"
        assert table.kinds(2)[-1] == ("pass", 2, reason)
        assert table.kinds(0)[-1] == ("pass", 2, "")


def test_a_window_that_nobody_wants_to_be_asked_in_closes_at_the_least_time() -> None:
    table = struck((CHEER,), (COUNTER,))
    for person, seat in ((BIA, 1), (CAIO, 2)):
        table.says(person, wire.Stops(seat=seat, preset="relaxed"))
    assert table.session.due == 3.0
    table.wait(3.0)
    assert table.kinds(1)[-2:] == [("pass", 1, "session-reason-stops"), ("pass", 2, "")]


def test_stops_may_be_changed_while_a_window_is_open() -> None:
    table = struck((CHEER,), ())
    table.plays(2, PASS)
    table.says(BIA, wire.Stops(seat=1, situations=[]))
    assert table.session.due == 3.0
    table.says(BIA, wire.Stops(seat=1, situations=["combat"]))
    assert table.session.due == 20.0
    assert table.news(1).stops == ["combat"]
    assert table.refused(BIA, wire.Stops(seat=1, preset="nervous")) == "refused-choice"


def test_passing_this_combat_and_taking_it_back() -> None:
    table = struck((CHEER,), ())
    table.plays(2, PASS)
    told = table.news(1).window
    assert told is not None
    assert told.passes == ["combat", "turn"]
    table.says(BIA, wire.Yield(seat=1, until="combat"))
    assert table.session.due == 3.0
    assert table.news(1).yielding == "combat"
    table.says(BIA, wire.Yield(seat=1, until="window"))
    assert table.session.due == 20.0
    table.says(BIA, wire.Yield(seat=1, until="turn"))
    table.wait(3.0)
    assert ("pass", 1, "session-reason-turn") in table.kinds(1)
    assert table.news(1).yielding == "", "it is her turn now"


def test_what_concerns_the_seat_ends_its_passing() -> None:
    table = struck((COUNTER,), ())
    table.says(ANA, wire.Yield(seat=0, until="combat"))
    table.plays(1, COUNTER)
    table.plays(2, PASS)
    table.wait(3.0)
    assert table.session.table.at == "w2.0"
    assert table.news(0).yielding == "", "it is Ana's strike that is countered"
    wait = table.news(0).window
    assert wait is not None
    assert wait.stop == "mine"
    assert wait.passes == [], "to pass beforehand would end at once"


def test_who_did_it_is_not_asked_about_it_at_once_but_about_what_others_made_of_it() -> None:
    table = struck((COUNTER,), (COUNTER,))
    table.plays(1, COUNTER)
    table.plays(2, PASS)
    table.wait(3.0)
    table.plays(0, PASS)
    table.plays(2, COUNTER)
    assert table.session.due == 6.0, "Bia's own counter does not wait for Bia"
    table.wait(6.0)
    table.plays(0, PASS)
    assert table.session.table.at == "w3.0"
    assert table.session.due == 26.0, "Caio's counter of it does"


def test_holding_a_window_costs_the_bank() -> None:
    table = struck((COUNTER,), (), rules=TableRules(bank=30.0))
    table.says(BIA, wire.Stops(seat=1, situations=[]))
    table.plays(2, PASS)
    table.now = 2.0
    table.says(BIA, wire.Hold(seat=1))
    assert table.session.due == 33.0
    window = table.news(0).window
    assert window is not None
    assert (window.most, window.holds) == (33.0, [1])
    table.now = 13.0
    table.plays(1, PASS)
    assert table.session.due == 3.0
    assert table.session.table.seats[1].bank == 20.0
    table.wait(13.0)
    assert table.session.table.window is None


def test_a_hold_is_for_who_is_asked_and_has_time_left() -> None:
    table = struck((COUNTER,), (), rules=TableRules(bank=0.0))
    assert table.refused(BIA, wire.Hold(seat=1)) == "session-bank-empty"
    assert table.refused(ANA, wire.Hold(seat=0)) == "session-nothing-to-hold"


def test_one_person_with_bots_waits_less() -> None:
    table = Playing(bots="random")
    table.session.table.playing.hand[0] = (STRIKE,)  # type: ignore[attr-defined]
    table.plays(0, STRIKE)
    assert len(table.session.thoughts()) == 2, "all bots are asked at once"
    for thought in table.session.thoughts():
        table.keep(table.session.thought(thought, [PASS], 0.0))
    assert table.session.due == 1.0


def test_a_free_action_in_a_window_leaves_it_as_it_is() -> None:
    table = struck((CHEER,), (SNACK,))
    table.plays(1, CHEER)
    assert isinstance(table.plays(0, SNACK), wire.Refused)
    assert table.session.table.at == "w1.0"
