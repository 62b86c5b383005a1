#include "tests/rules/river/rivers.h"
#include "tests/validator/river/known.h"
#include "validator/river/pilot/pilot.h"
#include "validator/river/simulation/simulate.h"
#include "validator/river/solve/flow.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <tbb/task_arena.h>

// What pilots know and choose, and many races between them.
namespace fairway::validator::river {
namespace {

using namespace fairway::river::test;
using namespace fairway::river;
using test::Known;

// Pilots see the race through tables of fleets: the same race as that of the rules core.
TEST(RiverPositions, AreThoseOfTheRules) {
  Random random(5);
  for (int game = 0; game < 150; ++game) {
    const RiverBoard board(anyRiver(random));
    const FleetMoves moves(board.river);
    const int players = 2 + static_cast<int>(random.below(static_cast<unsigned>(board.river.players - 1)));
    Race race(board, players, 1 + static_cast<int>(random.below(static_cast<unsigned>(players))));
    Position position = startOf(moves, players);
    for (int turn = 0; turn < 60 && !race.over(); ++turn) {
      const Face face = board.river.die[random.below(6)];
      const auto options = race.options(face);
      const MoveList list = movesOf(moves, position, face);
      ASSERT_EQ(list.size(), options.size());
      for (std::size_t i = 0; i < list.size(); ++i) ASSERT_EQ(optionOf(list[i], race), options[i]);
      const std::size_t pick = random.below(list.size());
      race.play(face, options[pick]);
      play(moves, position, list[pick]);
      ASSERT_EQ(position.over(), race.over());
      EXPECT_EQ(position.round, race.round());
      if (race.over()) continue;
      const Position same = positionOf(moves, race);
      EXPECT_EQ(position.fleets, same.fleets);
      EXPECT_EQ(position.points, same.points);
      EXPECT_EQ(position.mover, same.mover);
      EXPECT_EQ(position.phase, same.phase);
      EXPECT_EQ(position.docks, same.docks);
    }
  }
}

// "It takes the option with the greatest prospects of its own less the mean of the others'."
TEST(RiverFleetPilot, WeighsItsProspectsAgainstTheOthers) {
  const Known known(published());
  const FleetPilot pilot(known.alone);
  Position position = startOf(known.moves, 3);
  const MoveList list = movesOf(known.moves, position, Face(3));
  ASSERT_EQ(list.size(), 1U);
  const FleetId after = known.moves.fleets().afterFall(list[0].after);
  const double own = known.alone.points(Phase{1}, after, 0);
  const double others = known.alone.points(Phase{0}, known.moves.start(), 0); // they have not rolled yet
  EXPECT_NEAR(pilot.worth(position, list[0]), own - others, 1e-12);
}

TEST(RiverFleetPilot, ADockTakenIsGoneForAll) {
  River river = laid("..........");
  river.start = 9;
  river.boats = 2;
  river.players = 2;
  const Known known(river);
  const FleetPilot pilot(known.alone);
  const Position position = startOf(known.moves, 2);
  const MoveList list = movesOf(known.moves, position, Face(2));
  ASSERT_TRUE(list[0].home);
  const FleetId rest = known.moves.fleets().afterFall(list[0].after);
  const double own = 12 + known.alone.points(Phase{1}, rest, 1);
  EXPECT_NEAR(pilot.worth(position, list[0]), own - known.alone.points(Phase{0}, known.moves.start(), 1),
              1e-12);
}

TEST(RiverSimulation, PerfectPilotsAgreeWithPar) {
  River river = laid("S..W...");
  river.boats = 2;
  const Known known(river);
  WorkWatch watch;
  const auto two = Two::solve(known.moves, known.endless, {}, watch);
  const auto flow = flowOfTwo(*two, Phase{0}, {Hand::Perfect, Hand::Perfect}, watch);
  const PerfectPilot perfect(*two);
  const FleetPilot fleet(known.alone);
  const auto races = simulate(known.moves, {{&perfect, &perfect}, &fleet}, {2, 60000, 3}, watch);
  EXPECT_LE(races->seats[0].share.low, two->start(Phase{0}).value());
  EXPECT_GE(races->seats[0].share.high, two->start(Phase{0}).value());
  EXPECT_NEAR(races->seats[0].share.share + races->seats[1].share.share, 1, 1e-12);
  const double error = 4 * races->roundDeviation / std::sqrt(60000.0);
  EXPECT_NEAR(races->roundMean, flow->rounds, error);
  EXPECT_NEAR(races->seats[0].points, flow->points[0], 0.15);
  EXPECT_NEAR(races->seats[1].saved, flow->saved[1], 0.02);
}

TEST(RiverSimulation, OnePilotAloneAgreesWithPar) {
  const Known known(published());
  WorkWatch watch;
  const FleetPilot pilot(known.alone);
  const auto races = simulate(known.moves, {{&pilot}}, {1, 30000, 1}, watch);
  const LoneFlow flow = flowAlone(known.alone, Phase{0});
  EXPECT_NEAR(races->seats[0].points, flow.points, 0.15);
  EXPECT_NEAR(races->seats[0].saved, flow.saved, 0.02);
  EXPECT_NEAR(races->roundMean, flow.rounds, 0.25);
}

TEST(RiverSimulation, IsTheSameOnAnyNumberOfThreads) {
  const Known known(published());
  const FleetPilot pilot(known.alone);
  const auto run = [&] {
    WorkWatch watch;
    return *simulate(known.moves, {{4, &pilot}, &pilot}, {4, 400, 9}, watch);
  };
  const SimulationResult many = run();
  SimulationResult alone;
  tbb::task_arena one(1);
  one.execute([&] { alone = run(); });
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(many.seats[i].wins, alone.seats[i].wins);
    EXPECT_EQ(many.seats[i].points, alone.seats[i].points);
  }
  EXPECT_EQ(many.roundDeviation, alone.roundDeviation);
}

// A lone boat has nothing to blow up or back.
TEST(RiverSimulation, TellsHowMuchWindCannotBeUsed) {
  const auto windPassed = [](const River& river, int players) {
    const Known known(river);
    const FleetPilot pilot(known.alone);
    WorkWatch watch;
    const Pilots pilots{std::vector<const Pilot*>(static_cast<std::size_t>(players), &pilot)};
    return simulate(known.moves, pilots, {players, 200, 1}, watch)->windPassed;
  };
  River river = published();
  ASSERT_TRUE(hasWind(river));
  EXPECT_GT(windPassed(river, 2), 0);
  EXPECT_LT(windPassed(river, 2), 1);
  river.boats = 1;
  EXPECT_EQ(windPassed(river, 1), 1);
  river.die.fill(Face(3));
  EXPECT_EQ(windPassed(river, 1), 0) << "there is none";
}

// 99 in 100 for both seats together: for each 2.807 deviations of the mean, and one race.
TEST(RiverSimulation, IntervalsHoldTogetherInNinetyNineOfAHundred) {
  const Known known(published());
  const FleetPilot pilot(known.alone);
  WorkWatch watch;
  const double races = 2000;
  const auto result = simulate(known.moves, {{2, &pilot}}, {2, 2000, 2}, watch);
  for (const SeatResult& seat : result->seats) {
    const auto wins = static_cast<double>(seat.wins), shared = static_cast<double>(seat.shared);
    const double mean = (wins + shared / 2) / races;
    const double width = 2.807 * std::sqrt(((wins + shared / 4) / races - mean * mean) / races) + 1 / races;
    EXPECT_NEAR(seat.share.share, mean, 1e-12);
    EXPECT_NEAR(seat.share.high - mean, width, width / 1000);
    EXPECT_NEAR(mean - seat.share.low, width, width / 1000);
  }
}

// RULES.md, section 8: the first rolls of seat 1 in race 0 under seed 1.
TEST(RiverDice, AreWrittenDown) {
  const RiverBoard board(published());
  const Known known(board.river);
  const auto played = playRace(known.moves, FleetPilot(known.alone), board, 2, 1, 1);
  Random random(streamSeed(streamSeed(1, 0), 1));
  for (const auto& turn : played.record.turns) {
    if (turn.seat == 1) {
      EXPECT_EQ(turn.roll, board.river.die[random.below(6)]);
    }
  }
  EXPECT_TRUE(played.race.over());
}

TEST(RiverRaces, EndAfterSoManyTurns) {
  const RiverBoard board(published());
  const Known known(board.river);
  for (const int turns : {1, 3}) {
    const auto played = playRace(known.moves, FleetPilot(known.alone), board, 2, 1, 1, turns);
    EXPECT_EQ(played.record.turns.size(), static_cast<std::size_t>(turns));
    EXPECT_FALSE(played.race.over());
  }
}

// Where fleets do not meet only the order of arrival is left, and who moves first in a round arrives first.
TEST(RiverFairness, TurnOrderAloneIsWorthSomething) {
  const Known known(published());
  const FleetPilot pilot(known.alone);
  for (const int players : {2, 3, 4}) {
    const std::vector<double> shares = turnOrderShares(known.moves, pilot, {players, 1, 5});
    ASSERT_EQ(shares.size(), static_cast<std::size_t>(players));
    EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0), 1, 1e-12);
    for (std::size_t seat = 1; seat < shares.size(); ++seat) EXPECT_GT(shares[seat - 1], shares[seat] - 0.01);
    EXPECT_GT(shares.front(), shares.back());
  }
}

