"""Star Munchkin in lines, its saves and replays."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from rodada import players
from rodada.cli.main import main
from rodada.cli.terminal import saves
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.plain import PlainTable
from rodada.engine import record as records
from rodada.words import LANGUAGES, speaker
from terminal.munchkins import GAME, position, table
from terminal.playing import face_for
from terminal.test_plain import Reader

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sitters", ["human,random,random,random", "human,human,greedy"])
def test_a_whole_game_in_lines(language: str, sitters: str) -> None:
    host, out = table(sitters, language, rounds=4), io.StringIO()
    assert PlainTable(host, face_for(host, language), speaker(language), Reader(host, out, 1), out).play()
    text = out.getvalue()
    assert host.over
    assert "{" not in text
    assert "\n1. " in text


def test_packs_and_options_reach_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nw\nt\ns\nq\n"))
    arguments = ["--packs", "core,red-tape", "--fast", "--epic", "--shared-victory", "--rounds", "9", "--offers", "2"]
    assert (
        main(["--lang", "en", "play", "star-munchkin", "--plain", "--seed", "3", "--start", "first", *arguments]) == 0
    )
    out = capsys.readouterr().out
    for clue in ("who is your character?", "Where each number comes from", "The table, card by card", "Decks: Door "):
        assert clue in out


@pytest.mark.rule("M-6.8")
def test_nobody_hears_another_hand() -> None:
    """Between two people nothing is said that only one of them may know."""
    host, out = table("human,human,random", rounds=3), io.StringIO()
    reader = Reader(host, out, 2)
    PlainTable(host, face_for(host), speaker("en"), reader, out).play()
    curtains = [text for _, text in reader.sections if "Pass the device to" in text]
    assert len(curtains) > 8
    for text in curtains:
        before = text[: text.index("Pass the device to")]
        assert "Your hand:" not in before


def test_somebody_acts_out_of_turn() -> None:
    host = position("human,human,random", active=0, starter=0, players=[{}, {"in_play": ["laser"]}, {}])
    out, typed = io.StringIO(), io.StringIO("\nx\nx ana\nx bia\n\ne\n\nq\n")
    PlainTable(host, face_for(host), speaker("en"), typed, out).play()
    text = out.getvalue()
    assert "x and who wants to act: Ana or Bia." in text
    assert "It is your move already." in text
    assert "It is Ana’s turn, but you want to act." in text
    assert "Bia puts on Laser." in text
    assert host.to_act == 0


def test_resumed_equals_uninterrupted(tmp_path: Path) -> None:
    def play(host: Host, decisions: int) -> None:
        host.begin()
        for _ in range(decisions):
            if host.over:
                return
            if host.is_person(host.to_act):
                host.play(host.to_act, host.view(host.to_act).table.actions(host.to_act)[-1:])
            else:
                host.play_bot()

    whole, host = table("human,random,random", rounds=3), table("human,random,random", rounds=3)
    play(whole, 10_000)
    host.path = tmp_path / "game.json"
    for _ in range(4):
        play(host, 23)
        host = Host.open(GAME, saves.read(host.save(), tuple(players.names())), host.path)
    play(host, 10_000)
    assert records.write(host._journal.record()) == records.write(whole._journal.record())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_replayed_and_proved(language: str, capsys: Output) -> None:
    host = table("random,random,random", language, rounds=2)
    host.begin()
    while not host.over:
        host.play_bot()
    path = str(host.finish())
    assert main(["--lang", language, "replay", path]) == 0
    out = capsys.readouterr().out
    assert "→" not in out  # what somebody drew is nobody else's business
    assert main(["--lang", language, "replay", path, "--seat", "2"]) == 0
    assert "→" in capsys.readouterr().out
    assert main(["--lang", language, "verify", path]) == 0


def test_every_question_of_a_long_game_has_words() -> None:
    """Random people, greedily interrupted: whatever may be asked is asked in words, and every answer is legal."""
    for seed in range(2):
        host, out = table("human,human,human,human", "pt-BR", seed, rounds=6), io.StringIO()
        reader = Reader(host, out, seed)
        PlainTable(host, face_for(host, "pt-BR"), speaker("pt-BR"), reader, out).play()
        assert host.over
