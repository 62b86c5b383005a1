#pragma once

#include "validator/par/backup.h"

#include <tbb/enumerable_thread_specific.h>

namespace fairway::validator {

// Works out the values of one gate's states, all gates after it being solved.
//
// Cells are taken in the order of their steps to the finish, so that one sweep carries what is known near the
// gate all the way back; and only where something that a boat can move into has changed since. They are taken
// in bands: within a band all are worked out before any is written. So the result does not depend on who
// works on what, and a band is worked on in parallel.
class GateSolver {
public:
  GateSolver(const StateSpace& space, Costs costs, int gate, ValueTable& values);

  // Works on all that is due, at first everything. What changes by more than `threshold` makes due whatever
  // depends on it. Returns the greatest change of a state.
  double sweep(double threshold);

  std::size_t backups() const { return backups_; } // states worked out so far

private:
  // A cell in a stage. Its six headings share what lies ahead.
  struct Node {
    StateSpace::Water water;
    Stage stage;
  };
  struct Task {
    std::uint32_t node;
    std::uint8_t headings; // a bit each
    std::size_t resultsAt;
  };

  std::size_t nextBand(std::size_t from);
  void workOut(Backup& backup, const Task& task);
  double write(const Task& task, double threshold);
  double writeHeading(const Node& node, int heading, const ByDamage* results, double threshold);
  void makeDue(StateSpace::Water water, int direction);

  const StateSpace& space_;
  Stage first_;
  int stages_;
  ValueTable& values_;
  std::vector<Node> nodes_;          // in the order of work
  std::vector<std::int32_t> nodeAt_; // by water and stage; -1: none
  std::vector<std::uint8_t> due_;    // by node: the directions in which something has changed
  std::vector<Task> band_;
  std::vector<ByDamage> results_;
  std::size_t backups_ = 0;
  tbb::enumerable_thread_specific<Backup> workers_;
};

} // namespace fairway::validator
