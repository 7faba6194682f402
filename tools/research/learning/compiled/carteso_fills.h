/* Many random fills of the board at once, and what they come to: as `play.fill` and `play.spans`.

   Bit k of a strip belongs to fill k of a batch. */
#if defined(__AVX512VPOPCNTDQ__)
#include <immintrin.h>
#endif

enum { BATCH = 512, LANES = BATCH / 64, LEADS = 6, DIGITS = 8 };

typedef uint64_t Strip __attribute__((vector_size(BATCH / 8)));

/* Sums over all fills of some batches: the whole, and by space, in the parts that `sum_of` adds up.

   `both` counts the white stones of fills that Vertical wins, once for each of some leads. */
typedef struct {
    int fills, leads;
    Strip won, white[SPACES], both[SPACES], owned[2][SPACES];
} Tally;

static Strip ones_of(Strip strip) {
#if defined(__AVX512VPOPCNTDQ__)
    return (Strip)_mm512_popcnt_epi64((__m512i)strip);
#else
    Strip told;
    for (int at = 0; at < LANES; at++) told[at] = (uint64_t)__builtin_popcountll(strip[at]);
    return told;
#endif
}

static int sum_of(Strip counts) {
    uint64_t sum = 0;
    for (int at = 0; at < LANES; at++) sum += counts[at];
    return (int)sum;
}

static inline bool any(Strip strip) {
#if defined(__AVX512F__)
    return _mm512_test_epi64_mask((__m512i)strip, (__m512i)strip);
#else
    uint64_t all = 0;
    for (int at = 0; at < LANES; at++) all |= strip[at];
    return all;
#endif
}

/* One fill makes four: as it was drawn, and with colours turned on every other space, on all, and
   on those between. */
static Strip draw(int kind) {
    uint64_t low = random_bits(), high = random_bits();
    uint64_t second = kind ? ~(uint64_t)0 : 0, last = ~second;
    return (Strip){low, high, low ^ second, high ^ second, ~low, ~high, low ^ last, high ^ last};
}

#define INLINE static inline __attribute__((always_inline))

#if defined(__AVX512F__)
#define OF_THREE(a, b, c, table) \
    (Strip)_mm512_ternarylogic_epi64((__m512i)(a), (__m512i)(b), (__m512i)(c), table)
#endif

/* What a space has reached with what the one beside it hands on over a link. */
INLINE Strip with(Strip own, Strip other, Strip link) {
#if defined(__AVX512F__)
    return OF_THREE(own, other, link, 0xf8);
#else
    return own | (other & link);
#endif
}

INLINE Strip news_of(Strip news, Strip after, Strip before) {
#if defined(__AVX512F__)
    return OF_THREE(news, after, before, 0xf6);
#else
    return news | (after ^ before);
#endif
}

/* The sum of three binary digits, and what is carried. */
INLINE Strip add(Strip a, Strip b, Strip c, Strip *carry) {
#if defined(__AVX512F__)
    *carry = OF_THREE(a, b, c, 0xe8);
    return OF_THREE(a, b, c, 0x96);
#else
    *carry = (a & b) | (c & (a | b));
    return a ^ b ^ c;
#endif
}

static Strip fill_white[SPACES], fill_owned[2][SPACES];
static Strip beside[SPACES], above[SPACES];

/* Hand on along a row what spaces have reached. */
INLINE void ripple(int n, Strip *row, const Strip *joined) {
#pragma GCC unroll 16
    for (int x = 0; x + 1 < n; x++) row[x + 1] = with(row[x + 1], row[x], joined[x]);
#pragma GCC unroll 16
    for (int x = n - 2; x >= 0; x--) row[x] = with(row[x], row[x + 1], joined[x]);
}

/* One sweep up or down the board, for two sorts of what spaces may reach; tells whether anything
   was new. */
INLINE bool sweep(int n, Strip *one, Strip *two, int step) {
    Strip a[LARGEST], b[LARGEST];
    const int from = step > 0 ? 0 : n - 1;
    bool changed = false;
#pragma GCC unroll 16
    for (int x = 0; x < n; x++) a[x] = one[from * n + x], b[x] = two[from * n + x];
    for (int y = from + step; y >= 0 && y < n; y += step) {
        Strip *here = one + y * n, *there = two + y * n, news = {0};
        const Strip *links = above + (step > 0 ? y - 1 : y) * n;
#pragma GCC unroll 16
        for (int x = 0; x < n; x++) {
            const Strip link = links[x];
            a[x] = with(here[x], a[x], link);
            b[x] = with(there[x], b[x], link);
            news = news_of(news, a[x], here[x]);
            news = news_of(news, b[x], there[x]);
        }
        if (!any(news)) continue;
        changed = true;
        ripple(n, a, beside + y * n);
        ripple(n, b, beside + y * n);
#pragma GCC unroll 16
        for (int x = 0; x < n; x++) here[x] = a[x], there[x] = b[x];
    }
    return changed;
}

