#include "tests/validator/lake_race/verify_sets.h"
#include "validator/lake_race/facts.h"
#include "validator/lake_race/validator.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/verify.h"

#include <gmock/gmock.h>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

// The same answer as `validate` gives for each of the lakes by itself.
void expectWhatValidateSays(const Tileset& set) {
  const Layouts layouts(set, BoardSide::Dark);
  std::uint64_t raceable = 0, split = 0;
  int shortest = 1000, longest = 0;
  double steps = 0;
  for (std::uint64_t i = 0; i < *layouts.count(); ++i) {
    const Lake lake = *buildLake(set, BoardSide::Dark, layouts[i]);
    const Report report = validateLake(lake, {});
    for (const Finding& finding : report.findings) split += finding.code == "L01" ? 1 : 0;
    for (const RaceFacts& race : factsOf(LakeStudy(lake)).races) {
      raceable += static_cast<std::uint64_t>(race.raceable);
      if (!race.route) continue;
      shortest = std::min(shortest, race.route->min);
      longest = std::max(longest, race.route->max);
      steps += race.route->mean * race.raceable;
    }
  }
  const VerifyResult result = verified(set);
  EXPECT_EQ(result.lakes, *layouts.count());
  EXPECT_EQ(result.courses, *layouts.count() * 72);
  EXPECT_EQ(result.raceable, raceable);
  EXPECT_EQ(result.failures.size(), std::min<std::uint64_t>(result.failuresTotal(), VerifyResult::mostTold));
  EXPECT_EQ(result.splitTotal > 0, split > 0);
  ASSERT_EQ(result.route().has_value(), raceable > 0);
  if (!result.route()) return;
  EXPECT_EQ(result.route()->min, shortest);
  EXPECT_EQ(result.route()->max, longest);
  EXPECT_NEAR(result.route()->mean, steps / static_cast<double>(raceable), 1e-9);
}

TEST(Verify, AgreesWithValidateOnASetThatHolds) {
  const Tileset set = pairOfTiles();
  expectWhatValidateSays(set);
  EXPECT_EQ(verified(set).failuresTotal(), 0u);
  EXPECT_EQ(verified(set).splitTotal, 0u);
}

TEST(Verify, AgreesWithValidateOnASetThatFails) {
  Tileset set = pairOfTiles();
  TerrainMap& pike = set.sides[BoardSide::Dark].tiles[1].map;
  for (int row = 1; row <= 10; ++row) pike.set({6, row}, Terrain::Land); // two ponds
  expectWhatValidateSays(set);
  const VerifyResult result = verified(set);
  EXPECT_EQ(result.splitTotal, result.lakes);
  ASSERT_FALSE(result.failures.empty());
  for (const VerifyFailure& failure : result.failures) EXPECT_TRUE(failure.order);
}

TEST(Verify, OneTurnedTileCanBeEnough) {
  Tileset set = pairOfTiles();
  // The strip of heron's first A slot meets land only where pike lies to its right, not turned.
  set.sides[BoardSide::Dark].tiles[0].slots[0] = {RaceLetter::A, {11, 4}, Direction::E};
  set.sides[BoardSide::Dark].tiles[1].map.set({1, 4}, Terrain::Land);
  expectWhatValidateSays(set);
  const VerifyResult result = verified(set);
  ASSERT_FALSE(result.failures.empty());
  EXPECT_EQ(namesOf(result.failures[0].layout), (std::vector<std::string>{"heron", "pike"}));
  EXPECT_EQ(result.failures[0].code, "C03");
  EXPECT_EQ(result.failures[0].order, (std::array<int, 4>{0, 1, 2, 3}));
}

TEST(Verify, ARaceWithoutCoursesFailsAsAWhole) {
  Tileset set = pairOfTiles();
  set.sides[BoardSide::Dark].tiles[0].map.set({3, 4}, Terrain::Void); // under a B slot
  const VerifyResult result = verified(set);
  EXPECT_EQ(result.failuresTotal(), result.lakes * 24);
  EXPECT_EQ(result.failures[0].code, "L03");
  EXPECT_EQ(result.failures[0].race, RaceLetter::B);
  EXPECT_FALSE(result.failures[0].order);
}

