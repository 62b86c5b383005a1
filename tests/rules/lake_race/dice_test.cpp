#include "rules/lake_race/play/dice.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <vector>

namespace fairway::lake_race {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Choice = std::pair<std::vector<int>, int>; // kept, sorted; number rolled

std::multiset<Choice> listed(Dice have) {
  std::multiset<Choice> all;
  forEachDiceChoice(have, [&](const DiceChoice& choice) { all.insert({faces(choice.keep), choice.roll}); });
  return all;
}

// Plays it out as at the table, die by die: each die is taken away (one at most), kept or rerolled, and one
// may be added if none was taken away.
std::set<Choice> playedOut(const std::vector<int>& dice) {
  std::set<Choice> all;
  const auto fates = static_cast<int>(std::lround(std::pow(3, dice.size())));
  for (int code = 0; code < fates; ++code) {
    std::vector<int> kept;
    int rerolled = 0;
    int removed = 0;
    int fate = code;
    for (int die : dice) {
      if (fate % 3 == 0) kept.push_back(die);
      if (fate % 3 == 1) ++rerolled;
      if (fate % 3 == 2) ++removed;
      fate /= 3;
    }
    std::sort(kept.begin(), kept.end());
    if (removed <= 1) all.insert({kept, rerolled});
    if (removed == 0) all.insert({kept, rerolled + 1}); // an added die is always rolled
  }
  return all;
}

TEST(Dice, CountAndTotal) {
  const Dice dice(2, 0, 1);
  EXPECT_EQ(dice.count(), 3);
  EXPECT_EQ(dice.total(), 5);
  EXPECT_THAT(faces(dice), ElementsAre(1, 1, 3));
  EXPECT_TRUE(Dice().empty());
  EXPECT_THAT(faces(Dice()), IsEmpty());
  EXPECT_TRUE(dice.contains(Dice(1, 0, 1)));
  EXPECT_FALSE(dice.contains(Dice(0, 1, 0)));
  EXPECT_EQ(dice + Dice(0, 2, 0), Dice(2, 2, 1));
}

TEST(Dice, WithNoneOnlyToRollOneOrNone) {
  EXPECT_THAT(listed(Dice()), ElementsAre(Choice{{}, 0}, Choice{{}, 1}));
}

TEST(Dice, ChoicesAreThoseOfTheTableEachOnce) {
  for (int ones = 0; ones <= 3; ++ones)
    for (int twos = 0; twos <= 3; ++twos)
      for (int threes = 0; threes <= 2; ++threes) {
        const Dice have(ones, twos, threes);
        const std::multiset<Choice> all = listed(have);
        const std::set<Choice> expected = playedOut(faces(have));
        EXPECT_EQ(std::set<Choice>(all.begin(), all.end()), expected);
        EXPECT_EQ(all.size(), expected.size()) << "each choice once";
        EXPECT_EQ(static_cast<int>(all.size()), 3 * (ones + 1) * (twos + 1) * (threes + 1) - 1);
      }
}

TEST(Dice, RollsHaveTheirWays) {
  for (int count = 0; count <= 7; ++count) {
    std::map<std::vector<int>, std::uint64_t> expected;
    const auto results = static_cast<int>(std::lround(std::pow(3, count)));
    for (int code = 0; code < results; ++code) {
      std::vector<int> dice;
      for (int i = 0, rest = code; i < count; ++i, rest /= 3) dice.push_back(rest % 3 + 1);
      std::sort(dice.begin(), dice.end());
      ++expected[dice];
    }
    std::map<std::vector<int>, std::uint64_t> rolls;
    forEachRoll(count, [&](Dice dice, std::uint64_t ways) { rolls[faces(dice)] += ways; });
    EXPECT_EQ(rolls, expected);
  }
}

TEST(Dice, WaysOfTheLargestCountedRollAddUp) {
  std::uint64_t sum = 0;
  forEachRoll(maxCountedRoll, [&](Dice, std::uint64_t ways) { sum += ways; });
  std::uint64_t expected = 1;
  for (int i = 0; i < maxCountedRoll; ++i) expected *= 3;
  EXPECT_EQ(sum, expected);
}

} // namespace
} // namespace fairway::lake_race
