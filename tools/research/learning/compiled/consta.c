/* Games of Consta that the computer plays with itself, searched at length, as samples to learn from.

   The search is that of `trilithon.search.puct` over the playouts, the tactics and the network of
   `trilithon.games.consta.play`, some thirty times as fast; what it leaves out is told where it is
   left out. A position is kept as its mover sees it, who joins the bottom and the top: after a move
   the board is mirrored along its rising diagonal. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef CHANNELS
#define CHANNELS 16
#endif
#ifndef BLOCKS
#define BLOCKS 2
#endif
enum { MOST_SIZE = 11, SPACES = MOST_SIZE * MOST_SIZE, KINDS = 4, MAPS = 2, POOLS = 8, APART = 26 };

typedef unsigned __int128 Mask;
typedef struct { int8_t one, two; } Move; /* Two singles, or a stack where two is -1. */
typedef struct { Mask own, other, stacks; int ply; } Position;
typedef struct { Mask rising, falling; } Links;
typedef struct { float single[SPACES], stack[SPACES]; } Gains;

#define BIT(at) ((Mask)1 << (at))
#define EACH(at, mask) for (Mask left_##at = (mask); left_##at && (at = lowest(left_##at), 1); left_##at &= left_##at - 1)

/* --- The board ------------------------------------------------------------------------------- */

static int size, spaces;
static Mask full, left_column, right_column, bottom, top, blocks;

static inline int lowest(Mask mask) {
    uint64_t low = (uint64_t)mask;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(mask >> 64));
}

static inline int count_bits(Mask mask) {
    return __builtin_popcountll((uint64_t)mask) + __builtin_popcountll((uint64_t)(mask >> 64));
}

static Mask mirrored[16][256]; /* Eight spaces at a time, as the mirror shows them. */

static Mask transpose(Mask mask) {
    Mask found = 0;
    for (int byte = 0; mask; byte++, mask >>= 8) found |= mirrored[byte][(uint8_t)mask];
    return found;
}

static void lay_out(int wanted) {
    size = wanted;
    spaces = size * size;
    full = BIT(spaces) - 1;
    left_column = 0;
    for (int row = 0; row < size; row++) left_column |= BIT(row * size);
    right_column = left_column << (size - 1);
    bottom = BIT(size) - 1;
    top = bottom << (spaces - size);
    blocks = full & ~right_column & ~top;
    memset(mirrored, 0, sizeof mirrored);
    for (int space = 0; space < spaces; space++)
        for (int byte = 0; byte < 256; byte++)
            if (byte >> space % 8 & 1)
                mirrored[space / 8][byte] |= BIT(space % size * size + space / size);
}

static inline Links diagonals(Mask mask) {
    return (Links){mask & mask >> (size + 1) & blocks, mask >> size & mask >> 1 & blocks};
}

/* The diagonal links of `own` that hold beside `other`. */
static Links holding(Mask own, Mask other, Mask stacks) {
    Links mine = diagonals(own), theirs = diagonals(other), two = diagonals(stacks);
    Mask one_up = stacks | stacks >> (size + 1), one_down = stacks >> size | stacks >> 1;
    Mask up = mine.rising & theirs.falling, down = mine.falling & theirs.rising;
    mine.rising &= ~(up & ((two.falling & ~two.rising) | (one_down & ~one_up)));
    mine.falling &= ~(down & ((two.rising & ~two.falling) | (one_up & ~one_down)));
    return mine;
}

static inline Mask step(Mask mask, Links links) {
    return (mask << 1 & ~left_column) | (mask >> 1 & ~right_column) | mask << size | mask >> size
        | (mask & links.rising) << (size + 1) | (mask >> (size + 1) & links.rising)
        | (mask >> 1 & links.falling) << size | (mask >> size & links.falling) << 1;
}

static Mask flood(Mask seed, Mask within, Links links, Mask until) {
    Mask reached = seed, frontier = seed;
    while (frontier && !(reached & until)) {
        frontier = step(frontier, links) & within & ~reached;
        reached |= frontier;
    }
    return reached;
}

static int joins(Mask own, Links links, Mask start, Mask end) {
    if (!(own & start) || !(own & end)) return 0;
    return (flood(own & start, own, links, end) & end) != 0;
}

static int has_chain(const Position *at) {
    return joins(at->own, holding(at->own, at->other, at->stacks), bottom, top);
}

static int other_has_chain(const Position *at) {
    return joins(
        at->other, holding(at->other, at->own, at->stacks), left_column, right_column);
}

/* The spaces above, to the right and so on of those of a mask. */
static inline Mask shifted(Mask mask, int up, int right) {
    if (right > 0) mask = mask << 1 & ~left_column;
    if (right < 0) mask = mask >> 1 & ~right_column;
    return up > 0 ? mask << size & full : up < 0 ? mask >> size : mask;
}

static Mask around(Mask mask) {
    mask |= shifted(mask, 0, 1) | shifted(mask, 0, -1);
    return (mask | mask << size | mask >> size) & full;
}

/* The empty spaces where a single is legal, and where a stack is, each judged alone. */
static void open_spaces(const Position *at, Mask *single, Mask *stack) {
    Mask own_1 = at->own & ~at->stacks, own_2 = at->own & at->stacks, barred = 0, barred_2 = 0;
    Mask other_1 = at->other & ~at->stacks, other_2 = at->other & at->stacks;
    for (int up = -1; up < 2; up += 2)
        for (int right = -1; right < 2; right += 2) {
            Mask across_1 = shifted(own_1, up, right), across_2 = shifted(own_2, up, right);
            Mask side_1 = shifted(other_1, up, 0), side_2 = shifted(other_2, up, 0);
            Mask flank_1 = shifted(other_1, 0, right), flank_2 = shifted(other_2, 0, right);
            Mask rank_3 = (side_1 & flank_2) | (side_2 & flank_1);
            barred |= (across_1 & side_1 & flank_1) | (across_2 & rank_3);
            barred_2 |= (across_1 & rank_3) | (across_2 & side_2 & flank_2);
        }
    Mask empty = full & ~at->own & ~at->other;
    *single = empty & ~barred;
    *stack = at->ply ? empty & ~barred_2 : 0;
}

