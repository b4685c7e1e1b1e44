# What each action is worth to a seat that knows its view and no more: `appraisal` and `judgement` again.

from libc.math cimport exp2, fabs

cdef double PATIENCE = 0.65, HASTE = 0.5, GROWTH = 0.4, FLIPPED = 0.9, DOUBTFUL = 0.3, TIED = 0.2, VICTORY = 6.0
cdef double SPENT = 0.05, HIDING = 0.4, CURIOSITY_OF_SPY = 0.1, LASTING = 4.0  # as in appraisal and judgement
cdef double POWERS[16]
POWERS[:] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.2, 0.6, 0.3, 0.5, 1.0]
cdef double ALL_POWERS = 3.6
cdef double SAME = 1e-9  # less is rounding
cdef double DOUBT = 0.1, SLIP = 0.1  # as in players.search.guide

cdef enum:
    CARDS_OF_AGENCY = 14
    FACES = 6
    VALUES = 10

# A region in numbers.
cdef struct Lane:
    double crates
    double trainee_value
    double sums[MOST_SEATS]
    int near[MOST_SEATS]
    int exposed
    int doubt
    int trainee

# One decision of a seat: the appraised table, and what has been worked out about it so far.
cdef struct Judge:
    Table *t
    int me
    bint ends
    int flippable
    double thrift
    double rivals
    double mean[MOST_SEATS]
    double mean_power[MOST_SEATS]
    double discount[EXPOSED_FOR_BUST + 1]
    double now[MOST_SEATS]
    Lane lanes[MOST_SEATS]
    uint8_t seen[MOST_TOKENS]
    int flip_known[MOST_SEATS]
    int hide_known[MOST_SEATS]
    double flip_gain[MOST_SEATS][VALUES]
    double hide_gain[MOST_SEATS][VALUES]


# --- what a seat knows ---

cdef int certain(Table *t, int viewer, int owner) noexcept nogil:
    """The card that all tokens blurred for the viewer must be, else 0."""
    cdef int i, card = 0, known = 0, blurred = 0
    for i in range(t.amongs):
        if t.among[i] >> 8 == viewer and (t.among[i] >> 4 & 15) == owner:
            known += 1
            if card and card != (t.among[i] & 15):
                return 0
            card = t.among[i] & 15
    for i in range(t.tokens):
        if t.token_blurred[i] and t.token_owner[i] == owner and not knows(t, viewer, i):
            blurred += 1
    return card if known == blurred else 0

cdef void see(Judge *j) noexcept nogil:
    """The cards of all tokens as far as the seat knows them, and what is to be expected of the others."""
    cdef Table *t = j.t
    cdef int i, owner, card
    cdef int left[MOST_SEATS]
    cdef int sure[MOST_SEATS]
    cdef int total[MOST_SEATS]
    cdef double power[MOST_SEATS]
    cdef uint64_t cards
    for owner in range(t.seats):
        left[owner], total[owner], power[owner] = CARDS_OF_AGENCY, t.deck_total, ALL_POWERS
        cards = t.gone[owner] + (t.hand[owner] if owner == j.me else 0)
        while cards:
            card = rodada_lowest(cards) >> 2
            i = count_of(cards, card)
            cards &= ~(<uint64_t>15 << 4 * card)
            left[owner] -= i
            total[owner] -= i * t.value[card]
            power[owner] -= i * POWERS[card]
        sure[owner] = certain(t, j.me, owner) if t.amongs else 0
    for i in range(t.tokens):
        owner = t.token_owner[i]
        j.seen[i] = 0
        if owner < 0:
            continue
        if knows(t, j.me, i):
            card = t.token_card[i]
        else:
            card = sure[owner] if t.token_blurred[i] else 0
        j.seen[i] = card
        if card:
            left[owner] -= 1
            total[owner] -= t.value[card]
            power[owner] -= POWERS[card]
    for owner in range(t.seats):
        j.mean[owner] = <double>total[owner] / left[owner] if left[owner] > 0 else 0.0
        j.mean_power[owner] = power[owner] / left[owner] if left[owner] > 0 else 0.0

