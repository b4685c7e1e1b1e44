"""The gallery as one page that needs nothing else: cards, pictures, lettering, search and filters, in both languages.

Every card is in the page as text, so it can be read, searched and printed without its script.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from rodada.cli.gallery.exhibits import Exhibit
from rodada.games.star_munchkin.cards.effects import EFFECTS
from rodada.games.star_munchkin.cards.pictures import LICENCE, LICENCE_PAGE, SOURCE, picture
from rodada.games.star_munchkin.cards.telling.trees import signed
from rodada.games.star_munchkin.cards.vocabulary import vocabulary
from rodada.words import LANGUAGES, Speaker, speaker
from rodada.words.trees import spoken

_HERE: Final = Path(__file__).parent
_SIZES: Final = ((150, 1), (230, 2), (330, 3))
"""Up to so many characters of text, its size; longer ones are set smaller."""
_LONG_TITLE: Final = 26


def page(every: Sequence[Exhibit], reader: Speaker) -> str:
    """The whole page, opened in the reader's language."""
    css = _file("page.css").replace("%FONT%", base64.b64encode((_HERE / "bangers.woff2").read_bytes()).decode())
    title = _said(lambda by: by.say("cards-page-title", game=by.say("game-star-munchkin")))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{reader.lang}" data-say="{reader.lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(reader.say('cards-page-title', game=reader.say('game-star-munchkin')))}</title>",
            f"<style>{css}</style></head><body>",
            f'<header class="top"><h1>{title}</h1><p class="lead">{_word("cards-page-lead")}</p></header>',
            _tools(every, reader),
            '<main class="cards">',
            *(_card(each) for each in every),
            "</main>",
            f'<p class="none"{" hidden" if every else ""}>{_word("cards-page-none")}</p>',
            _foot(every),
            f"<script>{_file('page.js')}</script></body></html>\n",
        ]
    )


# --- words in both languages ---


def _said(text: Callable[[Speaker], str], tag: str = "span") -> str:
    """A text in each language, of which one is seen."""
    return "".join(f'<{tag} lang="{each}">{escape(text(speaker(each)))}</{tag}>' for each in LANGUAGES)


def _word(key: str) -> str:
    return _said(lambda by: by.say(key))


def _option(value: str, text: Callable[[Speaker], str], reader: Speaker) -> str:
    english, portuguese = (escape(text(speaker(each))) for each in LANGUAGES)
    return f'<option value="{value}" data-en="{english}" data-pt="{portuguese}">{escape(text(reader))}</option>'


# --- search and filters ---


def _tools(every: Sequence[Exhibit], reader: Speaker) -> str:
    kinds = [kind for kind in vocabulary().lists["kinds"] if any(each.row.kind == kind for each in every)]
    titles = {each.row.id: each.row.title for each in every if each.row.kind in ("class", "race")}
    effects = [effect for effect in EFFECTS if any(effect in each.effects for each in every)]
    packs = list(dict.fromkeys(each.row.pack for each in every))
    selects = [
        _select("kind", kinds, lambda kind: lambda by: by.say(f"card-kind-{kind}"), reader),
        _select("deck", ["door", "treasure"], lambda deck: lambda by: by.say(f"card-deck-{deck}"), reader),
        _select("roles", list(titles), lambda role: lambda by: titles[role][by.lang], reader, "class"),
        _select("effects", effects, lambda effect: lambda by: by.say(f"cards-effect-{effect}"), reader, "effect"),
    ]
    if len(packs) > 1:
        selects.append(_select("pack", packs, lambda pack: lambda _by: pack, reader))
    return "\n".join(
        [
            '<form class="tools">',
            f'<label class="search">{_word("cards-page-search")}<input type="search" name="search"></label>',
            *selects,
            f'<label class="check"><input type="checkbox" name="copies">{_word("cards-page-copies")}</label>',
            f'<button type="reset">{_word("cards-page-clear")}</button>',
            f'<button type="button" id="print">{_word("cards-page-print")}</button>',
            '<button type="button" id="language"><span lang="en">Português</span>'
            '<span lang="pt-BR">English</span></button>',
            f'<output class="count"><span id="shown">{len(every)}</span> {_word("cards-page-shown")}</output>',
            "</form>",
        ]
    )


