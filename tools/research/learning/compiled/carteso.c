/* Carteso played by the computer with itself, for samples to learn from; program.h tells the usage.

     carteso planes < positions   what fills tell of each, in numbers: see `write_planes`

   The search is that of the highest level, but that positions near the end are searched by the
   rules alone. */
#include "carteso_rules.h"
#include "chance.h"
#include "carteso_fills.h"

enum { BESIDE = 2 };

#include "network.h"

/* What a node keeps: what fills tell of the winrate and of what black stones add, and priors; and
   in how many of so many shares of fills a stone there is the mover's, and the other player's. */
typedef struct {
    float winrate, black[SPACES], priors[MOVES];
    uint8_t owned[2][SPACES];
} Known;

#include "search.h"
#include "samples.h"
#include "program.h"

enum {
    // As in `play.chances` and `play.playouts`.
    DRAWN = 200, DRAWN_TO_NOTHING = 8, KNOWN = 128, SHARES = 16, MOST_STEPS = 15,
    // A node has so many batches of fills, and the root more.
    BATCHES = 1, AT_ROOT = 8,
    // With so few empty points results are searched for, in so many positions at most.
    NEAR_END = 5, NEAR_END_AT_ROOT = 7, POSITIONS = 3000, POSITIONS_AT_ROOT = 100000,
    // The games are played by searches of so few nodes, and so many positions of a game searched.
    PLAYED = 48, BEST_OF_TEN = 7, NEXT = 6, SEARCHED = 16, CANDIDATES = 32, CANDIDATES_AT_ROOT = 256,
    // So many plies more than the first are played at random.
    OPENING = 6,
    // No game has more positions that are searched: stones end, and two passes in a row.
    LONGEST = 2 * MOVES,
    // A match begins after so many plies at most.
    MATCH_OPENING = 4,
};

/* The prior of what loses at once. */
static const float LOST = -20;

/* No node is widened before all its candidates lose. */
static const float NEVER = 1e9f;

static int sign(int number) {
    return (number > 0) - (number < 0);
}

/* Leads by which Vertical wins at the komi and at more and less of it; all count the same. */
static int leads_of(const Position *at, int *leads) {
    int step = 2 * (int)(0.2 * count(empty_of(at)) + 0.5), found = 0;
    for (int margin = -step; margin <= step; margin += step ? step : 1) {
        int komi = at->komi + margin, half = komi >> 1;
        leads[found++] = half + 1;
        if (komi & 1) continue;
        leads[found++] = half;
    }
    return found;
}

/* What fills tell of a position, given what they told of the one before it; and whether they were
   every fill, which need not be told anything. */
static bool chances(
    const Position *at, const Known *before, int batches, Known *known, Tally *tally
) {
    int leads[LEADS];
    memset(tally, 0, sizeof *tally);
    tally->leads = leads_of(at, leads);
    bool every = fill(at, batches, leads, tally);
    if (every) before = NULL;
    float fills = (float)tally->fills, parts = (float)tally->leads;
    // Every fill may be there several times, and counts once.
    float once = every && 1 << count(empty_of(at)) < tally->fills
                     ? (float)(1 << count(empty_of(at))) / fills : 1;
    float won = (float)sum_of(tally->won) / parts;
    float winrate = (at->mover ? fills - won : won) / fills;
    float drawn = before ? DRAWN : DRAWN_TO_NOTHING;
    for (int space = 0; space < spaces; space++) {
        float white = (float)sum_of(tally->white[space]);
        float both = (float)sum_of(tally->both[space]) / parts;
        float wins = at->mover ? white - both : both;
        float gain = before ? before->black[space] : 0;
        known->black[space] =
            ((winrate * white - wins) * once - drawn * gain) / (fills * once / 2 + drawn);
    }
    known->winrate = winrate;
    for (int player = 0; player < 2; player++)
        for (int space = 0; space < spaces; space++)
            known->owned[player != at->mover][space] =
                (uint8_t)(SHARES * sum_of(tally->owned[player][space]) / tally->fills);
    return every;
}

/* The number of a space as the mover sees it, for whom Vertical's way is along. */
static int seen_from(const Position *at, int space) {
    return at->mover ? space % size * size + space / size : space;
}

static void show(const Position *at, const Known *known, Shown *shown) {
    Mask claimed = at->vertical | at->horizontal;
    shown->size = size;
    for (int space = 0; space < spaces; space++) {
        int here = seen_from(at, space);
        bool black = at->black >> space & 1, white = at->white >> space & 1;
        bool taken = claimed >> space & 1;
        float steps = fmaxf(-MOST_STEPS, fminf(MOST_STEPS, rintf(known->black[space] * 256)));
        shown->kinds[here] = (int8_t)(black || white ? 1 + white + 2 * taken : 0);
        float *told = shown->told[here];
        told[0] = black || white ? 0 : steps / (MOST_STEPS + 1);
        told[1] = (float)known->owned[0][space] / SHARES;
        told[2] = (float)known->owned[1][space] / SHARES;
        told[3] = !(black || white);
    }
}

