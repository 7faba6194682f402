/* Scout: who wins positions of Consta on boards up to 5x5, by depth-first proof-number search.
 *
 * Nothing that it says is taken over unchecked: it writes down which positions its values rest on,
 * and tools/research/consta/proof.py checks them one by one by the engine's rules.
 *
 * A position is seen by whoever is to move, as if he had to join the bottom and the top: the board
 * is transposed after each move. Either player then always has a stone less than the other one when
 * he is to move, so that a position of Black is one of White as well. As in the engine a space is
 * bit `row * (SIZE + 1) + column`, and a position is kept for its images in the four mirrors.
 *
 *     cc -O3 -march=native -DSIZE=5 -o scout scout.c && ./scout BITS
 *
 * with tables of 2 to the power of BITS entries. It reads commands, of positions as three masks:
 *   value OWN OTHER STACKS    1 if the player to move wins, else 0, and how many positions it has
 *                             listed the moves of so far
 *   keep FILE                 write down all that is proved, for another run
 *   take FILE                 take that over; says how many positions
 *   dump FILE                 write the proof of all values that were told: a line for each position
 *                             that is won, though not at once, and the mask of the spaces where a
 *                             move wins; says how many there are
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#ifndef SIZE
#define SIZE 5
#endif

typedef uint64_t u64;
typedef uint32_t u32;
typedef u32 Mask;

enum {
    UP = SIZE + 1, RIGHT = 1, ACROSS = UP + 1, ROW = (1 << SIZE) - 1,
    SPACES = SIZE * SIZE, MOST_MOVES = SPACES * (SPACES + 1) / 2, MOST_KILLERS = 64, STAY = 125,
    ROW_BITS = 12, PROBES = 4, LISTS = 1 << 20, MOST = 1 << 30
};

/* The player to move has `own`, and `stacks` are those of both. */
typedef struct { Mask own, other, stacks; } Position;
typedef struct { Mask rising, falling; } Links;
typedef struct { Mask start, end; } Edges;
typedef struct { uint8_t one, two; } Move;
/* `win` is what it takes to show that the mover wins, and `fail` that he does not; 0 once shown. */
typedef struct { u64 key; u32 win, fail; } Entry;
/* The positions after the moves that are worth to be looked into. */
typedef struct { u64 key; int count; u64 *children; u32 *replies; } List;
typedef struct { Move move[MOST_KILLERS]; int count; } Killers;

static Mask full, bottom, left;
static Edges ways[2];
static int space[SPACES];
static Mask turned_row[1 << SIZE];
static u32 reversed_row[1 << SIZE];
static u32 row_code[1 << 3 * SIZE];
static u32 row_of_code[1 << ROW_BITS];
static Entry *table;
static u64 entries, used, dropped, listed;
static List *lists;

static void fail(const char *why) { fprintf(stderr, "scout: %s\n", why); exit(1); }

static int first(Mask mask) { return __builtin_ctz(mask); }

/* The board. */

static Mask transposed(Mask mask) {
    Mask found = 0;
    for (int row = 0; row < SIZE; row++) found |= turned_row[mask >> UP * row & ROW] << row;
    return found;
}

static void prepare_board(void) {
    for (int row = 0; row < SIZE; row++) {
        full |= (Mask)ROW << UP * row;
        left |= 1u << UP * row;
        for (int column = 0; column < SIZE; column++) space[SIZE * row + column] = UP * row + column;
    }
    bottom = ROW;
    ways[0] = (Edges){bottom, bottom << UP * (SIZE - 1)};
    ways[1] = (Edges){left, left << (SIZE - 1)};
    for (int row = 0; row < 1 << SIZE; row++)
        for (int column = 0; column < SIZE; column++)
            if (row >> column & 1) {
                turned_row[row] |= 1u << UP * column;
                reversed_row[row] |= 1u << (SIZE - 1 - column);
            }
    /* A row as a number of at most 5 to the power of SIZE. */
    u32 codes = 0;
    for (u32 own = 0; own <= ROW; own++)
        for (u32 other = 0; other <= ROW; other++)
            for (u32 stacks = 0; stacks <= ROW; stacks++) {
                if (own & other || stacks & ~(own | other)) continue;
                u32 row = own | other << SIZE | stacks << 2 * SIZE;
                row_of_code[codes] = row;
                row_code[row] = codes++;
            }
}

