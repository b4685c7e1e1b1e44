"""`rodada check GAME`: the conformance kit on random games, positions, records and rubbish.

Exits with 1 if a promise was found broken, and shows the position or the data by which to see it again.
"""

from __future__ import annotations

import json
import os
import time
from argparse import Namespace
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from rodada import games
from rodada.cli.parser import Commands, Misused
from rodada.lab.conformance.campaign import WHAT, Survived, all_pairs, campaign, checks_of
from rodada.lab.conformance.finding import Finding
from rodada.words import Speaker

COMMAND: Final = "rodada check"
KEPT: Final = 0
BROKEN: Final = 1
INTERRUPTED: Final = 130
USUAL: Final = {"games": 100, "positions": 2000, "cases": 5000}
MOST: Final = 10**9
SHOWN: Final = 5
"""Findings shown of each kind: the first is what helps."""


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada check`."""
    say = speaker.say
    parser = commands.add_parser("check")
    number = say("simulate-number-word")
    about = say("check-game", games=speaker.either(games.names()))
    parser.add_argument("game", choices=games.names(), metavar=say("rules-game-word"), help=about)
    what = say("check-what-word")
    parser.add_argument("--what", action="append", choices=WHAT, metavar=what, help=say("check-what"))
    for name, usual in USUAL.items():
        about = say(f"check-{name}", **{name: usual})
        parser.add_argument(f"--{name}", type=int, default=usual, metavar=number, help=about)
    parser.add_argument("--pairs", type=int, metavar=number, help=say("check-pairs"))
    parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("check-seed"))
    parser.add_argument("--jobs", type=int, metavar=number, help=say("check-jobs"))
    parser.add_argument("--json", action="store_true", help=say("check-json"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Check what was asked for, one thing after the other, and say what came of it."""
    games.load(arguments.game)
    for name in (*USUAL, "pairs", "jobs"):
        given = getattr(arguments, name)
        if given is not None and not 1 <= given <= MOST:
            key, bound = ("small", {"least": 1}) if given < 1 else ("large", {"most": MOST})
            raise Misused(COMMAND, f"cli-number-too-{key}", argument=f"--{name}", given=given, **bound)
    told: list[dict[str, Any]] = []
    code = KEPT
    can = checks_of(arguments.game)
    for what in dict.fromkeys(arguments.what or can):
        if what not in can:
            choices = speaker.together(can)
            raise Misused(COMMAND, "check-not-of-this-game", given=what, game=arguments.game, choices=choices)
        survived, seconds, whole = _checked(what, arguments, speaker)
        told.append({"what": what, "seconds": round(seconds, 1), **msgspec.to_builtins(survived)})
        if not arguments.json:
            _say(survived, seconds, speaker)
        if survived.findings:
            code = BROKEN
        if not whole:
            code = INTERRUPTED
            break
    if arguments.json:
        print(json.dumps({"game": arguments.game, "seed": arguments.seed, "kept": code == KEPT, "checks": told}))
    elif code == INTERRUPTED:
        print(speaker.say("check-interrupted"))
    return code


def _checked(what: str, arguments: Namespace, speaker: Speaker) -> tuple[Survived, float, bool]:
    """What one kind of check survived, in how many seconds, and whether it came to its end."""
    wanted = _wanted(what, arguments)
    jobs = arguments.jobs or _processors()
    total = Survived(what)
    begun = time.perf_counter()
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(speaker.say(f"check-name-{what}"), total=wanted)
            for part in campaign(what, arguments.game, wanted, arguments.seed, jobs):
                total.merge(part)
                progress.advance(task, part.done)
    except KeyboardInterrupt:
        return total, time.perf_counter() - begun, False
    return total, time.perf_counter() - begun, True


def _wanted(what: str, arguments: Namespace) -> int:
    """How many games, positions, cases or pairs; no more pairs than there are."""
    if what == "meetings":
        there = all_pairs(arguments.game)
        return min(arguments.pairs or there, there)
    return int({"secrets": arguments.positions, "doors": arguments.cases}.get(what, arguments.games))


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _say(survived: Survived, seconds: float, speaker: Speaker) -> None:
    say, what = speaker.say, survived.what
    let_in = sum(n for note, n in survived.notes.items() if note.endswith("let in"))
    out = sum(n for note, n in survived.notes.items() if note.endswith("refused"))
    counts = {"done": survived.done, "decisions": survived.decisions, "in": let_in, "out": out}
    line = say(f"check-done-{what}", **counts)
    name, n = say(f"check-name-{what}"), len(survived.findings)
    print(say("check-line", name=name, survived=line, seconds=round(seconds, 1), findings=n), flush=True)
    for finding in survived.findings[:SHOWN]:
        _say_finding(finding, speaker)
    if n > SHOWN:
        print(say("check-more", more=n - SHOWN))


def _say_finding(finding: Finding, speaker: Speaker) -> None:
    say = speaker.say
    promise, name = say(f"check-promise-{finding.promise}"), say(f"check-name-{finding.what}")
    print(say("check-finding", name=name, number=str(finding.number), seed=str(finding.seed), promise=promise))
    if finding.seen:
        print(f"  {say('check-seen', seen=finding.seen)}")
    if finding.position is not None:
        print(f"  {say('check-position', position=json.dumps(finding.position))}")
    if finding.given is not None:
        print(f"  {say('check-given', given=json.dumps(finding.given))}")
