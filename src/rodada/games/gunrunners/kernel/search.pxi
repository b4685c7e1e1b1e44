# Information-set tree search in worlds that fit a view: `players.search` again, over the flat struct.

from libc.math cimport sqrt
from libc.stdlib cimport free, malloc, realloc

cdef enum:
    LONGEST_PATH = 512
    MOST_NODES = 1 << 20
    NOBODY = -1

cdef double CURIOSITY = 0.5  # as in players.search.tree
cdef struct Edge:
    int32_t act
    int32_t next
    int32_t available
    int32_t visits
    int32_t last  # the node that it led to last
    float prior
    float rewards[MOST_SEATS]

cdef struct Node:
    int32_t seat
    int32_t first
    int32_t visits
    float rewards[MOST_SEATS]

cdef struct Tree:
    Node *nodes
    Edge *edges
    uint64_t *keys  # of children, by what their parent is and what was seen
    int32_t *children
    int32_t node_count
    int32_t node_room
    int32_t edge_count
    int32_t edge_room
    int64_t slots

# --- the tree ---

cdef int32_t new_node(Tree *tree, int seat) noexcept nogil:
    cdef Node *node
    cdef Node *nodes
    if tree.node_count == tree.node_room:
        nodes = <Node *>realloc(tree.nodes, 2 * tree.node_room * sizeof(Node))
        if nodes == NULL:
            return NOBODY
        tree.nodes = nodes
        tree.node_room *= 2
    node = &tree.nodes[tree.node_count]
    memset(node, 0, sizeof(Node))
    node.seat = seat
    node.first = NOBODY
    tree.node_count += 1
    return tree.node_count - 1

cdef int32_t new_edge(Tree *tree, int32_t act, int32_t next, float prior) noexcept nogil:
    cdef Edge *edge
    cdef Edge *edges
    if tree.edge_count == tree.edge_room:
        edges = <Edge *>realloc(tree.edges, 2 * tree.edge_room * sizeof(Edge))
        if edges == NULL:
            return NOBODY
        tree.edges = edges
        tree.edge_room *= 2
    edge = &tree.edges[tree.edge_count]
    memset(edge, 0, sizeof(Edge))
    edge.act = act
    edge.next = next
    edge.last = NOBODY
    edge.prior = prior
    tree.edge_count += 1
    return tree.edge_count - 1

cdef int64_t slot_of(Tree *tree, uint64_t key) noexcept nogil:
    """Where the child of that key is, or would be."""
    cdef int64_t slot = <int64_t>(key * <uint64_t>0x9E3779B97F4A7C15 >> 20) & (tree.slots - 1)
    while tree.children[slot] != NOBODY and tree.keys[slot] != key:
        slot = (slot + 1) & (tree.slots - 1)
    return slot

cdef bint spread(Tree *tree) noexcept nogil:
    """Twice as many slots."""
    cdef uint64_t *keys = tree.keys
    cdef int32_t *children = tree.children
    cdef int64_t i, slot, slots = tree.slots
    cdef uint64_t *more_keys = <uint64_t *>malloc(2 * slots * sizeof(uint64_t))
    cdef int32_t *more_children = <int32_t *>malloc(2 * slots * sizeof(int32_t))
    if more_keys == NULL or more_children == NULL:
        free(more_keys)
        free(more_children)
        return False
    tree.keys, tree.children, tree.slots = more_keys, more_children, 2 * slots
    memset(tree.children, 0xFF, 2 * slots * sizeof(int32_t))
    for i in range(slots):
        if children[i] != NOBODY:
            slot = slot_of(tree, keys[i])
            tree.keys[slot] = keys[i]
            tree.children[slot] = children[i]
    free(keys)
    free(children)
    return True

cdef int32_t choose(Tree *tree, int32_t node, Table *t, int32_t *legal, int n, bint blind) noexcept nogil:
    """The legal action that promises most to the seat, or has been tried too seldom; edges stay sorted."""
    cdef double priors[MOST_ACTIONS]
    cdef bint judged_yet = False
    cdef int32_t offered[MOST_ACTIONS]
    cdef int32_t edge, before, chosen
    cdef int i, seat = tree.nodes[node].seat
    cdef Edge *e
    cdef double expected, weight = 0.0, value, best = -1.0
    before = NOBODY
    edge = tree.nodes[node].first
    for i in range(n):
        while edge != NOBODY and tree.edges[edge].act < legal[i]:
            before = edge
            edge = tree.edges[edge].next
        if edge == NOBODY or tree.edges[edge].act != legal[i]:
            if not judged_yet:
                promising(t, legal, n, blind, priors)
                judged_yet = True
            edge = new_edge(tree, legal[i], edge, priors[i])
            if edge == NOBODY:
                return NOBODY
            if before == NOBODY:
                tree.nodes[node].first = edge
            else:
                tree.edges[before].next = edge
        offered[i] = edge
        weight += tree.edges[edge].prior
        before = edge
        edge = tree.edges[edge].next
    expected = tree.nodes[node].rewards[seat] / tree.nodes[node].visits if tree.nodes[node].visits else 0.0
    weight = CURIOSITY / weight
    chosen = offered[0]
    for i in range(n):
        e = &tree.edges[offered[i]]
        e.available += 1
        value = e.rewards[seat] / e.visits if e.visits else expected
        value += weight * e.prior * sqrt(e.available) / (1 + e.visits)
        if value > best:
            best = value
            chosen = offered[i]
    return chosen