/* What passing adds to the mover's winrate. */
static float gain_of_pass(const Position *at, float winrate) {
    int lead = sign(lead_of_mover(at));
    float now = (float)(1 + lead) / 2;
    return (at->passes == 1 ? now : fminf(now, winrate)) - winrate;
}

static float evaluate(Node *node, const Node *before) {
    static Tally tally;
    const Position *at = &node->position;
    Known *known = &node->known;
    bool every =
        chances(at, before ? &before->known : NULL, before ? BATCHES : AT_ROOT, known, &tally);
    Mask placed = before ? empty_of(&before->position) & ~empty_of(at) : 0;
    if (placed && !every) {
        // What the node before told of this move counts for some fills.
        float gain = before->known.black[lowest(placed)], fills = (float)tally.fills;
        float of_mover = 1 - (before->known.winrate + (placed & at->black ? gain : -gain));
        known->winrate = (fills * known->winrate + KNOWN * of_mover) / (fills + KNOWN);
    }
    Shown shown;
    Seen seen;
    show(at, known, &shown);
    tell(network, &shown, &seen);
    for (Mask rest = empty_of(at); rest; rest &= rest - 1) {
        int space = lowest(rest), here = seen_from(at, space);
        float gain = known->black[space];
        known->priors[2 * space] = network->gain[0] * gain + seen.maps[here][0];
        known->priors[2 * space + 1] = seen.maps[here][1] - network->gain[1] * gain;
    }
    float gain = gain_of_pass(at, known->winrate);
    known->priors[2 * spaces] =
        known->winrate + gain > 0 ? network->beside[0] * gain + network->beside[1] : LOST;
    return winrate_seen(network, &seen, known->winrate);
}

static uint64_t surroundings(const Position *at, const Position *before) {
    Mask placed = empty_of(before) & ~empty_of(at), near = near_to(placed);
    Mask masks[4] = {placed, at->mover ? full : 0, at->black & near, at->white & near};
    return digest(masks, 4);
}

static int candidates_of(Node *node, int wanted, Candidate *found) {
    Move moves[MOVES];
    int many = legal_moves(&node->position, moves);
    for (int next = 0; next < many; next++)
        found[next] = (Candidate){node->known.priors[moves[next]], moves[next]};
    node->complete = many <= wanted;
    return rank_best(found, many, wanted);
}

/* Bounds of results that are known, by position. */
typedef struct {
    Mask black, white, vertical, horizontal;
    int16_t komi;
    int8_t size, mover, passes, low, high;
} Bounds;

enum { ENTRIES = 1 << 17 };
static Bounds bounds[ENTRIES];
static long left_to_try;
static int settlers[2][MOVES];

static Bounds *bounds_of(const Position *at) {
    uint64_t key = (uint64_t)at->mover << 1 | (uint64_t)at->passes;
    const Mask masks[4] = {at->black, at->white, at->vertical, at->horizontal};
    for (int part = 0; part < 8; part++) {
        key ^= (uint64_t)(masks[part / 2] >> 64 * (part % 2));
        key *= 0x9e3779b97f4a7c15u;
        key ^= key >> 29;
    }
    Bounds *entry = bounds + key % ENTRIES;
    if (entry->black != at->black || entry->white != at->white || entry->mover != at->mover ||
        entry->vertical != at->vertical || entry->horizontal != at->horizontal ||
        entry->passes != at->passes || entry->size != size || entry->komi != at->komi)
        *entry = (Bounds){at->black, at->white, at->vertical, at->horizontal, at->komi,
                          (int8_t)size, at->mover, at->passes, -1, 1};
    return entry;
}

/* Moves that settled other positions come first; a pass does where it wins if the other passes. */
static int ordered(const Position *at, Move *moves) {
    int found = legal_moves(at, moves) - 1, lead = lead_of_mover(at);
    const int *settled_by = settlers[at->mover];
    for (int next = 1; next < found; next++) {
        Move move = moves[next];
        int place = next;
        for (; place && settled_by[moves[place - 1]] < settled_by[move]; place--)
            moves[place] = moves[place - 1];
        moves[place] = move;
    }
    if (lead > 0) {
        memmove(moves + 1, moves, sizeof *moves * (size_t)found);
        moves[0] = 2 * spaces;
        return found + 1;
    }
    // Where the other would win, to pass is left out, unless there is nothing else.
    if (lead < 0 && found) return found;
    moves[found] = 2 * spaces;
    return found + 1;
}

/* The result for the mover within a window, by alpha-beta search; of no use once nothing is left
   to try. */
