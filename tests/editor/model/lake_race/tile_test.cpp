#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/board/letter_counts.h"
#include "editor/model/lake_race/board/tileset_edit.h"
#include "tests/editor/model/lake_race/desk.h"

namespace fairway::editor::lake_race {
namespace {

using namespace fairway::lake_race;

const formats::lake_race::TileLayout& layout(const Desk& desk) {
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
  EXPECT_EQ(desk.bench.board().slots[0], (fairway::lake_race::Slot{RaceLetter::A, {4, 4}, Direction::W}));
  EXPECT_EQ(desk.undoText(), "Turn tile pike");
}

TEST(Tiles, ATileFromThePaletteIsLaidBySwappingItThere) {
  Desk desk = tileDesk();
  desk.bench.options().tileToLay = {"swan", true};
  desk.bench.move({{2, 2}, Button::None, false, false});
  EXPECT_EQ(desk.bench.ghost().cells.size(), 16u);
  desk.click({2, 2});
  EXPECT_EQ(layout(desk).layout[0][0].tile, "swan");
  EXPECT_TRUE(layout(desk).layout[0][0].turned) << "as it was chosen";
  EXPECT_EQ(layout(desk).layout[0][1].tile, "pike");
  EXPECT_TRUE(desk.bench.options().tileToLay.tile.empty());
  EXPECT_EQ(desk.undoText(), "Lay tile swan, turned");
}

void expectBoardAs(const Desk& desk, const Ghost& ghost) {
  for (const CellPaint& shown : ghost.cells) EXPECT_EQ(desk.at(shown.cell), shown.terrain);
  for (const fairway::lake_race::Slot& slot : ghost.slots)
    EXPECT_THAT(desk.bench.board().slots, testing::Contains(slot));
}

TEST(Tiles, TheGhostOfATileIsTheBoardAsItWillBe) {
  for (const bool frame : {false, true})
    for (const bool turned : {false, true}) {
      Desk desk = tileDesk(frame);
      desk.bench.options().tileToLay = {"swan", turned};
      desk.bench.move({{2, 2}, Button::None, false, false});
      const Ghost ghost = desk.bench.ghost();
      EXPECT_EQ(ghost.cells.size(), 16u);
      EXPECT_EQ(ghost.outline.size(), 16u);
      EXPECT_EQ(ghost.slots.size(), 1u);
      desk.click({2, 2});
      expectBoardAs(desk, ghost);
    }
}

TEST(Tiles, TheGhostOfASwapIsTheBoardAsItWillBe) {
  Desk desk = tileDesk();
  desk.press({1, 1}), desk.move({6, 3});
  const Ghost ghost = desk.bench.ghost();
  EXPECT_EQ(ghost.cells.size(), 32u);
  EXPECT_EQ(ghost.slots.size(), 2u);
  desk.release({6, 3});
  expectBoardAs(desk, ghost);
}

TEST(Tiles, EscGivesUpOneThingAfterTheOther) {
  Desk desk = tileDesk();
  desk.press({1, 1}), desk.move({6, 3});
  EXPECT_TRUE(desk.bench.cancel());
  desk.release({6, 3});
  EXPECT_EQ(layout(desk).layout[0][0].tile, "pike") << "not swapped";
  desk.bench.options().tileToLay = {"swan", false};
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_TRUE(desk.bench.options().tileToLay.tile.empty());
  EXPECT_TRUE(std::holds_alternative<TilePlace>(desk.bench.selection()));
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_FALSE(std::holds_alternative<TilePlace>(desk.bench.selection()));
  EXPECT_FALSE(desk.bench.cancel()) << "nothing is left";
}

TEST(Tiles, PlacesAreFoundInsideAFrame) {
  Desk desk = tileDesk(true);
  const fairway::lake_race::Tileset set = smallSet(true);
  EXPECT_EQ(placeAt(set, BoardSide::Dark, {1, 3}), std::nullopt);
  EXPECT_EQ(placeAt(set, BoardSide::Dark, {2, 2}), (TilePlace{0, 0}));
  EXPECT_EQ(placeAt(set, BoardSide::Dark, {9, 5}), (TilePlace{0, 1}));
  EXPECT_EQ(placeAt(set, BoardSide::Dark, {10, 5}), std::nullopt);
  EXPECT_EQ(cornerOf(set, BoardSide::Dark, {0, 1}), (Cell{6, 2}));
  desk.click({1, 1});
  EXPECT_TRUE(std::holds_alternative<std::monostate>(desk.bench.selection()));
}

TEST(Tiles, RandomLayoutsHoldEveryTileOnceAndFollowTheSeed) {
  const fairway::lake_race::Tileset set = smallSet(false);
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

// "Same document, options and seed, same result": what each machine must make of a seed.
TEST(Tiles, ASeedLaysTheSameLayoutEverywhere) {
  using Row = std::vector<fairway::lake_race::PlacedTile>;
  const fairway::lake_race::Tileset set = smallSet(false);
  const auto rowOf = [&](std::uint64_t seed) { return randomLayout(set, BoardSide::Dark, seed).at(0); };
  EXPECT_EQ(rowOf(3), (Row{{"pike", true}, {"swan", false}}));
  EXPECT_EQ(rowOf(4), (Row{{"swan", true}, {"pike", false}}));
  EXPECT_EQ(rowOf(7), (Row{{"pike", false}, {"swan", true}}));
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
  const fairway::lake_race::Lake before = desk.bench.board();
  desk.bench.apply(openUp(desk.bench.document()));
  EXPECT_EQ(desk.bench.board(), before);
  EXPECT_TRUE(desk.bench.paintable());
  EXPECT_EQ(desk.bench.toolInHand(), ToolId::Paint);
  desk.click({4, 2});
  desk.bench.undo(), desk.bench.undo();
  EXPECT_EQ(desk.bench.toolInHand(), ToolId::Tiles);
  EXPECT_EQ(openUp(Desk::blank().bench.document()), nullptr);
}

TEST(Tiles, OfAnotherSizeAreMendedAndKeepWhatTheyCan) {
  formats::lake_race::TilesetDocument document;
  document.body.set = smallSet(false);
  fairway::lake_race::Tile& small = document.body.set.sides.at(BoardSide::Dark).tiles[0];
  small.map = fairway::lake_race::TerrainMap(3, 3);
  small.map.set({3, 3}, Terrain::Land);
  fairway::lake_race::Tile& large = document.body.set.sides.at(BoardSide::Light).tiles[1];
  large.map = fairway::lake_race::TerrainMap(5, 6);
  large.map.set({4, 4}, Terrain::Land);
  large.slots = {{RaceLetter::B, {4, 3}, Direction::NW}, {RaceLetter::C, {5, 1}, Direction::E}};
  const formats::Document result = mended(document);
  const fairway::lake_race::Tileset& set = result.get<formats::lake_race::TilesetBody>().set;
  const fairway::lake_race::Tile& grown = set.sides.at(BoardSide::Dark).tiles[0];
  ASSERT_TRUE(grown.map.contains({4, 4}));
  EXPECT_EQ(grown.map.count(Terrain::Land), 1);
  EXPECT_EQ(grown.map.at({3, 3}), Terrain::Land);
  EXPECT_EQ(grown.map.at({4, 4}), Terrain::Water);
  const fairway::lake_race::Tile& cut = set.sides.at(BoardSide::Light).tiles[1];
  EXPECT_FALSE(cut.map.contains({5, 4}) || cut.map.contains({4, 5}));
  EXPECT_EQ(cut.map.at({4, 4}), Terrain::Land);
  EXPECT_EQ(cut.slots.size(), 1u);
}

TEST(Tiles, ABoardThatCannotBeLaidSaysWhy) {
  formats::lake_race::LakeDocument document =
      lakeOfTiles("x", BoardSide::Dark, plainLayout(smallSet(false), BoardSide::Dark));
  Desk missing(document);
  EXPECT_FALSE(missing.bench.hasBoard());
  EXPECT_THAT(missing.bench.hint(), testing::HasSubstr("could not be read"));
  std::get<formats::lake_race::TileLayout>(document.body.content).layout[0][0].tile = "eel";
  LakeReferences references;
  references.set = smallSet(false);
  Desk wrong(document, references);
  EXPECT_THAT(wrong.bench.hint(), testing::HasSubstr("no tile 'eel'"));
  EXPECT_EQ(wrong.at({1, 1}), Terrain::Void) << "where it would lie";
  EXPECT_EQ(wrong.at({7, 3}), Terrain::Land) << "the rest is shown";
  wrong.bench.options().tileToLay = {"pike", false};
  wrong.click({1, 1});
  EXPECT_TRUE(wrong.bench.lake()) << "mended";
}

TEST(Tiles, ABoardBeginsEmptyAndIsALakeWhenEveryPlaceHasItsTile) {
  LakeReferences references;
  references.set = smallSet(true);
  Desk desk(lakeOfTiles("x", BoardSide::Dark, emptyLayout(*references.set)), references);
  EXPECT_FALSE(desk.bench.lake());
  EXPECT_EQ(desk.at({1, 1}), Terrain::Land) << "the frame is there";
  EXPECT_EQ(desk.at({3, 3}), Terrain::Void);
  EXPECT_THAT(desk.bench.hint(), testing::HasSubstr("2 places are still empty"));
  EXPECT_EQ(turnTile(layout(desk), {0, 0}), nullptr);
  desk.bench.options().tileToLay = {"swan", false};
  desk.click({3, 3});
  EXPECT_EQ(emptyPlaces(layout(desk)), 1);
  desk.drag({3, 3}, {7, 3});
  EXPECT_EQ(desk.undoText(), "Move tile swan");
  desk.bench.apply(layTheRest(layout(desk), *references.set));
  EXPECT_EQ(desk.undoText(), "Lay the remaining 1 tile");
  EXPECT_TRUE(desk.bench.lake());
  EXPECT_EQ(layTheRest(layout(desk), *references.set), nullptr);
  desk.click({3, 3});
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.undoText(), "Remove tile pike from the board");
  EXPECT_FALSE(desk.bench.lake());
  desk.bench.options().tileToLay = {"pike", false};
  desk.click({7, 3});
  EXPECT_EQ(placeOf(layout(desk), "swan"), std::nullopt) << "what lay there is back in the box";
  while (desk.bench.document().canUndo()) desk.bench.undo();
  EXPECT_EQ(layout(desk).layout, emptyLayout(*references.set));
}

TEST(Tiles, KeysGoFromPlaceToPlaceLayAndSwap) {
  Desk desk = tileDesk();
  desk.bench.key(Key::Right);
  EXPECT_EQ(desk.bench.selection(), Selection(TilePlace{0, 0})) << "the first key finds the first place";
  desk.bench.key(Key::Enter); // picks it up
  desk.bench.key(Key::Right);
  EXPECT_EQ(desk.bench.ghost().cells.size(), 32u) << "both tiles as they would lie";
  desk.bench.key(Key::Enter);
  EXPECT_EQ(desk.undoText(), "Swap tiles pike and swan");
  desk.bench.key(Key::Left);
  desk.bench.options().tileToLay = {"pike", false};
  desk.bench.key(Key::TurnRight);
  EXPECT_TRUE(desk.bench.options().tileToLay.turned) << "the one in the hand";
  desk.bench.key(Key::Enter);
  EXPECT_EQ(layout(desk).layout[0][0], (fairway::lake_race::PlacedTile{"pike", true}));
}

TEST(Tiles, ASetThatChangedIsTakenOver) {
  Desk desk = tileDesk();
  LakeReferences references = desk.bench.references();
  references.set->sides[BoardSide::Dark].tiles[0].map.set({4, 4}, Terrain::Land);
  desk.bench.document().setReferences(References(references));
  desk.bench.documentChanged();
  EXPECT_EQ(desk.at({4, 4}), Terrain::Land);
  EXPECT_FALSE(desk.bench.document().modified()) << "the document itself is the same";
}

TEST(TileSet, ATileIsPaintedAsALittleLake) {
  for (const bool frame : {false, true}) {
    formats::lake_race::TilesetDocument document;
    document.body.set = smallSet(frame);
    Desk desk(document);
    EXPECT_EQ(desk.bench.sheet().tile, (TileRef{BoardSide::Dark, "pike"}));
    EXPECT_EQ(desk.bench.board().stagger, frame ? Stagger::Even : Stagger::Odd);
    desk.click({4, 4});
    desk.bench.take(ToolId::Slot);
    desk.click({3, 3});
    desk.bench.showTile({BoardSide::Light, "swan"});
    EXPECT_EQ(desk.at({4, 4}), Terrain::Water);
    desk.bench.undo(), desk.bench.undo();
    EXPECT_EQ(desk.bench.document().content().get<formats::lake_race::TilesetBody>().set, smallSet(frame));
  }
}

TEST(TileSet, TilesAreAddedRenamedAndRemovedOnBothSides) {
  formats::lake_race::TilesetDocument document;
  document.body.set = smallSet(false);
  Desk desk(document);
  const auto content = [&]() -> const formats::Document& { return desk.bench.document().content(); };
  EXPECT_EQ(removeTile(content(), "pike"), nullptr) << "the board needs two";
  EXPECT_EQ(addTile(content(), "swan"), nullptr) << "there is one";
  EXPECT_EQ(addTile(content(), "an eel"), nullptr) << "no document could hold it";
  EXPECT_THAT(*whyNoTileName(content(), "eel@180"), testing::HasSubstr("no @"));
  EXPECT_FALSE(whyNoTileName(content(), "2Eels")) << "a document can hold it";
  desk.bench.apply(addTile(content(), "eel-2"));
  EXPECT_EQ(desk.undoText(), "Add tile eel-2");
  desk.bench.showTile({BoardSide::Light, "eel-2"});
  EXPECT_EQ(desk.bench.board().map.cellCount(), 16);
  desk.bench.apply(renameTile(content(), "pike", "perch"));
  for (const auto& [name, side] : content().get<formats::lake_race::TilesetBody>().set.sides) {
    EXPECT_TRUE(side.find("perch") && side.find("eel-2") && !side.find("pike"));
    EXPECT_EQ(letterCounts(side), (std::array{1, 1, 0}));
  }
  desk.bench.apply(removeTile(content(), "eel-2"));
  EXPECT_EQ(desk.bench.sheet().tile, (TileRef{BoardSide::Dark, "perch"})) << "what was shown is gone";
  while (desk.bench.document().canUndo()) desk.bench.undo();
  EXPECT_EQ(content().get<formats::lake_race::TilesetBody>().set, smallSet(false));
  EXPECT_EQ(addTile(Desk::blank().bench.document().content(), "eel"), nullptr);
}

} // namespace
} // namespace fairway::editor::lake_race
