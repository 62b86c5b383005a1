#include "tests/support/sanitized.h"
#include "tests/validator/lake_race/random_lake.h"
#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/leg_crossing.h"
#include "validator/lake_race/study/words.h"

#include <gmock/gmock.h>

#include <algorithm>

// G05: what a crossing is, by hand; and that every shortest way was thought of, by trying them all.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

Lake openLake() {
  Lake lake;
  lake.map = TerrainMap(12, 9);
  return lake;
}

// From the west along row 5 to the east.
const Track alongRow{{2, 5}, {3, 5}, {4, 5}, {5, 5}, {6, 5}, {7, 5}, {8, 5}, {9, 5}};

std::optional<Cell> crossing(const Track& later) {
  const Lake lake = openLake();
  return EarlierLeg(lake, alongRow).crossing(later);
}

TEST(LegCrossing, FromOneSideToTheOther) {
  EXPECT_EQ(crossing({{9, 5}, {9, 4}, {8, 3}, {7, 3}, {6, 4}, {6, 5}, {6, 6}, {6, 7}}), (Cell{6, 5}));
  EXPECT_EQ(crossing({{9, 5}, {9, 4}, {8, 4}, {7, 4}, {7, 5}, {6, 5}, {5, 5}, {4, 6}}), (Cell{5, 5}))
      << "after some cells along it";
  EXPECT_EQ(crossing({{9, 5}, {9, 6}, {8, 6}, {5, 6}, {5, 5}, {5, 4}}), (Cell{5, 5})) << "from below";
  EXPECT_EQ(crossing({{9, 5}, {9, 4}, {8, 4}, {8, 5}, {7, 6}, {7, 7}}), (Cell{8, 5})) << "beside its end";
  EXPECT_EQ(crossing({{9, 5}, {9, 4}, {3, 4}, {3, 5}, {2, 6}}), (Cell{3, 5})) << "beside its beginning";
}

TEST(LegCrossing, TouchingIsNone) {
  EXPECT_FALSE(crossing({{9, 5}, {9, 4}, {8, 3}, {7, 3}, {6, 4}, {6, 5}, {5, 4}, {5, 3}}))
      << "and back again";
  EXPECT_FALSE(crossing({{9, 5}, {8, 5}, {7, 5}, {6, 6}, {6, 7}})) << "back from the gate the way it came";
  EXPECT_FALSE(crossing({{9, 5}, {9, 4}, {8, 3}, {7, 3}, {6, 4}, {6, 5}})) << "it ends there";
  EXPECT_FALSE(crossing({{9, 5}, {9, 4}, {3, 4}, {2, 4}, {2, 5}, {1, 6}})) << "round its beginning";
  EXPECT_FALSE(crossing({{9, 5}, {10, 5}, {10, 6}, {9, 7}})) << "never near it";
}

TEST(LegCrossing, TwoUndoEachOther) {
  EXPECT_FALSE(
      crossing({{9, 5}, {9, 4}, {8, 4}, {7, 4}, {7, 5}, {7, 6}, {6, 6}, {5, 6}, {5, 5}, {4, 4}, {4, 3}}));
}

struct ToldLeg {
  Track track;
  Progress begins, ends;
};

std::vector<ToldLeg> legsOf(const CourseBoard& board, const Lake& lake, const Route& route) {
  std::vector<ToldLeg> legs(gateCount);
  Progress progress;
  std::size_t at = 0;
  for (std::size_t i = 0; i < legs.size(); ++i) {
    legs[i].begins = progress;
    legs[i].track = {route.cells[at]};
    for (int step = 0; step < route.legs[i]; ++step, ++at) {
      progress = advanced(
          progress, meetingsOf(board.gates(), lake.hexOf(route.cells[at]), lake.hexOf(route.cells[at + 1])));
      legs[i].track.push_back(route.cells[at + 1]);
    }
    legs[i].ends = progress;
  }
  return legs;
}

