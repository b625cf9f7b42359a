#define _GNU_SOURCE
#include "CFrames.h"
#include <pthread.h>
#include <stdint.h>

// The bit of a saved frame pointer by which Swift tells an asynchronous function.
static const uintptr_t asynchronous = (uintptr_t)1 << 60;

__attribute__((noinline)) int plumb_readable_frames(void) {
  pthread_attr_t attributes;
  void *bottom;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  int status = pthread_attr_getstack(&attributes, &bottom, &size);
  pthread_attr_destroy(&attributes);
  if (status != 0) return 0;
  uintptr_t end = (uintptr_t)bottom + size - 2 * sizeof(uintptr_t);
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  int count = 0;
  for (;;) {
    // The stack grows downwards, so that a caller's frame lies above. Swift marks the frames of asynchronous functions.
    uintptr_t caller = *(const uintptr_t *)frame & ~asynchronous;
    if (caller <= frame || caller > end || caller % sizeof(uintptr_t) != 0) return count;
    frame = caller;
    count += 1;
  }
}
