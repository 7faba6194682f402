/* The rules of Carteso without the button, and the text forms of its moves and positions.

   A space is row * size + column, from the lower left; masks have a bit for each. */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 11, SPACES = LARGEST * LARGEST, MOVES = 2 * SPACES + 1, TEXT = 640 };

typedef unsigned __int128 Mask;

/* As in `rules.position`: mover 0 is Vertical; komi counts half points. */
typedef struct {
    Mask black, white, vertical, horizontal;
    int16_t komi;
    int8_t mover, passes;
} Position;

/* 2 * space for a black stone, one more for a white one, twice all spaces to pass. */
typedef int Move;

typedef struct { int low, high; unsigned columns; } Box;

/* The board of all positions at a time. */
static int size, spaces;
static Mask full, left, right;

static void set_size(int wanted) {
    size = wanted;
    spaces = size * size;
    full = ((Mask)1 << spaces) - 1;
    left = 0;
    for (int row = 0; row < size; row++) left |= (Mask)1 << row * size;
    right = left << (size - 1);
}

static int lowest(Mask mask) {
    uint64_t low = (uint64_t)mask;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(mask >> 64));
}

static int highest(Mask mask) {
    uint64_t high = (uint64_t)(mask >> 64);
    return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll((uint64_t)mask);
}

static int count(Mask mask) {
    return __builtin_popcountll((uint64_t)mask) + __builtin_popcountll((uint64_t)(mask >> 64));
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

static int write_move(char *text, Move move) {
    if (move == 2 * spaces) return sprintf(text, "pass");
    int space = move >> 1;
    return sprintf(text, "%c%c%d", move & 1 ? 'W' : 'B', 'a' + space % size, space / size + 1);
}

static Mask group_at(const Position *at, int space) {
    Mask stone = (Mask)1 << space;
    if (at->black & stone) return flood(stone, at->black);
    return at->white & stone ? flood(stone, at->white) : 0;
}

/* `rows side claims passes komi`; claims are marked by column and then by row. */
static void write_position(char *text, const Position *at) {
    for (int row = size - 1; row >= 0; row--) {
        int empties = 0;
        for (int column = 0; column < size; column++) {
            Mask stone = (Mask)1 << (row * size + column);
            if (!((at->black | at->white) & stone)) {
                empties++;
                continue;
            }
            if (empties) text += sprintf(text, "%d", empties);
            empties = 0;
            *text++ = at->black & stone ? 'b' : 'w';
        }
        if (empties) text += sprintf(text, "%d", empties);
        *text++ = row ? '/' : ' ';
    }
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
    int rows = 1;
    for (const char *sign = text; *sign && *sign != ' '; sign++) rows += *sign == '/';
    set_size(rows);
    int row = size - 1, column = 0;
    for (; *text && *text != ' '; text++) {
        if (isdigit((unsigned char)*text)) {
            char *end;
            column += (int)strtol(text, &end, 10);
            text = end - 1;
        } else if (*text == '/') {
            row--;
            column = 0;
        } else {
            Mask stone = (Mask)1 << (row * size + column++);
            if (*text == 'b') at.black |= stone;
            else at.white |= stone;
        }
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
