/* What wins and loses at once in Consta: as `play.tactics` and `play.threats`. */

typedef struct { int count; Move moves[MOVES]; } Moves;

static void add_move(Moves *moves, int one, int two) {
    moves->moves[moves->count++] = (Move){(int8_t)one, (int8_t)two};
}

/* The spaces of a mask and those around them, over edges as well as corners. */
static Mask near(Mask mask) {
    mask |= moved(mask, 0, 1) | moved(mask, 0, -1);
    return (mask | mask << size | mask >> size) & full;
}

/* The empty spaces where a piece of the mover would complete a crosscut. */
static Mask cutters(const Position *at) {
    Mask found = 0;
    for (int up = -1; up < 2; up += 2)
        for (int aside = -1; aside < 2; aside += 2)
            found |= moved(at->own, up, aside) & moved(at->other, up, 0) & moved(at->other, 0, aside);
    return found & ~at->own & ~at->other;
}

/* Whether the other player has no chain after stones were placed. */
static bool breaks(const Position *at, Mask stones, bool stack) {
    Position after = placed(at, stones, stack);
    return !other_has_chain(&after);
}

/* The moves after which the other player, who has a chain, has none; tells whether there are any,
   which is all that is found out without a list. */
static bool breaking_moves(const Position *at, Moves *moves) {
    Mask single, stack, alone = 0, useful = cutters(at);
    open_spaces(at, &single, &stack);
    EACH(one, useful & stack) {
        if (!breaks(at, bit_of(one), true)) continue;
        if (!moves) return true;
        add_move(moves, one, NONE);
    }
    EACH(one, useful & single) {
        if (!breaks(at, bit_of(one), false)) continue;
        Mask others = partners(at, single, one) & ~alone;
        alone |= bit_of(one);
        if (!moves && others) return true;
        if (moves) EACH(two, others) add_move(moves, one, two);
    }
    Mask rest = useful & single & ~alone;
    EACH(one, rest) {
        Mask later = rest & partners(at, single, one) & ~(bit_of(one) - 1);
        EACH(two, later) {
            if (!breaks(at, bit_of(one) | bit_of(two), false)) continue;
            if (!moves) return true;
            add_move(moves, one, two);
        }
    }
    return moves && moves->count;
}

/* Whether stones leave the other player no chain, and a chain that no reply breaks. */
static bool wins(const Position *at, Mask stones, bool stack) {
    Position after = placed(at, stones, stack);
    if (!has_chain(&after) || other_has_chain(&after)) return false;
    Position reply = turned(&after);
    return !breaking_moves(&reply, NULL);
}

static bool wins_with(const Position *at, int one, int two, Move *found) {
    *found = (Move){(int8_t)one, (int8_t)two};
    return wins(at, stones_of(*found), two == NONE);
}

/* What a player's edges reach, with the spaces around that, where one more stone would join. */
typedef struct { Mask start, end, from, to; } Ends;

static Ends ends_of(const Position *at, Links links) {
    Mask start = flood(at->own & bottom, at->own, links, 0);
    Mask end = flood(at->own & top, at->own, links, 0);
    return (Ends){start, end, bottom | near(start), top | near(end)};
}

/* A single that may join the edges alone, with any stone beside it. */
static bool wins_by_joint(const Position *at, Mask single, int one, Move *found) {
    Mask others = partners(at, single, one);
    if (!others) return false;
    Position after = placed(at, bit_of(one), false);
    // Where it does, the other stone can only bar, or do nothing.
    bool enough = has_chain(&after) && wins(at, bit_of(one), false);
    Mask tried = enough ? others : others & near(bit_of(one) | cutters(at));
    EACH(two, tried) if (wins_with(at, one, two, found)) return true;
    return false;
}

/* Two singles of which one joins what the bottom reaches, and the other one the top. */
static bool wins_by_two(const Position *at, Links links, Ends ends, Mask single, Move *found) {
    Mask rest = at->own & ~ends.start & ~ends.end, groups[SPACES], joints = ends.from & ends.to;
    int many = 0;
    while (rest) {
        Mask group = flood(rest & -rest, at->own, links, 0);
        rest &= ~group;
        groups[many++] = near(group);
    }
    EACH(one, ends.from & ~joints & single) {
        Mask reach = near(bit_of(one));
        for (int group = 0; group < many; group++)
            if (groups[group] >> one & 1) reach |= groups[group];
        reach &= ends.to & ~joints & single;
        if (!reach) continue;
        EACH(two, reach & partners(at, single, one))
            if (wins_with(at, one, two, found)) return true;
    }
    return false;
}

/* A move that wins at once. What a second stone does for one that joins is looked for near it. */
static bool winning_move(const Position *at, Move *found) {
    Mask single, stack;
    if (other_has_chain(at)) {
        static Moves breaking;
        breaking.count = 0;
        breaking_moves(at, &breaking);
        for (int index = 0; index < breaking.count; index++) {
            *found = breaking.moves[index];
            if (wins(at, stones_of(*found), is_stack(*found))) return true;
        }
        return false;
    }
    open_spaces(at, &single, &stack);
    Links links = holding(at->own, at->other, at->stacks);
    Ends ends = ends_of(at, links);
    Mask joints = ends.from & ends.to;
    EACH(one, joints & stack) if (wins_with(at, one, NONE, found)) return true;
    EACH(one, joints & single) if (wins_by_joint(at, single, one, found)) return true;
    return wins_by_two(at, links, ends, single, found);
}

/* Where a stone may stop a winning move of the player to move, as the other one sees the board: all
   but the spaces around and in crosscuts with it, and those where one stone would join the other
   player's edges, are taken to be of no use. */
static Mask zone_of(const Position *at, Move threat) {
    Position after = placed(at, stones_of(threat), is_stack(threat)), own = turned(at);
    Mask found = near(stones_of(threat));
    for (int up = -1; up < 2; up += 2)
        for (int aside = -1; aside < 2; aside += 2)
            found |= moved(after.own, up, 0) & moved(after.own, 0, aside);
    Ends ends = ends_of(&own, holding(own.own, own.other, own.stacks));
    return mirror(found & ~at->own & ~at->other) | (ends.from & ends.to);
}

/* Whether a move of the player to move, seen by the other one as `idle` where he has not moved,
   leaves that one's winning move as it was. */
static bool leaves(const Position *idle, Move move, Move threat) {
    Mask stones = mirror(stones_of(move)), single, stack;
    Position after = *idle;
    after.other |= stones;
    if (is_stack(move)) after.stacks |= stones;
    open_spaces(&after, &single, &stack);
    bool legal = is_stack(threat)
                     ? stack >> threat.one & 1
                     : single >> threat.one & 1 && partners(&after, single, threat.one) >> threat.two & 1;
    return legal && !has_chain(&after) && wins(&after, stones_of(threat), is_stack(threat));
}
