"""The client as it is built, and the node that builds it; where they are missing a test is skipped, but not in CI."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
sys.path.insert(0, str(WEB))

import client_build  # noqa: E402  # found by the path above


def in_page(name: str) -> str:
    """A function that is run in a page, as its text."""
    return (Path(__file__).parent / "page" / name).read_text(encoding="utf-8")


def node() -> str:
    """A node with the client's packages installed."""
    found = client_build.system_node() or client_build.wheel_node()
    if found is None or not client_build.PARTS.is_dir():
        missing("node with the packages of web/ (cd web && npm ci)")
    return str(found.node)


def client() -> Path:
    """The folder of the client, built of what is in `web/` and `words/` now."""
    if not client_build.is_fresh():
        node()
        client_build.build_if_stale()
    return Path(client_build.CLIENT)


def missing(what: str) -> Any:
    if os.environ.get("CI"):
        pytest.fail(f"needs {what}")
    pytest.skip(f"needs {what}")
