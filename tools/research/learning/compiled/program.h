/* The command line that all games share.

     PROGRAM --sizes N… --nodes N --seed N --games N --weights FILE
         games on boards of these sizes in turn, and samples of them, as lines of JSON; those that
         the game came to are searched by so many nodes; --seconds N: no game begins after them
     PROGRAM match --sizes N --games N --seed N --weights FILE [OTHER] [--efforts E [E]]
         how many games the first player wins; E is such as `nodes=200,c_puct=0.4`
     PROGRAM search --nodes N --weights FILE < positions
         the most visited move of each, its winrate, how many nodes there were, and any result
     PROGRAM tell --weights FILE < positions
         the winrates of each by fills and by the network, and the priors of moves
     PROGRAM games --sizes N --seed N --games N
         positions and moves of random games
     PROGRAM perft --sizes N --depth N

   The same numbers give the same games. The game that includes it has defined, besides what it
   needs for the search and for samples,

     start(), legal_moves(position, moves), read_position(text)
     begin_chance(seed)        begin all chance anew
     opening()                 where a game of a match begins
     effort_of(nodes)          how positions are searched in matches
     play_game(nodes)          play a game, and note and print its samples */
#include <time.h>

enum { MOST_BOARDS = 32 };

typedef struct {
    const char *mode, *weights[2], *efforts[2];
    int sizes[MOST_BOARDS], boards, nodes, games, depth;
    uint64_t seed;
    double seconds;
} Options;

static Network networks[2], *network = networks;

static void begin_chance(uint64_t seed);
static Position opening(void);
static Effort effort_of(int nodes);
static void play_game(int nodes);

static void misused(const char *word) {
    fprintf(stderr, "what is %s? The usage is told in program.h.\n", word);
    exit(2);
}

static Options read_options(int count, char **words) {
    Options options = {.mode = "", .nodes = 400, .games = 1, .depth = 1, .seed = 1, .seconds = 1e18};
    int index = 1;
    if (index < count && *words[index] != '-') options.mode = words[index++];
    while (index < count) {
        const char *name = words[index++];
        int given = 0;
        char **values = words + index;
        while (index < count && strncmp(words[index], "--", 2)) index++, given++;
        if (!given) misused(name);
        if (!strcmp(name, "--sizes") && given <= MOST_BOARDS)
            for (options.boards = 0; options.boards < given; options.boards++)
                options.sizes[options.boards] = atoi(values[options.boards]);
        else if (!strcmp(name, "--weights") && given <= 2)
            options.weights[0] = values[0], options.weights[1] = values[given - 1];
        else if (!strcmp(name, "--efforts") && given <= 2)
            options.efforts[0] = values[0], options.efforts[1] = values[given - 1];
        else if (!strcmp(name, "--nodes")) options.nodes = atoi(*values);
        else if (!strcmp(name, "--games")) options.games = atoi(*values);
        else if (!strcmp(name, "--depth")) options.depth = atoi(*values);
        else if (!strcmp(name, "--seed")) options.seed = strtoull(*values, NULL, 10);
        else if (!strcmp(name, "--seconds")) options.seconds = atof(*values);
        else misused(name);
    }
    for (int board = 0; board < options.boards; board++)
        if (options.sizes[board] < 2 || options.sizes[board] > LARGEST) misused("this size");
    return options;
}

static Effort read_effort(const char *text, int nodes) {
    Effort effort = effort_of(nodes);
    while (text && *text) {
        const char *number = strchr(text, '=');
        if (!number) misused(text);
        char *end;
        float value = strtof(number + 1, &end);
        size_t length = (size_t)(number - text);
        if (!strncmp(text, "nodes", length)) effort.nodes = (int)value;
        else if (!strncmp(text, "c_puct", length)) effort.c_puct = value;
        else if (!strncmp(text, "widening", length)) effort.widening = value;
        else if (!strncmp(text, "reduction", length)) effort.reduction = value;
        else if (!strncmp(text, "bias", length)) effort.bias = value;
        else if (!strncmp(text, "candidates", length)) effort.at_root = effort.candidates = (int)value;
        else misused(text);
        text = end + (*end == ',');
    }
    return effort;
}

static void play_games(const Options *options) {
    time_t begun = time(NULL);
    for (int number = 0; number < options->games; number++) {
        if (difftime(time(NULL), begun) >= options->seconds) break;
        set_size(options->sizes[number % options->boards]);
        begin_chance(options->seed << 32 | (uint64_t)number);
        play_game(options->nodes);
    }
}

