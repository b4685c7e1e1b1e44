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
from rodada.cli.parser import Commands, Misused, unknown_choice
from rodada.cli.series import FINISHED, INTERRUPTED, MOST_GAMES, asked_to_stop, jobs_of, seats_of, shown, within
from rodada.cli.tables import print_tables
from rodada.engine.contract import Game
from rodada.lab import Match, Tally, simulate
from rodada.lab.report import report
from rodada.words import Speaker

COMMAND: Final = "rodada simulate"
USUAL_GAMES: Final = 1000


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada simulate`."""
    say = speaker.say
    parser = commands.add_parser("simulate")
    number = say("simulate-number-word")
    named = say("simulate-players-option", players=speaker.together(players.names()))
    parser.add_argument("game", choices=games.names(), metavar=say("rules-game-word"), help=say("simulate-game"))
    parser.add_argument("--seats", type=int, metavar=number, help=say("simulate-seats"))
    parser.add_argument("--games", type=int, default=USUAL_GAMES, metavar=number, help=say("simulate-games"))
    parser.add_argument("--players", default="random", metavar=say("simulate-players-word"), help=named)
    parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("simulate-seed"))
    parser.add_argument("--jobs", type=int, metavar=number, help=say("simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=say("simulate-json"))
    parser.add_argument("--record", type=Path, metavar=say("simulate-folder-word"), help=say("simulate-record"))
    add_game_options(parser, speaker)


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Simulate and show what came of it; 130 and what there is if interrupted."""
    game = games.load(arguments.game)
    match = _match(game, arguments, speaker)
    count = within(COMMAND, "--games", arguments.games, 1, MOST_GAMES)
    jobs = jobs_of(COMMAND, arguments.jobs)
    begun = time.perf_counter()
    total = Tally()
    with asked_to_stop() as asked:
        for part in shown(simulate(match, count, jobs), count, speaker):
            total.merge(part)
            if asked:
                break
    elapsed = time.perf_counter() - begun
    if arguments.json:
        print(json.dumps(report(match, total, count, elapsed), ensure_ascii=False))
    else:
        print_tables(Console(), match, total, count, elapsed, speaker)
    return INTERRUPTED if total.games < count else FINISHED


def _match(game: Game[Any], arguments: Namespace, speaker: Speaker) -> Match:
    """What is to be simulated; whatever a game or player would refuse is refused here, before any process starts."""
    seats = seats_of(COMMAND, game, arguments.seats)
    names = [name.strip() for name in arguments.players.split(",")]
    for name in names:
        if name not in players.names():
            raise unknown_choice(speaker, COMMAND, "--players", name, players.names())
        players.find(name)(game)
    if len(names) > seats:
        raise Misused(COMMAND, "simulate-too-many-players", players=len(names), seats=seats)
    options = chosen_options(game, arguments, speaker, COMMAND)
    game.start(seats, options)
    if arguments.record is not None:
        arguments.record.mkdir(parents=True, exist_ok=True)
    around = tuple(names[seat % len(names)] for seat in range(seats))
    return Match(game.name, around, arguments.seed, game.options_data(options), arguments.record)
