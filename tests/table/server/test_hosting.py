"""`rodada` and `rodada serve` as people start and end them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from rodada.cli import opening
from rodada.cli.main import main
from rodada.cli.serve import without_password
from rodada.table.server.settings import Settings, from_environment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")


class Started:
    """`rodada` in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], said: Path) -> None:
        self._process = process
        self._said = said
        self.address = self._first_address()

    def _first_address(self) -> str:
        end = time.monotonic() + 30
        while not (found := re.search(r"at (http://\S+)\n", self.said)):
            assert self._process.poll() is None, self.said
            assert time.monotonic() < end, self.said
            time.sleep(0.05)
        return found[1]

    @property
    def said(self) -> str:
        """All that it printed."""
        return self._said.read_text(encoding="utf-8")

    def end(self, number: signal.Signals = signal.SIGINT) -> int:
        """Its exit code after a signal."""
        self._process.send_signal(number)
        return self._process.wait(30)


@contextmanager
def started(folder: Path, *arguments: str, **environment: str) -> Iterator[Started]:
    """`rodada` with these arguments, until the end of this."""
    surroundings = {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C", "DISPLAY": "", **environment}
    command, said = [sys.executable, "-m", "rodada", *arguments], folder / "said.txt"
    with said.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out, env=surroundings) as process:
        try:
            yield Started(process, said)
        finally:
            process.kill()


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_somebody_ends_it(tmp_path: Path, ending: signal.Signals) -> None:
    with started(tmp_path, "serve", "--port", "0", "--db", str(tmp_path / "x.db")) as rodada:
        assert httpx.get(f"{rodada.address}/healthz").json()["well"] is True
        assert rodada.end(ending) == 0
        assert str(tmp_path / "x.db") in rodada.said
        assert "Traceback" not in rodada.said


def test_alone_it_opens_the_table_for_this_network(tmp_path: Path) -> None:
    with started(tmp_path, RODADA_PORT="0") as rodada:
        games = [game["name"] for game in httpx.get(f"{rodada.address}/api/start").json()["games"]]
        assert games == ["gunrunners", "star-munchkin"]
        assert rodada.end() == 0
        assert f"open {rodada.address} in one" in rodada.said
        assert (tmp_path / "rodada" / "tables.db").exists()


def test_a_second_one_shows_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with started(tmp_path, RODADA_PORT="0") as rodada:
        port = rodada.address.rpartition(":")[2]
        monkeypatch.setenv("RODADA_PORT", port)
        assert main(["--lang", "pt-BR", "--no-browser"]) == 0
        assert f"já está aberto, em {rodada.address}" in capsys.readouterr().out
        assert rodada.end() == 0
    assert not opening.runs_already(Settings(port=int(port)))


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        ("serve --port 70000", "65,535"),
        ("serve --port -1", "-1"),
        ("serve --host 203.0.113.77", "203.0.113.77"),
        ("serve --port 0 --db mysql://x", "mysql"),
        ("serve --port 0 --origin rodada.example", "such as https"),
        ("serve --port 0 --origin https://rodada.example/table", "such as https"),
        ("menu", "terminal"),
    ],
)
def test_what_cannot_be_served_is_refused(arguments: str, clue: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", *arguments.split()]) == 2
    assert clue in capsys.readouterr().err


def test_flags_come_before_the_environment() -> None:
    environment = {"RODADA_PORT": "1234", "RODADA_PUBLIC": "yes", "RODADA_STALL_SECONDS": "2.5", "RODADA_HOST": ""}
    settings = from_environment(environment, port=99, db=None)
    assert (settings.port, settings.public, settings.stall_seconds, settings.host) == (99, True, 2.5, "127.0.0.1")


@pytest.mark.parametrize("text", ["many", "1.5"])
def test_a_wrong_setting_is_refused_by_its_name(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RODADA_FRAME_BYTES", text)
    assert main(["--lang", "en", "serve"]) == 2
    assert f"RODADA_FRAME_BYTES: “{text}”" in capsys.readouterr().err


def test_the_password_of_a_database_is_not_shown() -> None:
    assert without_password("postgresql://ana:secret@db.example/rodada") == "postgresql://db.example/rodada"
    assert without_password("folder/tables.db") == "folder/tables.db"
