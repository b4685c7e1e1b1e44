"""What lies on the table in Star Munchkin, and the verbs by which it changes; every verb tells what it did.

Every card is in exactly one place: a pile, a discard pile, a hand, in play before a seat (`table`), in the combat
(`foes`, `spent`), on the `stage` (announced, resolving, or waiting to be shared out), looked through (`sifted`) or in a
body that is being looted (`loot`). Zones change only here, so that conservation and redaction hold in one place.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.events import Event
from rodada.engine.fields import UNKNOWN, Field, Fields, Shape, Zone
from rodada.engine.piles import Cards, with_card, without
from rodada.engine.windows import WINDOW_FIELDS, WindowState
from rodada.games.star_munchkin.cards.rows import CardSet, Row
from rodada.games.star_munchkin.effects.asking import DISCARDED
from rodada.games.star_munchkin.facts import Facts, facts_of
from rodada.games.star_munchkin.frames import CHOOSE
from rodada.games.star_munchkin.options import StarMunchkinOptions

DOOR: Final = 0
TREASURE: Final = 1
DECKS: Final = ("door", "treasure")

ALIVE: Final = 0
DEAD: Final = 1
"""Lies there until the next player's turn begins (M-8.4)."""
REBORN: Final = 2
"""Back with level, class and race, but without cards until the own next turn."""

FEMALE: Final = 0
MALE: Final = 1
SEXES: Final = ("female", "male")

UNDECIDED: Final = 0
LOST: Final = 1
WON: Final = 2

FIGHTERS: Final = 0
MONSTERS: Final = -1
"""Where a term of the combat counts: on either side, or, above 0, with that monster card."""

NOBODY: Final = -1


def _seen_hands(state: Board, viewer: int, recall: bool) -> list[Cards]:
    """One's own hand; of the others' what was shown and, with recall, still must be there."""
    known = state.known
    return [
        hand
        if seat == viewer
        else tuple(sorted(card if recall and known[card] >> viewer & 1 else UNKNOWN for card in hand))
        for seat, hand in enumerate(state.hand)
    ]


def _seen_known(state: Board, viewer: int, recall: bool) -> list[int]:
    """Only that the viewer itself knows where a card is; who else does would tell what others hold."""
    return [mask & 1 << viewer if recall else 0 for mask in state.known]


def _seen_discards(state: Board, viewer: int, recall: bool) -> list[Cards]:
    """Discards lie face up, the last one on top; all were seen falling, but nobody may look through them (M-2.2).

    Whoever chooses among them looks through them. A card that reaches for the topmost of a kind says that one may look
    for that, so it is seen.
    """
    if recall:
        return state.discards.copy()
    seen = [_seen_pile(state, pile) for pile in state.discards]
    asked = state.stack[-1] if state.stack else ()
    if asked[:2] == (CHOOSE, viewer) and asked[3] == DISCARDED:
        seen[asked[4]] = state.discards[asked[4]]
    return seen


def _seen_pile(state: Board, pile: Cards) -> Cards:
    """The card on top, and the topmost of each kind that is sought."""
    rows = state.cards.rows
    shown = {rows[card].kind: i for i, card in enumerate(pile) if rows[card].kind in state.facts.sought}
    places = {len(pile) - 1, *shown.values()}
    return tuple(card if i in places else UNKNOWN for i, card in enumerate(pile))


def _seen_draft(state: Board, viewer: int, _recall: bool) -> list[int]:
    """An offer or a sale that is still being put together is its author's alone, its length too."""
    return state.draft.copy() if viewer == state.drafter else []


def _seen_sifted(state: Board, viewer: int, _recall: bool) -> list[int]:
    return state.sifted.copy() if viewer == state.sifter else [UNKNOWN] * len(state.sifted)


def _seen_picked(state: Board, viewer: int, _recall: bool) -> int:
    """What was just chosen is told by what then happens with it; who chose it knows."""
    return state.picked if state.to_act == viewer else UNKNOWN


