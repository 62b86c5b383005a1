#include "tests/rules/river/rivers.h"
#include "tests/validator/river/known.h"
#include "validator/river/pilot/coach.h"
#include "validator/river/pilot/table_pilot.h"

#include <gtest/gtest.h>

#include <algorithm>

// Pilots and advice at a table of the river race, and what a coach says of a race afterwards.
namespace fairway::validator::river {
namespace {

using fairway::river::Face;
using fairway::river::Option;
using fairway::river::River;
using fairway::river::RiverBoard;
using fairway::river::RiverPlay;
using test::Known;

River smallRiver(int players) {
  River river = fairway::river::test::laid("S..W...");
  river.boats = 2;
  river.players = players;
  return river;
}

// Plays races of these players by chance. Wherever there is a choice, the pilot takes what is advised first,
// and costs are counted from there.
void expectAdviceOfPilot(const std::string& name, int players, const std::string& measure) {
  const River river = smallRiver(players);
  RiverTablePilots pilots(river, players);
  WorkWatch watch;
  auto pilot = pilots.pilot(name, 1, watch);
  ASSERT_TRUE(pilot) << pilot.fault().message.english();
  int open = 0; // choices that matter
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    table::Table table(std::make_unique<RiverPlay>(std::make_shared<RiverBoard>(river), players, 1, seed),
                       {});
    Random random(seed);
    while (table.awaited() == table::Awaited::Choice) {
      const auto advice = pilots.advice(table.play(), watch);
      ASSERT_TRUE(advice);
      EXPECT_EQ(advice->measure.english(), measure);
      const std::vector<Tree> choices = *table.play().choices();
      ASSERT_EQ(advice->costs.size(), choices.size());
      EXPECT_EQ(advice->costs.front().second, 0);
      const Tree chosen = (*pilot)(table.play());
      const auto same = std::find_if(advice->costs.begin(), advice->costs.end(),
                                     [&](const auto& each) { return each.first == chosen; });
      ASSERT_NE(same, advice->costs.end());
      EXPECT_NEAR(same->second, 0, 1e-9);
      open += advice->costs.back().second > 1e-6 ? 1 : 0;
      ASSERT_FALSE(table.choose(choices[random.below(choices.size())]));
    }
    EXPECT_TRUE(pilots.advice(table.play(), watch)->costs.empty()) << "the race is over";
  }
  EXPECT_GT(open, 5);
}

TEST(RiverTablePilots, OfTwoPlayersAdviseInWinChances) {
  expectAdviceOfPilot("perfect", 2, "win chance");
}

TEST(RiverTablePilots, OfMorePlayersAdviseAsTheFleetPilotSails) {
  expectAdviceOfPilot("fleet", 3, "points ahead by the fleet pilot");
}

TEST(RiverTablePilots, PerfectOnesAreForTwoWhoseRaceEnds) {
  WorkWatch watch;
  RiverTablePilots three(smallRiver(3), 3);
  const auto none = three.pilot("perfect", 1, watch);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.fault().why, NoPilot::Why::TooMuch);
  EXPECT_EQ(none.fault().message.english(), "perfect: is for two players");

  // With nothing but twos, two boats that sail in turn stay where they are.
  River ring = fairway::river::test::laid("......");
  ring.start = 4;
  ring.boats = ring.players = 2;
  ring.die.fill(fairway::river::Face(2));
  RiverTablePilots two(ring, 2);
  const auto endless = two.pilot("perfect", 1, watch);
  ASSERT_FALSE(endless);
  EXPECT_EQ(endless.fault().message.english(), "perfect: the game need not end, so it has no solution");
}

TEST(RiverTablePilots, StopWhenAsked) {
  class Hurried final : public WorkWatch {
    bool stopWanted() const override { return true; }
  } watch;
  RiverTablePilots pilots(smallRiver(2), 2);
  const auto stopped = pilots.pilot("perfect", 1, watch);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.fault().why, NoPilot::Why::Stopped);
  const table::Table table(std::make_unique<RiverPlay>(std::make_shared<RiverBoard>(smallRiver(2)), 2, 1, 1),
                           {});
  const auto advice = pilots.advice(table.play(), watch);
  ASSERT_FALSE(advice);
  EXPECT_EQ(advice.fault().message.english(), "stopped");
  WorkWatch patient;
  EXPECT_TRUE(pilots.pilot("perfect", 1, patient));
}

// A river for two with two boats each, and its solution.
struct SolvedForTwo {
  explicit SolvedForTwo(std::string_view order, int start = fairway::river::defaultStart)
      : board(riverOf(order, start)), known(board.river), two(solutionOf(known)) {}

  RiverBoard board;
  Known known;
  std::optional<Two> two;

private:
  static River riverOf(std::string_view order, int start) {
    River river = fairway::river::test::laid(order);
    river.boats = river.players = 2;
    river.start = start;
    return river;
  }
  static std::optional<Two> solutionOf(const Known& known) {
    WorkWatch watch;
    return Two::solve(known.moves, known.endless, {}, watch);
  }
};

// Perfect players give nothing away, whoever begins; of others the coach tells by how much.
TEST(RiverCoach, TellsWhatATurnCost) {
  const SolvedForTwo solved("S..W...");
  const auto& [board, known, two] = solved;
  for (int first : {1, 2}) {
    const auto perfect = playRace(known.moves, PerfectPilot(*two), board, 2, first, 4);
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
  const auto& [board, known, two] = solved;
  for (int first : {1, 2})
    for (int mostTurns : {0, 1, 5, 10000}) {
      const auto played = playRace(known.moves, FleetPilot(known.alone), board, 2, first, 9, mostTurns);
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

TEST(RiverCoach, NamesNothingThatCostsLessThanATenthOfAPoint) {
  std::vector<CoachedTurn> turns(2);
  turns[0].cost = 0.0009;
  EXPECT_EQ(blunderOf(turns), nullptr);
  turns[1].cost = 0.001;
  EXPECT_EQ(blunderOf(turns), &turns[1]);
}

TEST(RiverCoach, NamesTheBlunder) {
  const SolvedForTwo solved("..........", 2);
  const auto& [board, known, two] = solved;
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

} // namespace
} // namespace fairway::validator::river
