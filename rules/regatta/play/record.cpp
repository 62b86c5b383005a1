#include "rules/regatta/play/record.h"

namespace fairway::regatta {

std::string_view nameOf(Until until) {
  return until == Until::First ? "first" : "all";
}

std::optional<Until> untilNamed(std::string_view name) {
  if (name == "first") return Until::First;
  if (name == "all") return Until::All;
  return std::nullopt;
}

} // namespace fairway::regatta
