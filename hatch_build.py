"""What hatchling does beyond packing the source, each part in a module of its own."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "web")]

import client_build  # noqa: E402  # found by the path above
from fast import wheel  # noqa: E402  # found by the path above


class RodadaBuild(BuildHookInterface[Any]):
    """The parts of a wheel that are made and not written."""

    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return [*(wheel.NEEDS if wheel.wanted() else []), *client_build.needs()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            client_build.build_if_stale()
        if wheel.wanted() and version == "standard":
            self._scratch = tempfile.TemporaryDirectory()
            wheel.add_compiled(Path(self._scratch.name, "compiled"), build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._scratch is not None:
            self._scratch.cleanup()
