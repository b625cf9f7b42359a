// dlsym(RTLD_DEFAULT) is an extension of GNU.
#define _GNU_SOURCE
#include "CPictures.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// The few functions that are used of each library, as its documentation declares them. Their headers would make their
// development packages, and those that these need, part of every build.
typedef struct _object object;
typedef struct { double x, y, width, height; } rectangle;

static object *(*surface_for_data)(unsigned char *, int, int, int, int);
static object *(*cairo_create)(object *);
static void (*cairo_destroy)(object *);
static void (*cairo_scale)(object *, double, double);
static int (*cairo_status)(object *);
static void (*surface_flush)(object *);
static void (*surface_destroy)(object *);
static void (*unref)(void *);
static void (*clear_error)(void **);
static object *(*bytes_new)(const void *, size_t);
static void (*bytes_unref)(object *);

static object *(*svg_new)(const unsigned char *, size_t, void **);
static int (*svg_size)(object *, double *, double *);
static int (*svg_draw)(object *, object *, const rectangle *, void **);

static object *(*pdf_new)(object *, const char *, void **);
static int (*pdf_count)(object *);
static object *(*pdf_page)(object *, int);
static void (*pdf_size)(object *, double *, double *);
static void (*pdf_draw)(object *, object *);

static object *(*loader_new)(const char *, void **);
static int (*loader_write)(object *, const unsigned char *, size_t, void **);
static int (*loader_close)(object *, void **);
static object *(*loader_picture)(object *);
static object *(*picture_turned)(object *);
static int (*picture_width)(object *);
static int (*picture_height)(object *);
static int (*picture_stride)(object *);
static int (*picture_channels)(object *);
static const unsigned char *(*picture_pixels)(object *);
static object *(*picture_of)(
    const unsigned char *, int, int, int, int, int, int, void (*)(unsigned char *, void *), void *);
static int (*picture_save)(object *, char **, size_t *, const char *, char **, char **, void **);
static void (*memory_free)(void *);

struct name {
  void *function;
  const char *name;
};

static int find(void *library, const struct name *names, size_t count) {
  for (size_t index = 0; index < count; index++) {
    void *found = dlsym(library, names[index].name);
    if (!found) return 0;
    memcpy(names[index].function, &found, sizeof found);
  }
  return 1;
}

#define FIND(library, names) find(library, names, sizeof names / sizeof names[0])

// Cairo and GLib are part of the program.
static int find_common(void) {
  const struct name names[] = {
      {&surface_for_data, "cairo_image_surface_create_for_data"},
      {&cairo_create, "cairo_create"},
      {&cairo_destroy, "cairo_destroy"},
      {&cairo_scale, "cairo_scale"},
      {&cairo_status, "cairo_status"},
      {&surface_flush, "cairo_surface_flush"},
      {&surface_destroy, "cairo_surface_destroy"},
      {&unref, "g_object_unref"},
      {&clear_error, "g_clear_error"},
      {&bytes_new, "g_bytes_new"},
      {&bytes_unref, "g_bytes_unref"},
  };
  return FIND(RTLD_DEFAULT, names);
}

static int load_svg(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  const struct name names[] = {
      {&svg_new, "rsvg_handle_new_from_data"},
      {&svg_size, "rsvg_handle_get_intrinsic_size_in_pixels"},
      {&svg_draw, "rsvg_handle_render_document"},
  };
  return library && FIND(library, names) && find_common();
}

static int load_pdf(void) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  const struct name names[] = {
      {&pdf_new, "poppler_document_new_from_bytes"},
      {&pdf_count, "poppler_document_get_n_pages"},
      {&pdf_page, "poppler_document_get_page"},
      {&pdf_size, "poppler_page_get_size"},
      {&pdf_draw, "poppler_page_render"},
  };
  return library && FIND(library, names) && find_common();
}

