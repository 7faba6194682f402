/* Consta played by the computer with itself, for samples to learn from; program.h tells the usage.

   The search is that of the highest level, but that a node has fewer playouts, that after a threat
   moves are only tried against one winning reply, and that a node all of whose candidates lose is
   taken to be lost. Positions are those after the first stone. */
#include "consta_rules.h"
#include "chance.h"
#include "consta_fills.h"
#include "consta_tactics.h"

enum {
    NEAR = 4, BESIDE = (NEAR + 1) * (NEAR + 1) + 1,
    // As in `play.chances`, `play.playouts` and `boards.square_sides`.
    DRAWN = 600, STEPS_OF_GAIN = 256, MOST_STEPS = 15,
    // A node has so many batches of fills, and the root more.
    BATCHES = 1, AT_ROOT = 8,
    // After a threat so many moves are looked through for those that avert it.
    LOOKED_AT = 600,
    CANDIDATES = 32, CANDIDATES_PLAYED = 64, CANDIDATES_AT_LENGTH = 128,
    // Of a game's moves one in so many is searched at length, and the others by so many nodes; so
    // many plies at least, and up to so many more, are chosen by chance.
    AT_LENGTH = 3, PLAYED = 100, VARIED = 2, VARIED_MORE = 8,
    // A match begins with a stone and one of the best moves of a short search.
    OPENING_NODES = 24, OPENING_MOVES = 12,
};

#include "network.h"

enum { SINGLE, STACK };

/* What a node keeps: where half moves are legal, what fills tell of the winrate and of what half
   moves add, the priors of these, and a move by which the other player would win. */
typedef struct {
    Mask legal[MAPS];
    float winrate, gains[MAPS][SPACES], priors[MAPS][SPACES];
    bool threatened;
    Move threat;
} Known;

#include "search.h"
#include "samples.h"
#include "program.h"

static int settled(const Position *at, bool root) {
    (void)root;
    Move found;
    if (has_chain(at) || winning_move(at, &found)) return 1;
    if (other_has_chain(at) && !breaking_moves(at, NULL)) return -1;
    return OPEN;
}

/* What fills tell of a position, given what they told of the one before it. */
static void weigh(const Position *at, const Known *before, Known *known) {
    Tally tally;
    fill(at, before ? BATCHES : AT_ROOT, &tally);
    float winrate = known->winrate = (float)tally.won / (float)tally.fills;
    EACH(space, full & ~at->own & ~at->other) {
        int there = mirror_space(space);
        float single = before ? before->gains[SINGLE][there] : 0;
        float made = (float)tally.made[space], stacked = (float)tally.stacked[space];
        float gain = ((float)tally.made_won[space] - winrate * made + DRAWN * single) / (made + DRAWN);
        float likely = before ? (gain + before->gains[STACK][there]) / 2 : gain;
        known->gains[SINGLE][space] = gain;
        known->gains[STACK][space] =
            ((float)tally.stacked_won[space] - winrate * stacked + DRAWN * likely) / (stacked + DRAWN);
    }
}

static void show(const Position *at, const Known *known, Shown *shown) {
    shown->size = size;
    for (int space = 0; space < spaces; space++) {
        bool own = at->own >> space & 1, other = at->other >> space & 1;
        int stack = (int)(at->stacks >> space & 1);
        shown->kinds[space] = (int8_t)(own ? 1 + stack : other ? 3 + stack : 0);
        for (int map = 0; map < MAPS; map++) {
            float legal = (float)(known->legal[map] >> space & 1);
            float steps = own || other ? 0 : rintf(known->gains[map][space] * STEPS_OF_GAIN);
            steps = fmaxf(-MOST_STEPS, fminf(MOST_STEPS, steps));
            shown->told[space][map] = legal * steps / (MOST_STEPS + 1);
            shown->told[space][MAPS + map] = legal;
        }
    }
}

static float evaluate(Node *node, const Node *before) {
    const Position *at = &node->position;
    Known *known = &node->known;
    Shown shown;
    Seen seen;
    open_spaces(at, &known->legal[SINGLE], &known->legal[STACK]);
    weigh(at, before ? &before->known : NULL, known);
    show(at, known, &shown);
    tell(network, &shown, &seen);
    EACH(space, full & ~at->own & ~at->other)
        for (int map = 0; map < MAPS; map++)
            known->priors[map][space] =
                seen.maps[space][map] + network->gain[map] * known->gains[map][space];
    known->threatened = false;
    if (!other_has_chain(at)) {
        Position idle = turned(at);
        known->threatened = winning_move(&idle, &known->threat);
        // Candidates are found at once, since there may be none.
        if (known->threatened) open_node(node);
    }
    return winrate_seen(network, &seen, known->winrate);
}

static float prior_of(const Known *known, Move move) {
    if (is_stack(move)) return known->priors[STACK][move.one];
    int along = abs(move.one / size - move.two / size), aside = abs(move.one % size - move.two % size);
    int apart = along > NEAR || aside > NEAR ? BESIDE - 1 : along * (NEAR + 1) + aside;
    const float *singles = known->priors[SINGLE];
    return singles[move.one] + singles[move.two] + network->beside[apart];
}

