#ifndef CFRAMES_H
#define CFRAMES_H

// How many frames of this thread's stack can be read one after the other, beginning with that of the caller. A chain of
// frame pointers may end anywhere, since code of C has none.
int plumb_readable_frames(void);

#endif
