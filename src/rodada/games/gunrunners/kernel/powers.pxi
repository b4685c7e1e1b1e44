# The special agents over the flat struct: `operations` again.

cdef inline bint powerless(Table *t, int special) noexcept nogil:
    cdef int region, i
    if special == RUNNER:
        for region in range(t.regions):
            if t.crates[region] >= LOAD:
                return False
        return True
    for region in range(t.regions):
        for i in range(t.row_length[region]):
            if not is_up(t, t.row[region][i]):
                return False
    return True

cdef inline void operate_step(Table *t, Frame *f) noexcept nogil:
    if f.step == 0 and (f.a == INFORMER or f.a == RUNNER) and powerless(t, f.a):
        t.depth -= 1
    elif f.step == 2 and f.a == SABOTEUR:
        t.to_act = CHANCE
    else:
        t.to_act = f.actor

cdef int left_to_deal(Table *t, int *left) noexcept nogil:
    """What the Spy still has in hand, sorted."""
    cdef int i, k, n = 0, whose
    for i in range(t.looked):
        whose = t.token_owner[t.looked_at[i]] << 4 | t.token_card[t.looked_at[i]]
        k = n
        n += 1
        while k > 0 and left[k - 1] > whose:
            left[k] = left[k - 1]
            k -= 1
        left[k] = whose
    for i in range(t.dealt_so_far):
        k = 0
        while left[k] != t.dealt[i]:
            k += 1
        n -= 1
        while k < n:
            left[k] = left[k + 1]
            k += 1
    return n

cdef void spy(Table *t, Frame *f, int argument) noexcept nogil:
    cdef int region, token, n, mask, seat = f.actor
    cdef int left[MOST_SEATS]
    if f.step == 0:
        mask = 0
        t.looked = 0
        for region in range(t.regions):
            token = t.trainee[region]
            if token != EMPTY:
                mask |= 1 << region
                look(t, seat, token)
                t.looked_at[t.looked] = token
                t.looked += 1
                t.trainee[region] = EMPTY
        t.looker = seat
        now(t, OPERATE, seat, 1, SPY, mask, 0)
    else:
        t.dealt[t.dealt_so_far] = argument
        t.dealt_so_far += 1
    n = left_to_deal(t, left)
    mask = top(t).b
    if n > 1:
        now(t, OPERATE, seat, 1, SPY, mask, t.dealt_so_far)
        return
    if n == 1:
        t.dealt[t.dealt_so_far] = left[0]
        t.dealt_so_far += 1
    deal_anew(t, seat)
    n = 0
    for region in range(t.regions):
        if mask >> region & 1:
            t.trainee[region] = t.dealt[n]
            n += 1
    t.looker = -1
    t.looked = 0
    t.dealt_so_far = 0
    t.depth -= 1

cdef void operate_decide(Table *t, Frame *f, int verb, int argument) noexcept nogil:
    cdef int special = f.a, seat = f.actor, token
    if verb == V_DECLINE:
        t.depth -= 1
    elif special == SPY:
        spy(t, f, argument)
    elif special == SABOTEUR:
        now(t, OPERATE, seat, 2, SABOTEUR, argument, 0)
    elif f.step == 0:
        if special == INFORMER:
            token = t.row[argument >> 4][argument & 15]
            look(t, seat, token)
            t.looker = seat
            t.looked_at[0] = token
            t.looked = 1
        now(t, OPERATE, seat, 1, special, argument, 0)
    elif special == RUNNER:
        t.crates[f.b] -= LOAD
        t.crates[argument] += LOAD
        t.depth -= 1
    else:
        token = t.row[f.b >> 4][f.b & 15]
        if special == INFORMER:
            t.looker = -1
            t.looked = 0
        move_in_field(t, token, f.b >> 4, argument)
        t.depth -= 1

cdef inline void audit_falls(Table *t, Frame *f, int face) noexcept nogil:
    cdef int region = f.b >> 4, token = t.row[f.b >> 4][f.b & 15]
    if face >= t.value[t.token_card[token]]:
        out_of_row(t, region, token)
        t.exposed[region] -= 1
        lay_off(t, token)
    t.depth -= 1
