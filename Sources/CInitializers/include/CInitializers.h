// Calls of Swift's allocating initializers by their addresses, with Swift's calling convention. Swift itself calls an
// initializer through a class that is only known at run time if every subclass repeats `required`, which sources for
// UIKit do not.
#ifndef CINITIALIZERS_H
#define CINITIALIZERS_H
#include <stdint.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

// init()
static inline void *plumb_init_empty(const void *address, const void *metatype) {
  typedef SWIFT_CALL void *(*Initializer)(SWIFT_SELF const void *);
  return ((Initializer)address)(metatype);
}

// init(nibName: String?, bundle: Bundle?)
static inline void *plumb_init_nib(const void *address, const void *metatype, uint64_t word,
                                   uint64_t otherWord, const void *bundle) {
  typedef SWIFT_CALL void *(*Initializer)(uint64_t, uint64_t, const void *,
                                          SWIFT_SELF const void *);
  return ((Initializer)address)(word, otherWord, bundle, metatype);
}

// init(frame: CGRect)
static inline void *plumb_init_frame(const void *address, const void *metatype, double x, double y,
                                     double width, double height) {
  typedef SWIFT_CALL void *(*Initializer)(double, double, double, double, SWIFT_SELF const void *);
  return ((Initializer)address)(x, y, width, height, metatype);
}

// init(style: CellStyle, reuseIdentifier: String?); the words are those of the optional string.
static inline void *plumb_init_style(const void *address, const void *metatype, uint8_t style,
                                     uint64_t word, uint64_t otherWord) {
  typedef SWIFT_CALL void *(*Initializer)(uint8_t, uint64_t, uint64_t, SWIFT_SELF const void *);
  return ((Initializer)address)(style, word, otherWord, metatype);
}

// init(reuseIdentifier: String?)
static inline void *plumb_init_identifier(const void *address, const void *metatype, uint64_t word,
                                          uint64_t otherWord) {
  typedef SWIFT_CALL void *(*Initializer)(uint64_t, uint64_t, SWIFT_SELF const void *);
  return ((Initializer)address)(word, otherWord, metatype);
}

#endif
