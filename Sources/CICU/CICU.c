#include "CICU.h"

#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/ucurr.h>
#include <unicode/udat.h>
#include <unicode/udata.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/uregion.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

// The length of a result, also of one that is longer than its buffer, so that the caller can
// enlarge it; -1 for an error.
static int32_t length(int32_t count, UErrorCode status) {
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

void icu_ignoreEnvironment(void) {
  UErrorCode status = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &status);
  u_setTimeZoneFilesDirectory("", &status);
}

const char *icu_version(void) {
  static char text[U_MAX_VERSION_STRING_LENGTH];
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
  return text;
}

// Locales.

int32_t icu_addLikelySubtags(const char *locale, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return length(uloc_addLikelySubtags(locale, out, capacity, &status), status);
}

int32_t icu_forLanguageTag(const char *tag, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return length(uloc_forLanguageTag(tag, out, capacity, 0, &status), status);
}

int32_t icu_toLanguageTag(const char *locale, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return length(uloc_toLanguageTag(locale, out, capacity, 0, &status), status);
}

bool icu_isRightToLeft(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t icu_displayName(const char *locale, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  // Dialect names are the common ones: 繁體中文 instead of 中文（繁體）.
  ULocaleDisplayNames *names = uldn_open(locale, ULDN_DIALECT_NAMES, &status);
  int32_t count =
      U_SUCCESS(status) ? uldn_localeDisplayName(names, locale, out, capacity, &status) : 0;
  uldn_close(names);
  return length(count, status);
}

int32_t icu_displayLanguage(
    const char *locale, const char *in, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return length(uloc_getDisplayLanguage(locale, in, out, capacity, &status), status);
}

int32_t icu_availableCount(void) { return uloc_countAvailable(); }

const char *icu_available(int32_t index) { return uloc_getAvailable(index); }

const char *const *icu_languages(void) { return uloc_getISOLanguages(); }

const char *icu_region(const char *code) {
  UErrorCode status = U_ZERO_ERROR;
  const URegion *region = uregion_getRegionFromCode(code, &status);
  return U_SUCCESS(status) && region ? uregion_getRegionCode(region) : 0;
}

bool icu_isVariant(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  uint16_t name[256];
  int32_t count = uloc_getDisplayVariant(locale, "en", name, 256, &status);
  // For an unknown variant, ICU returns its code with a warning.
  return status == U_ZERO_ERROR && count > 0;
}

bool icu_isScript(const char *code) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, code) != UCHAR_INVALID_CODE;
}

int32_t icu_languageAlias(const char *code, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *table = ures_openDirect(0, "metadata", &status);
  const char *keys[] = {"alias", "language", code};
  for (int index = 0; index < 3; index++) {
    table = ures_getByKey(table, keys[index], table, &status);
  }
  int32_t count = 0;
  const UChar *name = ures_getStringByKey(table, "replacement", &count, &status);
  if (U_SUCCESS(status) && count <= capacity) u_memcpy(out, name, count);
  ures_close(table);
  return length(count, status);
}

// Tables.

static ICUTable *table(UResourceBundle *bundle, UErrorCode status) {
  if (U_SUCCESS(status)) return (ICUTable *)bundle;
  ures_close(bundle);
  return 0;
}

ICUTable *icu_openTable(const char *bundle, const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *whole = ures_openDirect(0, bundle, &status);
  UResourceBundle *part = ures_getByKey(whole, name, 0, &status);
  ures_close(whole);
  return table(part, status);
}

int32_t icu_count(const ICUTable *table) { return ures_getSize((const UResourceBundle *)table); }

ICUTable *icu_item(const ICUTable *whole, int32_t index) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *item =
      ures_getByIndex((const UResourceBundle *)whole, index, 0, &status);
  return table(item, status);
}

const char *icu_key(const ICUTable *item) { return ures_getKey((const UResourceBundle *)item); }

