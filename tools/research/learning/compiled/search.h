/* The search of `trilithon.search.puct`, one leaf at a time.

   The game that includes it has defined

     Position, Move, MOVES          the highest number of moves
     Known                          what a node keeps of its game besides the position
     play(position, move)           the position after a move
     settled(position, root)        a proved result for the mover, 1, 0 or -1, or OPEN
     evaluate(node, before)         fills the node's `known`, given the node before it, which is none
                                    at the root; returns the mover's winrate; may call `open_node`
     candidates_of(node, wanted, found)   so many legal moves, or all, with priors as logarithms and
                                    best first; notes it where they are all that shall be tried
     surroundings(position, before) a number for the last move and what stands around it
     random_unit()                  a number between 0 and 1. */

enum { OPEN = 2, WIDER = 8 };

typedef struct Node Node;

typedef struct {
    float prior;
    Move move;
} Candidate;

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
    uint64_t surroundings;
    float winrate, error, counted;
    int count, limit, visits;
    int8_t result;
    bool opened, complete;
};

/* How a position is searched: by so many nodes, at most so many candidates at the root and in other
   nodes, and a part of the root's priors that chance gives. `c_puct`, `widening`, `reduction` and
   `bias` are as in `core.Exploration`. */
typedef struct {
    int nodes, at_root, candidates;
    float noise, c_puct, widening, reduction, bias;
} Effort;

static int settled(const Position *position, bool root);
static float evaluate(Node *node, const Node *before);
static int candidates_of(Node *node, int wanted, Candidate *found);
static uint64_t surroundings(const Position *position, const Position *before);

static const float margin = 1e-3f;

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

static int by_prior(const void *one, const void *two) {
    float first = ((const Candidate *)one)->prior, second = ((const Candidate *)two)->prior;
    return (first < second) - (first > second);
}

/* Put the best candidates first, so many of them in order; returns how many these are. */
static int rank_best(Candidate *found, int many, int wanted) {
    // Quickselect (Hoare, 1961): what is to come first lies before `high`.
    for (int low = 0, high = many; wanted < high && high - low > 1;) {
        float middle = found[low + (high - low) / 2].prior;
        int one = low, two = high - 1;
        while (one <= two) {
            while (found[one].prior > middle) one++;
            while (found[two].prior < middle) two--;
            if (one > two) break;
            Candidate kept = found[one];
            found[one++] = found[two];
            found[two--] = kept;
        }
        if (wanted <= two + 1) high = two + 1;
        else if (wanted >= one) low = one;
        else break;
    }
    if (many > wanted) many = wanted;
    qsort(found, (size_t)many, sizeof *found, by_prior);
    return many;
}

static bool is_known(const Node *node, Move move) {
    for (int at = 0; at < node->count; at++)
        if (!memcmp(&node->choices[at].move, &move, sizeof move)) return true;
    return false;
}

/* Take the best moves as candidates, so many in all: the priors of the new ones add up to 1. Without
   any the mover has lost. */
static void take(Node *node) {
    static Candidate found[MOVES];
    int many = candidates_of(node, node->limit, found), before = node->count;
    Choice *choices = allot(sizeof *choices * (size_t)(before + many));
    if (before) memcpy(choices, node->choices, sizeof *choices * (size_t)before);
    float whole = 0, highest = 0;
    for (int at = 0; at < many; at++) {
        if (before && is_known(node, found[at].move)) continue;
        if (!whole) highest = found[at].prior;
        float prior = expf(found[at].prior - highest);
        choices[node->count++] = (Choice){.prior = prior, .move = found[at].move};
        whole += prior;
    }
    for (int at = before; at < node->count; at++) choices[at].prior /= whole;
    node->choices = choices;
    if (!node->count) node->result = -1;
}

static void open_node(Node *node) {
    if (!node->opened) take(node);
    node->opened = true;
}

static Node *new_node(const Position *position, int limit) {
    Node *node = allot(sizeof *node);
    node->position = *position;
    node->choices = NULL;
    node->count = node->visits = 0;
    node->surroundings = 0;
    node->error = node->counted = 0;
    node->limit = limit;
    node->result = OPEN;
    node->opened = node->complete = false;
    nodes_made++;
    return node;
}

static void learn(Node *node, const Node *before) {
    float winrate = evaluate(node, before);
    node->winrate = fminf(1 - margin, fmaxf(margin, winrate));
}

/* The errors of nodes with the same surroundings, weighed, and their weights, in all. */
typedef struct { float total, weight; } Errors;