/* What the first player wins of a game from a position on, and how many plies it takes; who moves
   first there has the `first` of two networks. */
static float winnings(Position at, int first, const Effort *efforts, int *plies) {
    int order[MOVES], beginner = mover_of(&at);
    for (;; ++*plies) {
        int player = mover_of(&at) == beginner ? first : !first;
        network = networks + player;
        Node *root = search(&at, efforts + player);
        if (root->result != OPEN)
            return (float)(1 + (player ? -root->result : root->result)) / 2;
        ranked(root, order);
        at = play(&at, root->choices[order[0]].move);
    }
}

/* Each opening is played twice, with sides changed. */
static void play_match(const Options *options) {
    Effort efforts[2];
    Position at = {0};
    double won = 0, squares = 0;
    int plies = 0, games = options->games;
    for (int player = 0; player < 2; player++)
        efforts[player] = read_effort(options->efforts[player], options->nodes);
    set_size(options->sizes[0]);
    begin_chance(options->seed);
    for (int game = 0; game < games; game++) {
        if (game % 2 == 0) network = networks, at = opening();
        float found = winnings(at, game % 2, efforts, &plies);
        won += found;
        squares += found * found;
    }
    double mean = won / games, error = sqrt((squares / games - mean * mean) / games);
    printf("%g of %d: %.3f, with an error of %.3f; %.1f plies\n", won, games, mean, error,
           (double)plies / games);
}

static void search_positions(const Options *options) {
    char text[TEXT];
    Effort effort = effort_of(options->nodes);
    while (fgets(text, sizeof text, stdin)) {
        Position at = read_position(text);
        Node *root = search(&at, &effort);
        int order[MOVES];
        char name[16] = "-";
        float winrate = root->winrate;
        if (ranked(root, order)) {
            const Choice *best = root->choices + order[0];
            write_move(name, &at, best->move);
            if (best->visits) winrate = best->sum / (float)best->visits;
        }
        printf("%s %.4f %d %d\n", name, winrate, root->visits, root->result);
    }
}

static void tell_positions(void) {
    static Candidate found[MOVES];
    char text[TEXT];
    while (fgets(text, sizeof text, stdin)) {
        Position at = read_position(text);
        arena_used = 0;
        Node *node = new_node(&at, MOVES);
        learn(node, NULL);
        printf("{\"fills\": %.5f, \"winrate\": %.5f, \"moves\": {", node->known.winrate, node->winrate);
        int many = candidates_of(node, MOVES, found);
        for (int index = 0; index < many; index++) {
            write_move(text, &at, found[index].move);
            printf("%s\"%s\": %.4f", index ? ", " : "", text, found[index].prior);
        }
        puts("}}");
    }
}

static long perft(const Position *at, int depth) {
    Move moves[MOVES];
    int many = legal_moves(at, moves);
    if (depth == 1) return many;
    long found = 0;
    for (int next = 0; next < many; next++) {
        Position after = play(at, moves[next]);
        found += perft(&after, depth - 1);
    }
    return found;
}

static void random_games(const Options *options) {
    Move moves[MOVES];
    char text[TEXT];
    begin_chance(options->seed);
    for (int game = 0; game < options->games; game++)
        for (Position at = start(); ;) {
            int many = legal_moves(&at, moves);
            write_position(text, &at);
            fputs(text, stdout);
            if (!many) {
                puts("");
                break;
            }
            Move move = moves[random_below(many)];
            write_move(text, &at, move);
            printf(" %s\n", text);
            at = play(&at, move);
        }
}

static void run(const Options *options) {
    const char *mode = options->mode;
    bool asks = !strcmp(mode, "search") || !strcmp(mode, "tell");
    if (!asks && !options->boards) misused("the size");
    if (options->boards) set_size(options->sizes[0]);
    if (!strcmp(mode, "perft")) {
        Position at = start();
        printf("%ld\n", perft(&at, options->depth));
        return;
    }
    if (!strcmp(mode, "games")) {
        random_games(options);
        return;
    }
    if (!options->weights[0]) misused("the file of weights");
    for (int player = 0; player < 2; player++) read_network(options->weights[player], networks + player);
    make_arena((size_t)512 << 20);
    begin_chance(options->seed);
    if (!strcmp(mode, "match")) play_match(options);
    else if (!strcmp(mode, "search")) search_positions(options);
    else if (!strcmp(mode, "tell")) tell_positions();
    else if (!*mode) play_games(options);
    else misused(mode);
}