FIELDS: Final[Fields] = (
    *WINDOW_FIELDS,
    Field("options", Shape.FIXED),
    Field("starter", Shape.INT),
    Field("active", Shape.INT),
    Field("turns", Shape.INT),
    Field("level", Shape.INTS),
    Field("sex", Shape.INTS),
    Field("alive", Shape.INTS),
    Field("pile", Shape.TUPLES, Zone.NOBODY),
    Field("discards", Shape.TUPLES, Zone.PRIVATE, _seen_discards),
    Field("hand", Shape.TUPLES, Zone.PRIVATE, _seen_hands),
    Field("known", Shape.INTS, Zone.PRIVATE, _seen_known),
    Field("table", Shape.TUPLES),
    Field("in_use", Shape.TUPLES),
    Field("attached", Shape.TUPLES),
    Field("stage", Shape.INTS),
    Field("sifter", Shape.INT),
    Field("sifted", Shape.INTS, Zone.PRIVATE, _seen_sifted),
    Field("loot", Shape.INTS),
    Field("fresh", Shape.TUPLES, Zone.OWNER),
    Field("fought", Shape.INT),
    Field("fighter", Shape.INT),
    Field("helper", Shape.INT),
    Field("foes", Shape.TUPLES),
    Field("terms", Shape.TUPLES),
    Field("spent", Shape.INTS),
    Field("revision", Shape.INT),
    Field("decided", Shape.INT),
    Field("deferred", Shape.INT),
    Field("uses", Shape.TUPLES),
    Field("offers", Shape.TUPLES),
    Field("offers_made", Shape.INTS),
    Field("offer_number", Shape.INT),
    Field("bargain", Shape.INTS),
    Field("drafter", Shape.INT),
    Field("draft", Shape.INTS, Zone.PRIVATE, _seen_draft),
    Field("picked", Shape.INT, Zone.PRIVATE, _seen_picked),
    Field("rolled", Shape.INT),
    Field("acts", Shape.INT),
    Field("winners", Shape.INT),
)


