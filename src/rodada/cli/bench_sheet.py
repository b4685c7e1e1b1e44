"""The table of `rodada bench` without a game: on the terminal, as Markdown for the docs, or as data."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from rodada import __version__
from rodada.lab.bench.whole import Rates, Target, compiled, targets, typical
from rodada.words import Speaker

DIGITS: Final = 2
NOTHING: Final = "–"


class Sheet(NamedTuple):
    """What was measured, and what it is held to."""

    measured: Sequence[Rates]
    absent: Sequence[str]

    def lines(self) -> list[tuple[Target, float | None]]:
        return [(target, typical(target, self.measured)) for target in targets()]

    def rates(self) -> Rates:
        """Medians of all that was counted, per second."""
        return {name: median(rates[name] for rates in self.measured) for name in self.measured[0]}


def data(sheet: Sheet) -> dict[str, Any]:
    """Everything, for programs."""
    lines = [
        {
            "what": target.key,
            "game": target.game,
            "ratio": None if ratio is None else round(ratio, 4),
            "must": target.must,
            "aim": target.aim,
            "least": not target.in_time,
            "reached": None if ratio is None else target.reached(ratio, target.must),
        }
        for target, ratio in sheet.lines()
    ]
    return {
        "version": __version__,
        "python": platform.python_version(),
        "engine": _engine(),
        "rounds": len(sheet.measured),
        "lines": lines,
        "per_second": {name: round(rate, 1) for name, rate in sheet.rates().items()},
        "absent": list(sheet.absent),
    }


def show(sheet: Sheet, speaker: Speaker) -> None:
    """On the terminal."""
    table = Table(title=_title(sheet, speaker))
    head, *rows = _cells(sheet, speaker)
    for column, text in enumerate(head):
        table.add_column(text, justify="right" if column else "left")
    for row in rows:
        table.add_row(*row)
    console = Console()
    console.print(table)
    for note in _notes(sheet, speaker):
        console.print(note, highlight=False)


def markdown(sheet: Sheet, speaker: Speaker) -> str:
    """As a section of a page."""
    head, *rows = (["", *row, ""] for row in _cells(sheet, speaker))
    ruled = ["", "---", *["--:"] * (len(head) - 3), ""]
    table = "\n".join("|".join(row).replace("|", " | ").strip() for row in [head, ruled, *rows])
    return "\n\n".join([f"## {_title(sheet, speaker)}", table, *_notes(sheet, speaker)]) + "\n"


def _title(sheet: Sheet, speaker: Speaker) -> str:
    version = platform.python_version()
    return speaker.say(f"bench-whole-{_engine()}", python=version, rounds=len(sheet.measured))


def _cells(sheet: Sheet, speaker: Speaker) -> list[list[str]]:
    say = speaker.say
    made = [[say(f"bench-column-{column}") for column in ("what", "ratio", "must", "aim")]]
    for target, ratio in sheet.lines():
        what = say(f"bench-what-{target.key}", game=say(f"game-{target.game}"))
        wanted = [_number(wish, speaker) for wish in (target.must, target.aim)]
        missed = ratio is not None and not target.reached(ratio, target.must)
        made.append([what, _number(ratio, speaker) + (" ✗" if missed else ""), *wanted])
    return made


def _number(value: float | None, speaker: Speaker) -> str:
    return NOTHING if value is None else speaker.say("bench-number", value=round(value, DIGITS))


def _notes(sheet: Sheet, speaker: Speaker) -> list[str]:
    say = speaker.say
    notes = [say("bench-whole-note")]
    if sheet.absent:
        notes.append(say("bench-some-absent", games=speaker.together(sheet.absent)))
    if "hanabi" not in sheet.measured[0]:
        notes.append(say("bench-no-hanabi"))
    if not any(target.key == "race" for target in targets()):
        notes.append(say("bench-no-kernel"))
    return notes


def _engine() -> str:
    return "compiled" if compiled() else "pure"