int32_t icu_string(const ICUTable *table, int32_t index, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  const UChar *text =
      ures_getStringByIndex((const UResourceBundle *)table, index, &count, &status);
  if (U_SUCCESS(status) && count <= capacity) u_memcpy(out, text, count);
  return length(count, status);
}

bool icu_hasKey(const ICUTable *table, const char *key) {
  UErrorCode status = U_ZERO_ERROR;
  ures_close(ures_getByKey((const UResourceBundle *)table, key, 0, &status));
  return U_SUCCESS(status);
}

void icu_closeTable(ICUTable *table) { ures_close((UResourceBundle *)table); }

// Plural rules.

int32_t icu_category(
    const char *locale, const char *digits, const uint16_t *skeleton, uint16_t *out,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, -1, "en", &status);
  UFormattedNumber *number = unumf_openResult(&status);
  unumf_formatDecimal(formatter, digits, -1, number, &status);
  int32_t count = uplrules_selectFormatted(rules, number, out, capacity, &status);
  unumf_closeResult(number);
  unumf_close(formatter);
  uplrules_close(rules);
  return length(count, status);
}

// Numbers.

ICUNumberFormat *icu_openNumberFormat(ICUNumberStyle style, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open((UNumberFormatStyle)style, 0, 0, locale, 0, &status);
  if (U_SUCCESS(status)) return (ICUNumberFormat *)format;
  unum_close(format);
  return 0;
}

int32_t icu_leastFraction(const ICUNumberFormat *format) {
  return unum_getAttribute((const UNumberFormat *)format, UNUM_MIN_FRACTION_DIGITS);
}

int32_t icu_mostFraction(const ICUNumberFormat *format) {
  return unum_getAttribute((const UNumberFormat *)format, UNUM_MAX_FRACTION_DIGITS);
}

void icu_setFraction(ICUNumberFormat *format, int32_t least, int32_t most) {
  unum_setAttribute((UNumberFormat *)format, UNUM_MAX_FRACTION_DIGITS, most);
  unum_setAttribute((UNumberFormat *)format, UNUM_MIN_FRACTION_DIGITS, least);
}

void icu_setGrouping(ICUNumberFormat *format, bool groups) {
  unum_setAttribute((UNumberFormat *)format, UNUM_GROUPING_USED, groups);
}

void icu_setCurrency(ICUNumberFormat *format, const uint16_t *code) {
  UErrorCode status = U_ZERO_ERROR;
  unum_setTextAttribute((UNumberFormat *)format, UNUM_CURRENCY_CODE, code, 3, &status);
}

int32_t icu_formatNumber(
    const ICUNumberFormat *format, const char *digits, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = unum_formatDecimal(
      (const UNumberFormat *)format, digits, -1, out, capacity, 0, &status);
  return length(count, status);
}

void icu_closeNumberFormat(ICUNumberFormat *format) { unum_close((UNumberFormat *)format); }

int32_t icu_formatNumberBySkeleton(
    const char *digits, const uint16_t *skeleton, const char *locale, uint16_t *out,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, -1, locale, &status);
  UFormattedNumber *number = unumf_openResult(&status);
  unumf_formatDecimal(formatter, digits, -1, number, &status);
  int32_t count = unumf_resultToString(number, out, capacity, &status);
  unumf_closeResult(number);
  unumf_close(formatter);
  return length(count, status);
}

// Dates.

bool icu_milliseconds(
    const uint16_t *zone, int32_t zoneLength, int32_t year, int32_t month, int32_t day, int32_t hour,
    int32_t minute, int32_t second, double *out) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(zone, zoneLength, "en", UCAL_GREGORIAN, &status);
  if (U_FAILURE(status)) return false;
  ucal_clear(calendar);
  ucal_setAttribute(calendar, UCAL_LENIENT, 0);
  ucal_setDateTime(calendar, year, month - 1, day, hour, minute, second, &status);
  *out = ucal_getMillis(calendar, &status);
  ucal_close(calendar);
  return U_SUCCESS(status);
}

