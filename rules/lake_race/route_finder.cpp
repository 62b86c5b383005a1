#include "rules/lake_race/route_finder.h"

#include "rules/base/contract.h"
#include "rules/lake_race/gate_steps.h"
#include "rules/lake_race/route.h"

#include <algorithm>
#include <map>
#include <tuple>

// All candidates are searched at once: an arrow decides about its own gate only, so each stage of the race
// has a board for each of its gates, and a boat that passes any of them enters all boards of the next stage.
// Step by step, every board's frontier grows by a few shifts and masks a row; cells beside a gate are looked
// at one by one.
//
// What is owed would need boards without end. Instead two searches without it bound the length: the bold one
// lets every forward pass count, so it is never too long; the careful one never passes the current gate
// backwards, so it is never too short. Nearly always they agree; else the exact search decides.
namespace fairway::lake_race {

namespace {

enum class Manner : std::uint8_t { Careful, Bold };

// A gate that may be the next one, with the cells that boats have reached while it is.
struct Stage {
  int gate = 0;
  const GateSteps* steps = nullptr;
  BitRows seen{};
  BitRows frontier{};
  BitRows fresh{};
  int first = maxBitSide + 1; // rows of the frontier; none: first > last
  int last = 0;
  int freshFirst = maxBitSide + 1;
  int freshLast = 0;

  void enter(Cell cell) {
    if (seen.has(cell)) return;
    fresh.add(cell);
    freshFirst = std::min(freshFirst, cell.row);
    freshLast = std::max(freshLast, cell.row);
  }
};

class Search {
public:
  Search(const Lake& lake, const BitRows& water, Manner manner)
      : lake_(lake), water_(water), manner_(manner) {}

  void addStage(int gate, const GateSteps& steps) {
    FAIRWAY_EXPECTS(count_ < stages_.size());
    stages_[count_].gate = gate;
    stages_[count_++].steps = &steps;
  }
  void start(std::size_t stage, const std::vector<Cell>& cells) {
    for (Cell cell : cells) stages_[stage].enter(cell);
  }

  // The steps of the shortest way to the finish; none where there is none, or where it takes `limit` or more.
  std::optional<int> run(std::optional<int> limit) {
    for (int step = 1; advance() && (!limit || step < *limit); ++step) {
      for (std::size_t i = 0; i < count_; ++i) grow(stages_[i]);
      if (finished_) return step;
    }
    return std::nullopt;
  }

private:
  // What was reached becomes the frontier; false when nothing was.
  bool advance() {
    bool any = false;
    for (std::size_t i = 0; i < count_; ++i) {
      Stage& stage = stages_[i];
      for (int row = stage.first; row <= stage.last; ++row) stage.frontier[row] = 0;
      stage.first = maxBitSide + 1;
      stage.last = 0;
      for (int row = stage.freshFirst; row <= stage.freshLast; ++row) {
        const std::uint64_t reached = stage.fresh[row];
        if (reached == 0) continue;
        stage.frontier[row] = reached;
        stage.seen[row] |= reached;
        stage.fresh[row] = 0;
        stage.first = std::min(stage.first, row);
        stage.last = row;
      }
      stage.freshFirst = maxBitSide + 1;
      stage.freshLast = 0;
      any = any || stage.first <= stage.last;
    }
    return any;
  }

  void grow(Stage& stage) {
    if (stage.first > stage.last) return;
    // Only in a careful search does a gate part cells; START and FINISH never do.
    const bool parts = manner_ == Manner::Careful && isBuoyGate(stage.gate);
    const BitRows& near = stage.steps->near();
    for (int row = stage.first; row <= stage.last; ++row)
      for (std::uint64_t beside = stage.frontier[row] & near[row]; beside != 0; beside &= beside - 1)
        stepsFrom(stage, {std::countr_zero(beside) + 1, row}, parts);
    const int first = std::max(stage.first - 1, 1);
    const int last = std::min(stage.last + 1, lake_.map.rows());
    const auto free = [&](int row) { return parts ? stage.frontier[row] & ~near[row] : stage.frontier[row]; };
    std::uint64_t above = free(first - 1);
    std::uint64_t here = free(first);
    for (int row = first; row <= last; ++row) {
      const std::uint64_t below = free(row + 1);
      const std::uint64_t reached =
          neighboursIn(here, above | below, isShifted(row, lake_.stagger)) & water_[row] & ~stage.seen[row];
      stage.fresh[row] |= reached;
      above = here;
      here = below;
    }
    stage.freshFirst = std::min(stage.freshFirst, first);
    stage.freshLast = std::max(stage.freshLast, last);
  }

