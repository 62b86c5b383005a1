#include "validator/lake_race/verify/changes.h"

#include "tests/validator/lake_race/verify_sets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

std::vector<TriedChange> bestOf(const Tileset& set) {
  WorkWatch watch;
  return *bestChanges(set, {}, verified(set), watch);
}

Cell twoSteps(const Tileset& set, Cell from, Direction direction) {
  const Stagger stagger = set.sides.at(BoardSide::Dark).stagger;
  return neighbour(neighbour(from, direction, stagger), direction, stagger);
}

// Heron's first A slot, at 0803: its letter can stand in the east alone, for there is land two steps away in
// all other directions.
Tileset withBay() {
  Tileset set = pairOfTiles();
  Tile& heron = set.sides[BoardSide::Dark].tiles[0];
  heron.slots[0].at = {8, 3};
  for (Direction direction : allDirections)
    if (direction != Direction::E) heron.map.set(twoSteps(set, {8, 3}, direction), Terrain::Land);
  return set;
}

Tileset blockedBay() {
  Tileset set = withBay();
  set.sides[BoardSide::Dark].tiles[0].map.set({9, 3}, Terrain::Land);
  return set;
}

// Pike's first B slot, at 0304, with its letter turned from E to where there is land.
Tileset turnedLetter(Tileset set) {
  Tile& pike = set.sides[BoardSide::Dark].tiles[1];
  pike.map.set(twoSteps(set, {3, 4}, Direction::SW), Terrain::Land);
  pike.slots[2].letter = Direction::SW;
  return set;
}

TEST(Changes, ABlockedBayIsFreed) {
  ASSERT_EQ(verified(withBay()).failuresTotal(), 0u);
  const VerifyResult before = verified(blockedBay());
  EXPECT_EQ(before.failuresTotal(), 8u * 6); // all lakes, from that slot
  for (const VerifyFailure& failure : before.failures) {
    EXPECT_EQ(failure.race, RaceLetter::A);
    EXPECT_EQ(failure.code, "C03");
  }
  const std::vector<TriedChange> best = bestOf(blockedBay());
  ASSERT_FALSE(best.empty());
  EXPECT_EQ(best[0].failuresTotal, 0u);
  EXPECT_EQ(best[0].change.tile, "heron");
  EXPECT_FALSE(best[0].change.slot);
  EXPECT_EQ(best[0].change.cell, (Cell{9, 3}));
}

TEST(Changes, ATurnedLetterIsTurnedBack) {
  const Tileset set = turnedLetter(pairOfTiles());
  const VerifyResult before = verified(set);
  EXPECT_EQ(before.failuresTotal(), 8u * 6);
  for (const VerifyFailure& failure : before.failures) EXPECT_EQ(failure.race, RaceLetter::B);
  const std::vector<TriedChange> best = bestOf(set);
  ASSERT_FALSE(best.empty());
  EXPECT_EQ(best[0].failuresTotal, 0u);
  EXPECT_EQ(best[0].change.tile, "pike");
  EXPECT_EQ(best[0].change.slot, 2u);
  EXPECT_EQ(best[0].change.letter, Direction::E);
}

TEST(Changes, OfTwoFaultsEachLeavesTheOther) {
  const Tileset set = turnedLetter(blockedBay());
  const std::uint64_t bay = verified(blockedBay()).failuresTotal();
  const std::uint64_t letter = verified(turnedLetter(pairOfTiles())).failuresTotal();
  EXPECT_EQ(verified(set).failuresTotal(), bay + letter);
  const std::vector<TriedChange> best = bestOf(set);
  ASSERT_EQ(best.size(), mostChanges);
  EXPECT_EQ(best[0].failuresTotal, std::min(bay, letter));
  for (std::size_t i = 0; i < best.size(); ++i) {
    EXPECT_EQ(best[i].failuresTotal, verified(changed(set, BoardSide::Dark, best[i].change)).failuresTotal());
    EXPECT_LT(best[i].failuresTotal, bay + letter);
    if (i > 0) {
      EXPECT_LE(best[i - 1].failuresTotal, best[i].failuresTotal);
    }
  }
}

TEST(Changes, NothingIsChangedWhereNothingFails) {
  EXPECT_TRUE(bestOf(pairOfTiles()).empty());
}

TEST(Changes, AreAllLettersAndAllLand) {
  const Tileset set = roughSet(1, 2, true);
  const TilesetSide& side = set.sides.at(BoardSide::Dark);
  std::size_t land = 0;
  for (const Tile& tile : side.tiles)
    for (std::size_t i = 0; i < static_cast<std::size_t>(tile.map.cellCount()); ++i)
      land += tile.map.at(tile.map.cellAt(i)) == Terrain::Land ? 1 : 0;
  const std::vector<SetChange> all = changesOf(set, BoardSide::Dark);
  EXPECT_EQ(all.size(), 12u * 5 + land); // the frame has none
  for (const SetChange& change : all) EXPECT_NE(changed(set, BoardSide::Dark, change), set);
}

// First letters, then cells, tile by tile, then the frame, whose land can be water too.
TEST(Changes, ComeInOrderWithTheFrameLast) {
  Tileset set = roughSet(1, 2, true);
  TilesetSide& side = set.sides.at(BoardSide::Dark);
  side.frame->map.set({2, 12}, Terrain::Land);
  const std::vector<SetChange> all = changesOf(set, BoardSide::Dark);
  ASSERT_GT(all.size(), 61u);
  EXPECT_EQ(all.front().tile, "heron");
  EXPECT_EQ(all.front().slot, 0u);
  EXPECT_TRUE(all[59].slot);
  EXPECT_EQ(all[59].tile, "pike");
  EXPECT_FALSE(all[60].slot);
  EXPECT_EQ(all[60].tile, "heron");
  EXPECT_EQ(all.back().tile, "");
  EXPECT_EQ(all.back().cell, (Cell{2, 12}));
  const Tileset after = changed(set, BoardSide::Dark, all.back());
  EXPECT_EQ(after.sides.at(BoardSide::Dark).frame->map.at({2, 12}), Terrain::Water);
  EXPECT_EQ(editOf(BoardSide::Dark, all.back()).key, "sides.dark.frame[12][2]");
  EXPECT_EQ(editOf(BoardSide::Dark, all.back()).value, ".");
  EXPECT_EQ(editOf(BoardSide::Dark, all.front()).key, "sides.dark.tiles.heron.slots[1].letter");
}

TEST(Changes, AStoppedSearchHasNoAnswer) {
  class Stop : public WorkWatch {
    bool stopWanted() const override { return true; }
  } stop;
  const Tileset set = blockedBay();
  EXPECT_EQ(bestChanges(set, {}, verified(set), stop).fault(), VerifyRefusal::Stopped);
}

} // namespace
} // namespace fairway::validator::lake_race