static int load_jpeg(void) {
  void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  const struct name names[] = {
      {&loader_new, "gdk_pixbuf_loader_new_with_type"},
      {&loader_write, "gdk_pixbuf_loader_write"},
      {&loader_close, "gdk_pixbuf_loader_close"},
      {&loader_picture, "gdk_pixbuf_loader_get_pixbuf"},
      {&picture_turned, "gdk_pixbuf_apply_embedded_orientation"},
      {&picture_width, "gdk_pixbuf_get_width"},
      {&picture_height, "gdk_pixbuf_get_height"},
      {&picture_stride, "gdk_pixbuf_get_rowstride"},
      {&picture_channels, "gdk_pixbuf_get_n_channels"},
      {&picture_pixels, "gdk_pixbuf_read_pixels"},
      {&picture_of, "gdk_pixbuf_new_from_data"},
      {&picture_save, "gdk_pixbuf_save_to_bufferv"},
      {&memory_free, "g_free"},
  };
  return library && FIND(library, names) && find_common();
}

static pthread_once_t once[3] = {PTHREAD_ONCE_INIT, PTHREAD_ONCE_INIT, PTHREAD_ONCE_INIT};
static int is_loaded[3];
static void once_jpeg(void) { is_loaded[CPICTURES_JPEG] = load_jpeg(); }
static void once_pdf(void) { is_loaded[CPICTURES_PDF] = load_pdf(); }
static void once_svg(void) { is_loaded[CPICTURES_SVG] = load_svg(); }

// Poppler's fonts and settings are shared by all documents.
static pthread_mutex_t pdf_lock = PTHREAD_MUTEX_INITIALIZER;

static int load(enum cpictures_kind kind) {
  void (*const loaders[])(void) = {once_jpeg, once_pdf, once_svg};
  pthread_once(&once[kind], loaders[kind]);
  return is_loaded[kind];
}

// The picture of a JPEG, upright; NULL for a file that is none.
static object *decoded(const void *bytes, size_t length) {
  void *error = NULL;
  object *loader = loader_new("jpeg", &error);
  clear_error(&error);
  if (!loader) return NULL;
  int is_fine = loader_write(loader, bytes, length, &error);
  clear_error(&error);
  is_fine = loader_close(loader, &error) && is_fine;
  clear_error(&error);
  object *own = is_fine ? loader_picture(loader) : NULL;
  object *upright = own ? picture_turned(own) : NULL;
  unref(loader);
  return upright;
}

