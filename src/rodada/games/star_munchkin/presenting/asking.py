"""What a seat is asked: one question for every kind of frame, window and choice, with the rules it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rodada.engine.actions import PASS, action, verb_of
from rodada.engine.presenting import Pick, Question, Tree
from rodada.engine.view import View
from rodada.games.star_munchkin import frames, strength, verbs
from rodada.games.star_munchkin.board import HELP, NOBODY
from rodada.games.star_munchkin.cards.telling.trees import say
from rodada.games.star_munchkin.charity import excess
from rodada.games.star_munchkin.effects import asking
from rodada.games.star_munchkin.effects.insteads import offers_of
from rodada.games.star_munchkin.effects.triggers import due
from rodada.games.star_munchkin.offers import BY, KIND, TERMS, TO, find_offer
from rodada.games.star_munchkin.presenting import deals, naming, things
from rodada.games.star_munchkin.presenting.answers import GO_ON, GROUPS, NEVER_MIND, Answers, group_of
from rodada.games.star_munchkin.presenting.planning import GROUP, MORE, after, effective
from rodada.games.star_munchkin.presenting.subjects import source_below, subject
from rodada.games.star_munchkin.pushes import INSTEADS
from rodada.games.star_munchkin.sale import gold, levels_for
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.turn import AFTER_DOOR, PREPARE

_WINDOW_RULES: Final = {
    frames.SHOWN: ("M-3.1", "M-1.14"),
    frames.OPENED: ("M-5.1", "M-5.6", "M-1.11", "M-1.14"),
    frames.DECIDED: ("M-5.11", "M-5.14", "M-1.11", "M-1.12"),
    frames.ROLLED: ("M-7.1", "M-1.14"),
    frames.SPRUNG: ("M-10.1", "M-10.2"),
    frames.HURT: ("M-7.2",),
    frames.DYING: ("M-8.1",),
    frames.WINNING: ("M-2.6", "M-0.4", "M-5.14"),
    frames.AGREED: ("M-5.9", "M-6.7"),
}
_ONWARD: Final = (PASS, verbs.OPEN, verbs.LOOT, verbs.END, verbs.FIGHT, verbs.DONE, verbs.SOLD, verbs.SEND)
"""Verbs of the answer that goes on: the first and default one."""
_PASS_LONGER: Final = "bc"
"""Keys that windows leave free for whoever lets a seat pass for longer than once."""


class Asking:
    """The question for one viewer's table and the picks so far."""

    def __init__(self, view: View[StarMunchkinState], picks: Sequence[Pick]) -> None:
        self.seat = view.viewer
        picks = effective(picks)
        self.picked = len(picks)
        self.table = after(view, picks)
        self.offset = next((pick.value for pick in reversed(picks) if pick.kind == MORE), 0)
        steps = [pick for pick in picks if pick.kind != MORE]
        self.group = steps[-1].value if steps and steps[-1].kind == GROUP else 0
        self.frame = self.table.stack[-1] if self.table.stack else (frames.ORDER,)
        self.acts = list(self.table.actions(self.seat))

    def question(self) -> Question:
        if self.group in GROUPS:
            name = GROUPS[self.group][0]
            acts = [act for act in self.acts if group_of(self.table, self.seat, act) == self.group]
            return self._listed(f"group-{name}", acts, *_GROUP_RULES[name])
        if self.table.to_act != self.seat:
            return self._out_of_turn()
        asked: dict[int, Callable[[], Question]] = {
            frames.WINDOW: self._window,
            frames.SETUP: self._setup,
            frames.TURN: self._turn,
            frames.COMBAT: self._combat,
            frames.SHARE: lambda: self._listed("share", self.acts, "M-5.11"),
            frames.FLIGHT: self._flight,
            frames.LOOTING: self._looting,
            frames.CHARITY: self._charity,
            frames.DRAFT: self._draft,
            frames.OFFER: self._offer,
            frames.PAY: self._pay,
            frames.CHOOSE: self._choose,
            frames.TRIGGERS: self._trigger,
            frames.FIX: self._fix,
            frames.INSTEAD: self._instead,
            frames.RECEIVED: lambda: self._open("received", "M-1.7"),
            frames.SALE: self._sale,
        }
        return asked[self.frame[0]]()

    # --- shapes of questions ---

    def _answers(self) -> Answers:
        return Answers(self.table, self.seat)

    def _asks(self, name: str, answers: Answers, rules: Sequence[str], **arguments: Tree) -> Question:
        prompt = say(f"star-munchkin-prompt-{name}", **arguments)
        about = subject(self.table)
        return Question(name, prompt, answers.all(), tuple(rules), things.card(about) if about else "")

    def _listed(self, name: str, acts: Sequence[int], *rules: str, **arguments: Tree) -> Question:
        answers = self._answers()
        answers.listed(acts, self.offset)
        return self._asks(name, answers, rules, **arguments)

    def _open(self, name: str, *rules: str, **arguments: Tree) -> Question:
        """The way on first, then the hand, then what stands behind answers of its own."""
        answers = self._answers()
        self._way_on(answers)
        self._from_hand(answers)
        self._groups(answers)
        return self._asks(name, answers, rules, **arguments)

    def _way_on(self, answers: Answers) -> None:
        for act in self.acts:
            if verb_of(act) in _ONWARD or act == PASS:
                answers.add(act, GO_ON)

    def _from_hand(self, answers: Answers) -> None:
        """Every card of the hand; those that cannot be played say why."""
        for card in self.table.hand[self.seat]:
            acts = [action(verb, card) for verb in (verbs.PLAY, verbs.TROUBLE)]
            legal = next((act for act in acts if act in self.acts), None)
            if legal is not None:
                answers.add(legal)
            else:
                answers.add(acts[0], refusal=self.table.why_not(self.seat, acts[0]))

    def _groups(self, answers: Answers) -> None:
        for group in GROUPS:
            answers.group(group, [act for act in self.acts if group_of(self.table, self.seat, act) == group])
        self._denials(answers)

    def _denials(self, answers: Answers) -> None:
        """What one might want of cards on the table and of players, and cannot have now."""
        table, rows = self.table, self.table.cards.rows
        for card in table.items_of(self.seat):
            verb = verbs.PLAY if rows[card].kind == "oneshot" else verbs.EQUIP
            wishes = [action(verb, card), action(verbs.CARRY, card)]
            if card not in table.in_use[self.seat] and not any(act in self.acts for act in wishes):
                answers.deny(wishes[0])
        if self.frame[0] == frames.COMBAT and self.seat == table.fighter:
            for seat in range(table.seats):
                act = action(verbs.ASK, seat)
                if seat not in (self.seat, table.helper) and act not in self.acts:
                    answers.deny(act)

    def _out_of_turn(self) -> Question:
        """What may be done while somebody else is on the move."""
        if self.frame[0] == frames.OFFER and self.acts:
            return self._offer_sent()
        answers = self._answers()
        self._from_hand(answers)
        self._groups(answers)
        player = naming.player(self.table.to_act)
        return self._asks("free", answers, ("M-1.1", "M-1.4", "M-1.5", "M-1.6"), player=player)

    def _fix(self) -> Question:
        """What stands before a seat without permission goes; what is in use without it comes off."""
        if verbs.DROP in map(verb_of, self.acts):
            return self._listed("too-many", self.acts, "M-4.3", "M-9.1", "M-4.5")
        return self._listed("fix", self.acts, "M-6.3", "M-6.6", "M-4.5")

    # --- windows ---

    def _window(self) -> Question:
        kind = self.frame[3]
        answers = Answers(self.table, self.seat, _PASS_LONGER)
        answers.add(PASS, GO_ON)
        self._from_hand(answers)
        self._groups(answers)
        rules = _WINDOW_RULES.get(kind, ("M-1.14",))
        name = f"window-{frames.WINDOW_NAMES[kind]}"
        if kind == frames.PLAYED and self._fights():
            name += "-combat"
        return self._asks(name, answers, rules, **self._about_window(kind))

    def _fights(self) -> bool:
        return self.table.fighter != NOBODY and bool(self.table.foes)

    def _about_window(self, kind: int) -> dict[str, Tree]:
        table = self.table
        below = table.stack[-2] if len(table.stack) > 1 else self.frame
        if kind in (frames.OPENED, frames.DECIDED) or (kind == frames.PLAYED and self._fights()):
            return {"seat": naming.player(table.fighter), **self._combat_words()}
        words: dict[str, Tree] = {"seat": naming.player(below[1])}
        if kind in (frames.SHOWN, frames.SPRUNG, frames.HURT):
            words["card"] = naming.title(table.cards, below[3])
        elif kind == frames.ROLLED:
            words["face"] = below[4]
        elif kind == frames.WINNING:
            words["goal"] = table.goal()
        return words

    def _combat_words(self) -> dict[str, Tree]:
        table = self.table
        fights = table.fighter != NOBODY
        return {
            "monsters": naming.together(table.cards, (foe[0] for foe in table.foes)),
            "side": strength.side(table) if fights else 0,
            "theirs": strength.monsters(table),
            "wins": int(fights and strength.wins(table)),
        }

    # --- the turn ---

    def _setup(self) -> Question:
        player = naming.player(self.seat)
        if self.frame[2] == 0:
            return self._listed("sex", self.acts, "M-2.3", seat=player)
        return self._open("first", "M-2.4", seat=player)

    def _turn(self) -> Question:
        step = self.frame[2]
        if step == PREPARE:
            return self._open("turn", "M-3.0", "M-3.1", "M-1.6", "M-1.9", "M-1.10", seat=naming.player(self.seat))
        if step == AFTER_DOOR:
            return self._open("after-door", "M-3.2", "M-1.10")
        return self._open("end", "M-3.3", "M-3.4")

    def _combat(self) -> Question:
        return self._open("combat", "M-5.1", "M-5.9", "M-5.11", "M-7.1", **self._combat_words())

    def _flight(self) -> Question:
        if verbs.YES in map(verb_of, self.acts):
            return self._yes_or_no("along", "M-7.4", player=naming.player(self.table.helper))
        answers = self._answers()
        for act in self.acts:
            if verb_of(act) in (verbs.RUN_FROM, verbs.SACRIFICE):
                answers.add(act, "" if len(answers) else GO_ON)
        self._from_hand(answers)
        self._groups(answers)
        return self._asks("flight", answers, ("M-7.1", "M-7.2", "M-7.4"))

    def _looting(self) -> Question:
        return self._listed("looting", self.acts, "M-8.2", seat=naming.player(self.frame[1]))

    def _charity(self) -> Question:
        if self.frame[2]:
            return self._listed("charity-seat", self.acts, "M-3.3")
        return self._listed("charity", self.acts, "M-3.3", excess=excess(self.table, self.seat))

    def _sale(self) -> Question:
        draft = self.table.draft
        total, levels = gold(self.table, self.seat, draft), levels_for(self.table, self.seat, draft)
        return self._composed("sale", self._answers(), ("M-6.9", "M-0.4"), gold=total, levels=levels)

    # --- deals ---

    def _composed(self, name: str, answers: Answers, rules: Sequence[str], **arguments: Tree) -> Question:
        """Put together step by step: the way on, what can be added, never mind."""
        self._way_on(answers)
        rest = [act for act in self.acts if verb_of(act) not in (*_ONWARD, verbs.CANCEL)]
        answers.listed(rest, self.offset)
        if self.picked:
            answers.step("c", "leave", NEVER_MIND)
        elif action(verbs.CANCEL) in self.acts:
            answers.add(action(verbs.CANCEL), "c")
        return self._asks(name, answers, rules, **arguments)

    def _draft(self) -> Question:
        _, seat, _, kind, to = self.frame[:5]
        answers = self._answers()
        terms = naming.terms(self.table.cards, kind, seat, to, self.table.draft)
        player = naming.player(to)
        if kind != HELP:
            rules = ("M-1.5", "M-6.7")
            return self._composed("draft-trade", answers, rules, player=player, terms=terms)
        asks = seat == self.table.fighter
        name = "draft-help" if asks else "draft-helping"
        words = deals.words(self.table, to if asks else seat, self.table.draft)
        if not self.table.draft:
            deals.common(answers, to if asks else seat)
        return self._composed(name, answers, ("M-5.9", "M-5.10"), player=player, terms=terms, **words)

    def _offer(self) -> Question:
        offer = find_offer(self.table, self.frame[3])
        assert offer is not None
        answers = self._answers()
        for act, key in ((verbs.ACCEPT, "1"), (verbs.REFUSE, "2"), (verbs.COUNTER, "3")):
            if action(act) in self.acts:
                answers.add(action(act), key)
        words: dict[str, Tree] = {
            "player": naming.player(offer[BY]),
            "terms": naming.offer_terms(self.table.cards, offer),
        }
        if offer[KIND] != HELP:
            return self._asks("offer-trade", answers, ("M-1.5", "M-6.7"), **words)
        asked = offer[BY] == self.table.fighter
        words |= deals.words(self.table, self.seat if asked else offer[BY], offer[TERMS:])
        name = "offer-help" if asked else "offer-helping"
        return self._asks(name, answers, ("M-5.9", "M-5.10", "M-5.11"), **words)

    def _offer_sent(self) -> Question:
        """Whoever waits for an answer may take the offer back (M-5.9)."""
        offer = find_offer(self.table, self.frame[3])
        assert offer is not None
        terms = naming.offer_terms(self.table.cards, offer)
        return self._listed("offer-sent", self.acts, "M-5.9", "M-6.7", player=naming.player(offer[TO]), terms=terms)

    # --- what cards ask ---

    def _title(self, card: int) -> Tree:
        return naming.title(self.table.cards, card)

    def _pay(self) -> Question:
        words: dict[str, Tree] = {"left": self.frame[2], "card": self._title(self.frame[3])}
        return self._listed("pay", self.acts, "M-4.2", "M-10.6", **words)

    def _choose(self) -> Question:
        name = f"choose-{asking.WHAT[self.frame[3]].replace('_', '-')}"
        words = {"card": self._title(source_below(self.table))}
        if self.frame[3] == asking.ITEM:
            words["player"] = naming.player(self.frame[4])
        return self._listed(name, self.acts, *_CHOICE_RULES.get(self.frame[3], ("M-1.14",)), **words)

    def _trigger(self) -> Question:
        return self._yes_or_no("trigger", "M-1.14", card=self._title(due(self.table, self.frame)[0]))

    def _instead(self) -> Question:
        name = f"instead-{INSTEADS[self.frame[3]].replace('_', '-')}"
        card = offers_of(self.table, self.frame)[self.frame[5]][0]
        return self._yes_or_no(name, "M-4.2", card=self._title(card))

    def _yes_or_no(self, name: str, *rules: str, **arguments: Tree) -> Question:
        answers = self._answers()
        answers.add(action(verbs.YES), "1")
        answers.add(action(verbs.NO), "0")
        return self._asks(name, answers, rules, **arguments)


_GROUP_RULES: Final = {
    "ask": ("M-5.9", "M-5.10"),
    "table": ("M-1.11", "M-11.2"),
    "use": ("M-1.14", "M-4.2"),
    "equip": ("M-1.6", "M-6.2", "M-6.3", "M-6.6"),
    "sell": ("M-6.9",),
    "trade": ("M-1.5", "M-6.7"),
    "trouble": ("M-3.2",),
    "drop": ("M-1.1", "M-9.1"),
}
_CHOICE_RULES: Final = {
    asking.ITEM: ("M-10.3", "M-6.5"),
    asking.VALUABLE: ("M-10.3",),
    asking.TARGET: ("M-1.14", "M-5.6"),
    asking.VICTIM: ("M-10.1",),
    asking.DISCARDED: ("M-2.2",),
}
