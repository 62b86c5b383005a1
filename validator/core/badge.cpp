#include "validator/core/badge.h"

namespace fairway::validator {

std::string_view nameOf(Badge badge) {
  constexpr std::array<std::string_view, 4> names{"", "inaccuracy", "mistake", "blunder"};
  return names[static_cast<std::size_t>(badge)];
}

Badge badgeFor(double lost, const BadgeLimits& limits) {
  int badge = 0;
  for (const double limit : limits)
    if (lost >= limit - reachedFrom) ++badge;
  return static_cast<Badge>(badge);
}

} // namespace fairway::validator