static u64 number(u64 *rows, int turned) {
    u64 found = 0;
    for (int row = 0; row < SIZE; row++) found = found << ROW_BITS | rows[turned ? SIZE - 1 - row : row];
    return found;
}

/* The least number of all mirror images of a position; never 0, as someone has a stone. */
static u64 key_of(Position at) {
    u64 plain[SIZE], mirrored[SIZE];
    for (int row = 0; row < SIZE; row++) {
        u32 own = at.own >> UP * row & ROW, other = at.other >> UP * row & ROW, stacks = at.stacks >> UP * row & ROW;
        plain[row] = row_code[own | other << SIZE | stacks << 2 * SIZE];
        mirrored[row] = row_code[reversed_row[own] | reversed_row[other] << SIZE | reversed_row[stacks] << 2 * SIZE];
    }
    u64 least = number(plain, 0);
    for (int image = 1; image < 4; image++) {
        u64 one = number(image & 1 ? mirrored : plain, image >> 1);
        if (one < least) least = one;
    }
    return least + 1;
}

static Position position_of(u64 key) {
    Position at = {0, 0, 0};
    key--;
    for (int row = SIZE; row-- > 0; key >>= ROW_BITS) {
        u32 code = row_of_code[key & ((1 << ROW_BITS) - 1)];
        at.own |= (code & ROW) << UP * row;
        at.other |= (code >> SIZE & ROW) << UP * row;
        at.stacks |= (code >> 2 * SIZE & ROW) << UP * row;
    }
    return at;
}

static Position play(Position at, Move move) {
    Mask stones = 1u << move.one | 1u << move.two;
    at.own |= stones;
    if (move.one == move.two) at.stacks |= stones;
    return (Position){transposed(at.other), transposed(at.own), transposed(at.stacks)};
}

/* The rules. */

/* Spaces where a single, or a stack, of the mover would make a crosscut of equal ranks. */
static void find_barred(Mask own, Mask other, Mask stacks, Mask *single, Mask *stack) {
    Mask own_1 = own & ~stacks, own_2 = own & stacks, other_1 = other & ~stacks, other_2 = other & stacks;
    Mask one = 0, two = 0;
#define CORNER(SIDE_1, SIDE_2, FLANK_1, FLANK_2, ACROSS_1, ACROSS_2) { \
        Mask three = (SIDE_1 & FLANK_2) | (SIDE_2 & FLANK_1); \
        one |= (ACROSS_1 & SIDE_1 & FLANK_1) | (ACROSS_2 & three); \
        two |= (ACROSS_1 & three) | (ACROSS_2 & SIDE_2 & FLANK_2); }
    Mask above_1 = other_1 >> UP, above_2 = other_2 >> UP, below_1 = other_1 << UP, below_2 = other_2 << UP;
    Mask right_1 = other_1 >> 1, right_2 = other_2 >> 1, left_1 = other_1 << 1, left_2 = other_2 << 1;
    CORNER(above_1, above_2, right_1, right_2, (own_1 >> (UP + 1)), (own_2 >> (UP + 1)))
    CORNER(above_1, above_2, left_1, left_2, (own_1 >> (UP - 1)), (own_2 >> (UP - 1)))
    CORNER(below_1, below_2, right_1, right_2, (own_1 << (UP - 1)), (own_2 << (UP - 1)))
    CORNER(below_1, below_2, left_1, left_2, (own_1 << (UP + 1)), (own_2 << (UP + 1)))
#undef CORNER
    *single = one, *stack = two;
}

/* Where the mover may put a single, or a stack, alone. */
static void find_open(Position at, Mask *single, Mask *stack) {
    Mask empty = full & ~(at.own | at.other);
    find_barred(at.own, at.other, at.stacks, single, stack);
    *single = empty & ~*single, *stack = empty & ~*stack;
}

/* The diagonals of two spaces of a mask each. */
static Links diagonals(Mask mask) {
    return (Links){mask & mask >> ACROSS, mask >> UP & mask >> 1};
}

