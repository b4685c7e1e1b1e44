"""Around the game: who sits where, links, settings, chat."""

from __future__ import annotations

from rodada.table import log, wire
from rodada.table.session import Session
from rodada.table.wire import NewTable, TableRules
from table.session.striking import ANA, BIA, CAIO, KEY, SEED, Playing


def test_the_maker_is_host_and_sits_first() -> None:
    info = Playing().session.info(ANA)
    assert info.host
    assert [(seat.sitter, seat.name, seat.mine) for seat in info.seats][:2] == [
        ("person", "Ana", True),
        ("nobody", "", False),
    ]


def test_bots_fill_the_seats_and_the_game_begins_at_once() -> None:
    table = Playing(bots="random")
    assert table.session.info(ANA).stage == "playing"
    assert [seat.kind for seat in table.session.info(ANA).seats] == ["", "random", "random"]


def test_what_cannot_be_is_refused_and_makes_no_table() -> None:
    for new in (
        NewTable(id="1", game="strike", seats=9, name="Ana"),
        NewTable(id="1", game="strike", seats=3, name=" \n "),
        NewTable(id="1", game="strike", seats=3, name="Ana", options={"ask_all": False}),
        NewTable(id="1", game="strike", seats=3, name="Ana", rules=TableRules(window=999.0)),
        NewTable(id="1", game="strike", seats=3, name="Ana", bots="grandmaster"),
        NewTable(id="1", game="chess", seats=2, name="Ana"),
    ):
        step = Session.made("ABC", ANA, new, SEED, KEY, 0.0)
        assert isinstance(step.reply, wire.Refused)
        assert not step.lines


def test_seats_are_taken_left_and_given_to_bots() -> None:
    table = Playing()
    table.says(BIA, wire.Sit(seat=1, name="  Bia  "))
    assert table.refused(CAIO, wire.Sit(seat=1, name="Caio")) == "session-taken"
    assert table.refused(BIA, wire.Sit(seat=2, name="Bia")) == "session-seated"
    assert table.refused(BIA, wire.Bot(seat=2, kind="random")) == "session-only-host"
    table.says(ANA, wire.Bot(seat=2, kind="random"))
    table.says(CAIO, wire.Sit(seat=2, name="Caio"))
    table.says(BIA, wire.Stand(seat=1))
    assert [seat.sitter for seat in table.session.info(ANA).seats] == ["person", "nobody", "person"]
    assert table.refused(ANA, wire.Start()) == "session-empty-seat"


def test_two_people_at_one_device() -> None:
    table = Playing()
    table.says(ANA, wire.Local(seat=1, name="Ana's aunt"))
    assert table.session.welcome(ANA, None).seats == [0, 1]
    assert table.session.welcome(ANA, 1).viewer == 1


def test_only_the_host_changes_the_table_and_only_before_the_game() -> None:
    table = Playing()
    assert table.refused(BIA, wire.Settings(seats=2)) == "session-only-host"
    table.says(ANA, wire.Settings(seats=2, rules=TableRules(chat=False)))
    table.says(BIA, wire.Sit(seat=1, name="Bia"))
    assert len(table.session.info(BIA).seats) == 2
    assert table.refused(BIA, wire.Chat(text="hi")) == "session-chat-off"
    table.says(ANA, wire.Start())
    assert table.refused(ANA, wire.Settings(seats=3)) == "session-started"


def test_a_seats_link_lets_another_device_play_it_until_it_is_void() -> None:
    table = Playing()
    secret = table.session.info(ANA).seats[0].link.removeprefix("/s/ABC-")
    assert len(secret) == 32
    table.keep(table.session.join("anas-phone", secret, "", 0.0))
    assert table.session.welcome("anas-phone", None).seats == [0]
    table.says(ANA, wire.Revoke(seat=0))
    assert table.session.welcome("anas-phone", None).seats == []
    assert table.session.led_to(secret) is None
    assert isinstance(table.session.join("anas-phone", secret, "", 0.0).reply, wire.Refused)
    assert not table.session.info(ANA).seats[0].link.endswith(secret)


def test_links_are_shown_to_the_host_and_to_whose_seat_it_is() -> None:
    table = Playing()
    table.says(BIA, wire.Sit(seat=1, name="Bia"))
    assert [bool(seat.link) for seat in table.session.info(ANA).seats] == [True, True, True]
    assert [bool(seat.link) for seat in table.session.info(BIA).seats] == [False, True, False]
    assert [bool(seat.link) for seat in table.session.info("stranger").seats] == [False, False, False]
    assert not table.session.info("stranger").link


def test_who_has_only_the_code_comes_in_until_the_tables_link_is_void() -> None:
    table = Playing()
    assert table.session.admits("stranger")
    table.says(ANA, wire.Revoke(seat=-1))
    assert not table.session.admits("stranger")
    assert table.session.admits("stranger", table.session.info(ANA).link.removeprefix("/s/ABC-"))
    assert table.session.admits(ANA)


def test_chat_is_heard_by_all_and_quick_phrases_are_keys() -> None:
    table = Playing()
    table.says(ANA, wire.Chat(text=" Hello\u202e\n<b>you</b> "))
    table.says(ANA, wire.Chat(phrase="phrase-ouch"))
    assert table.refused(ANA, wire.Chat(phrase="cli-options")) == "session-no-phrase"
    assert table.refused("stranger", wire.Chat(text="hi")) == "session-not-seated"
    said = [(entry.name, entry.text, entry.phrase) for entry in table.news(-1).entries if entry.kind == "chat"]
    assert said == [("Ana", "Hello <b>you</b>", ""), ("Ana", "", "phrase-ouch")]


def test_a_person_leaves_in_mid_game_a_bot_goes_on_and_the_person_comes_back() -> None:
    table = Playing.begun()
    table.says(BIA, wire.Stand(seat=1))
    assert table.session.info(ANA).seats[1].sitter == "bot"
    assert table.session.info(ANA).seats[1].name == "bia"
    assert table.refused(CAIO, wire.Sit(seat=1, name="Caio")) == "session-seated"
    table.says(CAIO, wire.Stand(seat=2))
    assert table.refused(CAIO, wire.Sit(seat=1, name="Caio")) == "session-knows-another", "he has seen his own hand"
    table.says(BIA, wire.Sit(seat=1, name="Bia"))
    assert table.session.info(ANA).seats[1].sitter == "person"


def test_said_twice_it_has_one_effect_and_the_same_answer_after_a_restart_too() -> None:
    table = Playing()
    hello = wire.Chat(id="7", text="hello")
    first = table.says(ANA, hello)
    stored = len(table.stored)
    assert table.says(ANA, hello) == first
    assert table.refolded().hear(ANA, hello, 9.0).reply == first
    assert len(table.stored) == stored
    assert table.says(BIA, wire.Sit(id="7", seat=1, name="Bia")) != first, "ids are each person's own"


def test_lines_are_stored_and_read_again_as_they_were() -> None:
    table = Playing.begun()
    lines = [log.decode(stored) for stored in table.stored]
    assert [log.encode(line) for line in lines] == table.stored
    assert [line.n for line in lines] == list(range(1, len(lines) + 1))


def test_who_waits_in_the_lobby_gets_what_never_changes_when_the_game_starts() -> None:
    table = Playing()
    assert table.session.welcome(ANA, None).parts is None
    for seat in (1, 2):
        table.says(ANA, wire.Bot(seat=seat, kind="random"))
    cursor = table.news(0).n
    table.says(ANA, wire.Start())
    assert table.news(0, cursor).parts == table.session.welcome(ANA, None).parts is not None
    assert table.news(0, table.news(0).n).parts is None
