#include "tests/rules/river/rivers.h"
#include "validator/river/solve/endless.h"
#include "validator/river/study/river_study.h"

#include <gtest/gtest.h>

#include <algorithm>

// Races that need never end.
namespace fairway::validator::river {
namespace {

using namespace fairway::river::test;
using fairway::river::Face;

TEST(RiverEndless, SandbanksAllAroundKeepABoatForEver) {
  River river = laid("SSSSSS");
  river.boats = 1;
  river.die.fill(Face(2));
  const RiverStudy study(river);
  EXPECT_FALSE(study.ends());
  const auto play = study.endless().playGoingRound(Phase{0});
  ASSERT_FALSE(play.empty());
  EXPECT_EQ(play.front().section, 4);
}

// Turn after turn by the rules, from the start to a state that was there before; where boats can leave the
// set of states that go round, or have yet to come to it, by a way into it.
TEST(RiverEndless, PlaysThatGoRoundFollowTheRules) {
  Random random(23);
  int endless = 0, later = 0, led = 0, comeHome = 0;
  for (int i = 0; i < 6000; ++i) {
    River river = anyRiver(random, 7, 3);
    const std::array faces{Face(1 + static_cast<int>(random.below(4))),
                           Face(1 + static_cast<int>(random.below(4)))};
    for (Face& face : river.die) face = faces[random.below(2)];
    const FleetMoves moves(river);
    const Endless races(moves);
    const auto play = races.playGoingRound(Phase{0});
    if (play.empty()) continue;
    ++endless;
    std::vector<std::pair<int, FleetId>> states{{0, moves.start()}};
    for (const PlayedTurn& turn : play) {
      ASSERT_EQ(std::pair(turn.phase.waterfalls, turn.before), states.back()) << orderOf(river);
      const FleetOptions& options = moves.options(turn.phase, turn.before);
      const auto sections = options.section.begin();
      const auto boat =
          std::find(sections, sections + static_cast<std::ptrdiff_t>(options.sections), turn.section);
      ASSERT_NE(boat, sections + static_cast<std::ptrdiff_t>(options.sections)) << orderOf(river);
      const auto& ends = options.sail[static_cast<std::size_t>(boat - sections)];
      EXPECT_EQ(turn.after,
                afterTurn(moves, turn.before, ends[static_cast<std::size_t>(turn.roll.number() - 1)]));
      states.emplace_back((turn.phase.waterfalls + 1) % moves.phases(), turn.after);
      comeHome += turn.after.boats < turn.before.boats ? 1 : 0;
    }
    const auto first = std::find(states.begin(), states.end(), states.back());
    EXPECT_LT(first - states.begin(), std::ssize(play)) << "it was there before";
    const auto goesRound = [&](const auto& state) {
      return races.goingRound().has(Phase{state.first}, state.second);
    };
    const auto in = std::find_if(states.begin(), states.end(), goesRound);
    EXPECT_TRUE(std::all_of(in, states.end(), goesRound)) << "once in the set it stays there";
    led += in != states.begin() ? 1 : 0;
    later += first != states.begin() ? 1 : 0;
  }
  EXPECT_GT(endless, 10);
  EXPECT_GT(later, 5);
  EXPECT_GT(led, 1) << "these are rare";
  EXPECT_GT(comeHome, 0);
}

TEST(RiverEndless, WithWindEveryGameEnds) {
  River river = laid("SSSSSS");
  river.die.fill(Face(2));
  river.die[5] = Face::wind();
  EXPECT_TRUE(RiverStudy(river).ends());
}

} // namespace
} // namespace fairway::validator::river
