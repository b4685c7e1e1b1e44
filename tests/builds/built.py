"""A compiled copy of the package, made once for a state of its source and kept until that changes."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "fast"
LONGEST = 900
"""Seconds that another process may take to build it."""


def built(part: str, optimise: str) -> Path:
    """The folder of a copy with the engine or the kernel compiled; skips the test where there is no C compiler."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        pytest.skip("no C compiler")
    folder = KEPT / f"{part}-{optimise}-{_fingerprint()}"
    with _alone(part):
        if not folder.exists():
            for older in KEPT.glob(f"{part}-{optimise}-*"):
                shutil.rmtree(older)
            half = folder.with_name(f"{folder.name}.half")
            shutil.rmtree(half, ignore_errors=True)
            command = [sys.executable, "-m", "fast", str(half), "--only", part, "-O", optimise]
            path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
            done = subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
            half.rename(folder)
    return folder


def _fingerprint() -> str:
    """Changes with all that is compiled, and with what compiles it."""
    rooms = (ROOT / "fast", ROOT / "src" / "rodada" / "engine", ROOT / "src" / "rodada" / "games")
    kinds = {".py", ".pyx", ".pxd", ".pxi", ".h"}
    sources = sorted(path for room in rooms for path in room.rglob("*") if path.suffix in kinds)
    whole = hashlib.sha256(sys.version.encode())
    for path in sources:
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


@contextmanager
def _alone(part: str) -> Iterator[None]:
    """Tests run in several processes; one builds, the others wait."""
    KEPT.mkdir(parents=True, exist_ok=True)
    lock = KEPT / f"{part}.lock"
    until = time.monotonic() + LONGEST
    while True:
        try:
            with lock.open("x") as file:
                file.write(str(os.getpid()))
            break
        except FileExistsError:
            if not _alive(lock) or time.monotonic() > until:
                lock.unlink(missing_ok=True)
            time.sleep(0.2)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _alive(lock: Path) -> bool:
    """Whether the process that holds the lock still runs."""
    try:
        holder = lock.read_text()
        os.kill(int(holder), 0) if holder else None
    except (ProcessLookupError, ValueError):
        return False
    except OSError:
        return True
    return True
