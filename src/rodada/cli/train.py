"""`rodada train GAME`: a small network learns a game from self-play, in a folder, and shows whether a search is better
with it."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from rodada import games
from rodada.cli.cells import Cells, drawn
from rodada.cli.game_options import add_game_options, chosen_options
from rodada.cli.parser import Commands, Misused
from rodada.cli.series import FINISHED, INTERRUPTED, asked_to_stop, jobs_of, seats_of, shown, within
from rodada.engine.contract import Game
from rodada.lab.learning import Course, Plan
from rodada.lab.report import as_data
from rodada.lab.simulate import keep
from rodada.lab.standings import Standings
from rodada.lab.statistics import Estimate
from rodada.lab.tournament import Tournament
from rodada.words import Speaker

COMMAND: Final = "rodada train"
USUAL_FOLDER: Final = Path("training")
USUAL_DEALS: Final = 10
NUMBERS: Final = {
    "stages": 99,
    "games": 10**6 - 1,
    "searched": 10**6 - 1,
    "simulations": 10**6,
    "width": 1024,
    "epochs": 1000,
}
"""What may be wished, with the most of each."""


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada train`."""
    say = speaker.say
    parser = commands.add_parser("train")
    number, usual = say("simulate-number-word"), Plan._field_defaults
    parser.add_argument("game", choices=games.names(), metavar=say("rules-game-word"), help=say("train-game"))
    parser.add_argument(
        "--out", type=Path, default=USUAL_FOLDER, metavar=say("simulate-folder-word"), help=say("train-out")
    )
    parser.add_argument("--seats", type=int, metavar=number, help=say("simulate-seats"))
    for name in NUMBERS:
        told = say(f"train-{name}", usual=usual[name])
        parser.add_argument(f"--{name}", type=int, default=usual[name], metavar=number, help=told)
    parser.add_argument("--deals", type=int, default=USUAL_DEALS, metavar=number, help=say("train-deals"))
    parser.add_argument("--small", action="store_true", help=say("train-small"))
    parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("train-seed"))
    parser.add_argument("--jobs", type=int, metavar=number, help=say("simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=say("simulate-json"))
    add_game_options(parser, speaker)


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Train, or go on with it, and show what came of it; 130 and what there is if interrupted."""
    game = games.load(arguments.game)
    plan = _plan(game, arguments, speaker)
    deals = within(COMMAND, "--deals", arguments.deals, 0, 10**6)
    jobs = jobs_of(COMMAND, arguments.jobs)
    course = Course(arguments.out, plan)
    finished = all(_stage(course, number, jobs, speaker) for number in range(1, plan.stages + 1))
    strength = _strength(course, deals, jobs, speaker) if finished and deals and not plan.small else None
    if arguments.json:
        print(json.dumps(_data(course, strength)))
    else:
        _show(course, strength, speaker)
    return FINISHED if finished else INTERRUPTED


def _plan(game: Game[Any], arguments: Namespace, speaker: Speaker) -> Plan:
    for name, most in NUMBERS.items():
        within(COMMAND, f"--{name}", getattr(arguments, name), 1, most)
    options = chosen_options(game, arguments, speaker, COMMAND)
    numbers = {name: getattr(arguments, name) for name in NUMBERS}
    if arguments.small and (arguments.seats or options != game.options({})):
        raise Misused(COMMAND, "train-small-alone")
    seats = game.seats.start if arguments.small else seats_of(COMMAND, game, arguments.seats)
    return Plan(game.name, seats, game.options_data(options), arguments.small, arguments.seed, **numbers)


def _stage(course: Course, number: int, jobs: int, speaker: Speaker) -> bool:
    """What is missing of a stage; gives whether it is whole now."""
    if course.network(number).exists():
        return True
    with asked_to_stop() as asked:
        games_there, wanted = course.taught(number), course.games_in(number)
        for _ in shown(course.teach(number, jobs), wanted, speaker, games_there):
            if asked:
                return False
        for _ in shown(course.learn(number), course.plan.epochs + 1, speaker):
            if asked:
                return False
    return True


def _strength(course: Course, deals: int, jobs: int, speaker: Speaker) -> Estimate | None:
    """The share of victories of a search with the network against one without it, of as many simulations."""
    plan = course.plan
    players = _players(course)
    tournament = Tournament(plan.game, players, plan.seats, "pairs", plan.seed, plan.options)
    standings = Standings(tournament)
    count = deals * tournament.games_in_deal
    with asked_to_stop() as asked:
        for block in shown(keep(tournament, ("games",), count, jobs=jobs, chunk=1), count, speaker):
            for played in block.played():
                standings.add(played)
            if asked:
                break
    return standings.share(*players)


def _players(course: Course) -> tuple[str, str]:
    plan = course.plan
    return f"network:{course.network(plan.stages)}:{plan.simulations}", f"search:{plan.simulations}"


def _show(course: Course, strength: Estimate | None, speaker: Speaker) -> None:
    say = speaker.say
    console = Console()
    console.print(drawn(say("train-title", game=say(f"game-{course.plan.game}")), _cells(course, speaker)))
    console.print(say("train-note"), style="dim", highlight=False)
    last = course.network(course.plan.stages)
    if last.exists():
        console.print(
            say("train-written", path=str(last), kilobytes=-(-last.stat().st_size // 1000)),
            soft_wrap=True,
            highlight=False,
        )
    if strength is not None:
        value, low, high = (round(100 * (part or 0.0), 1) for part in strength)
        network, search = _players(course)
        told = say("train-strength", network=network, search=search, value=value, low=low, high=high)
        console.print(told, soft_wrap=True, highlight=False)


def _cells(course: Course, speaker: Speaker) -> Cells:
    say = speaker.say
    headings = [say(f"train-column-{name}") for name in ("stage", "games", "lessons", "policy", "value")]
    rows = []
    for done in course.done():
        losses = done.losses
        policy = say("train-loss", own=losses.policy_own, loss=losses.policy) if losses.policy_own else "–"
        value = say("train-loss", own=losses.value_own, loss=losses.value)
        counts = [say("simulate-whole", value=count) for count in (done.games, done.lessons)]
        rows.append([str(done.stage), *counts, policy, value])
    return [headings, *rows]


def _data(course: Course, strength: Estimate | None) -> dict[str, Any]:
    plan = course.plan
    return {
        **plan._asdict(),
        "done": [{**done._asdict(), "losses": done.losses._asdict()} for done in course.done()],
        "network": str(course.network(plan.stages)),
        "strength": None if strength is None else as_data(strength),
    }
