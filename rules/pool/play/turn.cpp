#include "rules/pool/play/turn.h"

namespace fairway::pool {

std::string_view nameOf(Act act) {
  constexpr std::array<std::string_view, 4> names{"swim", "reveal", "move", "pass"};
  return names[static_cast<std::size_t>(act)];
}

} // namespace fairway::pool
