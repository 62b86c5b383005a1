#include "rules/lake_race/gate_steps.h"

namespace fairway::lake_race {

// Only cells on the line or beside it can have a step over it: those next to the points that `along` leads
// to.
GateSteps::GateSteps(const Lake& lake, const Gate& gate)
    : gate_(gate), columns_(lake.map.columns()), kinds_(static_cast<std::size_t>(lake.map.cellCount())) {
  const int last = gate.length > 0 ? gate.length : lake.map.columns() + lake.map.rows();
  for (int i = 0; i <= last; ++i) {
    const Hex on = gate.origin + i * gate.along;
    // A straight line that has left the lake's rectangle by more than a cell does not come back.
    const Cell cell = lake.cellOf(on);
    if (i > 0 && (cell.row < 0 || cell.row > lake.map.rows() + 1 || cell.column < -1 ||
                  cell.column > lake.map.columns() + 2))
      break;
    look(lake, on);
    for (Direction direction : allDirections) look(lake, neighbour(on, direction));
  }
}

void GateSteps::look(const Lake& lake, Hex from) {
  const Cell cell = lake.cellOf(from);
  if (lake.map.at(cell) != Terrain::Water || kinds_[index(cell)] != 0) return;
  unsigned kinds = 0;
  for (Direction direction : allDirections) {
    const Hex to = neighbour(from, direction);
    const Crossing crossing = meet(gate_, from, to).crossing;
    if (crossing == Crossing::None || lake.map.at(lake.cellOf(to)) != Terrain::Water) continue;
    kinds |= (crossing == Crossing::Forwards ? 1u : 2u) << (2 * static_cast<unsigned>(direction));
  }
  kinds_[index(cell)] = static_cast<std::uint16_t>(kinds);
  const bool small = lake.map.columns() <= maxBitSide && lake.map.rows() <= maxBitSide;
  if (kinds != 0 && small) near_.add(cell);
}

} // namespace fairway::lake_race
