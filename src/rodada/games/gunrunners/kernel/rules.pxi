# The rules over the flat struct, section by section like the modules beside this folder.

cdef enum:
    V_START = 1
    V_TRAIN = 2
    V_FLIP = 3
    V_HIDE = 4
    V_AT = 5
    V_DECLINE = 6
    V_MOVE = 7
    V_LOOK = 8
    V_AUDIT = 9
    V_SPY_OUT = 10
    V_DEAL_OUT = 11
    V_CARRY = 12
    V_TO = 13
    V_BUST_AT = 14

    ONLY_DRAW = 1
    LOAD = 2
    WAREHOUSE_FULL = 5
    HAND = 5
    EXPOSED_FOR_BUST = 4
    LAST_BUST = 7
    ENDED_BY_BUSTS = 1
    ENDED_BY_CARDS = 2

cdef inline int32_t action(int verb, int argument) noexcept nogil:
    return verb << 16 | argument

cdef inline Frame *top(Table *t) noexcept nogil:
    return &t.stack[t.depth - 1]

cdef inline void now(Table *t, int op, int actor, int step, int a, int b, int c) noexcept nogil:
    """The topmost frame becomes this one."""
    cdef Frame *f = top(t)
    f.op = op
    f.actor = actor
    f.step = step
    f.a = a
    f.b = b
    f.c = c

cdef inline void push(Table *t, int op, int actor, int step, int a, int b, int c) noexcept nogil:
    t.depth += 1
    now(t, op, actor, step, a, b, c)


# --- setup and delivery ---

cdef inline void deal_falls(Table *t, Frame *f, int card) noexcept nogil:
    cdef int seat = f.actor, drawn = f.step + 1
    draw(t, seat, card)
    now(t, DEAL, (seat + (drawn % HAND == 0)) % t.seats, drawn, 0, 0, 0)

cdef inline void deliver_step(Table *t, Frame *f) noexcept nogil:
    cdef int region
    if f.step == 0:
        t.active = f.actor
        t.turns += 1
        t.busted = 0
        if t.warehouse == WAREHOUSE_FULL:
            for region in range(t.regions):
                t.crates[region] += 1
            t.warehouse -= t.regions
        f.step = 1
    t.to_act = CHANCE

cdef inline void deliver_falls(Table *t, Frame *f, int face) noexcept nogil:
    cdef int region = face - 1, first = -1, any_trainee = 0, i
    if region < t.regions:
        t.crates[region] += t.warehouse
        t.warehouse = 0
        to_region(t, region, 1)
    elif t.supply > 0:
        t.supply -= 1
        t.warehouse += 1
    for i in range(t.regions):
        if t.trainee[i] != EMPTY:
            any_trainee = 1
        elif first < 0:
            first = i
    if first >= 0 and (t.turns == 1 or not any_trainee):
        now(t, FILL, f.actor, 0, first, 0, 0)
    else:
        now(t, DEPLOY, f.actor, 0, 0, 0, 0)


# --- deploying ---

cdef inline int may_flip(Table *t, int seat) noexcept nogil:
    """A bit for each region whose trainee the seat may deploy now."""
    cdef int region, others = 0, every = 0
    for region in range(t.regions):
        if t.trainee[region] != EMPTY:
            every |= 1 << region
            if t.token_owner[t.trainee[region]] != seat:
                others |= 1 << region
    if others and (t.in_pile[seat] or t.in_hand[seat] + (t.chosen != 0) != 1):
        return others
    return every

cdef inline void train(Table *t, int seat, int region, int card) noexcept nogil:
    t.trainee[region] = put(t, seat, card, 1 << seat)

cdef inline int flip(Table *t, int seat, int region, int *owner) noexcept nogil:
    """The trainee goes to its row; gives the special agent whose power is to be decided, else 0."""
    cdef int token = t.trainee[region], card
    t.trainee[region] = EMPTY
    card = turn_up(t, token)
    to_row(t, region, token)
    t.exposed[region] += 1
    owner[0] = t.token_owner[token]
    if owner[0] == seat or card < DIRECTOR:
        return 0
    if card == MANAGER:
        t.manager[owner[0]] = token
        return 0
    return card