/* The likeliest moves, as `play.priors` finds them: pairs are made of the likeliest singles, and of
   those in a zone before all others. */
static int likeliest(const Node *node, Mask zone, int wanted, Candidate *found) {
    const Known *known = &node->known;
    const float first = 100;
    Candidate best[SPACES];
    int many = 0, singles = 0;
    EACH(space, known->legal[SINGLE]) {
        float prior = known->priors[SINGLE][space] + (zone >> space & 1 ? first : 0);
        best[singles++] = (Candidate){prior, {(int8_t)space, NONE}};
    }
    singles = rank_best(best, singles, 2 * (int)sqrtf((float)wanted) + 8);
    EACH(space, known->legal[STACK])
        found[many++] = (Candidate){known->priors[STACK][space], {(int8_t)space, NONE}};
    for (int index = 0; index < singles; index++) {
        int8_t one = best[index].move.one;
        Mask others = partners(&node->position, known->legal[SINGLE], one);
        for (int other = index + 1; other < singles; other++) {
            int8_t two = best[other].move.one;
            if (!(others >> two & 1)) continue;
            Move move = one < two ? (Move){one, two} : (Move){two, one};
            found[many++] = (Candidate){prior_of(known, move), move};
        }
    }
    return rank_best(found, many, wanted);
}

/* Of the likeliest moves those after which the other player's threat is none. */
static int averting(const Node *node, int wanted, Candidate *found) {
    Position idle = turned(&node->position);
    Move threat = node->known.threat;
    Mask zone = zone_of(&idle, threat);
    int many = likeliest(node, zone, LOOKED_AT, found), left_over = 0;
    for (int index = 0; index < many && left_over < wanted; index++) {
        Move move = found[index].move;
        if (stones_of(move) & zone && !leaves(&idle, move, threat)) found[left_over++] = found[index];
    }
    return left_over;
}

static uint64_t surroundings(const Position *at, const Position *before) {
    Mask placed = at->other & ~mirror(before->own), near = near_to(placed);
    Mask masks[4] = {placed, at->own & near, at->other & near, at->stacks & near};
    return digest(masks, 4);
}

static int candidates_of(Node *node, int wanted, Candidate *found) {
    node->complete = true;
    if (node->known.threatened) return averting(node, wanted, found);
    if (!other_has_chain(&node->position)) return likeliest(node, 0, wanted, found);
    static Moves breaking;
    breaking.count = 0;
    breaking_moves(&node->position, &breaking);
    for (int index = 0; index < breaking.count; index++) {
        Move move = breaking.moves[index];
        found[index] = (Candidate){prior_of(&node->known, move), move};
    }
    return rank_best(found, breaking.count, wanted);
}

static void begin_chance(uint64_t seed) {
    seed_random(seed);
    seed_fills();
}

static Effort effort_of(int nodes) {
    bool small = size <= 8;
    float c_puct = small ? 0.5f : 0.45f, bias = small ? 0 : 0.5f;
    return (Effort){nodes, CANDIDATES, CANDIDATES, 0, c_puct, 16, 0, bias};
}

static Position first_stone(void) {
    Position at = start();
    int8_t space = (int8_t)random_below(spaces);
    return play(&at, (Move){space, space});
}

static Position opening(void) {
    Position at = first_stone();
    Effort effort = effort_of(OPENING_NODES);
    int order[MOVES];
    Node *root = search(&at, &effort);
    int choices = ranked(root, order);
    if (!choices) return at;
    int chosen = order[random_below(choices < OPENING_MOVES ? choices : OPENING_MOVES)];
    return play(&at, root->choices[chosen].move);
}

/* A move with a chance that grows with its visits. */
static Move visited_move(const Node *root) {
    int left_over = random_below(root->visits), chosen = 0;
    while ((left_over -= root->choices[chosen].visits) >= 0) chosen++;
    return root->choices[chosen].move;
}

static void play_game(int nodes) {
    Position at = first_stone();
    int varied = VARIED + random_below(VARIED_MORE), order[MOVES];
    begin_samples();
    for (;;) {
        bool at_length = !random_below(AT_LENGTH);
        Effort effort = effort_of(at_length ? nodes : PLAYED);
        effort.at_root = at_length ? CANDIDATES_AT_LENGTH : CANDIDATES_PLAYED;
        effort.candidates = CANDIDATES_PLAYED;
        Node *root = search(&at, &effort);
        if (root->result != OPEN) {
            print_samples((root->result == 1) == (mover_of(&at) == 0));
            return;
        }
        if (at_length) note_samples(root, true);
        ranked(root, order);
        Move move = at.ply <= varied ? visited_move(root) : root->choices[order[0]].move;
        at = play(&at, move);
    }
}

int main(int count, char **words) {
    Options options = read_options(count, words);
    run(&options);
    return 0;
}
