"""What was counted for balance as tables: for the terminal, and the same in Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from rodada.lab import Match
from rodada.lab.balance import HELD, PERCENTILES, WON, Balance
from rodada.lab.statistics import Estimate, share
from rodada.words import Speaker

TIMES: Final = "times"
PLAYED: Final = "played"

Titles = Mapping[str, Mapping[str, str]]


class Sheet(NamedTuple):
    """One table; the first column is text, the others are numbers."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


def sheets(match: Match, total: Balance, titles: Titles, speaker: Speaker) -> list[Sheet]:
    """Length and endings, seats, then each of the game's own tables in the form that its columns ask for."""
    found = [_games(match, total, speaker), _seats(match, total, speaker)]
    for table, rows in total.tables.items():
        columns = next(iter(rows.values()), {})
        if WON in columns:
            found.append(_holders(table, total, titles, speaker))
        elif PLAYED in columns:
            found.append(_cards(table, total, titles, speaker))
        else:
            found.append(_happenings(table, total, speaker))
    return found


def _games(match: Match, total: Balance, speaker: Speaker) -> Sheet:
    say, seats = speaker.say, len(match.players)
    rows = [[say("simulate-games-played"), say("simulate-whole", value=total.games)]]
    for percentile in PERCENTILES:
        over = say("balance-percentile", percent=percentile)
        rows.append([over, say("simulate-whole", value=total.rounds(percentile, seats))])
    rows.append([say("balance-longest"), say("simulate-whole", value=total.rounds(100, seats))])
    for rule, games in sorted(total.endings.items()):
        key = f"ending-{rule.replace('.', '-')}"
        named = speaker.has(key)
        ended = say("simulate-ending", ending=say(key), rule=rule) if named else say("simulate-ended", rule=rule)
        rows.append([ended, say("simulate-whole", value=games)])
    rows.append([say("simulate-decisions"), say("simulate-whole", value=total.decisions)])
    return Sheet(say("balance-of-games"), ["", ""], rows)


def _seats(match: Match, total: Balance, speaker: Speaker) -> Sheet:
    say, won = speaker.say, sum(total.wins.values())
    rows = [
        [
            say("balance-seat", number=seat + 1),
            say("simulate-whole", value=total.wins[seat]),
            _interval(share(total.wins[seat], won), speaker),
        ]
        for seat in range(len(match.players))
    ]
    return Sheet(say("balance-of-seats"), [say("balance-seat-column"), say("simulate-wins"), _share(speaker)], rows)


def _holders(table: str, total: Balance, titles: Titles, speaker: Speaker) -> Sheet:
    say, advantages = speaker.say, total.advantages(table)
    rows = []
    for row in sorted(advantages, key=lambda row: -advantages[row]):
        sums = total.tables[table][row]
        rows.append(
            [
                _name(row, titles, speaker),
                say("simulate-whole", value=sums[HELD]),
                _interval(share(sums[WON], sums[HELD]), speaker),
                say("balance-ratio", value=advantages[row]),
            ]
        )
    headings = [say(f"balance-of-{table}"), say("balance-holders"), say("balance-holders-won"), say("balance-to-mean")]
    return Sheet(say(f"balance-of-{table}"), headings, rows)


def _cards(table: str, total: Balance, titles: Titles, speaker: Speaker) -> Sheet:
    """Cards in the order of how often they were played where they were held: the dead ones on top."""
    say = speaker.say
    found = []
    for row, sums in total.tables[table].items():
        played = sums[PLAYED] / sums[HELD] if sums[HELD] else 0.0
        cells = [
            _name(row, titles, speaker),
            say("simulate-whole", value=sums["drawn"]),
            say("simulate-whole", value=sums[HELD]),
            say("simulate-whole", value=sums["plays"]),
            say("simulate-percent", value=100 * played),
            say("simulate-percent", value=100 * sums["decisive"] / total.games),
        ]
        found.append((played, row, cells))
    columns = ("drawn", "held", "plays", "played", "decisive")
    headings = [say(f"balance-of-{table}"), *(say(f"balance-{column}") for column in columns)]
    return Sheet(say(f"balance-of-{table}"), headings, [cells for _, _, cells in sorted(found)])


def _happenings(table: str, total: Balance, speaker: Speaker) -> Sheet:
    say = speaker.say
    rows = [
        [
            say(f"balance-{what}"),
            say("simulate-whole", value=sums[TIMES]),
            say("simulate-decimal", value=sums[TIMES] / total.games),
        ]
        for what, sums in sorted(total.tables[table].items())
    ]
    return Sheet(say(f"balance-of-{table}"), ["", say("balance-times"), say("balance-per-game")], rows)


def _name(row: str, titles: Titles, speaker: Speaker) -> str:
    """A thing by its title, by words of its own, or by what it is called in notation."""
    title, key = titles.get(row), f"balance-row-{row}"
    if title is not None:
        return title[speaker.lang]
    return speaker.say(key) if speaker.has(key) else row


def _share(speaker: Speaker) -> str:
    return speaker.say("simulate-win-share")


def _interval(estimate: Estimate, speaker: Speaker) -> str:
    def said(number: float) -> str:
        return speaker.say("simulate-percent", value=100 * number)

    if estimate.low is None or estimate.high is None:
        return said(estimate.value)
    value, low, high = said(estimate.value), said(estimate.low), said(estimate.high)
    return speaker.say("simulate-interval", value=value, low=low, high=high)


# --- for whom ---


def print_sheets(console: Console, found: Sequence[Sheet], games: int, wanted: int, speaker: Speaker) -> None:
    if games < wanted:
        console.print(speaker.say("simulate-partial", games=games, wanted=wanted), style="yellow", highlight=False)
    for sheet in found:
        table = Table(title=sheet.title, show_header=any(sheet.headings))
        for i, heading in enumerate(sheet.headings):
            table.add_column(heading, justify="right" if i else "left")
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)
    console.print(speaker.say("balance-note"), style="dim", highlight=False)


def markdown(match: Match, command: str, found: Sequence[Sheet], speaker: Speaker) -> str:
    """A page that says how it was made and can be made again."""
    say = speaker.say
    parts = [
        f"# {say('balance-page', game=say(f'game-{match.game}'))}",
        say("balance-made", command=f"`{command}`"),
        say("balance-note"),
    ]
    for sheet in found:
        lines = [f"## {sheet.title}", "", _line(sheet.headings), "|---|" + "--:|" * (len(sheet.headings) - 1)]
        parts.append("\n".join([*lines, *(_line(row) for row in sheet.rows)]))
    return "\n\n".join(parts) + "\n"


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
