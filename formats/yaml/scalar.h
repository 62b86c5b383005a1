#pragma once

#include <string>
#include <string_view>

// Text as a YAML scalar: plain where that reads back as the same text, else in double quotes.
namespace fairway::formats {

std::string blockScalar(std::string_view text); // as the value of a key on its own line
std::string flowScalar(std::string_view text);  // inside {} or []

// Whether a text of several lines can stand in a literal block (`|`), which is how people like to read it.
bool fitsLiteral(std::string_view text);

} // namespace fairway::formats