  void stepsFrom(Stage& stage, Cell from, bool parts) {
    for (Direction direction : allDirections) {
      const Cell to = neighbour(from, direction, lake_.stagger);
      if (to.row < 1 || to.column < 1 || to.column > maxBitSide || !water_.has(to)) continue;
      const Crossing crossing = stage.steps->crossing(from, direction);
      if (crossing == Crossing::Forwards)
        pass(stage, from, direction, to);
      else if (crossing == Crossing::None && parts)
        stage.enter(to);
    }
  }

  // The stage's gate is passed: the boat is now in every stage of the next gate, or further if the same step
  // meets that one as well.
  void pass(const Stage& stage, Cell from, Direction direction, Cell to) {
    if (stage.gate == gateCount - 1) {
      finished_ = true;
      return;
    }
    for (std::size_t i = 0; i < count_; ++i) {
      Stage& next = stages_[i];
      if (next.gate != stage.gate + 1) continue;
      const Crossing crossing = next.steps->crossing(from, direction);
      if (crossing == Crossing::None || metBefore(next, stage, from, to))
        next.enter(to);
      else if (crossing == Crossing::Forwards)
        pass(next, from, direction, to);
      else if (manner_ == Manner::Bold || !isBuoyGate(next.gate))
        next.enter(to);
    }
  }

  bool metBefore(const Stage& next, const Stage& stage, Cell from, Cell to) const {
    const Meeting a = meet(next.steps->gate(), lake_.hexOf(from), lake_.hexOf(to));
    const Meeting b = meet(stage.steps->gate(), lake_.hexOf(from), lake_.hexOf(to));
    return a.numerator * b.denominator < b.numerator * a.denominator;
  }

  const Lake& lake_;
  const BitRows& water_;
  Manner manner_;
  std::array<Stage, 10> stages_{}; // two for each gate at most
  std::size_t count_ = 0;
  bool finished_ = false;
};

} // namespace

// The lake's water, and the steps over gates that were met before.
class RouteFinder::Bitboards {
public:
  explicit Bitboards(const Lake& lake) : lake_(lake) {
    for (int row = 1; row <= lake.map.rows(); ++row)
      for (int column = 1; column <= lake.map.columns(); ++column)
        if (lake.map.at({column, row}) == Terrain::Water) water_.add({column, row});
  }

  struct Bounds {
    std::optional<int> atLeast; // none: no route at all
    std::optional<int> atMost;
  };

