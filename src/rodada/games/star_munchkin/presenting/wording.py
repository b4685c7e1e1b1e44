"""What an action is called: a short label and a sentence for who listens, as trees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rodada.engine.actions import PASS, argument_of, verb_of
from rodada.games.star_munchkin import frames, strength, verbs
from rodada.games.star_munchkin.board import DECKS
from rodada.games.star_munchkin.cards.telling.trees import Tree, say, signed, texts
from rodada.games.star_munchkin.flight import fate
from rodada.games.star_munchkin.foes import foe_of
from rodada.games.star_munchkin.offers import ORDERS
from rodada.games.star_munchkin.presenting import naming, options_texts
from rodada.games.star_munchkin.presenting.scene import Outlook
from rodada.games.star_munchkin.sale import gold, levels_for
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.turn import loot_deck

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
    verbs.PLAY: "play",
    verbs.EQUIP: "equip",
    verbs.UNEQUIP: "unequip",
    verbs.CARRY: "carry",
    verbs.DROP: "drop",
    verbs.TROUBLE: "trouble",
    verbs.WANT: "want",
    verbs.PROMISE: "promise",
    verbs.SACRIFICE: "sacrifice",
    verbs.TAKE: "take",
    verbs.CHOOSE_CARD: "choose-card",
}


class Words(NamedTuple):
    """What stands on the answer, and what is said of it."""

    label: Tree
    spoken: Tree

    def with_outlook(self, then: Outlook) -> Words:
        """What may be played into a combat shows how that would stand."""
        sums = {"side": then.side, "theirs": then.monsters}
        return Words(
            say("star-munchkin-action-choose-outlook", label=self.label, **sums),
            say("star-munchkin-action-outlook-spoken", spoken=self.spoken, **sums),
        )


def both(name: str, **arguments: Tree) -> Words:
    """Label and sentence of an answer of that name."""
    key = f"star-munchkin-action-{name}"
    return Words(say(key, **arguments), say(f"{key}.spoken", **arguments))


def of_action(table: StarMunchkinState, seat: int, act: int) -> Words:
    """What an action of a seat is called as the table lies."""
    verb, argument = verb_of(act), argument_of(act)
    if verb == verbs.CANCEL and table.stack[-1][0] == frames.OFFER:
        return both("withdraw")
    if verb in _PLAIN:
        return both(_PLAIN[verb])
    if verb in _OF_A_CARD:
        return both(_OF_A_CARD[verb], card=naming.title(table.cards, argument))
    return _SAID[verb](table, seat, argument)


def _use(table: StarMunchkinState, _seat: int, argument: int) -> Words:
    card, index = divmod(argument, verbs.ABILITIES)
    ability = texts(table.row(card).abilities[index].name)
    return both("use", ability=ability, card=naming.title(table.cards, card))


def _sell(table: StarMunchkinState, _seat: int, card: int) -> Words:
    return both("sell", card=naming.title(table.cards, card), gold=table.row(card).value)


def _sold(table: StarMunchkinState, seat: int, _: int) -> Words:
    draft = table.draft
    return both("sold", gold=gold(table, seat, draft), levels=levels_for(table, seat, draft))


def _loot(table: StarMunchkinState, _seat: int, _: int) -> Words:
    return both("loot", deck=DECKS[loot_deck(table)])


def _fight(table: StarMunchkinState, _seat: int, _: int) -> Words:
    wins = int(strength.wins(table))
    return both("fight", wins=wins, side=strength.side(table), theirs=strength.monsters(table))


def _ask(table: StarMunchkinState, _seat: int, other: int) -> Words:
    side, theirs, wins = strength.sums_if(table, other)
    return both("ask", player=naming.player(other), side=side, theirs=theirs, wins=int(wins))


def _trade(table: StarMunchkinState, _seat: int, other: int) -> Words:
    return both("trade", player=naming.player(other))


def _give(table: StarMunchkinState, _seat: int, card: int) -> Words:
    name = "give-offered" if table.stack[-1][0] == frames.DRAFT else "give"
    return both(name, card=naming.title(table.cards, card))


def _treasures(table: StarMunchkinState, _seat: int, n: int) -> Words:
    return both("treasures", n=n, all=strength.treasures(table))


def _order(table: StarMunchkinState, _seat: int, order: int) -> Words:
    fighter = table.fighter
    frame = table.stack[-1]
    helper = frame[4] if frame[1] == fighter else frame[1]
    return both("order", order=order % ORDERS, fighter=naming.player(fighter), helper=naming.player(helper))


def _send(table: StarMunchkinState, seat: int, _: int) -> Words:
    frame = table.stack[-1]
    if not table.draft:
        return both("send-free", asks=int(seat == table.fighter))
    return both("send", terms=naming.terms(table.cards, frame[3], frame[1], frame[4], table.draft))


def _run(table: StarMunchkinState, seat: int, monster: int) -> Words:
    foe = foe_of(table, monster)
    words = {"card": naming.title(table.cards, monster), "bonus": signed(strength.run_bonus(table, seat, foe))}
    return both("run-from", how=fate(table, seat, foe), **words)


def _sex(_table: StarMunchkinState, _seat: int, sex: int) -> Words:
    return both("sex", sex=sex)


def _choose_seat(_table: StarMunchkinState, _seat: int, other: int) -> Words:
    return both("choose-seat", player=naming.player(other))


def _side(_table: StarMunchkinState, _seat: int, side: int) -> Words:
    return both("choose-side", side=side)


def _term(table: StarMunchkinState, _seat: int, place: int) -> Words:
    term = table.terms[place]
    return both("choose-term", card=naming.title(table.cards, term[3]), strength=signed(term[1]))


def _option(table: StarMunchkinState, _seat: int, option: int) -> Words:
    return both("choose-option", text=options_texts.texts(table).get(option, option + 1))


_SAID: Final[Mapping[int, Callable[[StarMunchkinState, int, int], Words]]] = {
    verbs.USE: _use,
    verbs.SELL: _sell,
    verbs.SOLD: _sold,
    verbs.LOOT: _loot,
    verbs.FIGHT: _fight,
    verbs.ASK: _ask,
    verbs.TRADE: _trade,
    verbs.GIVE: _give,
    verbs.TREASURES: _treasures,
    verbs.ORDER: _order,
    verbs.SEND: _send,
    verbs.RUN_FROM: _run,
    verbs.SEX: _sex,
    verbs.CHOOSE_SEAT: _choose_seat,
    verbs.CHOOSE_SIDE: _side,
    verbs.CHOOSE_TERM: _term,
    verbs.CHOOSE_OPTION: _option,
}
