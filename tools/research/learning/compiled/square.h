/* Square boards, and the text of their rows.

   A space is row * size + column, from the lower left; masks have a bit for each. */
#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 11, SPACES = LARGEST * LARGEST, TEXT = 640 };

typedef unsigned __int128 Mask;

/* The board of all positions at a time. */
static int size, spaces;
static Mask full, left, right, bottom, top;

static void set_size(int wanted) {
    size = wanted;
    spaces = size * size;
    full = ((Mask)1 << spaces) - 1;
    left = 0;
    for (int row = 0; row < size; row++) left |= (Mask)1 << row * size;
    right = left << (size - 1);
    bottom = ((Mask)1 << size) - 1;
    top = bottom << (spaces - size);
}

static inline int lowest(Mask mask) {
    uint64_t low = (uint64_t)mask;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(mask >> 64));
}

static inline int count(Mask mask) {
    return __builtin_popcountll((uint64_t)mask) + __builtin_popcountll((uint64_t)(mask >> 64));
}

static inline Mask bit_of(int space) {
    return (Mask)1 << space;
}

/* For each space of a mask. */
#define EACH(space, mask)                                                    \
    for (Mask rest_##space = (mask); rest_##space; rest_##space = 0)         \
        for (int space; rest_##space && (space = lowest(rest_##space), true); \
             rest_##space &= rest_##space - 1)

/* The spaces up to two away from those of a mask, along and across, and these too. */
static Mask near_to(Mask mask) {
    for (int step = 0; step < 2; step++) mask |= (mask & ~left) >> 1 | (mask & ~right) << 1;
    mask |= mask << size | mask >> size;
    return (mask | mask << size | mask >> size) & full;
}

/* A number for some masks; others hardly ever have the same. */
static uint64_t digest(const Mask *masks, int many) {
    uint64_t found = 1;
    for (int half = 0; half < 2 * many; half++) {
        found ^= (uint64_t)(masks[half / 2] >> 64 * (half % 2));
        found *= 0x9e3779b97f4a7c15u;
        found ^= found >> 29;
    }
    return found;
}

static int write_space(char *text, int space) {
    return sprintf(text, "%c%d", 'a' + space % size, space / size + 1);
}

/* The rows from the top, of a letter for each space, or 0 where it is empty; returns the end. */
static char *write_rows(char *text, const char *letters) {
    for (int row = size - 1; row >= 0; row--) {
        int empties = 0;
        for (int column = 0; column < size; column++) {
            char letter = letters[row * size + column];
            if (!letter) {
                empties++;
                continue;
            }
            if (empties) text += sprintf(text, "%d", empties);
            empties = 0;
            *text++ = letter;
        }
        if (empties) text += sprintf(text, "%d", empties);
        *text++ = row ? '/' : ' ';
    }
    return text;
}

/* Reads what `write_rows` writes, and sets the size of the board; returns the end. */
static const char *read_rows(const char *text, char *letters) {
    int rows = 1;
    for (const char *sign = text; *sign && *sign != ' '; sign++) rows += *sign == '/';
    set_size(rows);
    memset(letters, 0, (size_t)spaces);
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
            letters[row * size + column++] = *text;
        }
    }
    return text;
}
