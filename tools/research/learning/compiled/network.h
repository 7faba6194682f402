/* The network of `tools.research.learning.network` in play: rounded as it is there.

   Planes are numbers by space and channel, on the board as the mover sees it: a space is along *
   size + aside. Channels come in multiples of 16. The game that includes it has defined BESIDE, the
   number of its weights beside the network. */

enum {
    WIDE = 16, KINDS = 7, STEPS = 25, TOLD = 4, POOLS = 8, MAPS = 2, MOST_CHANNELS = 64,
    MOST_BLOCKS = 8,
};

typedef float Floats __attribute__((vector_size(4 * WIDE)));
typedef int Ints __attribute__((vector_size(4 * WIDE)));

enum { MOST_PARTS = MOST_CHANNELS / WIDE, OUT = 1 };

/* Weights, by what they weigh and then by channel. Pools and maps are one layer: `out`. */
typedef struct {
    int channels, blocks;
    Floats first[STEPS][KINDS][MOST_PARTS], told[TOLD][MOST_PARTS], bias[MOST_PARTS];
    struct {
        Floats reach[9][MOST_PARTS], reach_bias[MOST_PARTS];
        Floats mix[MOST_CHANNELS][MOST_PARTS], mix_bias[MOST_PARTS];
    } block[MOST_BLOCKS];
    Floats out[MOST_CHANNELS], out_bias;
    float lead[2 + POOLS], gain[MAPS], beside[BESIDE];
    Floats edges[LARGEST + 1][SPACES][MOST_PARTS];
} Network;

/* What a network is shown: 0 for an empty space and 1 to 4 for pieces, and planes of numbers. */
typedef struct {
    int size;
    int8_t kinds[SPACES];
    float told[SPACES][TOLD];
} Shown;

/* What it tells: the mean of each pool, and by space the number of each map. */
typedef struct {
    float pools[POOLS], maps[SPACES][MAPS];
} Seen;

static void read_floats(FILE *file, float *told, size_t count) {
    if (fread(told, sizeof *told, count, file) != count) {
        fputs("the file of weights is too short\n", stderr);
        exit(1);
    }
}

static void read_channels(FILE *file, Floats *rows, int count, int stride, int channels) {
    for (int row = 0; row < count; row++) read_floats(file, (float *)(rows + row * stride), channels);
}

/* What each space of each board is told by the edges around it. */
static void weigh_edges(Network *network) {
    for (int n = 2; n <= LARGEST; n++)
        for (int space = 0; space < n * n; space++)
            for (int part = 0; part < MOST_PARTS; part++) {
                Floats sum = network->bias[part];
                for (int step = 0; step < STEPS; step++) {
                    int along = space / n + step / 5 - 2, aside = space % n + step % 5 - 2;
                    bool ends = along < 0 || along >= n, sides = aside < 0 || aside >= n;
                    if (ends || sides)
                        sum += network->first[step][ends && sides ? 4 : ends ? 6 : 5][part];
                }
                network->edges[n][space][part] = sum;
            }
}

/* The weights of a file as `programs.write_floats` makes it. */
static void read_network(const char *path, Network *network) {
    FILE *file = fopen(path, "rb");
    float head[2];
    if (!file || fread(head, sizeof *head, 2, file) != 2) {
        fprintf(stderr, "there are no weights in %s\n", path);
        exit(1);
    }
    memset(network, 0, sizeof *network);
    int channels = network->channels = (int)head[0], blocks = network->blocks = (int)head[1];
    if (channels > MOST_CHANNELS || blocks > MOST_BLOCKS) {
        fputs("the network is too large\n", stderr);
        exit(1);
    }
    read_channels(file, network->first[0][0], STEPS * KINDS, MOST_PARTS, channels);
    read_channels(file, network->told[0], TOLD, MOST_PARTS, channels);
    read_channels(file, network->bias, 1, MOST_PARTS, channels);
    for (int at = 0; at < blocks; at++) {
        read_channels(file, network->block[at].reach[0], 9, MOST_PARTS, channels);
        read_channels(file, network->block[at].reach_bias, 1, MOST_PARTS, channels);
        read_channels(file, network->block[at].mix[0], channels, MOST_PARTS, channels);
        read_channels(file, network->block[at].mix_bias, 1, MOST_PARTS, channels);
    }
    for (int channel = 0; channel < channels; channel++)
        read_floats(file, (float *)&network->out[channel], POOLS);
    read_floats(file, (float *)&network->out_bias, POOLS);
    for (int channel = 0; channel < channels; channel++)
        read_floats(file, (float *)&network->out[channel] + POOLS, MAPS);
    read_floats(file, (float *)&network->out_bias + POOLS, MAPS);
    read_floats(file, network->lead, 2 + POOLS);
    read_floats(file, network->gain, MAPS);
    read_floats(file, network->beside, BESIDE);
    if (fgetc(file) != EOF) {
        fputs("the weights are of another game\n", stderr);
        exit(1);
    }
    fclose(file);
    weigh_edges(network);
}