/* The spaces where a second single is legal beside one. */
static Mask partners(const Position *at, Mask single, int bit) {
    Links theirs = diagonals(at->other & ~at->stacks), mine = diagonals(single);
    Mask rising = mine.rising & theirs.falling, falling = mine.falling & theirs.rising;
    Mask mask = BIT(bit), barred = (mask & rising) << (size + 1) | (mask >> (size + 1) & rising)
        | (mask >> 1 & falling) << size | (mask >> size & falling) << 1;
    return single & ~mask & ~barred;
}

static inline Mask stones_of(Move move) {
    return BIT(move.one) | (move.two < 0 ? 0 : BIT(move.two));
}

/* The position after a move, as its mover still sees it. */
static inline Position with(const Position *at, Mask stones, int stack) {
    return (Position){at->own | stones, at->other, at->stacks | (stack ? stones : 0), at->ply};
}

static Position turned(const Position *at) {
    return (Position){
        transpose(at->other), transpose(at->own), transpose(at->stacks), at->ply + 1};
}

static Position play(const Position *at, Move move) {
    Position after = with(at, stones_of(move), move.two < 0 && at->ply);
    return turned(&after);
}

/* --- Chance ---------------------------------------------------------------------------------- */

typedef uint64_t Lanes __attribute__((vector_size(32)));
enum { WORDS = 4, ORDERS = 2, LANES = WORDS * 64 * ORDERS };

static Lanes seeds[2];
static uint64_t seed_word;

static uint64_t random_word(void) {
    uint64_t word = (seed_word += 0x9e3779b97f4a7c15);
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
    word = (word ^ word >> 27) * 0x94d049bb133111eb;
    return word ^ word >> 31;
}

static double random_share(void) { return (double)(random_word() >> 11) / 9007199254740992.0; }

static int random_below(int most) { return (int)(random_share() * most); }

/* xorshift128+, four at a time. */
static inline Lanes random_lanes(void) {
    Lanes one = seeds[0], two = seeds[1];
    seeds[0] = two;
    one ^= one << 23;
    seeds[1] = one ^ two ^ one >> 18 ^ two >> 5;
    return seeds[1] + two;
}

static void begin_chance(uint64_t seed) {
    seed_word = seed * 0x5851f42d4c957f2d + 1;
    for (int word = 0; word < WORDS; word++) {
        seeds[0][word] = random_word();
        seeds[1][word] = random_word();
    }
}

/* Bits that are set with a chance of so many parts of 128. */
static inline Lanes chance(int parts) {
    Lanes found = {0};
    if (parts >= 128) return ~found;
    for (int digit = 0; digit < 7; digit++, parts >>= 1)
        found = parts & 1 ? found | random_lanes() : found & random_lanes();
    return found;
}

/* --- Playouts: see `games/consta/play/fill.py`, `plan.py`, `order.py` and `flood.py` ----------- */

typedef struct { int winrate; Lanes own[SPACES], stacks[SPACES]; } Boards;
typedef struct { int16_t across, side_1, side_2, space; } Check;

static float lead_of[SPACES + 1], stacks_of[SPACES + 1];

static void foresee_shares(void) {
    stacks_of[0] = 0;
    lead_of[0] = 0;
    lead_of[1] = stacks_of[1] = 1;
    for (int n = 2; n <= SPACES; n++) {
        float share = 2.0f / (n + 1);
        lead_of[n] = share * (1 - lead_of[n - 1]) + (1 - share) * (2 - lead_of[n - 2]);
        stacks_of[n] = share * (1 + stacks_of[n - 1]) + (1 - share) * stacks_of[n - 2];
    }
}

static void shuffle(int *list, int count) {
    for (int index = count - 1; index > 0; index--) {
        int other = random_below(index + 1), kept = list[index];
        list[index] = list[other];
        list[other] = kept;
    }
}

/* Colours of the empty spaces, by four pairings, of 64 lanes each. */
static void colour(const int *empties, int count, Lanes *own) {
    int odd = count % 2, half = count / 2;
    const int *list = empties + odd;
    float lead = lead_of[count];
    Lanes both = chance((int)lrintf(64 * lead)), alone = chance((int)lrintf(64 * (1 + lead)));
    for (int pairing = 0; pairing < WORDS; pairing++) {
        int turn = pairing ? half * (pairing - 1) / (WORDS - 1) : 0;
        for (int index = 0; index < half; index++) {
            int one = pairing ? list[index] : list[2 * index];
            int two = pairing ? list[half + (index + turn) % half] : list[2 * index + 1];
            uint64_t word = random_word(), more = index || odd ? 0 : both[pairing];
            own[one][pairing] = word | more;
            own[two][pairing] = ~word | more;
        }
        if (odd) own[empties[0]][pairing] = alone[pairing];
    }
}

