"""The facts that follow from the rules, on some hundred random games; `facts.py` does it on as many as wanted."""

from __future__ import annotations

import pytest

from gunrunners.facts import READINGS, TABLES, plain, play, without_cards
from rodada.engine.chance import Seeded


@pytest.mark.rule("G-2.1", "G-3.4", "G-3.5", "G-5.7", "G-6.2")
@pytest.mark.parametrize("reading", READINGS)
def test_the_facts_hold_in_random_games(reading: str) -> None:
    random = Seeded(1)
    for edition, seats in TABLES:
        for _ in range(12):
            assert play(edition, seats, READINGS[reading], random).over


@pytest.mark.rule("G-6.2", "G-6.1")
@pytest.mark.parametrize(("seats", "least", "most"), [(2, 0.18, 0.32), (3, 0.55, 0.74), (4, 0, 0.02)])
def test_how_many_games_end_without_cards(seats: int, least: float, most: float) -> None:
    """About 26, 63 and 0.1 %: the reading of "random" that comes nearest; where powers are used, more games do."""
    games = 160
    assert least <= without_cards("br", seats, plain, games, 3) / games <= most