/* Pairs of singles that are open and would face two singles of the enemy in a block. */
static Links barred_pairs(Mask single, Mask enemies) {
    Links ours = diagonals(single), theirs = diagonals(enemies);
    return (Links){ours.rising & theirs.falling, ours.falling & theirs.rising};
}

static Mask across(Mask mask, Links links) {
    return (mask & links.rising) << ACROSS | (mask >> ACROSS & links.rising)
        | (mask >> 1 & links.falling) << UP | (mask >> UP & links.falling) << 1;
}

/* Where a second single may lie beside one. */
static Mask partners(Mask single, Links pairs, int one) {
    Mask mask = 1u << one;
    return single & ~mask & ~across(mask, pairs);
}

/* The diagonal links of a colour that hold: no crosscut, or the higher rank in one. */
static Links holding(Mask own, Mask other, Mask stacks) {
    Links ours = diagonals(own), theirs = diagonals(other), two = diagonals(stacks);
    Mask one_up = stacks | stacks >> ACROSS, one_down = stacks >> UP | stacks >> 1;
    Mask rising = ours.rising & theirs.falling, falling = ours.falling & theirs.rising;
    rising &= (two.falling & ~two.rising) | (one_down & ~one_up);
    falling &= (two.rising & ~two.falling) | (one_up & ~one_down);
    return (Links){ours.rising & ~rising, ours.falling & ~falling};
}

static Mask flood(Mask seed, Mask within, Links links, Mask until) {
    Mask reached = seed;
    for (;;) {
        Mask more = reached << 1 | reached >> 1 | reached << UP | reached >> UP | across(reached, links);
        more = (more & within) | reached;
        if (more == reached || more & until) return more;
        reached = more;
    }
}

static int joined(Mask own, Links links, Edges way) {
    return own & way.start && own & way.end && flood(own & way.start, own, links, way.end) & way.end;
}

static int has_chain(Mask own, Mask other, Mask stacks, Edges way) {
    if (!(own & way.start) || !(own & way.end)) return 0;
    return joined(own, holding(own, other, stacks), way);
}

/* The links of the other player that a single, and a stack, of the mover on a space would cut. */
typedef struct { int at; Links single, stack; } Cut;

static int find_cuts(Position at, Links links, Mask single, Mask stack, Cut *cuts) {
    static const int corners[4][5] = {
        /* Rising or not, the space, the mover's piece across it, and the ends of the link. */
        {1, UP, RIGHT, 0, ACROSS}, {1, RIGHT, UP, 0, ACROSS},
        {0, 0, ACROSS, UP, RIGHT}, {0, ACROSS, 0, UP, RIGHT},
    };
    Mask empty = full & ~(at.own | at.other), by_single[4], by_stack[4], all = 0;
    for (int n = 0; n < 4; n++) {
        const int *corner = corners[n];
        Mask blocks = (corner[0] ? links.rising : links.falling) & empty >> corner[1] & at.own >> corner[2];
        Mask ally = at.stacks >> corner[2], one = at.stacks >> corner[3], two = at.stacks >> corner[4];
        by_single[n] = blocks & ally & ~one & ~two & single >> corner[1];
        by_stack[n] = ((blocks & ~one & ~two) | (blocks & ally & ~(one & two))) & stack >> corner[1];
        all |= (by_single[n] | by_stack[n]) << corner[1];
    }
    int found = 0;
    for (; all; all &= all - 1) {
        int at_space = first(all);
        Cut *cut = cuts + found++;
        *cut = (Cut){at_space, {0, 0}, {0, 0}};
        for (int n = 0; n < 4; n++) {
            Mask block = at_space >= corners[n][1] ? 1u << (at_space - corners[n][1]) : 0;
            if (corners[n][0]) cut->single.rising |= by_single[n] & block, cut->stack.rising |= by_stack[n] & block;
            else cut->single.falling |= by_single[n] & block, cut->stack.falling |= by_stack[n] & block;
        }
    }
    return found;
}

static Links without(Links links, Links cut) {
    return (Links){links.rising & ~cut.rising, links.falling & ~cut.falling};
}

