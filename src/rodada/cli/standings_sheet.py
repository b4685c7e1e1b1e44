"""What came of a tournament, as tables: on the terminal, and as a section of a page."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from rodada import games
from rodada.cli.cells import Cells, drawn, piped
from rodada.cli.game_options import typed_options
from rodada.lab.standings import Standings
from rodada.lab.statistics import Estimate
from rodada.words import Speaker

NEVER: Final = "–"
SURE: Final = " ▲"
"""Beside a share that is more than fair at 95 %."""


def show(console: Console, standings: Standings, wanted: int, speaker: Speaker) -> None:
    """On the terminal."""
    say = speaker.say
    if standings.games < wanted:
        console.print(say("simulate-partial", games=standings.games, wanted=wanted), style="yellow", highlight=False)
    if not standings.games:
        return
    console.print(drawn(_title(standings, speaker), _ratings(standings, speaker)))
    console.print(drawn(say("tournament-shares"), _shares(standings, speaker)))
    console.print(_note(standings, speaker), style="dim", highlight=False)


def markdown(standings: Standings, speaker: Speaker) -> str:
    """As a section of a page, with the command that makes it."""
    parts = [f"## {_title(standings, speaker)}", f"```sh\n{_command(standings)}\n```"]
    parts += [piped(cells) for cells in (_ratings(standings, speaker), _shares(standings, speaker))]
    return "\n\n".join([*parts, _note(standings, speaker)]) + "\n"


def _command(standings: Standings) -> str:
    of = standings.tournament
    words = [f"rodada tournament {of.game} --players {','.join(of.players)} --seats {of.seats} --tables {of.form}"]
    words += [f"--deals {standings.games // of.games_in_deal} --seed {of.seed}"]
    return " ".join(words + typed_options(games.load(of.game), of.options))


def _title(standings: Standings, speaker: Speaker) -> str:
    of = standings.tournament
    return speaker.say("simulate-title", game=speaker.say(f"game-{of.game}"), seats=of.seats, seed=of.seed)


def _note(standings: Standings, speaker: Speaker) -> str:
    fair = _percent(standings.tournament.fair, speaker)
    return speaker.say("tournament-note", tables=speaker.say(f"tournament-{standings.tournament.form}"), fair=fair)


def _ratings(standings: Standings, speaker: Speaker) -> Cells:
    say = speaker.say
    cells = [[say(f"tournament-column-{column}") for column in ("player", "rating", "games", "wins")]]
    for placed in standings.placed():
        rating = _interval(placed.rating, 1, speaker)
        wins = _percent(placed.wins / placed.games, speaker)
        cells.append([placed.player, rating, say("simulate-whole", value=placed.games), wins])
    return cells


def _shares(standings: Standings, speaker: Speaker) -> Cells:
    """A row for each entrant: its share of the victories beside each of the others."""
    names = [placed.player for placed in standings.placed()]
    rows = [[one, *(_share(standings, one, other, speaker) for other in names)] for one in names]
    return [["", *names], *rows]


def _share(standings: Standings, one: str, other: str, speaker: Speaker) -> str:
    share = standings.share(one, other)
    if share is None:
        return NEVER
    sure = share.low is not None and share.low > standings.tournament.fair
    return _interval(share, 100, speaker) + (SURE if sure else "")


def _percent(part: float, speaker: Speaker) -> str:
    return speaker.say("simulate-percent", value=100 * part)


def _interval(estimate: Estimate, factor: int, speaker: Speaker) -> str:
    value, low, high = (NEVER if n is None else speaker.say("simulate-decimal", value=factor * n) for n in estimate)
    return speaker.say("simulate-interval", value=value, low=low, high=high)