cdef inline uint64_t seen_as(Table *t, int32_t act, int seat) noexcept nogil:
    """An action as the searcher is told it."""
    cdef int verb = act >> 16
    if seat != t.watcher and (verb == V_TRAIN or verb == V_HIDE or verb == V_DEAL_OUT):
        return action(verb, 0xFFFF)
    return act

cdef inline void credit(Tree *tree, int32_t node, int32_t edge, double *rewards, int seats) noexcept nogil:
    cdef int seat
    tree.nodes[node].visits += 1
    tree.edges[edge].visits += 1
    for seat in range(seats):
        tree.nodes[node].rewards[seat] += rewards[seat]
        tree.edges[edge].rewards[seat] += rewards[seat]

cdef bint follow(Tree *tree, Table *t, uint64_t seed, int horizon, int32_t edge, double *rewards) noexcept nogil:
    """From an edge of the root down the tree: one new node at most, one reward for each seat; no horizon: blindly."""
    cdef int32_t legal[MOST_ACTIONS]
    cdef int32_t path[LONGEST_PATH]
    cdef int32_t way[LONGEST_PATH]
    cdef int32_t node = 0, child
    cdef int n = 0, depth = 0, i, begun
    cdef uint64_t key
    cdef int64_t slot
    while depth < LONGEST_PATH:
        path[depth], way[depth] = node, edge
        depth += 1
        begun = t.turns
        t.told = 0
        key = seen_as(t, tree.edges[edge].act, t.to_act)
        decide(t, tree.edges[edge].act)
        key ^= t.told
        settle_by_fate(t, seed)
        while t.to_act != OVER:
            n = choices(t, legal)
            if n > 1:
                break
            decide(t, legal[0])
            settle_by_fate(t, seed)
        if t.to_act == OVER:
            break
        key = (key * <uint64_t>0xD6E8FEB86659FD93 ^ <uint64_t>(node * 8 + t.to_act)) * <uint64_t>0xBF58476D1CE4E5B9
        slot = slot_of(tree, key)
        child = tree.children[slot]
        if child == NOBODY:
            if tree.node_count < MOST_NODES and (2 * tree.node_count < tree.slots or spread(tree)):
                child = new_node(tree, t.to_act)
                if child == NOBODY:
                    return False
                slot = slot_of(tree, key)
                tree.keys[slot] = key
                tree.children[slot] = child
                tree.edges[edge].last = child
            if horizon:
                play_on(t, seed, begun + horizon, SLIP)
            else:
                play_out(t, &seed)
            break
        tree.edges[edge].last = child
        node = child
        edge = choose(tree, node, t, legal, n, horizon == 0)
        if edge == NOBODY:
            return False
    prospects(t, rewards)
    for i in range(depth):
        credit(tree, path[i], way[i], rewards, t.seats)
    return True

cdef bint simulate(Tree *tree, Worlds *worlds, uint64_t *luck, int horizon) noexcept nogil:
    """One world; gives whether there was room for what it tells."""
    cdef Table t
    cdef int32_t legal[MOST_ACTIONS]
    cdef double rewards[MOST_SEATS]
    cdef int32_t edge
    sample(worlds, &t, luck)
    edge = choose(tree, 0, &t, legal, choices(&t, legal), horizon == 0)
    return edge != NOBODY and follow(tree, &t, rodada_quick(luck), horizon, edge, rewards)

cdef bint playable_in(Table *world, Tree *tree, int32_t *ways, int n) noexcept nogil:
    cdef int32_t legal[MOST_ACTIONS]
    cdef int i, k, m = choices(world, legal)
    for i in range(n):
        k = 0
        while k < m and legal[k] != tree.edges[ways[i]].act:
            k += 1
        if k == m:
            return False
    return True