/* Whether the mover has a move that leaves the other player, who has a chain, without one. */
static int can_break(Position at, Edges way) {
    Mask single, stack;
    Cut cuts[SPACES];
    Links links = holding(at.other, at.own, at.stacks), left_over = links;
    /* Most chains need no link that a stone could cut, legal or not. */
    Mask empty = full & ~(at.own | at.other), mine = at.own, two = at.stacks;
    left_over.rising &= ~((empty >> UP & mine >> 1) | (empty >> 1 & mine >> UP)) | (two & two >> ACROSS);
    left_over.falling &= ~((empty & mine >> ACROSS) | (empty >> ACROSS & mine)) | (two >> UP & two >> 1);
    if (joined(at.other, left_over, way)) return 0;
    left_over = links;
    find_open(at, &single, &stack);
    int found = find_cuts(at, links, single, stack, cuts);
    if (!found) return 0;
    for (int n = 0; n < found; n++) left_over = without(without(left_over, cuts[n].single), cuts[n].stack);
    if (joined(at.other, left_over, way)) return 0;
    for (int n = 0; n < found; n++)
        if ((cuts[n].stack.rising | cuts[n].stack.falling) && !joined(at.other, without(links, cuts[n].stack), way))
            return 1;
    Links pairs = barred_pairs(single, at.other & ~at.stacks);
    for (int n = 0; n < found; n++) {
        if (!(cuts[n].single.rising | cuts[n].single.falling)) continue;
        Links rest = without(links, cuts[n].single);
        Mask beside = partners(single, pairs, cuts[n].at);
        if (!beside) continue;
        if (!joined(at.other, rest, way)) return 1;
        for (int m = 0; m < n; m++)
            if (beside >> cuts[m].at & 1 && (cuts[m].single.rising | cuts[m].single.falling)
                && !joined(at.other, without(rest, cuts[m].single), way))
                return 1;
    }
    return 0;
}

/* Whether a legal move makes a chain that no reply breaks. The other player then has none. */
static int wins(Position at, Move move) {
    Mask stones = 1u << move.one | 1u << move.two, own = at.own | stones;
    Mask stacks = move.one == move.two ? at.stacks | stones : at.stacks;
    if (!has_chain(own, at.other, stacks, ways[0])) return 0;
    return !can_break((Position){at.other, own, stacks}, ways[0]);
}

static Mask around(Mask mask) {
    Mask wide = mask | mask << 1 | mask >> 1;
    return (wide | wide << UP | wide >> UP) & full;
}

/* Moves of the player to move, who has no chain, that make one which no reply breaks: so many at most. */
static int find_wins(Position at, Move *won, int most) {
    int found = 0;
    Mask single, stack, groups[SPACES];
    int n = 0;
    Links links = holding(at.own, at.other, at.stacks);
    Mask from = flood(at.own & ways[0].start, at.own, links, 0), to = flood(at.own & ways[0].end, at.own, links, 0);
    Mask rest = at.own & ~from & ~to, from_start = ways[0].start | around(from), to_end = ways[0].end | around(to);
    Mask empty = full & ~(at.own | at.other);
    /* Two stones must do: each goes a step on from a group. */
    while (rest) {
        Mask group = flood(rest & -rest, at.own, links, 0);
        rest &= ~group;
        groups[n++] = around(group);
    }
    from_start &= empty, to_end &= empty;
    Mask alone = from_start & to_end, far = around(from_start);
    for (int g = 0; g < n; g++) if (groups[g] & from_start) far |= groups[g];
    if (!alone && !(far & to_end)) return 0;
    find_open(at, &single, &stack);
    Links pairs = barred_pairs(single, at.other & ~at.stacks);
    for (Mask left_ones = alone & stack; left_ones; left_ones &= left_ones - 1) {
        won[found] = (Move){(uint8_t)first(left_ones), (uint8_t)first(left_ones)};
        if (wins(at, won[found]) && ++found == most) return found;
    }
    Mask done = 0;
    for (Mask ones = alone & single; ones; ones &= ones - 1) {
        int one = first(ones);
        done |= 1u << one;
        for (Mask twos = partners(single, pairs, one) & ~done; twos; twos &= twos - 1) {
            won[found] = (Move){(uint8_t)one, (uint8_t)first(twos)};
            if (wins(at, won[found]) && ++found == most) return found;
        }
    }
    for (Mask ones = from_start & ~alone & single; ones; ones &= ones - 1) {
        int one = first(ones);
        Mask near = around(1u << one);
        for (int g = 0; g < n; g++) if (groups[g] >> one & 1) near |= groups[g];
        for (Mask twos = near & to_end & ~alone & partners(single, pairs, one); twos; twos &= twos - 1) {
            won[found] = (Move){(uint8_t)one, (uint8_t)first(twos)};
            if (wins(at, won[found]) && ++found == most) return found;
        }
    }
    return found;
}