// Whether some way with the leg's ends and length does not cross the earlier leg: every single one is tried.
bool someWayAround(const CourseBoard& board, const Lake& lake, const ToldLeg& leg, const EarlierLeg& earlier,
                   Track& way, Progress progress) {
  const std::size_t left = leg.track.size() - way.size();
  if (left == 0) return progress == leg.ends && way.back() == leg.track.back() && !earlier.crossing(way);
  if (progress.gate != leg.begins.gate) return false;
  if (distance(lake.hexOf(way.back()), lake.hexOf(leg.track.back())) > static_cast<int>(left)) return false;
  const CourseBoard::CellIndex from = board.indexOf(way.back());
  for (Direction direction : allDirections) {
    const CourseBoard::CellIndex to = board.next(from, direction);
    if (to == CourseBoard::noCell) continue;
    way.push_back(board.cellAt(to));
    if (someWayAround(board, lake, leg, earlier, way, board.advance(progress, from, direction))) return true;
    way.pop_back();
  }
  return false;
}

// The first leg that crosses the one before it, as the route is told.
std::optional<std::size_t> crossedAsTold(const Lake& lake, const std::vector<ToldLeg>& legs) {
  for (std::size_t i = 2; i < legs.size(); ++i)
    if (EarlierLeg(lake, legs[i - 1].track).crossing(legs[i].track)) return i;
  return std::nullopt;
}

std::ptrdiff_t equallyShortStarts(const CourseStudy& study) {
  const auto& starts = study.board().startCells();
  return std::count_if(starts.begin(), starts.end(), [&](CourseBoard::CellIndex start) {
    const std::optional<Route> route = shortestRouteFrom(study.board(), start);
    return route && route->steps == study.route()->steps;
  });
}

// Whether an equally short route, as it is told, crosses nothing: then nobody has to cross.
bool someShortestRouteIsFree(const CourseStudy& study) {
  const auto& starts = study.board().startCells();
  return std::any_of(starts.begin(), starts.end(), [&](CourseBoard::CellIndex start) {
    const std::optional<Route> route = shortestRouteFrom(study.board(), start);
    return route && route->steps == study.route()->steps &&
           !crossedAsTold(study.lake(), legsOf(study.board(), study.lake(), *route));
  });
}

TEST(CrossedPath, IsFoundExactlyWhereEveryShortestWayCrosses) {
  std::mt19937 random(55);
  int found = 0, avoided = 0;
  for (int i = 0; i < fairway::test::cases(30000); ++i) {
    const Lake lake = testing_lakes::randomLake(random, 9, 8, 10 + static_cast<int>(random() % 30));
    const CourseSubject subject{lake, {}, testing_lakes::randomPlacement(random, lake), {}};
    if (!misplacedBuoys(lake, subject.placement).empty() || !faultyStrip(lake, subject.placement).empty())
      continue;
    const CourseStudy study(subject);
    if (!study.route() || study.route()->steps > 34) continue;
    const std::vector<ToldLeg> legs = legsOf(study.board(), lake, *study.route());
    const std::optional<std::size_t> told = crossedAsTold(lake, legs);
    const CheckResult result = checkCrossedPath(study);
    if (!told) {
      ASSERT_TRUE(result.findings.empty()) << "a false alarm: the route as told does not cross";
      continue;
    }
    const EarlierLeg earlier(lake, legs[*told - 1].track);
    Track way{legs[*told].track.front()};
    const bool around = someWayAround(study.board(), lake, legs[*told], earlier, way, legs[*told].begins);
    if (result.findings.empty()) {
      ++avoided;
      ASSERT_TRUE(around || equallyShortStarts(study) > 1) << "a missed fault: no way round, no other start";
      continue;
    }
    ++found;
    ASSERT_FALSE(someShortestRouteIsFree(study)) << "a false alarm: boats can start elsewhere";
    const bool sameLeg = result.findings[0].evidence[1].spots == spotsOf(legs[*told].track);
    ASSERT_FALSE(sameLeg && around) << "a false alarm: there is a way round";
    ASSERT_EQ(result.findings[0].spots.size(), 1u);
  }
  EXPECT_GT(found, fairway::test::cases(10));
  EXPECT_GT(avoided, fairway::test::cases(10));
}

} // namespace
} // namespace fairway::validator::lake_race
