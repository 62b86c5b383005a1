#include "rules/lake_race/route/route.h"

#include "rules/base/contract.h"
#include "rules/lake_race/route/reach.h"
#include "rules/lake_race/route/route_bound.h"

#include <algorithm>
#include <limits>

// A* over (cell, gate, owed), led by RouteBound: it looks at hardly more than the shortest routes themselves.
// A course without a route can have endlessly many states (`owed` has no limit), so once the search has
// looked at more than is usual it first makes sure, exactly, that there is a route to be found.
namespace fairway::lake_race {

namespace {

using CellIndex = CourseBoard::CellIndex;

struct State {
  CellIndex cell;
  Progress progress;
};

// Fewest steps known to each state. States of one (gate, owed) form a plane, made when first met.
class Planes {
public:
  explicit Planes(CellIndex cellCount) : cellCount_(static_cast<std::size_t>(cellCount)) {}

  static constexpr std::int32_t unseen = std::numeric_limits<std::int32_t>::max();

  std::int32_t& operator[](const State& state) {
    auto& owed = planes_[state.progress.gate];
    if (owed.size() <= state.progress.owed) owed.resize(state.progress.owed + 1u);
    auto& plane = owed[state.progress.owed];
    if (plane.empty()) plane.assign(cellCount_, unseen);
    return plane[static_cast<std::size_t>(state.cell)];
  }
  std::int32_t at(const State& state) const {
    const auto& owed = planes_[state.progress.gate];
    if (owed.size() <= state.progress.owed || owed[state.progress.owed].empty()) return unseen;
    return owed[state.progress.owed][static_cast<std::size_t>(state.cell)];
  }

private:
  std::size_t cellCount_;
  std::array<std::vector<std::vector<std::int32_t>>, gateCount + 1> planes_;
};

class Search {
public:
  Search(const CourseBoard& board, const std::vector<CellIndex>& starts)
      : board_(board), starts_(starts), bound_(board), steps_(board.cellCount()) {}

  std::optional<Route> run() {
    for (CellIndex start : starts_) push({start, {}}, 0);
    for (std::size_t total = 0; total < buckets_.size(); ++total) {
      // The bucket grows while it is emptied; states in it are in no particular order of steps.
      for (std::size_t i = 0; i < buckets_[total].size(); ++i)
        if (!expand(buckets_[total][i])) return std::nullopt;
      if (found_) return trace(static_cast<int>(total));
    }
    return std::nullopt;
  }

private:
  struct Queued {
    State state;
    std::int32_t steps;
  };

  void push(const State& state, std::int32_t steps) {
    const int toGo = bound_(state.cell, state.progress.gate);
    if (toGo == RouteBound::unreachable || steps >= steps_[state]) return;
    steps_[state] = steps;
    const auto total = static_cast<std::size_t>(steps + toGo);
    if (buckets_.size() <= total) buckets_.resize(total + 1);
    buckets_[total].push_back({state, steps});
  }

  // False when it is certain that there is no route.
  bool expand(const Queued queued) {
    if (queued.steps > steps_[queued.state]) return true; // a shorter way was found since
    if (queued.state.progress.finished()) {
      found_ = true;
      return true;
    }
    if (++expanded_ == usual() && !reachFrom(board_, starts_).finishes()) return false;
    forEachStep(queued.state, [&](const State& next) { push(next, queued.steps + 1); });
    return true;
  }

  std::size_t usual() const { return static_cast<std::size_t>(board_.cellCount()) * 8 + 1000; }

  template <class Visit>
  void forEachStep(const State& state, Visit visit) const {
    for (Direction direction : allDirections)
      if (const CellIndex to = board_.next(state.cell, direction); to != CourseBoard::noCell)
        visit(State{to, board_.advance(state.progress, state.cell, direction)});
  }

