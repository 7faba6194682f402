/* Many random fills of the board at once, and who wins them: as `play.fill`, `play.plan`,
   `play.order` and `play.flood`.

   Bit k of a word belongs to fill k of it. A batch has so many fills, each in one order of the
   spaces and in the opposite one. */

enum { WORDS = 4, ORDERS = 2, BATCH = WORDS * 64 * ORDERS, PAIRINGS = WORDS };

typedef uint64_t Lanes __attribute__((vector_size(8 * WORDS)));

/* A colour and a kind for each space: the mover's, and stacks. */
typedef struct { Lanes own[SPACES], stacks[SPACES]; } Fills;

/* By space, sums over fills: those in which a stone there is the mover's, and where he wins; and the
   same of stacks of his. `won` are all that he wins. */
typedef struct {
    int fills, won;
    int made[SPACES], made_won[SPACES], stacked[SPACES], stacked_won[SPACES];
} Tally;

/* The spaces of a block that a stone may make a crosscut with, and its own. */
typedef struct { int16_t across, one, two, space; } Corner;

/* How many stones more the mover has in a fill of so many spaces, and how many stacks it has. */
static float more_stones[SPACES + 1], more_stacks[SPACES + 1];

static Lanes lane_state[2];

/* By xorshift128+ (Vigna, 2017), four at a time. */
static inline Lanes random_lanes(void) {
    Lanes one = lane_state[0], two = lane_state[1];
    lane_state[0] = two;
    one ^= one << 23;
    lane_state[1] = one ^ two ^ one >> 18 ^ two >> 5;
    return lane_state[1] + two;
}

static void seed_fills(void) {
    for (int word = 0; word < WORDS; word++)
        for (int half = 0; half < 2; half++) lane_state[half][word] = random_bits();
    more_stones[0] = more_stacks[0] = 0;
    more_stones[1] = more_stacks[1] = 1;
    for (int n = 2; n <= SPACES; n++) {
        float stack = 2.0f / (float)(n + 1);
        more_stones[n] = stack * (1 - more_stones[n - 1]) + (1 - stack) * (2 - more_stones[n - 2]);
        more_stacks[n] = stack * (1 + more_stacks[n - 1]) + (1 - stack) * more_stacks[n - 2];
    }
}

/* Bits that are set with a chance of so many parts of 128. */
static inline Lanes chance(int parts) {
    Lanes found = {0};
    if (parts >= 128) return ~found;
    for (int digit = 0; digit < 7; digit++, parts >>= 1)
        found = parts & 1 ? found | random_lanes() : found & random_lanes();
    return found;
}

static void shuffle(int *list, int many) {
    for (int index = many - 1; index > 0; index--) {
        int other = random_below(index + 1), kept = list[index];
        list[index] = list[other];
        list[other] = kept;
    }
}

/* Colour empty spaces: in each word spaces are paired in a way of its own, and of two one is the
   mover's. */
static void colour(const int *empties, int many, Lanes *own) {
    int odd = many % 2, half = many / 2;
    const int *list = empties + odd;
    float more = more_stones[many];
    Lanes both = chance((int)lrintf(64 * more)), alone = chance((int)lrintf(64 * (1 + more)));
    for (int pairing = 0; pairing < PAIRINGS; pairing++) {
        int turn = pairing ? half * (pairing - 1) / (PAIRINGS - 1) : 0;
        for (int index = 0; index < half; index++) {
            int one = pairing ? list[index] : list[2 * index];
            int two = pairing ? list[half + (index + turn) % half] : list[2 * index + 1];
            uint64_t word = random_bits(), mine = index || odd ? 0 : both[pairing];
            own[one][pairing] = word | mine;
            own[two][pairing] = ~word | mine;
        }
        if (odd) own[empties[0]][pairing] = alone[pairing];
    }
}

/* How much of the time when crosscuts turn links has passed on a board that is filled so far. */
static double lateness(double filled) {
    double late = (filled - 0.55) / 0.5;
    return late < 0 ? 0 : late > 1 ? 1 : late;
}

/* Of the corners of all blocks the last one to be filled, by its turn. For links that would be even,
   as the last stone made them, it tells in which fills the rising or the falling one holds. */
