#include "rules/lake_race/route/route_finder.h"

#include "rules/lake_race/route/gate_search.h"
#include "rules/lake_race/route/route.h"
#include "rules/lake_race/route/route_trail.h"

#include <algorithm>
#include <array>

namespace fairway::lake_race {

// What the searches of one lake share: its water, the steps over gates that were met before, and the ends of
// the race for the strip and the buoys of the last course.
class RouteFinder::Boards {
public:
  explicit Boards(const Lake& lake)
      : lake_(lake), layout_(lake.map), lakeWater_(layout_), water_(layout_), flood_(layout_, lake.stagger),
        search_(lake, layout_) {
    for (int row = 1; row <= lake.map.rows(); ++row)
      for (int column = 1; column <= lake.map.columns(); ++column)
        if (const Cell cell{column, row}; lake.map.at(cell) == Terrain::Water) lakeWater_.add(cell);
  }

  const BitCells& lakeWater() const { return lakeWater_; }

  RouteBounds search(const Placement& placement, const OpenChoices& open) {
    prepare(placement, open, [this](int gate, const GateSteps& steps) { search_.addStage(gate, steps); });
    return search_.run(water_, *strip_, open);
  }

  std::optional<Way> searchWay(const Placement& placement, const BitCells& preferred, RouteTrail& trail) {
    trail.clear();
    prepare(placement, {}, [&](int gate, const GateSteps& steps) {
      search_.addStage(gate, steps);
      trail.addStage(gate, steps);
    });
    const RouteBounds bounds = search_.run(water_, *strip_, {}, &trail);
    if (!bounds.exact() || !bounds.atMost) return std::nullopt;
    auto cells = trail.cells(*bounds.atMost, water_, *strip_, preferred);
    if (!cells) return std::nullopt;
    return Way{*bounds.atMost, std::move(*cells)};
  }

  bool everyGateOpen(const Placement& placement, const Choices& choices) {
    layOut(placement);
    if (!isOpen(GateSteps(lake_, strip_->startGate(choices.start))) ||
        !isOpen(strip_->finish(choices.finish)))
      return false;
    for (int buoy = 0; buoy < 3; ++buoy) {
      const auto i = static_cast<std::size_t>(buoy);
      const Compass gate = turnRound(lake_, placement, buoy, choices.arrows[i]).gate;
      if (!isOpen(steps(placement.buoys[i], gate, choices.arrows[i]))) return false;
    }
    return true;
  }

  bool joined(const Placement& placement, const std::vector<Cell>& cells) {
    layOut(placement);
    if (cells.empty()) return true;
    const auto allSeen = [&] {
      return std::all_of(cells.begin(), cells.end(), [this](Cell cell) { return flood_.seen().has(cell); });
    };
    flood_.clear();
    flood_.enter(cells.front());
    for (flood_.advance(); !flood_.still() && !allSeen(); flood_.advance()) flood_.spread(water_);
    return allSeen();
  }

private:
  // Adds the gates that the search has to pass.
  template <class AddStage>
  void prepare(const Placement& placement, const OpenChoices& open, AddStage addStage) {
    layOut(placement);
    search_.clear();
    for (int buoy = 0; buoy < 3; ++buoy)
      for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise}) {
        const auto i = static_cast<std::size_t>(buoy);
        if (open.arrows[i] && *open.arrows[i] != arrow) continue;
        const std::optional<Compass> gate = open.arrows[i] ? turnRound(lake_, placement, buoy, arrow).gate
                                                           : naturalGate(lake_, placement, buoy, arrow);
        if (gate) addStage(buoy + 1, steps(placement.buoys[i], *gate, arrow));
      }
  }

  bool isOpen(const GateSteps& steps) const {
    bool open = false;
    steps.forEachForwards([&](Cell from, Direction direction) {
      open = open || (water_.has(from) && water_.has(neighbour(from, direction, lake_.stagger)));
    });
    return open;
  }

  // Courses that differ in the order of buoys 1 to 3 have the same water and the same strip.
  void layOut(const Placement& placement) {
    std::array<Cell, 5> buoys = buoyCells(lake_, placement);
    std::sort(buoys.begin() + 1, buoys.end());
    if (strip_ && buoys == buoys_ && placement.letter == letter_) return;
    buoys_ = buoys;
    letter_ = placement.letter;
    water_ = lakeWater_;
    for (Cell buoy : buoys)
      if (lake_.map.contains(buoy)) water_.remove(buoy);
    strip_.emplace(lake_, water_, placement, flood_);
  }

  // The gates of one buoy that were met before, by direction and arrow.
  struct BuoyGates {
    Cell buoy;
    std::array<std::unique_ptr<const GateSteps>, 24> gates;
  };

  const GateSteps& steps(Cell buoy, Compass direction, Arrow arrow) {
    auto found =
        std::find_if(known_.begin(), known_.end(), [&](const BuoyGates& each) { return each.buoy == buoy; });
    if (found == known_.end()) found = known_.insert(known_.end(), BuoyGates{buoy, {}});
    auto& gate =
        found->gates[static_cast<std::size_t>(2 * direction.thirties() + (arrow == Arrow::Clockwise))];
    if (!gate) gate = std::make_unique<const GateSteps>(lake_, buoyGate(lake_, buoy, direction, arrow));
    return *gate;
  }

  const Lake& lake_;
  BitLayout layout_;
  BitCells lakeWater_;
  BitCells water_;              // without the buoys of the course
  std::array<Cell, 5> buoys_{}; // of the course, buoy 0 first
  Direction letter_{};
  std::optional<StripLegs> strip_;
  Wave flood_;
  GateSearch search_;
  std::vector<BuoyGates> known_; // a dozen at most
};

RouteFinder::RouteFinder(const Lake& lake) : lake_(lake), boards_(std::make_unique<Boards>(lake)) {}

RouteFinder::~RouteFinder() = default;

bool RouteFinder::everyGateOpen(const Placement& placement, const Choices& choices) {
  return boards_->everyGateOpen(placement, choices);
}

bool RouteFinder::joined(const Placement& placement, const std::vector<Cell>& cells) {
  return boards_->joined(placement, cells);
}

std::optional<int> RouteFinder::leastSteps(const Placement& placement, const OpenChoices& open) {
  const RouteBounds bounds = boards_->search(placement, open);
  if (bounds.exact()) return bounds.atMost;
  // One by one the bounds are closer; only a candidate that may be shorter than the best so far is worth
  // more.
  std::optional<int> least = bounds.atMost;
  for (const Choices& choices : candidates(lake_, placement, open)) {
    const RouteBounds own = boards_->search(placement, fixed(choices));
    if (!own.atLeast || (least && *own.atLeast >= *least)) continue;
    if (own.exact())
      least = own.atMost;
    else if (const auto route = shortestRoute(CourseBoard(lake_, placement, choices)))
      if (!least || route->steps < *least) least = route->steps;
  }
  return least;
}

std::optional<RouteFinder::Way> RouteFinder::leastWay(const Placement& placement, const BitCells& preferred,
                                                      RouteTrail& trail) {
  return boards_->searchWay(placement, preferred, trail);
}

const BitCells& RouteFinder::water() const {
  return boards_->lakeWater();
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
    const bool clockwise = naturalGate(lake_, placement, static_cast<int>(i), Arrow::Clockwise).has_value();
    const bool other =
        naturalGate(lake_, placement, static_cast<int>(i), Arrow::Counterclockwise).has_value();
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