static int find_win(Position at, Move *won) { return find_wins(at, won, 1); }

/* All legal moves; two spaces that are the same are a stack. */
static int find_moves(Position at, Move *moves) {
    Mask single, stack;
    int n = 0;
    find_open(at, &single, &stack);
    Links pairs = barred_pairs(single, at.other & ~at.stacks);
    for (Mask ones = single; ones; ones &= ones - 1) {
        int one = first(ones);
        for (Mask twos = partners(single, pairs, one) & ~((2u << one) - 1); twos; twos &= twos - 1)
            moves[n++] = (Move){(uint8_t)one, (uint8_t)first(twos)};
    }
    for (Mask ones = stack; ones; ones &= ones - 1) moves[n++] = (Move){(uint8_t)first(ones), (uint8_t)first(ones)};
    return n;
}

static int is_legal(Mask single, Mask stack, Links pairs, Move move) {
    if (move.one == move.two) return stack >> move.one & 1;
    return single >> move.one & 1 && partners(single, pairs, move.one) >> move.two & 1;
}

/* Moves that won elsewhere come first, and those that won last before these. */
static int killed(Position at, Killers *killers) {
    Mask single, stack;
    find_open(at, &single, &stack);
    Links pairs = barred_pairs(single, at.other & ~at.stacks);
    for (int n = 0; n < killers->count; n++) {
        Move move = killers->move[n];
        if (!is_legal(single, stack, pairs, move) || !wins(at, move)) continue;
        for (int m = n; m > 0; m--) killers->move[m] = killers->move[m - 1];
        killers->move[0] = move;
        return 1;
    }
    return 0;
}

static void remember(Killers *killers, Move move) {
    if (killers->count < MOST_KILLERS) killers->count++;
    for (int m = killers->count - 1; m > 0; m--) killers->move[m] = killers->move[m - 1];
    killers->move[0] = move;
}

static Position idle(Position at) {
    return (Position){transposed(at.other), transposed(at.own), transposed(at.stacks)};
}

/* The spaces where alone a stone of the other player may stop a move that wins as long as he idles:
 * those of the move, those beside it where he could bar it, and those beside links. Nowhere else does
 * a stone change what links there are or what cuts them, and where the chain stands he has none. */
static Mask zone_of(Position at, Move move) {
    Mask stones = 1u << move.one | 1u << move.two, own = at.own | stones, zone = stones;
    Links links = holding(own, at.other, move.one == move.two ? at.stacks | stones : at.stacks);
    for (Mask rest = stones; rest; rest &= rest - 1) {
        Mask one = rest & -rest;
        if (one << ACROSS & own) zone |= one << UP | one << 1;
        if (one >> ACROSS & own) zone |= one >> UP | one >> 1;
        if (one << (UP - 1) & own) zone |= one << UP | one >> 1;
        if (one >> (UP - 1) & own) zone |= one >> UP | one << 1;
    }
    zone |= links.rising << UP | links.rising << 1 | links.falling | links.falling << ACROSS;
    return zone & full & ~(at.own | at.other);
}

/* The moves by which the other player would win after some move, and the zones of those that win if
 * nothing is done. `chain` tells that he has a chain, which must be broken. */
typedef struct { int chain, zones; Mask zone[MOST_MOVES]; Killers killers; } Threats;

