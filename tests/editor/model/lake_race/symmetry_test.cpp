#include "tests/editor/model/lake_race/desk.h"

namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::TerrainMap;

Lake lakeOf(int columns, int rows, Stagger stagger) {
  Lake lake;
  lake.map = TerrainMap(columns, rows);
  lake.stagger = stagger;
  return lake;
}

template <class Act>
void forAllSmallLakes(Act act) {
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even})
    for (int columns = 1; columns <= 6; ++columns)
      for (int rows = 1; rows <= 6; ++rows)
        for (const Symmetry symmetry : {Symmetry::HalfTurn, Symmetry::LeftRight, Symmetry::TopBottom})
          if (const Lake lake = lakeOf(columns, rows, stagger); allows(lake.map, symmetry))
            act(lake, symmetry);
}

template <class Act>
void forAllCells(const Lake& lake, Act act) {
  for (int i = 0; i < lake.map.cellCount(); ++i) act(lake.map.cellAt(static_cast<std::size_t>(i)));
}

TEST(Symmetry, TheImageOfTheImageIsTheCell) {
  forAllSmallLakes([](const Lake& lake, Symmetry symmetry) {
    forAllCells(lake, [&](Cell cell) {
      if (const std::optional<Cell> image = imageOf(lake, symmetry, cell)) {
        EXPECT_EQ(imageOf(lake, symmetry, *image), cell);
      }
    });
  });
}

TEST(Symmetry, NeighboursStayNeighboursInTheImagesDirection) {
  forAllSmallLakes([](const Lake& lake, Symmetry symmetry) {
    forAllCells(lake, [&](Cell cell) {
      for (const Direction direction : allDirections) {
        const Cell other = neighbour(cell, direction, lake.stagger);
        const auto image = imageOf(lake, symmetry, cell);
        const auto otherImage = lake.map.contains(other) ? imageOf(lake, symmetry, other) : std::nullopt;
        if (image && otherImage) {
          EXPECT_EQ(neighbour(*image, imageOf(symmetry, direction), lake.stagger), *otherImage)
              << static_cast<int>(symmetry) << " of " << label(cell);
        }
      }
    });
  });
}

TEST(Symmetry, WithAnEvenNumberOfRowsEveryCellHasItsHalfTurn) {
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    const Lake lake = lakeOf(5, 4, stagger);
    forAllCells(lake, [&](Cell cell) {
      EXPECT_EQ(imageOf(lake, Symmetry::HalfTurn, cell), lake.map.turnedHalf(cell));
    });
  }
}

TEST(Symmetry, TopAndBottomNeedAnOddNumberOfRows) {
  EXPECT_FALSE(allows(TerrainMap(4, 4), Symmetry::TopBottom));
  EXPECT_TRUE(allows(TerrainMap(4, 5), Symmetry::TopBottom));
}

TEST(Symmetry, PaintingIsMirroredAndUndoneTogether) {
  Desk desk = Desk::blank(12, 10);
  desk.bench.setSymmetry(Symmetry::HalfTurn);
  desk.click({2, 2});
  EXPECT_EQ(desk.land(), 2);
  EXPECT_EQ(desk.at({11, 9}), fairway::lake_race::Terrain::Land);
  desk.bench.undo();
  EXPECT_EQ(desk.land(), 0);
}

TEST(Symmetry, AForbiddenOneIsNotTaken) {
  Desk desk = Desk::blank(12, 10);
  desk.bench.setSymmetry(Symmetry::TopBottom);
  EXPECT_EQ(desk.bench.options().symmetry, Symmetry::None);
}

TEST(Symmetry, StampsAreMirroredCellByCell) {
  Desk desk = Desk::blank(12, 10);
  desk.bench.setSymmetry(Symmetry::LeftRight);
  desk.bench.take(ToolId::Stamp);
  desk.click({3, 3});
  EXPECT_EQ(desk.land(), 14) << "two islets of seven";
}

} // namespace
} // namespace fairway::editor::lake_race
