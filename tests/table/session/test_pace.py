"""Windows do not bore: the design's budget, held with people who answer at human speed."""

from __future__ import annotations

from rodada.games import load
from table.session.pace import People


def test_a_combat_of_others_costs_a_key_and_a_window_six_seconds() -> None:
    pace = People(load("star-munchkin"), 4, 1, {"rounds": 2}).pace()
    assert len(pace.keys) > 10
    assert pace.typical_keys <= 1
    assert pace.longest <= 6.0
