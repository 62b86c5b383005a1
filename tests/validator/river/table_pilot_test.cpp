#include "tests/rules/river/rivers.h"
#include "validator/river/pilot/table_pilot.h"

#include <gtest/gtest.h>

#include <algorithm>

// Pilots and advice at a table of the river race.
namespace fairway::validator::river {
namespace {

using fairway::river::River;
using fairway::river::RiverBoard;
using fairway::river::RiverPlay;

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

} // namespace
} // namespace fairway::validator::river