cdef inline double value_of(Judge *j, int token) noexcept nogil:
    return j.t.value[j.seen[token]] if j.seen[token] else j.mean[j.t.token_owner[token]]


# --- lanes and what they are worth ---

cdef inline void add(Lane *lane, int owner, double value, int place) noexcept nogil:
    if lane.sums[owner] == 0.0:
        lane.near[owner] = place
    lane.sums[owner] += value

cdef void lay(Judge *j, Lane *lane, int region, int leaving) noexcept nogil:
    """A region as it is, or without one token of its row."""
    cdef Table *t = j.t
    cdef int i, token
    lane.crates = t.crates[region]
    lane.doubt = 0
    for i in range(t.seats):
        lane.sums[i] = 0.0
        lane.near[i] = t.row_length[region]
    for i in range(t.row_length[region]):
        token = t.row[region][i]
        if token != leaving:
            add(lane, t.token_owner[token], value_of(j, token), i)
            lane.doubt += j.seen[token] == 0
    lane.exposed = t.exposed[region] - (leaving != EMPTY and is_up(t, leaving))
    lane.trainee = EMPTY
    lane.trainee_value = 0.0
    token = t.trainee[region]
    if token != EMPTY:
        lane.trainee = t.token_owner[token]
        lane.trainee_value = value_of(j, token)

cdef double worth(Judge *j, Lane *lane) noexcept nogil:
    """Crates that the seat may expect from a bust there, less the others' on average."""
    cdef int i, k, one, other, n = 0, need = EXPOSED_FOR_BUST - lane.exposed, seats = j.t.seats
    cdef double sums[MOST_SEATS]
    cdef double ahead[MOST_SEATS]
    cdef double share[MOST_SEATS]
    cdef int there[MOST_SEATS]
    cdef double gap, chance, blur, total, mine, crates, best
    for i in range(seats):
        sums[i] = lane.sums[i]
        ahead[i] = 0.0
        share[i] = 0.0
    if need > 0:
        if lane.trainee != EMPTY:
            sums[lane.trainee] += FLIPPED * lane.trainee_value
        blur = DOUBTFUL * (lane.doubt + need)
    else:
        blur = DOUBTFUL * lane.doubt
    for i in range(seats):
        if sums[i] != 0.0:
            there[n] = i
            n += 1
    for i in range(n):
        one = there[i]
        for k in range(i + 1, n):
            other = there[k]
            gap = sums[one] - sums[other] + (TIED if lane.near[one] < lane.near[other] else -TIED)
            chance = 0.5 + 0.5 * gap / (blur + fabs(gap)) if gap != 0.0 else 0.5
            ahead[one] += 1.0 - chance
            ahead[other] += chance
    total = 0.0
    for i in range(n):
        share[there[i]] = exp2(-1.0 - ahead[there[i]])
        if there[i] != j.me:
            total -= share[there[i]]
    total = share[j.me] + total / j.rivals
    if need > 0:
        return j.discount[need] * (lane.crates + GROWTH * need) * total
    total *= lane.crates
    if not j.ends:
        return total
    mine = j.t.won[j.me] + share[j.me] * lane.crates
    best = mine
    for i in range(seats):
        crates = j.t.won[i] + share[i] * lane.crates
        if crates > best:
            best = crates
    return total + (VICTORY if mine >= best else -VICTORY)

cdef inline double gain(Judge *j, int region, Lane *lane) noexcept nogil:
    return worth(j, lane) - j.now[region]

