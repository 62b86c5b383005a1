#include "tests/rules/river/rivers.h"
#include "validator/river/pilot/coach.h"
#include "validator/river/pilot/pilot.h"
#include "validator/river/simulation/simulate.h"
#include "validator/river/solve/flow.h"

#include <gtest/gtest.h>

#include <numeric>
#include <tbb/task_arena.h>

#include <cmath>

namespace fairway::validator::river {
namespace {

using namespace fairway::river::test;
using namespace fairway::river;

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

struct Table {
  explicit Table(const River& river)
      : moves(river), endless(moves), alone(moves, endless, (river.players - 1) * river.boats) {}

  FleetMoves moves;
  Endless endless;
  Alone alone;
  WorkWatch watch;
};

// "It takes the option with the greatest prospects of its own less the mean of the others'."
TEST(RiverFleetPilot, WeighsItsProspectsAgainstTheOthers) {
  const Table table(published());
  const FleetPilot pilot(table.alone);
  Position position = startOf(table.moves, 3);
  const MoveList list = movesOf(table.moves, position, Face(3));
  ASSERT_EQ(list.size(), 1U);
  const FleetId after = table.moves.fleets().afterFall(list[0].after);
  const double own = table.alone.points(Phase{1}, after, 0);
  const double others = table.alone.points(Phase{0}, table.moves.start(), 0); // they have not rolled yet
  EXPECT_NEAR(pilot.worth(position, list[0]), own - others, 1e-12);
}

TEST(RiverFleetPilot, ADockTakenIsGoneForAll) {
  River river = laid("..........");
  river.start = 9;
  river.boats = 2;
  river.players = 2;
  const Table table(river);
  const FleetPilot pilot(table.alone);
  const Position position = startOf(table.moves, 2);
  const MoveList list = movesOf(table.moves, position, Face(2));
  ASSERT_TRUE(list[0].home);
  const FleetId rest = table.moves.fleets().afterFall(list[0].after);
  const double own = 12 + table.alone.points(Phase{1}, rest, 1);
  EXPECT_NEAR(pilot.worth(position, list[0]), own - table.alone.points(Phase{0}, table.moves.start(), 1),
              1e-12);
}

TEST(RiverSimulation, PerfectPilotsAgreeWithPar) {
  River river = laid("S..W...");
  river.boats = 2;
  const Table table(river);
  WorkWatch watch;
  const auto two = Two::solve(table.moves, table.endless, {}, watch);
  const auto flow = flowOfTwo(*two, Phase{0}, {Hand::Perfect, Hand::Perfect}, watch);
  const PerfectPilot perfect(*two);
  const FleetPilot fleet(table.alone);
  const auto races = simulate(table.moves, {{&perfect, &perfect}, &fleet}, {2, 60000, 3}, watch);
  EXPECT_LE(races->seats[0].share.low, two->start(Phase{0}).value());
  EXPECT_GE(races->seats[0].share.high, two->start(Phase{0}).value());
  EXPECT_NEAR(races->seats[0].share.share + races->seats[1].share.share, 1, 1e-12);
  const double error = 4 * races->roundDeviation / std::sqrt(60000.0);
  EXPECT_NEAR(races->roundMean, flow->rounds, error);
  EXPECT_NEAR(races->seats[0].points, flow->points[0], 0.15);
  EXPECT_NEAR(races->seats[1].saved, flow->saved[1], 0.02);
}

TEST(RiverSimulation, OnePilotAloneAgreesWithPar) {
  const Table table(published());
  WorkWatch watch;
  const FleetPilot pilot(table.alone);
  const auto races = simulate(table.moves, {{&pilot}}, {1, 30000, 1}, watch);
  const LoneFlow flow = flowAlone(table.alone, Phase{0});
  EXPECT_NEAR(races->seats[0].points, flow.points, 0.15);
  EXPECT_NEAR(races->seats[0].saved, flow.saved, 0.02);
  EXPECT_NEAR(races->roundMean, flow.rounds, 0.25);
}

TEST(RiverSimulation, IsTheSameOnAnyNumberOfThreads) {
  const Table table(published());
  const FleetPilot pilot(table.alone);
  const auto run = [&] {
    WorkWatch watch;
    return *simulate(table.moves, {{4, &pilot}, &pilot}, {4, 400, 9}, watch);
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

// RULES.md, section 8: the first rolls of seat 1 in race 0 under seed 1.
TEST(RiverDice, AreWrittenDown) {
  const RiverBoard board(published());
  const Table table(board.river);
  const auto played = playRace(table.moves, FleetPilot(table.alone), board, 2, 1, 1);
  Random random(streamSeed(streamSeed(1, 0), 1));
  for (const auto& turn : played.record.turns) {
    if (turn.seat == 1) {
      EXPECT_EQ(turn.roll, board.river.die[random.below(6)]);
    }
  }
  EXPECT_TRUE(played.race.over());
}

// A river for two with two boats each, and its solution.
struct SolvedForTwo {
  explicit SolvedForTwo(std::string_view order, int start = fairway::river::defaultStart)
      : board(riverOf(order, start)), table(board.river), two(solutionOf(table)) {}

  RiverBoard board;
  Table table;
  std::optional<Two> two;

private:
  static River riverOf(std::string_view order, int start) {
    River river = laid(order);
    river.boats = river.players = 2;
    river.start = start;
    return river;
  }
  static std::optional<Two> solutionOf(const Table& table) {
    WorkWatch watch;
    return Two::solve(table.moves, table.endless, {}, watch);
  }
};

// Perfect players give nothing away, whoever begins; of others the coach tells by how much.
TEST(RiverCoach, TellsWhatATurnCost) {
  const SolvedForTwo solved("S..W...");
  const auto& [board, table, two] = solved;
  for (int first : {1, 2}) {
    const auto perfect = playRace(table.moves, PerfectPilot(*two), board, 2, first, 4);
    const auto turns = coach(*two, board, perfect.record);
    ASSERT_EQ(turns.size(), perfect.record.turns.size());
    for (std::size_t i = 0; i < turns.size(); ++i) {
      EXPECT_EQ(turns[i].cost, 0);
      EXPECT_EQ(turns[i].bestOption, perfect.record.turns[i].option);
      EXPECT_EQ(turns[i].turn, static_cast<int>(i) + 1);
    }
    EXPECT_EQ(blunderOf(turns), nullptr);
  }
}

// A result less the chance at the start is luck and mistakes, whatever was played and wherever it stops.
TEST(RiverCoach, LuckAndMistakesAddUp) {
  const SolvedForTwo solved("S..W...");
  const auto& [board, table, two] = solved;
  for (int first : {1, 2})
    for (int mostTurns : {0, 1, 5, 10000}) {
      const auto played = playRace(table.moves, FleetPilot(table.alone), board, 2, first, 9, mostTurns);
      EXPECT_LE(played.record.turns.size(), static_cast<std::size_t>(mostTurns));
      const auto turns = coach(*two, board, played.record);
      const auto seats = coachedSeats(*two, board, played.record, turns);
      ASSERT_EQ(seats.size(), 2U);
      for (const CoachedSeat& seat : seats)
        EXPECT_NEAR(seat.result - seat.start, seat.luck + seat.mistakes, 1e-6);
      EXPECT_NEAR(seats[0].adjusted() + seats[1].adjusted(), 1, 1e-9);
      if (played.race.over()) {
        EXPECT_EQ(seats[0].result + seats[1].result, 1);
      }
      if (!turns.empty()) {
        const double start = seats[static_cast<std::size_t>(first - 1)].start;
        EXPECT_NEAR(turns[0].luck, turns[0].best - start, 1e-12);
      }
    }
}

TEST(RiverCoach, NamesTheBlunder) {
  const SolvedForTwo solved("..........", 2);
  const auto& [board, table, two] = solved;
  // The boat that is left on section 2 falls next; whoever moves the other one again loses it.
  const auto sail = [](int seat, int number, int from) {
    return fairway::river::TurnEntry{seat, Face(number), Option::sail(seat, SectionNow{from}), {}};
  };
  const fairway::river::Record record{2, 1, {sail(1, 5, 2), sail(2, 5, 2), sail(1, 1, 6), sail(2, 5, 1)}};
  const auto turns = coach(*two, board, record);
  ASSERT_EQ(turns.size(), 4U);
  const CoachedTurn* blunder = blunderOf(turns);
  ASSERT_NE(blunder, nullptr);
  EXPECT_EQ(blunder->turn, 3);
  EXPECT_EQ(blunder->bestOption, Option::sail(1, SectionNow{1}));
  EXPECT_GT(blunder->cost, 0.05);
  EXPECT_GE(blunder->best, blunder->cost);
}

// Where fleets do not meet only the order of arrival is left, and who moves first in a round arrives first.
TEST(RiverFairness, TurnOrderAloneIsWorthSomething) {
  const Table table(published());
  const FleetPilot pilot(table.alone);
  for (const int players : {2, 3, 4}) {
    const std::vector<double> shares = turnOrderShares(table.moves, pilot, {players, 1, 5});
    ASSERT_EQ(shares.size(), static_cast<std::size_t>(players));
    EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0), 1, 1e-12);
    for (std::size_t seat = 1; seat < shares.size(); ++seat) EXPECT_GT(shares[seat - 1], shares[seat] - 0.01);
    EXPECT_GT(shares.front(), shares.back());
  }
}

// What turn order alone does is not the river's fault; nothing is known of it where pilots differ.
TEST(RiverFairness, AllowsForTurnOrderWherePilotsAreAlike) {
  const Table table(published());
  const FleetPilot pilot(table.alone);
  WorkWatch watch;
  const auto alike = simulate(table.moves, {{2, &pilot}, &pilot}, {2, 2000, 1}, watch);
  const auto unlike = simulate(table.moves, {{2, &pilot}}, {2, 2000, 1}, watch);
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
