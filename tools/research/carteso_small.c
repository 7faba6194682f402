/* Proves values of Carteso on 4x4 and of late positions on 5x5, both without komi.

   The engine's solver is too slow for it. On 4x4 all first stones lose; with the theorem of the
   rules page, by which Vertical loses nothing by passing, the value of the empty board is then 0:
   a draw. Komi changes no move and is added at the end, so with any komi each value is as much
   lower. Some 110 million positions, six minutes and 1.6 GB:

     cc -O3 -DSIZE=4 -o carteso_small tools/research/carteso_small.c && ./carteso_small

   tells for leads from 0 downwards which first stones reach them. With arguments, and any SIZE up to
   5, it answers of one position whether Vertical gets so far ahead, 1 or 0:
   BLACK WHITE VERTICAL HORIZONTAL (masks, bit SIZE * row + column) MOVER (0 or 1) PASSES LEAD. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    POINTS = SIZE * SIZE, MOVES = 2 * POINTS, ROW = (1 << SIZE) - 1, FULL = (1 << POINTS) - 1,
    ENTRIES = 26, PROBES = 4
};

typedef uint32_t Mask;
typedef struct { Mask black, white, vertical, horizontal; } Board;
/* Stones and claims. */
typedef struct { uint64_t stones, claims; } Key;
typedef struct { Key key; uint32_t found; } Entry;

static Mask left_free, right_free;
static uint8_t turned[1 << SIZE];
static Entry *table;
static uint64_t positions, settled[2][MOVES];
static int wanted;

static Mask around(Mask mask) {
    return (mask << 1 & left_free) | (mask >> 1 & right_free) | (mask << SIZE & FULL) | mask >> SIZE;
}

static Mask flood(Mask seed, Mask within) {
    Mask reached = seed & within, before;
    do { before = reached; reached |= around(reached) & within; } while (reached != before);
    return reached;
}

/* How many rows and columns a mask spans. */
typedef struct { int rows, columns; } Span;

static Span span(Mask mask) {
    Mask columns = 0;
    int first = SIZE, last = 0;
    for (int row = 0; row < SIZE; row++) {
        Mask of = mask >> SIZE * row & ROW;
        if (of && first == SIZE) first = row;
        if (of) last = row;
        columns |= of;
    }
    return (Span){last - first + 1, 32 - __builtin_clz(columns) - __builtin_ctz(columns)};
}

/* Whose a finished group is: 0 for Vertical. A square one goes to the opponent of who placed. */
static int owner(Span of, int placer) {
    return of.columns == of.rows ? !placer : of.rows < of.columns;
}

static Board place(Board at, int white, int point, int placer) {
    if (white) at.white |= 1u << point; else at.black |= 1u << point;
    for (int colour = 0; colour < 2; colour++) {
        Mask own = colour ? at.white : at.black, other = colour ? at.black : at.white, rest = own;
        while (rest) {
            Mask group = flood(rest & -rest, own);
            rest &= ~group;
            if (group & at.vertical) at.vertical |= group;
            else if (group & at.horizontal) at.horizontal |= group;
            else {
                Span now = span(group), most = span(flood(group, FULL & ~other));
                if (now.rows == most.rows && now.columns == most.columns) {
                    if (owner(now, placer)) at.horizontal |= group; else at.vertical |= group;
                }
            }
        }
    }
    return at;
}

/* Left and right, both ways, or top and bottom. */
static Mask mirrored(int by, Mask mask) {
    Mask seen = 0;
    for (int row = 0; row < SIZE; row++) {
        Mask of = mask >> SIZE * row & ROW;
        if (by != 1) of = turned[of];
        seen |= of << SIZE * (by == 0 ? row : SIZE - 1 - row);
    }
    return seen;
}

static int less(Key one, Key two) {
    return one.stones < two.stones || (one.stones == two.stones && one.claims < two.claims);
}

static int same(Key one, Key two) {
    return one.stones == two.stones && one.claims == two.claims;
}

/* The least key of all mirror images, in either pair of colours. */
static Key alike(Board at) {
    Key least = {~0ull, ~0ull};
    for (int by = -1; by < 3; by++) {
        Board seen = at;
        if (by >= 0)
            seen = (Board){mirrored(by, at.black), mirrored(by, at.white),
                           mirrored(by, at.vertical), mirrored(by, at.horizontal)};
        uint64_t claims = seen.vertical | (uint64_t)seen.horizontal << 32;
        Key one = {seen.black | (uint64_t)seen.white << 32, claims};
        Key two = {seen.white | (uint64_t)seen.black << 32, claims};
        if (less(one, least)) least = one;
        if (less(two, least)) least = two;
    }
    return least;
}

static uint64_t mixed(Key key, int how) {
    uint64_t x = key.stones * 0x9E3779B97F4A7C15ull ^ (key.claims + how) * 0xC2B2AE3D27D4EB4Full;
    x ^= x >> 31; x *= 0x9E3779B97F4A7C15ull; x ^= x >> 29;
    return x & ((1ull << ENTRIES) - 1);
}