cdef void begin_judging(Judge *j, Table *t, int me) noexcept nogil:
    cdef int region, need
    cdef double patience
    j.t = t
    j.me = me
    j.rivals = t.seats - 1
    j.ends = t.busts + 1 >= LAST_BUST
    patience = HASTE if j.ends else PATIENCE
    j.discount[0] = 1.0
    for need in range(EXPOSED_FOR_BUST):
        j.discount[need + 1] = j.discount[need] * patience
    see(j)
    for region in range(t.regions):
        lay(j, &j.lanes[region], region, EMPTY)
        j.now[region] = worth(j, &j.lanes[region])
        j.flip_known[region] = 0
        j.hide_known[region] = 0
    j.flippable = may_flip(t, me)
    j.thrift = (t.in_hand[me] + t.in_pile[me]) / LASTING
    j.thrift = SPENT * (j.thrift if j.thrift < 1.0 else 1.0)


# --- deploying ---

cdef double flipping(Judge *j, int region, int value) noexcept nogil:
    """The trainee of a region makes way for a card; its agency may use its power."""
    cdef Lane lane
    cdef int token, owner
    cdef double given = 0.0
    if not j.flip_known[region] >> value & 1:
        lane = j.lanes[region]
        token = j.t.trainee[region]
        owner = lane.trainee
        add(&lane, owner, lane.trainee_value, j.t.row_length[region])
        lane.doubt += j.seen[token] == 0
        lane.exposed += 1
        lane.trainee = j.me
        lane.trainee_value = value
        if owner != j.me:
            given = (POWERS[j.seen[token]] if j.seen[token] else j.mean_power[owner]) / j.rivals
        j.flip_gain[region][value] = gain(j, region, &lane) - given
        j.flip_known[region] |= 1 << value
    return j.flip_gain[region][value]

cdef double hiding(Judge *j, int region, int value) noexcept nogil:
    """A card of mine goes undercover at the end of a row."""
    cdef Lane lane
    if not j.hide_known[region] >> value & 1:
        lane = j.lanes[region]
        add(&lane, j.me, value, j.t.row_length[region])
        j.hide_gain[region][value] = gain(j, region, &lane)
        j.hide_known[region] |= 1 << value
    return j.hide_gain[region][value]

cdef double training(Judge *j, int region, int owner, int card) noexcept nogil:
    """A card comes to lie beside a region."""
    cdef Lane lane = j.lanes[region]
    lane.trainee = owner
    lane.trainee_value = j.t.value[card]
    return gain(j, region, &lane)

cdef double best_flipping(Judge *j, int value) noexcept nogil:
    cdef int region
    cdef double found, best = -1e9
    for region in range(j.t.regions):
        if j.flippable >> region & 1:
            found = flipping(j, region, value)
            best = found if found > best else best
    return best

cdef double best_hiding(Judge *j, int value) noexcept nogil:
    cdef int region
    cdef double found, best = -1e9
    for region in range(j.t.regions):
        found = hiding(j, region, value)
        best = found if found > best else best
    return best

cdef double flipping_for_any(Judge *j, int region) noexcept nogil:
    """With the best card that can follow."""
    cdef uint64_t left = different(j.t.hand[j.me])
    cdef double found, best = -1e9
    cdef int card
    while left:
        card = rodada_lowest(left) >> 2
        left &= left - 1
        found = flipping(j, region, j.t.value[card]) - j.thrift * j.t.value[card] + POWERS[card]
        best = found if found > best else best
    return best


# --- powers ---

cdef double moved(Judge *j, int where, int goal) noexcept nogil:
    """A card of the field goes to the end of a row."""
    cdef Table *t = j.t
    cdef int source = where >> 4, token = t.row[where >> 4][where & 15]
    cdef Lane rest, target
    cdef double elsewhere = 0.0
    lay(j, &rest, source, token)
    if goal == source:
        target = rest
    else:
        target = j.lanes[goal]
        elsewhere = gain(j, source, &rest)
    add(&target, t.token_owner[token], value_of(j, token), t.row_length[goal])
    target.doubt += j.seen[token] == 0
    target.exposed += is_up(t, token)
    return gain(j, goal, &target) + elsewhere

