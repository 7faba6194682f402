/* The rules of Consta, and the text forms of its moves and positions.

   A position is kept as its mover sees it, who joins the bottom and the top: after a move the board
   is mirrored along its rising diagonal. A block is four spaces, called by its lower left one. */
#include "square.h"

enum { MOVES = SPACES * (SPACES + 1) / 2, NONE = -1 };

/* Two singles; a stack, where there is no second space; the first stone, where both are one; or,
   without any, a forced pass. */
typedef struct { int8_t one, two; } Move;

typedef struct { Mask own, other, stacks; int ply; } Position;

/* Diagonal links, by blocks: from the lower left to the upper right, and from upper left to lower
   right. */
typedef struct { Mask rising, falling; } Links;

static inline Mask blocks_of_board(void) {
    return full & ~right & ~top;
}

/* The board mirrored along its rising diagonal. */
static Mask mirror(Mask mask) {
    static Mask mirrored[(SPACES + 7) / 8][256]; // By eight spaces at a time.
    static int of_size;
    if (of_size != size) {
        memset(mirrored, 0, sizeof mirrored);
        for (int space = 0; space < spaces; space++)
            for (int byte = 0; byte < 256; byte++)
                if (byte >> space % 8 & 1)
                    mirrored[space / 8][byte] |= bit_of(space % size * size + space / size);
        of_size = size;
    }
    Mask found = 0;
    for (int byte = 0; mask; byte++, mask >>= 8) found |= mirrored[byte][(uint8_t)mask];
    return found;
}

static inline int mirror_space(int space) {
    return space % size * size + space / size;
}

