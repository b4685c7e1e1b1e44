"""Answers with their keys: hand cards by their place in the hand, what is always there by its own letter, all else in
order. What stands behind a step of its own lies at its thing too, without a key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rodada.engine.actions import argument_of, verb_of
from rodada.engine.errors import Illegal
from rodada.engine.presenting import ACT, Choice, Pick
from rodada.games.star_munchkin import verbs
from rodada.games.star_munchkin.presenting import things, wording
from rodada.games.star_munchkin.presenting.outlook import outlook, sums
from rodada.games.star_munchkin.presenting.planning import GROUP, LEAVE, MORE
from rodada.games.star_munchkin.presenting.wording import Words, both
from rodada.games.star_munchkin.state import StarMunchkinState

HAND_KEYS: Final = "1234567890afijosyz"
"""Keys of hand cards, in the order of the hand."""
LIST_KEYS: Final = "1234567890abcdefghijknosuvyz"
PAGE: Final = 20
"""Answers of a long list that are shown at once."""

GO_ON: Final = "p"
"""The key of the answer that goes on."""
NEVER_MIND: Final = Pick(LEAVE, 0)

EQUIP: Final = 1
USE: Final = 2
DROP: Final = 3
SELL: Final = 4
TRADE: Final = 5
ASK: Final = 6
TROUBLE: Final = 7
TABLE: Final = 8
GROUPS: Final[Mapping[int, tuple[str, str]]] = {
    ASK: ("ask", "h"),
    TABLE: ("table", "g"),
    USE: ("use", "u"),
    EQUIP: ("equip", "e"),
    SELL: ("sell", "v"),
    TRADE: ("trade", "n"),
    TROUBLE: ("trouble", "k"),
    DROP: ("drop", "d"),
}
"""Kinds of actions that stand behind one answer: name and key."""

_GROUP_OF: Final = {
    verbs.EQUIP: EQUIP,
    verbs.UNEQUIP: EQUIP,
    verbs.CARRY: EQUIP,
    verbs.USE: USE,
    verbs.DROP: DROP,
    verbs.SELL: SELL,
    verbs.TRADE: TRADE,
    verbs.ASK: ASK,
    verbs.TROUBLE: TROUBLE,
}
_ALWAYS_GROUPED: Final = frozenset((SELL, TRADE, ASK, TROUBLE))
_FROM_HAND: Final = (verbs.PLAY, verbs.TROUBLE, verbs.GIVE, verbs.CHOOSE_CARD, verbs.PROMISE, verbs.SELL)


def hand_card_of(pick: Pick, hand: Sequence[int]) -> int:
    """The hand card that an answer plays, gives or pays with, or 0."""
    if pick.kind != ACT or verb_of(pick.value) not in _FROM_HAND:
        return 0
    card = argument_of(pick.value)
    return card if card in hand else 0


def group_of(table: StarMunchkinState, seat: int, act: int) -> int:
    """The group behind which an action stands, or 0."""
    if verb_of(act) == verbs.PLAY:
        return TABLE if argument_of(act) in table.table[seat] else 0
    return _GROUP_OF.get(verb_of(act), 0)


class Answers:
    """The answers to one question, in the making; `reserved` keys are left free."""

    def __init__(self, table: StarMunchkinState, seat: int, reserved: str = "") -> None:
        self.table = table
        self.seat = seat
        self._reserved = set(reserved)
        self._sums = sums(table)
        self._found: list[Choice] = []
        self._touched: list[Choice] = []

    def __len__(self) -> int:
        return len(self._found)

    def all(self) -> tuple[Choice, ...]:
        """The answers with their keys; those of hand cards are where the hand shows them."""
        found = self._found
        taken = {choice.key for choice in found} | self._reserved
        hand = self.table.hand[self.seat]
        for i, choice in enumerate(found):
            card = 0 if choice.key else hand_card_of(choice.pick, hand)
            place = hand.index(card) if card else len(HAND_KEYS)
            if place < len(HAND_KEYS) and HAND_KEYS[place] not in taken:
                found[i] = choice._replace(key=HAND_KEYS[place])
                taken.add(HAND_KEYS[place])
        if any(hand_card_of(choice.pick, hand) for choice in found):
            taken |= set(HAND_KEYS[: len(hand)])
        rest = iter(key for key in LIST_KEYS if key not in taken)
        return (*(choice if choice.key else choice._replace(key=next(rest, "")) for choice in found), *self._touched)

    def add(self, act: int, key: str = "", refusal: Illegal | None = None) -> None:
        """One action of the game; the one with the key to go on is what leads."""
        self._found.append(self._choice(act, key, refusal))

    def _choice(self, act: int, key: str, refusal: Illegal | None = None) -> Choice:
        words = wording.of_action(self.table, self.seat, act)
        then = None if refusal else outlook(self.table, self.seat, act, self._sums)
        label, spoken = words.with_outlook(then) if then is not None else words
        at = things.of_action(self.table, act)
        return Choice(key, label, spoken, Pick(ACT, act), at, refusal, leads=key == GO_ON)

    def offer(self, words: Words, pick: Pick, key: str = "", at: str = "") -> None:
        """An answer that is not one action."""
        self._found.append(Choice(key, *words, pick, at))

    def step(self, key: str, name: str, pick: Pick) -> None:
        """A step that only narrows what is asked."""
        self.offer(both(name), pick, key)

    def group(self, group: int, acts: Sequence[int]) -> None:
        """A kind of actions behind one answer, and each at its thing; a single action stands there itself."""
        name, key = GROUPS[group]
        if len(acts) == 1 and group not in _ALWAYS_GROUPED:
            self.add(acts[0], key)
        elif acts:
            self.step(key, f"group-{name}", Pick(GROUP, group))
            self._touch(acts)

    def listed(self, acts: Sequence[int], offset: int = 0) -> None:
        """Actions in order; of a long list a part, and a way to the next."""
        if not 0 <= offset < len(acts):
            offset = 0
        for act in acts[offset : offset + PAGE]:
            self.add(act)
        if len(acts) > PAGE:
            following = offset + PAGE if offset + PAGE < len(acts) else 0
            self.step("z", "more", Pick(MORE, following))
            self._touch([*acts[:offset], *acts[offset + PAGE :]])

    def deny(self, act: int) -> None:
        """Something that the rules forbid now; its thing says why."""
        self._touched.append(self._choice(act, "", self.table.why_not(self.seat, act)))

    def _touch(self, acts: Sequence[int]) -> None:
        """Answers without a key, at their things."""
        self._touched += [choice for choice in (self._choice(act, "") for act in acts) if choice.at]