static void find_corners(
    const int *order, int many, Corner corners[SPACES][4], int *found, Lanes *rising, Lanes *falling
) {
    int turns[SPACES], before = spaces - many;
    memset(turns, -1, sizeof turns);
    for (int turn = 0; turn < many; turn++) turns[order[turn]] = turn, found[turn] = 0;
    const Lanes none = {0}, words[3] = {random_lanes(), random_lanes(), random_lanes()};
    Lanes eighths[9] = {0};
    for (int parts = 1; parts < 8; parts++)
        for (int digit = 0; digit < 3; digit++)
            eighths[parts] = parts >> digit & 1 ? eighths[parts] | words[digit]
                                                : eighths[parts] & words[digit];
    eighths[8] = ~none;
    double now = lateness((double)before / spaces);
    EACH(block, blocks_of_board()) {
        int corner[4] = {block, block + 1, block + size, block + size + 1}, last = -1, turn = -1;
        for (int index = 0; index < 4; index++)
            if (turns[corner[index]] > turn) turn = turns[corner[index]], last = index;
        rising[block] = falling[block] = none;
        if (turn < 0) continue;
        bool rises = last == 0 || last == 3;
        corners[turn][found[turn]++] = (Corner){
            (int16_t)corner[3 - last], (int16_t)corner[rises], (int16_t)corner[rises ? 2 : 3],
            (int16_t)order[turn]};
        double then = lateness((double)(before + turn) / spaces);
        int parts = now < 1 ? (int)lrint(8 * (then - now) / (1 - now)) : 8;
        *(rises ? falling + block : rising + block) = eighths[parts];
    }
}

/* Change the colour or the kind of a stone where it would not have been legal. */
static inline void make_legal(Fills *fills, const Corner *corners, int many) {
    const Lanes none = {0};
    Lanes *own = fills->own, *stacks = fills->stacks;
    int space = corners->space;
    Lanes level = stacks[space], own_barred = none, other_barred = none, kind_barred = none;
    for (int index = 0; index < many; index++) {
        Corner corner = corners[index];
        Lanes mine = own[corner.across], one = stacks[corner.one], two = stacks[corner.two];
        Lanes crosscut = (mine ^ own[corner.one]) & (mine ^ own[corner.two]);
        Lanes odd = stacks[corner.across] ^ one ^ two;
        Lanes bars_single = ~(odd | (one & two));
        Lanes bars_other = (bars_single ^ (odd & (one | two))) & level;
        Lanes barred = crosscut & (bars_single ^ bars_other), on_own = barred & mine;
        kind_barred |= crosscut & ((odd & (one | two)) ^ bars_other);
        own_barred |= on_own;
        other_barred |= barred ^ on_own;
    }
    Lanes barred = other_barred ^ ((own_barred ^ other_barred) & own[space]);
    Lanes quarter = random_lanes() & random_lanes();
    Lanes other_kind = barred & ((own_barred & other_barred) | (quarter & ~kind_barred));
    own[space] ^= barred ^ other_kind;
    stacks[space] = level ^ other_kind;
}

/* The mover's diagonal links that hold in full boards and that no straight ones replace. */
static void hold_links(const Fills *fills, Lanes *rising, Lanes *falling) {
    const Lanes *own = fills->own, *stacks = fills->stacks;
    EACH(block, blocks_of_board()) {
        int b = block + 1, c = block + size, d = block + size + 1;
        Lanes up = stacks[block] | stacks[d], down = stacks[b] | stacks[c];
        Lanes higher = (stacks[block] & stacks[d]) | (up & ~down);
        Lanes holds = (higher & ~falling[block]) | rising[block];
        rising[block] = own[block] & own[d] & holds & ~(own[b] | own[c]);
        falling[block] = own[b] & own[c] & ~holds & ~(own[block] | own[d]);
    }
}

