#pragma once

#include "rules/lake_race/bit_rows.h"
#include "rules/lake_race/gate.h"

namespace fairway::lake_race {

// The steps over a lake's water that pass a gate, looked up by cell and direction.
class GateSteps {
public:
  GateSteps(const Lake& lake, const Gate& gate);

  const Gate& gate() const { return gate_; }

  // Cells from which some step passes the gate, either way; as a set only on small lakes.
  const BitRows& near() const { return near_; }
  bool isNear(Cell cell) const { return kinds_[index(cell)] != 0; }

  Crossing crossing(Cell from, Direction direction) const {
    const int two = (kinds_[index(from)] >> (2 * static_cast<int>(direction))) & 3;
    return two == 0 ? Crossing::None : two == 1 ? Crossing::Forwards : Crossing::Backwards;
  }

private:
  std::size_t index(Cell cell) const {
    return static_cast<std::size_t>((cell.row - 1) * columns_ + cell.column - 1);
  }
  void look(const Lake& lake, Hex from);

  Gate gate_;
  int columns_;
  BitRows near_;
  std::vector<std::uint16_t> kinds_; // two bits for each direction
};

} // namespace fairway::lake_race