class Board(WindowState):
    """The table of one game.

    `known` is, by card, a mask of the viewers who know in whose hand it is. `in_use` are the items of `table` that
    count; `attached` pairs (card, host): a cheat card on an item, an item on the sidekick that carries it. A foe is
    `(monster, enhancers...)`, clone cards among the enhancers. A term is `(where, strength, treasures, card, seat,
    ability)`: what one-shots and abilities add to the combat. `spent` are one-shots lying in the combat, `decided` says
    whether the fighters have won or must run, `deferred` counts treasures of monsters that were removed with reward.
    `uses` counts limited abilities: `(per combat, seat, card, index, times)`. `bargain` is the agreed help: treasures,
    order, terms. `fresh` are hand cards just received, which may be played at once (M-1.7); `acts` counts cards and
    abilities played.
    """

    __slots__ = (
        "active",
        "acts",
        "alive",
        "attached",
        "bargain",
        "cards",
        "decided",
        "deferred",
        "discards",
        "draft",
        "drafter",
        "facts",
        "fighter",
        "foes",
        "fought",
        "fresh",
        "hand",
        "helper",
        "in_use",
        "known",
        "level",
        "loot",
        "offer_number",
        "offers",
        "offers_made",
        "options",
        "picked",
        "pile",
        "revision",
        "rolled",
        "sex",
        "sifted",
        "sifter",
        "spent",
        "stage",
        "starter",
        "table",
        "terms",
        "turns",
        "uses",
        "winners",
    )

    FIELDS = FIELDS
    SHARED = ("cards", "facts")

    cards: CardSet
    facts: Facts
    options: StarMunchkinOptions
    starter: int
    active: int
    turns: int
    level: list[int]
    sex: list[int]
    alive: list[int]
    pile: list[Cards]
    discards: list[Cards]
    hand: list[Cards]
    known: list[int]
    table: list[Cards]
    in_use: list[Cards]
    attached: list[Cards]
    stage: list[int]
    sifter: int
    sifted: list[int]
    loot: list[int]
    fresh: list[Cards]
    fought: int
    fighter: int
    helper: int
    foes: list[Cards]
    terms: list[Cards]
    spent: list[int]
    revision: int
    decided: int
    deferred: int
    uses: list[Cards]
    offers: list[Cards]
    offers_made: list[int]
    offer_number: int
    bargain: list[int]
    drafter: int
    draft: list[int]
    picked: int
    rolled: int
    acts: int
    winners: int

    # --- who and what ---

    def use_cards(self, cards: CardSet) -> None:
        """The set that is played with, and what is worked out of it once."""
        self.cards = cards
        self.facts = facts_of(cards)

    def row(self, card: int) -> Row:
        return self.cards.rows[card]

    def everyone(self) -> int:
        """The mask of all viewers, the spectator included."""
        return (1 << self.seats + 1) - 1

    def living(self) -> list[int]:
        """Seats whose character is there, in seat order (M-8.3)."""
        return [seat for seat in range(self.seats) if self.alive[seat] != DEAD]

    def living_mask(self) -> int:
        return sum(1 << seat for seat in self.living())

    def may_receive(self, seat: int) -> bool:
        """M-8.3, M-8.4: the dead get no cards, and the reborn only from charity before their own turn."""
        return self.alive[seat] == ALIVE

    def in_combat(self, seat: int) -> bool:
        """Whether `seat` fights or flees now."""
        return self.fighter >= 0 and seat in (self.fighter, self.helper)

    def goal(self) -> int:
        """The level that wins (M-2.6, M-12.3)."""
        return 20 if self.options.epic else 10

    def host_of(self, card: int) -> int:
        """The card that `card` is attached to, or 0."""
        for attached, host in self.attached:
            if attached == card:
                return host
        return 0

    def attached_to(self, host: int) -> list[int]:
        return [card for card, other in self.attached if other == host]

    def of_kind(self, seat: int, kind: str) -> list[int]:
        """Cards of a kind in play before `seat`, oldest first."""
        rows = self.cards.rows
        return [card for card in self.table[seat] if rows[card].kind == kind]

    def of_role(self, seat: int, role: str) -> list[int]:
        """Super Munchkin, Half-Breed or cheat cards in play before `seat`."""
        rows = self.cards.rows
        return [card for card in self.table[seat] if rows[card].role == role]

    def items_of(self, seat: int) -> list[int]:
        """Items and one-shots in play before `seat`: what can be traded, sold and lost (M-6.1)."""
        items = self.facts.items
        return [card for card in self.table[seat] if items[card]]

    def has_items(self, seat: int) -> bool:
        """Whether there is any: asked far more often than which."""
        items = self.facts.items
        for card in self.table[seat]:
            if items[card]:
                return True
        return False

    # --- cards change places ---

    def discard(self, card: int, rule: str) -> None:
        """A card that lies nowhere else any more goes face up on its discard pile."""
        deck = DOOR if self.row(card).deck == "door" else TREASURE
        self.discards[deck] += (card,)
        self.known[card] = 0
        self.events.append(Event("discarded", rule, (card,)))

    def to_hand(self, seat: int, card: int, rule: str, told: int) -> None:
        """A card comes into a hand; the viewers of the mask `told`, and its new owner, see which."""
        self.hand[seat] = with_card(self.hand[seat], card)
        self.known[card] = told | 1 << seat
        self.events.append(Event("to_hand", rule, (seat,), (card,), self.known[card]))

    def from_hand(self, seat: int, card: int) -> None:
        self.hand[seat] = without(self.hand[seat], card)
        self.known[card] = 0
        if card in self.fresh[seat]:
            self.fresh[seat] = without(self.fresh[seat], card)

    def hide_hand(self, seat: int, but: int = 0) -> None:
        """An unseen card has left this hand: only its owner, and the viewers of `but`, are still sure of the others."""
        for card in self.hand[seat]:
            self.known[card] &= 1 << seat | but

    def hand_over(self, giver: int, taker: int, card: int, rule: str) -> None:
        """A card goes from hand to hand, unseen by the others."""
        both = 1 << giver | 1 << taker
        self.from_hand(giver, card)
        self.hide_hand(giver, both)
        self.events.append(Event("handed_over", rule, (giver, taker), (card,), both))
        self.to_hand(taker, card, rule, both)

    def pass_hands(self, moves: list[tuple[int, int]], rule: str) -> None:
        """Whole hands change owners at the same moment; who knew a card still knows where it is."""
        old = self.hand.copy()
        for giver, taker in moves:
            both = 1 << giver | 1 << taker
            for card in old[giver]:
                self.known[card] |= both
            self.hand[taker] = old[giver]
            self.fresh[giver] = ()
            self.events.append(Event("hand_passed", rule, (giver, taker, len(old[giver])), old[giver], both))

    def show(self, seat: int, card: int, rule: str) -> None:
        """A hand card is shown to all and stays in hand (M-6.8)."""
        self.known[card] = self.everyone()
        self.events.append(Event("showed", rule, (seat, card)))

    def draws_from(self, deck: int) -> Cards:
        """The pile to draw from; an empty one is made of its reshuffled discards first (M-2.2)."""
        if not self.pile[deck] and self.discards[deck]:
            self.pile[deck] = tuple(sorted(self.discards[deck]))
            self.discards[deck] = ()
            self.events.append(Event("reshuffled", "M-2.2", (deck, len(self.pile[deck]))))
        return self.pile[deck]

    def off_pile(self, deck: int, card: int) -> None:
        self.pile[deck] = without(self.pile[deck], card)

    def off_discards(self, deck: int, card: int) -> None:
        """A card is taken up from the discards; the others keep their order."""
        self.discards[deck] = without(self.discards[deck], card)

    def sift(self, seat: int, deck: int, card: int, rule: str) -> None:
        """A card of the pile is looked at by `seat` alone."""
        self.off_pile(deck, card)
        self.sifter = seat
        self.sifted.append(card)
        self.events.append(Event("sifted", rule, (seat, deck), (card,), 1 << seat))

    def into_play(self, seat: int, card: int, rule: str, in_use: bool = False) -> None:
        """A card that lies nowhere else comes into play before `seat`."""
        self.table[seat] += (card,)
        self.known[card] = 0
        if in_use:
            self.in_use[seat] = with_card(self.in_use[seat], card)
        self.events.append(Event("into_play", rule, (seat, card, int(in_use))))

    def out_of_play(self, seat: int, card: int) -> None:
        """Take a card from before `seat`, out of use and loose from what it was attached to."""
        self.table[seat] = without(self.table[seat], card)
        if card in self.in_use[seat]:
            self.in_use[seat] = without(self.in_use[seat], card)
        self.attached = [pair for pair in self.attached if card not in pair]

    def owner_of(self, card: int) -> int:
        """The seat before which a card is in play, or -1."""
        for seat in range(self.seats):
            if card in self.table[seat]:
                return seat
        return NOBODY

    def use(self, seat: int, card: int, rule: str) -> None:
        self.in_use[seat] = with_card(self.in_use[seat], card)
        self.events.append(Event("equipped", rule, (seat, card)))

    def stop_using(self, seat: int, card: int, rule: str) -> None:
        self.in_use[seat] = without(self.in_use[seat], card)
        self.events.append(Event("unequipped", rule, (seat, card)))

    def attach(self, card: int, host: int, rule: str) -> None:
        """A cheat card goes on an item, or an item on the sidekick that carries it."""
        self.attached.append((card, host))
        self.events.append(Event("attached", rule, (card, host)))

    def detach(self, card: int) -> None:
        self.attached = [pair for pair in self.attached if pair[0] != card]

    # --- levels ---

    def gain_level(self, seat: int, rule: str) -> None:
        self.level[seat] += 1
        self.events.append(Event("level_up", rule, (seat, self.level[seat])))

    def lose_level(self, seat: int, rule: str) -> bool:
        """One level down, never below 1 (M-0.1); tells whether there was one to lose."""
        if self.level[seat] <= 1:
            return False
        self.level[seat] -= 1
        self.events.append(Event("level_down", rule, (seat, self.level[seat])))
        return True

    def change_sex(self, seat: int, rule: str) -> None:
        self.sex[seat] = FEMALE + MALE - self.sex[seat]
        self.events.append(Event("sex_changed", rule, (seat, self.sex[seat])))

    # --- the combat ---

    def add_foe(self, card: int, rule: str) -> None:
        self.foes.append((card,))
        self.touch_combat()
        self.events.append(Event("joined_combat", rule, (card,)))

    def add_enhancer(self, monster: int, card: int, rule: str) -> None:
        self.foes = [(*foe, card) if foe[0] == monster else foe for foe in self.foes]
        self.touch_combat()
        self.events.append(Event("enhanced", rule, (monster, card)))

    def add_term(self, where: int, strength: int, treasures: int, card: int, seat: int, ability: int) -> None:
        self.terms.append((where, strength, treasures, card, seat, ability))
        self.touch_combat()
        self.events.append(Event("term_added", "M-5.1", (where, strength, treasures, card, seat)))

    def off_foe(self, card: int, rule: str) -> None:
        """An enhancer leaves its monster and is discarded."""
        self.foes = [without(foe, card) if card in foe[1:] else foe for foe in self.foes]
        self.touch_combat()
        self.discard(card, rule)

    def strike_terms(self, card: int, rule: str) -> None:
        """All that a card added to the sums ends."""
        for term in [term for term in self.terms if term[3] == card]:
            self.strike_term(term, rule)

    def strike_term(self, term: Cards, rule: str) -> None:
        self.terms.remove(term)
        self.touch_combat()
        self.events.append(Event("term_struck", rule, term[:5]))

    def touch_combat(self) -> None:
        """The combat is no longer what an open offer was made for."""
        self.revision += 1

    def clear_combat(self) -> None:
        """M-5.13: monsters, enhancers and one-shots used are discarded; nobody is in combat any more."""
        for foe in self.foes:
            for card in foe:
                self.discard(card, "M-5.13")
        for card in self.spent:
            self.discard(card, "M-5.13")
        self.foes = []
        self.terms = []
        self.spent = []
        self.fighter = self.helper = NOBODY
        self.decided = UNDECIDED
        self.deferred = 0
        self.bargain = []
        self.offers = [offer for offer in self.offers if offer[1] == TRADE]
        self.uses = [use for use in self.uses if not use[0]]
        self.touch_combat()


HELP: Final = 0
TRADE: Final = 1
"""Kinds of offers: `(number, kind, by, to, ...)`, see `offers`."""
