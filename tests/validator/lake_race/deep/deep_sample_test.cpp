#include "validator/lake_race/deep/deep_sample.h"

#include "tests/validator/lake_race/par/stopping.h"
#include "tests/validator/lake_race/verify_sets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <numeric>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

TEST(Quartiles, KnownValues) {
  EXPECT_EQ(quartilesOf({7}), (std::array<double, 3>{7, 7, 7}));
  EXPECT_EQ(quartilesOf({5, 1, 4, 2, 3}), (std::array<double, 3>{2, 3, 4}));
  EXPECT_EQ(quartilesOf({1, 2}), (std::array<double, 3>{1.25, 1.5, 1.75}));
  EXPECT_EQ(quartilesOf({4, 1, 3, 2}), (std::array<double, 3>{1.75, 2.5, 3.25}));
}

// The greatest share that was told, by whichever thread.
class Farthest final : public WorkWatch {
public:
  void advance(double share) override {
    const std::lock_guard lock(mutex_);
    share_ = std::max(share_, share);
  }
  double share() const { return share_; }

private:
  std::mutex mutex_;
  double share_ = 0;
};

TEST(DeepSample, SolvesAndRacesACourseOfEachLake) {
  Farthest watch;
  const auto sample = deepSample(pairOfTiles(), BoardSide::Dark, 2, 1, watch);
  ASSERT_TRUE(sample);
  EXPECT_EQ(sample->courses(), 2u);
  EXPECT_EQ(sample->startSpreads.size(), 2u);
  EXPECT_EQ(std::accumulate(sample->verdicts.begin(), sample->verdicts.end(), std::uint64_t{0}), 2u);
  for (double par : sample->pars) EXPECT_GT(par, 5); // routes of 39 steps and more
  EXPECT_GT(watch.share(), 0.8) << "the second was solved, and raced as long as its verdict took";
  EXPECT_LE(watch.share(), 1);
}

TEST(DeepSample, LeavesOutLakesWithoutCourses) {
  Tileset set = pairOfTiles();
  for (Tile& tile : set.sides[BoardSide::Dark].tiles)
    for (Slot& slot : tile.slots) tile.map.set(slot.at, Terrain::Void);
  WorkWatch watch;
  EXPECT_EQ(deepSample(set, BoardSide::Dark, 3, 1, watch)->courses(), 0u);
}

TEST(DeepSample, CanBeStoppedAtAnyMoment) {
  StopAfter whole(never);
  ASSERT_TRUE(deepSample(pairOfTiles(), BoardSide::Dark, 1, 1, whole));
  for (const int moment : momentsOf(whole.asked())) {
    StopAfter watch(moment);
    EXPECT_FALSE(deepSample(pairOfTiles(), BoardSide::Dark, 1, 1, watch)) << "stopped after " << moment;
  }
}

} // namespace
} // namespace fairway::validator::lake_race
