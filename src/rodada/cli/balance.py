"""`rodada balance GAME`: bots play a game against each other, and the game says what came of its cards and seats."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from rodada import games, players
from rodada.cli.balance_sheets import markdown, print_sheets, sheets
from rodada.cli.game_options import add_game_options, chosen_options, typed_options
from rodada.cli.parser import Commands
from rodada.cli.series import FINISHED, INTERRUPTED, MOST_GAMES, asked_to_stop, jobs_of, seats_of, shown, within
from rodada.lab import Match
from rodada.lab.balance import PERCENTILES, Balance, balance, surveying
from rodada.lab.files import naming
from rodada.words import Speaker

COMMAND: Final = "rodada balance"
PLAYER: Final = "greedy"
USUAL_GAMES: Final = 2000


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada balance`."""
    say = speaker.say
    parser = commands.add_parser("balance")
    number = say("simulate-number-word")
    parser.add_argument("game", choices=games.names(), metavar=say("rules-game-word"), help=say("balance-game"))
    parser.add_argument("--seats", type=int, metavar=number, help=say("simulate-seats"))
    parser.add_argument("--games", type=int, default=USUAL_GAMES, metavar=number, help=say("balance-games"))
    parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("simulate-seed"))
    parser.add_argument("--jobs", type=int, metavar=number, help=say("simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=say("simulate-json"))
    parser.add_argument("--markdown", type=Path, metavar=say("balance-file-word"), help=say("balance-markdown"))
    add_game_options(parser, speaker)


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Play, count, and show what was counted; 130 and what there is if interrupted."""
    game = games.load(arguments.game)
    survey = surveying(game.name)
    players.find(PLAYER)(game)
    seats = seats_of(COMMAND, game, arguments.seats)
    count = within(COMMAND, "--games", arguments.games, 1, MOST_GAMES)
    jobs = jobs_of(COMMAND, arguments.jobs)
    options = chosen_options(game, arguments, speaker, COMMAND)
    game.start(seats, options)
    match = Match(game.name, (PLAYER,) * seats, arguments.seed, game.options_data(options))
    begun = time.perf_counter()
    total = Balance()
    with asked_to_stop() as asked:
        for part in shown(balance(match, count, jobs), count, speaker):
            total.merge(part)
            if asked:
                break
    if arguments.json:
        print(json.dumps(report(match, total, count, time.perf_counter() - begun), ensure_ascii=False))
    elif total.games:
        titles = survey.survey_names(options)
        found = sheets(match, total, titles, speaker)
        print_sheets(Console(), found, total.games, count, speaker)
        if arguments.markdown is not None:
            page = markdown(match, command(match, total.games), found, speaker)
            with naming(arguments.markdown):
                arguments.markdown.write_text(page, encoding="utf-8")
    return INTERRUPTED if total.games < count else FINISHED


def command(match: Match, count: int) -> str:
    """What has to be typed to get the same numbers again."""
    words = [COMMAND, match.game, f"--games {count}", f"--seats {len(match.players)}", f"--seed {match.seed}"]
    words += typed_options(games.load(match.game), match.options)
    return " ".join(words)


def report(match: Match, total: Balance, wanted: int, seconds: float) -> dict[str, Any]:
    """All that was counted; nothing but `decisions_per_s` depends on the machine."""
    seats = len(match.players)
    return {
        "game": match.game,
        "seats": seats,
        "player": match.players[0],
        "seed": match.seed,
        "options": match.options,
        "games": total.games,
        "partial": total.games < wanted,
        "decisions": total.decisions,
        "decisions_per_s": round(total.decisions / seconds, 1),
        "rounds": {str(percentile): total.rounds(percentile, seats) for percentile in PERCENTILES},
        "longest": total.rounds(100, seats),
        "endings": dict(sorted(total.endings.items())),
        "seat_shares": [round(share, 6) for share in total.seat_shares(seats)],
        "tables": total.tables,
        "advantages": {
            table: {row: round(n, 6) for row, n in total.advantages(table).items()}
            for table, rows in total.tables.items()
            if all("won" in columns for columns in rows.values())
        },
    }