/* A number from 0 to 1, in 63 steps. */
static inline Floats settle(Floats sums) {
    const Floats zero = {0}, one = zero + 1;
    sums = (Floats)((Ints)sums & (sums > zero));
    const Ints below = sums < one;
    sums = (Floats)(((Ints)sums & below) | ((Ints)one & ~below));
    return __builtin_convertvector(__builtin_convertvector(sums * 63 + 0.50001f, Ints), Floats) *
           (1.0f / 63);
}

/* As `tell`, with so many channels, in steps of WIDE. */
static inline __attribute__((always_inline)) void tell_parts(
    const Network *network, const Shown *shown, Seen *seen, const int parts
) {
    static Floats planes[SPACES * MOST_PARTS], inner[SPACES * MOST_PARTS];
    const int n = shown->size, all = n * n, channels = parts * WIDE;
    for (int space = 0; space < all; space++)
        for (int part = 0; part < parts; part++) {
            Floats sum = network->edges[n][space][part];
            for (int plane = 0; plane < TOLD; plane++)
                sum += network->told[plane][part] * shown->told[space][plane];
            planes[space * parts + part] = sum;
        }
    for (int space = 0; space < all; space++) {
        if (!shown->kinds[space]) continue;
        const int kind = shown->kinds[space] - 1, y = space / n, x = space % n;
        // Where a piece lies by so many steps, seen from there it lies by the opposite ones.
        for (int along = y < 2 ? 0 : y - 2; along <= y + 2 && along < n; along++)
            for (int aside = x < 2 ? 0 : x - 2; aside <= x + 2 && aside < n; aside++) {
                const Floats *kernel = network->first[(y - along + 2) * 5 + x - aside + 2][kind];
                Floats *here = planes + (along * n + aside) * parts;
                for (int part = 0; part < parts; part++) here[part] += kernel[part];
            }
    }
    for (int at = 0; at < all * parts; at++) planes[at] = settle(planes[at]);
    for (int block = 0; block < network->blocks; block++) {
        for (int space = 0; space < all; space++) {
            const int y = space / n, x = space % n;
            Floats sum[MOST_PARTS];
            for (int part = 0; part < parts; part++) sum[part] = network->block[block].reach_bias[part];
            for (int along = y ? y - 1 : 0; along <= y + 1 && along < n; along++)
                for (int aside = x ? x - 1 : 0; aside <= x + 1 && aside < n; aside++) {
                    const int step = (along - y + 1) * 3 + aside - x + 1;
                    for (int part = 0; part < parts; part++)
                        sum[part] += network->block[block].reach[step][part] *
                                     planes[(along * n + aside) * parts + part];
                }
            for (int part = 0; part < parts; part++) inner[space * parts + part] = settle(sum[part]);
        }
        for (int first = 0; first < all; first += 4) {
            // The last spaces may come twice, and are not added twice: sums come first.
            Floats sum[4][MOST_PARTS];
            const float *from[4];
            for (int at = 0; at < 4; at++) {
                const int space = first + at < all ? first + at : all - 1;
                from[at] = (const float *)(inner + space * parts);
                for (int part = 0; part < parts; part++)
                    sum[at][part] = network->block[block].mix_bias[part] + planes[space * parts + part];
            }
            for (int channel = 0; channel < channels; channel++)
                for (int part = 0; part < parts; part++)
                    for (int at = 0; at < 4; at++)
                        sum[at][part] += network->block[block].mix[channel][part] * from[at][channel];
            for (int at = 0; at < 4 && first + at < all; at++)
                for (int part = 0; part < parts; part++)
                    planes[(first + at) * parts + part] = settle(sum[at][part]);
        }
    }
    Floats pools = {0};
    for (int space = 0; space < all; space++) {
        const float *from = (const float *)(planes + space * parts);
        Floats sum = network->out_bias, more = {0};
        for (int channel = 0; channel < channels; channel += 2) {
            sum += network->out[channel] * from[channel];
            more += network->out[channel + 1] * from[channel + 1];
        }
        sum += more;
        for (int map = 0; map < MAPS; map++) seen->maps[space][map] = sum[POOLS + map];
        pools += settle(sum);
    }
    for (int pool = 0; pool < POOLS; pool++) seen->pools[pool] = pools[pool] / (float)all;
}

/* What a network makes of a board. */
static void tell(const Network *network, const Shown *shown, Seen *seen) {
    switch ((network->channels + WIDE - 1) / WIDE) {
        case 1: tell_parts(network, shown, seen, 1); break;
        case 2: tell_parts(network, shown, seen, 2); break;
        case 3: tell_parts(network, shown, seen, 3); break;
        default: tell_parts(network, shown, seen, 4);
    }
}

/* A winrate without bounds, and none surer than a margin; and back. */
static float log_odds(float winrate) {
    float chance = fminf(0.99f, fmaxf(0.01f, winrate));
    return logf(chance / (1 - chance));
}

/* The mover's winrate, given what playouts tell of it. */
static float winrate_seen(const Network *network, const Seen *seen, float winrate) {
    float lead = network->lead[0] + network->lead[1] * log_odds(winrate);
    for (int pool = 0; pool < POOLS; pool++) lead += network->lead[2 + pool] * seen->pools[pool];
    return 1 / (1 + expf(-lead));
}
