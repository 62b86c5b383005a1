#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/par/bellman_update.h"

#include <tbb/enumerable_thread_specific.h>

#include <atomic>

namespace fairway::validator::lake_race {

// Works out the values of one gate's states, all gates after it being solved.
//
// Cells and headings are taken in the order of the way to the finish, so that one sweep carries what is known
// near the gate all the way back; and only where something that a boat can move into has changed since. They
// are taken in bands: within a band all are worked out before any is written. So the result does not depend
// on who works on what, and a band is worked on in parallel.
class GateSolver {
public:
  GateSolver(const StateSpace& space, Costs costs, int gate, ValueTable& values);

  // Works on all that is due, at first everything. What changes by more than `threshold` makes due whatever
  // depends on it. Returns the greatest change of a state; should the watch want to stop, nothing that
  // counts.
  double sweep(double threshold, const WorkWatch& watch);

  std::size_t backups() const { return backups_; } // states worked out so far

private:
  // A cell in a stage with a heading: its states differ by dice and damage.
  struct Pose {
    StateSpace::Water water;
    std::uint8_t stage;
    std::uint8_t heading;
  };
  struct Task {
    std::uint32_t pose;
    std::uint32_t resultsAt;
  };

  // By water and stage: the headings that are due, a bit each. Set by many at once.
  std::atomic<std::uint8_t>& dueAt(StateSpace::Water water, Stage stage) {
    return due_[static_cast<std::size_t>(water * stages_ + stage - first_)];
  }
  std::size_t nextBand(std::size_t from);
  double workOutBand(double threshold);
  void workOut(Backup& backup, const Task& task);
  double write(const Task& task, double threshold);
  void makeDue(const StateSpace::Way& way, const Pose& changed, int total);
  void makeDue(StateSpace::Water water, int direction, int dice, Stage ending);

  const StateSpace& space_;
  Stage first_;
  int stages_;
  ValueTable& values_;
  std::vector<Pose> poses_; // in the order of work
  std::vector<std::atomic<std::uint8_t>> due_;
  std::vector<Task> band_;
  std::vector<ByDamage> results_;
  std::size_t backups_ = 0;
  tbb::enumerable_thread_specific<Backup> workers_;
};

} // namespace fairway::validator::lake_race
