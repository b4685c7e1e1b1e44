# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Gunrunners over one flat struct, without Python objects and without the GIL: see `native.pyi` for what it offers."""

include "table.pxi"
include "rules.pxi"
include "powers.pxi"
include "asking.pxi"
include "playing.pxi"
include "judging.pxi"

from rodada.engine.chance import Chance
from rodada.engine.errors import Illegal, Refused
from rodada.games.gunrunners.delivery import DIE
from rodada.games.gunrunners.state import GunrunnersState

class TooLarge(ValueError):
    """A table, made by hand, that the flat struct has no room for."""


cdef tuple KINDS = ("", "starter", "", "deal", "roll", "", "", "", "", "draw", "audit", "")
cdef int LENGTHS[12]
LENGTHS[:] = [0, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 3]


cdef list NUMBERS = [verb << 16 | argument for verb in range(15) for argument in range(128)]  # made once


cdef class FlatState:
    """One game: what everybody may ask of a state, without events and views. With a seed chance falls by itself."""

    cdef Table table
    cdef Stream stream
    cdef bint seeded
    cdef int offered
    cdef int32_t legal[MOST_ACTIONS]

    def __init__(self, state, seed=None, int counter=0):
        load(&self.table, state)
        self.table.remembers = 1
        self.offered = -1
        self.seeded = seed is not None
        if self.seeded:
            begin(&self.stream, seed, counter)
            settle(&self.table, &self.stream)

    @property
    def seats(self):
        return self.table.seats

    @property
    def to_act(self):
        return self.table.to_act

    @property
    def over(self):
        return self.table.to_act == OVER

    cpdef list actions(self):
        """The legal actions of the seat on the move, sorted."""
        cdef int i
        cdef list made = []
        if self.table.to_act < 0:
            return made
        if self.offered < 0:
            self.offered = choices(&self.table, self.legal)
        for i in range(self.offered):
            made.append(NUMBERS[(self.legal[i] >> 16) * 128 + (self.legal[i] & 127)])
        return made

    def judged(self):
        """What each of those actions is worth to the seat, as far as it knows."""
        cdef Judge j
        cdef list legal = self.actions()
        if not legal:
            return []
        begin_judging(&j, &self.table, self.table.to_act)
        return [judged(&j, act) for act in legal]

    cpdef play(self, int32_t act):
        """Play a legal action of the seat on the move; an illegal one changes nothing."""
        cdef int i = 0
        if self.table.to_act < 0:
            raise Illegal("G-6.1", "gunrunners-not-over")
        if self.offered < 0:
            self.offered = choices(&self.table, self.legal)
        while i < self.offered and self.legal[i] != act:
            i += 1
        if i == self.offered:
            raise Illegal("G-3.4", "gunrunners-not-an-action")
        self.offered = -1
        decide(&self.table, act)
        if self.seeded:
            settle(&self.table, &self.stream)

    def chances(self):
        """What chance has to decide."""
        if self.table.to_act != CHANCE:
            raise Refused("refused-no-chance")
        op = top(&self.table).op
        bag = [outcome_of(&self.table, i) for i in range(bag_size(&self.table))]
        return Chance(KINDS[op], bag, top(&self.table).actor)

    def resolve(self, int outcome):
        """Let chance bring an outcome."""
        if outcome not in self.chances().bag:
            raise Refused("refused-impossible-chance", outcome=outcome)
        fall(&self.table, outcome)

    def copy(self):
        cdef FlatState twin = FlatState.__new__(FlatState)
        twin.table = self.table
        twin.stream = self.stream
        twin.seeded = self.seeded
        twin.offered = -1
        return twin

    def state(self, like):
        """The same state as the rules have it; what never changes (the options) as in `like`."""
        return unload(&self.table, like)

    def ranks(self):
        cdef int ranks[MOST_SEATS]
        if self.table.ending == 0:
            raise Refused("refused-not-over")
        rank(&self.table, ranks)
        return tuple(ranks[seat] for seat in range(self.table.seats))

    def playouts(self, int games, uint64_t luck):
        """Play from here to the end so many times, at random; gives the decisions, and each seat's victories."""
        cdef Table table
        cdef int64_t decisions = 0
        cdef int game, seat, winners
        cdef int ranks[MOST_SEATS]
        cdef double won[MOST_SEATS]
        for seat in range(MOST_SEATS):
            won[seat] = 0.0
        with nogil:
            for game in range(games):
                table = self.table
                table.remembers = 0
                decisions += play_out(&table, &luck)
                rank(&table, ranks)
                winners = 0
                for seat in range(table.seats):
                    winners += ranks[seat] == 1
                for seat in range(table.seats):
                    won[seat] += (1.0 / winners) if ranks[seat] == 1 else 0.0
        return decisions, [won[seat] for seat in range(self.table.seats)]

    def fated(self, uint64_t luck):
        """Let chance fall as it does in a game that is played on with that luck."""
        settle_by_fate(&self.table, luck)
        self.offered = -1

    def played_on(self, uint64_t luck, int turns):
        """The table after so many more turns have begun, if everybody plays what it judges best."""
        cdef FlatState end = self.copy()
        play_on(&end.table, luck, end.table.turns + turns, 0.0)
        return end

    def played(self, uint64_t luck):
        """One of those games, as the state it ended in."""
        cdef FlatState end = self.copy()
        play_out(&end.table, &luck)
        return end


