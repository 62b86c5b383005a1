#include "formats/lake_race/picture/hex_geometry.h"
#include "formats/lake_race/picture/shore.h"

#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::formats::lake_race {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;
using fairway::lake_race::test::drawn;

// Whether a point lies inside closed curves, by the curves' winding round it; each piece is cut into chords.
bool isInside(const std::vector<Curve>& curves, Point point) {
  int winding = 0;
  for (const Curve& curve : curves) {
    Point from = curve.start;
    Point before = curve.start;
    for (const Curve::Piece& piece : curve.pieces) {
      for (int i = 1; i <= 8; ++i) {
        const double t = i / 8.0;
        const Point to = (1 - t) * (1 - t) * from + 2 * t * (1 - t) * piece.control + t * t * piece.end;
        const bool rises = before.y <= point.y && to.y > point.y;
        const bool falls = before.y > point.y && to.y <= point.y;
        const double side =
            (to.x - before.x) * (point.y - before.y) - (to.y - before.y) * (point.x - before.x);
        if (rises && side > 0) ++winding;
        if (falls && side < 0) --winding;
        before = to;
      }
      from = piece.end;
    }
  }
  return winding != 0;
}

TEST(Shores, EveryCentreLiesOnItsSideOfTheCoast) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 40; ++round) {
    Lake lake = fairway::lake_race::test::openLake(9, 8, round % 2 == 0 ? Stagger::Odd : Stagger::Even);
    for (std::size_t i = 0; i < 72; ++i) {
      const auto roll = random() % 10;
      lake.map.set(lake.map.cellAt(i), roll < 5 ? Terrain::Water : roll < 8 ? Terrain::Land : Terrain::Void);
    }
    const Shores shores = shoresOf(lake);
    for (std::size_t i = 0; i < 72; ++i) {
      const Cell cell = lake.map.cellAt(i);
      const Point centre = centreOf(cell, lake.stagger);
      EXPECT_EQ(isInside(shores.land, centre), lake.map.at(cell) == Terrain::Land);
      EXPECT_EQ(isInside(shores.edge, centre), lake.map.at(cell) != Terrain::Void);
    }
  }
}

TEST(Shores, AnIslandHasOneRoundedCoast) {
  const Shores shores = shoresOf(drawn(". . . .\n . # # .\n. . . ."));
  ASSERT_EQ(shores.land.size(), 1u);
  ASSERT_EQ(shores.coasts.size(), 1u);
  EXPECT_TRUE(shores.land[0].closed);
  EXPECT_EQ(shores.land[0].pieces.size(), 10u); // two hexes that share a side
}

TEST(Shores, ALagoonIsAHole) {
  const Lake lake = drawn(". . . . .\n . # # . .\n. # . # .\n . # # . .\n. . . . .");
  const Shores shores = shoresOf(lake);
  EXPECT_EQ(shores.land.size(), 2u);
  EXPECT_FALSE(isInside(shores.land, centreOf({3, 3}, lake.stagger)));
}

TEST(Shores, TheEdgeFollowsTheHexesExactly) {
  const Lake lake = drawn("# . .\n . . .");
  const Shores shores = shoresOf(lake);
  ASSERT_EQ(shores.edge.size(), 1u);
  const Box box = boardBox(lake.map, lake.stagger);
  EXPECT_NEAR(shores.edge[0].box.left, box.left, 1e-12);
  EXPECT_NEAR(shores.edge[0].box.right, box.right, 1e-12);
  EXPECT_NEAR(shores.edge[0].box.top, box.top, 1e-12);
  EXPECT_NEAR(shores.edge[0].box.bottom, box.bottom, 1e-12);
}

TEST(Shores, LandAtTheEdgeMeetsItAtTheHexesCorners) {
  const Shores shores = shoresOf(drawn("# . .\n . . ."));
  ASSERT_EQ(shores.coasts.size(), 1u);
  EXPECT_FALSE(shores.coasts[0].closed);
  EXPECT_NEAR(shores.coasts[0].pieces.back().end.x, 1, 1e-12) << "corner between [1, 1], [2, 1] and void";
}

TEST(Shores, LongCoastsAreCutIntoChainsThatHangTogether) {
  Lake lake = fairway::lake_race::test::openLake(60, 5);
  for (int column = 2; column < 60; ++column) lake.map.set({column, 3}, Terrain::Land);
  const Shores shores = shoresOf(lake);
  ASSERT_GT(shores.coasts.size(), 3u);
  for (std::size_t i = 1; i < shores.coasts.size(); ++i)
    EXPECT_EQ(shores.coasts[i].start, shores.coasts[i - 1].pieces.back().end);
}

TEST(Shores, NothingWhereThereIsNothing) {
  const Shores shores = shoresOf(Lake{});
  EXPECT_TRUE(shores.land.empty() && shores.coasts.empty() && shores.edge.empty());
}

} // namespace
} // namespace fairway::formats::lake_race
