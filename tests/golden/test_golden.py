"""Golden playthroughs come out as they are written, and every record of the corpus replays.

`python tests/golden/write.py` writes the playthroughs anew after a wanted change.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import text
from golden.write import GAMES, journal_of, telling_of
from rodada import games
from rodada.engine.record import read, replay, verify

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.jsonl"))


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert text(journal_of(name), telling_of(name)) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_for_ever(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    game = games.load(record.game)
    steps = list(replay(game, record))
    assert not record.cut
    assert steps[-1].state.over is (record.result is not None)
    if record.seed is not None:
        assert verify(game, record).decisions == len(steps)


def test_the_corpus_is_not_empty() -> None:
    assert len(RECORDS) >= 13
