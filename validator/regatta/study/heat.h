#pragma once

#include "rules/base/evidence.h"
#include "validator/regatta/water/lattice.h"

namespace fairway::validator::regatta {

// Points by how hot they are, as evidence: one region a band, the coolest first. So a heat map can be drawn,
// and read from a report, like any other evidence.
class HeatMap {
public:
  explicit HeatMap(int bands) : bands_(static_cast<std::size_t>(bands)) {}

  // `heat` counts bands from 0; whatever is hotter belongs to the last.
  void add(Vec point, int heat);
  std::vector<Evidence> evidence() const; // bands without points are left out

private:
  std::vector<std::vector<Vec>> bands_;
};

} // namespace fairway::validator::regatta
