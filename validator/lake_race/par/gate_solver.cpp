#include "validator/lake_race/par/gate_solver.h"

#include <tbb/parallel_for.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

constexpr std::size_t bandSize = 128; // large enough to share out, small enough to pass news on
constexpr std::size_t grain = 16;     // less work than this is done sooner than shared out

constexpr std::uint8_t allHeadings = 0x3f;
constexpr auto relaxed = std::memory_order_relaxed; // bands end with all threads meeting

// A boat can turn by one.
constexpr std::uint8_t headingsThatTurnTo(int direction) {
  return static_cast<std::uint8_t>(1 << (direction + 5) % 6 | 1 << direction | 1 << (direction + 1) % 6);
}

} // namespace

GateSolver::GateSolver(const StateSpace& space, Costs costs, int gate, ValueTable& values)
    : space_(space), first_(firstStage(gate)), stages_(lastStage(gate) - first_), values_(values),
      workers_([&space, costs] { return Backup(space, costs); }) {
  for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
    for (Stage stage = first_; stage < first_ + stages_; ++stage)
      for (int heading = 0; heading < 6 && space.reachable(water, stage); ++heading)
        poses_.push_back({water, static_cast<std::uint8_t>(stage), static_cast<std::uint8_t>(heading)});
  std::stable_sort(poses_.begin(), poses_.end(), [&](const Pose& a, const Pose& b) {
    return space.wayToGo(a.water, a.heading, a.stage) < space.wayToGo(b.water, b.heading, b.stage);
  });
  due_ = std::vector<std::atomic<std::uint8_t>>(static_cast<std::size_t>(space.waterCount() * stages_));
  for (auto& due : due_) due.store(allHeadings, relaxed);
}

double GateSolver::sweep(double threshold, const WorkWatch& watch) {
  double greatestChange = 0;
  for (std::size_t from = 0; from < poses_.size() && !watch.stopWanted();) {
    from = nextBand(from);
    greatestChange = std::max(greatestChange, workOutBand(threshold));
  }
  return greatestChange;
}

// Collects what is due, from this pose on, until there is enough of it; returns where to go on.
std::size_t GateSolver::nextBand(std::size_t from) {
  band_.clear();
  std::size_t results = 0;
  for (; from < poses_.size() && band_.size() < bandSize; ++from) {
    const Pose& pose = poses_[from];
    std::atomic<std::uint8_t>& due = dueAt(pose.water, pose.stage);
    if ((due.load(relaxed) & 1 << pose.heading) == 0) continue;
    due.fetch_and(static_cast<std::uint8_t>(~(1 << pose.heading)), relaxed);
    band_.push_back({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(results)});
    results += static_cast<std::size_t>(space_.stateCount(space_.way(pose.water, pose.heading)));
  }
  if (results_.size() < results) results_.resize(results);
  backups_ += results * damageLevels;
  return from;
}

double GateSolver::workOutBand(double threshold) {
  using Part = tbb::blocked_range<std::size_t>;
  const Part whole(0, band_.size(), grain);
  tbb::parallel_for(whole, [&](const Part& part) {
    Backup& backup = workers_.local();
    for (std::size_t i = part.begin(); i < part.end(); ++i) workOut(backup, band_[i]);
  });
  const auto greater = [](double a, double b) { return std::max(a, b); };
  return tbb::parallel_reduce(
      whole, 0.0,
      [&](const Part& part, double change) {
        for (std::size_t i = part.begin(); i < part.end(); ++i)
          change = std::max(change, write(band_[i], threshold));
        return change;
      },
      greater);
}

void GateSolver::workOut(Backup& backup, const Task& task) {
  const Pose& pose = poses_[task.pose];
  backup.lookFrom(values_, pose.water, pose.stage, pose.heading);
  backup.evaluate(pose.heading, results_.data() + task.resultsAt);
}

// Each state belongs to one pose, and to make something due twice is to make it due: so poses are written in
// any order, by several threads.
double GateSolver::write(const Task& task, double threshold) {
  const Pose& pose = poses_[task.pose];
  const StateSpace::Way& way = space_.way(pose.water, pose.heading);
  const ByDamage* results = results_.data() + task.resultsAt;
  double greatestChange = 0;
  int dice = 0;
  for (int total = 0; total <= way.back; ++total) {
    const std::size_t slot = space_.way(space_.originOf(way, total), pose.heading).slot;
    ByDamage* values = &values_.at(pose.stage, slot);
    ByDamage change = ByDamage::all(0);
    for (const int end = space_.dice().countUpTo(total); dice < end; ++dice) {
      change = most(change, apart(results[dice], values[dice]));
      values[dice] = results[dice];
    }
    greatestChange = std::max(greatestChange, greatest(change));
    if (greatest(change) > threshold) makeDue(way, pose, total);
  }
  return greatestChange;
}

// The states of this total have changed: states that can move into them are due.
void GateSolver::makeDue(const StateSpace::Way& way, const Pose& changed, int total) {
  makeDue(space_.originOf(way, total), changed.heading, space_.dice().countUpTo(total) - 1, changed.stage);
  if (total > 0 || way.run > 0) return;
  // Without dice, and no water ahead: boats may crash into this state from all along the way.
  for (int back = 1; back <= way.back; ++back) {
    const StateSpace::Water origin = space_.originOf(way, back);
    const int longest = space_.runCount(space_.way(origin, changed.heading)) - 1;
    makeDue(origin, changed.heading, longest, changed.stage);
  }
}

// Stages of one gate differ by what is owed: which of them lead to `ending`, depends on the gates on the way.
void GateSolver::makeDue(StateSpace::Water water, int direction, int dice, Stage ending) {
  const std::uint8_t headings = headingsThatTurnTo(direction);
  for (Stage stage = first_; stage < first_ + stages_; ++stage) {
    std::atomic<std::uint8_t>& due = dueAt(water, stage);
    if ((due.load(relaxed) & headings) == headings || !space_.reachable(water, stage)) continue;
    if (space_.stageAfter(water, direction, stage, dice) == ending) due.fetch_or(headings, relaxed);
  }
}

} // namespace fairway::validator::lake_race
