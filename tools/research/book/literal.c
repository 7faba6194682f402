/* Literal: plain minimax over Constructo's rules as their text tells them, each position worked out once.
 *
 * It shares nothing with the engine or the scout: a board is stacks of bases, each with its colour and its
 * kind, no position stands for another one, no branch is left out, and nothing is known of a position but
 * its value. It is given the tiles, how many bases of each kind a player has, and a number of bits, of the
 * size of its table; with a fourth argument a ring may also stand on a small base on top of a tower. It
 * prints the value of the empty board and how many positions there were.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

typedef uint64_t u64;

enum { MOST_TILES = 7, MOST_HEIGHT = 18, MOST_STACKS = 127, STACK_BITS = 7, COLOURS = 2, KINDS = 3 };
enum { RING, MEDIUM, SMALL };

typedef struct { int height, colour[MOST_HEIGHT], kind[MOST_HEIGHT]; } Stack;

static int tiles, ringed, x[MOST_TILES], y[MOST_TILES];
static Stack board[MOST_TILES];
static int hand[COLOURS][KINDS];

/* A table by open addressing: a position's number + 1, and its value. */
static u64 *table, size, met;

static void fail(const char *why) { fprintf(stderr, "literal: %s\n", why); exit(1); }

static int touch(int a, int b) {
    int across = abs(x[a] - x[b]), down = abs(y[a] - y[b]);
    return (across == 0 && down == 2) || (across == 1 && down == 1);
}

static void put(int tile, int colour, int kind) {
    Stack *stack = board + tile;
    if (stack->height == MOST_HEIGHT) fail("a stack is too high");
    stack->colour[stack->height] = colour, stack->kind[stack->height] = kind, stack->height++;
}

static void take(int tile) { board[tile].height--; }

static int may_stand_on(int kind, const Stack *stack) {
    int top = stack->kind[stack->height - 1];
    if (kind == RING) return top == SMALL && (ringed || stack->height == 1);
    if (kind == MEDIUM) return top == RING;
    return top == MEDIUM;
}

static int is_tower(const Stack *stack) {
    int ringed = stack->height == 2 && stack->kind[0] == SMALL && stack->kind[1] == RING;
    return stack->height >= 2 && !ringed;
}

static int points(int colour) {
    int found = 0;
    for (int tile = 0; tile < tiles; tile++) {
        const Stack *stack = board + tile;
        found += is_tower(stack) && stack->colour[stack->height - 1] == colour;
    }
    return found;
}

/* A position's number: those of its stacks, given out as they are first met, and the colour to move. */
static u64 position(int colour) {
    static u64 known[MOST_STACKS];
    static unsigned count;
    u64 all = (u64)colour;
    for (int tile = 0; tile < tiles; tile++) {
        u64 text = 0;
        unsigned number = 0;
        for (int at = 0; at < board[tile].height; at++)
            text = text * 8 + (u64)(1 + KINDS * board[tile].colour[at] + board[tile].kind[at]);
        while (number < count && known[number] != text) number++;
        if (number == MOST_STACKS) fail("there are too many stacks");
        if (number == count) known[count++] = text;
        all = all << STACK_BITS | number;
    }
    return all;
}

static u64 *entry(u64 key) {
    u64 at = key * 0x9E3779B97F4A7C15ull;
    at = (at ^ at >> 29) * 0xBF58476D1CE4E5B9ull;
    for (at = (at ^ at >> 32) & (size - 1); table[at] && table[at] >> 8 != key; at = (at + 1) & (size - 1)) {}
    return table + at;
}

/* The towers of the colour to move less the other's, if both play best. */
static int value(int colour) {
    int other = !colour, best = -100;
    u64 key = position(colour) + 1, *known = entry(key);
    if (*known) return (int8_t)*known;
    for (int kind = 0; kind < KINDS; kind++)
        for (int tile = 0; tile < tiles && hand[colour][kind]; tile++) {
            if (board[tile].height) continue;
            put(tile, colour, kind), hand[colour][kind]--;
            int found = -value(other);
            take(tile), hand[colour][kind]++;
            if (found > best) best = found;
        }
    for (int from = 0; from < tiles; from++) {
        if (board[from].height != 1 || board[from].colour[0] != colour) continue;
        int kind = board[from].kind[0];
        for (int to = 0; to < tiles; to++) {
            const Stack *there = board + to;
            if (!touch(from, to) || !there->height || there->colour[there->height - 1] == colour) continue;
            if (!may_stand_on(kind, there)) continue;
            take(from), put(to, colour, kind);
            int found = -value(other);
            take(to), put(from, colour, kind);
            if (found > best) best = found;
        }
    }
    if (best == -100) best = points(colour) - points(other);
    if (++met > size / 8 * 7) fail("the table is full");
    *entry(key) = key << 8 | (uint8_t)best;
    return best;
}

int main(int argc, char **argv) {
    if (argc != 4 && argc != 5) fail("tiles, a number of bases and one of bits are wanted");
    ringed = argc == 5;
    for (char *at = argv[1]; *at; tiles++) {
        if (tiles == MOST_TILES) fail("too many tiles");
        x[tiles] = (int)strtol(at, &at, 10), at++;
        y[tiles] = (int)strtol(at, &at, 10);
        if (*at == '+') at++;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        for (int kind = 0; kind < KINDS; kind++) hand[colour][kind] = atoi(argv[2]);
    size = 1ull << atoi(argv[3]);
    table = mmap(0, 8 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (table == MAP_FAILED) fail("there is not enough memory");
    madvise(table, 8 * size, MADV_HUGEPAGE);
    int found = value(0);
    printf("%d %lu\n", found, (unsigned long)met);
    return 0;
}
