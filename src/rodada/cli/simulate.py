"""`rodada simulate GAME`: many games between bots, summed up in tables or as one JSON object."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from rodada import games, players
from rodada.cli.game_options import add_game_options, chosen_options
from rodada.cli.parser import Commands, Misused
from rodada.cli.series import (
    FINISHED,
    INTERRUPTED,
    MOST_GAMES,
    asked_to_stop,
    jobs_of,
    players_of,
    seats_of,
    shown,
    within,
)
from rodada.cli.tables import print_tables
from rodada.engine.contract import Game
from rodada.lab import Match, Tally, simulate
from rodada.lab.archive import Archive
from rodada.lab.cluster import LOCAL
from rodada.lab.columns import tables_of
from rodada.lab.report import report
from rodada.lab.simulate import keep
from rodada.words import Speaker

COMMAND: Final = "rodada simulate"
USUAL_GAMES: Final = 1000


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada simulate`."""
    say = speaker.say
    parser = commands.add_parser("simulate")
    number = say("simulate-number-word")
    named = say("simulate-players-option", players=speaker.together(players.forms()))
    parser.add_argument("game", choices=games.names(), metavar=say("rules-game-word"), help=say("simulate-game"))
    parser.add_argument("--seats", type=int, metavar=number, help=say("simulate-seats"))
    parser.add_argument("--games", type=int, default=USUAL_GAMES, metavar=number, help=say("simulate-games"))
    parser.add_argument("--players", default="random", metavar=say("simulate-players-word"), help=named)
    parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("simulate-seed"))
    parser.add_argument("--jobs", type=int, metavar=number, help=say("simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=say("simulate-json"))
    parser.add_argument("--record", type=Path, metavar=say("simulate-folder-word"), help=say("simulate-record"))
    parser.add_argument("--out", type=Path, metavar=say("simulate-folder-word"), help=say("simulate-out"))
    parser.add_argument("--each-decision", action="store_true", help=say("simulate-each-decision"))
    parser.add_argument(
        "--ray", nargs="?", const=LOCAL, default="", metavar=say("simulate-address-word"), help=say("simulate-ray")
    )
    add_game_options(parser, speaker)


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Simulate and show what came of it; 130 and what there is if interrupted."""
    game = games.load(arguments.game)
    match = _match(game, arguments, speaker)
    if arguments.each_decision and arguments.out is None:
        raise Misused(COMMAND, "simulate-each-decision-where")
    count = within(COMMAND, "--games", arguments.games, 1, MOST_GAMES)
    jobs = jobs_of(COMMAND, arguments.jobs)
    begun = time.perf_counter()
    if arguments.out is None:
        total = _sum(match, count, jobs, arguments.ray, speaker)
    else:
        total = _keep(match, count, jobs, arguments, speaker)
    elapsed = time.perf_counter() - begun
    if arguments.json:
        print(json.dumps(report(match, total, count, elapsed), ensure_ascii=False))
    else:
        print_tables(Console(), match, total, count, elapsed, speaker)
    return INTERRUPTED if total.games < count else FINISHED


def _sum(match: Match, count: int, jobs: int, ray: str, speaker: Speaker) -> Tally:
    total = Tally()
    with asked_to_stop() as asked:
        for part in shown(simulate(match, count, jobs, ray), count, speaker):
            total.merge(part)
            if asked:
                break
    return total


def _keep(match: Match, count: int, jobs: int, arguments: Namespace, speaker: Speaker) -> Tally:
    """The same, with each game written down in a folder; what is there already is not played again."""
    archive = Archive(arguments.out, match, tables_of(match.game, arguments.each_decision), Tally())
    if archive.next > count:
        raise Misused(COMMAND, "archive-more", folder=str(arguments.out), there=archive.next, asked=count)
    games = keep(match, archive.tables, count, archive.next, jobs, arguments.ray)
    try:
        with asked_to_stop() as asked:
            for part in shown(games, count, speaker, archive.next):
                archive.add(part)
                if asked:
                    break
    finally:
        archive.flush()
    return archive.total


def _match(game: Game[Any], arguments: Namespace, speaker: Speaker) -> Match:
    """What is to be simulated; whatever a game or player would refuse is refused here, before any process starts."""
    seats = seats_of(COMMAND, game, arguments.seats)
    names = players_of(COMMAND, game, arguments.players, speaker)
    if len(names) > seats:
        raise Misused(COMMAND, "simulate-too-many-players", players=len(names), seats=seats)
    options = chosen_options(game, arguments, speaker, COMMAND)
    game.start(seats, options)
    if arguments.record is not None:
        arguments.record.mkdir(parents=True, exist_ok=True)
    around = tuple(names[seat % len(names)] for seat in range(seats))
    return Match(game.name, around, arguments.seed, game.options_data(options), arguments.record)
