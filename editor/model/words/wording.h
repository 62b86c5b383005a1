#pragma once

#include "formats/text/problem.h"
#include "rules/base/document_info.h"

#include <string>

namespace fairway::editor {

// Words of the house as people read them, in their language.
std::string shownName(Severity severity);                 // error, warning, ...
std::string shownText(const formats::Problems& problems); // a line each: where it is, and what is wrong

// The numbers in a text with the decimal mark of the user's language: 17.5 or 17,5. For what is shown, never
// for documents.
std::string shownDecimals(std::string text);
// A number and its per cent sign never stand on two lines: for texts that are wrapped.
std::string keptTogether(std::string text);
std::string shownNumber(double value, int decimals);
std::string shownSigned(double value, int decimals); // +1.2, -0.4, and 0.0 without a sign

} // namespace fairway::editor
