/* Scout: exact values of Constructo's states by depth-first proof-number search, and the proof.
 *
 * A cross-check of trilithon's own solver, which it mirrors: states are numbers as in states.py, and
 * the search is that of search/df_pn.py. Nothing that it says is taken over unchecked: it writes
 * down which bounds its values rest on, and tools/research/book/claims.py checks them one by one.
 *
 * It is given the tiles and two numbers of bits, of the sizes of its tables, and with a fourth argument
 * it follows a variant of the rules (see towers_ringed). It reads commands:
 *   value STATE GUESS     the exact value (states are hexadecimal)
 *   prove STATE NEED      1 if the mover reaches so many points, else 0
 *   need STATE LOW HIGH   what is said of a state is to be in the proof
 *   keep FILE             write down all bounds that are proved, for another run
 *   take FILE             take such bounds over; says how many
 *   dump FILE             write the proof of all that is needed; says how many claims and how many
 *                         of them lack their reason (none, or something is wrong)
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef uint64_t u64;
typedef uint32_t u32;

enum { MOST_TILES = 9, MOST_MOVES = 96, PLIES = 64, SYMMETRIC = 8, STAY = 125 };
enum { NONE = 100, MOST = 1 << 30 };
/* Codes of what stands on a tile; see states.py. */
enum { RING = 1, FIXED = 7, TOWER = 9, DEAD = 11 };
/* In the variant, a tower with a small base on top, and with a ring around that. */
enum { TOPPED = 11, RINGED = 13 };

static int tiles, hands_at;
/* The variant: a ring may also be moved onto a small base on top of a tower. */
static int towers_ringed;
static u32 around[MOST_TILES];
static int images, image[720][MOST_TILES];

typedef struct { u64 state; int gain, value, replies; } Child;
typedef struct { u64 key; u32 win, fail; } Work;
typedef struct { u64 state; int need; u32 win, fail; } Open;

/* Tables by open addressing: bounds as state + 1, low and high in one number, and work. */
static u64 *bounds, *needed, bounds_size, bounds_count, needed_count;
static Work *work;
static u64 work_size, work_count;
static u64 *levels[PLIES], level_count[PLIES], level_room[PLIES];

static void fail(const char *why) { fprintf(stderr, "scout: %s\n", why); exit(1); }

/* The board. */

static void read_tiles(const char *text) {
    int x[MOST_TILES], y[MOST_TILES];
    for (char *at = (char *)text; *at; tiles++) {
        if (tiles == MOST_TILES) fail("too many tiles");
        x[tiles] = (int)strtol(at, &at, 10), at++;
        y[tiles] = (int)strtol(at, &at, 10);
        if (*at == '+') at++;
    }
    for (int i = 0; i < tiles; i++)
        for (int j = 0; j < tiles; j++) {
            int across = abs(x[i] - x[j]), down = abs(y[i] - y[j]);
            if ((across == 0 && down == 2) || (across == 1 && down == 1)) around[i] |= 1u << j;
        }
    hands_at = 4 * tiles;
}

static void find_images(int tile, int *to, u32 used) {
    if (tile == tiles) { memcpy(image[images++], to, sizeof image[0]); return; }
    for (int next = 0; next < tiles; next++) {
        int fits = !(used >> next & 1);
        for (int other = 0; fits && other < tile; other++)
            fits = (around[tile] >> other & 1) == (around[next] >> to[other] & 1);
        to[tile] = next;
        if (fits) find_images(tile + 1, to, used | 1u << next);
    }
}

static u64 canonical(u64 state) {
    u64 hands = state >> hands_at << hands_at, least = state ^ hands;
    for (int n = 1; n < images; n++) {
        u64 board = 0;
        for (int tile = 0; tile < tiles; tile++) board |= (state >> 4 * tile & 15) << 4 * image[n][tile];
        if (board < least) least = board;
    }
    return least | hands;
}

/* States. */

