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


@contextmanager
def started(folder: Path, *arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`rodada` with these arguments in a process of its own, and its address."""
    surroundings = {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C", "DISPLAY": "", **environment}
    command = [sys.executable, "-m", "rodada", *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"http://\S+", said)
            assert address, said + (process.stderr.read() if process.stderr else "")
            yield process, address[0]
        finally:
            process.kill()


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_somebody_ends_it(tmp_path: Path, ending: signal.Signals) -> None:
    with started(tmp_path, "serve", "--port", "0", "--db", str(tmp_path / "x.db")) as (process, address):
        assert httpx.get(f"{address}/healthz").json()["well"] is True
        process.send_signal(ending)
        out, err = process.communicate(timeout=20)
        assert (process.returncode, err) == (0, "")
        assert str(tmp_path / "x.db") in out


def test_alone_it_opens_the_table_for_this_network(tmp_path: Path) -> None:
    with started(tmp_path, RODADA_PORT="0") as (process, address):
        games = [game["name"] for game in httpx.get(f"{address}/api/start").json()["games"]]
        assert games == ["gunrunners", "star-munchkin"]
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert (process.returncode, err) == (0, "")
        assert f"open {address} in one" in out
        assert (tmp_path / "rodada" / "tables.db").exists()


def test_a_second_one_shows_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with started(tmp_path, RODADA_PORT="0") as (_, address):
        monkeypatch.setenv("RODADA_PORT", address.rpartition(":")[2])
        assert main(["--lang", "pt-BR", "--no-browser"]) == 0
        assert f"já está aberto, em {address}" in capsys.readouterr().out
    end = time.monotonic() + 10
    while opening.runs_already(Settings(port=int(address.rpartition(":")[2]))):
        assert time.monotonic() < end


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        ("serve --port 70000", "65,535"),
        ("serve --port -1", "-1"),
        ("serve --host 203.0.113.77", "203.0.113.77"),
        ("serve --port 0 --db mysql://x", "mysql"),
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
