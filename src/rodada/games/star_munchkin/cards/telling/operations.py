"""What operations say: a clause each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rodada.games.star_munchkin.cards.telling.parts import NOTHING, Conditions, items, per
from rodada.games.star_munchkin.cards.telling.trees import (
    Plain,
    Tree,
    after,
    argument,
    dashed,
    join,
    say,
    signed,
    yes_no,
)

_SIX: Final = 6


class Operations:
    """Says lists of operations of one card or ability, which is aimed at `target`."""

    def __init__(self, conditions: Conditions, target: str = "") -> None:
        self._conditions: Final = conditions
        self._target: Final = target

    def clauses(self, ops: Sequence[Plain]) -> list[Tree]:
        """A clause for each operation."""
        return [self.clause(each) for each in ops]

    def together(self, ops: Sequence[Plain]) -> Tree:
        """A list inside a sentence."""
        return join("and", self.clauses(ops))

    def clause(self, source: Plain) -> Tree:
        """What one operation says, with its condition and what happens if it did nothing."""
        said = _SAID[source["op"]](self, source) if source["op"] in _SAID else self._plain(source)
        if "when" in source:
            context = "own" if source.get("who", "you") == "you" else "them"
            said = say("card-text-when", when=self._conditions.joint(source["when"], context), then=said)
        if source.get("otherwise"):
            said = say("card-text-otherwise", **{"then": said, "else": self.together(source["otherwise"])})
        return said

    def who(self, seat: str) -> Tree:
        """A seat as a phrase."""
        if seat == "target" and self._target == "rival":
            seat = "chosen"
        return say(f"who-{seat}")

    def _plain(self, source: Plain) -> Tree:
        return say(f"op-{dashed(source['op'])}")

    def _levels(self, source: Plain) -> Tree:
        who = source.get("who", "you")
        return say(
            f"op-{dashed(source['op'])}",
            who=who,
            subject=self.who(who),
            n=source["n"],
            may_win=yes_no(source.get("may_win", False)),
            per=per(source),
        )

    def _role(self, source: Plain) -> Tree:
        return say(f"op-{dashed(source['op'])}", what=source["what"], all=yes_no(source.get("all", False)))

    def _draw(self, source: Plain) -> Tree:
        who = source.get("who", "you")
        n = argument(source, "n")
        return say("op-draw", who=who, subject=self.who(who), deck=source["deck"], n=n)

    def _sift(self, source: Plain) -> Tree:
        return say("op-sift", deck=source["deck"], n=source["n"], keep=argument(source, "keep"))

    def _hand(self, source: Plain) -> Tree:
        who, to = source.get("who", "you"), argument(source, "to")
        return say(
            "op-lose-hand",
            who=who,
            subject=self.who(who),
            to=to,
            receiver=NOTHING if to == "discard" else self.who(to),
            n=source["n"],
            pick=argument(source, "pick"),
            per=per(source),
        )

    def _item(self, source: Plain) -> Tree:
        who, to, by = source.get("who", "you"), argument(source, "to"), argument(source, "by")
        choice: Tree = NOTHING
        if by not in ("owner", who) and argument(source, "which") != "random":
            choice = after(" ", say("op-by-seat", by=by, chooser=self.who(by)))
        return say(
            "op-lose-item",
            who=who,
            subject=self.who(who),
            to=to,
            receiver=NOTHING if to == "discard" else self.who(to),
            items=items(source.get("of"), argument(source, "which"), argument(source, "n"), who),
            by=choice,
        )

    def _value(self, source: Plain) -> Tree:
        return say("op-lose-value", n=source["n"])

    def _unequip(self, source: Plain) -> Tree:
        return say("op-unequip", items=items(source.get("of"), "any", argument(source, "n")))

    def _swap_item(self, source: Plain) -> Tree:
        return say("op-swap-item", limit=argument(source, "limit"), subject=self.who(source["with"]))

    def _swap_hands(self, source: Plain) -> Tree:
        return say("op-swap-hands", receiver=self.who(source["with"]))

    def _rotate_hands(self, source: Plain) -> Tree:
        return say("op-rotate-hands", to=source["to"])

    def _take_discard(self, source: Plain) -> Tree:
        kind = source.get("kind")
        return say(
            "op-take-discard",
            pick=argument(source, "pick"),
            kind=kind or "any",
            what=say(f"card-kind-{kind}") if kind else NOTHING,
            deck=source["deck"],
        )

    def _contest(self, source: Plain) -> Tree:
        ends = {
            name: say(f"op-contest-{name}", do=self.together(source[name])) if source.get(name) else NOTHING
            for name in ("win", "lose")
        }
        return say("op-contest", receiver=self.who(source["with"]), **ends)

    def _roll(self, source: Plain) -> Tree:
        rows = source["on"]
        if len(rows) == 1 and len(rows[0]["faces"]) == _SIX:
            return say("op-roll", rows=self.together(rows[0]["do"]))
        told = [say("card-text-roll-row", faces=_faces(row["faces"]), do=self.together(row["do"])) for row in rows]
        return say("op-roll", rows=join("; ", told))

    def _change_roll(self, source: Plain) -> Tree:
        mode = "by" if "by" in source else "to"
        return say("op-change-roll", mode=mode, signed=signed(source.get("by", 0)), n=source.get("to", 0))

    def _choose(self, source: Plain) -> Tree:
        return say("op-choose", options=join("or", [self.together(option) for option in source["options"]]))

    def _cancel(self, source: Plain) -> Tree:
        return say("op-cancel", what=source["what"])

    def _add_strength(self, source: Plain) -> Tree:
        return say("op-add-strength", side=argument(source, "side"), signed=signed(source["n"]))

    def _add_treasures(self, source: Plain) -> Tree:
        return say("op-add-treasures", n=source["n"], signed=signed(source["n"]))

    def _remove_monster(self, source: Plain) -> Tree:
        return say("op-remove-monster", treasures=argument(source, "treasures"))

    def _escape(self, source: Plain) -> Tree:
        return say("op-escape", who=argument(source, "who"))

    def _summon(self, source: Plain) -> Tree:
        return say("op-summon", **{"from": source["from"]})

    def _force_help(self, source: Plain) -> Tree:
        return say("op-force-help", subject=self.who("target"))


_SAID: Final[Mapping[str, Callable[[Operations, Plain], Tree]]] = {
    "gain_levels": Operations._levels,
    "lose_levels": Operations._levels,
    "change_role": Operations._role,
    "lose_role": Operations._role,
    "draw": Operations._draw,
    "sift": Operations._sift,
    "lose_hand": Operations._hand,
    "lose_item": Operations._item,
    "lose_value": Operations._value,
    "unequip": Operations._unequip,
    "swap_item": Operations._swap_item,
    "swap_hands": Operations._swap_hands,
    "rotate_hands": Operations._rotate_hands,
    "take_discard": Operations._take_discard,
    "contest": Operations._contest,
    "roll": Operations._roll,
    "change_roll": Operations._change_roll,
    "choose": Operations._choose,
    "cancel": Operations._cancel,
    "add_strength": Operations._add_strength,
    "add_treasures": Operations._add_treasures,
    "remove_monster": Operations._remove_monster,
    "escape": Operations._escape,
    "summon": Operations._summon,
    "force_help": Operations._force_help,
}
"""Operations with arguments; the others are the message of their name."""


def _faces(faces: list[int]) -> str:
    """`1–3` for neighbours, else `2, 5`."""
    ordered = sorted(faces)
    if len(ordered) > 1 and ordered[-1] - ordered[0] == len(ordered) - 1:
        return f"{ordered[0]}\N{EN DASH}{ordered[-1]}"
    return ", ".join(str(face) for face in ordered)
