"""A first visit is small: what the start page and a table need of script, as the build's own list of parts tells."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from client.built import client
from rodada import games
from rodada.words import LANGUAGES

MOST = 120_000
"""Bytes of script, gzipped."""

Manifest = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def built() -> tuple[Path, Manifest]:
    folder = client()
    return folder, json.loads((folder / ".vite" / "manifest.json").read_text(encoding="utf-8"))


def scripts(manifest: Manifest, *entries: str) -> set[str]:
    """The files of script that these parts bring, with all that they import at once."""
    found: set[str] = set()
    waiting = list(entries)
    while waiting:
        part = manifest[waiting.pop()]
        if part["file"].endswith(".js") and part["file"] not in found:
            found.add(part["file"])
            waiting += part.get("imports", [])
    return found


def entry(built: tuple[Path, Manifest]) -> list[str]:
    """The parts that the page itself names."""
    page = (built[0] / "index.html").read_text(encoding="utf-8")
    return [name for name, part in built[1].items() if part["file"] in page]


def weight(folder: Path, files: set[str]) -> int:
    return sum(len(gzip.compress((folder / file).read_bytes(), 9)) for file in files)


def part(manifest: Manifest, *ends: str) -> list[str]:
    """The parts whose source ends like one of these."""
    found = [name for name in manifest if name.endswith(ends)]
    assert len(found) == len(ends), (ends, found)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page(built: tuple[Path, Manifest], language: str) -> None:
    folder, manifest = built
    files = scripts(manifest, *entry(built), *part(manifest, f"virtual:words/{language}/shared"))
    assert weight(folder, files) <= MOST / 2


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_by_its_link(built: tuple[Path, Manifest], language: str, game: str) -> None:
    folder, manifest = built
    words = [f"virtual:words/{language}/{words}" for words in ("shared", "playing", game)]
    entries = part(manifest, *words, "table/Table.svelte", f"games/{game}/index.ts")
    assert weight(folder, scripts(manifest, *entry(built), *entries)) <= MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_page_asks_for_next_is_asked_for_with_its_script(built: tuple[Path, Manifest], language: str) -> None:
    folder, manifest = built
    early = json.loads((folder / "early.json").read_text(encoding="utf-8"))
    named = {kind: {link["href"].removeprefix("/") for link in early[kind][language]} for kind in ("/", "/t/")}
    words = {manifest[name]["file"] for name in part(manifest, f"{language}/shared", f"{language}/playing")}
    assert named["/"] == {"api/start", manifest[part(manifest, f"{language}/shared")[0]]["file"]}
    table = part(manifest, "table/Table.svelte")
    needed = scripts(manifest, *table) - scripts(manifest, *entry(built))
    assert named["/t/"] == words | needed | set(manifest[table[0]]["css"])


def test_a_slow_line_gets_each_text_as_tight_as_can_be(built: tuple[Path, Manifest]) -> None:
    for file in {part["file"] for part in built[1].values() if part["file"].endswith((".js", ".css"))}:
        text = (built[0] / file).read_bytes()
        assert (built[0] / f"{file}.br").stat().st_size < len(gzip.compress(text, 9)), file


def test_nothing_is_inline(built: tuple[Path, Manifest]) -> None:
    """The page's own policy forbids it."""
    page = (built[0] / "index.html").read_text(encoding="utf-8")
    assert "<style" not in page
    assert page.count("<script") == page.count('<script type="module" crossorigin src=')
    assert "style=" not in page