static void find_masks(u64 state, u32 *mask) {
    memset(mask, 0, 16 * sizeof *mask);
    for (int tile = 0; tile < tiles; tile++, state >>= 4) mask[state & 15] |= 1u << tile;
}

static int count(u32 mask) { return __builtin_popcount(mask); }
static int first(u32 mask) { return __builtin_ctz(mask); }
static int held(int hand) { return (hand & 3) + (hand >> 2 & 3) + (hand >> 4 & 3); }
static int kinds(int hand) { return !!(hand & 3) + !!(hand >> 2 & 3) + !!(hand >> 4 & 3); }

static int ply_of(u64 state, int occupied) {
    int hands = (int)(state >> hands_at);
    return 2 * (18 - held(hands & 63) - held(hands >> 6)) - occupied;
}

/* A player's towers, but for those whose points are in the past, as nothing changes them any more. */
static int towers(const u32 *mask, int odd) {
    u32 all = mask[TOWER + odd] | (towers_ringed ? mask[TOPPED + odd] | mask[RINGED + odd] : 0);
    return count(all);
}

/* The states after each move, with the point it makes sure of, the number of replies, and the value
 * where there are none; one of those that an image makes equal. */
static int children(u64 state, Child *out) {
    u32 mask[16];
    find_masks(state, mask);
    int empty = count(mask[0]), odd = (tiles - empty) & 1, n = 0;
    int own = odd ? RING + 3 : RING, other = odd ? RING : RING + 3;
    int lead = towers(mask, 1 - odd) - towers(mask, odd);
    u32 goals[3] = {mask[other + 2], mask[other] | mask[FIXED + 1 - odd], mask[other + 1] | mask[TOWER + 1 - odd]};
    u32 exposed[3] = {mask[own + 2], mask[own] | mask[FIXED + odd], mask[own + 1] | mask[TOWER + odd]};
    u32 takers[3] = {mask[other + 1], mask[other + 2], mask[other]};
    u32 builders[3] = {takers[0], takers[1], 0};
    int built[3] = {FIXED + odd, TOWER + odd, DEAD};
    if (towers_ringed) {
        goals[0] |= mask[TOPPED + 1 - odd], goals[1] |= mask[RINGED + 1 - odd];
        exposed[0] |= mask[TOPPED + odd], exposed[1] |= mask[RINGED + odd];
        builders[2] = takers[2], built[2] = TOPPED + odd;
    }
    int hands = (int)(state >> hands_at);
    int hand = odd ? hands >> 6 : hands & 63, waiting = kinds(odd ? hands & 63 : hands >> 6);
    int replies = 0;
    for (int kind = 0; kind < 3; kind++)
        for (u32 left = mask[other + kind]; left; left &= left - 1)
            replies += count(around[first(left)] & exposed[kind]);
    for (int kind = 0; kind < 3; kind++) {
        if (!(hand >> 2 * kind & 3)) continue;
        u64 one = 1ull << (hands_at + 2 * (3 * odd + kind));
        for (u32 left = mask[0]; left; left &= left - 1) {
            int tile = first(left);
            u64 after = state - one + ((u64)(own + kind) << 4 * tile);
            int more = replies + waiting * (empty - 1) + count(around[tile] & takers[kind]);
            out[n++] = (Child){after, 0, lead, more};
        }
    }
    for (int kind = 0; kind < 3; kind++)
        for (u32 left = mask[own + kind]; left; left &= left - 1) {
            int tile = first(left);
            int free = replies + waiting * (empty + 1) - count(around[tile] & takers[kind]);
            for (u32 to = around[tile] & goals[kind]; to; to &= to - 1) {
                int target = first(to), onto = (int)(state >> 4 * target & 15);
                int more = free + count(around[target] & builders[kind]);
                if (onto >= other && onto < other + 3) more -= count(around[target] & exposed[onto - other]);
                int made = kind == 0 && onto >= TOPPED ? RINGED + odd : built[kind];
                u64 after = state - ((u64)(own + kind) << 4 * tile) - ((u64)onto << 4 * target) + ((u64)made << 4 * target);
                int gain = made == DEAD && !towers_ringed, scored = made >= TOWER && !gain;
                out[n++] = (Child){after, gain, lead - scored - (onto >= TOWER), more};
            }
        }
    if (images == 1 || ply_of(state, tiles - empty) >= SYMMETRIC) return n;
    int kept = 0;
    for (int i = 0; i < n; i++) {
        int twin = 0;
        out[i].state = canonical(out[i].state);
        for (int j = 0; j < kept && !twin; j++)
            twin = out[j].state == out[i].state && out[j].gain == out[i].gain;
        if (!twin) out[kept++] = out[i];
    }
    return kept;
}

