#include "validator/lake_race/par/way_ahead.h"

namespace fairway::validator::lake_race {

using fairway::lake_race::CourseBoard;
using CellIndex = CourseBoard::CellIndex;

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
    Stage stage;
  };

  static constexpr std::size_t bucketOf(int distance) {
    return static_cast<std::size_t>(distance % (turnInPlace + 1));
  }
  std::int32_t& wayOf(const Place& place) { return way_[indexOf(place.cell, place.heading, place.stage)]; }
  Stage after(Stage stage, CellIndex from, Direction step) const {
    return stageOf(board_.advance(progressAt(stage), from, step));
  }

  void reach(const Place& place, int distance) {
    std::int32_t& known = wayOf(place);
    if (known <= distance) return;
    known = distance;
    buckets_[bucketOf(distance)].push_back(place);
    ++waiting_;
  }

  // A step can be made by a boat that heads that way or 60 degrees beside it.
  void reachBeforeStep(CellIndex from, Direction step, Stage stage, int distance) {
    for (int side : {-1, 0, 1}) reach({from, turned(step, side), stage}, distance);
  }

  void findLastSteps() {
    for (CellIndex from = 0; from < board_.cellCount(); ++from)
      for (Direction step : allDirections)
        if (board_.isWater(from) && board_.next(from, step) != CourseBoard::noCell)
          for (Stage stage = 0; stage < stageCount; ++stage)
            if (after(stage, from, step) == finishedStage) reachBeforeStep(from, step, stage, 1);
  }

  void spread(const Place& to, int distance) {
    for (int side : {-1, 1}) reach({to.cell, turned(to.heading, side), to.stage}, distance + turnInPlace);
    const CellIndex from = board_.next(to.cell, opposite(to.heading));
    if (from == CourseBoard::noCell) return;
    for (Stage stage = 0; stage < stageCount; ++stage)
      if (after(stage, from, to.heading) == to.stage) reachBeforeStep(from, to.heading, stage, distance + 1);
  }

  const CourseBoard& board_;
  std::vector<std::int32_t>& way_;
  std::array<std::vector<Place>, turnInPlace + 1> buckets_;
  std::size_t waiting_ = 0;
};

WayAhead::WayAhead(const CourseBoard& board)
    : way_(static_cast<std::size_t>(board.cellCount()) * stageCount * 6, unreachable) {
  Search(board, way_).run();
}

} // namespace fairway::validator::lake_race
