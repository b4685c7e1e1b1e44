# What lies on the table as one flat struct, and its verbs: `board` and `engine.tokens` again.

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

cdef extern from "chance.h" nogil:
    uint64_t rodada_part(uint64_t word, uint64_t bound)
    uint64_t rodada_quick(uint64_t *state)
    int rodada_lowest(uint64_t bits)
    void rodada_block(const uint8_t *seed, uint64_t number, uint64_t *words)

cdef enum:
    CHANCE = -1
    OVER = -2
    RUNNING = -3
    EMPTY = -1

    STARTER = 1
    SETUP = 2
    DEAL = 3
    DELIVER = 4
    DEPLOY = 5
    FLIP = 6
    HIDE = 7
    FILL = 8
    DRAW = 9
    OPERATE = 10
    BUST = 11

    TRAINEE = 1
    DIRECTOR = 10
    INFORMER = 11
    SABOTEUR = 12
    SPY = 13
    MANAGER = 14
    RUNNER = 15

    UP = 256
    MOST_SEATS = 5
    MOST_TOKENS = 128  # 14 cards of 5 agencies, and 5 new ones at each of 5 dealings of a Spy
    ROW = 16
    MOST_AMONG = 96
    MOST_ACTIONS = 96

# Cards of a hand, a pile or a discard, counted: 4 bits for each card.
ctypedef uint64_t Counts

cdef struct Frame:
    int16_t op
    int16_t actor
    int16_t step
    int16_t a
    int16_t b
    int16_t c

cdef struct Table:
    int16_t to_act
    int16_t depth
    int16_t seats
    int16_t regions
    int16_t english
    int16_t starter
    int16_t active
    int16_t turns
    int16_t supply
    int16_t warehouse
    int16_t removed
    int16_t busts
    int16_t busted
    int16_t ending
    int16_t chosen
    int16_t looker
    int16_t looked
    int16_t dealt_so_far
    int16_t tokens
    int16_t amongs
    int16_t remembers  # whether anybody's knowledge is kept: searches and batches ask nobody
    int16_t watcher  # whose eyes a search looks with
    int16_t deck_total  # the values of the fourteen cards of an agency
    uint64_t told  # a digest of the cards turned up or shown to the searcher since it was cleared
    Frame stack[4]
    Counts hand[MOST_SEATS]
    Counts pile[MOST_SEATS]
    Counts gone[MOST_SEATS]
    int8_t in_hand[MOST_SEATS]
    int8_t in_pile[MOST_SEATS]
    int16_t crates[MOST_SEATS]
    int16_t won[MOST_SEATS]
    int8_t undercover[MOST_SEATS]
    int8_t exposed[MOST_SEATS]
    int8_t row_length[MOST_SEATS]
    int16_t manager[MOST_SEATS]
    int16_t trainee[MOST_SEATS]
    int16_t looked_at[MOST_SEATS]
    int16_t dealt[MOST_SEATS]
    uint8_t value[16]
    uint8_t row[MOST_SEATS][ROW]
    uint8_t token_card[MOST_TOKENS]
    int8_t token_owner[MOST_TOKENS]
    uint8_t token_blurred[MOST_TOKENS]
    uint16_t token_known[MOST_TOKENS]
    uint16_t among[MOST_AMONG]  # viewer, owner, card in 4 bits each, sorted


# --- counted cards ---

cdef inline Counts one(int card) noexcept nogil:
    return <Counts>1 << 4 * card

cdef inline int count_of(Counts cards, int card) noexcept nogil:
    return <int>(cards >> 4 * card & 15)

cdef inline uint64_t different(Counts cards) noexcept nogil:
    """A bit at the place of each card that is there."""
    return (cards | cards >> 1 | cards >> 2 | cards >> 3) & <uint64_t>0x1111111111111111

cdef inline int piece(Counts cards, int number) noexcept nogil:
    """Card of that number among the sorted ones."""
    cdef uint64_t left = different(cards)
    cdef int card, n
    while True:
        card = rodada_lowest(left) >> 2
        n = count_of(cards, card)
        if number < n:
            return card
        number -= n
        left &= left - 1


# --- tokens ---

cdef inline int put(Table *t, int owner, int card, int known) noexcept nogil:
    cdef int token = t.tokens
    t.tokens = token + 1
    t.token_card[token] = card
    t.token_owner[token] = owner
    t.token_known[token] = known
    t.token_blurred[token] = 0
    return token

cdef inline int take(Table *t, int token) noexcept nogil:
    cdef int card = t.token_card[token]
    t.token_card[token] = 0
    t.token_owner[token] = EMPTY
    t.token_known[token] = 0
    t.token_blurred[token] = 0
    return card

cdef inline int everyone(Table *t) noexcept nogil:
    return (1 << t.seats + 1) - 1

cdef inline bint is_up(Table *t, int token) noexcept nogil:
    return t.token_known[token] >= UP

cdef inline bint knows(Table *t, int viewer, int token) noexcept nogil:
    return t.token_known[token] >> viewer & 1

cdef inline uint16_t triple(int viewer, int owner, int card) noexcept nogil:
    return viewer << 8 | owner << 4 | card

cdef void no_longer_among(Table *t, int token, int viewers) noexcept nogil:
    cdef int viewer, i, owner = t.token_owner[token], card = t.token_card[token]
    for viewer in range(t.seats + 1):
        if viewers >> viewer & 1:
            for i in range(t.amongs):
                if t.among[i] == triple(viewer, owner, card):
                    forget(t, i)
                    break

cdef void forget(Table *t, int place) noexcept nogil:
    cdef int i
    t.amongs -= 1
    for i in range(place, t.amongs):
        t.among[i] = t.among[i + 1]