static int lead_of(Board at) {
    return __builtin_popcount(at.vertical) - __builtin_popcount(at.horizontal);
}

static void keep(uint64_t slot, Key key, uint32_t kind, int result, uint64_t cost) {
    Entry *worst = NULL;
    uint32_t least = ~0u;
    for (int probe = 0; probe < PROBES; probe++) {
        Entry *entry = &table[(slot + probe) & ((1ull << ENTRIES) - 1)];
        uint32_t worth = entry->found ? (entry->found >> 4) + 1 : 0;
        if (worth < least) { least = worth; worst = entry; }
    }
    worst->key = key;
    worst->found = kind | result << 3 | (uint32_t)(cost > 0xffffff ? 0xffffff : cost) << 4;
}

/* Whether Vertical gets ahead by what is wanted, however Horizontal plays. */
static int ahead(Board at, int mover, int passes) {
    int lead = lead_of(at), content = mover ? lead < wanted : lead >= wanted;
    if (passes == 2) return lead >= wanted;
    if (passes == 1 && content) return !mover;
    Mask empty = FULL & ~(at.black | at.white);
    int open = __builtin_popcount(FULL & ~(at.vertical | at.horizontal));
    if (lead + open < wanted) return 0;
    if (lead - open >= wanted) return 1;
    if (!empty) return lead >= wanted;
    Key key = alike(at);
    uint32_t kind = 1 + mover * 2 + passes;
    uint64_t slot = mixed(key, kind), before = positions;
    for (int probe = 0; probe < PROBES; probe++) {
        Entry *entry = &table[(slot + probe) & ((1ull << ENTRIES) - 1)];
        if ((entry->found & 7) == kind && same(entry->key, key)) return entry->found >> 3 & 1;
    }
    positions++;
    int aim = !mover, result = mover;
    if (content && ahead(at, !mover, 1) == aim) result = aim;
    Board after[MOVES];
    uint64_t promise[MOVES];
    int count = 0, moves[MOVES];
    for (int move = 0; result != aim && move < MOVES; move++) {
        if (!(empty >> (move >> 1) & 1)) continue;
        after[count] = place(at, move & 1, move >> 1, mover);
        int gain = lead_of(after[count]) - lead;
        promise[count] = ((uint64_t)((mover ? -gain : gain) + 64) << 40) + settled[mover][move];
        moves[count++] = move;
    }
    for (int tried = 0; result != aim && tried < count; tried++) {
        int best = 0;
        for (int other = 1; other < count; other++) if (promise[other] > promise[best]) best = other;
        promise[best] = 0;
        if (ahead(after[best], !mover, 0) == aim) { result = aim; settled[mover][moves[best]]++; }
    }
    if (result != aim && !content && !passes && ahead(at, !mover, 1) == aim) result = aim;
    keep(slot, key, kind, result, positions - before);
    return result;
}

static void prepare(void) {
    table = calloc(1ull << ENTRIES, sizeof(Entry));
    if (!table) exit(2);
    for (int row = 0; row < SIZE; row++) {
        left_free |= (Mask)(ROW & ~1) << SIZE * row;
        right_free |= (Mask)(ROW >> 1) << SIZE * row;
    }
    for (int row = 0; row <= ROW; row++)
        for (int at = 0; at < SIZE; at++)
            if (row >> at & 1) turned[row] |= 1 << (SIZE - 1 - at);
}

/* What each first stone on 4x4 reaches: one point of each kind, as the other ones are mirror images,
   and so are the colours. */
static void tell_first_stones(void) {
    const int firsts[4] = {5, 1, 4, 0};
    int known = 0;
    for (wanted = 0; known != 15; wanted--) {
        /* What is kept tells of one lead only. */
        memset(table, 0, sizeof(Entry) << ENTRIES);
        for (int at = 0; at < 4; at++) {
            if (known >> at & 1) continue;
            int reached = ahead(place((Board){0, 0, 0, 0}, 0, firsts[at], 0), 1, 0);
            known |= reached << at;
            printf("%c%d %s %d, %llu positions\n", 'a' + (firsts[at] & 3), 1 + (firsts[at] >> 2),
                   reached ? "reaches" : "does not reach", wanted, (unsigned long long)positions);
            fflush(stdout);
        }
    }
}

int main(int count, char **given) {
    prepare();
    if (count == 8) {
        Board at = {atoi(given[1]), atoi(given[2]), atoi(given[3]), atoi(given[4])};
        wanted = atoi(given[7]);
        int reached = ahead(at, atoi(given[5]), atoi(given[6]));
        printf("%d, %llu positions, %.1f seconds\n", reached, (unsigned long long)positions,
               (double)clock() / CLOCKS_PER_SEC);
    } else if (SIZE == 4) {
        tell_first_stones();
    }
    return 0;
}