static void find_threats(Position at, Threats *threats) {
    Move moves[MOST_MOVES + 1];
    Position waiting = idle(at);
    threats->zones = threats->killers.count = 0;
    threats->chain = has_chain(at.other, at.own, at.stacks, ways[1]);
    if (threats->chain) return;
    int found = find_wins(waiting, moves, MOST_MOVES);
    for (int n = 0; n < found; n++) {
        Mask zone = transposed(zone_of(waiting, moves[n]));
        int twin = 0;
        for (int m = 0; m < threats->zones && !twin; m++) {
            /* A zone within another one does for both. */
            if (!(zone & ~threats->zone[m])) threats->zone[m] = zone;
            twin = !(threats->zone[m] & ~zone);
        }
        if (!twin) threats->zone[threats->zones++] = zone;
    }
}

static int is_beside(const Threats *threats, Move move) {
    Mask stones = 1u << move.one | 1u << move.two;
    for (int n = 0; n < threats->zones; n++) if (!(stones & threats->zone[n])) return 1;
    return 0;
}

/* Whether a move that is beside no zone loses at once, by what is known of threats. */
static int loses(Threats *threats, Position after) {
    if (threats->chain && has_chain(after.own, after.other, after.stacks, ways[0])) return 1;
    return killed(after, &threats->killers);
}

/* How many replies there are about that do not lose to a threat that is there; 0 if none. */
static u32 replies_of(Position at) {
    Move moves[MOST_MOVES];
    Threats threats;
    find_threats(at, &threats);
    int n = find_moves(at, moves), left_over = 0;
    if (!threats.chain && !threats.zones) return n;
    for (int m = 0; m < n; m++) {
        if (is_beside(&threats, moves[m])) continue;
        if (threats.chain && loses(&threats, play(at, moves[m]))) continue;
        left_over++;
    }
    return left_over;
}

/* Lists of moves. */

static u64 mixed(u64 key) {
    key *= 0x9E3779B97F4A7C15ull;
    key ^= key >> 32;
    key *= 0xBF58476D1CE4E5B9ull;
    return key ^ key >> 29;
}

/* The positions after moves that do not lose at once. The mover wins neither at once, nor has he won. */
static List *children(u64 key) {
    List *list = lists + (mixed(key) & (LISTS - 1));
    if (list->key == key) return list;
    free(list->children), free(list->replies);
    Position at = position_of(key);
    Move moves[MOST_MOVES];
    u64 found[MOST_MOVES];
    u32 replies[MOST_MOVES];
    int n = find_moves(at, moves), kept = 0;
    Move threat;
    Threats threats;
    find_threats(at, &threats);
    listed++;
    for (int m = 0; m < n; m++) {
        if (is_beside(&threats, moves[m])) continue;
        Position after = play(at, moves[m]);
        if (loses(&threats, after)) continue;
        if (find_win(after, &threat)) { remember(&threats.killers, threat); continue; }
        u64 child = key_of(after);
        int twin = 0;
        for (int k = 0; k < kept && !twin; k++) twin = found[k] == child;
        if (twin) continue;
        replies[kept] = replies_of(after);
        found[kept++] = child;
    }
    list->key = key, list->count = kept;
    list->children = malloc(8 * kept + 1), list->replies = malloc(4 * kept + 1);
    memcpy(list->children, found, 8 * kept), memcpy(list->replies, replies, 4 * kept);
    return list;
}

/* Tables. */

static void *room(u64 bytes) {
    void *at = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED) fail("there is not enough memory");
#ifdef MADV_HUGEPAGE
    madvise(at, bytes, MADV_HUGEPAGE);
#endif
    return at;
}

static Entry *entry_of(u64 key) {
    u64 at = mixed(key) & (entries - 1) & ~(u64)(PROBES - 1);
    for (int probe = 0; probe < PROBES; probe++) if (table[at + probe].key == key) return table + at + probe;
    return NULL;
}

/* What is proved is dropped last, and of the others that which took least. */
static u64 worth(const Entry *entry) {
    if (!entry->key) return 0;
    if (!entry->win || !entry->fail) return 1ull << 40;
    return 1 + (u64)entry->win + entry->fail;
}

