"""Turns the rows of checked packs into the structs the game plays with. It trusts its input: `check` comes first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rodada.games.star_munchkin.cards.rows import (
    ANY,
    NO_LIST,
    Ability,
    Cannot,
    CardSet,
    Condition,
    Cost,
    Filter,
    Instead,
    Modifier,
    Operation,
    Row,
    Trigger,
)
from rodada.games.star_munchkin.cards.vocabulary import Word, vocabulary

Plain = Mapping[str, Any]

_CALLED: Final[Mapping[str, str]] = {"with": "with_whom", "from": "source"}
"""Arguments whose names are words of Python."""

_LISTS: Final = ("otherwise", "win", "lose")


def compile_set(packs: Iterable[tuple[str, Plain]]) -> CardSet:
    """The card set of packs by name: cards are numbered from 1, pack after pack, copies of a row in a row."""
    compiler = _Compiler()
    names: list[str] = []
    for name, pack in packs:
        names.append(name)
        for source in pack["card"]:
            row = compiler.row(name, source)
            compiler.rows.extend([row] * row.copies)
    return CardSet(packs=tuple(names), rows=tuple(compiler.rows), lists=tuple(compiler.lists))


def condition(source: Plain | None) -> Condition | None:
    """A condition from its table."""
    if source is None:
        return None
    plain = {
        field: value
        for field, value in source.items()
        if field in ("sex", "level_min", "level_max", "rank", "alone", "role", "has", "monsters_min")
    }
    return Condition(
        race=_several(source.get("race")),
        role_class=_several(source.get("class")),
        using=item_filter(source.get("using")),
        against=_several(source.get("against")),
        negated=condition(source.get("not")),
        **plain,
    )


def item_filter(source: Plain | None) -> Filter | None:
    """A filter from its table."""
    if source is None:
        return None
    return Filter(
        slots=_several(source.get("slot")),
        tag=source.get("tag", ""),
        in_use=source.get("in_use"),
        value_max=source.get("value_max"),
    )


def cost(source: Plain | None) -> Cost | None:
    """A price from its table."""
    if source is None:
        return None
    return Cost(pay=source["pay"], n=source.get("n", 1), of=item_filter(source.get("of")))


def _several(value: str | list[str] | None) -> tuple[str, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def _number(value: int | str) -> int:
    return ANY if value in ("all", "any") else int(value)


class _Compiler:
    """Collects rows and numbers the lists of operations over the whole set."""

    def __init__(self) -> None:
        self.rows: Final[list[Row]] = [_no_card()]
        self.lists: Final[list[tuple[Operation, ...]]] = [()]

    def ops(self, source: list[Plain] | None) -> int:
        """The number of a list."""
        if not source:
            return NO_LIST
        self.lists.append(tuple(self.operation(each) for each in source))
        return len(self.lists) - 1

    def operation(self, source: Plain) -> Operation:
        word = vocabulary().ops[source["op"]]
        given: dict[str, Any] = {name: facts["default"] for name, facts in word.arguments.items() if "default" in facts}
        given |= {name: value for name, value in source.items() if name not in ("op", "when")}
        if source["op"] == "change_roll":
            given = {{"by": "shift", "to": "face_to"}.get(name, name): value for name, value in given.items()}
        settings: dict[str, Any] = {_CALLED.get(name, name): self._value(name, value) for name, value in given.items()}
        settings.update(rows=settings.pop("on", ()))
        return Operation(op=source["op"], polarity=word.polarity, when=condition(source.get("when")), **settings)

    def _value(self, name: str, value: Any) -> Any:
        if name in _LISTS:
            return self.ops(value)
        if name == "options":
            return tuple(self.ops(each) for each in value)
        if name == "on":
            return tuple((tuple(row["faces"]), self.ops(row["do"])) for row in value)
        if name == "of":
            return item_filter(value)
        return _number(value) if name == "n" else value

    def row(self, pack: str, source: Plain) -> Row:
        kind = source["kind"]
        plain = {
            field: source[field]
            for field in (
                "role",
                "level",
                "treasures",
                "levels_gained",
                "bonus",
                "value",
                "slot",
                "lasts",
                "target",
                "copies",
            )
            if field in source
        }
        return Row(
            pack=pack,
            id=source["id"],
            kind=kind,
            deck=vocabulary().kinds[kind]["deck"],
            title=source["title"],
            flavour=source["flavour"],
            picture=source["picture"],
            tags=frozenset(source.get("tags", ())),
            restriction=condition(source.get("restriction")),
            requires=condition(source.get("requires")),
            windows=_several(source.get("window", "any" if kind == "level" else None)),
            cost=cost(source.get("cost")),
            ops=self.ops(source.get("ops")),
            bad=self.ops(source.get("bad")),
            modifiers=tuple(_modifier(each) for each in source.get("modifiers", ())),
            cannot=tuple(_cannot(each) for each in source.get("cannot", ())),
            instead=tuple(self._instead(each) for each in source.get("instead", ())),
            triggers=tuple(self._trigger(each) for each in source.get("triggers", ())),
            abilities=tuple(self._ability(each) for each in source.get("abilities", ())),
            source=dict(source),
            **plain,
        )

    def _instead(self, source: Plain) -> Instead:
        return Instead(
            of=source["of"],
            do=self.ops(source["do"]),
            when=condition(source.get("when")),
            cost=cost(source.get("cost")),
        )

    def _trigger(self, source: Plain) -> Trigger:
        return Trigger(
            on=source["on"],
            do=self.ops(source["do"]),
            when=condition(source.get("when")),
            may=source.get("may", False),
        )

    def _ability(self, source: Plain) -> Ability:
        limit = source.get("limit", {})
        return Ability(
            id=source["id"],
            name=source["name"],
            windows=_several(source["window"]),
            do=self.ops(source["do"]),
            target=source.get("target", "self"),
            cost=cost(source.get("cost")),
            limit_per=limit.get("per", ""),
            limit_times=limit.get("times", 0),
            when=condition(source.get("when")),
        )


def _modifier(source: Plain) -> Modifier:
    word = vocabulary().modifiers[source["is"]]
    slots = source["is"] == "slots"
    return Modifier(
        word=source["is"],
        polarity=word.polarity,
        n=_number(source.get("n", 0)),
        per=source.get("per", ""),
        of=None if slots else item_filter(source.get("of")),
        slots=tuple(source["of"]) if slots else (),
        to=source.get("to", ""),
        tag=source.get("tag", ""),
        when=condition(source.get("when")),
    )


def _cannot(source: Plain) -> Cannot:
    word: Word = vocabulary().cannot[source["what"]]
    return Cannot(
        what=source["what"],
        polarity=word.polarity,
        of=item_filter(source.get("of")),
        when=condition(source.get("when")),
    )


def _no_card() -> Row:
    """What stands at number 0, which hidden cards have in a view."""
    return Row(pack="", id="", kind="", deck="", title={}, flavour={}, picture="")