INLINE void hand_on(int n, Strip *one, Strip *two) {
    while (sweep(n, one, two, -1) && sweep(n, one, two, 1)) {
    }
}

/* The first sweep up the board, which makes what spaces get to by one link: the row above the
   lower one of two neighbours, and the row below the upper one; in `two` so for columns. */
INLINE void seed(int n, Strip *one, Strip *two, int strip) {
    Strip a[LARGEST], b[LARGEST] = {0};
    for (int y = 0; y < n; y++) {
        const Strip *joined = beside + y * n;
        if (y < strip) {
#pragma GCC unroll 16
            for (int x = 0; x < n; x++) a[x] = (Strip){0};
        } else if (y <= strip + 1) {
            // What the row below hands on to the upper row is what that has by the link.
#pragma GCC unroll 16
            for (int x = 0; x < n; x++) a[x] = above[strip * n + x];
        } else {
#pragma GCC unroll 16
            for (int x = 0; x < n; x++) a[x] &= above[(y - 1) * n + x];
        }
#pragma GCC unroll 16
        for (int x = 0; x < n; x++) {
            b[x] = y ? b[x] & above[(y - 1) * n + x] : (Strip){0};
        }
        Strip *there = two + y * n;
#pragma GCC unroll 16
        for (int x = 0; x < n; x++) there[x] = b[x];
        there[strip] |= joined[strip];
        there[strip + 1] |= joined[strip];
#pragma GCC unroll 16
        for (int x = 0; x < n; x++) b[x] = there[x];
        ripple(n, b, joined);
        if (y >= strip) ripple(n, a, joined);
#pragma GCC unroll 16
        for (int x = 0; x < n; x++) one[y * n + x] = a[x], there[x] = b[x];
    }
}

/* Count a row's and a column's strip: the first where it is set, and the other where it is not. No
   sum has come to more than so many binary digits have room for. */
INLINE void tally_strips(
    int all, const int room, Strip digits[5][SPACES], Strip reached[2][SPACES]
) {
    for (int at = 0; at < all; at++) {
        Strip carry;
        digits[0][at] = add(digits[0][at], reached[0][at], ~reached[1][at], &carry);
#pragma GCC unroll 5
        for (int digit = 1; digit < room; digit++) {
            Strip before = digits[digit][at];
            digits[digit][at] = before ^ carry;
            carry &= before;
        }
    }
}

/* Who owns the groups of full boards; `marked` are claimed stones in square groups.

   A space has a strip for each row and each column but its own, which tells whether its group gets
   there. Of two neighbours in a column all strips mean the same, but for one: there the lower one
   tells of the upper row, the upper one of the lower row. If the two are joined, both get there. */
INLINE void decide(int n, const Mask *marked) {
    static Strip digits[5][SPACES], reached[2][SPACES];
    const Strip *white = fill_white;
    const int all = n * n, rows = n - 1;
    for (int at = 0; at + 1 < all; at++) beside[at] = ~(white[at] ^ white[at + 1]);
    for (int at = 0; at + n < all; at++) above[at] = ~(white[at] ^ white[at + n]);
    memset(digits, 0, sizeof digits);
    for (int strip = 0; strip < rows; strip++) {
        seed(n, reached[0], reached[1], strip);
        hand_on(n, reached[0], reached[1]);
        switch (2 * strip + 2) {
            case 2: tally_strips(all, 2, digits, reached); break;
            case 4: case 6: tally_strips(all, 3, digits, reached); break;
            case 8: case 10: case 12: case 14: tally_strips(all, 4, digits, reached); break;
            default: tally_strips(all, 5, digits, reached);
        }
    }
    for (int at = 0; at < all; at++) {
        Strip more = {0}, equal = ~more;
        for (int digit = 4; digit >= 0; digit--) {
            Strip here = digits[digit][at];
            if (rows >> digit & 1) equal &= here;
            else more |= equal & here, equal &= ~here;
        }
        fill_owned[0][at] = more;
        fill_owned[1][at] = ~(more | equal);
    }
    if (!(marked[0] | marked[1])) return;
    for (int side = 0; side < 2; side++)
        for (int at = 0; at < all; at++)
            reached[side][at] = (Strip){0} - (marked[side] >> at & 1 ? 1 : 0);
    for (int y = 0; y < n; y++)
        for (int side = 0; side < 2; side++) ripple(n, reached[side] + y * n, beside + y * n);
    sweep(n, reached[0], reached[1], 1);
    while (sweep(n, reached[0], reached[1], -1) | sweep(n, reached[0], reached[1], 1)) {
    }
    for (int at = 0; at < all; at++)
        for (int side = 0; side < 2; side++) {
            fill_owned[side][at] |= reached[side][at];
            fill_owned[!side][at] &= ~reached[side][at];
        }
}

