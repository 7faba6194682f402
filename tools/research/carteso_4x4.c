/* Proves what each first stone is worth to Vertical in Carteso on 4x4 without komi.

   The engine's solver is too slow for it. All of them lose; with the theorem of the rules page, by
   which Vertical loses nothing by passing, the value of the empty board is then 0: a draw. Komi
   changes no move and is added at the end, so with any komi each value is as much lower. Some 110
   million positions, three minutes and 0.8 GB:

     cc -O3 -o carteso_4x4 tools/research/carteso_4x4.c && ./carteso_4x4

   tells for leads from 0 downwards which stones reach them.

   With arguments it answers of one position whether Vertical gets so far ahead:
   BLACK WHITE VERTICAL HORIZONTAL (masks, bit 4 * row + column) MOVER (0 or 1) PASSES LEAD. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FULL = 0xffff, LEFT_FREE = 0xeeee, RIGHT_FREE = 0x7777, ENTRIES = 26, PROBES = 4 };

typedef uint16_t Mask;
typedef struct { Mask black, white, vertical, horizontal; } Board;
typedef struct { uint64_t board; uint32_t found; } __attribute__((packed)) Entry;

static Mask around[1 << 16], mirror[3][1 << 16];
static uint8_t box[1 << 16];
static Entry *table;
static uint64_t positions, settled[2][32];
static int wanted;

static Mask flood(Mask seed, Mask within) {
    Mask reached = seed & within, before;
    do { before = reached; reached |= around[reached] & within; } while (reached != before);
    return reached;
}

/* Whose a finished group is: 0 for Vertical. A square one goes to the opponent of who placed. */
static int owner(Mask group, int placer) {
    int of = box[group], columns = (of >> 2 & 3) - (of & 3), rows = (of >> 6 & 3) - (of >> 4 & 3);
    return columns == rows ? !placer : rows < columns;
}

static Board place(Board at, int white, int point, int placer) {
    if (white) at.white |= 1 << point; else at.black |= 1 << point;
    for (int colour = 0; colour < 2; colour++) {
        Mask own = colour ? at.white : at.black, other = colour ? at.black : at.white, rest = own;
        while (rest) {
            Mask group = flood(rest & -rest, own);
            rest &= ~group;
            if (group & at.vertical) at.vertical |= group;
            else if (group & at.horizontal) at.horizontal |= group;
            else if (box[flood(group, FULL & ~other)] == box[group]) {
                if (owner(group, placer)) at.horizontal |= group; else at.vertical |= group;
            }
        }
    }
    return at;
}

static uint64_t number(Mask a, Mask b, Mask c, Mask d) {
    return a | (uint64_t)b << 16 | (uint64_t)c << 32 | (uint64_t)d << 48;
}

/* The least number of all mirror images, in either pair of colours. */
static uint64_t alike(Board at) {
    uint64_t least = ~0ull;
    for (int by = -1; by < 3; by++) {
        Mask seen[4] = {at.black, at.white, at.vertical, at.horizontal};
        for (int part = 0; by >= 0 && part < 4; part++) seen[part] = mirror[by][seen[part]];
        uint64_t one = number(seen[0], seen[1], seen[2], seen[3]);
        uint64_t two = number(seen[1], seen[0], seen[2], seen[3]);
        if (one < least) least = one;
        if (two < least) least = two;
    }
    return least;
}

static uint64_t mixed(uint64_t x) {
    x ^= x >> 31; x *= 0x9E3779B97F4A7C15ull; x ^= x >> 29; x *= 0xBF58476D1CE4E5B9ull;
    return (x ^ x >> 32) & ((1ull << ENTRIES) - 1);
}

static int lead_of(Board at) {
    return __builtin_popcount(at.vertical) - __builtin_popcount(at.horizontal);
}

static void keep(uint64_t slot, uint64_t board, uint32_t kind, int result, uint64_t cost) {
    Entry *worst = NULL;
    uint32_t least = ~0u;
    for (int probe = 0; probe < PROBES; probe++) {
        Entry *entry = &table[(slot + probe) & ((1ull << ENTRIES) - 1)];
        uint32_t worth = entry->found ? (entry->found >> 4) + 1 : 0;
        if (worth < least) { least = worth; worst = entry; }
    }
    worst->board = board;
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
    uint64_t board = alike(at), slot = mixed(board * 4 + mover * 2 + passes), before = positions;
    uint32_t kind = 1 + mover * 2 + passes;
    for (int probe = 0; probe < PROBES; probe++) {
        Entry *entry = &table[(slot + probe) & ((1ull << ENTRIES) - 1)];
        if (entry->board == board && (entry->found & 7) == kind) return entry->found >> 3 & 1;
    }
    positions++;
    int aim = !mover, result = mover;
    if (content && ahead(at, !mover, 1) == aim) result = aim;
    Board after[32];
    uint64_t promise[32];
    int count = 0, moves[32];
    for (int move = 0; result != aim && move < 32; move++) {
        if (!(empty >> (move >> 1) & 1)) continue;
        after[count] = place(at, move & 1, move >> 1, mover);
        int gain = lead_of(after[count]) - lead;
        promise[count] = ((uint64_t)((mover ? -gain : gain) + 32) << 40) + settled[mover][move];
        moves[count++] = move;
    }
    for (int tried = 0; result != aim && tried < count; tried++) {
        int best = 0;
        for (int other = 1; other < count; other++) if (promise[other] > promise[best]) best = other;
        promise[best] = 0;
        if (ahead(after[best], !mover, 0) == aim) { result = aim; settled[mover][moves[best]]++; }
    }
    if (result != aim && !content && !passes && ahead(at, !mover, 1) == aim) result = aim;
    keep(slot, board, kind, result, positions - before);
    return result;
}

static void prepare(void) {
    table = calloc(1ull << ENTRIES, sizeof(Entry));
    if (!table) exit(2);
    for (int mask = 0; mask < 1 << 16; mask++) {
        around[mask] = (mask << 1 & LEFT_FREE) | (mask >> 1 & RIGHT_FREE) | mask << 4 | mask >> 4;
        int ends[4] = {3, 0, 3, 0};
        for (int point = 0; point < 16; point++) {
            if (!(mask >> point & 1)) continue;
            int at[2] = {point & 3, point >> 2};
            for (int way = 0; way < 2; way++) {
                if (at[way] < ends[2 * way]) ends[2 * way] = at[way];
                if (at[way] > ends[2 * way + 1]) ends[2 * way + 1] = at[way];
            }
            for (int by = 0; by < 3; by++) {
                int column = by == 1 ? at[0] : 3 - at[0], row = by == 0 ? at[1] : 3 - at[1];
                mirror[by][mask] |= 1 << (4 * row + column);
            }
        }
        box[mask] = ends[0] | ends[1] << 2 | ends[2] << 4 | ends[3] << 6;
    }
}

int main(int count, char **given) {
    prepare();
    if (count == 8) {
        Board at = {atoi(given[1]), atoi(given[2]), atoi(given[3]), atoi(given[4])};
        wanted = atoi(given[7]);
        printf("%d\n", ahead(at, atoi(given[5]), atoi(given[6])));
        return 0;
    }
    /* One point of each kind; the other ones are mirror images, and so are the colours. */
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
    return 0;
}
