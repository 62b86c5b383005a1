#include "rules/lake_race/route/choose.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/simulation/par_pilot.h"
#include "validator/lake_race/simulation/simulate.h"

#include <gtest/gtest.h>

#include <numeric>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

std::shared_ptr<const Par> solved(const CourseBoard& board, int maxDice = 3) {
  WorkWatch watch;
  return Par::solve(board, {maxDice, 60}, watch).value();
}

SimulationResult raced(const Par& par, std::vector<PilotKind> pilots, int races, int mostTurns = 4000) {
  WorkWatch watch;
  return simulate(par, {races, true, false, 1, std::move(pilots), mostTurns}, watch).value();
}

// Narrow lakes, as many boats as there is room for: whoever waits for somebody waits in a crowd.
TEST(ParPilot, BringsEveryRaceToItsEnd) {
  int crowds = 0;
  for (unsigned seed = 1; seed <= 6 * lakes(5); ++seed) {
    const CourseBoard board(smallCourse(seed, 7, 5));
    const auto boats = std::min<std::size_t>(board.startCells().size(), fairway::lake_race::maxPlayers);
    if (boats < 2) continue;
    ++crowds;
    const auto par = solved(board, 2);
    const SimulationResult result = raced(*par, std::vector<PilotKind>(boats, PilotKind::Par), 60);
    EXPECT_EQ(result.tally.abandoned, 0) << "seed " << seed << ", boats " << boats;
  }
  EXPECT_GT(crowds, 2);
}

TEST(ParPilot, EndsRacesOfAllCharacters) {
  for (const PilotKind kind : {PilotKind::Cautious, PilotKind::Bold}) {
    const CourseBoard board(smallCourse(3, 12, 8));
    const auto boats = std::min<std::size_t>(board.startCells().size(), fairway::lake_race::maxPlayers);
    EXPECT_EQ(raced(*solved(board), std::vector<PilotKind>(boats, kind), 300).tally.abandoned, 0);
  }
}

// A course whose boats must meet head on: the second buoy lies at the other end of the only channel.
TEST(ParPilot, FindsAWayPastBoatsThatComeTheOtherWay) {
  fairway::lake_race::Lake lake;
  lake.strip = 2;
  lake.map = fairway::lake_race::TerrainMap(11, 6);
  for (int column = 4; column <= 8; ++column)
    for (const int row : {1, 2, 4, 5, 6}) lake.map.set({column, row}, fairway::lake_race::Terrain::Land);
  const fairway::lake_race::Placement placement{{1, 2}, Direction::E, {Cell{10, 3}, Cell{2, 5}, Cell{10, 5}}};
  const CourseBoard board(lake, placement, fairway::lake_race::chosen(lake, placement, {}));
  ASSERT_GE(board.startCells().size(), 4u);
  const SimulationResult result =
      raced(*solved(board), std::vector<PilotKind>(4, PilotKind::Par), 200 * static_cast<int>(lakes(4)));
  EXPECT_EQ(result.tally.abandoned, 0);
  EXPECT_GT(std::accumulate(result.tally.congestion.begin(), result.tally.congestion.end(), std::int64_t{0}),
            200)
      << "boats were in each other's way";
}

// Plays on while only seat 1 ever moves; the others lie where they were placed. Returns its turns, or none
// when it is still racing after `most` of them.
std::optional<int> turnsAmongMoored(const Par& par, int players, int most, std::uint64_t seed) {
  ParPilot pilot(par);
  Logbook log(seed);
  Race race(par.board(), {players, 1, true, {}});
  while (race.stage() == fairway::lake_race::Stage::Placing) {
    const StartPlace place = pilot.choosePlace(race, log);
    EXPECT_FALSE(race.place(race.seatToAct(), place.cell, place.heading));
  }
  while (race.boat(1).status == fairway::lake_race::BoatStatus::Racing &&
         static_cast<int>(race.boat(1).turns) < most) {
    const int seat = race.seatToAct();
    const DiceChoice choice = seat == 1 ? pilot.chooseDice(race, log) : DiceChoice{};
    Dice rolled;
    for (int die = 0; die < choice.roll; ++die) rolled.add(1 + static_cast<int>(log.chance.below(3)));
    EXPECT_FALSE(race.roll(seat, choice.keep, rolled));
    const Steer steer = seat == 1 ? pilot.chooseSteer(race, log) : Steer::Straight;
    const fairway::lake_race::Boat& boat = race.boat(seat);
    const auto run = fairway::lake_race::runAhead(
        race.board(), boat.cell, fairway::lake_race::steered(boat.heading, steer), boat.dice.total());
    if (race.moveFor(steer).steps < run.steps) pilot.noteStop(race, steer, log);
    EXPECT_FALSE(race.steer(steer));
  }
  if (race.boat(1).status == fairway::lake_race::BoatStatus::Racing) return std::nullopt;
  return static_cast<int>(race.boat(1).turns);
}

