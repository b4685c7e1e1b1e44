"""Stores to test against: a SQLite file, and a Postgres that the tests start from the installed programs."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

STARTS = 50
"""How often Postgres may try to start."""
PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


class Postgres:
    """A database of its own that can be killed and started again."""

    def __init__(self, folder: Path, program: str, owner: str | None, settings: list[str]) -> None:
        self.url = f"postgresql://rodada@/postgres?host={folder}"
        self._folder = folder
        self._owner = owner
        self._command = [program, "-D", str(folder / "data"), "-k", str(folder), "-c", "listen_addresses=", *settings]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers; after a kill what is left of it has to go first."""
        for _ in range(STARTS):
            said = self._folder / "said.txt"
            with said.open("wb") as out:
                self._process = subprocess.Popen(
                    self._command, stdout=out, stderr=out, user=self._owner, cwd=self._folder
                )
            while self._process.poll() is None:
                if b"ready to accept connections" in said.read_bytes():
                    return
                time.sleep(0.02)
            time.sleep(0.2)
        pytest.fail(said.read_text())

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def end(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # it waits for nobody then
            self._process.wait()


@contextmanager
def running_postgres(*settings: str) -> Iterator[Postgres]:
    """An empty database that lives as long as this; skipped where Postgres is not installed."""
    initdb, postgres = (program("initdb"), program("postgres"))
    if not initdb or not postgres:
        if os.environ.get("CI"):
            pytest.fail("Postgres is not installed")
        pytest.skip("Postgres is not installed")
    # A folder of its own under the system's: Postgres will not run as root, and whom it runs as must get in.
    with tempfile.TemporaryDirectory(prefix="rodada-pg-") as folder:
        owner = "nobody" if os.geteuid() == 0 else None
        if owner:
            os.chown(folder, pwd.getpwnam(owner).pw_uid, -1)
        data = Path(folder, "data")
        made = [initdb, "-D", str(data), "-U", "rodada", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run(made, check=True, capture_output=True, user=owner, cwd=folder)
        database = Postgres(Path(folder), postgres, owner, [part for one in settings for part in ("-c", one)])
        database.start()
        try:
            yield database
        finally:
            database.end()


def program(name: str) -> str | None:
    """Where a program of Postgres is: on the path, or where Debian puts it."""
    return next((str(folder / name) for folder in PROGRAMS if (folder / name).exists()), shutil.which(name))
