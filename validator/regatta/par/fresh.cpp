#include "validator/regatta/par/fresh.h"

#include "validator/regatta/par/gate_solver.h"

#include <tbb/parallel_for.h>

#include <memory>

namespace fairway::validator::regatta {

namespace {

// Moves over the finish line lead to 0.
std::vector<Arrival> finishes(const Waters& waters, const Passings& passings, const OddMoves& odd) {
  std::vector<Arrival> arrivals;
  const int last = passings.layers().gates() - 1, layer = passings.layers().count() - 1;
  const auto base = static_cast<std::uint32_t>(layer * waters.lattice().points());
  for (int move = 0; move < static_cast<int>(waters.moves().size()); ++move)
    for (int heading = 0; heading < headings; ++heading)
      for (const Passings::Word& word : passings.words(last, move, Heading(heading)))
        forEachBit(word.forwards, [&](std::size_t bit) {
          const std::uint32_t point = word.word * PointSet::bits + static_cast<std::uint32_t>(bit);
          arrivals.push_back({0, (base + point) * headings + static_cast<std::uint32_t>(heading), move});
        });
  for (const OddMove& move : odd.finishing) arrivals.push_back({0, move.from, move.move});
  return arrivals;
}

// All gates, the last one first. What a state is worth never depends on earlier gates, and on later ones only
// as far as their values are less: so each gate works one shelf behind the next one, and all of them at the
// same time. The result does not depend on which is quicker.
template <class Mask>
class FreshSolver {
public:
  FreshSolver(const Waters& waters, const Passings& passings, const CardClasses& classes)
      : odd_(waters, passings), gates_(static_cast<std::size_t>(passings.layers().gates())),
        inboxes_(gates_.size()), states_(waters.poseCount() * passings.layers().count()) {
    tbb::parallel_for(std::size_t{0}, gates_.size(), [&](std::size_t gate) {
      gates_[gate] =
          std::make_unique<GateSolver<Mask>>(waters, passings, classes, odd_, static_cast<int>(gate));
    });
    for (auto& inbox : inboxes_) inbox.resize(1);
    for (const Arrival& each : finishes(waters, passings, odd_)) {
      const auto layer = each.state / headings / static_cast<std::uint32_t>(waters.lattice().points());
      inboxes_[static_cast<std::size_t>(passings.layers().gateOf(static_cast<int>(layer)))][0].push_back(
          each);
    }
  }

  // False when stopped.
  bool run(WorkWatch& watch) {
    for (std::size_t wave = 0; !done(wave); ++wave) {
      tbb::parallel_for(std::size_t{0}, gates_.size(), [&](std::size_t gate) {
        if (const std::size_t behind = lag(gate); behind <= wave)
          gates_[gate]->settleShelf(taken(gate, wave - behind));
      });
      std::int64_t settled = 0;
      for (std::size_t gate = 0; gate < gates_.size(); ++gate) {
        settled += gates_[gate]->settledCount();
        for (std::size_t earlier = 0; earlier < gate && lag(gate) <= wave; ++earlier)
          deliver(earlier, wave - lag(gate), gates_[gate]->takeLeaving(static_cast<int>(earlier)));
      }
      if (watch.stopWanted()) return false;
      watch.advance(static_cast<double>(settled) / static_cast<double>(states_));
    }
    return true;
  }

  void copyValues(std::vector<float>& values) const {
    tbb::parallel_for(std::size_t{0}, gates_.size(),
                      [&](std::size_t gate) { gates_[gate]->copyValues(values.data()); });
  }

private:
  std::size_t lag(std::size_t gate) const { return gates_.size() - 1 - gate; }

  bool done(std::size_t wave) const {
    for (std::size_t gate = 0; gate < gates_.size(); ++gate)
      if (wave < lag(gate) + std::max(gates_[gate]->shelves(), inboxes_[gate].size())) return false;
    return true;
  }

  void deliver(std::size_t gate, std::size_t shelf, const std::vector<Arrival>& arrivals) {
    if (arrivals.empty()) return;
    auto& inbox = inboxes_[gate];
    if (shelf >= inbox.size()) inbox.resize(shelf + 1);
    inbox[shelf].insert(inbox[shelf].end(), arrivals.begin(), arrivals.end());
  }
  std::vector<Arrival> taken(std::size_t gate, std::size_t shelf) {
    if (shelf >= inboxes_[gate].size()) return {};
    return std::exchange(inboxes_[gate][shelf], {});
  }

  OddMoves odd_;
  std::vector<std::unique_ptr<GateSolver<Mask>>> gates_;
  std::vector<std::vector<std::vector<Arrival>>> inboxes_; // by gate and shelf
  std::int64_t states_;
};

template <class Mask>
bool solve(const Waters& waters, const Passings& passings, const CardClasses& classes, WorkWatch& watch,
           std::vector<float>& values) {
  FreshSolver<Mask> solver(waters, passings, classes);
  if (!solver.run(watch)) return false;
  solver.copyValues(values);
  return true;
}

} // namespace

Fresh::Fresh(const Waters& waters, const Passings& passings) : waters_(waters), passings_(passings) {}

std::size_t Fresh::bytesFor(const Waters& waters, const Layers& layers) {
  const auto points = static_cast<std::size_t>(waters.lattice().points());
  const std::size_t states = points * headings * static_cast<std::size_t>(layers.count());
  const std::size_t sets = waters.moves().size() * headings * static_cast<std::size_t>(layers.gates()) * 3;
  return states * 48 + sets * (points / 8);
}

std::shared_ptr<const Fresh> Fresh::solved(const Waters& waters, const Passings& passings, WorkWatch& watch) {
  const CardClasses classes(waters);
  std::shared_ptr<Fresh> fresh(new Fresh(waters, passings));
  std::vector<float>& values = fresh->values_;
  values.resize(static_cast<std::size_t>(passings.layers().count()) *
                static_cast<std::size_t>(waters.lattice().points()) * headings);
  const std::size_t count = classes.counts.size();
  const bool done = count <= 32   ? solve<std::uint32_t>(waters, passings, classes, watch, values)
                    : count <= 64 ? solve<std::uint64_t>(waters, passings, classes, watch, values)
                                  : solve<WideMask>(waters, passings, classes, watch, values);
  if (!done) return nullptr;
  fresh->findStarts();
  return fresh;
}

void Fresh::findStarts() {
  float most = 0;
  for (const Vec point : waters_.startPoints()) {
    Start start{{point, Heading()}, never};
    for (int heading = 0; heading < headings; ++heading)
      if (const float turns = at(0, waters_.lattice().indexOf(point), heading); turns < start.turns)
        start = {{point, Heading(heading)}, turns};
    starts_.push_back(start);
    if (start.turns >= never) continue;
    most = std::max(most, start.turns);
    if (!best_ || start.turns < best_->turns) best_ = start;
  }
  if (best_) spread_ = static_cast<double>(most) - static_cast<double>(best_->turns);
}

} // namespace fairway::validator::regatta