static int margin(u64 state) {
    u32 mask[16];
    find_masks(state, mask);
    int even = towers(mask, 0) - towers(mask, 1);
    return (tiles - count(mask[0])) & 1 ? -even : even;
}

/* Tables. */

static u64 mixed(u64 key) {
    key *= 0x9E3779B97F4A7C15ull;
    key ^= key >> 32;
    key *= 0xBF58476D1CE4E5B9ull;
    return key ^ key >> 29;
}

/* A table's memory, in large pages where there are any: most of the time goes into fetching entries. */
static void *room(u64 bytes) {
    void *at = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED) fail("there is not enough memory");
#ifdef MADV_HUGEPAGE
    madvise(at, bytes, MADV_HUGEPAGE);
#endif
    return at;
}

static u64 *entry(u64 *table, u64 size, u64 state) {
    u64 at = mixed(state) & (size - 1);
    while (table[at] && table[at] >> 16 != state + 1) at = (at + 1) & (size - 1);
    return table + at;
}

static void read_bounds(u64 found, int *low, int *high) {
    *low = found ? (int8_t)(found >> 8) : -NONE;
    *high = found ? (int8_t)found : NONE;
}

static void narrow(u64 *at, u64 state, int low, int high) {
    int before_low, before_high;
    read_bounds(*at, &before_low, &before_high);
    if (before_low > low) low = before_low;
    if (before_high < high) high = before_high;
    *at = (state + 1) << 16 | (u64)(uint8_t)low << 8 | (uint8_t)high;
}

static void known(u64 state, int *low, int *high) { read_bounds(*entry(bounds, bounds_size, state), low, high); }

static void learn(u64 state, int low, int high) {
    u64 *at = entry(bounds, bounds_size, state);
    if (!*at && ++bounds_count > bounds_size / 8 * 7) fail("the table of bounds is full");
    narrow(at, state, low, high);
}

static Work *work_of(u64 state, int need) {
    u64 key = (state << 6 | (u64)(need + 32)) + 1, at = mixed(key) & (work_size - 1);
    while (work[at].key && work[at].key != key) at = (at + 1) & (work_size - 1);
    return work + at;
}

static void keep_work(u64 state, int need, u32 win, u32 fails) {
    Work *at = work_of(state, need);
    if (!at->key) {
        if (++work_count > work_size / 8 * 7) fail("the table of open proofs is full");
        at->key = (state << 6 | (u64)(need + 32)) + 1;
    }
    at->win = win, at->fail = fails;
}

/* The search: 1 if the mover reaches what he needs, 0 if not, -1 if that is left open since it takes
 * `most_win` or `most_fail` or more. */