/* One order of filling: boards made legal, and where the mover wins. */
static Lanes fill_in_order(
    const int *order, int count, Lanes *own, Lanes *stacks) {
    static Lanes rising[SPACES], falling[SPACES], hold_up[SPACES], hold_down[SPACES], reached[SPACES];
    static int turn_of[SPACES];
    const Lanes none = {0};
    Check checks[SPACES][4];
    int found[SPACES];
    for (int space = 0; space < spaces; space++) turn_of[space] = -1;
    for (int index = 0; index < count; index++) turn_of[order[index]] = index, found[index] = 0;
    Lanes late[9], words[3] = {random_lanes(), random_lanes(), random_lanes()};
    for (int parts = 0; parts < 9; parts++) {
        late[parts] = none;
        if (parts == 8) late[parts] = ~none;
        else
            for (int digit = 0; digit < 3; digit++)
                late[parts] = parts >> digit & 1 ? late[parts] | words[digit]
                                                 : late[parts] & words[digit];
    }
    double now = ((double)(spaces - count) / spaces - 0.55) / 0.5;
    now = now < 0 ? 0 : now > 1 ? 1 : now;
    int block;
    EACH(block, blocks) {
        int corner[4] = {block, block + 1, block + size, block + size + 1}, last = -1, at_turn = -1;
        for (int index = 0; index < 4; index++)
            if (turn_of[corner[index]] > at_turn) at_turn = turn_of[corner[index]], last = index;
        rising[block] = falling[block] = none;
        if (at_turn < 0) continue;
        int falls = last == 0 || last == 3;
        checks[at_turn][found[at_turn]++] = (Check){
            (int16_t)corner[3 - last], (int16_t)corner[falls ? 1 : 0],
            (int16_t)corner[falls ? 2 : 3], (int16_t)order[at_turn]};
        double filled = (double)(spaces - count + at_turn) / spaces;
        double ended = (filled - 0.55) / 0.5;
        ended = ended < 0 ? 0 : ended > 1 ? 1 : ended;
        int parts = now < 1 ? (int)lrint(8 * (ended - now) / (1 - now)) : 8;
        if (falls) falling[block] = late[parts]; else rising[block] = late[parts];
    }
    for (int index = 0; index < count; index++) {
        if (!found[index]) continue;
        int space = order[index];
        Lanes level = stacks[space], own_barred = none, other_barred = none, restack_barred = none;
        for (int which = 0; which < found[index]; which++) {
            Check check = checks[index][which];
            Lanes mine = own[check.across], one = stacks[check.side_1], two = stacks[check.side_2];
            Lanes crosscut = (mine ^ own[check.side_1]) & (mine ^ own[check.side_2]);
            Lanes odd = stacks[check.across] ^ one ^ two;
            Lanes bars_single = ~(odd | (one & two));
            Lanes bars_other = (bars_single ^ (odd & (one | two))) & level;
            Lanes barred = crosscut & (bars_single ^ bars_other), on_own = barred & mine;
            restack_barred |= crosscut & ((odd & (one | two)) ^ bars_other);
            own_barred |= on_own;
            other_barred |= barred ^ on_own;
        }
        Lanes barred = other_barred ^ ((own_barred ^ other_barred) & own[space]);
        Lanes quarter = random_lanes() & random_lanes();
        Lanes restacked = barred & ((own_barred & other_barred) | (quarter & ~restack_barred));
        own[space] ^= barred ^ restacked;
        stacks[space] = level ^ restacked;
    }
    EACH(block, blocks) {
        int b = block + 1, c = block + size, d = block + size + 1;
        Lanes ends = own[block] & own[d], sides = own[b] & own[c];
        Lanes up = stacks[block] | stacks[d], down = stacks[b] | stacks[c];
        Lanes higher = (stacks[block] & stacks[d]) | (up & ~down);
        Lanes holds = (higher & ~falling[block]) | rising[block];
        hold_up[block] = ends & holds & ~(own[b] | own[c]);
        hold_down[block] = sides & ~holds & ~(own[block] | own[d]);
    }
    for (int space = 0; space < spaces; space++) reached[space] = space < size ? own[space] : none;
    for (;;) {
        for (int row = 1; row < size; row++) {
            Lanes run = none;
            for (int column = 0; column < size; column++) {
                int x = row * size + column, below = x - size;
                run = reached[x] | (own[x] & (run | reached[below]));
                if (column) run |= reached[below - 1] & hold_up[below - 1];
                if (column < size - 1) run |= reached[below + 1] & hold_down[below];
                reached[x] = run;
            }
            run = none;
            for (int x = row * size + size - 1; x >= row * size; x--)
                reached[x] = run = reached[x] | (run & own[x]);
        }
        Lanes won = none, changed = none;
        for (int x = spaces - size; x < spaces; x++) won |= reached[x];
        for (int row = size - 2; row >= 0; row--) {
            Lanes run = none;
            for (int column = 0; column < size; column++) {
                int x = row * size + column, above = x + size;
                Lanes before = reached[x];
                run = before | (own[x] & (run | reached[above]));
                if (column < size - 1) run |= reached[above + 1] & hold_up[x];
                if (column) run |= reached[above - 1] & hold_down[x - 1];
                reached[x] = run;
                changed |= before ^ run;
            }
            run = none;
            for (int x = row * size + size - 1; x >= row * size; x--) {
                Lanes before = reached[x];
                reached[x] = run = before | (run & own[x]);
                changed |= before ^ run;
            }
        }
        changed &= ~won;
        if (!(changed[0] | changed[1] | changed[2] | changed[3])) return won;
    }
}

static inline int ones(Lanes lanes) {
    return __builtin_popcountll(lanes[0]) + __builtin_popcountll(lanes[1])
        + __builtin_popcountll(lanes[2]) + __builtin_popcountll(lanes[3]);
}

