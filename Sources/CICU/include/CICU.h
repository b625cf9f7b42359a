// The parts of ICU that plumb uses, under names and types of their own. ICU's headers give every
// function the name of their version (`uloc_isRightToLeft_72`), and Swift's Foundation brings another
// ICU whose types have the same names; Swift therefore sees this header, and only `CICU.c` sees ICU's.
//
// Results in text are written to `out`; what is returned is their length, which may be more than
// `capacity`, or -1 where ICU has no result.
#ifndef PLUMB_CICU_H
#define PLUMB_CICU_H

#include <stdbool.h>
#include <stdint.h>

// A pointer that may be null, and one that may not, as Swift sees them.
#pragma clang assume_nonnull begin

/// Keeps ICU to the data in its own library: `ICU_DATA` and its like change nothing. To be called
/// once, before everything else.
void icu_ignoreEnvironment(void);

// Locales, by ICU's names such as `zh_Hant_TW`.

int32_t icu_addLikelySubtags(const char *locale, char *out, int32_t capacity);
int32_t icu_forLanguageTag(const char *tag, char *out, int32_t capacity);
int32_t icu_toLanguageTag(const char *locale, char *out, int32_t capacity);
bool icu_isRightToLeft(const char *locale);
/// The name of a locale in its own language.
int32_t icu_displayName(const char *locale, uint16_t *out, int32_t capacity);
/// The name of a locale's language in another.
int32_t icu_displayLanguage(
    const char *locale, const char *in, uint16_t *out, int32_t capacity);

int32_t icu_availableCount(void);
const char *icu_available(int32_t index);
/// ISO's language codes, ended by a null pointer.
const char *_Nullable const *_Nonnull icu_languages(void);
/// The present code of the region that `code` names; null for none.
const char *_Nullable icu_region(const char *code);
bool icu_isScript(const char *code);
/// Today's name of the language that had this code, or has it in another part of ISO 639.
int32_t icu_languageAlias(const char *code, uint16_t *out, int32_t capacity);
/// Whether CLDR has a name for the variant of a locale such as `de__1996`.
bool icu_isVariant(const char *locale);

// Tables of ICU's data, such as `parentLocales` in `supplementalData`.

typedef struct ICUTable ICUTable;

/// Null where there is no such table.
ICUTable *_Nullable icu_openTable(const char *bundle, const char *name);
int32_t icu_count(const ICUTable *table);
/// A table within a table; null where it is none.
ICUTable *_Nullable icu_item(const ICUTable *table, int32_t index);
const char *_Nullable icu_key(const ICUTable *item);
int32_t icu_string(const ICUTable *table, int32_t index, uint16_t *out, int32_t capacity);
bool icu_hasKey(const ICUTable *table, const char *key);
void icu_closeTable(ICUTable *table);

/// The plural category of a decimal number.
///
/// \param digits a number in ASCII, ended by a zero.
/// \param skeleton how many digits of its fraction are shown, as a number skeleton that a zero ends.
int32_t icu_category(
    const char *locale, const char *digits, const uint16_t *skeleton, uint16_t *out,
    int32_t capacity);

// Numbers.

typedef enum ICUNumberStyle {
  ICUNumberStyleDecimal,
  ICUNumberStylePercent,
  ICUNumberStyleCurrency,
  ICUNumberStyleScientific,
  ICUNumberStyleSpellout
} ICUNumberStyle;

typedef struct ICUNumberFormat ICUNumberFormat;

ICUNumberFormat *_Nullable icu_openNumberFormat(ICUNumberStyle style, const char *locale);
int32_t icu_leastFraction(const ICUNumberFormat *format);
int32_t icu_mostFraction(const ICUNumberFormat *format);
void icu_setFraction(ICUNumberFormat *format, int32_t least, int32_t most);
void icu_setGrouping(ICUNumberFormat *format, bool groups);
/// \param code three letters.
void icu_setCurrency(ICUNumberFormat *format, const uint16_t *code);
int32_t icu_formatNumber(
    const ICUNumberFormat *format, const char *digits, uint16_t *out, int32_t capacity);
void icu_closeNumberFormat(ICUNumberFormat *format);

// Dates.

/// Milliseconds since 1970 of a moment in a time zone, by the Gregorian calendar.
///
/// \param month from 1.
/// \returns false for a date or a time that there is not.
bool icu_milliseconds(
    const uint16_t *zone, int32_t zoneLength, int32_t year, int32_t month, int32_t day, int32_t hour,
    int32_t minute, int32_t second, double *out);

typedef enum ICUDateStyle {
  ICUDateStyleNone = -1,
  ICUDateStyleFull = 0,
  ICUDateStyleLong = 1,
  ICUDateStyleMedium = 2,
  ICUDateStyleShort = 3
} ICUDateStyle;

int32_t icu_formatDate(
    double milliseconds, ICUDateStyle date, ICUDateStyle time, const char *locale,
    const uint16_t *zone, int32_t zoneLength, uint16_t *out, int32_t capacity);
/// A date with the fields of a skeleton such as `yMMMd`, as the locale has them.
int32_t icu_formatDateBySkeleton(
    double milliseconds, const uint16_t *skeleton, int32_t skeletonLength, const char *locale,
    const uint16_t *zone, int32_t zoneLength, uint16_t *out, int32_t capacity);

// Lists.

typedef struct ICUNames ICUNames;

/// Codes of the currencies that are in use.
ICUNames *_Nullable icu_currencies(void);
ICUNames *_Nullable icu_zones(void);
/// Null at the end.
const char *_Nullable icu_next(ICUNames *names);
void icu_closeNames(ICUNames *names);

#pragma clang assume_nonnull end
#endif