static int value(const Position *at, int alpha, int beta) {
    int lead = sign(lead_of_mover(at)), low = -1, high = 1;
    if (at->passes >= 2) return lead;
    if (at->passes == 1 && lead > 0) return 1;
    Bounds *known = bounds_of(at);
    low = known->low, high = known->high;
    if (at->passes == 1 && lead > low) low = lead;
    if (low >= beta || low == high) return low;
    if (high <= alpha) return high;
    if (low > alpha) alpha = low;
    if (high < beta) beta = high;
    Move moves[MOVES];
    int best = -1, many = ordered(at, moves);
    for (int next = 0; next < many && best < beta; next++) {
        if (--left_to_try < 0) return 0;
        Position after = play(at, moves[next]);
        int found = -value(&after, -beta, best > alpha ? -best : -alpha);
        if (left_to_try < 0) return 0;
        if (found > best) best = found;
        if (best >= beta) settlers[at->mover][moves[next]]++;
    }
    known = bounds_of(at);
    if (best < beta && best < known->high) known->high = (int8_t)best;
    if (best > alpha && best > known->low) known->low = (int8_t)best;
    return best;
}

static int settled(const Position *at, bool root) {
    int lead = sign(lead_of_mover(at));
    if (at->passes >= 2) return lead;
    if (at->passes == 1 && lead > 0) return 1;
    if (count(empty_of(at)) > (root ? NEAR_END_AT_ROOT : NEAR_END)) return OPEN;
    left_to_try = root ? POSITIONS_AT_ROOT : POSITIONS;
    int found = value(at, -1, 1);
    return left_to_try < 0 ? OPEN : found;
}

static Move random_move(const Position *at) {
    Move moves[MOVES];
    int many = legal_moves(at, moves);
    return moves[random_below(many)];
}

/* A move by its prior. */
static Move likely_move(const Position *at) {
    arena_used = 0;
    Node *node = new_node(at, MOVES);
    learn(node, NULL);
    open_node(node);
    double left_over = random_unit();
    int chosen = 0;
    while (chosen + 1 < node->count && (left_over -= node->choices[chosen].prior) > 0) chosen++;
    return node->choices[chosen].move;
}

static void begin_chance(uint64_t seed) {
    seed_random(seed);
}

static Effort effort_of(int nodes) {
    return (Effort){nodes, CANDIDATES_AT_ROOT, CANDIDATES, 0, 0.3f, NEVER, 0.1f, 0.8f};
}

static Position opening(void) {
    Position at = start();
    for (int plies = 1 + random_below(MATCH_OPENING); plies; plies--) {
        Move move = random_move(&at);
        if (move != 2 * spaces) at = play(&at, move);
    }
    return at;
}

/* The positions of a game after its opening, until a search proves who wins; `won` is what the first
   player wins. */
static int play_out(Position *positions, float *won) {
    Position at = start();
    Effort effort = effort_of(PLAYED);
    int many = 0, order[MOVES];
    effort.at_root = CANDIDATES;
    effort.noise = 0.2f;
    at = play(&at, random_move(&at));
    for (int more = random_below(OPENING + 1); more; more--) {
        Move move = random_bits() & 1 ? random_move(&at) : likely_move(&at);
        if (at.passes == 0 || move != 2 * spaces) at = play(&at, move);
    }
    for (;;) {
        Node *root = search(&at, &effort);
        if (root->result != OPEN) {
            *won = (float)(1 + (at.mover ? -root->result : root->result)) / 2;
            return many;
        }
        positions[many++] = at;
        int choices = ranked(root, order), next = 0;
        if (random_below(10) >= BEST_OF_TEN) next = random_below(choices < NEXT ? choices : NEXT);
        at = play(&at, root->choices[order[next]].move);
    }
}

static void play_game(int nodes) {
    Position positions[LONGEST];
    float won;
    int many = play_out(positions, &won);
    Effort effort = effort_of(nodes);
    begin_samples();
    for (int index = 0; index < many && index < SEARCHED; index++) {
        int other = index + random_below(many - index);
        Position chosen = positions[other];
        positions[other] = positions[index];
        note_samples(search(&chosen, &effort), true);
    }
    print_samples(won);
}

/* What the network is shown of each position but for a search before it, in floats: the size, the
   mover's winrate by fills and what passing adds to it; then by space, as the mover sees the board,
   the kind of its stone, what a black stone adds, and the shares of fills in which a stone is the
   mover's and the other player's. */
static void write_planes(void) {
    char text[TEXT];
    static Tally tally;
    static Known known;
    static Shown shown;
    while (fgets(text, sizeof text, stdin)) {
        Position at = read_position(text);
        chances(&at, NULL, BATCHES, &known, &tally);
        show(&at, &known, &shown);
        float told[3 + 4 * SPACES] = {(float)size, known.winrate, gain_of_pass(&at, known.winrate)};
        for (int space = 0; space < spaces; space++) {
            int here = seen_from(&at, space);
            told[3 + here] = shown.kinds[here];
            told[3 + spaces + here] = shown.kinds[here] ? 0 : known.black[space];
            told[3 + 2 * spaces + here] = shown.told[here][1];
            told[3 + 3 * spaces + here] = shown.told[here][2];
        }
        fwrite(told, sizeof *told, (size_t)(3 + 4 * spaces), stdout);
    }
}

int main(int count, char **words) {
    Options options = read_options(count, words);
    if (!strcmp(options.mode, "planes")) {
        begin_chance(options.seed);
        write_planes();
    } else run(&options);
    return 0;
}