/* What batches of playouts tell: the mover's winrate, and what half moves add to it. */
static float tally(const Position *at, int batches, const Gains *before, Gains *gains) {
    static Lanes own[ORDERS][SPACES], stacks[ORDERS][SPACES];
    int made[SPACES] = {0}, win[SPACES] = {0}, stacked[SPACES] = {0}, stack_win[SPACES] = {0};
    const Lanes none = {0};
    int empties[SPACES], backwards[SPACES], count = 0, space, all_won = 0;
    Mask empty = full & ~at->own & ~at->other;
    EACH(space, empty) empties[count++] = space;
    int parts = (int)lrintf(128 * stacks_of[count] / (float)(count ? count : 1));
    for (int batch = 0; batch < batches; batch++) {
        Lanes won[ORDERS];
        shuffle(empties, count);
        for (int index = 0; index < count; index++) backwards[index] = empties[count - 1 - index];
        for (space = 0; space < spaces; space++) {
            own[0][space] = at->own >> space & 1 ? ~none : none;
            stacks[0][space] = at->stacks >> space & 1 ? ~none : none;
        }
        colour(empties, count, own[0]);
        for (int index = 0; index < count; index++) stacks[0][empties[index]] = chance(parts);
        memcpy(own[1], own[0], sizeof own[0]);
        memcpy(stacks[1], stacks[0], sizeof stacks[0]);
        won[0] = fill_in_order(empties, count, own[0], stacks[0]);
        won[1] = fill_in_order(backwards, count, own[1], stacks[1]);
        all_won += ones(won[0]) + ones(won[1]);
        for (int index = 0; index < count; index++)
            for (int order = 0; order < ORDERS; order++) {
                space = empties[index];
                Lanes mine = own[order][space], two = mine & stacks[order][space];
                made[space] += ones(mine);
                win[space] += ones(mine & won[order]);
                stacked[space] += ones(two);
                stack_win[space] += ones(two & won[order]);
            }
    }
    float winrate = (float)all_won / (float)(LANES * batches), drawn = 600;
    for (int index = 0; index < count; index++) {
        space = empties[index];
        float single = before ? before->single[space] : 0;
        float gain = ((float)win[space] - winrate * (float)made[space] + drawn * single)
            / ((float)made[space] + drawn);
        float likely = before ? (gain + before->stack[space]) / 2 : gain;
        gains->single[space] = gain;
        gains->stack[space] =
            ((float)stack_win[space] - winrate * (float)stacked[space] + drawn * likely)
            / ((float)stacked[space] + drawn);
    }
    return winrate;
}

/* --- The network: see `boards/square_network.py` ------------------------------------------------ */

typedef float Channels[CHANNELS];
static struct {
    Channels first[25][7], told[4], first_bias;
    struct { Channels reach[9], reach_bias, mix[CHANNELS], mix_bias; } blocks[BLOCKS];
    float pools[CHANNELS][POOLS], pools_bias[POOLS], maps[CHANNELS][MAPS], maps_bias[MAPS];
    float lead[2 + POOLS], gain[MAPS], apart[APART];
} weights;
static Channels edge_of[SPACES];

static void read_weights(const char *path) {
    FILE *file = fopen(path, "rb");
    float head[2];
    if (!file || fread(head, sizeof head, 1, file) != 1 || head[0] != CHANNELS || head[1] != BLOCKS
        || fread(&weights, sizeof weights, 1, file) != 1 || fgetc(file) != EOF) {
        fprintf(stderr, "%s: no weights of %d channels and %d blocks\n", path, CHANNELS, BLOCKS);
        exit(1);
    }
    fclose(file);
}

static void weigh_edges(void) {
    for (int space = 0; space < spaces; space++) {
        memcpy(edge_of[space], weights.first_bias, sizeof(Channels));
        for (int up = -2; up < 3; up++)
            for (int right = -2; right < 3; right++) {
                int row = space / size + up, column = space % size + right;
                int over = row < 0 || row >= size, beside = column < 0 || column >= size;
                if (!over && !beside) continue;
                const float *kernel =
                    weights.first[(up + 2) * 5 + right + 2][over && beside ? 4 : beside ? 5 : 6];
                for (int channel = 0; channel < CHANNELS; channel++)
                    edge_of[space][channel] += kernel[channel];
            }
    }
}

static inline void settle(float *sums, int count) {
    for (int index = 0; index < count; index++) {
        float sum = sums[index] < 0 ? 0 : sums[index] > 1 ? 1 : sums[index];
        sums[index] = (float)(int)(sum * 63 + 0.5f) * (1.0f / 63);
    }
}

typedef struct { float winrate, single[SPACES], stack[SPACES]; } View;

static float steps_of(float gain) {
    float told = rintf(gain * 256);
    return (told < -15 ? -15 : told > 15 ? 15 : told) / 16;
}

/* The mover's winrate, and the priors of half moves. */
static __attribute__((noinline)) void ask_network(
    const Position *at, float winrate, const Gains *gains, Mask single, Mask stack, View *view) {
    static Channels planes[SPACES], inner[SPACES];
    memcpy(planes, edge_of, sizeof(Channels) * (size_t)spaces);
    for (int space = 0; space < spaces; space++) {
        float told[4] = {0};
        if (single >> space & 1) told[0] = steps_of(gains->single[space]), told[2] = 1;
        if (stack >> space & 1) told[1] = steps_of(gains->stack[space]), told[3] = 1;
        for (int plane = 0; plane < 4; plane++)
            for (int channel = 0; channel < CHANNELS; channel++)
                planes[space][channel] += told[plane] * weights.told[plane][channel];
        if (!((at->own | at->other) >> space & 1)) continue;
        int kind = (at->own >> space & 1 ? 0 : 2) + (int)(at->stacks >> space & 1);
        int row = space / size, column = space % size;
        for (int up = -2; up < 3; up++)
            for (int right = -2; right < 3; right++) {
                int seen_row = row - up, seen_column = column - right;
                if (seen_row < 0 || seen_row >= size || seen_column < 0 || seen_column >= size)
                    continue;
                float *seen = planes[seen_row * size + seen_column];
                const float *kernel = weights.first[(up + 2) * 5 + right + 2][kind];
                for (int channel = 0; channel < CHANNELS; channel++) seen[channel] += kernel[channel];
            }
    }
    settle(planes[0], spaces * CHANNELS);
    for (int block = 0; block < BLOCKS; block++) {
        for (int space = 0; space < spaces; space++) {
            Channels sums;
            memcpy(sums, weights.blocks[block].reach_bias, sizeof sums);
            for (int up = -1; up < 2; up++)
                for (int right = -1; right < 2; right++) {
                    int row = space / size + up, column = space % size + right;
                    if (row < 0 || row >= size || column < 0 || column >= size) continue;
                    const float *kernel = weights.blocks[block].reach[(up + 1) * 3 + right + 1];
                    const float *plane = planes[row * size + column];
                    for (int channel = 0; channel < CHANNELS; channel++)
                        sums[channel] += plane[channel] * kernel[channel];
                }
            memcpy(inner[space], sums, sizeof sums);
        }
        settle(inner[0], spaces * CHANNELS);
        for (int space = 0; space < spaces; space++) {
            Channels sums;
            for (int channel = 0; channel < CHANNELS; channel++)
                sums[channel] = planes[space][channel] + weights.blocks[block].mix_bias[channel];
            for (int from = 0; from < CHANNELS; from++)
                for (int channel = 0; channel < CHANNELS; channel++)
                    sums[channel] += inner[space][from] * weights.blocks[block].mix[from][channel];
            memcpy(planes[space], sums, sizeof sums);
        }
        settle(planes[0], spaces * CHANNELS);
    }
    float pooled[POOLS] = {0};
    for (int space = 0; space < spaces; space++) {
        float sums[POOLS], maps[MAPS];
        memcpy(sums, weights.pools_bias, sizeof sums);
        memcpy(maps, weights.maps_bias, sizeof maps);
        for (int from = 0; from < CHANNELS; from++) {
            for (int pool = 0; pool < POOLS; pool++)
                sums[pool] += planes[space][from] * weights.pools[from][pool];
            for (int map = 0; map < MAPS; map++)
                maps[map] += planes[space][from] * weights.maps[from][map];
        }
        settle(sums, POOLS);
        for (int pool = 0; pool < POOLS; pool++) pooled[pool] += sums[pool];
        view->single[space] = maps[0] + weights.gain[0] * gains->single[space];
        view->stack[space] = maps[1] + weights.gain[1] * gains->stack[space];
    }
    float likely = winrate < 0.01f ? 0.01f : winrate > 0.99f ? 0.99f : winrate;
    float lead = weights.lead[0] + weights.lead[1] * logf(likely / (1 - likely));
    for (int pool = 0; pool < POOLS; pool++)
        lead += weights.lead[2 + pool] * pooled[pool] / (float)spaces;
    view->winrate = 1 / (1 + expf(-lead));
}

