#include "tests/editor/desk.h"

namespace fairway::editor {
namespace {

using lake_race::BoardSide;
using lake_race::RaceLetter;
using lake_race::Terrain;

const formats::TileLayout& layout(const Desk& desk) {
  return *tileLayoutOf(desk.bench.document().content());
}

TEST(Tiles, OnlyTheTileToolFits) {
  Desk desk = tileDesk();
  EXPECT_EQ(desk.bench.tools(), (std::vector<ToolId>{ToolId::Tiles}));
  EXPECT_FALSE(desk.bench.paintable());
}

TEST(Tiles, DragSwapsAndUndoSwapsBack) {
  Desk desk = tileDesk();
  desk.drag({1, 1}, {6, 3});
  EXPECT_EQ(layout(desk).layout[0][0].tile, "swan");
  EXPECT_EQ(desk.undoText(), "Swap tiles pike and swan");
  EXPECT_EQ(desk.at({3, 3}), Terrain::Land);
  desk.bench.undo();
  EXPECT_EQ(layout(desk).layout[0][0].tile, "pike");
}

TEST(Tiles, TurningMovesLandSlotsAndLetters) {
  Desk desk = tileDesk();
  desk.click({1, 1});
  desk.bench.key(Key::TurnRight);
  EXPECT_TRUE(layout(desk).layout[0][0].turned);
  EXPECT_EQ(desk.at({3, 3}), Terrain::Land);
  EXPECT_EQ(desk.bench.board().slots[0], (lake_race::Slot{RaceLetter::A, {4, 4}, Direction::W}));
  EXPECT_EQ(desk.undoText(), "Turn tile pike");
}

TEST(Tiles, ATileFromThePaletteIsLaidBySwappingItThere) {
  Desk desk = tileDesk();
  desk.bench.options().tileToLay = "swan";
  desk.bench.move({{2, 2}, Button::None, false, false});
  EXPECT_EQ(desk.bench.ghost().cells.size(), 16u);
  desk.click({2, 2});
  EXPECT_EQ(layout(desk).layout[0][0].tile, "swan");
  EXPECT_EQ(layout(desk).layout[0][1].tile, "pike");
  EXPECT_TRUE(desk.bench.options().tileToLay.empty());
}

TEST(Tiles, PlacesAreFoundInsideAFrame) {
  Desk desk = tileDesk(true);
  const lake_race::Tileset set = smallSet(true);
  EXPECT_EQ(placeAt(set, BoardSide::Dark, {1, 3}), std::nullopt);
  EXPECT_EQ(placeAt(set, BoardSide::Dark, {2, 2}), (TilePlace{0, 0}));
  EXPECT_EQ(placeAt(set, BoardSide::Dark, {9, 5}), (TilePlace{0, 1}));
  EXPECT_EQ(placeAt(set, BoardSide::Dark, {10, 5}), std::nullopt);
  EXPECT_EQ(cornerOf(set, BoardSide::Dark, {0, 1}), (Cell{6, 2}));
  desk.click({1, 1});
  EXPECT_TRUE(std::holds_alternative<std::monostate>(desk.bench.selection()));
}

TEST(Tiles, RandomLayoutsHoldEveryTileOnceAndFollowTheSeed) {
  const lake_race::Tileset set = smallSet(false);
  bool differ = false, turned = false;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto rows = randomLayout(set, BoardSide::Dark, seed);
    EXPECT_TRUE(buildLake(set, BoardSide::Dark, rows).ok());
    EXPECT_EQ(rows, randomLayout(set, BoardSide::Dark, seed));
    differ |= rows[0][0].tile == "swan";
    turned |= rows[0][0].turned;
  }
  EXPECT_TRUE(differ && turned);
}

TEST(Tiles, ShuffleAndSideAreSteps) {
  Desk desk = tileDesk();
  desk.bench.apply(changeSide(layout(desk), BoardSide::Light));
  EXPECT_EQ(desk.undoText(), "Show the light side");
  EXPECT_EQ(desk.at({7, 4}), Terrain::Land);
  EXPECT_EQ(changeSide(layout(desk), BoardSide::Light), nullptr);
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    desk.bench.apply(shuffleTiles(layout(desk), smallSet(false), seed));
  while (desk.bench.document().canUndo()) desk.bench.undo();
  EXPECT_EQ(layout(desk).layout[0][0].tile, "pike");
  EXPECT_EQ(layout(desk).side, BoardSide::Dark);
}

TEST(Tiles, OpenedUpTheyAreAFreehandLakeAndBackAgain) {
  Desk desk = tileDesk(true);
  const lake_race::Lake before = desk.bench.board();
  desk.bench.apply(openUp(desk.bench.document()));
  EXPECT_EQ(desk.bench.board(), before);
  EXPECT_TRUE(desk.bench.paintable());
  EXPECT_EQ(desk.bench.toolInHand(), ToolId::Paint);
  desk.click({4, 2});
  desk.bench.undo(), desk.bench.undo();
  EXPECT_EQ(desk.bench.toolInHand(), ToolId::Tiles);
  EXPECT_EQ(openUp(Desk::blank().bench.document()), nullptr);
}

TEST(Tiles, ABoardThatCannotBeLaidSaysWhy) {
  formats::LakeDocument document = lakeOfTiles(smallSet(false), "x", BoardSide::Dark, std::nullopt);
  Desk missing(document);
  EXPECT_FALSE(missing.bench.hasBoard());
  EXPECT_THAT(missing.bench.hint(), testing::HasSubstr("could not be read"));
  std::get<formats::TileLayout>(document.content).layout[0][0].tile = "eel";
  References references;
  references.set = smallSet(false);
  Desk wrong(document, references);
  EXPECT_THAT(wrong.bench.hint(), testing::HasSubstr("no tile 'eel'"));
  wrong.click({1, 1});
  wrong.bench.key(Key::TurnRight);
  EXPECT_FALSE(wrong.bench.document().canUndo());
}

TEST(TileSet, ATileIsPaintedAsALittleLake) {
  for (const bool frame : {false, true}) {
    formats::TilesetDocument document;
    document.set = smallSet(frame);
    Desk desk(document);
    EXPECT_EQ(desk.bench.sheet().tile, (TileRef{BoardSide::Dark, "pike"}));
    EXPECT_EQ(desk.bench.board().stagger, frame ? Stagger::Even : Stagger::Odd);
    desk.click({4, 4});
    desk.bench.take(ToolId::Slot);
    desk.click({3, 3});
    desk.bench.showTile({BoardSide::Light, "swan"});
    EXPECT_EQ(desk.at({4, 4}), Terrain::Water);
    desk.bench.undo(), desk.bench.undo();
    EXPECT_EQ(std::get<formats::TilesetDocument>(desk.bench.document().content()).set, smallSet(frame));
  }
}

} // namespace
} // namespace fairway::editor