/* Hand on what is reached from each row to the one above, and along that. */
static inline void flood_up(
    const Lanes *own, const Lanes *rising, const Lanes *falling, Lanes *reached
) {
    for (int row = 1; row < size; row++) {
        Lanes run = {0};
        int first = row * size, last = first + size - 1;
        for (int at = first; at <= last; at++) {
            int below = at - size;
            run = reached[at] | (own[at] & (run | reached[below]));
            if (at > first) run |= reached[below - 1] & rising[below - 1];
            if (at < last) run |= reached[below + 1] & falling[below];
            reached[at] = run;
        }
        run = (Lanes){0};
        for (int at = last; at >= first; at--) reached[at] = run = reached[at] | (run & own[at]);
    }
}

/* The same downwards; returns where anything was new. */
static inline Lanes flood_down(
    const Lanes *own, const Lanes *rising, const Lanes *falling, Lanes *reached
) {
    Lanes news = {0};
    for (int row = size - 2; row >= 0; row--) {
        Lanes run = {0};
        int first = row * size, last = first + size - 1;
        for (int at = first; at <= last; at++) {
            int above = at + size;
            Lanes before = reached[at];
            run = before | (own[at] & (run | reached[above]));
            if (at < last) run |= reached[above + 1] & rising[at];
            if (at > first) run |= reached[above - 1] & falling[at - 1];
            reached[at] = run;
            news |= before ^ run;
        }
        run = (Lanes){0};
        for (int at = last; at >= first; at--) {
            Lanes before = reached[at];
            reached[at] = run = before | (run & own[at]);
            news |= before ^ run;
        }
    }
    return news;
}

/* Make fills legal that came in one order of the spaces, and tell which of them the mover wins. */
static Lanes decide(const int *order, int many, Fills *fills) {
    static Lanes rising[SPACES], falling[SPACES], reached[SPACES];
    Corner corners[SPACES][4];
    int found[SPACES];
    find_corners(order, many, corners, found, rising, falling);
    for (int turn = 0; turn < many; turn++)
        if (found[turn]) make_legal(fills, corners[turn], found[turn]);
    hold_links(fills, rising, falling);
    for (int space = 0; space < spaces; space++)
        reached[space] = space < size ? fills->own[space] : (Lanes){0};
    for (;;) {
        Lanes won = {0};
        flood_up(fills->own, rising, falling, reached);
        for (int space = spaces - size; space < spaces; space++) won |= reached[space];
        Lanes news = flood_down(fills->own, rising, falling, reached) & ~won;
        if (!(news[0] | news[1] | news[2] | news[3])) return won;
    }
}

static inline int ones_of(Lanes lanes) {
    int found = 0;
    for (int word = 0; word < WORDS; word++) found += __builtin_popcountll(lanes[word]);
    return found;
}

static void count_fills(const int *empties, int many, const Fills *fills, Lanes won, Tally *tally) {
    tally->fills += WORDS * 64;
    tally->won += ones_of(won);
    for (int index = 0; index < many; index++) {
        int space = empties[index];
        Lanes mine = fills->own[space], two = mine & fills->stacks[space];
        tally->made[space] += ones_of(mine);
        tally->made_won[space] += ones_of(mine & won);
        tally->stacked[space] += ones_of(two);
        tally->stacked_won[space] += ones_of(two & won);
    }
}

/* What so many batches of fills come to. */
static void fill(const Position *at, int batches, Tally *tally) {
    static Fills fills[ORDERS];
    const Lanes none = {0};
    int order[SPACES], backwards[SPACES], many = 0;
    memset(tally, 0, sizeof *tally);
    EACH(space, full & ~at->own & ~at->other) order[many++] = space;
    int stacked = (int)lrintf(128 * more_stacks[many] / (float)(many ? many : 1));
    for (int batch = 0; batch < batches; batch++) {
        shuffle(order, many);
        for (int index = 0; index < many; index++) backwards[index] = order[many - 1 - index];
        for (int space = 0; space < spaces; space++) {
            fills->own[space] = at->own >> space & 1 ? ~none : none;
            fills->stacks[space] = at->stacks >> space & 1 ? ~none : none;
        }
        colour(order, many, fills->own);
        for (int index = 0; index < many; index++) fills->stacks[order[index]] = chance(stacked);
        fills[1] = fills[0];
        count_fills(order, many, fills, decide(order, many, fills), tally);
        Lanes won = decide(backwards, many, fills + 1);
        count_fills(order, many, fills + 1, won, tally);
    }
}