/* --- Tactics: see `games/consta/play/tactics.py` ----------------------------------------------- */

/* The empty spaces where a piece of the mover would complete a crosscut. */
static Mask cutters(const Position *at) {
    Mask found = 0;
    for (int up = -1; up < 2; up += 2)
        for (int right = -1; right < 2; right += 2)
            found |= shifted(at->own, up, right) & shifted(at->other, up, 0)
                & shifted(at->other, 0, right);
    return found & full & ~at->own & ~at->other;
}

enum { MOST_MOVES = 4096 };
typedef struct { int count; Move moves[MOST_MOVES]; } Moves;

static void add_move(Moves *moves, int one, int two) {
    if (moves->count < MOST_MOVES) moves->moves[moves->count++] = (Move){(int8_t)one, (int8_t)two};
}

static int breaks(const Position *at, Mask stones, int stack) {
    Position after = with(at, stones, stack);
    return !other_has_chain(&after);
}

/* The moves after which the other player, who has a chain, has none; the first one is enough where
   nobody asks for more. */
static int breaking_moves(const Position *at, Moves *moves) {
    Mask single, stack, alone = 0, useful = cutters(at);
    int one, two;
    open_spaces(at, &single, &stack);
    EACH(one, useful & stack)
        if (breaks(at, BIT(one), 1)) {
            if (!moves) return 1;
            add_move(moves, one, -1);
        }
    EACH(one, useful & single)
        if (breaks(at, BIT(one), 0)) {
            alone |= BIT(one);
            Mask others = partners(at, single, one);
            if (!moves) {
                if (others) return 1;
                continue;
            }
            EACH(two, others) if (!(alone >> two & 1)) add_move(moves, one, two);
        }
    EACH(one, alone) EACH(two, alone)
        if (moves && one < two && partners(at, single, one) >> two & 1) add_move(moves, one, two);
    Mask rest = useful & single & ~alone;
    EACH(one, rest) EACH(two, rest & partners(at, single, one))
        if (one < two && breaks(at, BIT(one) | BIT(two), 0)) {
            if (!moves) return 1;
            add_move(moves, one, two);
        }
    return moves ? moves->count : 0;
}

/* Whether stones leave the other player no chain, and a chain that no reply breaks. */
static int wins(const Position *at, Mask stones, int stack) {
    Position after = with(at, stones, stack);
    if (!has_chain(&after) || other_has_chain(&after)) return 0;
    Position reply = turned(&after);
    return !breaking_moves(&reply, NULL);
}

/* A move that wins at once. What a second stone does for one that joins is looked for near it. */
static int winning_move(const Position *at, Move *found) {
    Mask single, stack;
    int bit, two;
    open_spaces(at, &single, &stack);
    if (other_has_chain(at)) {
        static Moves moves;
        moves.count = 0;
        breaking_moves(at, &moves);
        for (int index = 0; index < moves.count; index++) {
            Move move = moves.moves[index];
            if (wins(at, stones_of(move), move.two < 0)) return *found = move, 1;
        }
        return 0;
    }
    Links links = holding(at->own, at->other, at->stacks);
    Mask start = flood(at->own & bottom, at->own, links, 0), end = flood(at->own & top, at->own, links, 0);
    Mask from = bottom | around(start), to = top | around(end), alone = from & to;
    EACH(bit, alone & stack) if (wins(at, BIT(bit), 1)) return *found = (Move){(int8_t)bit, -1}, 1;
    EACH(bit, alone & single) {
        Mask mask = BIT(bit), others = partners(at, single, bit);
        Position after = with(at, mask, 0);
        if (!others) continue;
        if (has_chain(&after) && wins(at, mask, 0)) {
            /* The other stone can only bar, or do nothing. */
            EACH(two, others)
                if (wins(at, mask | BIT(two), 0)) return *found = (Move){(int8_t)bit, (int8_t)two}, 1;
        }
        EACH(two, others & around(mask | cutters(at)))
            if (wins(at, mask | BIT(two), 0)) return *found = (Move){(int8_t)bit, (int8_t)two}, 1;
    }
    Mask rest = at->own & ~start & ~end, groups[SPACES];
    int count = 0;
    while (rest) {
        Mask group = flood(rest & -rest, at->own, links, 0);
        rest &= ~group;
        groups[count++] = around(group);
    }
    EACH(bit, from & ~alone & single) {
        Mask mask = BIT(bit), near = around(mask);
        for (int group = 0; group < count; group++) if (groups[group] & mask) near |= groups[group];
        near &= to & ~alone & single;
        if (!near) continue;
        EACH(two, near & partners(at, single, bit))
            if (wins(at, mask | BIT(two), 0)) return *found = (Move){(int8_t)bit, (int8_t)two}, 1;
    }
    return 0;
}

