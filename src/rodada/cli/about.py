"""`rodada about`: which Rodada this is, what it runs on, and where it keeps things."""

from __future__ import annotations

import json
import platform
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rodada import __version__, engine, games
from rodada.cli.folders import data_folder
from rodada.cli.parser import Commands
from rodada.engine import state
from rodada.words import Speaker

EXTRAS: Final = {
    "lab": ("polars", "altair", "openskill"),
    "environments": ("pettingzoo", "gymnasium", "numpy"),
    "openspiel": ("pyspiel",),
    "postgres": ("asyncpg",),
    "ray": ("ray",),
}
"""What may be installed beside Rodada, by what of it must be there."""
KERNEL: Final = "rodada.games.gunrunners.kernel.native"


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada about`."""
    parser = commands.add_parser("about")
    parser.add_argument("--json", action="store_true", help=speaker.say("about-json"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Look and tell."""
    found = about()
    if arguments.json:
        print(json.dumps(found))
        return 0
    say = speaker.say
    print(say("about-version", version=found["version"]))
    print(say("about-python", python=found["python"], name=found["implementation"]))
    print(say(f"about-engine-{found['engine']}"))
    print(say(f"about-kernel-{found['kernel']}"))
    print(say("about-games", games=speaker.together(say(f"game-{name}") for name in found["games"])))
    print(say("about-data", folder=found["data"]))
    print(say("about-package", folder=found["package"]))
    for there in (True, False):
        extras = [name for name, is_there in found["extras"].items() if is_there is there]
        if extras:
            print(say("about-extras" if there else "about-no-extras", extras=speaker.together(extras)))
    return 0


def about() -> dict[str, Any]:
    """What there is, as plain data."""
    return {
        "version": __version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "engine": "pure" if str(state.__file__).endswith(".py") else "compiled",
        "kernel": "there" if find_spec(KERNEL) else "missing",
        "games": games.names(),
        "data": str(data_folder()),
        "package": str(Path(engine.__file__).parents[1]),
        "extras": {name: all(map(find_spec, modules)) for name, modules in EXTRAS.items()},
    }
