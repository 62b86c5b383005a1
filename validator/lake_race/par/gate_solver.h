#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/par/bellman_update.h"

#include <tbb/enumerable_thread_specific.h>

#include <atomic>

namespace fairway::validator::lake_race {

// Works out the values of one gate's states, all gates after it being solved.
//
// A state is a cell, a heading, the dice on the table, the damage and a stage (the gate to pass next and what
// is owed there). Its value is the least expected cost from there to the end of the race:
//
//   value(state) = 1 + min over dice kept or added of E over the roll of min over steering of value(next)
//
// where steering is limited to the headings that the rules allow with that roll. A gate that is done stays
// done: all states of later gates are known when a gate begins, and the gates can be solved one by one from
// the finish backwards. Within a gate the states depend on each other in circles (a boat may wait, turn or
// undo a pass), so their values are found by value iteration. It starts from above, with costs that no state
// can exceed, and every sweep brings values down; the proof that they have come close enough is not made here
// but by the certificate.
//
// What makes it quick:
// - Poses (cell, stage, heading) are taken in the order of the way to go, so one sweep carries what is known
//   near the gate all the way back.
// - Only what is *due* is worked out: poses from which a boat can move into something that has changed by
//   more than the threshold. After a few sweeps that is a small part of all.
// - All dice and the four damage levels of a pose are worked out together, because they look at the same
//   neighbours (see Backup and ByDamage).
// - Poses are taken in bands of 128. Within a band all are worked out from the old values before any is
//   written. So a band can be shared out among threads, and the digits do not depend on how many there are.
class GateSolver {
public:
  GateSolver(const StateSpace& space, Costs costs, int gate, ValueTable& values);

  // Works on all that is due, at first everything. What changes by more than `threshold` makes everything due
  // that depends on it. Returns the greatest change of a state; the value means nothing if the watch wants to
  // stop.
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