/* Where a stone may stop a winning move of the player to move, as the other one sees the board: about
   the zone of `games/consta/play/threats.py`, and more. */
static Mask zone_of(const Position *at, Mask stones, int stack) {
    Position after = with(at, stones, stack);
    Mask found = around(stones);
    for (int up = -1; up < 2; up += 2)
        for (int right = -1; right < 2; right += 2)
            found |= shifted(after.own, up, 0) & shifted(after.own, 0, right);
    return transpose(found & full & ~at->own & ~at->other);
}

/* The spaces where a single piece would join the mover's edges, were it joined to all around. */
static Mask joints(const Position *at) {
    Links links = holding(at->own, at->other, at->stacks);
    Mask start = flood(at->own & bottom, at->own, links, 0), end = flood(at->own & top, at->own, links, 0);
    return (bottom | around(start)) & (top | around(end));
}

/* --- Candidates: see `games/consta/play/priors.py` ---------------------------------------------- */

typedef struct { float prior; Move move; } Candidate;

static int by_prior(const void *one, const void *two) {
    float a = ((const Candidate *)one)->prior, b = ((const Candidate *)two)->prior;
    return (a < b) - (a > b);
}

static float apart_of(int one, int two) {
    int along = abs(one / size - two / size), aside = abs(one % size - two % size);
    return weights.apart[along > 4 || aside > 4 ? APART - 1 : along * 5 + aside];
}

static float prior_of(const View *view, Move move) {
    if (move.two < 0) return view->stack[move.one];
    return view->single[move.one] + view->single[move.two] + apart_of(move.one, move.two);
}

/* The likeliest moves, up to a limit, best first. */
static int likeliest(const Position *at, const View *view, Mask single, Mask stack, int limit,
    Mask wanted, Candidate *found) {
    Candidate best[SPACES];
    int count = 0, singles = 0, space, most = 2 * (int)sqrt(limit) + 8;
    EACH(space, single) best[singles++] = (Candidate){
        view->single[space] + (wanted >> space & 1 ? 100 : 0), {(int8_t)space, -1}};
    qsort(best, (size_t)singles, sizeof *best, by_prior);
    if (singles > most) singles = most;
    EACH(space, stack) found[count++] = (Candidate){view->stack[space], {(int8_t)space, -1}};
    for (int index = 0; index < singles; index++) {
        int one = best[index].move.one;
        Mask others = partners(at, single, one);
        for (int other = index + 1; other < singles; other++) {
            int two = best[other].move.one;
            if (!(others >> two & 1)) continue;
            Move move = {(int8_t)(one < two ? one : two), (int8_t)(one < two ? two : one)};
            found[count++] = (Candidate){prior_of(view, move), move};
        }
    }
    qsort(found, (size_t)count, sizeof *found, by_prior);
    return count < limit ? count : limit;
}

/* --- The tree: see `search/puct.py` ------------------------------------------------------------- */

enum { OPEN = 2, MOST_CANDIDATES = 512 };
typedef struct Node {
    Position position;
    Gains gains;
    struct Node **children;
    Move *moves;
    float *priors, *sums;
    int *visits, count, total, result;
    float winrate, told;
} Node;

static char *room;
static size_t taken, all = (size_t)1 << 29;

static void *keep(size_t bytes) {
    bytes = (bytes + 15) & ~(size_t)15;
    if (taken + bytes > all) fprintf(stderr, "no room is left\n"), exit(1);
    void *found = room + taken;
    taken += bytes;
    return memset(found, 0, bytes);
}

static void take(Node *node, Candidate *found, int count) {
    double whole = 0;
    node->count = count;
    node->moves = keep(sizeof(Move) * (size_t)count);
    node->priors = keep(sizeof(float) * (size_t)count);
    node->sums = keep(sizeof(float) * (size_t)count);
    node->visits = keep(sizeof(int) * (size_t)count);
    node->children = keep(sizeof(Node *) * (size_t)count);
    for (int index = 0; index < count; index++) whole += expf(found[index].prior - found[0].prior);
    for (int index = 0; index < count; index++) {
        node->moves[index] = found[index].move;
        node->priors[index] = (float)(expf(found[index].prior - found[0].prior) / whole);
    }
}

/* What is known of a new position; `before` are the gains of the one before, as it saw the board.
   In place of the must-play region, moves are tried against one winning reply. */
