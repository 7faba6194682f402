/* The rules of Carteso without the button, and the text forms of its moves and positions. */
#include "square.h"

enum { MOVES = 2 * SPACES + 1 };

/* As in `rules.position`: mover 0 is Vertical; komi counts half points. */
typedef struct {
    Mask black, white, vertical, horizontal;
    int16_t komi;
    int8_t mover, passes;
} Position;

/* 2 * space for a black stone, one more for a white one, twice all spaces to pass. */
typedef int Move;

typedef struct { int low, high; unsigned columns; } Box;

static int highest(Mask mask) {
    uint64_t high = (uint64_t)(mask >> 64);
    return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll((uint64_t)mask);
}

static Mask around(Mask mask) {
    return (mask & ~right) << 1 | (mask & ~left) >> 1 | mask << size | mask >> size;
}

static Mask flood(Mask seed, Mask within) {
    Mask reached = seed, before;
    do {
        before = reached;
        reached |= around(reached) & within;
    } while (reached != before);
    return reached;
}

static Box box(Mask mask) {
    Box found = {lowest(mask) / size, highest(mask) / size, 0};
    for (int row = found.low; row <= found.high; row++)
        found.columns |= (unsigned)(mask >> row * size) & ((1u << size) - 1);
    return found;
}

static bool same(Box one, Box two) {
    return one.low == two.low && one.high == two.high && one.columns == two.columns;
}

/* How many rows more than columns a group spans. */
static int taller(Mask group) {
    Box found = box(group);
    return found.high - found.low + 1 - __builtin_popcount(found.columns);
}

static void claim(Position *at, Mask group, int placer) {
    int more = taller(group);
    if (more ? more < 0 : !placer) at->horizontal |= group;
    else at->vertical |= group;
}

/* Claims after a stone was placed: only its own group, and the other colour's in the reaches that
   it touches, can have been finished by it. */
static void claim_after(Position *at, Mask own, Mask other, int space, int placer) {
    Mask stone = (Mask)1 << space, group = flood(stone, own), open = full & ~own;
    if (group & at->vertical) at->vertical |= group;
    else if (group & at->horizontal) at->horizontal |= group;
    else if (same(box(flood(group, full & ~other)), box(group))) claim(at, group, placer);
    Mask touched = around(stone) & open;
    while (touched) {
        Mask reach = flood(touched & -touched, open), rest = reach & other;
        touched &= ~reach;
        if (!rest || rest & (at->vertical | at->horizontal)) continue;
        Box bounds = box(reach);
        if (!same(box(rest), bounds)) continue;
        while (rest) {
            Mask found = flood(rest & -rest, other);
            rest &= ~found;
            if (same(box(found), bounds)) {
                claim(at, found, placer);
                break;
            }
        }
    }
}

static Position start(void) {
    return (Position){.komi = 1};
}

static Position play(const Position *before, Move move) {
    Position after = *before;
    after.mover = !before->mover;
    if (move == 2 * spaces) {
        after.passes++;
        return after;
    }
    after.passes = 0;
    int space = move >> 1;
    Mask stone = (Mask)1 << space;
    if (move & 1) {
        after.white |= stone;
        claim_after(&after, after.white, after.black, space, before->mover);
    } else {
        after.black |= stone;
        claim_after(&after, after.black, after.white, space, before->mover);
    }
    return after;
}

static Mask empty_of(const Position *at) {
    return full & ~(at->black | at->white);
}

static int mover_of(const Position *at) {
    return at->mover;
}

/* All legal moves, by space, to pass last; a game has ended after two passes. */
static int legal_moves(const Position *at, Move *moves) {
    int found = 0;
    if (at->passes >= 2) return 0;
    for (Mask rest = empty_of(at); rest; rest &= rest - 1) {
        moves[found++] = 2 * lowest(rest);
        moves[found++] = 2 * lowest(rest) + 1;
    }
    moves[found++] = 2 * spaces;
    return found;
}

/* By how many half points the mover is ahead as the claims now stand. */
static int lead_of_mover(const Position *at) {
    int lead = 2 * (count(at->vertical) - count(at->horizontal)) - at->komi;
    return at->mover ? -lead : lead;
}

static int write_move(char *text, const Position *at, Move move) {
    (void)at;
    if (move == 2 * spaces) return sprintf(text, "pass");
    *text = move & 1 ? 'W' : 'B';
    return 1 + write_space(text + 1, move >> 1);
}

static Mask group_at(const Position *at, int space) {
    Mask stone = (Mask)1 << space;
    if (at->black & stone) return flood(stone, at->black);
    return at->white & stone ? flood(stone, at->white) : 0;
}

/* `rows side claims passes komi`; claims are marked by column and then by row. */
static void write_position(char *text, const Position *at) {
    char letters[SPACES] = {0};
    EACH(space, at->black | at->white) letters[space] = at->black >> space & 1 ? 'b' : 'w';
    text = write_rows(text, letters);
    text += sprintf(text, "%c ", "VH"[at->mover]);
    Mask rest = at->vertical | at->horizontal;
    if (!rest) *text++ = '-';
    for (int column = 0, marks = 0; column < size; column++)
        for (int row = 0; row < size; row++) {
            int space = row * size + column;
            if (!(rest >> space & 1)) continue;
            bool horizontal = at->horizontal >> space & 1;
            rest &= ~group_at(at, space);
            text += sprintf(
                text, "%s%c%d%c", marks++ ? "," : "", 'a' + column, row + 1, "VH"[horizontal]
            );
        }
    int halves = abs(at->komi);
    sprintf(
        text, " %d %s%d%s", at->passes, at->komi < 0 ? "-" : "", halves / 2, halves % 2 ? ".5" : ""
    );
}

/* Reads what `write_position` writes, and trusts that it is that; sets the size of the board. */
static Position read_position(const char *text) {
    Position at = {0};
    char letters[SPACES];
    text = read_rows(text, letters);
    for (int space = 0; space < spaces; space++) {
        if (letters[space] == 'b') at.black |= bit_of(space);
        if (letters[space] == 'w') at.white |= bit_of(space);
    }
    char side = 'V', claims[TEXT] = "-";
    int passes = 0;
    double komi = 0.5;
    sscanf(text, " %c %639s %d %lf", &side, claims, &passes, &komi);
    at.mover = side == 'H';
    at.passes = (int8_t)passes;
    at.komi = (int16_t)(2 * komi);
    for (const char *mark = claims; *mark >= 'a'; mark++) {
        char *end;
        int of = *mark - 'a' + size * ((int)strtol(mark + 1, &end, 10) - 1);
        *(*end == 'H' ? &at.horizontal : &at.vertical) |= group_at(&at, of);
        mark = end + 1;
        if (!*mark) break;
    }
    return at;
}
