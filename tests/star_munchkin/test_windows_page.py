"""docs/windows.md tells of every window there is."""

from __future__ import annotations

import re
from pathlib import Path

from rodada.games.star_munchkin import frames

PAGE = Path(__file__).parents[2] / "docs" / "windows.md"


def test_the_table_of_windows_is_whole() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(filter(None, frames.WINDOW_NAMES))
