// The files that the program carries, each with a zero at its end. Scripts begin with a line break.
#ifndef PLUMB_CRESOURCES_H
#define PLUMB_CRESOURCES_H

#include <stdint.h>

// In this part, pointers without `_Nullable` are not optional in Swift.
#pragma clang assume_nonnull begin

const uint8_t *plumb_sharedElements(void);
const uint8_t *plumb_sharedControls(void);
const uint8_t *plumb_sharedStyles(void);
const uint8_t *plumb_comparisonBody(void);
const uint8_t *plumb_comparisonModel(void);
const uint8_t *plumb_comparisonScripts(void);
const uint8_t *plumb_comparisonStyles(void);
const uint8_t *plumb_previewBody(void);
const uint8_t *plumb_previewScripts(void);
const uint8_t *plumb_previewStyles(void);
const uint8_t *plumb_snapshotBody(void);
const uint8_t *plumb_snapshotModel(void);
const uint8_t *plumb_snapshotScripts(void);
const uint8_t *plumb_snapshotStyles(void);
const uint8_t *plumb_symbolNames(void);
const uint8_t *plumb_symbolRenames(void);

#pragma clang assume_nonnull end
#endif
