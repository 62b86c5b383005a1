#include "tests/validator/lake_race/verify_sets.h"
#include "validator/lake_race/verify/chosen_lakes.h"
#include "validator/lake_race/verify/verify.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>

// Runs that are watched, ended early and gone on with.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

// Thirteen tiles, of which two are laid: 624 lakes. Nearly all of them lack the slots of a race, which is
// soon seen, and a few have courses of which some fail.
Tileset manyLakes(std::uint64_t seed) {
  Tileset set = roughSet(seed, 2, false);
  for (int spare = 0; spare < 11; ++spare)
    set.sides.at(BoardSide::Dark).tiles.push_back({"s" + std::to_string(spare), TerrainMap(12, 10), {}});
  return set;
}

class Shares : public WorkWatch {
public:
  void advance(double share) override {
    const std::scoped_lock lock(mutex_);
    shares_.push_back(share);
  }
  std::vector<double> inOrder() const {
    std::vector<double> all = shares_;
    std::sort(all.begin(), all.end());
    return all;
  }

private:
  std::mutex mutex_;
  std::vector<double> shares_;
};

// "The share of the work that is done, from 0 to 1."
void expectAllHeard(const Tileset& set, const VerifyOptions& options, std::uint64_t lakes, bool each) {
  Shares watch;
  ASSERT_TRUE(verify(set, options, watch));
  const std::vector<double> heard = watch.inOrder();
  ASSERT_FALSE(heard.empty());
  EXPECT_GT(heard.front(), 0);
  EXPECT_DOUBLE_EQ(heard.back(), 1);
  if (!each) return;
  ASSERT_EQ(heard.size(), lakes);
  for (std::size_t i = 0; i < heard.size(); ++i)
    EXPECT_DOUBLE_EQ(heard[i], static_cast<double>(i + 1) / static_cast<double>(lakes));
}

TEST(VerifyProgress, IsHeardUntilAllIsDone) {
  const Tileset set = pairOfTiles(); // 8 lakes, and none fails
  for (const FailFast failFast : {FailFast::No, FailFast::AtFailures})
    expectAllHeard(set, {.failFast = failFast}, 8, failFast != FailFast::No);
  expectAllHeard(manyLakes(1), {}, 624, false);
  expectAllHeard(manyLakes(1), {.shard = {2, 3}}, 208, false);
}

// A shard has every `of`-th lake from its number on: also where there are fewer lakes than parts.
TEST(VerifyProgress, EachPartHasItsOwnLakes) {
  const Tileset set = pairOfTiles();
  for (const std::uint64_t of : {1U, 2U, 3U, 7U, 8U, 9U, 20U})
    for (std::uint64_t number = 1; number <= of; ++number) {
      VerifyOptions options{.sample = 7, .seed = 2, .shard = {number, of}}; // a sample has no pairs
      std::uint64_t own = 0;
      for (std::uint64_t lake = number; lake <= 7; lake += of) ++own;
      EXPECT_EQ(verified(set, options).lakes, own) << number << " of " << of;
      // What is done already is done no more, and more than there is cannot have been done.
      WorkWatch watch;
      options.from.done = own;
      EXPECT_EQ(verified(set, options).lakes, 0u);
      EXPECT_FALSE(verified(set, options).stoppedEarly);
      options.from.done = own + 1;
      EXPECT_EQ(verify(set, options, watch).fault(), VerifyRefusal::Beyond);
    }
}

// In stretches of some hundred, each begun where the one before ended.
TEST(VerifyProgress, ARunInPiecesFindsWhatARunAtOnceFinds) {
  for (const std::uint64_t seed : {1U, 2U}) {
    const Tileset set = manyLakes(seed);
    const VerifyOptions once = seed == 1 ? VerifyOptions{} : VerifyOptions{.sample = 600, .seed = seed};
    const VerifyResult whole = verified(set, once);
    EXPECT_FALSE(whole.stoppedEarly || whole.outOfTime);
    VerifyOptions options = once;
    VerifyProgress kept;
    options.goOn = [&](const VerifyProgress& progress) {
      EXPECT_GT(progress.done, kept.done);
      if (once.sample) {
        EXPECT_EQ(progress.tally.lakes, progress.done); // without pairs each is counted in its turn
      }
      kept = progress;
      return false;
    };
    int pieces = 0;
    for (bool early = true; early; ++pieces) {
      ASSERT_LT(pieces, 20);
      options.from = kept;
      const VerifyResult part = verified(set, options);
      early = part.outOfTime;
      EXPECT_EQ(part.stoppedEarly, part.outOfTime);
      if (!early) expectSame(part, whole);
    }
    EXPECT_EQ(kept.done, seed == 1 ? 624u : 600u);
    EXPECT_GT(pieces, 1);
  }
}

// Asked after every stretch; with the answer yes the run goes on to its end.
TEST(VerifyProgress, GoesOnAsLongAsItIsTold) {
  const Tileset set = manyLakes(3);
  const VerifyResult whole = verified(set);
  VerifyOptions options;
  std::vector<std::uint64_t> asked;
  options.goOn = [&](const VerifyProgress& progress) {
    asked.push_back(progress.done);
    return true;
  };
  const VerifyResult result = verified(set, options);
  EXPECT_FALSE(result.stoppedEarly || result.outOfTime);
  expectSame(result, whole);
  ASSERT_GT(asked.size(), 1u);
  EXPECT_EQ(asked.back(), 624u);
}

// Not more than there are, each once, and all of them where the sample would be all.
TEST(ChosenLakes, AreAllOrASample) {
  const Tileset set = pairOfTiles();
  const Layouts layouts(set, BoardSide::Dark);
  for (const std::uint64_t sample : {1U, 7U, 8U, 9U}) {
    const ChosenLakes chosen(layouts, sample, 4);
    ASSERT_EQ(chosen.size(), std::min<std::uint64_t>(sample, 8));
    EXPECT_EQ(chosen.isAll(), sample >= 8);
    const std::vector<std::uint64_t> numbers = layouts.sample(chosen.size(), 4);
    for (std::uint64_t place = 0; place < chosen.size(); ++place)
      EXPECT_EQ(chosen[place], layouts[sample >= 8 ? place : numbers[place]]);
  }
  EXPECT_EQ(ChosenLakes(layouts, std::nullopt, 4).size(), 8u);
}

// No more than are asked for are kept of the failures and of the split lakes, the first ones; all are
// counted.
TEST(VerifyProgress, KeepsTheFirstFailures) {
  const Tileset set = roughSet(1, 2, false);
  const VerifyResult all = verified(set, {.mostTold = 1000});
  ASSERT_GT(all.failures.size(), 3u);
  EXPECT_EQ(all.failures.size(), all.failuresTotal());
  for (const std::size_t most : {0U, 1U, 3U}) {
    const VerifyResult few = verified(set, {.mostTold = most});
    EXPECT_EQ(few.failuresTotal(), all.failuresTotal());
    EXPECT_EQ(few.splitTotal, all.splitTotal);
    ASSERT_EQ(few.failures.size(), most);
    EXPECT_EQ(few.split.size(), std::min(most, all.split.size()));
    for (std::size_t i = 0; i < most; ++i) {
      EXPECT_EQ(few.failures[i].lake, all.failures[i].lake);
      EXPECT_EQ(few.failures[i].order, all.failures[i].order);
    }
  }
}

} // namespace
} // namespace fairway::validator::lake_race
