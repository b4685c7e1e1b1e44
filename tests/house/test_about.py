"""`rodada about` tells what it runs on, in both languages."""

from __future__ import annotations

import json

import pytest

from rodada import __version__
from rodada.cli.main import main
from rodada.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_version_engine_and_folder(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "about"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Rodada {__version__}\n")
    assert "{" not in out
    assert main(["about", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["data"] in out
    assert told["engine"] in ("pure", "compiled")
    assert told["games"] == ["gunrunners", "star-munchkin"]