static Node *new_node(const Position *at, const Gains *before, int limit) {
    static Candidate found[16384];
    static Moves breaking;
    Node *node = keep(sizeof *node);
    Mask single, stack;
    Move winner;
    node->position = *at;
    node->result = OPEN;
    if (has_chain(at)) return node->result = 1, node;
    open_spaces(at, &single, &stack);
    int threatened = other_has_chain(at);
    if (winning_move(at, &winner)) return node->result = 1, node;
    breaking.count = 0;
    if (threatened) {
        if (!breaking_moves(at, &breaking)) return node->result = -1, node;
    } else if (!stack && count_bits(single) < 2) {
        return node->result = -1, node;
    }
    Gains own;
    if (before)
        for (int space = 0; space < spaces; space++) {
            int there = space % size * size + space / size;
            own.single[space] = before->single[there];
            own.stack[space] = before->stack[there];
        }
    View view;
    node->told = tally(at, before ? 1 : 8, before ? &own : NULL, &node->gains);
    ask_network(at, node->told, &node->gains, single, stack, &view);
    node->winrate = view.winrate < 1e-3f ? 1e-3f : view.winrate > 1 - 1e-3f ? 1 - 1e-3f : view.winrate;
    int count;
    if (threatened) {
        for (count = 0; count < breaking.count; count++)
            found[count] = (Candidate){prior_of(&view, breaking.moves[count]), breaking.moves[count]};
        qsort(found, (size_t)count, sizeof *found, by_prior);
        if (count > limit) count = limit;
        take(node, found, count);
        return node;
    }
    Position idle = turned(at);
    if (!winning_move(&idle, &winner)) {
        take(node, found, likeliest(at, &view, single, stack, limit, 0, found));
        return node;
    }
    Mask needed = stones_of(winner), zone = zone_of(&idle, needed, winner.two < 0) | joints(at);
    int all_of = likeliest(at, &view, single, stack, 600, zone, found);
    count = 0;
    for (int index = 0; index < all_of && count < limit; index++) {
        Move move = found[index].move;
        Mask made = stones_of(move), free_single, free_stack;
        if (!(made & zone)) continue;
        Position after = idle;
        after.other |= transpose(made);
        if (move.two < 0) after.stacks |= transpose(made);
        open_spaces(&after, &free_single, &free_stack);
        int legal = winner.two < 0 ? (int)(free_stack >> winner.one & 1)
                                   : !(needed & ~free_single)
                && (partners(&after, free_single, winner.one) >> winner.two & 1);
        if (!legal || has_chain(&after) || !wins(&after, needed, winner.two < 0))
            found[count++] = found[index];
    }
    if (!count) return node->result = -1, node;
    take(node, found, count);
    return node;
}

static int select_move(Node *node, float c_puct) {
    float exploration = c_puct * sqrtf((float)node->total + 1), best = -1;
    int chosen = -1, tried = 0, untried = -1;
    for (int index = 0; index < node->count; index++) {
        Node *child = node->children[index];
        if (child) {
            tried++;
            if (child->result != OPEN) continue;
        } else if (untried < 0) untried = index;
        float rate = node->visits[index] ? node->sums[index] / (float)node->visits[index] : node->winrate;
        float bound = rate + exploration * node->priors[index] / (1 + (float)node->visits[index]);
        if (bound > best) best = bound, chosen = index;
    }
    return (float)tried * (float)tried < (float)node->total - 16 && untried >= 0 ? untried : chosen;
}

/* A node all of whose candidates lose is taken to be lost: to try all moves takes long. */
static void settle_result(Node *node, int index) {
    Node *child = node->children[index];
    node->sums[index] = (float)node->visits[index] * (1 - (float)child->result) / 2;
    if (child->result == -1) {
        node->result = 1;
        return;
    }
    for (int other = 0; other < node->count; other++)
        if (!node->children[other] || node->children[other]->result == OPEN) return;
    node->result = -1;
}

static Node *search(const Position *at, int nodes, int limit) {
    struct { Node *node; int index; } way[SPACES];
    taken = 0;
    Node *root = new_node(at, NULL, limit);
    float c_puct = size <= 8 ? 0.5f : 0.45f;
    while (root->result == OPEN && root->total < nodes) {
        int depth = 0, index;
        Node *node = root, *child = NULL;
        for (;;) {
            index = select_move(node, c_puct);
            if (index < 0) break;
            way[depth].node = node;
            way[depth++].index = index;
            child = node->children[index];
            if (!child) break;
            node = child;
        }
        if (index < 0) break;
        Position after = play(&node->position, node->moves[index]);
        child = node->children[index] = new_node(&after, &node->gains, limit < 64 ? limit : 64);
        float winrate = child->result == OPEN ? child->winrate : (1 + (float)child->result) / 2;
        while (depth--) {
            Node *before = way[depth].node;
            index = way[depth].index;
            winrate = 1 - winrate;
            before->visits[index]++;
            before->total++;
            before->sums[index] += winrate;
            if (child->result != OPEN) settle_result(before, index);
            child = before;
        }
    }
    return root;
}

/* --- Samples: see `tools/research/learning/samples.py` ------------------------------------------- */

static void write_space(int space, int mirrored) {
    int row = space / size, column = space % size;
    printf("%c%d", 'a' + (mirrored ? row : column), (mirrored ? column : row) + 1);
}

static void write_position(const Position *at) {
    int mirrored = at->ply % 2;
    Mask own = mirrored ? transpose(at->own) : at->own, other = mirrored ? transpose(at->other) : at->other;
    Mask stacks = mirrored ? transpose(at->stacks) : at->stacks;
    Mask black = mirrored ? other : own, white = mirrored ? own : other;
    for (int row = size - 1; row >= 0; row--) {
        int empty = 0;
        for (int column = 0; column < size; column++) {
            int space = row * size + column;
            if (!((black | white) >> space & 1)) {
                empty++;
                continue;
            }
            if (empty) printf("%d", empty);
            empty = 0;
            char piece = black >> space & 1 ? 'b' : 'w';
            putchar(stacks >> space & 1 ? piece - 32 : piece);
        }
        if (empty) printf("%d", empty);
        if (row) putchar('/');
    }
    printf(" %c %d", mirrored ? 'w' : 'b', at->ply + 1);
}

static void write_move(Move move, int mirrored) {
    if (move.two < 0) {
        putchar('2');
        write_space(move.one, mirrored);
        return;
    }
    int one = move.one, two = move.two;
    int first = mirrored ? one < two : one % size * size + one / size < two % size * size + two / size;
    write_space(first ? one : two, mirrored);
    putchar(',');
    write_space(first ? two : one, mirrored);
}

enum { TRIED = 20, TRIED_WELL = 80 };

static FILE *told_file;
static int played; /* The ply of the position that is searched. */

