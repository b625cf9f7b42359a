// Pictures of other kinds than PNG, drawn by libraries that are loaded when a file first needs them: together they
// would add half to the time in which the program starts.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum cpictures_kind { CPICTURES_JPEG, CPICTURES_PDF, CPICTURES_SVG, CPICTURES_OTHER };

/// The kind of a file by its first bytes.
enum cpictures_kind cpictures_kind_of(const void *bytes, size_t length);

/// What came of a picture.
enum cpictures_result { CPICTURES_FINE, CPICTURES_NO_LIBRARY, CPICTURES_DAMAGED };

/// The size of a picture: pixels of a JPEG as it is turned by its own orientation, points of a PDF's first page, and
/// CSS pixels of an SVG.
enum cpictures_result cpictures_size(
    const void *bytes, size_t length, enum cpictures_kind kind, double *width, double *height);

/// Draws a picture into `width` x `height` words of 0xAARRGGBB with premultiplied colours, which are zero before. A JPEG
/// has to have exactly this size.
enum cpictures_result cpictures_draw(
    const void *bytes, size_t length, enum cpictures_kind kind, int width, int height, uint32_t *pixels);

/// Hands over a JPEG of three bytes for each pixel: red, green and blue. The quality is from 0 to 100.
enum cpictures_result cpictures_jpeg(
    const uint8_t *colors, int width, int height, int quality, void *context,
    void (*take)(void *context, const void *bytes, size_t length));
