#ifndef CFRAMES_H
#define CFRAMES_H

// How many frames of this thread's stack can be read one after the other, beginning with that of the caller. A chain of
// frame pointers may end anywhere: code of C has none, and those of asynchronous functions lead away from the stack.
int plumb_readable_frames(void);

#endif
