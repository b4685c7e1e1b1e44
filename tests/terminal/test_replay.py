"""Records replayed as any seat, and proved."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rodada.cli.main import main
from rodada.cli.terminal.face import face_of
from rodada.cli.terminal.replay_screen import ReplayScreen
from rodada.cli.terminal.replaying import Replay
from rodada.words import LANGUAGES, speaker
from terminal.playing import deal

Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between bots."""
    host = deal("greedy,random,greedy", seed=5)
    host.begin()
    while not host.over:
        host.play_bot()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("records")))
        return host.finish()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_picture_for_every_viewer(recorded: Path, language: str) -> None:
    async def step() -> None:
        replay = Replay(recorded)
        face = face_of(replay.game, speaker(language), replay.names(), replay.options, brief=True)
        app = ReplayScreen(replay, face, speaker(language), 0, 0)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.press("right", "right", "v", "v", "v")
            assert (app.at, app.viewer) == (2, replay.spectator)
            await pilot.press("b", "v", "l", "escape")
            assert any(event.kind == "bust" for event in replay.events[app.at])
            await pilot.press("end")
            assert app.at == replay.last
            await pilot.press("down", "home", "left")
            assert app.at == 0
            await pilot.press("q")

    asyncio.run(step())


@pytest.mark.rule("G-8.1")
def test_a_spectator_reads_no_secret(recorded: Path, capsys: Output) -> None:
    assert main(["--lang", "en", "replay", str(recorded)]) == 0
    out = capsys.readouterr().out
    assert "seen by spectator" in out
    assert "draws:" not in out
    assert main(["--lang", "en", "replay", str(recorded), "--seat", "Bia", "--at", "30"]) == 0
    drawn = [line for line in capsys.readouterr().out.splitlines() if "draws:" in line]
    assert drawn
    assert all(line.startswith("Bia (America) draws:") for line in drawn)


def test_a_record_cut_in_the_middle_of_a_line(recorded: Path, tmp_path: Path, capsys: Output) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_text(recorded.read_text()[:2000])
    assert main(["--lang", "en", "replay", str(cut), "--plain"]) == 0
    assert "up to the last whole decision" in capsys.readouterr().out.splitlines()[-1]
    assert main(["--lang", "en", "verify", str(cut)]) == 2


def test_the_proof(recorded: Path, tmp_path: Path, capsys: Output) -> None:
    assert main(["--lang", "en", "verify", str(recorded)]) == 0
    out = capsys.readouterr().out
    assert "The seed 5 has the hash" in out
    assert "dice and draws follow" in out
    text = recorded.read_text()
    roll = next(line for line in text.splitlines() if '"roll"' in line)
    other = roll.replace('"is":"6"', '"is":"1"') if '"is":"6"' in roll else roll[:-3] + '6"}'
    forged = tmp_path / "forged.jsonl"
    forged.write_text(text.replace(roll, other, 1))
    assert main(["--lang", "en", "verify", str(forged)]) == 1
    assert "does not follow from the seed" in capsys.readouterr().out
    forged.write_text(text.replace('"scores":[', '"scores":[9', 1))
    assert main(["--lang", "en", "verify", str(forged)]) == 1
    assert "not how the game ended" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        ("replay nowhere.jsonl", "nowhere.jsonl"),
        ("verify nowhere.jsonl", "nowhere.jsonl"),
        ("replay FILE --seat green", "spectator"),
        ("replay FILE --at 9999", "--at"),
        ("replay EMPTY", "whole line"),
        ("verify BINARY", "JSON"),
        ("replay CHESS", "chess"),
    ],
)
def test_what_is_wrong_is_refused(arguments: str, clue: str, recorded: Path, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "empty").write_text("")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "chess").write_text(recorded.read_text().replace('"gunrunners"', '"chess"'))
    places = {"FILE": recorded, "EMPTY": tmp_path / "empty", "BINARY": tmp_path / "binary", "CHESS": tmp_path / "chess"}
    words = [str(places.get(word, word)) for word in arguments.split()]
    assert main(["--lang", "en", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert clue in err
