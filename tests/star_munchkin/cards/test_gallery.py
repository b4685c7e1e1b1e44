"""`rodada cards`: the gallery in the terminal and as a page, packs checked and kept."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rodada.cli.main import main
from rodada.games.star_munchkin.cards import packs
from rodada.games.star_munchkin.cards.packs import SHELF, card_set
from star_munchkin.cards.test_packs import SMALL

VOID = {"meta", "input", "path", "br", "link"}


def rodada(*arguments: str) -> int:
    return main(["cards", "star-munchkin", "--lang", "en", *arguments])


class Structure(HTMLParser):
    """Whether tags close in order, what they load, and which cards there are."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cards: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.loaded += [value for name, value in attrs if name in ("src", "srcset") and value is not None]
        if tag == "article":
            self.cards.append(given["id"] or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def test_the_page_holds_every_card_and_loads_nothing(tmp_path: Path) -> None:
    file = tmp_path / "cards.html"
    assert rodada("--packs", "core,red-tape", "--html", str(file)) == 0
    text = file.read_text(encoding="utf-8")
    page = Structure()
    page.feed(text)
    assert page.open == []
    assert page.loaded == []
    assert not re.search(r"url\((?!data:)|@import|fetch\(", text)
    rows = {f"{row.pack}:{row.id}": row for row in card_set(("core", "red-tape")).rows[1:]}
    assert page.cards == list(rows)
    for row in rows.values():
        for title in row.title.values():
            assert title.replace("'", "&#x27;") in text
    assert "CC BY 3.0" in text
    assert "delapouite" in text


def test_a_hostile_title_stays_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "_ADMITTED", {})
    name = packs.admit(SMALL.replace(b'"Crumb"', b'"<script>alert(1)</script>"'))
    file = tmp_path / "cards.html"
    assert rodada("--packs", name, "--html", str(file)) == 0
    assert "<script>alert" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "seen", "unseen"),
    [
        (["plasmoid"], "Plasmoid", "Feline ("),
        (["Seu Gêmeo do Mal"], "Your Evil Twin", "Plasmoid"),
        (["--kind", "race"], "Feline", "Plasmoid"),
        (["--deck", "treasure", "--effect", "sift"], "Lovely Assistant", "Feline"),
        (["--class", "mutant", "--kind", "item"], "Tentacle Sneakers", "Plasmoid"),
        (["--effect", "dice", "--kind", "monster"], "Space Goats", "Plasmoid"),
        (["--search", "CREME brulee"], "Torch", "Plasmoid"),
    ],
)
def test_what_is_asked_for_is_shown(
    arguments: list[str], seen: str, unseen: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = rodada(*arguments)
    said = capsys.readouterr().out
    assert (code == 0) == bool(seen)
    assert seen in said
    assert unseen not in said


@pytest.mark.parametrize(
    "arguments",
    [["nobody"], ["--kind", "planet"], ["--class", "wizard"], ["--effect", "magic"], ["--packs", "x"]],
)
def test_what_is_not_there_is_refused_with_what_is(arguments: list[str]) -> None:
    assert rodada(*arguments) == 2


def test_a_pack_is_checked_and_every_fault_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.toml"
    file.write_bytes(SMALL)
    assert rodada("--check", str(file)) == 0
    file.write_bytes(SMALL.replace(b"value = 0", b"value = 5").replace(b"bonus = 1", b"bonus = 99"))
    assert rodada("--check", str(file)) == 1
    said = capsys.readouterr().out
    assert "crumb, value: " in said
    assert "crumb, bonus: 99 is not possible; it goes from -10 to 10." in said
    assert rodada("--check", str(tmp_path / "nowhere.toml")) == 2


def test_an_added_pack_can_be_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(packs, "_ADMITTED", {})
    monkeypatch.setenv(SHELF, str(tmp_path / "shelf"))
    file = tmp_path / "small.toml"
    file.write_bytes(SMALL)
    assert rodada("--add", str(file)) == 0
    packs._ADMITTED.clear()
    assert len(list((tmp_path / "shelf").iterdir())) == 1
    assert rodada("--packs", "core,small", "crumb") == 0
    assert "Crumb" in capsys.readouterr().out


def test_options_name_an_added_pack_with_its_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    from rodada.games.star_munchkin.options import options_data, options_from

    monkeypatch.setattr(packs, "_ADMITTED", {})
    name = packs.admit(SMALL)
    options = options_from({"packs": ["core", "small"]}, packs.known_packs())
    assert list(options_data(options)["packs"]) == ["core", name]