// Where they shut it in for good it finds out what that costs, and in the end rather sinks.
TEST(ParPilot, GetsPastBoatsThatNeverMove) {
  for (unsigned seed = 1; seed <= 4 * lakes(5); ++seed) {
    const CourseBoard board(smallCourse(seed, 9, 6));
    const auto boats = std::min<std::size_t>(board.startCells().size(), fairway::lake_race::maxPlayers);
    if (boats < 2) continue;
    const auto par = solved(board);
    for (std::uint64_t race = 1; race <= 5; ++race)
      EXPECT_TRUE(turnsAmongMoored(*par, static_cast<int>(boats), 4000, race)) << "lake " << seed;
  }
}

TEST(ParPilot, IsNotBlockedWhereNobodyIs) {
  const auto par = solved(CourseBoard(smallCourse(2, 9, 6)));
  Logbook log(1);
  EXPECT_FALSE(log.blocked());
  ASSERT_TRUE(turnsAmongMoored(*par, 1, 300, 1));
  log.blockedAt = 5;
  log.found[1] = 7;
  EXPECT_TRUE(log.blocked());
  log.forget();
  EXPECT_FALSE(log.blocked());
  EXPECT_TRUE(log.found.empty());
}

TEST(Simulate, LeavesOutRacesThatCameToNoEnd) {
  const CourseBoard board(smallCourse(3, 12, 8));
  ASSERT_GE(board.startCells().size(), 2u);
  const auto par = solved(board);
  const std::vector<PilotKind> pilots(2, PilotKind::Par);
  const SimulationResult all = raced(*par, pilots, 400);
  // Called off when about half of the races are over.
  const SimulationResult some = raced(*par, pilots, 400, static_cast<int>(2 * all.turnMean));
  EXPECT_EQ(all.tally.abandoned, 0);
  EXPECT_EQ(some.tally.races, 400);
  EXPECT_GT(some.tally.abandoned, 40);
  EXPECT_LT(some.tally.abandoned, 360);
  EXPECT_EQ(some.tally.seats[1].wins.total + some.tally.seats[2].wins.total, some.tally.ended());
  EXPECT_EQ(some.tally.seats[1].ranks + some.tally.seats[2].ranks, 3 * some.tally.ended());
  EXPECT_DOUBLE_EQ(some.wins[0].share + some.wins[1].share, 1) << "shares are of the races with a result";
  EXPECT_LT(some.tally.blocks, some.tally.ended() / 2 + 1) << "blocks with such a race are not whole";
  EXPECT_LT(some.turnMean, all.turnMean);
}

TEST(Simulate, KnowsNothingWhereNoRaceEnded) {
  const auto par = solved(CourseBoard(smallCourse(3, 12, 8)));
  for (const std::size_t boats : {1u, 2u}) {
    const SimulationResult none = raced(*par, std::vector<PilotKind>(boats, PilotKind::Par), 50, 1);
    EXPECT_EQ(none.tally.abandoned, 50);
    EXPECT_EQ(none.verdict, Fairness::Undecided);
    EXPECT_FALSE(none.racesNeeded);
    EXPECT_EQ(none.wins[0].low, 0);
    EXPECT_EQ(none.wins[0].high, 1);
    EXPECT_EQ(none.costMean, 0);
  }
}

} // namespace
} // namespace fairway::validator::lake_race
