# Worlds that fit a view, and what a state is worth: `sampling`, `suspicion` and `prospect` again.

from libc.math cimport exp, exp2

cdef double SOON = 0.82, LATER = 0.9, BLUR = 0.17, NEARER = 0.37, FURTHER = 0.11, RESERVE = 0.14
cdef double SPREAD = 0.26, SPREAD_BEFORE_EACH = 0.7  # as in prospect

# What of an agency a viewer does not know, and where it may be.
cdef struct Hidden:
    int32_t cards
    int32_t chosen
    int32_t blurred
    int32_t amongs
    int32_t secret
    int32_t hand
    uint8_t card[16]
    uint8_t among[16]
    int16_t blurred_token[8]
    int16_t secret_token[16]
    int32_t weighed[16]
    double weight[16][16]

cdef struct Worlds:
    Table seen
    Hidden hidden[MOST_SEATS]


# --- worlds ---

cdef inline void shuffle(uint8_t *cards, int n, uint64_t *luck) noexcept nogil:
    cdef int i, k
    cdef uint8_t held
    for i in range(n - 1, 0, -1):
        k = below(luck, i + 1)
        held = cards[i]
        cards[i] = cards[k]
        cards[k] = held

cdef inline int drawn_by_weight(uint8_t *deck, int n, double *weight, uint64_t *luck) noexcept nogil:
    cdef int i
    cdef double total = 0.0
    for i in range(n):
        total += weight[deck[i]]
    total *= (rodada_quick(luck) >> 11) * (1.0 / 9007199254740992.0)
    for i in range(n - 1):
        total -= weight[deck[i]]
        if total < 0.0:
            return i
    return n - 1

cdef void sample(Worlds *w, Table *t, uint64_t *luck) noexcept nogil:
    """A world as `sampling` and `suspicion` draw it, without anybody's memories."""
    cdef int owner, i, k, n, token
    cdef uint8_t deck[16]
    cdef uint8_t group[8]
    cdef Hidden *h
    t[0] = w.seen
    for owner in range(t.seats):
        h = &w.hidden[owner]
        n = h.cards
        memcpy(deck, h.card, 16)
        shuffle(deck, n, luck)
        if h.chosen:
            n -= 1
            t.chosen = deck[n]
        for i in range(h.blurred):
            if i < h.amongs:
                group[i] = h.among[i]
            else:
                n -= 1
                group[i] = deck[n]
        shuffle(group, h.blurred, luck)
        for i in range(h.blurred):
            t.token_card[h.blurred_token[i]] = group[i]
        for i in range(h.secret):
            token = h.secret_token[i]
            k = drawn_by_weight(deck, n, h.weight[i], luck) if h.weighed[i] else n - 1
            t.token_card[token] = deck[k]
            n -= 1
            deck[k] = deck[n]
        if h.hand >= 0:
            t.hand[owner] = 0
            for i in range(h.hand):
                n -= 1
                t.hand[owner] += one(deck[n])
        t.pile[owner] = 0
        t.in_pile[owner] = n
        for i in range(n):
            t.pile[owner] += one(deck[i])


# --- what a state is worth ---

cdef void prospects(Table *t, double *chances) noexcept nogil:
    """The chance of each seat to win."""
    cdef int seat, region, i, k, token, owner, need, present
    cdef int ranks[MOST_SEATS]
    cdef int there[MOST_SEATS]
    cdef double sums[MOST_SEATS]
    cdef double nearer, crates, blur, ahead, gap, best, scale, total = 0.0
    if t.ending:
        rank(t, ranks)
        k = 0
        for seat in range(t.seats):
            k += ranks[seat] == 1
        for seat in range(t.seats):
            chances[seat] = 1.0 / k if ranks[seat] == 1 else 0.0
        return
    for seat in range(t.seats):
        k = 0
        for i in range(1, 16):
            k += count_of(t.hand[seat], i) * t.value[i] + count_of(t.pile[seat], i) * t.value[i]
        chances[seat] = t.won[seat] + RESERVE * k
    for region in range(t.regions):
        for seat in range(t.seats):
            sums[seat] = 0.0
        nearer = NEARER
        present = 0
        for i in range(t.row_length[region] + 1):
            token = t.row[region][i] if i < t.row_length[region] else t.trainee[region]
            if token == EMPTY:
                continue
            owner = t.token_owner[token]
            if sums[owner] == 0.0:
                sums[owner] = nearer
                nearer -= FURTHER
                there[present] = owner
                present += 1
            sums[owner] += t.value[t.token_card[token]]
        need = EXPOSED_FOR_BUST - t.exposed[region]
        blur = BLUR * need
        crates = t.crates[region] * SOON
        for i in range(1, need):
            crates *= LATER
        for i in range(present):
            ahead = 0.0
            for k in range(present):
                if k != i:
                    gap = sums[there[k]] - sums[there[i]]
                    ahead += 0.5 + 0.5 * gap / (blur + (gap if gap > 0.0 else -gap)) if gap != 0.0 else 0.5
            chances[there[i]] += crates * exp2(-1.0 - ahead)
    best = 0.0
    for seat in range(t.seats):
        if chances[seat] > best:
            best = chances[seat]
    scale = SPREAD + SPREAD_BEFORE_EACH * (LAST_BUST - t.busts)
    for seat in range(t.seats):
        chances[seat] = exp((chances[seat] - best) / scale)
        total += chances[seat]
    for seat in range(t.seats):
        chances[seat] /= total
