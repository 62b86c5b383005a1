#include "rules/table/play.h"

#include <array>

namespace fairway::table {

std::string_view nameOf(Moment moment) {
  constexpr std::array<std::string_view, 8> names{"place", "dice", "steer",  "play",
                                                  "turn",  "to",   "chance", "over"};
  return names[static_cast<std::size_t>(moment)];
}

Refused notARequest(std::string message) {
  return {"request", std::move(message)};
}

Refused notThisMoment(Phrase message) {
  return {"moment", std::move(message)};
}

Refused notThisMoment(std::string message) {
  return notThisMoment(Phrase(std::move(message)));
}

} // namespace fairway::table
