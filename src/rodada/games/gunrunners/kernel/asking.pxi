# Who decides, among what, and what comes of it: `state` and `engine.state` again.

cdef void run(Table *t) noexcept nogil:
    cdef Frame *f
    cdef int op
    while t.to_act == RUNNING:
        if t.depth == 0:
            t.to_act = OVER
            return
        f = top(t)
        op = f.op
        if op == DELIVER:
            deliver_step(t, f)
        elif op == DRAW:
            if t.in_pile[f.actor]:
                t.to_act = CHANCE
            else:
                after_draw(t, f)
        elif op == DEPLOY or op == FILL:
            if t.in_hand[f.actor] or not t.in_pile[f.actor]:
                t.to_act = f.actor
            else:
                push(t, DRAW, f.actor, ONLY_DRAW, 0, -1, 0)
        elif op == BUST:
            bust_step(t, f)
        elif op == OPERATE:
            operate_step(t, f)
        elif op == SETUP:
            if f.step < t.seats:
                t.to_act = f.actor
            else:
                now(t, DEAL, t.starter, 0, 0, 0, 0)
        elif op == DEAL:
            if f.step < HAND * t.seats:
                t.to_act = CHANCE
            else:
                now(t, DELIVER, t.starter, 0, 0, 0, 0)
        elif op == STARTER:
            t.to_act = CHANCE
        else:
            t.to_act = f.actor

cdef inline int cards_of(Counts hand, int verb, int32_t *into) noexcept nogil:
    cdef uint64_t left = different(hand)
    cdef int n = 0
    while left:
        into[n] = action(verb, rodada_lowest(left) >> 2)
        n += 1
        left &= left - 1
    return n

cdef inline int regions_of(int mask, int verb, int32_t *into) noexcept nogil:
    cdef int n = 0
    while mask:
        into[n] = action(verb, rodada_lowest(mask))
        n += 1
        mask &= mask - 1
    return n

cdef int operate_choices(Table *t, Frame *f, int32_t *into) noexcept nogil:
    cdef int region, i, k, n = 1, verb, source, special = f.a
    cdef int left[MOST_SEATS]
    cdef bint face_up
    if f.step > 0:
        if special == SPY:
            k = left_to_deal(t, left)
            n = 0
            for i in range(k):
                if i == 0 or left[i] != left[i - 1]:
                    into[n] = action(V_DEAL_OUT, left[i])
                    n += 1
            return n
        source = f.b if special == RUNNER else f.b >> 4
        n = (1 << t.regions) - 1
        return regions_of(n if special == INFORMER else n & ~(1 << source), V_TO, into)
    into[0] = action(V_DECLINE, 0)
    if special == SPY:
        into[1] = action(V_SPY_OUT, 0)
        return 2
    if special == RUNNER:
        for region in range(t.regions):
            if t.crates[region] >= LOAD:
                into[n] = action(V_CARRY, region)
                n += 1
        return n
    face_up = special != INFORMER
    verb = V_LOOK if special == INFORMER else V_MOVE if special == DIRECTOR else V_AUDIT
    for region in range(t.regions):
        for i in range(t.row_length[region]):
            if is_up(t, t.row[region][i]) == face_up:
                into[n] = action(verb, region << 4 | i)
                n += 1
    return n

cdef int choices(Table *t, int32_t *into) noexcept nogil:
    """The actions of the seat on the move, sorted; gives how many."""
    cdef Frame *f = top(t)
    cdef int op = f.op, seat = f.actor, n, region
    if op == DEPLOY:
        if t.english:
            n = regions_of(may_flip(t, seat), V_FLIP, into)
        else:
            n = cards_of(t.hand[seat], V_TRAIN, into)
        if t.undercover[seat] < (1 if t.manager[seat] == EMPTY else 2):
            n += cards_of(t.hand[seat], V_HIDE, into + n)
        return n
    if op == FLIP:
        return regions_of(may_flip(t, seat), V_FLIP, into)
    if op == HIDE:
        return regions_of((1 << t.regions) - 1, V_AT, into)
    if op == OPERATE:
        return operate_choices(t, f, into)
    if op == FILL:
        return cards_of(t.hand[seat], V_TRAIN, into)
    n = 0
    for region in range(t.regions):
        if op == SETUP:
            if t.trainee[region] == EMPTY:
                into[n] = action(V_START, region)
                n += 1
        elif t.exposed[region] >= EXPOSED_FOR_BUST:
            into[n] = action(V_BUST_AT, region)
            n += 1
    return n

