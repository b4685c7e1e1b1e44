"""Where this system keeps what a program keeps for a person: saves, records, packs of cards."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder for all of it."""
    if platform == "win32" and environment.get("APPDATA"):
        return Path(environment["APPDATA"]) / "Rodada"
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "rodada"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Rodada"
    return Path.home() / ".local" / "share" / "rodada"