cdef double best_moved(Judge *j, int where, bint may_stay) noexcept nogil:
    cdef int goal
    cdef double found, best = -1e9
    for goal in range(j.t.regions):
        if may_stay or goal != where >> 4:
            found = moved(j, where, goal)
            best = found if found > best else best
    return best

cdef double carried(Judge *j, int source, int goal) noexcept nogil:
    cdef Lane before = j.lanes[source], after = j.lanes[goal]
    before.crates -= LOAD
    after.crates += LOAD
    return gain(j, source, &before) + gain(j, goal, &after)

cdef double best_carried(Judge *j, int source) noexcept nogil:
    cdef int goal
    cdef double found, best = -1e9
    for goal in range(j.t.regions):
        if goal != source:
            found = carried(j, source, goal)
            best = found if found > best else best
    return best

cdef double audited(Judge *j, int where) noexcept nogil:
    """By the odds of the die."""
    cdef int token = j.t.row[where >> 4][where & 15]
    cdef double odds = (FACES + 1 - value_of(j, token)) / FACES
    cdef Lane lane
    lay(j, &lane, where >> 4, token)
    return gain(j, where >> 4, &lane) * odds if odds > 0.0 else 0.0

cdef double dealt_best(Judge *j, int *regions, int n, int *left) noexcept nogil:
    """The best dealing of what is left to the regions that are."""
    cdef int i, held
    cdef double found, best = -1e9
    if n == 0:
        return 0.0
    for i in range(n):
        held = left[i]
        left[i] = left[n - 1]
        found = training(j, regions[n - 1], held >> 4, held & 15) + dealt_best(j, regions, n - 1, left)
        left[i] = held
        best = found if found > best else best
    return best

cdef double dealt_out(Judge *j, int mask, int whose) noexcept nogil:
    """To the next region, with the best dealing of the rest to the others."""
    cdef Table *t = j.t
    cdef int regions[MOST_SEATS]
    cdef int left[MOST_SEATS]
    cdef int region, i = 0, n, m = 0
    n = left_to_deal(t, left)
    for region in range(t.regions):
        if mask >> region & 1:
            if i >= t.dealt_so_far:
                regions[m] = region
                m += 1
            i += 1
    i = 0
    while left[i] != whose:
        i += 1
    left[i] = left[n - 1]
    return training(j, regions[0], whose >> 4, whose & 15) + dealt_best(j, regions + 1, n - 1, left)

cdef double busted(Judge *j, int region) noexcept nogil:
    """The bust that comes second gains a crate by the delivery of the first (G-5.6)."""
    cdef int other
    cdef Lane lane
    cdef double total = 0.0
    for other in range(j.t.regions):
        if j.t.exposed[other] >= EXPOSED_FOR_BUST:
            lane = j.lanes[other]
            lane.crates += other != region
            total += worth(j, &lane)
    return total


# --- what an action is worth ---

cdef double judged(Judge *j, int32_t act) noexcept nogil:
    cdef Table *t = j.t
    cdef Frame *f = top(t)
    cdef int verb = act >> 16, argument = act & 0xFFFF
    cdef double spent
    if verb == V_TRAIN:
        spent = j.thrift * t.value[argument] - POWERS[argument]
        if f.op != FILL:
            return best_flipping(j, t.value[argument]) - spent
        return training(j, f.a, j.me, argument) - spent
    if verb == V_FLIP:
        return flipping(j, argument, t.value[t.chosen]) if f.op == FLIP else flipping_for_any(j, argument)
    if verb == V_HIDE:
        return best_hiding(j, t.value[argument]) - j.thrift * t.value[argument] - HIDING
    if verb == V_AT:
        return hiding(j, argument, t.value[t.chosen])
    if verb == V_MOVE:
        return best_moved(j, argument, False)
    if verb == V_LOOK:
        spent = CURIOSITY_OF_SPY if j.seen[t.row[argument >> 4][argument & 15]] == 0 else 0.0
        return spent + best_moved(j, argument, True)
    if verb == V_AUDIT:
        return audited(j, argument)
    if verb == V_SPY_OUT:
        return CURIOSITY_OF_SPY
    if verb == V_DEAL_OUT:
        return dealt_out(j, f.b, argument)
    if verb == V_CARRY:
        return best_carried(j, argument)
    if verb == V_TO:
        return carried(j, f.b, argument) if f.a == RUNNER else moved(j, f.b, argument)
    if verb == V_BUST_AT:
        return busted(j, argument)
    return 0.0


