/* The provable stream of rodada.engine.chance in C, and a quick one for what need not be proved. */
#ifndef RODADA_CHANCE_H
#define RODADA_CHANCE_H
#include <stdint.h>
#include <string.h>
#if defined(_MSC_VER)
#include <intrin.h>
#endif

/* The high half of word * bound: piece number `word * bound >> 64` of a bag. */
static inline uint64_t rodada_part(uint64_t word, uint64_t bound) {
#if defined(_MSC_VER)
    return __umulh(word, bound);
#else
    return (uint64_t)(((unsigned __int128)word * bound) >> 64);
#endif
}

/* Splitmix64 (Vigna): a step of a Weyl sequence and a mix. */
static inline uint64_t rodada_quick(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline int rodada_lowest(uint64_t bits) {
#if defined(_MSC_VER)
    unsigned long at;
    _BitScanForward64(&at, bits);
    return (int)at;
#else
    return __builtin_ctzll(bits);
#endif
}

static const uint32_t RODADA_K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

#define RODADA_TURN(x, n) (((x) >> (n)) | ((x) << (32 - (n))))

/* SHA-256 of the 32 bytes of a seed and the 8 of a block's number: one block of the hash; four words of it. */
static void rodada_block(const uint8_t *seed, uint64_t number, uint64_t *words) {
    uint32_t w[64], h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                            0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint32_t a, b, c, d, e, f, g, k;
    int i;
    for (i = 0; i < 8; i++)
        w[i] = (uint32_t)seed[4 * i] << 24 | (uint32_t)seed[4 * i + 1] << 16 | (uint32_t)seed[4 * i + 2] << 8 |
               seed[4 * i + 3];
    w[8] = (uint32_t)(number >> 32);
    w[9] = (uint32_t)number;
    w[10] = 0x80000000u;
    for (i = 11; i < 15; i++) w[i] = 0;
    w[15] = 320; /* bits */
    for (i = 16; i < 64; i++) {
        uint32_t x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (RODADA_TURN(x, 7) ^ RODADA_TURN(x, 18) ^ (x >> 3)) + w[i - 7] +
               (RODADA_TURN(y, 17) ^ RODADA_TURN(y, 19) ^ (y >> 10));
    }
    a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], k = h[7];
    for (i = 0; i < 64; i++) {
        uint32_t one = k + (RODADA_TURN(e, 6) ^ RODADA_TURN(e, 11) ^ RODADA_TURN(e, 25)) + ((e & f) ^ (~e & g)) +
                       RODADA_K[i] + w[i];
        uint32_t two = (RODADA_TURN(a, 2) ^ RODADA_TURN(a, 13) ^ RODADA_TURN(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        k = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e, h[5] += f, h[6] += g, h[7] += k;
    for (i = 0; i < 4; i++) words[i] = (uint64_t)h[2 * i] << 32 | h[2 * i + 1];
}
#endif
