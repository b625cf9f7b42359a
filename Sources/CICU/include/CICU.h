// The parts of ICU that plumb uses, with their own names and types. ICU's headers add the version to the
// name of every function (`uloc_isRightToLeft_72`), and Swift's Foundation contains another ICU whose
// types have the same names. Therefore Swift imports this header, and only `CICU.c` includes ICU's.
//
// Texts are written to `out`, and their length is returned. It may exceed `capacity`, and is -1 if ICU
// has no result.
#ifndef PLUMB_CICU_H
#define PLUMB_CICU_H

#include <stdbool.h>
#include <stdint.h>

// In this part, pointers without `_Nullable` are not optional in Swift.
#pragma clang assume_nonnull begin

/// Restricts ICU to the data in its own library, so that `ICU_DATA` and similar variables have no effect.
/// Must be called once, before all other functions.
void icu_ignoreEnvironment(void);

/// The version at run time, such as `72.1`. Not for several threads at once.
const char *icu_version(void);

// Locales, by ICU's names, such as `zh_Hant_TW`.

int32_t icu_addLikelySubtags(const char *locale, char *out, int32_t capacity);
int32_t icu_forLanguageTag(const char *tag, char *out, int32_t capacity);
int32_t icu_toLanguageTag(const char *locale, char *out, int32_t capacity);
bool icu_isRightToLeft(const char *locale);
/// The name of a locale in its own language.
int32_t icu_displayName(const char *locale, uint16_t *out, int32_t capacity);
/// The name of a locale's language in the language of the locale `in`.
int32_t icu_displayLanguage(
    const char *locale, const char *in, uint16_t *out, int32_t capacity);

int32_t icu_availableCount(void);
const char *icu_available(int32_t index);
/// ISO's language codes, with a null pointer at the end.
const char *_Nullable const *_Nonnull icu_languages(void);
/// The current code of the region `code`; null if there is no such region.
const char *_Nullable icu_region(const char *code);
bool icu_isScript(const char *code);
/// The current code of a language whose code is obsolete or from another part of ISO 639.
int32_t icu_languageAlias(const char *code, uint16_t *out, int32_t capacity);
/// Whether CLDR has a name for the variant of a locale such as `de__1996`.
bool icu_isVariant(const char *locale);

// Tables of ICU's data, such as `parentLocales` in `supplementalData`.

typedef struct ICUTable ICUTable;

/// Null if there is no such table.
ICUTable *_Nullable icu_openTable(const char *bundle, const char *name);
int32_t icu_count(const ICUTable *table);
/// A table within a table; null if the item is not a table.
ICUTable *_Nullable icu_item(const ICUTable *table, int32_t index);
const char *_Nullable icu_key(const ICUTable *item);
int32_t icu_string(const ICUTable *table, int32_t index, uint16_t *out, int32_t capacity);
bool icu_hasKey(const ICUTable *table, const char *key);
void icu_closeTable(ICUTable *table);

/// The plural category of a decimal number.
///
/// \param digits a number in ASCII with a zero byte at its end.
/// \param skeleton a number skeleton for the digits of the fraction, with a zero at its end.
int32_t icu_category(
    const char *locale, const char *digits, const uint16_t *skeleton, uint16_t *out,
    int32_t capacity);

// Numbers.

// The values of both styles are ICU's own.
typedef enum ICUNumberStyle {
  ICUNumberStyleDecimal = 1,
  ICUNumberStyleCurrency = 2,
  ICUNumberStylePercent = 3,
  ICUNumberStyleScientific = 4,
  ICUNumberStyleSpellout = 5
} ICUNumberStyle;

typedef struct ICUNumberFormat ICUNumberFormat;

ICUNumberFormat *_Nullable icu_openNumberFormat(ICUNumberStyle style, const char *locale);
int32_t icu_leastFraction(const ICUNumberFormat *format);
int32_t icu_mostFraction(const ICUNumberFormat *format);
void icu_setFraction(ICUNumberFormat *format, int32_t least, int32_t most);
void icu_setGrouping(ICUNumberFormat *format, bool groups);
/// \param code the three letters of a currency.
void icu_setCurrency(ICUNumberFormat *format, const uint16_t *code);
int32_t icu_formatNumber(
    const ICUNumberFormat *format, const char *digits, uint16_t *out, int32_t capacity);
void icu_closeNumberFormat(ICUNumberFormat *format);
/// A number by a skeleton, such as `unit/kilometer unit-width-short`.
///
/// \param skeleton with a zero at its end.
int32_t icu_formatNumberBySkeleton(
    const char *digits, const uint16_t *skeleton, const char *locale, uint16_t *out,
    int32_t capacity);

// Dates.

/// The milliseconds since 1970 of a date and time in a time zone, by the Gregorian calendar.
///
/// \param month from 1.
/// \returns false for a date or a time that does not exist.
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
/// A date in the locale's format with the fields of a skeleton, such as `yMMMd`.
int32_t icu_formatDateBySkeleton(
    double milliseconds, const uint16_t *skeleton, int32_t skeletonLength, const char *locale,
    const uint16_t *zone, int32_t zoneLength, uint16_t *out, int32_t capacity);

/// How far a date is from another, in the largest unit of the calendar of which one has passed.
///
/// \param isNamed whether a day or another unit that has a name is called by it, such as “yesterday”.
int32_t icu_formatRelativeDate(
    double milliseconds, double reference, bool isNamed, bool isShort, const char *locale,
    const uint16_t *zone, int32_t zoneLength, uint16_t *out, int32_t capacity);

// Lists.

typedef struct ICUNames ICUNames;

/// The codes of the currencies that are in use.
ICUNames *_Nullable icu_currencies(void);
ICUNames *_Nullable icu_zones(void);
/// The next name; null at the end.
const char *_Nullable icu_next(ICUNames *names);
void icu_closeNames(ICUNames *names);

#pragma clang assume_nonnull end
#endif