TEST(Verify, FailFastEndsWithTheFirstLakeThatFails) {
  for (std::uint64_t i = 0; i < 12; ++i) {
    const Tileset set = roughSet(i, 2, false);
    const VerifyResult whole = verified(set);
    VerifyOptions options;
    options.failFast = FailFast::AtFailures;
    const VerifyResult result = verified(set, options);
    EXPECT_EQ(result.stoppedEarly, whole.failuresTotal() > 0);
    if (!result.stoppedEarly) continue;
    EXPECT_EQ(result.failures.front().lake, whole.failures.front().lake);
    for (const VerifyFailure& failure : result.failures)
      EXPECT_EQ(failure.lake, result.failures.front().lake);
    expectSame(result, verified(set, options));
  }
  Tileset split = pairOfTiles(); // a pond in a corner that no slot needs
  TerrainMap& map = split.sides[BoardSide::Dark].tiles[0].map;
  for (Cell cell : {Cell{11, 1}, Cell{11, 2}, Cell{12, 2}}) map.set(cell, Terrain::Land);
  VerifyOptions options;
  options.failFast = FailFast::AtFailures;
  EXPECT_FALSE(verified(split, options).stoppedEarly);
  options.failFast = FailFast::AtFailuresOrSplit;
  EXPECT_TRUE(verified(split, options).stoppedEarly);
}

class StopAtOnce : public WorkWatch {
public:
  bool stopWanted() const override { return true; }
};

TEST(Verify, SaysWhyNothingWasVerified) {
  WorkWatch watch;
  Tileset set = pairOfTiles();
  EXPECT_EQ(verify(set, {.side = BoardSide::Light}, watch).fault(), VerifyRefusal::NoSide);
  StopAtOnce stop;
  EXPECT_EQ(verify(set, {}, stop).fault(), VerifyRefusal::Stopped);
  set.sides[BoardSide::Dark].tiles[0].slots.pop_back();
  EXPECT_EQ(verify(set, {}, watch).fault(), VerifyRefusal::Letters);
}

// A board of small tiles of open water; the first twelve have a slot each.
Tileset manyTiles(int across, int down) {
  Tileset set = pairOfTiles();
  set.across = across;
  set.down = down;
  set.tileColumns = set.tileRows = 4;
  auto& tiles = set.sides[BoardSide::Dark].tiles;
  tiles.clear();
  for (int i = 0; i < std::max(across * down, 12); ++i) {
    tiles.push_back({"t" + std::to_string(i), TerrainMap(4, 4), {}});
    if (i < 12)
      tiles.back().slots.push_back({allRaces[static_cast<std::size_t>(i % 3)], {2, 2}, Direction::E});
  }
  return set;
}

TEST(Verify, OfASetWithoutEndASampleIsDrawn) {
  const Tileset set = manyTiles(6, 4);
  WorkWatch watch;
  EXPECT_EQ(verify(set, {}, watch).fault(), VerifyRefusal::TooMany);
  const VerifyResult result = verified(set, {.sample = 5, .seed = 3});
  EXPECT_EQ(result.lakes, 5u);
  EXPECT_EQ(result.courses, 5u * 72);
}

// So that no list of all that were drawn is needed, which might not fit into memory.
TEST(Verify, OfAVeryLargeSetASampleIsDrawnToo) {
  const Tileset set = manyTiles(3, 2); // 12 tiles on 6 places
  const Layouts layouts(set, BoardSide::Dark);
  EXPECT_EQ(layouts.count(), 665280u * 64);
  EXPECT_GT(*layouts.count(), Layouts::mostTicked);
  const VerifyResult result = verified(set, {.sample = 5, .seed = 3});
  EXPECT_EQ(result.lakes, 5u);
  EXPECT_EQ(result.raceable, verified(set, {.sample = 5, .seed = 3}).raceable);
}

} // namespace
} // namespace fairway::validator::lake_race
