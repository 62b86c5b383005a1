#include "tests/validator/lake_race/verify_sets.h"

#include "rules/base/random.h"

#include <gtest/gtest.h>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

std::vector<std::uint64_t> placesIn(const VerifyResult& result) {
  std::vector<std::uint64_t> places;
  for (const VerifyFailure& failure : result.failures) places.push_back(failure.lake);
  for (const SplitLake& split : result.split) places.push_back(split.lake);
  return places;
}

} // namespace

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

std::vector<std::string> namesOf(const TileRows& layout) {
  std::vector<std::string> names;
  for (const auto& row : layout)
    for (const PlacedTile& placed : row) names.push_back(placed.tile + (placed.turned ? "@180" : ""));
  return names;
}

VerifyResult verified(const Tileset& set, const VerifyOptions& options) {
  WorkWatch watch;
  return *verify(set, options, watch);
}

void expectSame(const VerifyResult& one, const VerifyResult& other) {
  EXPECT_EQ(one.lakes, other.lakes);
  EXPECT_EQ(one.failingLakes, other.failingLakes);
  EXPECT_EQ(one.courses, other.courses);
  EXPECT_EQ(one.raceable, other.raceable);
  EXPECT_EQ(one.routes, other.routes);
  EXPECT_EQ(one.involved, other.involved);
  EXPECT_EQ(one.splitTotal, other.splitTotal);
  EXPECT_EQ(placesIn(one), placesIn(other));
  for (auto extreme : {&VerifyResult::shortest, &VerifyResult::longest}) {
    ASSERT_EQ((one.*extreme).has_value(), (other.*extreme).has_value());
    if (!(one.*extreme)) continue;
    EXPECT_EQ((one.*extreme)->lake, (other.*extreme)->lake);
    EXPECT_EQ((one.*extreme)->order, (other.*extreme)->order);
  }
}

} // namespace fairway::validator::lake_race