/* What a fit needs of a sample, so that nobody has to play its playouts again. */
static void write_told(const Node *node, float winrate, int game) {
    struct { int32_t game, size, visits, moves, mover; float winrate, lead; } head;
    head.mover = node->position.ply % 2 + (node->position.ply == played ? 2 : 0);
    Mask single, stack;
    const Position *at = &node->position;
    open_spaces(at, &single, &stack);
    float told = node->told < 0.01f ? 0.01f : node->told > 0.99f ? 0.99f : node->told;
    head.game = game, head.size = size, head.visits = node->total, head.moves = 0;
    head.winrate = winrate, head.lead = logf(told / (1 - told));
    int moves = node->total >= TRIED_WELL;
    for (int index = 0; index < node->count; index++) head.moves += moves && node->visits[index];
    fwrite(&head, sizeof head, 1, told_file);
    for (int space = 0; space < spaces; space++) {
        int8_t kind = (int8_t)(at->own >> space & 1 ? 1 : at->other >> space & 1 ? 3 : 0);
        if (kind) kind = (int8_t)(kind + (int)(at->stacks >> space & 1));
        int8_t legal = (int8_t)((int)(single >> space & 1) + 2 * (int)(stack >> space & 1));
        int16_t gains[2] = {
            (int16_t)lrintf(16384 * node->gains.single[space]),
            (int16_t)lrintf(16384 * node->gains.stack[space])};
        fputc(kind, told_file), fputc(legal, told_file), fwrite(gains, sizeof gains, 1, told_file);
    }
    for (int index = 0; index < node->count; index++)
        if (moves && node->visits[index]) {
            int16_t move[3] = {node->moves[index].one, node->moves[index].two, (int16_t)node->visits[index]};
            fwrite(move, sizeof move, 1, told_file);
        }
}

static void write_samples(const Node *node, const char *group, int game) {
    for (int index = 0; index < node->count; index++)
        if (node->children[index] && node->children[index]->total)
            write_samples(node->children[index], group, game);
    if (node->result != OPEN || node->total < TRIED) return;
    float won = 0;
    for (int index = 0; index < node->count; index++) won += node->sums[index];
    if (told_file) return write_told(node, won / (float)node->total, game);
    printf("{\"group\": \"%s\", \"position\": \"", group);
    write_position(&node->position);
    printf("\", \"winrate\": %.4f, \"visits\": %d, \"moves\": {", won / (float)node->total, node->total);
    int some = 0;
    for (int index = 0; index < node->count && node->total >= TRIED_WELL; index++) {
        if (!node->visits[index]) continue;
        printf(some++ ? ", \"" : "\"");
        write_move(node->moves[index], node->position.ply % 2);
        printf("\": %d", node->visits[index]);
    }
    printf("}}\n");
}

/* Of a game's moves, one in so many is searched at length, and the others by so many nodes. */
enum { AT_LENGTH = 3, PLAYED = 100, SHOWN = 64 };

/* What a fit is to know of a position: its search, whose samples wait for the end of the game. */
static char *waiting;
static size_t waiting_length;

static void play_game(int nodes, int seed, int number) {
    Position at = {0};
    Move first = {(int8_t)random_below(spaces), 0};
    int searches = 0, result, varied = 2 + random_below(8);
    FILE *out = told_file, *kept = out ? open_memstream(&waiting, &waiting_length) : NULL;
    first.two = first.one;
    at = play(&at, first);
    told_file = kept;
    for (;;) {
        int recorded = random_below(AT_LENGTH) == 0;
        Node *root = search(&at, recorded ? nodes : PLAYED, recorded ? 128 : SHOWN);
        if (root->result != OPEN) {
            result = root->result == 1 ? at.ply % 2 : 1 - at.ply % 2;
            break;
        }
        if (recorded) {
            char name[64];
            snprintf(name, sizeof name, "c%d.%d.%d", seed, number, searches++);
            played = at.ply;
            write_samples(root, name, number);
        }
        int chosen = 0, total = 0;
        if (at.ply <= varied) {
            int left = random_below(root->total);
            for (chosen = 0; (total += root->visits[chosen]) <= left; chosen++) {}
        } else
            for (int index = 1; index < root->count; index++) {
                Node *child = root->children[index];
                if (root->visits[index] > root->visits[chosen] && !(child && child->result == 1)) chosen = index;
            }
        at = play(&at, root->moves[chosen]);
    }
    if (!out) {
        fflush(stdout);
        return;
    }
    fclose(kept);
    told_file = out;
    fwrite(&result, sizeof(int32_t), 1, out);
    int32_t length = (int32_t)waiting_length;
    fwrite(&length, sizeof length, 1, out);
    fwrite(waiting, 1, waiting_length, out);
    free(waiting);
    fflush(out);
}

int main(int count, char **words) {
    int sizes[32], kinds = 0, nodes = 400, seed = 1, games = 1 << 30, from = 0;
    double seconds = 1e18;
    const char *path = NULL;
    for (int index = 1; index + 1 < count;) {
        const char *name = words[index++];
        if (!strcmp(name, "--sizes"))
            while (index < count && words[index][0] != '-' && kinds < 32) sizes[kinds++] = atoi(words[index++]);
        else if (!strcmp(name, "--nodes")) nodes = atoi(words[index++]);
        else if (!strcmp(name, "--seed")) seed = atoi(words[index++]);
        else if (!strcmp(name, "--games")) games = atoi(words[index++]);
        else if (!strcmp(name, "--from")) from = atoi(words[index++]);
        else if (!strcmp(name, "--seconds")) seconds = atof(words[index++]);
        else if (!strcmp(name, "--told")) told_file = fopen(words[index++], "wb");
        else if (!strcmp(name, "--weights")) path = words[index++];
        else break;
    }
    if (!path || !kinds) {
        fprintf(stderr, "usage: consta --weights FILE --sizes N ... [--nodes N] [--seed N] [--games N] [--from N] [--seconds N]\n");
        return 2;
    }
    read_weights(path);
    room = malloc(all);
    foresee_shares();
    time_t until = time(NULL) + (time_t)(seconds < 1e9 ? seconds : 1e9);
    for (int number = from; number < from + games && time(NULL) < until; number++) {
        lay_out(sizes[number % kinds]);
        weigh_edges();
        begin_chance((uint64_t)seed << 32 | (uint64_t)number);
        play_game(nodes, seed, number);
    }
    return 0;
}
