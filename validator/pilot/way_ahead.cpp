#include "validator/pilot/way_ahead.h"

#include <algorithm>

namespace fairway::validator {

using namespace lake_race;
using CellIndex = CourseBoard::CellIndex;

Progress WayAhead::progressOf(int plane) {
  if (plane == 0) return {};
  if (plane == planes - 1) return {gateCount - 1, 0};
  return {static_cast<std::uint8_t>(1 + (plane - 1) / (mostOwed + 1)),
          static_cast<std::uint16_t>((plane - 1) % (mostOwed + 1))};
}

// Dijkstra backwards from the steps that finish, with one bucket for each distance that can be waiting.
class WayAhead::Search {
public:
  Search(const CourseBoard& board, std::vector<std::int32_t>& way) : board_(board), way_(way) {}

  void run() {
    findLastSteps();
    for (int distance = 1; waiting_ > 0; ++distance) {
      std::vector<Place> bucket = std::move(buckets_[bucketOf(distance)]);
      buckets_[bucketOf(distance)].clear();
      waiting_ -= bucket.size();
      for (const Place& place : bucket)
        if (wayOf(place) == distance) spread(place, distance);
    }
  }

private:
  struct Place {
    CellIndex cell;
    Direction heading;
    Progress progress;
  };

  static constexpr std::size_t bucketOf(int distance) {
    return static_cast<std::size_t>(distance % (turnInPlace + 1));
  }
  std::int32_t& wayOf(const Place& place) { return way_[indexOf(place.cell, place.heading, place.progress)]; }

  void reach(const Place& place, int distance) {
    std::int32_t& known = wayOf(place);
    if (known <= distance) return;
    known = distance;
    buckets_[bucketOf(distance)].push_back(place);
    ++waiting_;
  }

  // A step can be made by whoever heads that way or 60 degrees beside it.
  void reachBeforeStep(CellIndex from, Direction step, Progress progress, int distance) {
    for (int side : {-1, 0, 1}) reach({from, turned(step, side), progress}, distance);
  }

  void findLastSteps() {
    for (CellIndex from = 0; from < board_.cellCount(); ++from)
      for (Direction step : allDirections)
        if (board_.isWater(from) && board_.next(from, step) != CourseBoard::noCell)
          for (int plane = 0; plane < planes; ++plane)
            if (board_.advance(progressOf(plane), from, step).finished())
              reachBeforeStep(from, step, progressOf(plane), 1);
  }

  void spread(const Place& to, int distance) {
    for (int side : {-1, 1}) reach({to.cell, turned(to.heading, side), to.progress}, distance + turnInPlace);
    const CellIndex from = board_.next(to.cell, opposite(to.heading));
    if (from == CourseBoard::noCell) return;
    for (int plane = 0; plane < planes; ++plane) {
      const Progress after = board_.advance(progressOf(plane), from, to.heading);
      if (!after.finished() && planeOf(after) == planeOf(to.progress))
        reachBeforeStep(from, to.heading, progressOf(plane), distance + 1);
    }
  }

  const CourseBoard& board_;
  std::vector<std::int32_t>& way_;
  std::array<std::vector<Place>, turnInPlace + 1> buckets_;
  std::size_t waiting_ = 0;
};

WayAhead::WayAhead(const CourseBoard& board)
    : way_(static_cast<std::size_t>(board.cellCount()) * planes * 6, unreachable) {
  Search(board, way_).run();
}

} // namespace fairway::validator
