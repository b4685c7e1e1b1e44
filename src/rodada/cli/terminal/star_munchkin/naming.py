"""What things are called: players, cards with their texts, the parts of an offer; and for the narrator every number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rodada.engine.actions import argument_of, verb_of
from rodada.games.star_munchkin import verbs
from rodada.games.star_munchkin.board import FIGHTERS, HELP, MONSTERS, SEXES, Board
from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.rows import Row
from rodada.games.star_munchkin.cards.telling import facts, sentences, tags_of, titles_of
from rodada.games.star_munchkin.cards.telling.trees import signed
from rodada.games.star_munchkin.conditions import classes_of, races_of
from rodada.games.star_munchkin.offers import BY, KIND, TERMS, TO, Offer
from rodada.games.star_munchkin.options import StarMunchkinOptions
from rodada.words import Speaker
from rodada.words.narrator import Told
from rodada.words.trees import Tree, Voice, sentence, spoken

_PLAYERS: Final = ("seat", "to")
_CARDS: Final = ("card", "monster", "host")
_SIGNED: Final = ("bonus", "strength", "more_treasures")
NOTHING: Final = "none"
"""Instead of a sum of 0: which word a message says then."""


class Names:
    """The names of one game, in one language."""

    def __init__(self, speaker: Speaker, players: Sequence[str], options: StarMunchkinOptions) -> None:
        self.speaker = speaker
        self.say = speaker.say
        self.players = tuple(players)
        self.cards = card_set(options.packs)
        self._titles = titles_of(self.cards)
        self._texts: dict[str, str] = {}

    def player(self, seat: int) -> str:
        return self.players[seat] if seat >= 0 else self.say("star-munchkin-nobody")

    def said(self, tree: Tree) -> str:
        """A text that the game puts together."""
        return Voice(self.speaker, self.player).say(tree)

    # --- cards ---

    def row(self, card: int) -> Row:
        return self.cards.rows[card]

    def card(self, card: int) -> str:
        return self.row(card).title[self.speaker.lang] if card else self.say("star-munchkin-hidden-card")

    def kind(self, card: int) -> str:
        return self.say(f"card-kind-{self.row(card).kind}")

    def facts(self, card: int) -> str:
        """The numbers and marks of a card: level, bonus, slot, value."""
        row = self.row(card)
        marks = [self.say(f"card-tag-{tag}") for tag in tags_of(row)]
        return " · ".join([*(spoken(self.speaker, fact) for fact in facts(row)), *marks])

    def text(self, card: int) -> str:
        """All that a card says, its numbers first."""
        if not card:
            return ""
        row = self.row(card)
        key = f"{row.pack}:{row.id}"
        if key not in self._texts:
            said = [sentence(self.speaker, tree) for tree in sentences(row, self._titles)]
            numbers = self.facts(card)
            self._texts[key] = " ".join([*([f"{numbers}."] if numbers else []), *said])
        return self._texts[key]

    def flavour(self, card: int) -> str:
        return self.row(card).flavour[self.speaker.lang]

    def short(self, card: int) -> str:
        """The one number that matters at a glance: a monster's level, a bonus."""
        row = self.row(card)
        if row.kind == "monster":
            return str(row.level)
        return signed(row.bonus) if row.bonus else ""

    def together(self, cards: Iterable[int]) -> str:
        return ", ".join(self.card(card) for card in cards)

    # --- characters ---

    def classes(self, board: Board, seat: int) -> str:
        return self._roles("class", classes_of(board, seat)) or self.say("star-munchkin-table-no-class")

    def races(self, board: Board, seat: int) -> str:
        return self._roles("race", races_of(board, seat)) or self.say("star-munchkin-table-human")

    def _roles(self, kind: str, ids: Iterable[str]) -> str:
        return "/".join(self._titles[kind, id_][self.speaker.lang] for id_ in ids)

    def sex(self, board: Board, seat: int) -> str:
        return self.say(f"card-sex-{SEXES[board.sex[seat]]}")

    # --- offers ---

    def terms(self, kind: int, by: int, to: int, terms: Iterable[int]) -> str:
        """What an offer says, as one phrase; of a deal who gives what."""
        said = [self._term(kind, by, to, term) for term in terms]
        if not said:
            return self.say("star-munchkin-term-nothing" if kind == HELP else "star-munchkin-table-nothing")
        return ", ".join(said)

    def offer(self, offer: Offer) -> str:
        return self.terms(offer[KIND], offer[BY], offer[TO], offer[TERMS:])

    def _term(self, kind: int, by: int, to: int, term: int) -> str:
        verb, argument = verb_of(term), argument_of(term)
        if verb == verbs.TREASURES:
            return self.say("star-munchkin-term-treasures", n=argument)
        if verb == verbs.ORDER:
            return self.say("star-munchkin-term-order", order=argument)
        if verb == verbs.PROMISE:
            return self.say("star-munchkin-term-promise", card=self.card(argument))
        giver = by if verb == verbs.GIVE else to
        return self.say("star-munchkin-term-give", card=self.card(argument), player=self.player(giver))

    # --- for the narrator ---

    def name(self, field: str, number: int) -> str | int:
        if field in _PLAYERS or (field == "player" and number >= 0):
            return self.player(number)
        if field in _CARDS:
            return self.card(number)
        if field == "where":
            return self.where(number)
        if field in _SIGNED:
            return signed(number) if number else NOTHING
        return number

    def where(self, where: int) -> str:
        """A side of the combat, or one monster of it."""
        if where in (FIGHTERS, MONSTERS):
            return self.say("star-munchkin-fighters" if where == FIGHTERS else "star-munchkin-monsters")
        return self.card(where)

    def listing(self, told: Told, rest: Sequence[int]) -> str:
        """After `offered` its terms, after `looting` and `hand_passed` cards."""
        if told.kind == "offered":
            _, kind, by, to = told.public[:4]
            listed = self.terms(kind, by, to, rest)
        else:
            listed = self.together(rest or told.private or ())
        return self.say("star-munchkin-list-of", list=listed)
