"""The examples of the manual learn something, in a shorter form and by less than they usually do."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"


@pytest.mark.parametrize(
    ("name", "effort", "gain"),
    [
        ("learn_pettingzoo", 600, 0.3),  # usually 0.75
        ("learn_gymnasium", 1000, 0.3),  # usually 0.8
        ("solve_openspiel", 6, -0.5),  # usually -1.1: what best responses gain gets less
    ],
)
def test_an_example_improves(name: str, effort: int, gain: float) -> None:
    before, after = runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"](effort)
    assert after > before + gain if gain > 0 else after < before + gain


def test_every_example_is_tried() -> None:
    """That of a player of one's own is tried at a table: `tests/table/server/test_remote.py`."""
    learn = {"learn_pettingzoo", "learn_gymnasium", "solve_openspiel"}
    assert {path.stem for path in EXAMPLES.glob("*.py")} == {*learn, "my_bot"}
