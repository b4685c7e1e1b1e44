"""Findings as one HTML page that needs nothing else: charts, and under each its numbers as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

from rodada.lab import findings, plots
from rodada.lab.findings import OptionOf, Run, Share, as_written
from rodada.lab.statistics import Estimate

MOST_WORTHS: Final = 20
"""Things shown from each end of the list; the table has all."""

Say = Callable[..., str]


def page(
    runs: Sequence[Run], say: Say, language: str, title_of: Callable[[str], str], option_of: OptionOf = as_written
) -> str:
    """The whole report; `title_of` names a thing that was used."""
    game = say(f"game-{runs[0].head['game']}")
    parts = [_about(runs, say, option_of)]
    if len(runs) > 1:
        parts.append(_compared(runs, say))
    parts += [_who_wins(run, say, len(runs) > 1) for run in runs]
    parts += [_how_long(runs, say), _course(runs, say)]
    parts += [_worth(run, say, title_of, len(runs) > 1) for run in runs]
    title = say("report-title", game=game)
    body = "\n".join(filter(None, parts))
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body><main><h1>{escape(title)}</h1>\n{body}\n"
        f'<p class="note">{escape(say("report-note"))}</p></main></body></html>\n'
    )


def _about(runs: Sequence[Run], say: Say, option_of: OptionOf) -> str:
    rows = [
        [
            run.label,
            ", ".join(f"{name} ×{count}" for name, count in Counter(run.head["players"]).items()),
            ", ".join(" ".join(option_of(*option)) for option in run.head["options"].items()),
            str(run.head["seed"]),
            _whole(len(run.games), say),
        ]
        for run in runs
    ]
    heads = [say(f"report-{key}") for key in ("run", "players", "options", "seed", "games")]
    return _section(say("report-about"), "", _table(heads, rows))


def _compared(runs: Sequence[Run], say: Say) -> str:
    rows = []
    for run in runs:
        ended = ", ".join(f"{rule} {_percent(part, say)}" for rule, part in findings.endings(run).items())
        best = max(findings.by_seat(run), key=lambda one: one.estimate.value)
        rows.append(
            [
                run.label,
                _spread(findings.length(run), say),
                _spread(findings.margin(run), say),
                ended,
                f"{best.name}: {_shares(best.estimate, say)}",
            ]
        )
    heads = [say(f"report-{key}") for key in ("run", "rounds", "margin", "endings", "best-seat")]
    return _section(say("report-compared"), "", _table(heads, rows))


def _who_wins(run: Run, say: Say, several: bool) -> str:
    seats = [one._replace(name=say("report-seat", number=one.name)) for one in findings.by_seat(run)]
    players = findings.by_player(run)
    title = say("report-who-wins")
    shown = _chart(plots.shares(seats, say("report-won")), say("report-by-seat")) + _share_table(
        seats, say, "seat-column"
    )
    if len(players) > 1:
        shown += _chart(plots.shares(players, say("report-won")), say("report-by-player"))
        shown += _share_table(players, say, "player-column")
    return _section(f"{title}: {run.label}" if several else title, say("report-fair"), shown)


def _how_long(runs: Sequence[Run], say: Say) -> str:
    taken = {run.label: findings.rounds(run) for run in runs}
    chart = plots.histogram(taken, say("report-rounds"), say("report-part-of-games"))
    rows = []
    for run in runs:
        numbers = sorted(taken[run.label])
        at = [str(numbers[min(len(numbers) - 1, len(numbers) * part // 100)]) for part in (10, 50, 90, 99)]
        rows.append([run.label, _spread(findings.length(run), say), *at])
    heads = [say("report-run"), say("report-mean"), "10 %", "50 %", "90 %", "99 %"]
    return _section(say("report-length"), "", _chart(chart, say("report-rounds")) + _table(heads, rows))


def _course(runs: Sequence[Run], say: Say) -> str:
    found = {run.label: moments for run in runs if (moments := findings.course(run))}
    if not found:
        return ""
    names = (say("report-winners"), say("report-others"))
    reached = say(f"report-standing-{runs[0].head['game']}")
    charts = _chart(plots.courses(found, names, say("report-round"), reached), reached)
    charts += _chart(plots.leads(found, say("report-round"), say("report-leader-wins")), say("report-leader-wins"))
    rows = [
        [label, str(one.round), _decimal(one.winners, say), _decimal(one.others, say), _shares(one.leader_wins, say)]
        for label, moments in found.items()
        for one in moments
    ]
    heads = [say("report-run"), say("report-round"), *names, say("report-leader-wins")]
    return _section(say("report-course"), say("report-course-about"), charts + _folded(_table(heads, rows), say))


def _worth(run: Run, say: Say, title_of: Callable[[str], str], several: bool) -> str:
    found = [one._replace(name=title_of(one.name)) for one in findings.worths(run)]
    if not found:
        return ""
    ends = found if len(found) <= 2 * MOST_WORTHS else [*found[:MOST_WORTHS], *found[-MOST_WORTHS:]]
    shown = _chart(plots.shares(ends, say("report-won")), say("report-worth"))
    title = say("report-worth")
    table = _folded(_share_table(found, say, "thing-column"), say)
    return _section(f"{title}: {run.label}" if several else title, say("report-worth-about"), shown + table)


# --- pieces of HTML ---


def _section(title: str, about: str, content: str) -> str:
    said = f"<p>{escape(about)}</p>" if about else ""
    return f"<section><h2>{escape(title)}</h2>{said}{content}</section>"


def _chart(svg: str, label: str) -> str:
    return f'<figure role="img" aria-label="{escape(label)}">{svg}<figcaption>{escape(label)}</figcaption></figure>'


def _folded(content: str, say: Say) -> str:
    return f"<details><summary>{escape(say('report-numbers'))}</summary>{content}</details>"


def _share_table(found: Sequence[Share], say: Say, first: str) -> str:
    rows = [[one.name, _whole(one.counted, say), _shares(one.estimate, say)] for one in found]
    return _table([say(f"report-{first}"), say("report-count"), say("report-won")], rows)


def _table(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


# --- numbers ---


def _whole(value: float, say: Say) -> str:
    return say("simulate-whole", value=value)


def _decimal(value: float, say: Say) -> str:
    return say("simulate-decimal", value=value)


def _percent(value: float, say: Say) -> str:
    return say("simulate-percent", value=100 * value)


def _shares(estimate: Estimate, say: Say) -> str:
    return _interval(estimate, lambda value: _percent(value, say), say)


def _spread(estimate: Estimate, say: Say) -> str:
    return _interval(estimate, lambda value: _decimal(value, say), say)


def _interval(estimate: Estimate, said: Callable[[float], str], say: Say) -> str:
    if estimate.low is None or estimate.high is None:
        return said(estimate.value)
    return say("simulate-interval", value=said(estimate.value), low=said(estimate.low), high=said(estimate.high))


_STYLE: Final = """
:root{color-scheme:light;--ink:#1b1b1f;--paper:#fbf8f1;--line:#c9c2b3}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.8rem;line-height:1.2}h2{margin-top:2.5rem;border-top:3px solid var(--ink);padding-top:.5rem}
figure{margin:1rem 0}figure svg{max-width:100%;height:auto;background:#fff;border-radius:4px}figcaption{font-size:.9rem}
.wide{overflow-x:auto}.wide td{white-space:nowrap}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.5rem 0}
th,td{padding:.25rem .75rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
th[scope=row],th:first-child{text-align:left;font-weight:600}.note{font-size:.9rem;margin-top:3rem}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer}
@media print{body{background:#fff}details::details-content{content-visibility:visible}
section{break-inside:avoid-page}.wide{overflow:visible}}
"""
