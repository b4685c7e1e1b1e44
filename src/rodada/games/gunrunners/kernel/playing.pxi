# Chance and random games: one game step by step on the provable stream, many at once on a quick one.

cdef int8_t COUNTED[32]  # bits that are set
for _bits in range(32):
    COUNTED[_bits] = bin(_bits).count("1")

cdef struct Stream:
    uint8_t seed[32]
    uint64_t counter
    int64_t block
    uint64_t words[4]

cdef inline uint64_t word(Stream *s) noexcept nogil:
    cdef uint64_t n = s.counter
    s.counter = n + 1
    if <int64_t>(n >> 2) != s.block:
        s.block = <int64_t>(n >> 2)
        rodada_block(s.seed, n >> 2, s.words)
    return s.words[n & 3]

cdef inline void settle(Table *t, Stream *s) noexcept nogil:
    """Let chance fall until a seat is on the move."""
    while t.to_act == CHANCE:
        fall(t, outcome_of(t, <int>rodada_part(word(s), bag_size(t))))

cdef inline int below(uint64_t *luck, int bound) noexcept nogil:
    return <int>rodada_part(rodada_quick(luck), bound)

cdef inline void settle_quickly(Table *t, uint64_t *luck) noexcept nogil:
    while t.to_act == CHANCE:
        fall(t, outcome_of(t, below(luck, bag_size(t))))

cdef inline int nth(uint64_t bits, int number) noexcept nogil:
    """Place of the set bit of that number, from the lowest."""
    while number:
        bits &= bits - 1
        number -= 1
    return rodada_lowest(bits)

cdef inline int32_t any_action(Table *t, uint64_t *luck) noexcept nogil:
    """One of `choices`; the usual questions are answered without writing them down."""
    cdef int32_t legal[MOST_ACTIONS]
    cdef Frame *f = top(t)
    cdef int op = f.op, n, number
    cdef uint64_t bits
    if op == DEPLOY and not t.english:
        bits = different(t.hand[f.actor])
        n = <int>(bits * <uint64_t>0x1111111111111111 >> 60)
        if t.undercover[f.actor] < (1 if t.manager[f.actor] == EMPTY else 2):
            number = below(luck, 2 * n)
            if number >= n:
                return action(V_HIDE, nth(bits, number - n) >> 2)
        else:
            number = below(luck, n)
        return action(V_TRAIN, nth(bits, number) >> 2)
    if op == FLIP:
        bits = may_flip(t, f.actor)
        return action(V_FLIP, nth(bits, below(luck, COUNTED[bits])))
    if op == HIDE:
        return action(V_AT, below(luck, t.regions))
    return legal[below(luck, choices(t, legal))]

cdef int play_out(Table *t, uint64_t *luck) noexcept nogil:
    """Any legal action until the end; gives the decisions of seats."""
    cdef int decisions = 0
    while True:
        settle_quickly(t, luck)
        if t.to_act == OVER:
            return decisions
        decide(t, any_action(t, luck))
        decisions += 1
