"""`rodada simulate GAME`: many games between bots, summed up in tables or as one JSON object."""

from __future__ import annotations

import json
import os
import signal
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from rodada import games, players
from rodada.cli.game_options import add_game_options, chosen_options
from rodada.cli.parser import Commands, Misused, unknown_choice
from rodada.cli.tables import print_tables
from rodada.engine.contract import Game
from rodada.lab import Match, Tally, simulate
from rodada.lab.report import report
from rodada.words import Speaker

COMMAND: Final = "rodada simulate"
FINISHED: Final = 0
INTERRUPTED: Final = 130
USUAL_SEATS: Final = 4
USUAL_GAMES: Final = 1000
MOST_GAMES: Final = 10**9


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
    count = _within("--games", arguments.games, 1, MOST_GAMES)
    jobs = _within("--jobs", _processors() if arguments.jobs is None else arguments.jobs, 1, 1024)
    begun = time.perf_counter()
    total = Tally()
    with _asked_to_stop() as asked:
        for part in _shown(simulate(match, count, jobs), count, speaker):
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
    usual = min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)
    seats = usual if arguments.seats is None else arguments.seats
    _within("--seats", seats, game.seats.start, game.seats.stop - 1)
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


def _within(argument: str, given: int, least: int, most: int) -> int:
    if given < least:
        raise Misused(COMMAND, "cli-number-too-small", argument=argument, given=given, least=least)
    if given > most:
        raise Misused(COMMAND, "cli-number-too-large", argument=argument, given=given, most=most)
    return given


def _processors() -> int:
    """How many this process may use, which in a container may be fewer than there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _shown(parts: Iterable[Tally], count: int, speaker: Speaker) -> Iterator[Tally]:
    """The same tallies, with a bar on stderr while they come, if somebody is there to look at it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from parts
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    begun = time.perf_counter()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(speaker.say("simulate-progress"), total=count, rate="")
        done = 0
        for part in parts:
            done += part.games
            rate = speaker.say("simulate-rate", rate=round(done / (time.perf_counter() - begun)))
            progress.update(task, advance=part.games, rate=rate)
            yield part


@contextmanager
def _asked_to_stop() -> Iterator[list[int]]:
    """Interrupting asks to stop after the games under way, so that no sum is cut in two; a second time it stops."""
    asked: list[int] = []

    def ask(number: int, _frame: object) -> None:
        if asked:
            raise KeyboardInterrupt
        asked.append(number)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
