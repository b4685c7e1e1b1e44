"""Stores to test against: a SQLite file, and a Postgres that the tests start from the installed programs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of an empty database that lives as long as this; skipped where Postgres is not installed."""
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
        served = [postgres, "-D", str(data), "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"]
        with subprocess.Popen(served, stdout=-3, stderr=-3, user=owner, cwd=folder) as process:
            try:
                wait_for(Path(folder, ".s.PGSQL.5432"))
                yield f"postgresql://rodada@/postgres?host={folder}"
            finally:
                process.terminate()


def program(name: str) -> str | None:
    """Where a program of Postgres is: on the path, or where Debian puts it."""
    return next((str(folder / name) for folder in PROGRAMS if (folder / name).exists()), shutil.which(name))


def wait_for(path: Path, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not path.exists():
        assert time.monotonic() < end, f"{path.name} did not come"
        time.sleep(0.05)
    time.sleep(0.2)
