"""The window game stands among the games while a table of it is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rodada import games
from rodada.players import thinking
from rodada.table.session import folding, opening
from table.session.striking import ShownStrike


@pytest.fixture(autouse=True)
def _strike(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def load(name: str) -> object:
        return ShownStrike() if name == "strike" else games.load(name)

    for module in (folding, opening, thinking):
        monkeypatch.setattr(module, "load", load)
    ShownStrike.hands = ()
    yield
    thinking._laid_out.cache_clear()
    thinking._player.cache_clear()