// With sixes and ones alone each round brings a lone boat home or leaves it where it is, both alike often.
// Who comes home first wins, of those who come together who moves first: sums of powers of a half.
TEST(RiverFairness, TurnOrderOfLoneBoatsIsWorthSevenths) {
  River river = laid("......");
  river.start = 3;
  river.boats = 1;
  river.die = {Face(1), Face(6), Face(1), Face(6), Face(1), Face(6)};
  const Known known(river);
  const FleetPilot pilot(known.alone);
  const std::vector<double> two = turnOrderShares(known.moves, pilot, {2, 1, 1});
  EXPECT_NEAR(two[0], 2.0 / 3, 0.02);
  EXPECT_NEAR(two[1], 1.0 / 3, 0.02);
  const std::vector<double> three = turnOrderShares(known.moves, pilot, {3, 1, 1});
  for (const std::size_t seat : {0U, 1U, 2U}) EXPECT_NEAR(three[seat], 4.0 / 7 / (1U << seat), 0.02);
}

// What turn order alone does is not the river's fault; nothing is known of it where pilots differ.
TEST(RiverFairness, AllowsForTurnOrderWherePilotsAreAlike) {
  const Known known(published());
  const FleetPilot pilot(known.alone);
  WorkWatch watch;
  const auto alike = simulate(known.moves, {{2, &pilot}, &pilot}, {2, 2000, 1}, watch);
  const auto unlike = simulate(known.moves, {{2, &pilot}}, {2, 2000, 1}, watch);
  ASSERT_EQ(alike->edges.size(), 2u);
  EXPECT_TRUE(unlike->edges.empty());
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const SeatEdge& edge = alike->edges[seat];
    EXPECT_EQ(edge.startPlaces, 0) << "all start from the same section";
    EXPECT_NEAR(0.5 + edge.turnOrder + edge.traffic, alike->seats[seat].share.share, 1e-12);
    EXPECT_EQ(alike->seats[seat].wins, unlike->seats[seat].wins);
  }
}

} // namespace
} // namespace fairway::validator::river