cdef void remember(Table *t, uint16_t what) noexcept nogil:
    """In its place among the sorted ones."""
    cdef int i = t.amongs
    if i >= MOST_AMONG:
        return
    t.amongs += 1
    while i > 0 and t.among[i - 1] > what:
        t.among[i] = t.among[i - 1]
        i -= 1
    t.among[i] = what

cdef void leave_blur(Table *t, int token, int unsure) noexcept nogil:
    cdef int i, owner = t.token_owner[token]
    no_longer_among(t, token, unsure)
    t.token_blurred[token] = 0
    for i in range(t.tokens):
        if t.token_blurred[i] and t.token_owner[i] == owner:
            return
    i = 0
    while i < t.amongs:
        if (t.among[i] >> 4 & 15) == owner:
            forget(t, i)
        else:
            i += 1

cdef inline void tell(Table *t, int token) noexcept nogil:
    """A searcher sees what this card is."""
    t.told = (t.told ^ <uint64_t>(token << 4 | t.token_card[token])) * <uint64_t>0x9E3779B97F4A7C15
    t.told ^= t.told >> 29

cdef inline int turn_up(Table *t, int token) noexcept nogil:
    cdef int knew = t.token_known[token]
    t.token_known[token] = UP | everyone(t)
    if t.remembers and t.token_blurred[token]:
        leave_blur(t, token, everyone(t) & ~knew)
    tell(t, token)
    return t.token_card[token]

cdef void look(Table *t, int viewer, int token) noexcept nogil:
    if t.remembers and t.token_blurred[token] and not knows(t, viewer, token):
        no_longer_among(t, token, 1 << viewer)
    t.token_known[token] |= 1 << viewer
    if viewer == t.watcher:
        tell(t, token)

cdef void deal_anew(Table *t, int dealer) noexcept nogil:
    """Replace the tokens that are being looked at by new ones for what was dealt; their numbers come into `dealt`."""
    cdef int i, k, viewer, owner, whose, of_owner, only
    cdef int clear[MOST_SEATS]
    cdef bint concerned[MOST_SEATS]
    for owner in range(MOST_SEATS):
        clear[owner] = -1
        concerned[owner] = False
    if not t.remembers:
        for i in range(t.looked):
            take(t, t.looked_at[i])
        for i in range(t.dealt_so_far):
            t.dealt[i] = put(t, t.dealt[i] >> 4, t.dealt[i] & 15, 1 << dealer)
        return
    for i in range(t.looked):
        concerned[t.token_owner[t.looked_at[i]]] = True
    i = 0
    while i < t.amongs:
        if concerned[t.among[i] >> 4 & 15] and t.among[i] >> 8 == dealer:
            forget(t, i)
        else:
            i += 1
    for owner in range(t.seats):
        if not concerned[owner]:
            continue
        of_owner = only = 0
        for i in range(t.looked):
            if t.token_owner[t.looked_at[i]] == owner:
                of_owner += 1
                only = t.looked_at[i]
        if of_owner == 1 and not t.token_blurred[only]:
            clear[owner] = t.token_known[only]
            continue
        for viewer in range(t.seats + 1):
            if viewer == dealer:
                continue
            for i in range(t.looked):
                k = t.looked_at[i]
                if t.token_owner[k] == owner and knows(t, viewer, k):
                    remember(t, triple(viewer, owner, t.token_card[k]))
    for i in range(t.looked):
        take(t, t.looked_at[i])
    for i in range(t.dealt_so_far):
        whose = t.dealt[i]
        owner = whose >> 4
        k = put(t, owner, whose & 15, 1 << dealer | (clear[owner] if clear[owner] >= 0 else 0))
        t.token_blurred[k] = clear[owner] < 0
        t.dealt[i] = k


# --- what the field and the hands do ---

cdef inline int to_region(Table *t, int region, int wanted) noexcept nogil:
    cdef int crates = wanted if wanted < t.supply else t.supply
    t.supply -= crates
    t.crates[region] += crates
    return crates

cdef inline void to_row(Table *t, int region, int token) noexcept nogil:
    t.row[region][t.row_length[region]] = token
    t.row_length[region] += 1

cdef inline void out_of_row(Table *t, int region, int token) noexcept nogil:
    cdef int i = 0, n = t.row_length[region] - 1
    while t.row[region][i] != token:
        i += 1
    while i < n:
        t.row[region][i] = t.row[region][i + 1]
        i += 1
    t.row_length[region] = n

cdef inline void move_in_field(Table *t, int token, int source, int goal) noexcept nogil:
    out_of_row(t, source, token)
    to_row(t, goal, token)
    if is_up(t, token):
        t.exposed[source] -= 1
        t.exposed[goal] += 1

cdef inline void lay_off(Table *t, int token) noexcept nogil:
    """Out of the game; a Manager takes its power with it."""
    cdef int owner = t.token_owner[token]
    if t.manager[owner] == token:
        t.manager[owner] = EMPTY
    t.gone[owner] += one(take(t, token))

cdef inline void sweep(Table *t, int region) noexcept nogil:
    cdef int i
    for i in range(t.row_length[region]):
        lay_off(t, t.row[region][i])
    t.row_length[region] = 0
    t.exposed[region] = 0

cdef inline void draw(Table *t, int seat, int card) noexcept nogil:
    t.pile[seat] -= one(card)
    t.in_pile[seat] -= 1
    t.hand[seat] += one(card)
    t.in_hand[seat] += 1

cdef inline void out_of_hand(Table *t, int seat, int card) noexcept nogil:
    t.hand[seat] -= one(card)
    t.in_hand[seat] -= 1
