"""`rodada cards GAME [CARD]`: the gallery, in the terminal or as a page; and packs of cards, checked and kept."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from rodada import games
from rodada.cli.gallery import shown
from rodada.cli.gallery.exhibits import Exhibit, Wish, exhibits, folded, picked
from rodada.cli.parser import Commands, Misused, Parser, closest, unknown_choice
from rodada.games.star_munchkin.cards.check import MOST_BYTES, Checked, Fault, checked
from rodada.games.star_munchkin.cards.effects import EFFECTS
from rodada.games.star_munchkin.cards.packs import SHELF, admit, full_name, known_packs, shipped
from rodada.games.star_munchkin.cards.vocabulary import vocabulary
from rodada.lab.files import naming
from rodada.words import Speaker

COMMAND: Final = "rodada cards"
GAME: Final = "star-munchkin"
SOUND: Final = 0
FAULTY: Final = 1


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada cards`."""
    say = speaker.say
    parser = commands.add_parser("cards")
    about = say("cards-game", games=GAME)
    parser.add_argument("game", choices=games.names(), metavar=say("rules-game-word"), help=about)
    parser.add_argument("card", nargs="?", metavar=say("cards-id-word"), help=say("cards-id"))
    _add_filters(parser, speaker)
    file = say("cards-file-word")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--html", type=Path, metavar=file, help=say("cards-html"))
    way.add_argument("--plain", action="store_true", help=say("cards-plain"))
    way.add_argument("--check", type=Path, metavar=file, help=say("cards-check"))
    way.add_argument("--add", type=Path, metavar=file, help=say("cards-add"))


def _add_filters(parser: Parser, speaker: Speaker) -> None:
    say = speaker.say
    kinds, decks = vocabulary().lists["kinds"], vocabulary().lists["decks"]
    effects = speaker.together(EFFECTS)
    roles = speaker.together(sorted({role for each in exhibits(["core"]) for role in each.roles} - {"none"}))
    packs = speaker.together(known_packs())
    kind = say("cards-kind-word")
    parser.add_argument("--kind", choices=kinds, metavar=kind, help=say("cards-kind", kinds=speaker.together(kinds)))
    parser.add_argument("--deck", choices=decks, metavar="|".join(decks), help=say("cards-deck"))
    parser.add_argument("--class", dest="role", metavar=say("cards-class-word"), help=say("cards-class", roles=roles))
    parser.add_argument("--effect", metavar=say("cards-effect-word"), help=say("cards-effect", effects=effects))
    parser.add_argument("--search", metavar=say("cards-search-word"), help=say("cards-search"))
    parser.add_argument("--packs", metavar=say("cards-packs-word"), help=say("cards-packs", packs=packs))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Show, write or check what was asked for."""
    if arguments.game != GAME:
        raise Misused(COMMAND, "cards-no-gallery", game=speaker.say(f"game-{arguments.game}"))
    if arguments.check is not None:
        return _check(arguments.check, speaker)
    if arguments.add is not None:
        return _add(arguments.add, speaker)
    chosen = _chosen(arguments, speaker)
    if arguments.html is not None:
        return _write(arguments.html, chosen, speaker)
    if not chosen:
        print(speaker.say("cards-none"))
        return FAULTY
    _print(chosen, arguments.plain, speaker)
    return SOUND


# --- the gallery ---


def _chosen(arguments: Namespace, speaker: Speaker) -> list[Exhibit]:
    every = exhibits(_packs(arguments.packs, speaker))
    if arguments.card is not None:
        return [_named(every, arguments.card, speaker)]
    roles = {role for each in every for role in each.roles}
    role = _one_of("--class", arguments.role, roles, speaker)
    words = {*EFFECTS, *vocabulary().ops, *vocabulary().modifiers, *vocabulary().cannot}
    effect = _one_of("--effect", arguments.effect, words, speaker)
    wish = Wish(arguments.kind or "", arguments.deck or "", role, effect, arguments.search or "")
    return picked(every, wish, speaker)


def _packs(given: str | None, speaker: Speaker) -> list[str]:
    names = [full_name(name.strip()) for name in (given or "core").split(",")]
    return [_one_of("--packs", name, set(known_packs()), speaker) for name in dict.fromkeys(names)]


def _one_of(argument: str, given: str | None, known: set[str], speaker: Speaker) -> str:
    if given is not None and given not in known:
        raise unknown_choice(speaker, COMMAND, argument, given[:60], sorted(known))
    return given or ""


def _named(every: list[Exhibit], given: str, speaker: Speaker) -> Exhibit:
    """The card of that id or title, in any language."""
    names = {folded(name): each for each in every for name in (*each.row.title.values(), each.row.id)}
    if folded(given) not in names:
        maybe = closest(speaker, folded(given), [each.row.id for each in every])
        raise Misused(COMMAND, "cards-unknown", given=given[:60], maybe=maybe)
    return names[folded(given)]


def _print(chosen: list[Exhibit], plain: bool, speaker: Speaker) -> None:
    count = speaker.say("cards-count", rows=len(chosen), cards=sum(each.row.copies for each in chosen))
    console = Console()
    if plain or not console.is_terminal:
        print("\n\n".join(shown.plain(each, speaker) for each in chosen))
        print(f"\n{count}")
    else:
        console.print(shown.framed(chosen, speaker))
        console.print(count, highlight=False)


def _write(path: Path, chosen: list[Exhibit], speaker: Speaker) -> int:
    from rodada.cli.gallery.page import page

    with naming(path):
        path.write_text(page(chosen, speaker), encoding="utf-8")
    print(speaker.say("cards-written", path=str(path), rows=len(chosen)))
    return SOUND


# --- packs from outside ---


def _check(path: Path, speaker: Speaker) -> int:
    _, found = _read(path)
    if not found.faults and found.pack is not None:
        print(_sound(path, found.pack, speaker))
        return SOUND
    for fault in found.faults:
        print(_told(fault, speaker))
    print(speaker.say("cards-faults", path=str(path), count=len(found.faults)))
    return FAULTY


def _add(path: Path, speaker: Speaker) -> int:
    code = _check(path, speaker)
    if code == SOUND:
        from rodada.cli.terminal.saves import write_whole

        data, _ = _read(path)
        name = admit(data)
        write_whole(Path(os.environ[SHELF]) / f"{name}.toml", data.decode("utf-8"))
        print(speaker.say("cards-added", name=name, id=name.partition("@")[0]))
    return code


def _read(path: Path) -> tuple[bytes, Checked]:
    """A file, never more of it than a pack may have, and what is wrong with it."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    return data, checked(data, shipped())


def _sound(path: Path, pack: dict[str, Any], speaker: Speaker) -> str:
    kinds = vocabulary().kinds
    decks = [kinds[card["kind"]]["deck"] for card in pack["card"] for _ in range(card.get("copies", 1))]
    return speaker.say(
        "cards-sound",
        path=str(path),
        id=pack["pack"]["id"],
        rows=len(pack["card"]),
        door=decks.count("door"),
        treasure=decks.count("treasure"),
    )


def _told(fault: Fault, speaker: Speaker) -> str:
    reason = speaker.say(fault.key, **fault.arguments)
    card = fault.card or "none"
    if not fault.field:
        return speaker.say("cards-fault-whole", card=card, reason=reason)
    return speaker.say("cards-fault", card=card, where=fault.field, reason=reason)