# --- rollouts by that judgement, with luck that is the same whatever was played before ---

cdef inline uint64_t fate(uint64_t seed, uint64_t what) noexcept nogil:
    cdef uint64_t mixed = seed ^ what * <uint64_t>0xD6E8FEB86659FD93
    return rodada_quick(&mixed)

cdef inline void settle_by_fate(Table *t, uint64_t seed) noexcept nogil:
    """A seat draws the same cards and each turn's die falls the same, as long as they can."""
    cdef Frame *f
    cdef uint64_t what
    while t.to_act == CHANCE:
        f = top(t)
        if f.op == DRAW or f.op == DEAL:
            what = 1024 + f.actor * 64 + t.in_pile[f.actor]
        else:
            what = 4096 + t.turns * 64 + f.op * 4
        fall(t, outcome_of(t, <int>rodada_part(fate(seed, what), bag_size(t))))

cdef int32_t best_judged(Table *t) noexcept nogil:
    """The first of those that are as good as the best."""
    cdef int32_t legal[MOST_ACTIONS]
    cdef Judge j
    cdef int i, found = 0, n = choices(t, legal)
    cdef double value, best = -1e18
    if n == 1:
        return legal[0]
    begin_judging(&j, t, t.to_act)
    for i in range(n):
        value = judged(&j, legal[i])
        if value > best + SAME:
            best = value
            found = i
    return legal[found]

cdef int32_t likely(Table *t, uint64_t seed, double slip) noexcept nogil:
    """What the seat plays: the best-judged most of the time, and the searcher always."""
    cdef int32_t legal[MOST_ACTIONS]
    cdef uint64_t luck
    if slip > 0.0 and t.to_act != t.watcher:
        luck = fate(seed, <uint64_t>1 << 20 | t.turns << 12 | top(t).op << 6 | top(t).step)
        if (luck >> 11) * (1.0 / 9007199254740992.0) < slip:
            return legal[<int>rodada_part(fate(luck, 1), choices(t, legal))]
    return best_judged(t)

cdef void play_on(Table *t, uint64_t seed, int until, double slip) noexcept nogil:
    """As everybody judges, until so many turns have begun."""
    settle_by_fate(t, seed)
    while t.to_act != OVER and t.turns < until:
        decide(t, likely(t, seed, slip))
        settle_by_fate(t, seed)

cdef void promising(Table *t, int32_t *legal, int n, bint blind, double *priors) noexcept nogil:
    """Judgements as priors: how far each lies behind the best, compared with how far they do on average."""
    cdef Judge j
    cdef int i
    cdef double best = -1e18, usual = 0.0, total = 0.0
    for i in range(n):
        priors[i] = 1.0 / n
    if blind:
        return
    begin_judging(&j, t, t.to_act)
    for i in range(n):
        priors[i] = judged(&j, legal[i])
        best = priors[i] if priors[i] > best else best
    for i in range(n):
        usual += (best - priors[i]) / n
    for i in range(n):
        priors[i] = exp2(2.0 * (priors[i] - best) / usual) if usual > 0.0 else 1.0
        total += priors[i]
    for i in range(n):
        priors[i] = DOUBT / n + (1.0 - DOUBT) * priors[i] / total