static void decide_all(const Mask *marked) {
    switch (size) {
        case 3: decide(3, marked); break;
        case 4: decide(4, marked); break;
        case 5: decide(5, marked); break;
        case 6: decide(6, marked); break;
        case 7: decide(7, marked); break;
        case 8: decide(8, marked); break;
        case 9: decide(9, marked); break;
        case 10: decide(10, marked); break;
        case 11: decide(11, marked); break;
    }
}

/* How many strips have each bit, as binary digits, lowest first; the strips are used up. */
static void total(Strip *strips, int many, Strip *digits) {
    for (int digit = 0; digit < DIGITS; digit++) {
        int carries = 0;
        Strip sum = {0};
        for (int at = 0; at < many; at += 2)
            sum = add(sum, strips[at], at + 1 < many ? strips[at + 1] : (Strip){0}, &strips[carries++]);
        digits[digit] = sum;
        many = carries;
    }
}

static Strip at_least(const Strip *digits, int bound) {
    Strip above = {0}, equal = ~above;
    if (bound <= 0) return equal;
    if (bound >> DIGITS) return above;
    for (int digit = DIGITS - 1; digit >= 0; digit--) {
        if (bound >> digit & 1) equal &= digits[digit];
        else above |= equal & digits[digit], equal &= ~digits[digit];
    }
    return above | equal;
}

/* Add what the fills come to that are there, given by how much Vertical must be ahead. */
static void count_fills(Tally *tally, const int *leads) {
    Strip strips[2 * SPACES], digits[DIGITS], won[LEADS];
    for (int at = 0; at < spaces; at++) {
        strips[2 * at] = fill_owned[0][at];
        strips[2 * at + 1] = ~fill_owned[1][at];
    }
    total(strips, 2 * spaces, digits);
    for (int lead = 0; lead < tally->leads; lead++) {
        won[lead] = at_least(digits, leads[lead] + spaces);
        tally->won += ones_of(won[lead]);
    }
    for (int at = 0; at < spaces; at++) {
        Strip white = fill_white[at];
        tally->white[at] += ones_of(white);
        for (int lead = 0; lead < tally->leads; lead++)
            tally->both[at] += ones_of(white & won[lead]);
        for (int side = 0; side < 2; side++)
            tally->owned[side][at] += ones_of(fill_owned[side][at]);
    }
    tally->fills += BATCH;
}

static Mask squares_of(const Position *position, Mask claimed) {
    Mask found = 0;
    while (claimed) {
        Mask group = group_at(position, lowest(claimed));
        claimed &= ~group;
        if (!taller(group)) found |= group;
    }
    return found;
}

/* Fill so many batches, or with every fill where there are no more than these. Tells whether it is
   every fill; they may be there several times, all as often. */
static bool fill(const Position *position, int batches, const int *leads, Tally *tally) {
    Mask empty = empty_of(position);
    Mask marked[2] = {squares_of(position, position->vertical),
                      squares_of(position, position->horizontal)};
    int points = count(empty);
    bool every = points < 24 && 1 << points <= batches * BATCH;
    if (every) batches = 1 << points > BATCH ? (1 << points) / BATCH : 1;
    for (int at = 0; at < spaces; at++)
        fill_white[at] = (Strip){0} - (position->white >> at & 1 ? 1 : 0);
    for (int batch = 0; batch < batches; batch++) {
        int place = 0;
        for (Mask rest = empty; rest; rest &= rest - 1, place++) {
            int at = lowest(rest);
            if (!every) {
                fill_white[at] = draw((at / size + at % size) & 1);
                continue;
            }
            static const uint64_t runs[6] = {
                0xaaaaaaaaaaaaaaaau, 0xccccccccccccccccu, 0xf0f0f0f0f0f0f0f0u,
                0xff00ff00ff00ff00u, 0xffff0000ffff0000u, 0xffffffff00000000u,
            };
            for (int lane = 0; lane < LANES; lane++) {
                int number = batch * LANES + lane;
                uint64_t of_lane = place < 6 ? runs[place] : -(uint64_t)(number >> (place - 6) & 1);
                fill_white[at][lane] = of_lane;
            }
        }
        decide_all(marked);
        count_fills(tally, leads);
    }
    return every;
}