static void keep_work(u64 key, u32 win, u32 fails) {
    Entry *entry = entry_of(key);
    if (!entry) {
        u64 at = mixed(key) & (entries - 1) & ~(u64)(PROBES - 1);
        entry = table + at;
        for (int probe = 1; probe < PROBES; probe++) if (worth(table + at + probe) < worth(entry)) entry = table + at + probe;
        if (entry->key) dropped++; else used++;
    }
    *entry = (Entry){key, win, fails};
}

/* The search. */

typedef struct { u64 key; u32 win, fail; } Open;

/* 1 if the mover wins, 0 if not, -1 if that is left open since it takes `most_win` or `most_fail`. */
static int search(u64 key, u32 most_win, u32 most_fail, u32 *win, u32 *fails) {
    List *list = children(key);
    Open open[MOST_MOVES];
    int left_over = 0, reached = -1;
    for (int n = 0; n < list->count && reached < 0; n++) {
        Entry *entry = entry_of(list->children[n]);
        Open one = {list->children[n], 1, list->replies[n]};
        if (entry) one.win = entry->win, one.fail = entry->fail;
        if (!one.fail) reached = 1;
        else if (one.win) open[left_over++] = one;
    }
    if (reached < 0 && !left_over) reached = 0;
    while (reached < 0) {
        u32 least = ~0u, second = ~0u;
        u64 sum = 0;
        int at = 0;
        for (int n = 0; n < left_over; n++) {
            sum += open[n].win;
            if (open[n].fail < least || (open[n].fail == least && open[n].win < open[at].win))
                second = least, least = open[n].fail, at = n;
            else if (open[n].fail < second) second = open[n].fail;
        }
        u32 total = sum > MOST ? MOST : (u32)sum;
        if (least >= most_win || total >= most_fail) {
            keep_work(key, least, total);
            *win = least, *fails = total;
            return -1;
        }
        Open *next = open + at;
        Entry *entry = entry_of(next->key);
        int result = -1;
        if (entry && !entry->win) result = 1;
        else if (entry && !entry->fail) result = 0;
        else {
            u64 wins_then = (u64)most_fail - total + next->win, tries = (u64)second * STAY / 100 + 1;
            if (wins_then < next->win + 1ull) wins_then = next->win + 1ull;
            if (second == ~0u) tries = most_win;
            if (tries > most_win) tries = most_win;
            if (tries <= next->fail) tries = next->fail + 1ull;
            result = search(next->key, (u32)wins_then, (u32)tries, &next->win, &next->fail);
        }
        if (result == 0) reached = 1;
        if (result == 1) {
            *next = open[--left_over];
            if (!left_over) reached = 0;
        }
    }
    if (reached) keep_work(key, 0, MOST);
    else keep_work(key, MOST, 0);
    return reached;
}

/* Whether the mover of a position wins; looked for again where the table has dropped it. */
static int won(u64 key) {
    Entry *entry = entry_of(key);
    u32 win, fails;
    if (entry && !entry->win) return 1;
    if (entry && !entry->fail) return 0;
    return search(key, 2u * MOST, 2u * MOST, &win, &fails);
}

static int value(Position at) {
    Move move;
    return has_chain(at.own, at.other, at.stacks, ways[0]) || find_win(at, &move) || won(key_of(at));
}

/* The proof. */

static u64 *told, told_count, *needed, needed_count, *waiting, waiting_count;

static int is_needed(u64 key) {
    u64 at = mixed(key) & (entries - 1);
    while (needed[at] && needed[at] != key) at = (at + 1) & (entries - 1);
    return needed[at] == key;
}

/* Take a position whose mover wins, though not at once, into the proof. */
static void require(u64 key) {
    u64 at = mixed(key) & (entries - 1);
    while (needed[at] && needed[at] != key) at = (at + 1) & (entries - 1);
    if (needed[at]) return;
    if (++needed_count > entries / 8 * 7) fail("the table of the proof is full");
    needed[at] = key;
    waiting[waiting_count++] = key;
}

/* Take all that follows after the moves of a position whose mover loses into the proof. */
static void require_replies(u64 key) {
    List *list = children(key);
    int n = list->count;
    u64 after[MOST_MOVES];
    memcpy(after, list->children, 8 * n);
    for (int m = 0; m < n; m++) require(after[m]);
}

