"""`rodada bench [GAME]`: how fast the rules are, beside other games in the same run; without a game, everything."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rodada import games
from rodada.cli.bench_sheet import Sheet, data, markdown, show
from rodada.cli.parser import Commands, Misused
from rodada.lab.bench import CLONED, Bench, Round, bench
from rodada.lab.bench.whole import measure
from rodada.words import Speaker

COMMAND: Final = "rodada bench"
USUAL_SEATS: Final = 4
USUAL_ROUNDS: Final = 5
USUAL_SECONDS: Final = 0.5


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada bench`."""
    say = speaker.say
    parser = commands.add_parser("bench")
    number = say("simulate-number-word")
    word = say("rules-game-word")
    parser.add_argument("game", nargs="?", choices=games.names(), metavar=word, help=say("bench-game"))
    parser.add_argument("--rounds", type=int, default=USUAL_ROUNDS, metavar=number, help=say("bench-rounds"))
    parser.add_argument("--seconds", type=float, default=USUAL_SECONDS, metavar=number, help=say("bench-seconds"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("bench-json"))
    form.add_argument("--markdown", action="store_true", help=say("bench-markdown"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Measure and show."""
    if arguments.rounds < 1:
        raise Misused(COMMAND, "cli-number-too-small", argument="--rounds", given=arguments.rounds, least=1)
    if not 0 <= arguments.seconds <= 3600:
        raise Misused(COMMAND, "cli-bad-value", argument="--seconds", given=str(arguments.seconds))
    if arguments.game is None:
        _everything(arguments, speaker)
    elif arguments.markdown:
        raise Misused(COMMAND, "bench-markdown-of-all")
    else:
        _one_game(arguments, speaker)
    return 0


def _everything(arguments: Namespace, speaker: Speaker) -> None:
    with _progress(arguments.rounds, speaker) as advance:
        measured = Sheet(*measure(arguments.rounds, arguments.seconds, advance))
    if arguments.json:
        print(json.dumps(data(measured)))
    elif arguments.markdown:
        print(markdown(measured, speaker), end="")
    else:
        show(measured, speaker)


def _one_game(arguments: Namespace, speaker: Speaker) -> None:
    game = games.load(arguments.game)
    seats = min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)
    with _progress(arguments.rounds, speaker) as advance:
        measured = bench(game, seats, arguments.rounds, arguments.seconds, advance)
    if arguments.json:
        print(json.dumps(_data(game.name, seats, measured), ensure_ascii=False))
    else:
        _print(game.name, seats, measured, speaker)


@contextmanager
def _progress(rounds: int, speaker: Speaker) -> Iterator[Callable[[], object]]:
    """Something to call after each round."""
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(speaker.say("bench-progress"), total=rounds)
        yield lambda: progress.advance(task)


def _data(name: str, seats: int, measured: Bench) -> dict[str, Any]:
    """All medians; the ratios only where there is something to compare with."""
    first = measured.rounds[0]
    told: dict[str, Any] = {
        "game": name,
        "seats": seats,
        "rounds": len(measured.rounds),
        "decisions_per_s": _rounded(measured, lambda r: r.game.decisions_per_s, 1),
        "steps_per_s": _rounded(measured, lambda r: r.game.steps_per_s, 1),
        "copy_us": _rounded(measured, lambda r: r.copy_us, 4),
    }
    if first.yardsticks:
        told["openspiel"] = {name: round(_pace_of(measured, name), 1) for name in first.yardsticks}
        told["ratio"] = _rounded(measured, Round.ratio, 4)
    if first.clone_us is not None:
        told["clone_us"] = _rounded(measured, lambda r: r.clone_us, 4)
        told["copy_ratio"] = _rounded(measured, Round.copy_ratio, 4)
    told["absent"] = measured.absent
    return told


def _rounded(measured: Bench, measure: Any, digits: int) -> float | None:
    value = measured.typical(measure)
    return None if value is None else round(value, digits)


def _pace_of(measured: Bench, name: str) -> float:
    return measured.typical(lambda r: r.yardsticks[name].decisions_per_s) or 0.0


def _print(name: str, seats: int, measured: Bench, speaker: Speaker) -> None:
    say = speaker.say
    told = _data(name, seats, measured)
    table = Table(title=say("bench-title", game=say(f"game-{name}"), seats=seats, rounds=len(measured.rounds)))
    table.add_column()
    table.add_column(say("bench-decisions"), justify="right")
    table.add_column(say("bench-copy"), justify="right")
    copy = say("bench-time", value=told["copy_us"])
    table.add_row(say(f"game-{name}"), say("simulate-whole", value=told["decisions_per_s"]), copy, style="bold")
    for other, pace in told.get("openspiel", {}).items():
        clone = say("bench-time", value=told["clone_us"]) if other == CLONED and "clone_us" in told else ""
        table.add_row(f"OpenSpiel {other}", say("simulate-whole", value=pace), clone)
    console = Console()
    console.print(table)
    if "ratio" in told:
        console.print(say("bench-ratio", ratio=told["ratio"]), highlight=False)
    if "copy_ratio" in told:
        console.print(say("bench-copy-ratio", ratio=told["copy_ratio"], game=CLONED), highlight=False)
    if measured.absent:
        key = "bench-some-absent" if "ratio" in told else "bench-no-openspiel"
        console.print(say(key, games=speaker.together(measured.absent)), style="yellow", highlight=False)
