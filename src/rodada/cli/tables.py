"""What came of a simulation, as tables for a person."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from rodada.lab import Match, Tally
from rodada.lab.statistics import Estimate
from rodada.words import Speaker


def print_tables(console: Console, match: Match, tally: Tally, wanted: int, seconds: float, speaker: Speaker) -> None:
    """Who won how often and by how much, then how the games went."""
    say = speaker.say
    if tally.games < wanted:
        console.print(say("simulate-partial", games=tally.games, wanted=wanted), style="yellow", highlight=False)
    if tally.games:
        console.print(_players_table(match, tally, speaker))
        console.print(_games_table(tally, seconds, speaker))
        console.print(say("simulate-note"), style="dim", highlight=False)


def _players_table(match: Match, tally: Tally, speaker: Speaker) -> Table:
    say = speaker.say
    title = say("simulate-title", game=say(f"game-{match.game}"), seats=len(match.players), seed=str(match.seed))
    table = Table(title=title)
    table.add_column(say("simulate-player"))
    for heading in ("simulate-seats-column", "simulate-wins", "simulate-win-share", "simulate-score"):
        table.add_column(say(heading), justify="right")
    for name, kind in tally.kinds.items():
        table.add_row(
            name,
            say("simulate-seats-held", held=kind.seats_per_game(), seats=len(match.players)),
            say("simulate-decimal", value=float(kind.wins)),
            _interval(kind.win_share(), "simulate-percent", 100, speaker),
            _interval(kind.mean_score(), "simulate-decimal", 1, speaker),
        )
    return table


def _games_table(tally: Tally, seconds: float, speaker: Speaker) -> Table:
    say = speaker.say
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(say("simulate-games-played"), say("simulate-whole", value=tally.games))
    for rule, games in sorted(tally.endings.items()):
        key = f"ending-{rule.replace('.', '-')}"
        named = speaker.has(key)
        ended = say("simulate-ending", ending=say(key), rule=rule) if named else say("simulate-ended", rule=rule)
        percent = say("simulate-percent", value=100 * games / tally.games)
        table.add_row(ended, f"{say('simulate-whole', value=games)} · {percent}")
    table.add_row(say("simulate-ties"), say("simulate-whole", value=tally.ties))
    table.add_row(say("simulate-turns"), _interval(tally.mean_turns(), "simulate-decimal", 1, speaker))
    table.add_row(say("simulate-decisions"), say("simulate-whole", value=tally.decisions))
    table.add_row(say("simulate-decisions-per-s"), say("simulate-whole", value=round(tally.decisions / seconds)))
    return table


def _interval(estimate: Estimate, form: str, factor: int, speaker: Speaker) -> str:
    def said(number: float) -> str:
        return speaker.say(form, value=factor * number)

    if estimate.low is None or estimate.high is None:
        return said(estimate.value)
    return speaker.say(
        "simulate-interval", value=said(estimate.value), low=said(estimate.low), high=said(estimate.high)
    )