/* How many positions more are needed to show that the mover of one loses. */
static int cost_of(u64 key) {
    List *list = children(key);
    int found = 0;
    for (int m = 0; m < list->count; m++) found += !is_needed(list->children[m]);
    return found;
}

/* A winning move, one that takes few positions more to be shown to be one. */
static Move winning_move(u64 key) {
    Position at = position_of(key);
    List *list = children(key);
    int kept = list->count, least = 1 << 30;
    u64 after[MOST_MOVES], chosen = 0;
    u32 replies[MOST_MOVES];
    memcpy(after, list->children, 8 * kept), memcpy(replies, list->replies, 4 * kept);
    for (int m = 0; m < kept && least; m++) {
        Entry *entry = entry_of(after[m]);
        if (replies[m] && (!entry || entry->fail)) continue;
        int cost = replies[m] ? cost_of(after[m]) : 0;
        if (cost < least) least = cost, chosen = after[m];
    }
    for (int m = 0; m < kept && !chosen; m++) if (!won(after[m])) chosen = after[m];
    Move moves[MOST_MOVES];
    for (int m = find_moves(at, moves); chosen && m-- > 0;) if (key_of(play(at, moves[m])) == chosen) return moves[m];
    fail("a position that is won has no move that wins");
    return (Move){0, 0};
}

static void dump(const char *name) {
    FILE *file = fopen(name, "w");
    if (!file) fail("the file cannot be written");
    needed = room(entries * 8), waiting = room(entries * 8);
    needed_count = waiting_count = 0;
    for (u64 n = 0; n < told_count; n++) {
        Position at = position_of(told[n]);
        Move move;
        if (has_chain(at.own, at.other, at.stacks, ways[0]) || find_win(at, &move)) continue;
        if (won(told[n])) require(told[n]);
        else require_replies(told[n]);
    }
    while (waiting_count) {
        u64 key = waiting[--waiting_count];
        Position at = position_of(key);
        Move move = winning_move(key);
        fprintf(file, "%x %x %x %x\n", at.own, at.other, at.stacks, 1u << move.one | 1u << move.two);
        require_replies(key_of(play(at, move)));
    }
    if (fclose(file)) fail("the file cannot be written");
    munmap(needed, entries * 8), munmap(waiting, entries * 8);
    printf("%lu\n", (unsigned long)needed_count);
}

/* What is kept for another run: the keys of what is proved, won ones with a bit above them. */
static void keep(const char *name) {
    FILE *file = fopen(name, "wb");
    u64 kept = 0;
    if (!file) fail("the file cannot be written");
    for (u64 at = 0; at < entries; at++) {
        if (!table[at].key || (table[at].win && table[at].fail)) continue;
        u64 one = table[at].key | (u64)!table[at].win << 63;
        fwrite(&one, 8, 1, file);
        kept++;
    }
    if (fclose(file)) fail("the file cannot be written");
    printf("%lu\n", (unsigned long)kept);
}

static void take(const char *name) {
    FILE *file = fopen(name, "rb");
    u64 one, taken = 0;
    if (!file) fail("the file cannot be read");
    for (; fread(&one, 8, 1, file) == 1; taken++) {
        if (one >> 63) keep_work(one & ~(1ull << 63), 0, MOST);
        else keep_work(one, MOST, 0);
    }
    fclose(file);
    printf("%lu\n", (unsigned long)taken);
}

int main(int argc, char **argv) {
    Position at;
    char line[4096], name[4000];
    if (argc != 2) fail("a number of bits is wanted");
    prepare_board();
    entries = 1ull << atoi(argv[1]);
    table = room(entries * sizeof *table), lists = room(LISTS * sizeof *lists);
    told = room(entries * 8);
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "value %x %x %x", &at.own, &at.other, &at.stacks) == 3) {
            int one = value(at);
            printf("%d %lu\n", one, (unsigned long)listed);
            told[told_count++] = key_of(at);
        }
        else if (sscanf(line, "keep %3999[^\n]", name) == 1) keep(name);
        else if (sscanf(line, "take %3999[^\n]", name) == 1) take(name);
        else if (sscanf(line, "dump %3999[^\n]", name) == 1) dump(name);
        else fail("no such command");
        fflush(stdout);
    }
    return 0;
}
