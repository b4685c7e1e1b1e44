"""The wheel with compiled modules in it, made where `RODADA_FAST` is set; without, the wheel is the pure one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

SWITCH: Final = "RODADA_FAST"
NEEDS: Final = ["cython>=3.2,<4", "msgspec>=0.20,<1", "mypy>=2,<3", "setuptools>=80"]
"""What compiling needs beside a C compiler; only then."""


def wanted() -> bool:
    return os.environ.get(SWITCH, "0") not in ("", "0")


def add_compiled(folder: Path, build_data: dict[str, Any]) -> None:
    """Compile in a folder that is not there yet, and tell hatchling which files of it belong to the wheel."""
    from fast.building import build

    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    for path in build(folder):
        build_data["force_include"][str(path)] = path.relative_to(folder.resolve()).as_posix()