cdef void decide(Table *t, int32_t act) noexcept nogil:
    cdef Frame *f = top(t)
    cdef int op = f.op, verb = act >> 16, argument = act & 0xFFFF, seat = f.actor
    t.to_act = RUNNING
    if op == DEPLOY:
        deploy_decide(t, f, verb, argument)
    elif op == FLIP:
        flip_decide(t, f, argument)
    elif op == HIDE:
        hide_decide(t, f, argument)
    elif op == OPERATE:
        operate_decide(t, f, verb, argument)
    elif op == FILL:
        fill_decide(t, f, argument)
    elif op == SETUP:
        t.pile[seat] -= one(TRAINEE)
        t.in_pile[seat] -= 1
        t.trainee[argument] = put(t, seat, TRAINEE, everyone(t))
        now(t, SETUP, (seat + 1) % t.seats, f.step + 1, 0, 0, 0)
    else:
        resolve_bust(t, f, argument)
    run(t)

cdef inline int bag_size(Table *t) noexcept nogil:
    cdef int op = top(t).op
    if op == DRAW or op == DEAL:
        return t.in_pile[top(t).actor]
    return t.seats if op == STARTER else 6

cdef inline int outcome_of(Table *t, int number) noexcept nogil:
    """What piece number so many of the sorted bag is."""
    cdef int op = top(t).op
    if op == DRAW or op == DEAL:
        return piece(t.pile[top(t).actor], number)
    return number if op == STARTER else number + 1

cdef void fall(Table *t, int outcome) noexcept nogil:
    cdef Frame *f = top(t)
    cdef int op = f.op
    t.to_act = RUNNING
    if op == DRAW:
        draw(t, f.actor, outcome)
        after_draw(t, f)
    elif op == DELIVER:
        deliver_falls(t, f, outcome)
    elif op == DEAL:
        deal_falls(t, f, outcome)
    elif op == OPERATE:
        audit_falls(t, f, outcome)
    else:
        t.starter = t.active = outcome
        now(t, SETUP, outcome, 0, 0, 0, 0)
    run(t)

cdef void remaining(Table *t, int seat, int *total, int *highest) noexcept nogil:
    """Values of the cards that break a tie."""
    cdef int region, i, token, card
    cdef Counts cards = 0
    if not t.english:
        cards = t.hand[seat] + t.pile[seat]
    for region in range(t.regions):
        if t.english and t.busted >> region & 1:
            continue
        token = t.trainee[region]
        if token != EMPTY and t.token_owner[token] == seat:
            cards += one(t.token_card[token])
        for i in range(t.row_length[region]):
            token = t.row[region][i]
            if t.token_owner[token] == seat:
                cards += one(t.token_card[token])
    total[0] = highest[0] = 0
    for card in range(1, 16):
        if count_of(cards, card):
            total[0] += count_of(cards, card) * t.value[card]
            if t.value[card] > highest[0]:
                highest[0] = t.value[card]

cdef void rank(Table *t, int *ranks) noexcept nogil:
    """1 for the first; those who share a place share its number."""
    cdef int seat, other, total, highest
    cdef int64_t keys[MOST_SEATS]
    for seat in range(t.seats):
        remaining(t, seat, &total, &highest)
        keys[seat] = (<int64_t>t.won[seat] << 32) + (total << 8) + highest
    for seat in range(t.seats):
        ranks[seat] = 1
        for other in range(t.seats):
            ranks[seat] += keys[other] > keys[seat]
