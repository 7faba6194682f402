/* Chance: xoshiro256++ (Blackman and Vigna, 2021). */

static uint64_t random_state[4];

static uint64_t random_bits(void) {
    uint64_t *s = random_state, told = s[0] + s[3], shifted = s[1] << 17;
    told = (told << 23 | told >> 41) + s[0];
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = s[3] << 45 | s[3] >> 19;
    return told;
}

static void seed_random(uint64_t seed) {
    for (int at = 0; at < 4; at++) {
        uint64_t mixed = seed += 0x9e3779b97f4a7c15u;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
        random_state[at] = mixed ^ mixed >> 31;
    }
}

static int random_below(int bound) {
    return (int)((random_bits() >> 32) * (uint64_t)bound >> 32);
}

static double random_unit(void) {
    return ((double)(random_bits() >> 11) + 0.5) / 9007199254740992.0;
}
