#include "validator/lake_race/generate/generate.h"

#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/generate/slots.h"
#include "validator/lake_race/validator.h"
#include "validator/lake_race/verify/verify.h"

#include <gtest/gtest.h>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

std::vector<Cell> landOf(const Lake& lake) {
  std::vector<Cell> land;
  for (int i = 0; i < lake.map.cellCount(); ++i)
    if (const Cell cell = lake.map.cellAt(static_cast<std::size_t>(i)); lake.map.at(cell) == Terrain::Land)
      land.push_back(cell);
  return land;
}

// The piece of land that a cell belongs to, by its first cell.
std::map<Cell, Cell> piecesOf(const Lake& lake) {
  std::map<Cell, Cell> pieces;
  for (const Cell first : landOf(lake)) {
    std::vector<Cell> queue{first};
    if (pieces.contains(first)) continue;
    pieces[first] = first;
    while (!queue.empty()) {
      const Cell cell = queue.back();
      queue.pop_back();
      for (const Direction direction : allDirections) {
        const Cell beside = neighbour(cell, direction, lake.stagger);
        if (lake.map.at(beside) != Terrain::Land || pieces.contains(beside)) continue;
        pieces[beside] = first;
        queue.push_back(beside);
      }
    }
  }
  return pieces;
}

TEST(Shores, LeaveTwoCellsOfWaterBetweenPiecesOfLand) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random chance(seed);
    ShoreOptions options;
    options.land = 0.1 + 0.01 * static_cast<double>(seed);
    const Lake lake = drawnShores(options, chance);
    const auto pieces = piecesOf(lake);
    for (const auto& [cell, piece] : pieces)
      for (const Hex hex : disk(lake.hexOf(cell), 2))
        if (const auto other = pieces.find(lake.cellOf(hex)); other != pieces.end()) {
          EXPECT_EQ(other->second, piece) << label(cell) << " and " << label(other->first);
        }
  }
}

TEST(Shores, HaveAboutAsMuchLandAsAskedFor) {
  for (const double land : {0.05, 0.1, 0.15, 0.2}) {
    Random chance(7);
    ShoreOptions options;
    options.land = land;
    const Lake lake = drawnShores(options, chance);
    EXPECT_NEAR(lake.map.count(Terrain::Land), land * lake.map.cellCount(), 0.04 * lake.map.cellCount());
  }
}

TEST(Shores, AreSymmetricWhereAskedFor) {
  Random chance(3);
  ShoreOptions options;
  options.symmetry = Symmetry::Turn;
  const Lake turned = drawnShores(options, chance);
  EXPECT_EQ(turned.map, turned.map.turnedHalf());
  options.symmetry = Symmetry::Mirror;
  const Lake mirror = drawnShores(options, chance);
  for (const Cell cell : landOf(mirror)) {
    const Cell other{mirror.map.columns() + (cell.row % 2 == 0 ? 0 : 1) - cell.column, cell.row};
    EXPECT_EQ(mirror.map.at(other), Terrain::Land) << label(cell);
  }
}

GenerateOptions smallLakes(int count) {
  GenerateOptions options;
  options.shores.columns = 14;
  options.shores.rows = 12;
  options.shores.land = 0.08;
  options.shores.largestIsland = 5;
  options.count = count;
  options.seed = 3;
  return options;
}

TEST(Generate, LakesPassAllQuickChecks) {
  WorkWatch watch;
  const auto lakes = generateLakes(smallLakes(1), watch);
  ASSERT_EQ(lakes.size(), 1u);
  const Report report = validateLake(lakes[0].lake, {});
  EXPECT_TRUE(report.passes(true));
  EXPECT_EQ(lakes[0].pars.size(), 3u);
  EXPECT_EQ(lakes[0].verdicts.size(), 3u) << "each was judged by the deep checks";
}

// Stopped after the first lake was judged: the others are kept, and said not to be.
TEST(LongGenerate, WhatIsNotJudgedSaysSo) {
  struct StopsLate : WorkWatch {
    void advance(double share) override { late = late || share > 0.6; }
    bool stopWanted() const override { return late; }
    bool late = false;
  } watch;
  const auto lakes = generateLakes(smallLakes(2), watch);
  ASSERT_EQ(lakes.size(), 2u);
  EXPECT_EQ(lakes[0].verdicts.size(), 3u);
  EXPECT_TRUE(lakes[1].verdicts.empty());
}

TEST(Generate, StopsAndKeepsWhatItHas) {
  struct Stopped : WorkWatch {
    bool stopWanted() const override { return true; }
  } stopped;
  EXPECT_TRUE(generateLakes({}, stopped).empty());
  EXPECT_TRUE(generateTilesets({}, stopped).empty());
}

} // namespace
} // namespace fairway::validator::lake_race
