// Markdown as GitHub has it, of which text in views uses what stands within a line.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
