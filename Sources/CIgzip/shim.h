#include <isa-l/crc.h>
#include <isa-l/crc64.h>
#include <isa-l/igzip_lib.h>
#include <stdbool.h>

// Macros with sums, which Swift does not import.
static const uint32_t igzip_level_1_memory = ISAL_DEF_LVL1_MEDIUM;

#if defined(__x86_64__)
#include <cpuid.h>

// Without SSE4.2 igzip hashes with another function, and finds other repetitions.
static inline bool igzip_is_uniform(void) {
  unsigned a, b, c = 0, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_2);
}
#else
static inline bool igzip_is_uniform(void) { return true; }
#endif