def _select(
    name: str,
    values: Iterable[str],
    text: Callable[[str], Callable[[Speaker], str]],
    reader: Speaker,
    label: str = "",
) -> str:
    options = "".join(_option(value, text(value), reader) for value in values)
    anything = _option("", lambda by: by.say("cards-page-any"), reader)
    word = _word(f"cards-page-{label or name}")
    return f'<label>{word}<select name="{name}">{anything}{options}</select></label>'


# --- a card ---


def _card(exhibit: Exhibit) -> str:
    row = exhibit.row
    drawn = picture(row.picture)
    number = _number(exhibit)
    burst = f'<span class="burst"><b>{number}</b></span>' if number else ""
    copies = f'<span class="copies">×{row.copies}</span>' if row.copies > 1 else ""
    facts = _facts(exhibit)
    return "\n".join(
        [
            f'<article class="card k-{row.kind}" id="{row.pack}:{row.id}" data-kind="{row.kind}" data-deck="{row.deck}"'
            f' data-pack="{row.pack}" data-roles="{" ".join(sorted(exhibit.roles))}"'
            f' data-effects="{" ".join(exhibit.effects)}" data-copies="{row.copies}">',
            f'<header><span class="kind">{_word(f"card-kind-{row.kind}")}</span><h2>{_title(exhibit)}</h2></header>',
            f'<div class="art"><svg viewBox="0 0 512 512" aria-hidden="true">{drawn.paths}</svg>{burst}{copies}</div>',
            f'<p class="facts">{facts}</p>' if facts else "",
            *(_text(exhibit, speaker(language)) for language in LANGUAGES),
            f'<p class="flavour">{_said(lambda by: row.flavour[by.lang])}</p>',
            f"<footer>{_word(f'card-deck-{row.deck}')}<span>{escape(f'{row.pack} · {drawn.author}')}</span></footer>",
            "</article>",
        ]
    )


def _title(exhibit: Exhibit) -> str:
    titles = exhibit.row.title
    spans = (f'<span lang="{each}"{_long(titles[each])}>{escape(titles[each])}</span>' for each in LANGUAGES)
    return "".join(spans)


def _long(title: str) -> str:
    return ' class="long"' if len(title) > _LONG_TITLE else ""


def _number(exhibit: Exhibit) -> str:
    """The largest number on the card."""
    row = exhibit.row
    if row.kind == "monster":
        return str(row.level)
    return signed(row.bonus) if row.bonus and row.kind in ("item", "sidekick", "enhancer") else ""


def _facts(exhibit: Exhibit) -> str:
    def line(by: Speaker) -> str:
        tags = [by.say(f"card-tag-{tag}") for tag in exhibit.tags]
        return " · ".join([*(spoken(by, fact) for fact in exhibit.facts), *tags])

    # The marks of an enhancer are told in its text: it gives them to its monster.
    return _said(line) if exhibit.facts or (exhibit.tags and exhibit.row.kind != "enhancer") else ""


def _text(exhibit: Exhibit, by: Speaker) -> str:
    lines = exhibit.text(by)
    length = sum(len(line) for line in lines) + 30 * len(lines)
    size = next((size for most, size in _SIZES if length <= most), 4)
    worst = by.say("card-text-bad-stuff", do="")
    bad = next((i for i, line in enumerate(lines) if line.startswith(worst)), len(lines))
    paragraphs = "".join(f"<p{' class=bad' if i >= bad else ''}>{escape(line)}</p>" for i, line in enumerate(lines))
    return f'<div class="text s{size}" lang="{by.lang}">{paragraphs}</div>'


def _foot(every: Sequence[Exhibit]) -> str:
    names = sorted({picture(each.row.picture).author for each in every} - {""})
    credit = _said(lambda by: by.say("cards-page-credit", authors=by.together(names)))
    link = f'<a href="{LICENCE_PAGE}">{LICENCE}</a> · <a href="{SOURCE}">{SOURCE.removeprefix("https://")}</a>'
    return f'<footer class="foot"><p>{credit}</p><p>{link}</p><p>{_word("cards-page-made")}</p></footer>'


def _file(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")
