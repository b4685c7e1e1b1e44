"""A game put aside goes on exactly as it would have, and no accident loses it."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest

from rodada import players
from rodada.cli.main import main
from rodada.cli.terminal import saves
from rodada.cli.terminal.host import Host
from rodada.engine import record as records
from rodada.engine.errors import BadData
from terminal.playing import GAME, deal

BOTS = tuple(players.names())


def play(host: Host, decisions: int) -> None:
    """Let bots play, and people their first action."""
    host.begin()
    for _ in range(decisions):
        if host.over:
            return
        if host.is_person(host.to_act):
            host.play(host.to_act, host.view(host.to_act).table.actions(host.to_act)[:1])
        else:
            host.play_bot()


def written(host: Host) -> str:
    return records.write(host._journal.record())


def test_resumed_equals_uninterrupted(tmp_path: Path) -> None:
    whole = deal("human,greedy,random")
    play(whole, 1000)
    host = deal("human,greedy,random")
    host.path = tmp_path / "game.json"
    for _ in range(6):
        play(host, 17)
        host = Host.open(GAME, saves.read(host.save(), BOTS), host.path)
    play(host, 1000)
    assert written(host) == written(whole)


def test_a_save_keeps_the_seed_and_a_record_does_not(tmp_path: Path) -> None:
    host = deal("human,greedy", seed=123456789)
    play(host, 10)
    host.path = tmp_path / "game.json"
    host.save()
    assert f"{123456789:x}" in host.path.read_text()
    assert f"{123456789:x}" not in written(host)


@pytest.mark.parametrize("accident", ["fsync", "replace", "write"])
def test_an_accident_while_saving_leaves_the_older_save(
    accident: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = deal("human,greedy")
    host.path = tmp_path / "game.json"
    play(host, 10)
    host.save()
    older = host.path.read_bytes()
    play(host, 10)

    def fails(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    if accident == "fsync":
        monkeypatch.setattr(os, "fsync", fails)
    elif accident == "replace":
        monkeypatch.setattr(Path, "replace", fails)
    else:
        monkeypatch.setattr(os, "fdopen", fails)
    with pytest.raises(OSError, match="No space") as refusal:
        host.save()
    assert refusal.value.filename == str(host.path)
    assert host.path.read_bytes() == older
    assert list(tmp_path.iterdir()) == [host.path]  # and no rubbish beside it
    Host.open(GAME, saves.read(host.path, BOTS), host.path)


def spoilt(**changes: object) -> str:
    host = deal("human,greedy")
    play(host, 5)
    record = written(host).splitlines()
    data = {"rodada_save": 1, "seed": f"{7:064x}", "sitters": ["human", "greedy"], "record": record}
    return json.dumps({**data, **changes})


@pytest.mark.parametrize(
    ("text", "clue"),
    [
        ("no json", "whole JSON"),
        ("[]", "braces"),
        (spoilt(seed="xyz"), "seed"),
        (spoilt(seed=f"{8:064x}"), "hash"),
        (spoilt(sitters=["human"]), "2 seats"),
        (spoilt(sitters=["human", "cheat"]), "cheat"),
        (spoilt(record=[]), "whole line"),
        (spoilt(record=[1]), "text"),
        (spoilt(extra=1), "no such field"),
        (spoilt(rodada_save=2), "rodada_save"),
    ],
)
def test_a_wrong_save_is_refused(text: str, clue: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(BadData, match=clue):
        saves.read(path, BOTS)
    assert main(["--lang", "en", "play", "gunrunners", "--plain", "--resume", str(path)]) == 2
    assert capsys.readouterr().err.startswith("rodada: ")


def test_a_save_elsewhere_is_named_in_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "our game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["--lang", "en", "play", "gunrunners", "--plain", "--save", str(path)]) == 0
    assert f"rodada play gunrunners --resume '{path}'" in capsys.readouterr().out


@pytest.mark.parametrize("there", ["notes.md", "notes.json", "folder"])
def test_what_is_no_save_is_not_written_over(there: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor deleted, as a save is when its game is over."""
    path = tmp_path / there
    path.mkdir() if there == "folder" else path.write_text('["mine"]')
    assert (
        main(["--lang", "en", "play", "gunrunners", "--plain", "--players", "random,random", "--save", str(path)]) == 2
    )
    assert "no saved game" in capsys.readouterr().err
    assert path.is_dir() or path.read_text() == '["mine"]'


def test_an_older_save_is_replaced_and_goes_when_its_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(spoilt())
    assert main(["play", "gunrunners", "--plain", "--players", "random,random", "--save", str(path)]) == 0
    assert not path.exists()


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        ("--seats 6", "seats 2 to 5"),
        ("--seats 2 --players human,greedy,greedy", "too many"),
        ("--players human,cheat", "cheat"),
        ("--names ,Bia", "1 to 20"),
        ("--deck nonsense", "nonsense"),
        ("--deck nowhere.toml", "nowhere.toml"),
        ("--edition us", "--edition"),
        ("--seed -1", "seed"),
        ("--seats 5 --edition en", "at most four"),
        ("--resume nowhere.json", "nowhere.json"),
        ("--resume", "no saved game"),
        ("--resume --seats 3", "--seats"),
        (f"--seats {'9' * 60}", "seats 2 to 5"),
        (f"--seed {'9' * 5000}", "whole number"),
    ],
)
def test_wrong_arguments_are_refused(arguments: str, clue: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "pt-BR"):
        assert main(["--lang", language, "play", "gunrunners", "--plain", *arguments.split()]) == 2
        out, err = capsys.readouterr()
        assert (out, err[:8]) == ("", "rodada: ")
        assert language == "pt-BR" or clue in err


def test_the_folder_of_each_system() -> None:
    assert saves.data_folder({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/rodada")
    assert saves.data_folder({"APPDATA": "/a"}, "win32") == Path("/a/Rodada")
    assert saves.data_folder({}, "linux") == Path.home() / ".local/share/rodada"
