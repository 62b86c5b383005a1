#include "rules/lake_race/gates/gate_steps.h"

#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::lake_race {

namespace {

struct LineStep {
  Hex from, to; // seen from the line's origin
  Direction direction;
  Crossing crossing;
};
using Stretch = std::vector<LineStep>;

// The steps that meet a line between its origin and the next point that `along` leads to: what the ray from
// the origin meets and the ray from that point does not.
Stretch stretchOf(Gate ray) {
  Gate further = ray;
  further.origin = ray.origin + ray.along;
  Stretch stretch;
  for (Hex from : disk({}, 4))
    for (Direction direction : allDirections) {
      const Hex to = neighbour(from, direction);
      const Crossing crossing = meet(ray, from, to).crossing;
      if (crossing != Crossing::None && meet(further, from, to).crossing == Crossing::None)
        stretch.push_back({from, to, direction, crossing});
    }
  return stretch;
}

// By direction, sense and whether reaching the line is enough.
const Stretch& stretchFor(const Gate& gate) {
  static const auto all = [] {
    std::array<std::array<std::array<Stretch, 2>, 2>, 12> stretches;
    int thirties = 0;
    for (auto& ofDirection : stretches) {
      const Hex along = Compass(thirties++).vector();
      for (Arrow sense : {Arrow::Clockwise, Arrow::Counterclockwise})
        for (bool reach : {false, true})
          ofDirection[static_cast<std::size_t>(sense)][reach] = stretchOf({{}, along, 0, sense, reach});
    }
    return stretches;
  }();
  int thirties = 0;
  while (thirties < 12 && Compass(thirties).vector() != gate.along) ++thirties;
  FAIRWAY_EXPECTS(thirties < 12);
  return all[static_cast<std::size_t>(thirties)][static_cast<std::size_t>(gate.sense)][gate.reachIsEnough];
}

} // namespace

// A line is the same stretch over and over: so its steps need not be looked for.
template <class Visit>
void GateSteps::forEachStep(const Lake& lake, Visit visit) const {
  const Stretch& stretch = stretchFor(gate_);
  // No point of the lake is further from the buoy, even if that stands outside.
  const int furthest = distance(gate_.origin, lake.hexOf({1, 1})) + lake.map.columns() + lake.map.rows();
  const int stretches = gate_.length > 0 ? gate_.length : furthest;
  bool wasInReach = false;
  for (int i = 0; i < stretches; ++i) {
    const Hex origin = gate_.origin + i * gate_.along;
    const Cell at = lake.cellOf(origin);
    const bool inReach = at.row >= -1 && at.row <= lake.map.rows() + 2 && at.column >= -2 &&
                         at.column <= lake.map.columns() + 3;
    if (!inReach && wasInReach) break; // a line does not come back
    wasInReach = inReach;
    if (!inReach) continue;
    for (const LineStep& step : stretch) {
      const Cell from = lake.cellOf(origin + step.from);
      if (lake.map.at(from) != Terrain::Water) continue;
      const Cell to = lake.cellOf(origin + step.to);
      if (lake.map.at(to) == Terrain::Water) visit(from, to, step);
    }
  }
}

GateSteps::GateSteps(const Lake& lake, const Gate& gate)
    : gate_(gate), near_(BitLayout(lake.map)), behind_(near_), rows_(lake.map.rows()), rowsBehind_(rows_),
      spans_(static_cast<std::size_t>(lake.map.rows() + 2)) {
  struct Found {
    Cell from;
    unsigned direction; // its bit
    bool forwards;
  };
  std::vector<Found> found;
  found.reserve(256);
  forEachStep(lake, [&](Cell from, Cell to, const LineStep& step) {
    const bool forwards = step.crossing == Crossing::Forwards;
    near_.add(from);
    rows_.add(from.row);
    if (forwards) {
      behind_.add(to);
      rowsBehind_.add(to.row);
    }
    Span& span = spans_[static_cast<std::size_t>(from.row)];
    span.first = std::min(span.first, from.column);
    span.last = std::max(span.last, from.column);
    found.push_back({from, 1u << static_cast<unsigned>(step.direction), forwards});
  });
  int size = 0;
  rows_.forEach([&](int row) {
    Span& span = spans_[static_cast<std::size_t>(row)];
    span.begin = size;
    size += span.last - span.first + 1;
  });
  kinds_.resize(static_cast<std::size_t>(size));
  for (const Found& each : found) {
    Kinds& kinds = kinds_[placeOf(each.from)];
    std::uint8_t& kind = each.forwards ? kinds.forwards : kinds.backwards;
    kind = static_cast<std::uint8_t>(kind | each.direction);
  }
}

int GateSteps::countBefore(const BitCells& water) const {
  int count = 0;
  rows_.forEach([&](int row) {
    const Span& span = spans_[static_cast<std::size_t>(row)];
    for (int column = span.first; column <= span.last; ++column)
      if (const Cell cell{column, row}; kindsAt(cell).forwards != 0 && water.has(cell)) ++count;
  });
  return count;
}

} // namespace fairway::lake_race
