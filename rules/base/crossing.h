#pragma once

#include <cstdint>

// Boats pass gates: lines that one step or track after the other may meet.
namespace fairway {

enum class Crossing : std::int8_t { Backwards = -1, None = 0, Forwards = 1 };

// How a step meets a gate, and after which share of the step (numerator over denominator, exact).
struct Meeting {
  Crossing crossing = Crossing::None;
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  // Of two gates on the same step.
  constexpr bool isBefore(const Meeting& other) const {
    return numerator * other.denominator < other.numerator * denominator;
  }
};

} // namespace fairway
