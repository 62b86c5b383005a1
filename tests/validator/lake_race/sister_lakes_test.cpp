#include "tests/support/sanitized.h"
#include "tests/validator/lake_race/verify_sets.h"
#include "validator/lake_race/verify/lake_tally.h"
#include "validator/lake_race/verify/layouts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

// Each by itself is the measure.
void expectTheTalliesOfEach(const Tileset& set, const std::vector<LaidLake>& lakes) {
  WorkWatch watch;
  const std::vector<VerifyTally> tallies = sisterTallies(set, BoardSide::Dark, lakes, watch);
  ASSERT_EQ(tallies.size(), lakes.size());
  for (std::size_t i = 0; i < lakes.size(); ++i)
    expectSame(VerifyResult{tallies[i], false, false},
               VerifyResult{lakeTally(set, BoardSide::Dark, lakes[i], watch), false, false});
}

std::vector<LaidLake> allLakes(const Tileset& set) {
  const Layouts layouts(set, BoardSide::Dark);
  std::vector<LaidLake> lakes;
  for (std::uint64_t i = 0; i < *layouts.count(); ++i)
    lakes.push_back({*buildLake(set, BoardSide::Dark, layouts[i]), i, layouts[i]});
  return lakes;
}

// Two of their tiles have no slots, and walls with gaps: turned, they send boats another way.
TEST(SisterLakes, AreCountedAsEachByItself) {
  for (int seed = 0; seed < fairway::test::cases(12); ++seed) {
    SCOPED_TRACE(seed);
    const Tileset set = roughSet(static_cast<std::uint64_t>(seed), seed % 3 == 0 ? 4 : 3, seed % 2 == 0);
    expectTheTalliesOfEach(set, allLakes(set));
  }
}

TEST(SisterLakes, NeedNotFollowEachOther) {
  const Tileset set = roughSet(5, 4, false);
  std::vector<LaidLake> lakes = allLakes(set), some;
  for (std::size_t i = 0; i < lakes.size(); i += 5) some.push_back(lakes[i]);
  std::reverse(some.begin(), some.end());
  expectTheTalliesOfEach(set, some);
}

TEST(SisterLakes, MayBeNone) {
  WorkWatch watch;
  EXPECT_TRUE(sisterTallies(pairOfTiles(), BoardSide::Dark, {}, watch).empty());
}

} // namespace
} // namespace fairway::validator::lake_race
