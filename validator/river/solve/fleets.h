#pragma once

#include "rules/river/play/fleet.h"

#include <span>

namespace fairway::validator::river {

using fairway::river::Fleet;
using fairway::river::Phase;
using fairway::river::River;
using fairway::river::SectionNow;

// A fleet as solvers count it: how many boats, and its number among all fleets of this many.
struct FleetId {
  int boats = 0;
  int index = 0;

  friend bool operator==(const FleetId&, const FleetId&) = default;
};

// All fleets of up to this many boats on this many sections: C(n + k - 1, k) of k boats.
class FleetTable {
public:
  FleetTable(int sections, int mostBoats);

  int sections() const { return sections_; }
  int mostBoats() const { return static_cast<int>(sizes_.size()) - 1; }
  int count(int boats) const { return static_cast<int>(size(boats).falls.size()); }

  // Where its boats stand, ascending.
  std::span<const std::uint8_t> boatsOf(FleetId fleet) const {
    return {size(fleet.boats).boats.data() + fleet.index * fleet.boats,
            static_cast<std::size_t>(fleet.boats)};
  }
  FleetId idOf(std::span<const std::uint8_t> ascending) const;
  FleetId idOf(const Fleet& fleet) const;
  FleetId allOn(int boats, int section) const;

  // What the waterfall leaves of it.
  FleetId afterFall(FleetId fleet) const {
    return size(fleet.boats).falls[static_cast<std::size_t>(fleet.index)];
  }

private:
  struct Size {
    std::vector<std::uint8_t> boats; // of all fleets, one after the other
    std::vector<FleetId> falls;
  };

  const Size& size(int boats) const { return sizes_[static_cast<std::size_t>(boats)]; }
  void enumerate(int boats);

  int sections_;
  std::vector<Size> sizes_;
  std::vector<std::vector<int>> choose_; // multisets of this many boats on this many sections
};

} // namespace fairway::validator::river
