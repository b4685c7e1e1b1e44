"""The sentences of a card, in the order in which they are read."""

from __future__ import annotations

from rodada.games.star_munchkin.cards.rows import Row
from rodada.games.star_munchkin.cards.telling.operations import Operations
from rodada.games.star_munchkin.cards.telling.parts import Conditions, price
from rodada.games.star_munchkin.cards.telling.passives import Passives, windows
from rodada.games.star_munchkin.cards.telling.trees import Plain, Titles, Tree, after, dashed, join, say, signed
from rodada.games.star_munchkin.cards.vocabulary import FOE_KINDS


def sentences(row: Row, titles: Titles) -> list[Tree]:
    """All that a card says beside its numbers, a clause for each sentence."""
    source = row.source
    conditions = Conditions(titles)
    passives = Passives(conditions, "side" if row.kind in FOE_KINDS else "own")
    said: list[Tree] = []
    if "restriction" in source:
        said.append(conditions.restriction(source["restriction"]))
    if row.kind == "enhancer":
        said += _enhancer(source)
    if row.kind == "special":
        said.append(say(f"card-role-{dashed(row.role)}"))
    if row.kind in ("oneshot", "level"):
        said += _played(source, conditions)
    if row.kind == "trap":
        said += Operations(conditions).clauses(source.get("ops", ()))
    said += passives.all_of(source)
    return said + _bad_stuff(source, conditions)


def _enhancer(source: Plain) -> list[Tree]:
    if source.get("ops") == [{"op": "clone"}]:
        said = [say("card-text-facts-clone")]
    else:
        treasures = source["treasures"]
        said = [
            say(
                "card-text-facts-enhancer",
                signed=signed(source["bonus"]),
                treasures=treasures,
                signed_treasures=signed(treasures),
            )
        ]
    if source.get("tags"):
        said.append(say("card-text-facts-tags", tags=join("and", [say(f"card-tag-{tag}") for tag in source["tags"]])))
    return said


def _played(source: Plain, conditions: Conditions) -> list[Tree]:
    """When it may be played, what it costs and what it does."""
    when = say("card-text-play", window=windows(source.get("window", "any")))
    if "requires" in source:
        only = say("card-text-requires", when=conditions.joint(source["requires"]))
        when = join("", [when, after(", ", only)])
    operations = Operations(conditions, source["target"])
    if "cost" in source:
        return [when, say("card-text-cost", cost=price(source["cost"]), do=operations.together(source["ops"]))]
    return [when, *operations.clauses(source["ops"])]


def _bad_stuff(source: Plain, conditions: Conditions) -> list[Tree]:
    if not source.get("bad"):
        return []
    first, *rest = Operations(conditions).clauses(source["bad"])
    return [say("card-text-bad-stuff", do=first), *rest]
