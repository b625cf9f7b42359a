#include <isa-l/crc.h>
#include <isa-l/crc64.h>
#include <isa-l/igzip_lib.h>
#include <stdbool.h>

// A macro with a sum, which Swift cannot import.
static const uint32_t igzip_level_1_memory = ISAL_DEF_LVL1_MEDIUM;

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

// Whether igzip writes the same bytes as on other processors. Without SSE4.2 it uses another hash
// function and finds other repetitions.
static inline bool igzip_is_uniform(void) {
  unsigned a, b, c = 0, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_2);
}

// Stores four pixels as RGB (12 bytes), and 4 bytes of zeros after them.
__attribute__((target("ssse3")))
static inline void igzip_store_four(const uint32_t *pixels, uint8_t *place) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  const __m128i four = _mm_loadu_si128((const __m128i *)pixels);
  _mm_storeu_si128((__m128i *)place, _mm_shuffle_epi8(four, order));
}

// Stores pixels, which are words 0xAARRGGBB, as RGB, sixteen and then four at a time. Returns the
// number of stored pixels, and writes up to 4 bytes after them. May only be called if
// igzip_is_uniform, because SSE4.2 implies SSSE3.
__attribute__((target("ssse3")))
static inline size_t igzip_store_rgb(const uint32_t *pixels, size_t count, uint8_t *place) {
  size_t done = 0;
  for (; done + 16 <= count; done += 16, place += 48) {
    igzip_store_four(pixels + done, place);
    igzip_store_four(pixels + done + 4, place + 12);
    igzip_store_four(pixels + done + 8, place + 24);
    igzip_store_four(pixels + done + 12, place + 36);
  }
  for (; done + 4 <= count; done += 4, place += 12) igzip_store_four(pixels + done, place);
  return done;
}

// The sum of eight words.
__attribute__((target("avx2")))
static inline uint32_t igzip_sum(__m256i words) {
  const __m128i four = _mm_add_epi32(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
  const __m128i two = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4E));
  return (uint32_t)_mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32(two, 0xB1)));
}

// The checksum of a zlib stream (RFC 1950) that starts with the bytes of `sum`: blocks of 32 bytes at a time. In the
// sum of sums a byte of a block counts once for each byte from it to the block's end, and what is before the block
// counts 32 times more.
__attribute__((target("avx2")))
static inline uint32_t igzip_adler32_avx2(uint32_t sum, const uint8_t *bytes, size_t count) {
  const uint32_t modulus = 65521;
  // So many bytes can be added before a sum exceeds 32 bits.
  const size_t most = 5536;
  const __m256i zero = _mm256_setzero_si256(), ones = _mm256_set1_epi16(1);
  const __m256i weights = _mm256_setr_epi8(
      32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
      2, 1);
  uint32_t low = sum & 0xFFFF, high = sum >> 16;
  while (count >= 32) {
    const size_t taken = (count < most ? count : most) & ~(size_t)31;
    __m256i sums = zero, before = zero, weighted = zero;
    for (const uint8_t *end = bytes + taken; bytes < end; bytes += 32) {
      const __m256i block = _mm256_loadu_si256((const __m256i *)bytes);
      before = _mm256_add_epi32(before, sums);
      sums = _mm256_add_epi32(sums, _mm256_sad_epu8(block, zero));
      weighted = _mm256_add_epi32(weighted, _mm256_madd_epi16(_mm256_maddubs_epi16(block, weights), ones));
    }
    high = (high + low * (uint32_t)taken + 32 * igzip_sum(before) + igzip_sum(weighted)) % modulus;
    low = (low + igzip_sum(sums)) % modulus;
    count -= taken;
  }
  for (; count > 0; count--) high += low += *bytes++;
  return high % modulus << 16 | low % modulus;
}

// igzip's own function takes twice as long.
static inline uint32_t igzip_adler32(uint32_t sum, const uint8_t *bytes, size_t count) {
  return __builtin_cpu_supports("avx2") ? igzip_adler32_avx2(sum, bytes, count) : isal_adler32(sum, bytes, count);
}
#else
static inline bool igzip_is_uniform(void) { return true; }

static inline uint32_t igzip_adler32(uint32_t sum, const uint8_t *bytes, size_t count) {
  return isal_adler32(sum, bytes, count);
}

static inline size_t igzip_store_rgb(const uint32_t *pixels, size_t count, uint8_t *place) {
  return 0;
}
#endif
