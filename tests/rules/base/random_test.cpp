#include "rules/base/random.h"
#include "rules/lake_race/play/dice_stream.h"

#include <gmock/gmock.h>

#include <cmath>

namespace fairway {
namespace {

using lake_race::DiceStream;
using testing::ElementsAre;

// The first values as their authors' own programs print them.
TEST(Random, SplitMix64KnownValues) {
  SplitMix64 mix(1234567);
  EXPECT_EQ(mix.next(), 6457827717110365317u);
  EXPECT_EQ(mix.next(), 3203168211198807973u);
  EXPECT_EQ(mix.next(), 9817491932198370423u);
  EXPECT_EQ(mix.next(), 4593380528125082431u);
  EXPECT_EQ(mix.next(), 16408922859458223821u);
}

TEST(Random, Xoshiro256StarStarKnownValues) {
  Random random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  EXPECT_EQ(random.next(), 11520u);
  EXPECT_EQ(random.next(), 0u);
  EXPECT_EQ(random.next(), 1509978240u);
  EXPECT_EQ(random.next(), 1215971899390074240u);
}

TEST(Random, BelowIsEvenAndWithinItsBounds) {
  Random random(7);
  std::array<int, 5> counts{};
  for (int i = 0; i < 50000; ++i) ++counts.at(random.below(5));
  for (int count : counts) EXPECT_NEAR(count, 10000, 500);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(random.below(1), 0u);
  for (int i = 0; i < 10; ++i) random.below(std::uint64_t{1} << 32);
}

std::vector<int> firstDice(DiceStream stream, int count) {
  std::vector<int> dice;
  for (int i = 0; i < count; ++i) dice.push_back(stream.die());
  return dice;
}

// Written down in RULES.md as well; worked out by an independent program.
TEST(DiceStream, KnownFirstDice) {
  EXPECT_THAT(firstDice(DiceStream(1, 0, 1), 12), ElementsAre(2, 2, 3, 3, 2, 2, 1, 3, 2, 1, 2, 3));
  EXPECT_THAT(firstDice(DiceStream(1, 0, 2), 12), ElementsAre(3, 2, 1, 1, 2, 3, 2, 2, 2, 1, 2, 2));
  EXPECT_THAT(firstDice(DiceStream(2, 3, 6), 12), ElementsAre(1, 3, 2, 3, 2, 3, 1, 1, 1, 1, 1, 3));
}

TEST(RandomDeathTest, OneOfNoneCannotBeDrawn) {
  Random random(1);
  EXPECT_EQ(random.below(1), 0u);
  EXPECT_DEATH(static_cast<void>(random.below(0)), "internal error: n >= 1");
  EXPECT_DEATH(static_cast<void>(random.below((std::uint64_t{1} << 32) + 1)), "internal error: n >= 1");
}

TEST(DiceStream, AllThreeFacesAreEven) {
  DiceStream stream(99, 0, 1);
  std::array<int, 4> counts{};
  constexpr int rolls = 300000;
  for (int i = 0; i < rolls; ++i) ++counts.at(static_cast<std::size_t>(stream.die()));
  EXPECT_EQ(counts[0], 0);
  for (std::size_t face = 1; face <= 3; ++face)
    EXPECT_NEAR(counts[face], rolls / 3.0, 5 * std::sqrt(rolls * 2.0 / 9));
}

TEST(DiceStream, RollingTogetherTakesTheSameDiceInTurn) {
  DiceStream one(5, 2, 3);
  DiceStream two(5, 2, 3);
  lake_race::Dice dice;
  for (int i = 0; i < 7; ++i) dice.add(one.die());
  EXPECT_EQ(two.roll(7), dice);
}

TEST(DiceStream, StreamsOfSeatsRacesAndSeedsDiffer) {
  EXPECT_NE(firstDice(DiceStream(1, 0, 1), 40), firstDice(DiceStream(1, 0, 2), 40));
  EXPECT_NE(firstDice(DiceStream(1, 0, 1), 40), firstDice(DiceStream(1, 1, 1), 40));
  EXPECT_NE(firstDice(DiceStream(1, 0, 1), 40), firstDice(DiceStream(2, 0, 1), 40));
}

} // namespace
} // namespace fairway