cdef class FlatSearch:
    """The search of one decision, from a view: which cards may be where comes with it as plain lists."""

    cdef Tree tree
    cdef Worlds worlds
    cdef uint64_t luck
    cdef int horizon

    def __cinit__(self):
        self.tree.node_room = 1 << 10
        self.tree.edge_room = 1 << 12
        self.tree.slots = 1 << 11
        self.tree.nodes = <Node *>malloc(self.tree.node_room * sizeof(Node))
        self.tree.edges = <Edge *>malloc(self.tree.edge_room * sizeof(Edge))
        self.tree.keys = <uint64_t *>malloc(self.tree.slots * sizeof(uint64_t))
        self.tree.children = <int32_t *>malloc(self.tree.slots * sizeof(int32_t))
        if not (self.tree.nodes and self.tree.edges and self.tree.keys and self.tree.children):
            raise MemoryError
        memset(self.tree.children, 0xFF, self.tree.slots * sizeof(int32_t))

    def __dealloc__(self):
        free(self.tree.nodes)
        free(self.tree.edges)
        free(self.tree.keys)
        free(self.tree.children)

    def __init__(self, seen, int viewer, agencies, priors, uint64_t luck, int horizon):
        cdef Table *t = &self.worlds.seen
        cdef Hidden *h
        cdef int32_t legal[MOST_ACTIONS]
        cdef int i, k, n
        load(t, seen)
        t.remembers = 0
        t.amongs = 0
        t.watcher = viewer
        self.luck = luck
        self.horizon = horizon
        for i, agency in enumerate(agencies):
            h = &self.worlds.hidden[i]
            fill(h, agency)
        new_node(&self.tree, viewer)
        n = choices(t, legal)
        if len(priors) != n:
            raise ValueError("a prior for each legal action")
        for k in range(n - 1, -1, -1):
            self.tree.nodes[0].first = new_edge(&self.tree, legal[k], self.tree.nodes[0].first, priors[k])

    def run(self, int simulations):
        """Simulate so many times more; the GIL is free meanwhile."""
        cdef int i
        cdef bint room = True
        with nogil:
            for i in range(simulations):
                room = simulate(&self.tree, &self.worlds, &self.luck, self.horizon)
                if not room:
                    break
        if not room:
            raise MemoryError

    def compete(self, acts):
        """What comes of each of these actions, for every seat, in one more world; None where one cannot be played."""
        cdef int32_t ways[MOST_ACTIONS]
        cdef double found[MOST_ACTIONS * MOST_SEATS]
        cdef int i = 0, n = 0, seats = self.worlds.seen.seats
        cdef int32_t edge
        cdef uint64_t seed
        cdef Table world, t
        cdef bint room = True
        for act in acts:
            edge = self.tree.nodes[0].first
            while edge != NOBODY and self.tree.edges[edge].act != act:
                edge = self.tree.edges[edge].next
            if edge == NOBODY:
                raise ValueError("not an action of this decision")
            ways[n] = edge
            n += 1
        sample(&self.worlds, &world, &self.luck)
        seed = rodada_quick(&self.luck)
        if not playable_in(&world, &self.tree, ways, n):
            return None
        with nogil:
            for i in range(n):
                t = world
                self.tree.edges[ways[i]].available += 1
                room = room and follow(&self.tree, &t, seed, self.horizon, ways[i], found + i * MOST_SEATS)
        if not room:
            raise MemoryError
        return [[found[i * MOST_SEATS + seat] for seat in range(seats)] for i in range(n)]

    def playable(self, uint64_t luck):
        """A world, as one of its simulations would begin."""
        cdef FlatState world = FlatState.__new__(FlatState)
        sample(&self.worlds, &world.table, &luck)
        world.seeded = False
        world.offered = -1
        return world

    @property
    def visits(self):
        return self.tree.nodes[0].visits

    @property
    def nodes(self):
        return self.tree.node_count

    def line(self, int32_t act):
        """The most visited way on after an action, as far as it was gone more than once: seats and their actions."""
        cdef int32_t node, edge = self.tree.nodes[0].first, best
        steps = []
        while edge != NOBODY and self.tree.edges[edge].act != act:
            edge = self.tree.edges[edge].next
        node = self.tree.edges[edge].last if edge != NOBODY else NOBODY
        while node != NOBODY and self.tree.nodes[node].visits > 1:
            best = edge = self.tree.nodes[node].first
            while edge != NOBODY:
                if self.tree.edges[edge].visits > self.tree.edges[best].visits:
                    best = edge
                edge = self.tree.edges[edge].next
            steps.append((self.tree.nodes[node].seat, self.tree.edges[best].act))
            node = self.tree.edges[best].last
        return steps

    def found(self):
        """Of each action of the decision: itself, its prior, how often it could be and was taken, the rewards."""
        cdef int32_t edge = self.tree.nodes[0].first
        cdef Edge *e
        made = []
        while edge != NOBODY:
            e = &self.tree.edges[edge]
            rewards = [e.rewards[seat] for seat in range(self.worlds.seen.seats)]
            made.append((e.act, e.prior, e.available, e.visits, rewards))
            edge = e.next
        return made


cdef int fill(Hidden *h, agency) except -1:
    cards, chosen, blurred, among, secret, hand = agency
    h.cards, h.chosen, h.blurred, h.amongs = len(cards), chosen, len(blurred), len(among)
    h.secret, h.hand = len(secret), hand
    for i, card in enumerate(cards):
        h.card[i] = card
    for i, card in enumerate(among):
        h.among[i] = card
    for i, token in enumerate(blurred):
        h.blurred_token[i] = token
    for i, (token, weights) in enumerate(secret):
        h.secret_token[i] = token
        h.weighed[i] = weights is not None
        if weights is not None:
            for k in range(16):
                h.weight[i][k] = weights[k]
    return 0
