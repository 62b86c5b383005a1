#pragma once

#include "rules/table/table.h"

#include <functional>
#include <span>

namespace fairway::editor::race {

// A moment of a record at which something better could have been chosen.
struct Exercise {
  int turn = 1; // in which it is
  table::Moment moment = table::Moment::Turn;
  std::vector<std::pair<Tree, double>> costs; // of each choice against the best, which comes first
  double played = 0;                          // what the choice of the record cost

  const Tree& best() const { return costs.front().first; }
};

// What each choice of a moment costs against the best, which comes first; none: it is not known.
using CostsOf = std::function<std::vector<std::pair<Tree, double>>(const table::Play&)>;

// Plays a record again, and picks the moment of each of these turns (ascending) at which the choice cost
// most. Turns that cost nothing are left out.
std::vector<Exercise> exercisesIn(const table::Play& begin, std::span<const table::Event> acts,
                                  const std::vector<int>& turns, const CostsOf& costsOf);

} // namespace fairway::editor::race