cdef inline void deploy_decide(Table *t, Frame *f, int verb, int argument) noexcept nogil:
    cdef int seat = f.actor, special, owner
    if verb == V_FLIP:
        special = flip(t, seat, argument, &owner)
        now(t, FILL, seat, 0, argument, 0, 0)
        if special:
            push(t, OPERATE, owner, 0, special, 0, 0)
        return
    out_of_hand(t, seat, argument)
    t.chosen = argument
    now(t, FLIP if verb == V_TRAIN else HIDE, seat, 0, 0, 0, 0)

cdef inline void flip_decide(Table *t, Frame *f, int region) noexcept nogil:
    cdef int seat = f.actor, owner, special = flip(t, seat, region, &owner)
    train(t, seat, region, t.chosen)
    t.chosen = 0
    now(t, DRAW, seat, 0, special, owner, 0)

cdef inline void hide_decide(Table *t, Frame *f, int region) noexcept nogil:
    cdef int seat = f.actor
    to_row(t, region, put(t, seat, t.chosen, 1 << seat))
    t.undercover[seat] += 1
    t.chosen = 0
    now(t, DRAW, seat, 0, 0, -1, 0)

cdef inline void fill_decide(Table *t, Frame *f, int card) noexcept nogil:
    cdef int seat = f.actor
    out_of_hand(t, seat, card)
    train(t, seat, f.a, card)
    now(t, DRAW, seat, 0, 0, -1, 0)

cdef inline void after_draw(Table *t, Frame *f) noexcept nogil:
    cdef int special = f.a, owner = f.b
    if f.step == ONLY_DRAW:
        t.depth -= 1
        return
    now(t, BUST, f.actor, 0, 0, 0, 0)
    if special:
        push(t, OPERATE, owner, 0, special, 0, 0)


# --- busts and endings ---

cdef void raid(Table *t, int region) noexcept nogil:
    cdef int i, k, token, owner, best, taken, present = 0
    cdef int order[MOST_SEATS]
    cdef int sums[MOST_SEATS]
    for i in range(MOST_SEATS):
        sums[i] = -1
    for i in range(t.row_length[region]):
        token = t.row[region][i]
        owner = t.token_owner[token]
        if not is_up(t, token):
            turn_up(t, token)
            t.exposed[region] += 1
            t.undercover[owner] -= 1
        if sums[owner] < 0:
            sums[owner] = 0
            order[present] = owner
            present += 1
        sums[owner] += t.value[t.token_card[token]]
    for i in range(present):
        best = -1
        for k in range(present):
            if sums[order[k]] >= 0 and (best < 0 or sums[order[k]] > sums[best]):
                best = order[k]
        taken = (t.crates[region] + 1) // 2
        t.crates[region] -= taken
        t.won[best] += taken
        sums[best] = -1
    sweep(t, region)

cdef void resolve_bust(Table *t, Frame *f, int region) noexcept nogil:
    cdef int other
    t.busts += 1
    t.busted |= 1 << region
    raid(t, region)
    to_region(t, region, 2)
    for other in range(t.regions):
        if other != region:
            to_region(t, other, 1)
    f.step += 1

cdef inline void end(Table *t, int how) noexcept nogil:
    t.ending = how
    t.depth = 0

cdef void end_turn(Table *t, int seat) noexcept nogil:
    cdef int i, region, lost, cards = 0
    if t.busts >= LAST_BUST:
        end(t, ENDED_BY_BUSTS)
        return
    for i in range(1, t.seats + 1):
        cards = (seat + i) % t.seats
        if t.in_hand[cards] or t.in_pile[cards]:
            now(t, DELIVER, cards, 0, 0, 0, 0)
            return
    for region in range(t.regions):
        lost = (t.crates[region] + 1) // 2
        t.crates[region] -= lost
        t.removed += lost
    for region in range(t.regions):
        t.busted |= 1 << region
        raid(t, region)
    end(t, ENDED_BY_CARDS)

cdef inline void bust_step(Table *t, Frame *f) noexcept nogil:
    cdef int region, first = -1, n = 0
    for region in range(t.regions):
        if t.exposed[region] >= EXPOSED_FOR_BUST:
            n += 1
            if first < 0:
                first = region
    if n == 0:
        end_turn(t, f.actor)
    elif n > 1:
        t.to_act = f.actor
    else:
        resolve_bust(t, f, first)