static enum cpictures_result draw_jpeg(
    const void *bytes, size_t length, int width, int height, uint32_t *pixels) {
  object *picture = decoded(bytes, length);
  if (!picture) return CPICTURES_DAMAGED;
  int is_fine = picture_width(picture) == width && picture_height(picture) == height;
  int stride = picture_stride(picture), channels = picture_channels(picture);
  const unsigned char *source = picture_pixels(picture);
  for (int y = 0; is_fine && y < height; y++) {
    for (int x = 0; x < width; x++) {
      const unsigned char *pixel = source + (size_t)y * stride + (size_t)x * channels;
      pixels[(size_t)y * width + x] =
          0xFF000000u | (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
    }
  }
  unref(picture);
  return is_fine ? CPICTURES_FINE : CPICTURES_DAMAGED;
}

// The first page of a PDF, with its document in `document`; NULL for a file that is none.
static object *first_page(const void *bytes, size_t length, object **document) {
  void *error = NULL;
  object *data = bytes_new(bytes, length);
  *document = pdf_new(data, NULL, &error);
  clear_error(&error);
  bytes_unref(data);
  if (!*document) return NULL;
  return pdf_count(*document) > 0 ? pdf_page(*document, 0) : NULL;
}

static object *opened_svg(const void *bytes, size_t length) {
  void *error = NULL;
  // Without a base, references to other files lead nowhere.
  object *svg = svg_new(bytes, length, &error);
  clear_error(&error);
  return svg;
}

static int contains(const char *text, size_t length, const char *word) {
  size_t count = strlen(word);
  for (size_t start = 0; start + count <= length; start++) {
    if (memcmp(text + start, word, count) == 0) return 1;
  }
  return 0;
}

enum cpictures_kind cpictures_kind_of(const void *bytes, size_t length) {
  const unsigned char *start = bytes;
  if (length > 3 && start[0] == 0xFF && start[1] == 0xD8 && start[2] == 0xFF) return CPICTURES_JPEG;
  if (length > 5 && memcmp(start, "%PDF-", 5) == 0) return CPICTURES_PDF;
  size_t skipped = length > 3 && memcmp(start, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
  while (skipped < length && strchr(" \t\r\n", start[skipped]) && start[skipped]) skipped++;
  int is_markup = skipped < length && start[skipped] == '<';
  size_t looked = length < 8192 ? length : 8192;
  return is_markup && contains(bytes, looked, "<svg") ? CPICTURES_SVG : CPICTURES_OTHER;
}

enum cpictures_result cpictures_size(
    const void *bytes, size_t length, enum cpictures_kind kind, double *width, double *height) {
  if (kind == CPICTURES_OTHER) return CPICTURES_DAMAGED;
  if (!load(kind)) return CPICTURES_NO_LIBRARY;
  int is_fine = 0;
  if (kind == CPICTURES_JPEG) {
    object *picture = decoded(bytes, length);
    if ((is_fine = picture != NULL)) {
      *width = picture_width(picture);
      *height = picture_height(picture);
      unref(picture);
    }
  } else if (kind == CPICTURES_PDF) {
    pthread_mutex_lock(&pdf_lock);
    object *document = NULL, *page = first_page(bytes, length, &document);
    if ((is_fine = page != NULL)) pdf_size(page, width, height);
    if (page) unref(page);
    if (document) unref(document);
    pthread_mutex_unlock(&pdf_lock);
  } else {
    object *svg = opened_svg(bytes, length);
    is_fine = svg && svg_size(svg, width, height);
    if (svg) unref(svg);
  }
  return is_fine ? CPICTURES_FINE : CPICTURES_DAMAGED;
}

enum cpictures_result cpictures_draw(
    const void *bytes, size_t length, enum cpictures_kind kind, int width, int height,
    uint32_t *pixels) {
  if (kind == CPICTURES_OTHER) return CPICTURES_DAMAGED;
  if (!load(kind)) return CPICTURES_NO_LIBRARY;
  if (kind == CPICTURES_JPEG) return draw_jpeg(bytes, length, width, height, pixels);
  object *surface = surface_for_data((unsigned char *)pixels, 0, width, height, 4 * width);
  object *cairo = cairo_create(surface);
  int is_fine = 0;
  if (kind == CPICTURES_PDF) {
    pthread_mutex_lock(&pdf_lock);
    object *document = NULL, *page = first_page(bytes, length, &document);
    double own_width = 0, own_height = 0;
    if (page) pdf_size(page, &own_width, &own_height);
    if (own_width > 0 && own_height > 0) {
      cairo_scale(cairo, width / own_width, height / own_height);
      pdf_draw(page, cairo);
      is_fine = cairo_status(cairo) == 0;
    }
    if (page) unref(page);
    if (document) unref(document);
    pthread_mutex_unlock(&pdf_lock);
  } else {
    object *svg = opened_svg(bytes, length);
    rectangle whole = {0, 0, width, height};
    void *error = NULL;
    is_fine = svg && svg_draw(svg, cairo, &whole, &error);
    clear_error(&error);
    if (svg) unref(svg);
  }
  cairo_destroy(cairo);
  surface_flush(surface);
  surface_destroy(surface);
  return is_fine ? CPICTURES_FINE : CPICTURES_DAMAGED;
}

enum cpictures_result cpictures_jpeg(
    const uint8_t *colors, int width, int height, int quality, void *context,
    void (*take)(void *context, const void *bytes, size_t length)) {
  if (!load(CPICTURES_JPEG)) return CPICTURES_NO_LIBRARY;
  char text[12], *keys[] = {"quality", NULL}, *values[] = {text, NULL}, *bytes = NULL;
  snprintf(text, sizeof text, "%d", quality);
  size_t length = 0;
  void *error = NULL;
  object *picture = picture_of(colors, 0, 0, 8, width, height, 3 * width, NULL, NULL);
  int is_fine = picture && picture_save(picture, &bytes, &length, "jpeg", keys, values, &error);
  clear_error(&error);
  if (picture) unref(picture);
  if (is_fine) take(context, bytes, length);
  memory_free(bytes);
  return is_fine ? CPICTURES_FINE : CPICTURES_DAMAGED;
}
