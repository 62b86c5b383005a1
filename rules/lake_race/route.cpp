#include "rules/lake_race/route.h"

#include "rules/base/contract.h"

#include <algorithm>

// Breadth-first search over (cell, gate, owed). It ends although `owed` has no limit: only a closed way round
// a buoy can raise `owed` for ever, and whoever can go round a buoy one way can go round it the other way and
// pass the gate. So where a gate cannot be passed, each cell is reached with a bounded number owed.
namespace fairway::lake_race {

namespace {

using CellIndex = CourseBoard::CellIndex;

// What the search knows of a state: how it was reached. States of one (gate, owed) form a plane, made when
// first met.
class SearchPlanes {
public:
  explicit SearchPlanes(CellIndex cellCount) : cellCount_(static_cast<std::size_t>(cellCount)) {}

  static constexpr std::int32_t unseen = -1;

  // Where the search came from, as a position in its queue.
  std::int32_t& cameFrom(CellIndex cell, Progress progress) {
    auto& owed = planes_[progress.gate];
    if (owed.size() <= progress.owed) owed.resize(progress.owed + 1u);
    auto& plane = owed[progress.owed];
    if (plane.empty()) plane.assign(cellCount_, unseen);
    return plane[static_cast<std::size_t>(cell)];
  }

private:
  std::size_t cellCount_;
  std::array<std::vector<std::vector<std::int32_t>>, gateCount + 1> planes_;
};

struct Reached {
  CellIndex cell;
  Progress progress;
  std::int32_t cameFrom; // position in the queue; a start cell's is its own
};

Route traced(const CourseBoard& board, const std::vector<Reached>& queue) {
  Route route;
  std::vector<Progress> progress;
  for (auto at = static_cast<std::int32_t>(queue.size()) - 1;;) {
    const Reached& reached = queue[static_cast<std::size_t>(at)];
    route.cells.push_back(board.cellAt(reached.cell));
    progress.push_back(reached.progress);
    if (reached.cameFrom == at) break;
    at = reached.cameFrom;
  }
  std::reverse(route.cells.begin(), route.cells.end());
  std::reverse(progress.begin(), progress.end());
  route.steps = static_cast<int>(route.cells.size()) - 1;
  for (std::size_t i = 1; i < progress.size(); ++i) ++route.legs[progress[i - 1].gate];
  return route;
}

std::optional<Route> search(const CourseBoard& board, const std::vector<CellIndex>& starts) {
  SearchPlanes planes(board.cellCount());
  std::vector<Reached> queue;
  for (CellIndex start : starts) {
    const auto position = static_cast<std::int32_t>(queue.size());
    planes.cameFrom(start, {}) = position;
    queue.push_back({start, {}, position});
  }
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Reached reached = queue[head];
    for (Direction direction : allDirections) {
      const CellIndex to = board.next(reached.cell, direction);
      if (to == CourseBoard::noCell) continue;
      const Progress progress = board.advance(reached.progress, reached.cell, direction);
      std::int32_t& cameFrom = planes.cameFrom(to, progress);
      if (cameFrom != SearchPlanes::unseen) continue;
      cameFrom = static_cast<std::int32_t>(head);
      queue.push_back({to, progress, cameFrom});
      if (progress.finished()) return traced(board, queue);
    }
  }
  return std::nullopt;
}

} // namespace

std::optional<Route> shortestRoute(const CourseBoard& board) {
  return search(board, board.startCells());
}

std::optional<Route> shortestRouteFrom(const CourseBoard& board, CellIndex start) {
  FAIRWAY_EXPECTS(start >= 0 && start < board.cellCount() && board.isWater(start));
  return search(board, {start});
}

} // namespace fairway::lake_race
