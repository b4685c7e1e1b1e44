"""What things are called, as trees: players, cards, the parts of an offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rodada.engine.actions import argument_of, verb_of
from rodada.games.star_munchkin import verbs
from rodada.games.star_munchkin.board import HELP
from rodada.games.star_munchkin.cards.rows import CardSet
from rodada.games.star_munchkin.cards.telling.trees import Tree, join, say, texts
from rodada.games.star_munchkin.offers import BY, KIND, TERMS, TO, Offer

NOTHING: Tree = say("star-munchkin-table-nothing")


def player(seat: int) -> Tree:
    """Whoever says the tree puts the name in."""
    return {"player": seat} if seat >= 0 else say("star-munchkin-nobody")


def title(cards: CardSet, card: int) -> Tree:
    """A card by its title; one that is hidden is just a card."""
    return texts(cards.rows[card].title) if card else say("star-munchkin-hidden-card")


def together(cards: CardSet, listed: Iterable[int]) -> Tree:
    """Several cards, with commas."""
    return listing([title(cards, card) for card in listed])


def listing(parts: Sequence[Tree]) -> Tree:
    return join(", ", parts) if parts else NOTHING


def terms(cards: CardSet, kind: int, by: int, to: int, named: Iterable[int]) -> Tree:
    """What an offer says, as one phrase; of a deal who gives what."""
    said = [term(cards, by, to, each) for each in named]
    if not said:
        return say("star-munchkin-term-nothing") if kind == HELP else NOTHING
    return listing(said)


def offer_terms(cards: CardSet, offer: Offer) -> Tree:
    return terms(cards, offer[KIND], offer[BY], offer[TO], offer[TERMS:])


def term(cards: CardSet, by: int, to: int, named: int) -> Tree:
    """One term of an offer."""
    verb, argument = verb_of(named), argument_of(named)
    if verb == verbs.TREASURES:
        return say("star-munchkin-term-treasures", n=argument)
    if verb == verbs.ORDER:
        return say("star-munchkin-term-order", order=argument)
    card = title(cards, argument)
    if verb == verbs.PROMISE:
        return say("star-munchkin-term-promise", card=card)
    return say("star-munchkin-term-give", card=card, player=player(by if verb == verbs.GIVE else to))
