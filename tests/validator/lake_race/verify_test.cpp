#include "rules/base/random.h"
#include "validator/lake_race/facts.h"
#include "validator/lake_race/validator.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/tally.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

// A tile of open water with two slots of each letter.
Tile tileNamed(const std::string& name) {
  Tile tile{name, TerrainMap(12, 10), {}};
  for (RaceLetter race : allRaces) {
    const int d = static_cast<int>(race);
    tile.slots.push_back({race, {3, 3 + d}, Direction::E});
    tile.slots.push_back({race, {10, 6 + d}, Direction::W});
  }
  return tile;
}

Tileset pairOfTiles() {
  Tileset set;
  set.tileColumns = 12;
  set.tileRows = 10;
  set.across = 2;
  set.down = 1;
  set.strip = 2;
  TilesetSide side;
  side.tiles = {tileNamed("heron"), tileNamed("pike")};
  side.tiles[1].map.set({6, 5}, Terrain::Land);
  side.tiles[1].map.set({7, 5}, Terrain::Land);
  set.sides[BoardSide::Dark] = side;
  return set;
}

std::vector<std::string> namesOf(const TileRows& layout) {
  std::vector<std::string> names;
  for (const auto& row : layout)
    for (const PlacedTile& placed : row) names.push_back(placed.tile + (placed.turned ? "@180" : ""));
  return names;
}

VerifyResult verified(const Tileset& set, const VerifyOptions& options = {}) {
  WorkWatch watch;
  return *verify(set, options, watch);
}

TEST(Layouts, AreAllOrdersAndAllTurns) {
  Tileset set = pairOfTiles();
  set.sides[BoardSide::Dark].tiles.push_back(tileNamed("otter")); // one stays in the box
  const Layouts layouts(set, BoardSide::Dark);
  ASSERT_EQ(layouts.count(), 3u * 2 * 4);
  std::set<std::vector<std::string>> seen;
  for (std::uint64_t i = 0; i < *layouts.count(); ++i) seen.insert(namesOf(layouts[i]));
  EXPECT_EQ(seen.size(), *layouts.count());
  EXPECT_EQ(namesOf(layouts[0]), (std::vector<std::string>{"heron", "pike"}));
  EXPECT_EQ(namesOf(layouts[1]), (std::vector<std::string>{"heron", "pike@180"}));
}

TEST(Layouts, OfSixTilesAreAsManyAsTheBoxSays) {
  Tileset set = pairOfTiles();
  set.across = 3;
  set.down = 2;
  auto& tiles = set.sides[BoardSide::Dark].tiles;
  for (const char* name : {"otter", "swan", "crane", "perch"}) tiles.push_back(tileNamed(name));
  EXPECT_EQ(Layouts(set, BoardSide::Dark).count(), 46080u);
}

TEST(Layouts, ASampleHasDifferentOnesAndDependsOnTheSeedAlone) {
  Tileset set = pairOfTiles();
  set.sides[BoardSide::Dark].tiles.push_back(tileNamed("otter"));
  const Layouts layouts(set, BoardSide::Dark);
  for (std::uint64_t n : {1U, 7U, 24U}) {
    const std::vector<std::uint64_t> sample = layouts.sample(n, 5);
    EXPECT_EQ(std::set(sample.begin(), sample.end()).size(), n);
    EXPECT_LT(sample.back(), 24u);
    EXPECT_EQ(sample, layouts.sample(n, 5));
  }
  EXPECT_NE(layouts.sample(7, 5), layouts.sample(7, 6));
}

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
  ASSERT_EQ(result.route.has_value(), raceable > 0);
  if (!result.route) return;
  EXPECT_EQ(result.route->min, shortest);
  EXPECT_EQ(result.route->max, longest);
  EXPECT_NEAR(result.route->mean, steps / static_cast<double>(raceable), 1e-9);
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

// Tiles with some land in them, so that some lakes fail and some fall apart.
Tileset roughSet(std::uint64_t seed, int across, bool framed) {
  Random random(seed);
  Tileset set = pairOfTiles();
  set.across = across;
  auto& side = set.sides[BoardSide::Dark];
  while (static_cast<int>(side.tiles.size()) < across)
    side.tiles.push_back({"t" + std::to_string(side.tiles.size()), TerrainMap(12, 10), {}});
  for (Tile& tile : side.tiles) {
    const int wall = 2 + static_cast<int>(random.below(9));
    for (int row = 1; row <= 10; ++row)
      if (random.below(8) != 0) tile.map.set({wall, row}, Terrain::Land);
  }
  if (framed) { // on one side only: the board turned as a whole is another
    side.frame = Frame{TerrainMap(12 * across + 1, 12), {2, 1}};
    for (int row = 1; row <= 12; ++row) side.frame->map.set({1, row}, Terrain::Void);
  }
  return set;
}

std::vector<std::uint64_t> placesIn(const VerifyResult& result) {
  std::vector<std::uint64_t> places;
  for (const VerifyFailure& failure : result.failures) places.push_back(failure.lake);
  for (const SplitLake& split : result.split) places.push_back(split.lake);
  return places;
}

void expectSame(const VerifyResult& one, const VerifyResult& other) {
  EXPECT_EQ(one.lakes, other.lakes);
  EXPECT_EQ(one.courses, other.courses);
  EXPECT_EQ(one.raceable, other.raceable);
  EXPECT_EQ(one.steps, other.steps);
  EXPECT_EQ(one.splitTotal, other.splitTotal);
  EXPECT_EQ(placesIn(one), placesIn(other));
}

VerifyTally tallyOf(const VerifyResult& result) {
  VerifyTally tally;
  tally.lakes = result.lakes;
  tally.courses = result.courses;
  tally.raceable = result.raceable;
  tally.steps = result.steps;
  tally.splitTotal = result.splitTotal;
  tally.failures = result.failures;
  tally.split = result.split;
  if (result.route) tally.shortest = result.route->min, tally.longest = result.route->max;
  return tally;
}

TEST(Verify, AllPartsTogetherAreTheWhole) {
  Random random(12);
  int failing = 0;
  for (std::uint64_t i = 0; i < 6; ++i) {
    const Tileset set = roughSet(i, 2 + static_cast<int>(i % 2), i % 3 == 0);
    VerifyOptions options;
    if (i % 4 == 3) options.sample = 5;
    const VerifyResult whole = verified(set, options);
    failing += whole.failuresTotal() > 0 ? 1 : 0;
    options.shard.of = 1 + random.below(whole.lakes + 3);
    VerifyTally all;
    for (options.shard.number = 1; options.shard.number <= options.shard.of; ++options.shard.number)
      all.join(tallyOf(verified(set, options)));
    const VerifyResult joined = resultOf(all);
    expectSame(joined, whole);
    ASSERT_EQ(joined.route.has_value(), whole.route.has_value());
    if (!whole.route) continue;
    EXPECT_EQ(joined.route->mean, whole.route->mean);
  }
  EXPECT_GT(failing, 0);
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