static inline Links diagonals(Mask mask) {
    Mask blocks = blocks_of_board();
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

static inline Mask over(Mask mask, Links links) {
    return (mask & links.rising) << (size + 1) | (mask >> (size + 1) & links.rising) |
           (mask >> 1 & links.falling) << size | (mask >> size & links.falling) << 1;
}

/* What is reached of a mask from a seed, or less of it once anything of `until` is. */
static Mask flood(Mask seed, Mask within, Links links, Mask until) {
    Mask reached = seed, news = seed;
    while (news && !(reached & until)) {
        Mask next = (news << 1 & ~left) | (news >> 1 & ~right) | news << size | news >> size;
        news = (next | over(news, links)) & within & ~reached;
        reached |= news;
    }
    return reached;
}

static bool joins(Mask own, Links links, Mask start, Mask end) {
    return own & start && own & end && flood(own & start, own, links, end) & end;
}

static bool has_chain(const Position *at) {
    return joins(at->own, holding(at->own, at->other, at->stacks), bottom, top);
}

static bool other_has_chain(const Position *at) {
    return joins(at->other, holding(at->other, at->own, at->stacks), left, right);
}

/* The spaces of a mask moved by a step, or none, each way. */
static inline Mask moved(Mask mask, int up, int aside) {
    if (aside > 0) mask = mask << 1 & ~left;
    if (aside < 0) mask = mask >> 1 & ~right;
    return up > 0 ? mask << size & full : up < 0 ? mask >> size : mask;
}

/* The empty spaces where a single is legal, and where a stack is, each judged alone. */
static void open_spaces(const Position *at, Mask *single, Mask *stack) {
    Mask own_1 = at->own & ~at->stacks, own_2 = at->own & at->stacks, barred = 0, barred_2 = 0;
    Mask other_1 = at->other & ~at->stacks, other_2 = at->other & at->stacks;
    for (int up = -1; up < 2; up += 2)
        for (int aside = -1; aside < 2; aside += 2) {
            Mask across_1 = moved(own_1, up, aside), across_2 = moved(own_2, up, aside);
            Mask side_1 = moved(other_1, up, 0), side_2 = moved(other_2, up, 0);
            Mask flank_1 = moved(other_1, 0, aside), flank_2 = moved(other_2, 0, aside);
            Mask three = (side_1 & flank_2) | (side_2 & flank_1);
            barred |= (across_1 & side_1 & flank_1) | (across_2 & three);
            barred_2 |= (across_1 & three) | (across_2 & side_2 & flank_2);
        }
    Mask empty = full & ~at->own & ~at->other;
    *single = empty & ~barred;
    *stack = at->ply ? empty & ~barred_2 : 0;
}

/* The spaces of legal singles where a second one is legal beside one. */
static Mask partners(const Position *at, Mask single, int one) {
    Links theirs = diagonals(at->other & ~at->stacks), mine = diagonals(single);
    Links barred = {mine.rising & theirs.falling, mine.falling & theirs.rising};
    return single & ~bit_of(one) & ~over(bit_of(one), barred);
}

static inline Mask stones_of(Move move) {
    return (move.one == NONE ? 0 : bit_of(move.one)) | (move.two == NONE ? 0 : bit_of(move.two));
}

static inline bool is_stack(Move move) {
    return move.two == NONE;
}

/* The position after a move, as its mover still sees it. */
static inline Position placed(const Position *at, Mask stones, bool stack) {
    return (Position){at->own | stones, at->other, at->stacks | (stack ? stones : 0), at->ply};
}

/* The position as the other player sees it, who is to move. */
static Position turned(const Position *at) {
    return (Position){mirror(at->other), mirror(at->own), mirror(at->stacks), at->ply + 1};
}

static Position start(void) {
    return (Position){0};
}

static Position play(const Position *at, Move move) {
    Position after = placed(at, stones_of(move), is_stack(move));
    return turned(&after);
}

static int mover_of(const Position *at) {
    return at->ply % 2;
}

/* All legal moves; the player whose chain stood through the other one's move has won. */
static int legal_moves(const Position *at, Move *moves) {
    int found = 0;
    Mask single, stack;
    if (has_chain(at)) return 0;
    open_spaces(at, &single, &stack);
    if (!at->ply) {
        EACH(one, single) moves[found++] = (Move){(int8_t)one, (int8_t)one};
        return found;
    }
    EACH(one, single) {
        Mask later = partners(at, single, one) & ~(bit_of(one) - 1);
        EACH(two, later) moves[found++] = (Move){(int8_t)one, (int8_t)two};
    }
    EACH(one, stack) moves[found++] = (Move){(int8_t)one, NONE};
    if (!found) moves[found++] = (Move){NONE, NONE};
    return found;
}

/* The first of two spaces is further left, or else further down. */
static int write_move(char *text, const Position *at, Move move) {
    if (move.one == NONE) return sprintf(text, "pass");
    int one = move.one, two = is_stack(move) ? one : move.two, end = 0;
    if (mover_of(at)) one = mirror_space(one), two = mirror_space(two);
    if (mirror_space(two) < mirror_space(one)) {
        int kept = one;
        one = two;
        two = kept;
    }
    if (is_stack(move)) text[end++] = '2';
    end += write_space(text + end, one);
    if (one == two) return end;
    text[end++] = ',';
    return end + write_space(text + end, two);
}

static void write_position(char *text, const Position *at) {
    char letters[SPACES] = {0};
    bool white = mover_of(at);
    for (int space = 0; space < spaces; space++) {
        bool own = at->own >> space & 1, other = at->other >> space & 1;
        if (!own && !other) continue;
        char letter = own == white ? 'w' : 'b';
        if (at->stacks >> space & 1) letter = (char)toupper(letter);
        letters[white ? mirror_space(space) : space] = letter;
    }
    text = write_rows(text, letters);
    sprintf(text, "%c %d", "bw"[white], at->ply + 1);
}

/* Reads what `write_position` writes, and trusts that it is that; sets the size of the board. */
static Position read_position(const char *text) {
    char letters[SPACES], side = 'b';
    int turn = 1;
    text = read_rows(text, letters);
    sscanf(text, " %c %d", &side, &turn);
    Position at = {.ply = turn - 1};
    bool white = mover_of(&at);
    for (int space = 0; space < spaces; space++) {
        char letter = letters[white ? mirror_space(space) : space];
        if (!letter) continue;
        if ((tolower(letter) == 'w') == white) at.own |= bit_of(space);
        else at.other |= bit_of(space);
        if (isupper(letter)) at.stacks |= bit_of(space);
    }
    return at;
}
