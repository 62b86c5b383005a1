#pragma once

#include "rules/base/number_text.h"

#include <cmath>

namespace fairway::editor::race {

// With a sign, unless it is shown as nothing: "+1.2", "-0.4", "0.0".
inline std::string withSign(double turns) {
  const std::string text = withDecimals(std::abs(turns), 1);
  return text == "0.0" ? text : (turns < 0 ? "-" : "+") + text;
}

} // namespace fairway::editor::race