int32_t icu_formatDate(
    double milliseconds, ICUDateStyle date, ICUDateStyle time, const char *locale,
    const uint16_t *zone, int32_t zoneLength, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(
      (UDateFormatStyle)time, (UDateFormatStyle)date, locale, zone, zoneLength, 0, 0, &status);
  int32_t count =
      U_SUCCESS(status) ? udat_format(format, milliseconds, out, capacity, 0, &status) : 0;
  udat_close(format);
  return length(count, status);
}

int32_t icu_formatDateBySkeleton(
    double milliseconds, const uint16_t *skeleton, int32_t skeletonLength, const char *locale,
    const uint16_t *zone, int32_t zoneLength, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar pattern[512];
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  int32_t count = U_SUCCESS(status)
      ? udatpg_getBestPattern(generator, skeleton, skeletonLength, pattern, 512, &status) : 0;
  udatpg_close(generator);
  if (U_FAILURE(status)) return -1;
  UDateFormat *format = udat_open(
      UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, pattern, count, &status);
  count = U_SUCCESS(status) ? udat_format(format, milliseconds, out, capacity, 0, &status) : 0;
  udat_close(format);
  return length(count, status);
}

int32_t icu_formatRelativeDate(
    double milliseconds, double reference, bool isNamed, bool isShort, const char *locale,
    const uint16_t *zone, int32_t zoneLength, uint16_t *out, int32_t capacity) {
  static const struct { UCalendarDateFields field; URelativeDateTimeUnit unit; } units[] = {
    {UCAL_YEAR, UDAT_REL_UNIT_YEAR}, {UCAL_MONTH, UDAT_REL_UNIT_MONTH},
    {UCAL_WEEK_OF_YEAR, UDAT_REL_UNIT_WEEK}, {UCAL_DATE, UDAT_REL_UNIT_DAY},
    {UCAL_HOUR, UDAT_REL_UNIT_HOUR}, {UCAL_MINUTE, UDAT_REL_UNIT_MINUTE},
    {UCAL_SECOND, UDAT_REL_UNIT_SECOND}};
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(zone, zoneLength, "en", UCAL_GREGORIAN, &status);
  if (U_FAILURE(status)) return -1;
  ucal_setMillis(calendar, reference, &status);
  int32_t amount = 0;
  int index = 0;
  for (; index < 7 && !amount; index++) {
    amount = ucal_getFieldDifference(calendar, milliseconds, units[index].field, &status);
  }
  ucal_close(calendar);
  URelativeDateTimeFormatter *format = ureldatefmt_open(
      locale, 0, isShort ? UDAT_STYLE_SHORT : UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE,
      &status);
  URelativeDateTimeUnit unit = units[index - 1].unit;
  int32_t count = isNamed
      ? ureldatefmt_format(format, amount, unit, out, capacity, &status)
      : ureldatefmt_formatNumeric(format, amount, unit, out, capacity, &status);
  ureldatefmt_close(format);
  return length(count, status);
}

// Lists.

static ICUNames *names(UEnumeration *list, UErrorCode status) {
  if (U_SUCCESS(status)) return (ICUNames *)list;
  uenum_close(list);
  return 0;
}

ICUNames *icu_currencies(void) {
  UErrorCode status = U_ZERO_ERROR;
  return names(
      ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &status), status);
}

ICUNames *icu_zones(void) {
  UErrorCode status = U_ZERO_ERROR;
  return names(ucal_openTimeZones(&status), status);
}

const char *icu_next(ICUNames *names) {
  UErrorCode status = U_ZERO_ERROR;
  const char *next = uenum_next((UEnumeration *)names, 0, &status);
  return U_SUCCESS(status) ? next : 0;
}

void icu_closeNames(ICUNames *names) { uenum_close((UEnumeration *)names); }
