"""Every card of every set that comes with the game has a scenario in this folder."""

from __future__ import annotations

import re
from pathlib import Path

from rodada.games.star_munchkin.cards.packs import card_set, shipped_packs

FILES = sorted(path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__))


def test_no_card_is_without_a_scenario() -> None:
    named = {name for path in FILES for name in re.findall(r'"([a-z0-9-]+)[". ]', path.read_text(encoding="utf-8"))}
    rows = {row.id for row in card_set(shipped_packs()).rows[1:]}
    assert len(rows) > 180
    assert sorted(rows - named) == []
