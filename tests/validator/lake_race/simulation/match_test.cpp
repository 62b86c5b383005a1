#include "validator/lake_race/simulation/match.h"

#include "tests/validator/lake_race/par/small_courses.h"

#include <gtest/gtest.h>

#include <tbb/global_control.h>

namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

MatchCourses threeCourses() {
  WorkWatch watch;
  MatchCourses courses;
  unsigned seed = 1;
  for (auto& course : courses)
    for (;; ++seed)
      if (const CourseBoard board(smallCourse(seed, 9, 6)); board.startCells().size() >= 4) {
        course = Par::solve(board, {3, 60}, watch).value();
        ++seed;
        break;
      }
  return courses;
}

MatchSimulationOptions optionsFor(int players, int matches) {
  MatchSimulationOptions options;
  options.matches = matches;
  options.exact = true;
  options.pilots.assign(static_cast<std::size_t>(players), PilotKind::Par);
  return options;
}

// The same matches, race by race with the rules' own race, and by what the rules say about points, first
// player and damage.
TEST(Matches, AreHeldAsTheRulesHaveThem) {
  WorkWatch watch;
  const MatchCourses courses = threeCourses();
  constexpr int players = 4;
  constexpr int matches = 200;
  const MatchSimulation result = *simulateMatches(courses, optionsFor(players, matches), watch);
  fairway::lake_race::BySeat<std::int64_t> wins;
  fairway::lake_race::BySeat<std::int64_t> points;
  for (int match = 0; match < matches; ++match) {
    fairway::lake_race::BySeat<int> totals;
    fairway::lake_race::BySeat<std::uint8_t> markers;
    fairway::lake_race::SeatList last;
    for (int number = 0; number < 3; ++number) {
      const auto runner = ruledRunnerFor(*courses[static_cast<std::size_t>(number)],
                                         std::vector<PilotKind>(players, PilotKind::Par), 4000);
      std::vector<BoatLuck> luck;
      for (int seat = 1; seat <= players; ++seat)
        luck.push_back(luckOf(1, static_cast<std::uint64_t>(match / players * 3 + number),
                              (seat - 1 + match % players) % players + 1));
      RaceNotes notes;
      runner->run({players, 1 + number, false, markers}, luck, notes); // the first player moves on
      ASSERT_TRUE(notes.over);
      last = notes.outcome.ranking;
      for (int rank = 0; rank < players; ++rank) {
        const int seat = last[rank];
        if (!notes.outcome.sunk.contains(seat)) totals[seat] += (number + 1) * (players - 1 - rank);
        markers[seat] = static_cast<std::uint8_t>(markers[seat] + notes.outcome.damaged[seat]);
      }
    }
    int winner = last[0];
    for (const int seat : last)
      if (totals[seat] > totals[winner]) winner = seat; // equal totals: the order of the last race
    ++wins[winner];
    for (int seat = 1; seat <= players; ++seat) points[seat] += totals[seat];
  }
  for (int seat = 1; seat <= players; ++seat) {
    EXPECT_EQ(result.tally.seats[seat].wins.total, wins[seat]);
    EXPECT_EQ(result.tally.seats[seat].points, points[seat]);
  }
  EXPECT_EQ(result.tally.blocks, matches / players);
}

TEST(Matches, AreTheSameOnAnyNumberOfThreads) {
  WorkWatch watch;
  const MatchCourses courses = threeCourses();
  std::vector<std::int64_t> wins;
  for (const std::size_t threads : {1U, 2U, 4U}) {
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
    wins.push_back(simulateMatches(courses, optionsFor(3, 400), watch)->tally.seats[1].wins.total);
  }
  EXPECT_EQ(wins[0], wins[1]);
  EXPECT_EQ(wins[0], wins[2]);
}

TEST(Matches, StopWhenWanted) {
  struct Stopped : WorkWatch {
    bool stopWanted() const override { return true; }
  } stopped;
  EXPECT_FALSE(simulateMatches(threeCourses(), optionsFor(2, 100), stopped));
}

} // namespace
} // namespace fairway::validator::lake_race