enum { MOST_ERRORS = 1 << 16 };
static Errors errors[MOST_ERRORS];

/* A node's winrate, less by a share of what those of its like are off, as `trilithon.search.bias`
   has it. */
static float corrected(const Node *node, float share) {
    const Errors *of = errors + node->surroundings % MOST_ERRORS;
    if (!node->surroundings || of->weight <= 0) return node->winrate;
    return fminf(1, fmaxf(0, node->winrate - share * of->total / of->weight));
}

/* Take in what a node's moves have come to. */
static void note_error(Node *node) {
    float sum = 0;
    if (!node->surroundings || !node->visits) return;
    for (int at = 0; at < node->count; at++) sum += node->choices[at].sum;
    float counted = powf((float)node->visits, 0.8f);
    float error = counted * (node->winrate - sum / (float)node->visits);
    Errors *of = errors + node->surroundings % MOST_ERRORS;
    of->total += error - node->error;
    of->weight += counted - node->counted;
    node->error = error;
    node->counted = counted;
}

static int select_choice(const Node *node, const Effort *effort) {
    float exploration = effort->c_puct * sqrtf((float)node->visits + 1), best = -1, seen = 0;
    int chosen = -1, tried = 0, untried = -1;
    for (int at = 0; at < node->count; at++)
        if (node->choices[at].visits) seen += node->choices[at].prior;
    float first_play = node->winrate - effort->reduction * sqrtf(seen);
    for (int at = 0; at < node->count; at++) {
        const Choice *choice = node->choices + at;
        if (choice->child) {
            tried++;
            if (choice->child->result != OPEN) continue;
        } else if (untried < 0) untried = at;
        float rate = choice->visits ? choice->sum / (float)choice->visits : first_play;
        float bound = rate + exploration * choice->prior / (float)(1 + choice->visits);
        if (bound > best) best = bound, chosen = at;
    }
    bool narrow = (float)tried * (float)tried < (float)node->visits - effort->widening;
    return narrow && untried >= 0 ? untried : chosen;
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
static void grow(Node *root, const Effort *effort) {
    enum { DEEPEST = 512 };
    struct { Node *node; Choice *choice; } way[DEEPEST];
    Node *node = root;
    int depth = 0;
    while (node) {
        open_node(node);
        // Where candidates are missing, the node itself is what was found.
        if (node->result != OPEN) break;
        Choice *choice = node->choices + select_choice(node, effort);
        way[depth].node = node;
        way[depth++].choice = choice;
        node = choice->child;
    }
    if (!node) {
        Node *before = way[depth - 1].node;
        Choice *last = way[depth - 1].choice;
        Position after = play(&before->position, last->move);
        node = last->child = new_node(&after, effort->candidates);
        node->result = (int8_t)settled(&after, false);
        if (node->result == OPEN) {
            learn(node, before);
            if (effort->bias > 0) node->surroundings = surroundings(&after, &before->position);
        }
    }
    float winrate =
        node->result == OPEN ? corrected(node, effort->bias) : (float)(1 + node->result) / 2;
    while (depth--) {
        Node *before = way[depth].node;
        Choice *choice = way[depth].choice;
        winrate = 1 - winrate;
        before->visits++;
        choice->visits++;
        choice->sum += winrate;
        if (choice->child->result != OPEN) settle_node(before, choice);
        note_error(before);
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

/* The tree of a position, with fewer nodes than are wanted where its result is proved. */
static Node *search(const Position *position, const Effort *effort) {
    arena_used = 0;
    if (effort->bias > 0) memset(errors, 0, sizeof errors);
    Node *root = new_node(position, effort->at_root);
    root->result = (int8_t)settled(position, true);
    if (root->result != OPEN) return root;
    learn(root, NULL);
    open_node(root);
    if (effort->noise > 0) add_noise(root, effort->noise);
    while (root->result == OPEN && root->visits < effort->nodes) grow(root, effort);
    return root;
}

/* The choices of a node that are not proved to lose, most visited first, and then the others. */
static int ranked(const Node *node, int *order) {
    for (int at = 0; at < node->count; at++) {
        const Node *child = node->choices[at].child;
        int place = at, visits = child && child->result == 1 ? -1 : node->choices[at].visits;
        for (; place; place--) {
            const Choice *other = node->choices + order[place - 1];
            if (!(other->child && other->child->result == 1) && other->visits >= visits) break;
            order[place] = order[place - 1];
        }
        order[place] = at;
    }
    return node->count;
}
