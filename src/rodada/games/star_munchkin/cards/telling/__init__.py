"""What a card says, without yet choosing a language: sentences as trees of messages, made from its row alone.

So the text cannot disagree with what the card does. `rodada.words.trees` says a tree in a language; the trees are plain
data, and the browser says the same ones.
"""

from rodada.games.star_munchkin.cards.telling.facts import facts, tags_of
from rodada.games.star_munchkin.cards.telling.sentences import sentences
from rodada.games.star_munchkin.cards.telling.trees import Titles, Tree, titles_of

__all__ = ["Titles", "Tree", "facts", "sentences", "tags_of", "titles_of"]
