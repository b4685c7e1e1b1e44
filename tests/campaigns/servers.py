"""`rodada serve` in a process of its own, as a host runs it: started, measured, killed, started again; and Postgres."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from table.stores import Postgres, running_postgres

UNBOUND = {
    "frames_per_second": 1e6,
    "frames_at_once": 1_000_000,
    "requests_per_second": 1e6,
    "requests_at_once": 1_000_000,
    "sockets_per_address": 100_000,
    "sockets_per_person": 100_000,
    "connections_per_address": 100_000,
    "tables_per_hour": 1e7,
}
"""Where a whole crowd comes from one address, the limits of one address are out of the way."""
STARTS_WITHIN = 60.0


class Server:
    """One server on a port that stays the same from start to start."""

    def __init__(self, where: str, said: Path, settings: dict[str, Any]) -> None:
        self.where = where
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._said = said
        values = {f"RODADA_{name.upper()}": str(value) for name, value in settings.items()}
        self._environment = {**os.environ, **values}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """All that it printed, over all its starts."""
        return self._said.read_text(encoding="utf-8")

    def start(self) -> float:
        """Start it and wait until it says that it is there; how many seconds that took."""
        begun, before = time.monotonic(), len(self.said) if self._said.exists() else 0
        command = [sys.executable, "-m", "rodada", "--lang", "en", "serve"]
        command += ["--port", str(self.port), "--db", self.where]
        with self._said.open("ab") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out, env=self._environment)
        while not re.search(r"at http://\S+\n", self.said[before:]):
            assert self._process.poll() is None, self.said
            assert time.monotonic() - begun < STARTS_WITHIN, self.said
            time.sleep(0.005)
        return time.monotonic() - begun

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def end(self) -> int:
        """SIGTERM, as a host ends it; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(60)

    def memory(self, what: str = "VmRSS") -> float:
        """Megabytes that it has now; with `VmHWM` the most it ever had."""
        found = re.search(rf"{what}:\s+(\d+) kB", Path(f"/proc/{self.process}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def seconds_used(self) -> float:
        """What it has taken of a processor since it started."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(where: str = "", **settings: Any) -> Iterator[Server]:
    """A server that runs as long as this, with an empty SQLite file if no store is given."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(where or str(Path(folder, "tables.db")), Path(folder, "said.txt"), settings)
        server.start()
        try:
            yield server
        finally:
            with suppress(ProcessLookupError):
                server.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def stored(kind: str) -> Iterator[tuple[str, Postgres | None]]:
    """An empty store of that kind, and the database itself where there is one."""
    if kind == "postgres":
        with running_postgres() as postgres:
            yield postgres.url, postgres
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder, "tables.db")), None
