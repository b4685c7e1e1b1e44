"""The campaigns: what must hold whatever happens to a table, tried long. `python -m campaigns NAME --help`.

Each is a module with what it does in its first line; `tests/campaigns/test_*.py` run the same code briefly.
"""

from __future__ import annotations

import argparse
import importlib
import resource
import sys
import time

NAMES = (
    "kill",
    "torn",
    "back",
    "twice",
    "coming",
    "crowd",
    "deaf",
    "flood",
    "shelf",
    "anew",
    "doors",
    "seed",
    "hostile",
    "frames",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m campaigns", description=__doc__)
    commands = parser.add_subparsers(dest="name", required=True)
    asked = [name for name in NAMES if name in sys.argv[1:]] or NAMES  # one needs a browser, another a database
    campaigns = {name: importlib.import_module(f"campaigns.{name}") for name in asked}
    for name, campaign in campaigns.items():
        about = (campaign.__doc__ or "").partition("\n")[0]
        campaign.register(commands.add_parser(name, help=about, description=campaign.__doc__))
    arguments = parser.parse_args()
    many_files()
    begun = time.monotonic()
    figures = campaigns[arguments.name].run(arguments)
    print(f"{arguments.name}: holds, after {time.monotonic() - begun:.0f} s")
    for figure, value in figures.items():
        print(f"  {figure:28} {value}")
    return 0


def many_files() -> None:
    """A socket is a file, and there are thousands of them."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
