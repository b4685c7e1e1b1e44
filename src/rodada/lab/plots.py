"""Charts of findings as SVG, drawn by Altair: they need no script and no network, and print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rodada.engine.errors import Refused
from rodada.lab.findings import Moment, Share

WIDTH: Final = 560
BAR: Final = 22
"""Height of a row."""
INK: Final = "#1d3557"
FAIR: Final = "#b3261e"
SERIES: Final = ("#1d3557", "#c8553d", "#2a7f62", "#8e6c1f", "#6d4c91", "#3b6ea5")
"""Told apart in print too: each run also has its own dash."""


def shares(found: Sequence[Share], title: str) -> str:
    """A dot with its interval in each row, and a line where the fair share is."""
    alt = _altair()
    rows = [
        {"name": one.name, "value": one.estimate.value, "low": one.estimate.low, "high": one.estimate.high}
        for one in found
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("name:N", sort=None, title=None))
    percent = alt.Axis(format=".0%")
    dots = base.mark_point(filled=True, size=70, color=INK).encode(x=alt.X("value:Q", axis=percent, title=title))
    lines = base.mark_rule(color=INK, strokeWidth=2).encode(x=alt.X("low:Q", title=title), x2="high:Q")
    fair = alt.Chart(alt.Data(values=[{"x": one.fair} for one in found[:1]]))
    mark = fair.mark_rule(color=FAIR, strokeDash=[5, 4]).encode(x="x:Q")
    return _svg(alt.layer(mark, lines, dots).properties(width=WIDTH, height=BAR * max(3, len(rows))))


def histogram(values: dict[str, list[int]], title: str, counted: str) -> str:
    """How often each number came, a line for each run."""
    alt = _altair()
    rows = [
        {"run": run, "n": number, "part": numbers.count(number) / len(numbers)}
        for run, numbers in values.items()
        for number in range(min(numbers), max(numbers) + 1)
    ]
    chart = alt.Chart(alt.Data(values=rows)).mark_line(point=True, strokeWidth=2)
    return _svg(
        chart.encode(
            x=alt.X("n:Q", title=title, axis=alt.Axis(tickMinStep=1)),
            y=alt.Y("part:Q", title=counted, axis=alt.Axis(format=".0%")),
            **_by_run(alt, list(values)),
        ).properties(width=WIDTH, height=200)
    )


def courses(found: dict[str, list[Moment]], names: tuple[str, str], title: str, reached: str) -> str:
    """How far winners and others have come, round by round."""
    alt = _altair()
    rows = []
    for run, moments in found.items():
        for moment in moments:
            for name, value in zip(names, (moment.winners, moment.others), strict=True):
                label = f"{run} · {name}" if len(found) > 1 else name
                rows.append({"run": label, "round": moment.round, "value": value})
    labels = list(dict.fromkeys(str(row["run"]) for row in rows))
    chart = alt.Chart(alt.Data(values=rows)).mark_line(strokeWidth=2)
    return _svg(
        chart.encode(
            x=alt.X("round:Q", title=title, axis=alt.Axis(tickMinStep=1)),
            y=alt.Y("value:Q", title=reached),
            **_by_run(alt, labels),
        ).properties(width=WIDTH, height=220)
    )


def leads(found: dict[str, list[Moment]], title: str, part: str) -> str:
    """How often whoever leads alone wins, round by round."""
    alt = _altair()
    rows = [
        {"run": run, "round": moment.round, "value": moment.leader_wins.value}
        for run, moments in found.items()
        for moment in moments
        if moment.leader_wins.low is not None
    ]
    chart = alt.Chart(alt.Data(values=rows)).mark_line(point=True, strokeWidth=2)
    return _svg(
        chart.encode(
            x=alt.X("round:Q", title=title, axis=alt.Axis(tickMinStep=1)),
            y=alt.Y("value:Q", title=part, axis=alt.Axis(format=".0%"), scale=alt.Scale(domain=[0, 1])),
            **_by_run(alt, list(found)),
        ).properties(width=WIDTH, height=200)
    )


def _by_run(alt: Any, labels: list[str]) -> dict[str, Any]:
    """A colour and a dash for each run; no legend for one alone."""
    legend = alt.Legend(title=None, orient="top", columns=2, labelLimit=WIDTH) if len(labels) > 1 else None
    dashes = [[1, 0], [6, 3], [2, 2], [8, 2, 2, 2], [4, 4], [1, 3]]
    colours = [SERIES[i % len(SERIES)] for i in range(len(labels))]
    return {
        "color": alt.Color("run:N", scale=alt.Scale(domain=labels, range=colours), legend=legend),
        "strokeDash": alt.StrokeDash(
            "run:N",
            scale=alt.Scale(domain=labels, range=[dashes[i % len(dashes)] for i in range(len(labels))]),
            legend=legend,
        ),
    }


def _svg(chart: Any) -> str:
    import vl_convert

    chart = chart.configure_view(stroke=None).configure_axis(labelFontSize=12, titleFontSize=12, grid=True)
    svg: str = vl_convert.vegalite_to_svg(chart.to_json())
    return svg


def _altair() -> Any:
    try:
        import altair
        import vl_convert  # noqa: F401  # found out here, not at the first chart
    except ImportError as error:
        raise Refused("lab-extra-missing", package="altair") from error
    return altair
