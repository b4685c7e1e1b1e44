"""Cards in play as public tokens: which card a token stands for is secret, with a mask of who knows it.

Viewers are the seats, then the spectator; knowing is perfect memory. A token that lies face up has the `UP` bit too.
The masks are public: everybody saw who placed a card or looked at it, though not what it is.

When somebody deals face-down tokens of one owner anew, unseen by the others, these keep only what they can still know:
that the cards they knew are *among* that owner's dealt tokens. Such tokens are `blurred`; what a viewer knows to be
among an owner's blurred tokens is a list of triples (viewer, owner, card) in `among`, secret to that viewer. Where
those cards leave no choice, a view tells them exactly again.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.fields import UNKNOWN, Field, Fields, Shape, Zone
from rodada.engine.state import STATE_FIELDS, State

UP: Final = 1 << 8
FREE: Final = -1


def _seen_cards(state: TokenState, viewer: int, recall: bool) -> list[int]:
    """Cards that lie face up or are being looked at; with recall all that the viewer can still know."""
    wanted = UP | (1 << viewer if recall else 0)
    cards = [
        card if known & wanted else UNKNOWN for card, known in zip(state.token_card, state.token_known, strict=True)
    ]
    if state.looker == viewer:
        for token in state.looked_at:
            cards[token] = state.token_card[token]
    if recall:
        for owner in range(state.seats):
            certain = state.certain_blurred(viewer, owner)
            for token in state.blurred_for(viewer, owner) if certain else ():
                cards[token] = certain
    return cards


def _seen_among(state: TokenState, viewer: int, recall: bool) -> list[int]:
    """One's own triples and the spectator's, which are public."""
    if not recall:
        return []
    return [n for who, owner, card in state.triples() if who in (viewer, state.seats) for n in (who, owner, card)]


TOKEN_FIELDS: Final[Fields] = (
    *STATE_FIELDS,
    Field("token_card", Shape.INTS, Zone.PRIVATE, _seen_cards),
    Field("token_owner", Shape.INTS),
    Field("token_known", Shape.INTS),
    Field("token_blurred", Shape.INTS),
    Field("among", Shape.INTS, Zone.PRIVATE, _seen_among),
    Field("looker", Shape.INT),
    Field("looked_at", Shape.INTS),
)


class TokenState(State):
    """A state with face-down cards in play."""

    __slots__ = ("among", "looked_at", "looker", "token_blurred", "token_card", "token_known", "token_owner")

    FIELDS = TOKEN_FIELDS

    token_card: list[int]
    token_owner: list[int]
    token_known: list[int]
    token_blurred: list[int]
    among: list[int]
    looker: int
    looked_at: list[int]

    def clear_tokens(self) -> None:
        """No card in play, nobody looking."""
        self.token_card = []
        self.token_owner = []
        self.token_known = []
        self.token_blurred = []
        self.among = []
        self.looker = -1
        self.looked_at = []

    def put(self, owner: int, card: int, known: int) -> int:
        """A new token for a card that comes into play."""
        self.token_card.append(card)
        self.token_owner.append(owner)
        self.token_known.append(known)
        self.token_blurred.append(0)
        return len(self.token_card) - 1

    def take(self, token: int) -> int:
        """Remove a token from play and give its card."""
        card = self.token_card[token]
        self.token_card[token] = UNKNOWN
        self.token_owner[token] = FREE
        self.token_known[token] = 0
        self.token_blurred[token] = 0
        return card

    def everyone(self) -> int:
        """The mask of all viewers, the spectator included."""
        return (1 << self.seats + 1) - 1

    def is_up(self, token: int) -> bool:
        return self.token_known[token] >= UP

    def knows(self, viewer: int, token: int) -> bool:
        return self.token_known[token] >> viewer & 1 == 1

    def turn_up(self, token: int) -> int:
        """Turn a token face up for good and give its card."""
        knew = self.token_known[token]
        self.token_known[token] = UP | self.everyone()
        if self.token_blurred[token]:
            self._leave_blur(token, self.everyone() & ~knew)
        return self.token_card[token]

    def look(self, viewer: int, token: int) -> int:
        """`viewer` alone learns what a face-down token is."""
        if self.token_blurred[token] and not self.knows(viewer, token):
            self._no_longer_among(token, 1 << viewer)
        self.token_known[token] |= 1 << viewer
        return self.token_card[token]

    # --- what an unseen dealing leaves to know ---

    def triples(self) -> list[tuple[int, int, int]]:
        among = self.among
        return [(among[i], among[i + 1], among[i + 2]) for i in range(0, len(among), 3)]

    def set_triples(self, triples: list[tuple[int, int, int]]) -> None:
        self.among = [n for triple in triples for n in triple]

    def blurred_of(self, owner: int) -> list[int]:
        """The blurred tokens of `owner` in play."""
        owners = self.token_owner
        return [token for token, blurred in enumerate(self.token_blurred) if blurred and owners[token] == owner]

    def blurred_for(self, viewer: int, owner: int) -> list[int]:
        """The blurred tokens of `owner` that `viewer` cannot tell apart."""
        return [token for token in self.blurred_of(owner) if not self.knows(viewer, token)]

    def known_among(self, viewer: int, owner: int) -> list[int]:
        """The cards that `viewer` knows to be among the blurred tokens of `owner`."""
        return [card for who, whose, card in self.triples() if who == viewer and whose == owner]

    def certain_blurred(self, viewer: int, owner: int) -> int:
        """The card that all tokens blurred for `viewer` must be, as it knows; else UNKNOWN."""
        known = self.known_among(viewer, owner)
        alike = known and known.count(known[0]) == len(known) == len(self.blurred_for(viewer, owner))
        return known[0] if alike else UNKNOWN

    def deal_anew(self, dealer: int, old: list[int], cards: list[tuple[int, int]]) -> list[int]:
        """Replace face-down tokens by new ones for the same (owner, card) pairs, in an order that only `dealer` sees.

        `old` holds every blurred token of its owners. Returns the new tokens, one for each pair. What others knew
        about each owner's tokens is blurred, unless there is but one and it was clear before.
        """
        owners = {self.token_owner[token] for token in old}
        clear = {}
        triples = [triple for triple in self.triples() if triple[1] not in owners or triple[0] != dealer]
        for owner in sorted(owners):
            mine = [token for token in old if self.token_owner[token] == owner]
            if len(mine) == 1 and not self.token_blurred[mine[0]]:
                clear[owner] = self.token_known[mine[0]]
            else:
                triples += self._newly_blurred(dealer, owner, mine)
        for token in old:
            self.take(token)
        self.set_triples(sorted(triples))
        new = []
        for owner, card in cards:
            token = self.put(owner, card, 1 << dealer | clear.get(owner, 0))
            self.token_blurred[token] = int(owner not in clear)
            new.append(token)
        return new

    def _newly_blurred(self, dealer: int, owner: int, tokens: list[int]) -> list[tuple[int, int, int]]:
        """What each viewer but the dealer knew exactly about tokens that are now dealt anew."""
        return [
            (viewer, owner, self.token_card[token])
            for viewer in range(self.seats + 1)
            if viewer != dealer
            for token in tokens
            if self.knows(viewer, token)
        ]

    def _leave_blur(self, token: int, unsure: int) -> None:
        """A blurred token was turned up; `unsure` is the mask of those who could not tell which one it was."""
        self._no_longer_among(token, unsure)
        self.token_blurred[token] = 0
        owner = self.token_owner[token]
        if not self.blurred_of(owner):
            self.set_triples([triple for triple in self.triples() if triple[1] != owner])

    def _no_longer_among(self, token: int, viewers: int) -> None:
        """The viewers of the mask now know this token: its card is no longer one known to be among the others."""
        triples = self.triples()
        for viewer in range(self.seats + 1):
            triple = (viewer, self.token_owner[token], self.token_card[token])
            if viewers >> viewer & 1 and triple in triples:
                triples.remove(triple)
        self.set_triples(triples)

    def imagine_memories(self, viewer: int) -> None:
        """Complete the triples of a sampled world, in which only those of `viewer` and the public ones are known.

        Owners remember all of their own cards; of others' cards each seat remembers at least what is public.
        """
        given = self.triples()
        made = [triple for triple in given if triple[0] in (viewer, self.seats)]
        for owner in range(self.seats):
            public = [card for by, whose, card in given if by == self.seats and whose == owner]
            for who in range(self.seats):
                if who != viewer:
                    made += [(who, owner, card) for card in self._imagined_among(who, owner, public)]
        self.set_triples(sorted(made))

    def _imagined_among(self, who: int, owner: int, public: list[int]) -> list[int]:
        """What `who` would remember to be among the blurred tokens of `owner`, less those it knows one by one."""
        if who == owner:
            return [self.token_card[token] for token in self.blurred_for(who, owner)]
        left = public[:]
        for token in self.blurred_of(owner):
            if self.knows(who, token) and self.token_card[token] in left:
                left.remove(self.token_card[token])
        return left