  Bounds search(const Placement& placement, const OpenChoices& open) {
    BitRows water = water_;
    for (Cell buoy : buoyCells(lake_, placement))
      if (lake_.map.contains(buoy)) water.remove(buoy);
    const std::optional<int> careful = run(placement, open, water, Manner::Careful, std::nullopt);
    const std::optional<int> bold = run(placement, open, water, Manner::Bold, careful);
    return {bold ? bold : careful, careful};
  }

private:
  std::optional<int> run(const Placement& placement, const OpenChoices& open, const BitRows& water,
                         Manner manner, std::optional<int> limit) {
    Search search(lake_, water, manner);
    std::size_t stage = 0;
    for (PassSide side : {PassSide::Left, PassSide::Right}) {
      if (open.start.value_or(side) != side) continue;
      search.addStage(0, stripSteps(placement, side, false));
      search.start(stage++, startCells(lake_, placement, side));
    }
    for (int buoy = 0; buoy < 3; ++buoy)
      for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise}) {
        const std::optional<Arrow> given = open.arrows[static_cast<std::size_t>(buoy)];
        const BuoyTurn turn = turnRound(lake_, placement, buoy, arrow);
        if (given ? *given == arrow : turn.natural)
          search.addStage(buoy + 1,
                          buoySteps(placement.buoys[static_cast<std::size_t>(buoy)], turn.gate, arrow));
      }
    for (PassSide side : {PassSide::Left, PassSide::Right})
      if (open.finish.value_or(side) == side) search.addStage(4, stripSteps(placement, side, true));
    return search.run(limit);
  }

  const GateSteps& buoySteps(Cell buoy, Compass direction, Arrow arrow) {
    return steps({lake_.hexOf(buoy), direction.vector(), 0, arrow, false});
  }
  const GateSteps& stripSteps(const Placement& placement, PassSide side, bool finish) {
    const Arrow sense = side == PassSide::Left ? Arrow::Counterclockwise : Arrow::Clockwise;
    return steps({lake_.hexOf(placement.start), vectorOf(placement.letter), lake_.strip + 1, sense, finish});
  }

  const GateSteps& steps(const Gate& gate) {
    const auto key = std::tuple(gate.origin, gate.along, gate.length, gate.sense, gate.reachIsEnough);
    const auto found = known_.find(key);
    return found != known_.end() ? found->second : known_.emplace(key, GateSteps(lake_, gate)).first->second;
  }

  const Lake& lake_;
  BitRows water_;
  std::map<std::tuple<Hex, Hex, int, Arrow, bool>, GateSteps> known_;
};

RouteFinder::RouteFinder(const Lake& lake) : lake_(lake) {
  if (lake.map.columns() <= maxBitSide && lake.map.rows() <= maxBitSide)
    bitboards_ = std::make_unique<Bitboards>(lake);
}

RouteFinder::~RouteFinder() = default;

std::optional<int> RouteFinder::leastSteps(const Placement& placement, const OpenChoices& open) {
  if (bitboards_) {
    const Bitboards::Bounds bounds = bitboards_->search(placement, open);
    if (bounds.atLeast == bounds.atMost) return bounds.atMost;
  }
  std::optional<int> least;
  for (const Choices& choices : candidates(lake_, placement, open))
    if (const auto route = shortestRoute(CourseBoard(lake_, placement, choices)))
      if (!least || route->steps < *least) least = route->steps;
  return least;
}

// What is open is settled one by one in the order in which ties are broken: the first of two that still
// allows the shortest route.
ChosenRoute RouteFinder::chosenRoute(const Placement& placement, const OpenChoices& open) {
  const std::vector<Choices> all = candidates(lake_, placement, open);
  const std::optional<int> least = leastSteps(placement, open);
  if (!least) return {all.front(), std::nullopt};
  OpenChoices settled = open;
  const auto settle = [&](auto& choice, auto first, auto second) {
    if (choice) return;
    choice = first;
    if (leastSteps(placement, settled) != least) choice = second;
  };
  for (std::size_t i = 0; i < 3; ++i) {
    // Where one arrow forces a full circle there is nothing to choose.
    const bool clockwise = turnRound(lake_, placement, static_cast<int>(i), Arrow::Clockwise).natural;
    const bool other = turnRound(lake_, placement, static_cast<int>(i), Arrow::Counterclockwise).natural;
    if (!settled.arrows[i] && clockwise != other)
      settled.arrows[i] = clockwise ? Arrow::Clockwise : Arrow::Counterclockwise;
    settle(settled.arrows[i], Arrow::Clockwise, Arrow::Counterclockwise);
  }
  settle(settled.start, PassSide::Left, PassSide::Right);
  settle(settled.finish, PassSide::Left, PassSide::Right);
  return {{{*settled.arrows[0], *settled.arrows[1], *settled.arrows[2]}, *settled.start, *settled.finish},
          least};
}

} // namespace fairway::lake_race
