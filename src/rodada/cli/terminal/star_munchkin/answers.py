"""Answers with their keys: hand cards by their place in the hand, what is always there by its own letter, all else in
order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.cli.terminal.star_munchkin.planning import ACT, GROUP, LEAVE, MORE, VOW, outlook
from rodada.engine.actions import PASS, argument_of, verb_of
from rodada.engine.errors import Illegal
from rodada.engine.presenting import Choice, Pick
from rodada.games.star_munchkin import frames, strength, verbs
from rodada.games.star_munchkin.board import DECKS
from rodada.games.star_munchkin.foes import foe_of
from rodada.games.star_munchkin.offers import ORDERS
from rodada.games.star_munchkin.sale import gold, levels_for
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.turn import loot_deck

HAND_KEYS: Final = "1234567890afijosyz"
"""Keys of hand cards, in the order of the hand."""
LIST_KEYS: Final = "1234567890abcdefghijknosuvyz"
PAGE: Final = 20
"""Answers of a long list that are shown at once."""

PRIMARY: Final = "p"
THIS_COMBAT: Final = Pick(VOW, 1)
UNTIL_MY_TURN: Final = Pick(VOW, 2)
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

_PLAIN: Final = {
    PASS: "pass",
    verbs.OPEN: "open",
    verbs.END: "end",
    verbs.CANCEL: "cancel",
    verbs.ACCEPT: "accept",
    verbs.REFUSE: "refuse",
    verbs.COUNTER: "counter",
    verbs.DONE: "done",
    verbs.YES: "yes",
    verbs.NO: "no",
}
_OF_A_CARD: Final = {
    verbs.UNEQUIP: "unequip",
    verbs.CARRY: "carry",
    verbs.DROP: "drop",
    verbs.TROUBLE: "trouble",
    verbs.WANT: "want",
    verbs.PROMISE: "promise",
    verbs.SACRIFICE: "sacrifice",
}
_OF_A_TEXT: Final = {
    verbs.PLAY: "play",
    verbs.EQUIP: "equip",
    verbs.TAKE: "take",
    verbs.CHOOSE_CARD: "choose-card",
}
_FROM_HAND: Final = (verbs.PLAY, verbs.TROUBLE, verbs.GIVE, verbs.CHOOSE_CARD, verbs.PROMISE, verbs.SELL)


def card_of(pick: Pick) -> int:
    """The card that an answer is about, or 0."""
    if pick.kind != ACT:
        return 0
    verb, argument = verb_of(pick.value), argument_of(pick.value)
    if verb == verbs.USE:
        return argument // verbs.ABILITIES
    if verb in _OF_A_CARD or verb in _OF_A_TEXT or verb in (verbs.GIVE, verbs.SELL, verbs.RUN_FROM):
        return argument
    return 0


def hand_card_of(pick: Pick, hand: Sequence[int]) -> int:
    """The hand card that an answer plays, gives or pays with, or 0."""
    card = card_of(pick)
    return card if card in hand and verb_of(pick.value) in _FROM_HAND else 0


def group_of(table: StarMunchkinState, seat: int, act: int) -> int:
    """The group behind which an action stands, or 0."""
    if verb_of(act) == verbs.PLAY:
        return TABLE if argument_of(act) in table.table[seat] else 0
    return _GROUP_OF.get(verb_of(act), 0)


class Answers:
    """The answers to one question, in the making."""

    def __init__(self, names: Names, table: StarMunchkinState, seat: int, texts: Mapping[int, str]) -> None:
        self.names = names
        self.say = names.say
        self.table = table
        self.seat = seat
        self._option_texts = texts
        self._found: list[tuple[str, Choice]] = []

    def __len__(self) -> int:
        return len(self._found)

    def all(self) -> tuple[Choice, ...]:
        """The answers with their keys; those of hand cards are where the hand shows them."""
        taken = {key for key, _ in self._found if key}
        hand = self.table.hand[self.seat]
        for i, (key, choice) in enumerate(self._found):
            card = 0 if key else hand_card_of(choice.pick, hand)
            place = hand.index(card) if card else len(HAND_KEYS)
            if place < len(HAND_KEYS) and HAND_KEYS[place] not in taken:
                self._found[i] = (HAND_KEYS[place], choice)
                taken.add(HAND_KEYS[place])
        reserved = set(HAND_KEYS[: len(hand)]) if any(hand_card_of(c.pick, hand) for _, c in self._found) else set()
        rest = iter(key for key in LIST_KEYS if key not in taken and key not in reserved)
        return tuple(choice._replace(key=key or next(rest, "")) for key, choice in self._found)

    def add(self, act: int, key: str = "", refusal: Illegal | None = None) -> None:
        """One action of the game."""
        label, said = self._words(act)
        label, said = self._with_outlook(act, label, said, refusal)
        self._found.append((key, Choice(key, label, said, Pick(ACT, act), refusal=refusal)))

    def step(self, key: str, name: str, pick: Pick) -> None:
        """A step of the terminal's own."""
        self._found.append((key, Choice(key, self.say(name), self.say(f"{name}.spoken"), pick)))

    def group(self, group: int, acts: Sequence[int]) -> None:
        """A kind of actions behind one answer; a single action stands there itself."""
        name, key = GROUPS[group]
        if len(acts) == 1 and group not in _ALWAYS_GROUPED:
            self.add(acts[0], key)
        elif acts:
            self.step(key, f"star-munchkin-group-{name}", Pick(GROUP, group))

    def listed(self, acts: Sequence[int], offset: int = 0) -> None:
        """Actions in order; of a long list a part, and a way to the next."""
        for act in acts[offset : offset + PAGE]:
            self.add(act)
        if len(acts) > PAGE:
            following = offset + PAGE if offset + PAGE < len(acts) else 0
            self.step("z", "star-munchkin-action-more", Pick(MORE, following))

    # --- what an action is called ---

    def _words(self, act: int) -> tuple[str, str]:
        verb, argument = verb_of(act), argument_of(act)
        names = self.names
        if verb in _PLAIN:
            return self._both(_PLAIN[verb])
        if verb in _OF_A_CARD:
            return self._both(_OF_A_CARD[verb], card=names.card(argument))
        if verb in _OF_A_TEXT:
            return self._both(_OF_A_TEXT[verb], card=names.card(argument), text=names.text(argument))
        return _SAID[verb](self, argument)

    def _both(self, name: str, **arguments: str | int) -> tuple[str, str]:
        key = f"star-munchkin-action-{name}"
        return self.say(key, **arguments), self.say(f"{key}.spoken", **arguments)

    def _with_outlook(self, act: int, label: str, said: str, refusal: Illegal | None) -> tuple[str, str]:
        """What may be played into a combat shows how that would stand."""
        if refusal is not None or verb_of(act) not in (verbs.PLAY, verbs.USE, verbs.DROP, *_TARGETS):
            return label, said
        then = outlook(self.table, self.seat, act)
        if then is None:
            return label, said
        side, theirs = then
        return (
            self.say("star-munchkin-action-choose-outlook", label=label, side=side, theirs=theirs),
            self.say("star-munchkin-action-outlook-spoken", spoken=said, side=side, theirs=theirs),
        )

    def _use(self, argument: int) -> tuple[str, str]:
        card, index = divmod(argument, verbs.ABILITIES)
        ability = self.names.row(card).abilities[index].name[self.names.speaker.lang]
        return self._both("use", ability=ability, card=self.names.card(card))

    def _sell(self, card: int) -> tuple[str, str]:
        return self._both("sell", card=self.names.card(card), gold=self.names.row(card).value)

    def _sold(self, _: int) -> tuple[str, str]:
        draft = self.table.draft
        total, levels = gold(self.table, self.seat, draft), levels_for(self.table, self.seat, draft)
        return self._both("sold", gold=total, levels=levels)

    def _loot(self, _: int) -> tuple[str, str]:
        return self._both("loot", deck=DECKS[loot_deck(self.table)])

    def _fight(self, _: int) -> tuple[str, str]:
        side, theirs = strength.side(self.table), strength.monsters(self.table)
        return self._both("fight", wins=int(strength.wins(self.table)), side=side, theirs=theirs)

    def _ask(self, seat: int) -> tuple[str, str]:
        side, theirs, wins = strength.sums_if(self.table, seat)
        return self._both("ask", player=self.names.player(seat), side=side, theirs=theirs, wins=int(wins))

    def _trade(self, seat: int) -> tuple[str, str]:
        return self._both("trade", player=self.names.player(seat))

    def _give(self, card: int) -> tuple[str, str]:
        name = "give-offered" if self.table.stack[-1][0] == frames.DRAFT else "give"
        return self._both(name, card=self.names.card(card))

    def _treasures(self, n: int) -> tuple[str, str]:
        return self._both("treasures", n=n, all=strength.treasures(self.table))

    def _order(self, order: int) -> tuple[str, str]:
        fighter = self.table.fighter
        frame = self.table.stack[-1]
        helper = frame[4] if frame[1] == fighter else frame[1]
        names = {"fighter": self.names.player(fighter), "helper": self.names.player(helper)}
        return self._both("order", order=order % ORDERS, **names)

    def _send(self, _: int) -> tuple[str, str]:
        frame = self.table.stack[-1]
        return self._both("send", terms=self.names.terms(frame[3], frame[1], frame[4], self.table.draft))

    def _run(self, monster: int) -> tuple[str, str]:
        bonus = strength.run_bonus(self.table, self.seat, foe_of(self.table, monster))
        card, number = self.names.card(monster), f"{bonus:+d}".replace("-", "\N{MINUS SIGN}")
        return self._both("run-from", card=card, bonus=number)

    def _sex(self, sex: int) -> tuple[str, str]:
        return self._both("sex", sex=sex)

    def _choose_seat(self, seat: int) -> tuple[str, str]:
        return self._both("choose-seat", player=self.names.player(seat))

    def _side(self, side: int) -> tuple[str, str]:
        return self._both("choose-side", side=side)

    def _term(self, place: int) -> tuple[str, str]:
        term = self.table.terms[place]
        number = f"{term[1]:+d}".replace("-", "\N{MINUS SIGN}")
        return self._both("choose-term", card=self.names.card(term[3]), strength=number)

    def _option(self, option: int) -> tuple[str, str]:
        return self._both("choose-option", text=self._option_texts.get(option, str(option + 1)))


_SAID: Final[Mapping[int, Callable[[Answers, int], tuple[str, str]]]] = {
    verbs.USE: Answers._use,
    verbs.SELL: Answers._sell,
    verbs.SOLD: Answers._sold,
    verbs.LOOT: Answers._loot,
    verbs.FIGHT: Answers._fight,
    verbs.ASK: Answers._ask,
    verbs.TRADE: Answers._trade,
    verbs.GIVE: Answers._give,
    verbs.TREASURES: Answers._treasures,
    verbs.ORDER: Answers._order,
    verbs.SEND: Answers._send,
    verbs.RUN_FROM: Answers._run,
    verbs.SEX: Answers._sex,
    verbs.CHOOSE_SEAT: Answers._choose_seat,
    verbs.CHOOSE_SIDE: Answers._side,
    verbs.CHOOSE_TERM: Answers._term,
    verbs.CHOOSE_OPTION: Answers._option,
}
_TARGETS: Final = (verbs.CHOOSE_CARD, verbs.CHOOSE_SIDE, verbs.CHOOSE_TERM)
