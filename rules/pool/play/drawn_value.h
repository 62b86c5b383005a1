#pragma once

#include "rules/base/random.h"
#include "rules/pool/play/position.h"

namespace fairway::pool {

// What a reveal turns up: one of the hidden tiles of the side to move, each as likely as any other.
inline int drawnValue(const Position& position, Random& random) {
  const Side side = position.toMove();
  auto left = static_cast<int>(random.below(static_cast<std::uint64_t>(position.hidden(side))));
  int value = 1;
  while (left >= position.hidden(side, value)) left -= position.hidden(side, value++);
  return value;
}

} // namespace fairway::pool
