"""What things are called: players, cards with their texts; and whatever the game says, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rodada.games.star_munchkin.board import SEXES, Board
from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.rows import Row
from rodada.games.star_munchkin.cards.telling import facts, sentences, tags_of, titles_of
from rodada.games.star_munchkin.cards.telling.trees import signed
from rodada.games.star_munchkin.conditions import classes_of, races_of
from rodada.games.star_munchkin.options import StarMunchkinOptions
from rodada.words import Speaker
from rodada.words.trees import Tree, Voice, sentence, spoken


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

    def sentence(self, tree: Tree) -> str:
        """The same with a capital before: a question or an answer."""
        text = self.said(tree)
        return f"{text[:1].upper()}{text[1:]}"

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
