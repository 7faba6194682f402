/* The search of `trilithon.search.puct`, one leaf at a time, and the samples that come of it.

   The game that includes it has defined

     Position, Move, Known     what a node keeps of its game besides the position
     MOVES                     the highest number of moves, which are numbers below it
     play(position, move)      the position after a move
     settled(position, root)   a proved result for the mover, 1, 0 or -1, or OPEN
     count_moves(position)     how many moves are legal
     evaluate(node, before)    fills the node's `known`, given the node before it, which is none at
                               the root; returns the mover's winrate
     priors_of(node, told)     the legal moves' priors, as logarithms; -INFINITY for all others
     note(node)                is told of each node that becomes a sample
     random_unit()             a number between 0 and 1. */

enum { OPEN = 2, WIDER = 8 };

typedef struct Node Node;

typedef struct {
    Node *child;
    float prior, sum;
    int visits;
    Move move;
} Choice;

struct Node {
    Position position;
    Known known;
    Choice *choices;
    float winrate;
    int count, limit, visits;
    int8_t result;
    bool opened, complete;
};

static int settled(const Position *position, bool root);
static int count_moves(const Position *position);
static float evaluate(Node *node, const Node *before);
static void priors_of(const Node *node, float *told);
static void note(const Node *node);

static const float c_puct = 0.1f, margin = 1e-3f;

/* What a search needs, all at once given back when another one begins. */
static char *arena;
static size_t arena_used, arena_room;
static long nodes_made;

static void *allot(size_t bytes) {
    bytes = (bytes + 63) / 64 * 64;
    if (arena_used + bytes > arena_room) {
        fputs("a search is too large\n", stderr);
        exit(1);
    }
    arena_used += bytes;
    return arena + arena_used - bytes;
}

static void make_arena(size_t bytes) {
    arena = aligned_alloc(4096, bytes);
    arena_room = bytes;
    if (!arena) exit(1);
}

static Node *new_node(const Position *position, int limit) {
    Node *node = allot(sizeof *node);
    node->position = *position;
    node->choices = NULL;
    node->count = node->visits = 0;
    node->limit = limit;
    node->result = OPEN;
    node->opened = node->complete = false;
    nodes_made++;
    return node;
}

/* Take the best moves as candidates, so many in all: their priors add up to 1. */
static void take(Node *node) {
    float told[MOVES];
    Move best[MOVES];
    bool known[MOVES] = {0};
    int found = 0, wanted = node->limit, legal = count_moves(&node->position);
    priors_of(node, told);
    for (int at = 0; at < node->count; at++) known[node->choices[at].move] = true;
    if (wanted > legal) wanted = legal;
    for (Move move = 0; move < MOVES; move++) {
        if (told[move] == -INFINITY) continue;
        if (found == wanted && told[move] <= told[best[found - 1]]) continue;
        int at = found < wanted ? found++ : found - 1;
        for (; at && told[best[at - 1]] < told[move]; at--) best[at] = best[at - 1];
        best[at] = move;
    }
    Choice *choices = allot(sizeof *choices * (size_t)found);
    if (node->count) memcpy(choices, node->choices, sizeof *choices * (size_t)node->count);
    int before = node->count;
    float whole = 0, highest = -INFINITY;
    for (int at = 0; at < found; at++) {
        if (known[best[at]]) continue;
        if (highest == -INFINITY) highest = told[best[at]];
        float prior = expf(told[best[at]] - highest);
        choices[node->count++] = (Choice){.prior = prior, .move = best[at]};
        whole += prior;
    }
    for (int at = before; at < node->count; at++) choices[at].prior /= whole;
    node->choices = choices;
    node->complete = node->count == legal;
}

static void learn(Node *node, const Node *before) {
    float winrate = evaluate(node, before);
    node->winrate = fminf(1 - margin, fmaxf(margin, winrate));
}

static int select_choice(const Node *node) {
    float exploration = c_puct * sqrtf((float)node->visits + 1), best = -1;
    int chosen = -1;
    for (int at = 0; at < node->count; at++) {
        const Choice *choice = node->choices + at;
        if (choice->child && choice->child->result != OPEN) continue;
        float rate = choice->visits ? choice->sum / (float)choice->visits : node->winrate;
        float bound = rate + exploration * choice->prior / (float)(1 + choice->visits);
        if (bound > best) best = bound, chosen = at;
    }
    return chosen;
}