static int search(u64 state, int need, u32 most_win, u32 most_fail, u32 *win, u32 *fails) {
    Child all[MOST_MOVES];
    Open open[MOST_MOVES];
    int n = children(state, all), left = 0, reached = -1;
    for (int i = 0; i < n; i++) {
        __builtin_prefetch(bounds + (mixed(all[i].state) & (bounds_size - 1)));
        __builtin_prefetch(work + (mixed((all[i].state << 6 | (u64)(all[i].gain - need + 33)) + 1) & (work_size - 1)));
    }
    for (int i = 0; i < n && reached < 0; i++) {
        int needed_then = all[i].gain - need + 1, low = all[i].value, high = low;
        if (all[i].replies) known(all[i].state, &low, &high);
        if (high < needed_then) reached = 1;
        else if (low < needed_then) {
            Work *begun = work_of(all[i].state, needed_then);
            u32 w = begun->key ? begun->win : 1, f = begun->key ? begun->fail : (u32)all[i].replies;
            open[left++] = (Open){all[i].state, needed_then, w, f};
        }
    }
    if (reached < 0 && !left) reached = 0;
    while (reached < 0) {
        u32 least = ~0u, second = ~0u;
        u64 sum = 0;
        int at = 0;
        for (int i = 0; i < left; i++) {
            sum += open[i].win;
            if (open[i].fail < least || (open[i].fail == least && open[i].win < open[at].win))
                second = least, least = open[i].fail, at = i;
            else if (open[i].fail < second) second = open[i].fail;
        }
        u32 total = sum > MOST ? MOST : (u32)sum;
        if (least >= most_win || total >= most_fail) {
            keep_work(state, need, least, total);
            *win = least, *fails = total;
            return -1;
        }
        Open *next = open + at;
        int low, high, result = -1;
        known(next->state, &low, &high);
        if (low >= next->need) result = 1;
        else if (high < next->need) result = 0;
        else {
            u64 wins = (u64)most_fail - total + next->win, tries = (u64)second * STAY / 100 + 1;
            if (wins < next->win + 1ull) wins = next->win + 1ull;
            if (second == ~0u) tries = most_win;
            if (tries > most_win) tries = most_win;
            if (tries <= next->fail) tries = next->fail + 1ull;
            result = search(next->state, next->need, (u32)wins, (u32)tries, &next->win, &next->fail);
        }
        if (result == 0) reached = 1;
        if (result == 1) {
            *next = open[--left];
            if (!left) reached = 0;
        }
    }
    if (reached) learn(state, need, NONE);
    else learn(state, -NONE, need - 1);
    return reached;
}

static int prove(u64 state, int need) {
    Child all[MOST_MOVES];
    int low, high;
    u32 win, fails;
    known(state, &low, &high);
    if (low >= need) return 1;
    if (high < need) return 0;
    if (!children(state, all)) return margin(state) >= need;
    return search(state, need, 2u * MOST, 2u * MOST, &win, &fails);
}

static int value(u64 state, int guess) {
    Child all[MOST_MOVES];
    if (!children(state, all)) return margin(state);
    for (int need = guess + 1;;) {
        int low, high, reached = prove(state, need);
        known(state, &low, &high);
        if (low == high) return low;
        need = reached ? low + 1 : high;
    }
}

/* The proof. */

static void require(u64 state, int low, int high) {
    u64 *at = entry(needed, bounds_size, state);
    if (!*at) {
        u32 mask[16];
        find_masks(state, mask);
        int ply = ply_of(state, tiles - count(mask[0]));
        if (level_count[ply] == level_room[ply]) {
            level_room[ply] = level_room[ply] ? 2 * level_room[ply] : 1024;
            levels[ply] = realloc(levels[ply], 8 * level_room[ply]);
        }
        levels[ply][level_count[ply]++] = state;
        if (++needed_count > bounds_size / 8 * 7) fail("the table of claims is full");
    }
    narrow(at, state, low, high);
}

/* Require what a claim follows from: the move that is needed already, or has the fewest replies, or
 * all moves. Returns 0 if it does not follow. */
