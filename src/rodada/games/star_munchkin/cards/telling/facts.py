"""The numbers and marks of a card that stand beside its text."""

from __future__ import annotations

from rodada.games.star_munchkin.cards.rows import Row
from rodada.games.star_munchkin.cards.telling.trees import Tree, dashed, say, signed
from rodada.games.star_munchkin.cards.vocabulary import vocabulary


def facts(row: Row) -> list[Tree]:
    """Level and treasures, bonus, slot and value: what a player looks for first."""
    said: list[Tree] = []
    if row.kind == "monster":
        said += [say("card-fact-level", n=row.level), say("card-fact-treasures", n=row.treasures)]
        if row.levels_gained > 1:
            said.append(say("card-text-facts-levels", n=row.levels_gained))
    if row.kind in ("item", "sidekick") and row.bonus:
        said.append(say("card-fact-bonus", signed=signed(row.bonus)))
    if row.kind == "item":
        said.append(say(f"card-slot-{dashed(row.slot)}"))
    if row.kind in ("item", "oneshot"):
        said.append(say("card-text-facts-value", n=row.value))
    return said


def tags_of(row: Row) -> list[str]:
    """The marks of a card, in the order of the vocabulary."""
    known = [tag for name, tags in vocabulary().lists.items() if name.startswith("tags_") for tag in tags]
    return [tag for tag in dict.fromkeys(known) if tag in row.tags]
