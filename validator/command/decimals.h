#pragma once

#include <string>

namespace fairway::command {

// A number as people read it, with so many digits behind the point.
std::string fixed(double number, int decimals);

} // namespace fairway::command
