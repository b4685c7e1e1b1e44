"""What a viewer may not know changes nothing of what it is told, nor when."""

from __future__ import annotations

import pytest

from rodada.engine.presenting import Stake
from rodada.table.session import windows
from rodada.table.session.table import Asking, Table
from table.session.anew import watch


@pytest.mark.parametrize(("name", "count"), [("strike", 12), ("gunrunners", 3), ("star-munchkin", 2)])
def test_nothing_that_a_viewer_is_told_or_when_depends_on_what_it_may_not_know(name: str, count: int) -> None:
    notes = watch(name, count)
    assert notes["anew"] > 10
    assert notes["windows"] > 5 or name == "gunrunners"


def test_a_wait_for_those_alone_who_could_play_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, window: Asking, seat: int, stake: Stake) -> windows.Wait:
        wait = plain(table, window, seat, stake)
        return wait if stake.answers else wait._replace(until=windows.least(table, window))

    plain = windows._plain_wait
    monkeypatch.setattr(windows, "_plain_wait", leaking)
    with pytest.raises(AssertionError):
        watch("strike", 12)
