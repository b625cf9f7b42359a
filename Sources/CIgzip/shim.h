#include <isa-l/crc.h>
#include <isa-l/crc64.h>
#include <isa-l/igzip_lib.h>
#include <stdbool.h>

// A macro with a sum, which Swift cannot import.
static const uint32_t igzip_level_1_memory = ISAL_DEF_LVL1_MEDIUM;

#if defined(__x86_64__)
#include <cpuid.h>
#include <tmmintrin.h>

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
#else
static inline bool igzip_is_uniform(void) { return true; }

static inline size_t igzip_store_rgb(const uint32_t *pixels, size_t count, uint8_t *place) {
  return 0;
}
#endif
