#include "rules/lake_race/route_finder.h"

#include "rules/lake_race/bit_search.h"
#include "rules/lake_race/queue_search.h"
#include "rules/lake_race/route.h"

#include <map>
#include <tuple>

// All candidates are searched at once: an arrow decides about its own gate only, so each stage of the race
// has a board for each of its gates, and a boat that passes any of them enters all boards of the next stage.
// Step by step, every board's frontier grows by a few shifts and masks a row; cells beside a gate are looked
// at one by one.
//
// What is owed would need boards without end. Instead two searches that know only "nothing" and "something"
// owed bound the length: the bold one takes something for one whenever that helps, so it is never too long;
// the careful one never owes more than one, so it is never too short. Nearly always they agree; else the
// exact search decides.
namespace fairway::lake_race {

// The lake's water, and the steps over gates that were met before.
class RouteFinder::Boards {
public:
  explicit Boards(const Lake& lake)
      : lake_(lake), small_(lake.map.columns() <= maxBitSide && lake.map.rows() <= maxBitSide),
        cells_(static_cast<std::size_t>(lake.map.cellCount())) {
    for (int row = 1; row <= lake.map.rows(); ++row)
      for (int column = 1; column <= lake.map.columns(); ++column)
        if (const Cell cell{column, row}; lake.map.at(cell) == Terrain::Water) {
          cells_[lake.map.indexOf(cell)] = 1;
          if (small_) water_.add(cell);
        }
  }

  struct Bounds {
    std::optional<int> atLeast; // none: no route at all
    std::optional<int> atMost;
  };

  Bounds search(const Placement& placement, const OpenChoices& open) {
    if (!small_) known_.clear(); // on large lakes they take too much room to keep
    const std::optional<int> careful = run(placement, open, Manner::Careful, std::nullopt);
    const std::optional<int> bold = run(placement, open, Manner::Bold, careful);
    return {bold ? bold : careful, careful};
  }

private:
  std::optional<int> run(const Placement& placement, const OpenChoices& open, Manner manner,
                         std::optional<int> limit) {
    if (small_) {
      BitRows water = water_;
      for (Cell buoy : buoyCells(lake_, placement))
        if (lake_.map.contains(buoy)) water.remove(buoy);
      BitSearch search(lake_, water, manner);
      addStages(search, placement, open);
      return search.run(limit);
    }
    std::vector<char> water = cells_;
    for (Cell buoy : buoyCells(lake_, placement))
      if (lake_.map.contains(buoy)) water[lake_.map.indexOf(buoy)] = 0;
    QueueSearch search(lake_, water, manner);
    addStages(search, placement, open);
    return search.run(limit);
  }

  template <class Search>
  void addStages(Search& search, const Placement& placement, const OpenChoices& open) {
    std::size_t stage = 0;
    for (PassSide side : {PassSide::Left, PassSide::Right}) {
      if (open.start.value_or(side) != side) continue;
      search.addStage(0, stripSteps(placement, side, false));
      search.start(stage++, startCells(lake_, placement, side));
    }
    for (int buoy = 0; buoy < 3; ++buoy)
      for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise}) {
        const auto i = static_cast<std::size_t>(buoy);
        const BuoyTurn turn = turnRound(lake_, placement, buoy, arrow);
        if (open.arrows[i] ? *open.arrows[i] == arrow : turn.natural)
          search.addStage(buoy + 1, buoySteps(placement.buoys[i], turn.gate, arrow));
      }
    for (PassSide side : {PassSide::Left, PassSide::Right})
      if (open.finish.value_or(side) == side) search.addStage(4, stripSteps(placement, side, true));
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
  bool small_;
  BitRows water_;           // of a small lake
  std::vector<char> cells_; // water by number, of any lake
  std::map<std::tuple<Hex, Hex, int, Arrow, bool>, GateSteps> known_;
};

RouteFinder::RouteFinder(const Lake& lake) : lake_(lake), boards_(std::make_unique<Boards>(lake)) {}

RouteFinder::~RouteFinder() = default;

std::optional<int> RouteFinder::leastSteps(const Placement& placement, const OpenChoices& open) {
  const Boards::Bounds bounds = boards_->search(placement, open);
  if (bounds.atLeast == bounds.atMost) return bounds.atMost;
  // One by one the bounds are closer; only a candidate that may be shorter than the best so far is worth
  // more.
  std::optional<int> least = bounds.atMost;
  for (const Choices& choices : candidates(lake_, placement, open)) {
    const Boards::Bounds own = boards_->search(placement, fixed(choices));
    if (!own.atLeast || (least && *own.atLeast >= *least)) continue;
    if (own.atLeast == own.atMost)
      least = own.atMost;
    else if (const auto route = shortestRoute(CourseBoard(lake_, placement, choices)))
      if (!least || route->steps < *least) least = route->steps;
  }
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
