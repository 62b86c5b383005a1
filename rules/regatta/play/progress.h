#pragma once

#include "rules/regatta/board/gate.h"

#include <span>

namespace fairway::regatta {

// How far a boat has come: the gate it has to pass next, and how often it has passed that gate backwards
// since.
struct Progress {
  std::uint8_t gate = 0; // as many as there are gates: finished
  std::uint32_t owed = 0;

  friend constexpr bool operator==(Progress, Progress) = default;
};

// The only place that counts gates: how far a boat has come after a leg of its track. The first gate is START
// and the last FINISH; passing these two backwards means nothing.
Progress advanced(std::span<const Gate> gates, Progress progress, Vec from, Vec to);

} // namespace fairway::regatta
