#pragma once

#include <string>

namespace fairway::formats {

// Text of a document as a line for a terminal: line ends become blanks, and characters that move the cursor
// or change colours are shown by their codes.
std::string asLine(const std::string& text);

} // namespace fairway::formats
