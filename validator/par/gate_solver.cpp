#include "validator/par/gate_solver.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <utility>

namespace fairway::validator {

namespace {

constexpr std::size_t bandHeadings = 120; // large enough to share out, small enough to pass news on
constexpr std::size_t grain = 4;
constexpr std::uint8_t allHeadings = 0x3f;

// A boat can turn by one: what changed in these directions matters to these headings.
std::uint8_t widened(std::uint8_t directions) {
  const int left = directions << 1 | directions >> 5;
  const int right = directions >> 1 | directions << 5;
  return static_cast<std::uint8_t>((directions | left | right) & allHeadings);
}

} // namespace

GateSolver::GateSolver(const StateSpace& space, Costs costs, int gate, ValueTable& values)
    : space_(space), first_(firstStage(gate)), stages_(lastStage(gate) - first_), values_(values),
      workers_([&space, costs] { return Backup(space, costs); }) {
  for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
    for (Stage stage = first_; stage < first_ + stages_; ++stage)
      if (space.stepsToGo(water, stage) != StateSpace::unreachable) nodes_.push_back({water, stage});
  std::stable_sort(nodes_.begin(), nodes_.end(), [&](const Node& a, const Node& b) {
    return space.stepsToGo(a.water, a.stage) < space.stepsToGo(b.water, b.stage);
  });
  nodeAt_.assign(static_cast<std::size_t>(space.waterCount() * stages_), -1);
  for (std::size_t i = 0; i < nodes_.size(); ++i)
    nodeAt_[static_cast<std::size_t>(nodes_[i].water * stages_ + nodes_[i].stage - first_)] =
        static_cast<std::int32_t>(i);
  due_.assign(nodes_.size(), allHeadings);
}

double GateSolver::sweep(double threshold) {
  double greatest = 0;
  for (std::size_t from = 0; from < nodes_.size();) {
    from = nextBand(from);
    const auto workOutPart = [&](const tbb::blocked_range<std::size_t>& part) {
      Backup& worker = workers_.local();
      for (std::size_t i = part.begin(); i < part.end(); ++i) workOut(worker, band_[i]);
    };
    // Little work is done sooner than shared out.
    const tbb::blocked_range<std::size_t> whole(0, band_.size(), grain);
    if (band_.size() <= 2 * grain)
      workOutPart(whole);
    else
      tbb::parallel_for(whole, workOutPart);
    for (const Task& task : band_) greatest = std::max(greatest, write(task, threshold));
  }
  return greatest;
}

// Collects what is due, from this node on, until there is enough of it; returns where to go on.
std::size_t GateSolver::nextBand(std::size_t from) {
  band_.clear();
  std::size_t headings = 0;
  std::size_t results = 0;
  for (; from < nodes_.size() && headings < bandHeadings; ++from) {
    const std::uint8_t due = widened(std::exchange(due_[from], 0));
    if (due == 0) continue;
    band_.push_back({static_cast<std::uint32_t>(from), due, results});
    for (int heading = 0; heading < 6; ++heading) {
      if ((due >> heading & 1) == 0) continue;
      ++headings;
      results += static_cast<std::size_t>(space_.stateCount(space_.way(nodes_[from].water, heading)));
    }
  }
  if (results_.size() < results) results_.resize(results);
  backups_ += results * damageLevels;
  return from;
}

void GateSolver::workOut(Backup& backup, const Task& task) {
  const Node& node = nodes_[task.node];
  backup.look(values_, node.water, node.stage);
  ByDamage* results = results_.data() + task.resultsAt;
  for (int heading = 0; heading < 6; ++heading) {
    if ((task.headings >> heading & 1) == 0) continue;
    backup.evaluate(heading, results);
    results += space_.stateCount(space_.way(node.water, heading));
  }
}

double GateSolver::write(const Task& task, double threshold) {
  const Node& node = nodes_[task.node];
  const ByDamage* results = results_.data() + task.resultsAt;
  double greatest = 0;
  for (int heading = 0; heading < 6; ++heading) {
    if ((task.headings >> heading & 1) == 0) continue;
    greatest = std::max(greatest, writeHeading(node, heading, results, threshold));
    results += space_.stateCount(space_.way(node.water, heading));
  }
  return greatest;
}

double GateSolver::writeHeading(const Node& node, int heading, const ByDamage* results, double threshold) {
  const StateSpace::Way& way = space_.way(node.water, heading);
  double greatest = 0;
  int dice = 0;
  for (int total = 0; total <= way.back; ++total) {
    const StateSpace::Water origin = space_.originOf(way, total);
    const std::size_t slot = space_.way(origin, heading).slot;
    double change = 0;
    for (const int end = space_.dice().countUpTo(total); dice < end; ++dice) {
      ByDamage& value = values_.at(node.stage, slot + static_cast<std::size_t>(dice));
      change = std::max({change, excess(results[dice], value), excess(value, results[dice])});
      value = results[dice];
    }
    greatest = std::max(greatest, change);
    if (change <= threshold) continue;
    makeDue(origin, heading);
    // Without dice, and no water ahead: boats may crash into this state from all along the way.
    if (total == 0 && way.run == 0)
      for (int back = 1; back <= way.back; ++back) makeDue(space_.originOf(way, back), heading);
  }
  return greatest;
}

// Stages of one gate differ by what is owed; a move from any of them may end in the one that changed.
void GateSolver::makeDue(StateSpace::Water water, int direction) {
  for (int stage = 0; stage < stages_; ++stage) {
    const std::int32_t node = nodeAt_[static_cast<std::size_t>(water * stages_ + stage)];
    if (node < 0) continue;
    std::uint8_t& due = due_[static_cast<std::size_t>(node)];
    due = static_cast<std::uint8_t>(due | 1 << direction);
  }
}

} // namespace fairway::validator
