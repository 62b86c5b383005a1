#include "formats/picture/number_text.h"

#include <cstdio>

namespace fairway::formats {

std::string numberText(const char* format, double value) {
  char text[40];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

} // namespace fairway::formats