cdef void begin(Stream *s, seed, int counter) except *:
    cdef bytes raw = seed.to_bytes(32, "big")
    memcpy(s.seed, <char *>raw, 32)
    s.counter = counter
    s.block = -1


include "worlds.pxi"
include "search.pxi"


# --- to and from the state of the rules ---

cdef Counts counted(cards) except? 0:
    cdef Counts counts = 0
    for card in cards:
        counts += one(card)
    return counts


cdef tuple sorted_cards(Counts counts):
    return tuple(card for card in range(16) for _ in range(count_of(counts, card)))


cdef int load(Table *t, state) except -1:
    cdef int i, k
    memset(t, 0, sizeof(Table))
    room = MOST_TOKENS - len(state.token_card) - sum(map(len, state.hand)) - sum(map(len, state.pile)) - 25
    if room < 0 or any(len(row) > ROW - 1 for row in state.row):
        raise TooLarge
    t.to_act, t.depth, t.seats, t.regions = state.to_act, len(state.stack), state.seats, len(state.crates)
    t.english = state.options.edition == "en"
    t.starter, t.active, t.turns, t.supply = state.starter, state.active, state.turns, state.supply
    t.warehouse, t.removed, t.busts, t.busted = state.warehouse, state.removed, state.busts, state.busted
    t.ending, t.chosen, t.looker = state.ending, state.chosen, state.looker
    t.looked, t.dealt_so_far = len(state.looked_at), len(state.dealt)
    for i, frame in enumerate(state.stack):
        whole = (*frame, 0, 0, 0)
        t.stack[i].op, t.stack[i].actor, t.stack[i].step = whole[0], whole[1], whole[2]
        t.stack[i].a, t.stack[i].b, t.stack[i].c = whole[3], whole[4], whole[5]
    t.deck_total = sum(state.options.deck.plain) + sum(state.options.deck.specials)
    for i, value in enumerate(state.options.deck.values()):
        t.value[i] = value
    for i in range(t.seats):
        t.hand[i], t.pile[i], t.gone[i] = counted(state.hand[i]), counted(state.pile[i]), counted(state.gone[i])
        t.in_hand[i], t.in_pile[i] = len(state.hand[i]), len(state.pile[i])
        t.won[i], t.undercover[i], t.manager[i] = state.won[i], state.undercover[i], state.manager[i]
    for i in range(t.regions):
        t.crates[i], t.exposed[i], t.trainee[i] = state.crates[i], state.exposed[i], state.trainee[i]
        t.row_length[i] = len(state.row[i])
        for k, token in enumerate(state.row[i]):
            t.row[i][k] = token
    for i in range(t.looked):
        t.looked_at[i] = state.looked_at[i]
    for i in range(t.dealt_so_far):
        t.dealt[i] = state.dealt[i]
    t.tokens = len(state.token_card)
    for i in range(t.tokens):
        t.token_card[i], t.token_owner[i] = state.token_card[i], state.token_owner[i]
        t.token_known[i], t.token_blurred[i] = state.token_known[i], state.token_blurred[i]
    for viewer, owner, card in sorted(state.triples()):
        remember(t, triple(viewer, owner, card))
    return 0


cdef unload(Table *t, like):
    cdef int i, k
    state = like.copy()
    state.offered, state.events = None, []
    state.to_act, state.seats = t.to_act, t.seats
    state.starter, state.active, state.turns, state.supply = t.starter, t.active, t.turns, t.supply
    state.warehouse, state.removed, state.busts, state.busted = t.warehouse, t.removed, t.busts, t.busted
    state.ending, state.chosen, state.looker = t.ending, t.chosen, t.looker
    stack = []
    for i in range(t.depth):
        f = t.stack[i]
        stack.append((f.op, f.actor, f.step, f.a, f.b, f.c)[: LENGTHS[f.op]])
    state.stack = stack
    state.looked_at = [t.looked_at[i] for i in range(t.looked)]
    state.dealt = [t.dealt[i] for i in range(t.dealt_so_far)]
    state.hand = [sorted_cards(t.hand[i]) for i in range(t.seats)]
    state.pile = [sorted_cards(t.pile[i]) for i in range(t.seats)]
    state.gone = [sorted_cards(t.gone[i]) for i in range(t.seats)]
    state.won = [t.won[i] for i in range(t.seats)]
    state.undercover = [t.undercover[i] for i in range(t.seats)]
    state.manager = [t.manager[i] for i in range(t.seats)]
    state.crates = [t.crates[i] for i in range(t.regions)]
    state.exposed = [t.exposed[i] for i in range(t.regions)]
    state.trainee = [t.trainee[i] for i in range(t.regions)]
    state.row = [tuple([t.row[i][k] for k in range(t.row_length[i])]) for i in range(t.regions)]
    state.token_card = [t.token_card[i] for i in range(t.tokens)]
    state.token_owner = [t.token_owner[i] for i in range(t.tokens)]
    state.token_known = [t.token_known[i] for i in range(t.tokens)]
    state.token_blurred = [t.token_blurred[i] for i in range(t.tokens)]
    state.set_triples([(t.among[i] >> 8, t.among[i] >> 4 & 15, t.among[i] & 15) for i in range(t.amongs)])
    return state
