"""`rodada tournament GAME --players A,B…`: everybody against everybody, rated, in tables, as JSON or as a page."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from rodada import games, players
from rodada.cli.game_options import add_game_options, chosen_options
from rodada.cli.parser import Commands, Misused
from rodada.cli.series import FINISHED, INTERRUPTED, asked_to_stop, jobs_of, players_of, seats_of, shown, within
from rodada.cli.standings_sheet import markdown, show
from rodada.engine.contract import Game
from rodada.lab.archive import Archive
from rodada.lab.columns import tables_of
from rodada.lab.files import naming
from rodada.lab.simulate import keep
from rodada.lab.standings import Standings, report
from rodada.lab.tournament import FORMS, Tournament
from rodada.words import Speaker

COMMAND: Final = "rodada tournament"
USUAL_DEALS: Final = 25
MOST_DEALS: Final = 10**6
FEWEST: Final = 2
"""Entrants."""


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada tournament`."""
    say = speaker.say
    parser = commands.add_parser("tournament")
    number = say("simulate-number-word")
    named = say("tournament-players", players=speaker.together(players.forms()))
    parser.add_argument("game", choices=games.names(), metavar=say("rules-game-word"), help=say("tournament-game"))
    parser.add_argument("--players", required=True, metavar=say("simulate-players-word"), help=named)
    parser.add_argument("--seats", type=int, metavar=number, help=say("simulate-seats"))
    parser.add_argument(
        "--tables",
        choices=FORMS,
        default=FORMS[0],
        metavar=say("tournament-tables-word"),
        help=say("tournament-tables"),
    )
    parser.add_argument("--deals", type=int, default=USUAL_DEALS, metavar=number, help=say("tournament-deals"))
    parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("simulate-seed"))
    parser.add_argument("--jobs", type=int, metavar=number, help=say("simulate-jobs"))
    parser.add_argument("--out", type=Path, metavar=say("simulate-folder-word"), help=say("tournament-out"))
    parser.add_argument("--json", action="store_true", help=say("simulate-json"))
    parser.add_argument("--markdown", type=Path, metavar=say("option-file-word"), help=say("tournament-markdown"))
    add_game_options(parser, speaker)


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Play and show what came of it; 130 and what there is if interrupted."""
    game = games.load(arguments.game)
    tournament = _tournament(game, arguments, speaker)
    deals = within(COMMAND, "--deals", arguments.deals, 1, MOST_DEALS)
    jobs = jobs_of(COMMAND, arguments.jobs)
    count = deals * tournament.games_in_deal
    standings = Standings(tournament)
    if arguments.out is None:
        _play(tournament, count, jobs, standings, speaker)
    else:
        _keep(tournament, count, jobs, arguments.out, standings, speaker)
    if arguments.json:
        print(json.dumps(report(standings, count), ensure_ascii=False))
    else:
        show(Console(), standings, count, speaker)
    if arguments.markdown is not None and standings.games:
        with naming(arguments.markdown):
            arguments.markdown.write_text(markdown(standings, speaker), encoding="utf-8")
    return INTERRUPTED if standings.games < count else FINISHED


def _play(tournament: Tournament, count: int, jobs: int, standings: Standings, speaker: Speaker) -> None:
    blocks = keep(tournament, ("games",), count, jobs=jobs, chunk=1)
    with asked_to_stop() as asked:
        for block in shown(blocks, count, speaker):
            for played in block.played():
                standings.add(played)
            if asked:
                break


def _keep(tournament: Tournament, count: int, jobs: int, out: Path, standings: Standings, speaker: Speaker) -> None:
    """The same, with each game written down in a folder; what is there already is not played again."""
    archive = Archive(out, tournament, tables_of(tournament.game, each_decision=False), standings)
    if archive.next > count:
        raise Misused(COMMAND, "archive-more", folder=str(out), there=archive.next, asked=count)
    blocks = keep(tournament, archive.tables, count, archive.next, jobs, chunk=1)
    try:
        with asked_to_stop() as asked:
            for block in shown(blocks, count, speaker, archive.next):
                archive.add(block)
                if asked:
                    break
    finally:
        archive.flush()


def _tournament(game: Game[Any], arguments: Namespace, speaker: Speaker) -> Tournament:
    """What is to be played; whatever a game or player would refuse is refused here, before any process starts."""
    seats = seats_of(COMMAND, game, arguments.seats)
    names = players_of(COMMAND, game, arguments.players, speaker)
    if len(set(names)) < len(names):
        raise Misused(COMMAND, "tournament-twice", player=next(name for name in names if names.count(name) > 1))
    fewest = seats if arguments.tables == "mixed" else FEWEST
    if len(names) < fewest:
        raise Misused(COMMAND, "tournament-too-few", players=len(names), fewest=fewest)
    options = chosen_options(game, arguments, speaker, COMMAND)
    game.start(seats, options)
    return Tournament(game.name, tuple(names), seats, arguments.tables, arguments.seed, game.options_data(options))
