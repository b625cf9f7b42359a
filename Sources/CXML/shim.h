// libxml2's headers bring ICU's, whose types have the names of those of the ICU in Swift's Foundation.
// Nothing here needs them: what they would add stands behind pointers.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