  // States on shortest routes by their number of steps, from the last one back.
  std::vector<std::vector<State>> layersOfShortest(int total) {
    std::vector<std::vector<State>> layers(static_cast<std::size_t>(total) + 1);
    for (const auto& bucket : buckets_)
      for (const Queued& queued : bucket)
        if (queued.steps <= total && queued.steps == steps_.at(queued.state))
          layers[static_cast<std::size_t>(queued.steps)].push_back(queued.state);
    std::erase_if(layers.back(), [](const State& state) { return !state.progress.finished(); });
    Planes good(board_.cellCount());
    for (const State& state : layers.back()) good[state] = total;
    for (int steps = total - 1; steps >= 0; --steps)
      std::erase_if(layers[static_cast<std::size_t>(steps)], [&](const State& state) {
        bool leads = false;
        forEachStep(state, [&](const State& next) { leads = leads || good.at(next) == steps + 1; });
        if (leads) good[state] = steps;
        return !leads;
      });
    return layers;
  }

  // Of all shortest routes one that has each gate behind it as early as can be, START first, then 1, and so
  // on.
  Route trace(int total) {
    std::vector<std::vector<State>> layers = layersOfShortest(total);
    Route route;
    route.steps = total;
    std::vector<std::vector<std::size_t>> cameFrom(layers.size());
    Planes place(board_.cellCount());
    for (std::size_t i = 1; i < layers.size(); ++i) {
      for (std::size_t j = 0; j < layers[i].size(); ++j) place[layers[i][j]] = static_cast<std::int32_t>(j);
      cameFrom[i] = linked(layers[i - 1], static_cast<int>(i), layers[i].size(), place);
      const std::uint8_t before = layers[i - 1].front().progress.gate;
      keepFurthest(layers[i], cameFrom[i]);
      ++route.legs[before];
    }
    std::size_t at = 0;
    for (std::size_t i = layers.size(); i-- > 0;) {
      route.cells.push_back(board_.cellAt(layers[i][at].cell));
      if (i > 0) at = cameFrom[i][at];
    }
    std::reverse(route.cells.begin(), route.cells.end());
    return route;
  }

  static constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

  // For each state of the layer the first of the layer before that leads to it. `place` numbers the states.
  std::vector<std::size_t> linked(const std::vector<State>& before, int steps, std::size_t size,
                                  const Planes& place) const {
    std::vector<std::size_t> cameFrom(size, nowhere);
    for (std::size_t i = 0; i < before.size(); ++i)
      forEachStep(before[i], [&](const State& next) {
        const std::int32_t there = place.at(next);
        if (there == Planes::unseen || steps_.at(next) != steps) return;
        std::size_t& from = cameFrom[static_cast<std::size_t>(there)];
        if (from == nowhere) from = i;
      });
    return cameFrom;
  }

  static void keepFurthest(std::vector<State>& layer, std::vector<std::size_t>& cameFrom) {
    std::uint8_t furthest = 0;
    for (std::size_t i = 0; i < layer.size(); ++i)
      if (cameFrom[i] != nowhere) furthest = std::max(furthest, layer[i].progress.gate);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < layer.size(); ++i)
      if (cameFrom[i] != nowhere && layer[i].progress.gate == furthest) {
        layer[kept] = layer[i];
        cameFrom[kept++] = cameFrom[i];
      }
    layer.resize(kept);
    cameFrom.resize(kept);
  }

  const CourseBoard& board_;
  const std::vector<CellIndex>& starts_;
  RouteBound bound_;
  Planes steps_;
  std::vector<std::vector<Queued>> buckets_;
  std::size_t expanded_ = 0;
  bool found_ = false;
};

} // namespace

std::optional<Route> shortestRoute(const CourseBoard& board) {
  return Search(board, board.startCells()).run();
}

std::optional<Route> shortestRouteFrom(const CourseBoard& board, CellIndex start) {
  FAIRWAY_EXPECTS(start >= 0 && start < board.cellCount() && board.isWater(start));
  return Search(board, {start}).run();
}

} // namespace fairway::lake_race