static int require_reasons(u64 state, int low, int high) {
    Child all[MOST_MOVES];
    int n = children(state, all), best = -1, below, above, fine = 1;
    long least = 1L << 40;
    for (int i = 0; low > -NONE && i < n; i++) {
        if (all[i].replies) known(all[i].state, &below, &above);
        else above = all[i].value;
        if (all[i].gain - above < low) continue;
        u64 there = *entry(needed, bounds_size, all[i].state);
        long cost = 4L * all[i].replies - (there && (int8_t)there <= all[i].gain - low ? 1000 : 0);
        if (cost < least) least = cost, best = i;
    }
    if (low > -NONE && best < 0) fine = 0;
    if (best >= 0 && all[best].replies) require(all[best].state, -NONE, all[best].gain - low);
    for (int i = 0; high < NONE && i < n; i++) {
        if (all[i].replies) known(all[i].state, &below, &above);
        else below = all[i].value;
        if (all[i].gain - below > high) fine = 0;
        if (all[i].replies) require(all[i].state, all[i].gain - high, NONE);
    }
    return fine;
}

static int by_number(const void *one, const void *other) {
    u64 a = *(const u64 *)one, b = *(const u64 *)other;
    return a < b ? -1 : a > b;
}

static void dump(const char *name) {
    FILE *file = fopen(name, "wb");
    u64 all = 0, wrong = 0;
    if (!file) fail("the file cannot be written");
    for (int ply = 0; ply < PLIES; ply++) {
        for (u64 i = 0; i < level_count[ply]; i++) {
            int low, high;
            u64 state = levels[ply][i];
            read_bounds(*entry(needed, bounds_size, state), &low, &high);
            wrong += !require_reasons(state, low, high);
            levels[ply][i] = state << 16 | (u64)(uint8_t)low << 8 | (uint8_t)high;
        }
        qsort(levels[ply], level_count[ply], 8, by_number);
        fwrite(level_count + ply, 8, 1, file);
        fwrite(levels[ply], 8, level_count[ply], file);
        all += level_count[ply];
    }
    if (fclose(file)) fail("the file cannot be written");
    printf("%lu %lu\n", (unsigned long)all, (unsigned long)wrong);
}

/* What is kept for another run: the entries of the table of bounds, as they are. */
static void keep(const char *name) {
    FILE *file = fopen(name, "wb");
    if (!file) fail("the file cannot be written");
    for (u64 at = 0; at < bounds_size; at++)
        if (bounds[at]) fwrite(bounds + at, 8, 1, file);
    if (fclose(file)) fail("the file cannot be written");
    printf("%lu\n", (unsigned long)bounds_count);
}

static void take(const char *name) {
    FILE *file = fopen(name, "rb");
    u64 found;
    int low, high;
    if (!file) fail("the file cannot be read");
    while (fread(&found, 8, 1, file) == 1) {
        read_bounds(found, &low, &high);
        learn((found >> 16) - 1, low, high);
    }
    fclose(file);
    printf("%lu\n", (unsigned long)bounds_count);
}

int main(int argc, char **argv) {
    int to[MOST_TILES] = {0}, low, high;
    unsigned long state;
    char line[4096], name[4000];
    if (argc != 4 && argc != 5) fail("tiles and two numbers of bits are wanted");
    towers_ringed = argc == 5;
    read_tiles(argv[1]);
    find_images(0, to, 0);
    bounds_size = 1ull << atoi(argv[2]), work_size = 1ull << atoi(argv[3]);
    bounds = room(8 * bounds_size), needed = room(8 * bounds_size), work = room(work_size * sizeof *work);
    while (fgets(line, sizeof line, stdin)) {
        if (work_count > work_size / 8 * 5) memset(work, 0, work_size * sizeof *work), work_count = 0;
        if (sscanf(line, "value %lx %d", &state, &low) == 2) printf("%d\n", value(state, low));
        else if (sscanf(line, "prove %lx %d", &state, &low) == 2) printf("%d\n", prove(state, low));
        else if (sscanf(line, "need %lx %d %d", &state, &low, &high) == 3) require(state, low, high);
        else if (sscanf(line, "keep %3999[^\n]", name) == 1) keep(name);
        else if (sscanf(line, "take %3999[^\n]", name) == 1) take(name);
        else if (sscanf(line, "dump %3999[^\n]", name) == 1) dump(name);
        else fail("no such command");
        fflush(stdout);
    }
    return 0;
}
