#pragma once

#include "validator/regatta/water/passings.h"

namespace fairway::validator::regatta {

// A lone boat on its way: its pose and its layer.
struct State {
  Pose pose;
  int layer = 0;

  friend bool operator==(const State&, const State&) = default;
};

// States as sets of points, by layer and heading.
class States {
public:
  States() = default;
  States(const Lattice& lattice, int layers)
      : sets_(static_cast<std::size_t>(layers * headings), lattice.none()) {}

  PointSet& at(int layer, int heading) { return sets_[static_cast<std::size_t>(layer * headings + heading)]; }
  const PointSet& at(int layer, int heading) const {
    return sets_[static_cast<std::size_t>(layer * headings + heading)];
  }
  std::size_t size() const { return sets_.size(); }
  PointSet& operator[](std::size_t i) { return sets_[i]; }
  const PointSet& operator[](std::size_t i) const { return sets_[i]; }

  bool has(const Lattice& lattice, const State& state) const {
    return at(state.layer, state.pose.heading.steps()).has(lattice.indexOf(state.pose.at));
  }

private:
  std::vector<PointSet> sets_;
};

} // namespace fairway::validator::regatta
