"""`python -m fast FOLDER [-O0]`: a compiled copy of the package in a folder that is not there yet."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fast.building import USUAL, build


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fast", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=("engine", "kernel"))
    parser.add_argument("-O", dest="optimise", choices=("0", "1", "2", "3"), default=USUAL)
    asked = parser.parse_args()
    if asked.folder.exists():
        sys.exit(f"{asked.folder} is there already.")
    made = build(asked.folder.absolute(), asked.only != "kernel", asked.only != "engine", asked.optimise)
    print(f"{len(made)} modules compiled; use them with PYTHONPATH={asked.folder.absolute()}")


main()