/* What a node's result is, now that one of its moves has one. */
static void settle_node(Node *node, Choice *choice) {
    int result = choice->child->result;
    choice->sum = (float)choice->visits * (float)(1 - result) / 2;
    if (result == -1) {
        node->result = 1;
        return;
    }
    int best = -1;
    for (int at = 0; at < node->count; at++) {
        const Node *child = node->choices[at].child;
        if (!child || child->result == OPEN) return;
        if (-child->result > best) best = -child->result;
    }
    if (node->complete) {
        node->result = (int8_t)best;
        return;
    }
    node->limit *= WIDER;
    take(node);
}

/* Add a node, and tell all nodes of the way to it what it has come to. */
static void grow(Node *root, int candidates) {
    Node *path[512], *node = root;
    int chosen[512], depth = 0;
    for (;;) {
        if (!node->opened) {
            take(node);
            node->opened = true;
        }
        int at = select_choice(node);
        path[depth] = node;
        chosen[depth++] = at;
        Node *child = node->choices[at].child;
        if (!child) break;
        node = child;
    }
    Choice *last = node->choices + chosen[depth - 1];
    Position after = play(&node->position, last->move);
    Node *leaf = last->child = new_node(&after, candidates);
    leaf->result = (int8_t)settled(&after, false);
    if (leaf->result == OPEN) learn(leaf, node);
    float winrate = leaf->result == OPEN ? leaf->winrate : (float)(1 + leaf->result) / 2;
    while (depth--) {
        Choice *choice = path[depth]->choices + chosen[depth];
        winrate = 1 - winrate;
        path[depth]->visits++;
        choice->visits++;
        choice->sum += winrate;
        if (choice->child->result != OPEN) settle_node(path[depth], choice);
    }
}

/* A part of the priors goes to moves by chance, a few of which get most of it. */
static void add_noise(Node *root, float part) {
    float shares[MOVES], whole = 0;
    for (int at = 0; at < root->count; at++) {
        float share = -logf((float)random_unit());
        whole += shares[at] = share * share * share * share;
    }
    for (int at = 0; at < root->count; at++) {
        Choice *choice = root->choices + at;
        choice->prior = (1 - part) * choice->prior + part * shares[at] / whole;
    }
}

/* The tree of a position with so many nodes, or with fewer where its result is proved. */
static Node *search(const Position *position, int nodes, int at_root, int candidates, float noise) {
    arena_used = 0;
    Node *root = new_node(position, at_root);
    root->result = (int8_t)settled(position, true);
    if (root->result != OPEN) return root;
    learn(root, NULL);
    take(root);
    root->opened = true;
    if (noise > 0) add_noise(root, noise);
    while (root->result == OPEN && root->visits < nodes) grow(root, candidates);
    return root;
}

/* The choices of a node, most visited first. */
static int ranked(const Node *node, int *order) {
    for (int at = 0; at < node->count; at++) {
        int place = at;
        for (; place && node->choices[order[place - 1]].visits < node->choices[at].visits; place--)
            order[place] = order[place - 1];
        order[place] = at;
    }
    return node->count;
}

/* Write the positions of a tree that were tried often and are not proved, as samples. */
static int write_samples(FILE *file, const Node *node, const char *group) {
    enum { TRIED = 20, TRIED_WELL = 80 };
    char text[TEXT];
    int written = 0;
    if (node->result == OPEN && node->visits >= TRIED) {
        double sum = 0;
        for (int at = 0; at < node->count; at++) sum += node->choices[at].sum;
        write_position(text, &node->position);
        fprintf(
            file, "{\"group\": \"%s\", \"position\": \"%s\", \"winrate\": %.4f, \"visits\": %d, \"moves\": {",
            group, text, sum / node->visits, node->visits
        );
        const char *between = "";
        for (int at = 0; at < node->count && node->visits >= TRIED_WELL; at++) {
            if (!node->choices[at].visits) continue;
            write_move(text, node->choices[at].move);
            fprintf(file, "%s\"%s\": %d", between, text, node->choices[at].visits);
            between = ", ";
        }
        fputs("}}\n", file);
        note(node);
        written++;
    }
    for (int at = 0; at < node->count; at++)
        if (node->choices[at].child && node->choices[at].child->visits >= TRIED)
            written += write_samples(file, node->choices[at].child, group);
    return written;
}
