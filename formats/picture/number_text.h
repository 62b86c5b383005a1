#pragma once

#include <string>

namespace fairway::formats {

// A number in words on a picture or page, by one of printf's formats for a double.
std::string numberText(const char* format, double value);

} // namespace fairway::formats
