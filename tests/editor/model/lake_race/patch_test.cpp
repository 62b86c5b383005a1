#include "editor/model/lake_race/board/clipboard.h"
#include "tests/editor/model/lake_race/desk.h"

#include <map>
#include <random>

namespace fairway::editor::lake_race {
namespace {

using namespace fairway::lake_race;

Lake randomLake(std::mt19937& engine, Stagger stagger) {
  Lake lake;
  lake.stagger = stagger;
  lake.map = fairway::lake_race::TerrainMap(9, 8);
  for (std::size_t i = 0; i < 72; ++i) lake.map.set(lake.map.cellAt(i), static_cast<Terrain>(engine() % 2));
  lake.slots = {{RaceLetter::A, {4, 4}, Direction::NE}, {RaceLetter::B, {5, 3}, Direction::W}};
  return lake;
}

CellRegion block(Cell first, Cell last) {
  CellRegion region;
  for (int row = first.row; row <= last.row; ++row)
    for (int column = first.column; column <= last.column; ++column) region.insert({column, row});
  return region;
}

TEST(Patch, SixTurnsAndTwoFlipsAreNone) {
  std::mt19937 engine(1);
  const Patch patch = cutOut(randomLake(engine, Stagger::Odd), block({2, 2}, {6, 6})).patch;
  EXPECT_EQ(patch.turned(6), patch);
  EXPECT_EQ(patch.turned(2).turned(-2), patch);
  EXPECT_EQ(patch.flipped().flipped(), patch);
  EXPECT_NE(patch.turned(1), patch);
  EXPECT_EQ(patch.flipped().turned(1), patch.turned(-1).flipped()) << "a flip turns the sense of turning";
}

TEST(Patch, PutDownWhereItWasChangesNothing) {
  std::mt19937 engine(2);
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    const Lake lake = randomLake(engine, stagger);
    const CutOut cut = cutOut(lake, block({2, 2}, {6, 5}));
    EXPECT_TRUE(effective(lake.map, cut.patch.paintsAt(lake, cut.anchor)).empty());
    EXPECT_EQ(cut.patch.slotsAt(lake, cut.anchor), lake.slots);
  }
}

TEST(Patch, KeepsItsShapeOnEveryRow) {
  std::mt19937 engine(3);
  const Lake lake = randomLake(engine, Stagger::Even);
  const Patch patch = cutOut(lake, block({3, 3}, {5, 5})).patch;
  for (const Cell anchor : {Cell{4, 4}, Cell{4, 5}, Cell{6, 3}})
    for (const CellPaint& paint : patch.paintsAt(lake, anchor))
      EXPECT_EQ(patch.cells().at(lake.hexOf(paint.cell) - lake.hexOf(anchor)), paint.terrain);
}

TEST(Patch, EveryStampIsLandAndInOnePiece) {
  for (const IslandStamp& stamp : islandStamps()) {
    ASSERT_FALSE(stamp.patch.empty());
    for (const auto& [hex, terrain] : stamp.patch.cells()) {
      EXPECT_EQ(terrain, Terrain::Land);
      bool joined = stamp.patch.cells().size() == 1;
      for (const Direction direction : allDirections)
        joined |= stamp.patch.cells().contains(neighbour(hex, direction));
      EXPECT_TRUE(joined) << stamp.name;
    }
  }
}

// The stamp put down at 0404 of a lake whose even rows are shifted, columns and rows 2 to 6.
std::string drawn(const Patch& patch) {
  Lake lake;
  lake.map = fairway::lake_race::TerrainMap(7, 7);
  for (const CellPaint& paint : patch.paintsAt(lake, {4, 4})) lake.map.set(paint.cell, paint.terrain);
  std::string text;
  for (int row = 2; row <= 6; ++row) {
    text += row == 2 ? "" : " ";
    for (int column = 2; column <= 6; ++column)
      text += lake.map.at({column, row}) == Terrain::Land ? '#' : '.';
  }
  return text;
}

TEST(Patch, StampsHaveTheirShapes) {
  std::map<std::string, std::string> shapes;
  for (const IslandStamp& stamp : islandStamps()) shapes[stamp.name] = drawn(stamp.patch);
  EXPECT_EQ(shapes["Rock"], "..... ..... ..#.. ..... .....");
  EXPECT_EQ(shapes["Skerry"], "..... ..... ..##. ...#. .....");
  EXPECT_EQ(shapes["Reef"], "..... ..... ##### ..... .....");
  EXPECT_EQ(shapes["Islet"], "..... ..##. .###. ..##. .....");
  EXPECT_EQ(shapes["Crescent"], "..#.. ..#.. .#... ..### ..##.");
  EXPECT_EQ(shapes["Spit"], "..... ..##. ..### .##.. .....");
  EXPECT_EQ(shapes["Atoll"], ".###. .#..# #...# .#..# .###.");
  EXPECT_EQ(shapes["Great island"], ".###. .#### ##### .#### .###.");
  EXPECT_EQ(shapes.size(), 8u);
}

TEST(Clipboard, TextIsALakeDocumentThatGivesThePatchBack) {
  std::mt19937 engine(4);
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even})
    for (const Cell first : {Cell{2, 2}, Cell{3, 3}}) {
      const Lake lake = randomLake(engine, stagger);
      const CellRegion region = block(first, {7, 6});
      const std::string text = clipboardText(lake, region);
      EXPECT_THAT(text, testing::StartsWith("fairway: 1\nkind: lake\n"));
      const std::optional<Patch> patch = patchFromText(text);
      ASSERT_TRUE(patch);
      EXPECT_EQ(*patch, cutOut(lake, region).patch);
    }
}

TEST(Clipboard, RowsOfAMapArePastedAsTheyLie) {
  std::mt19937 engine(4);
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even})
    for (const Cell first : {Cell{2, 2}, Cell{3, 3}}) {
      Lake lake = randomLake(engine, stagger);
      lake.slots.clear(); // rows have none
      const CellRegion region = block(first, {7, 6});
      const std::string rows = clipboardRows(partOf(lake, region));
      EXPECT_EQ(rows.find_first_not_of(" .#x\n"), std::string::npos) << rows;
      const std::optional<Patch> patch = patchFromText(rows);
      ASSERT_TRUE(patch) << rows;
      EXPECT_EQ(*patch, cutOut(lake, region).patch);
    }
  const std::optional<Patch> dense = patchFromText("##.\r\n#.#\r\n\r\n");
  ASSERT_TRUE(dense) << "without blanks, from another system";
  EXPECT_EQ(dense->cells().size(), 6u);
  EXPECT_FALSE(patchFromText("##.\n#.\n")) << "rows of two lengths";
}

TEST(Clipboard, CellsBesideTheRegionAreLeftOut) {
  Desk desk = Desk::blank();
  const std::string text = clipboardText(desk.bench.board(), {{2, 2}, {4, 4}});
  EXPECT_EQ(patchFromText(text)->cells().size(), 2u);
}

TEST(Clipboard, OtherTextIsRefused) {
  EXPECT_FALSE(patchFromText(""));
  EXPECT_FALSE(patchFromText("hello"));
  EXPECT_FALSE(patchFromText("fairway: 1\nkind: lake\n"));
}

TEST(RegionTool, DragSelectsAndDragInsideMoves) {
  Desk desk = Desk::blank();
  desk.click({2, 2});
  desk.bench.take(ToolId::Region);
  desk.drag({2, 2}, {3, 3});
  ASSERT_TRUE(desk.bench.hasRegion());
  desk.drag({2, 2}, {6, 2});
  EXPECT_EQ(desk.at({2, 2}), Terrain::Water);
  EXPECT_EQ(desk.at({6, 2}), Terrain::Land);
  EXPECT_EQ(desk.undoText(), "Move 4 cells");
  EXPECT_TRUE(std::get<CellRegion>(desk.bench.selection()).contains({6, 2})) << "the region goes along";
}

TEST(RegionTool, ShiftAddsControlTakesAwayAClickBesideLetsGo) {
  Desk desk = Desk::blank();
  desk.bench.take(ToolId::Region);
  desk.drag({1, 1}, {3, 1});
  desk.press({5, 5}, true), desk.release({6, 5});
  EXPECT_EQ(std::get<CellRegion>(desk.bench.selection()).size(), 5u);
  desk.press({1, 1}, false, true), desk.release({1, 1});
  EXPECT_EQ(std::get<CellRegion>(desk.bench.selection()).size(), 4u);
  desk.click({9, 9});
  EXPECT_FALSE(desk.bench.hasRegion());
}

TEST(RegionTool, KeysTurnFlipNudgeAndClear) {
  Desk desk = Desk::blank();
  desk.click({4, 4}), desk.click({5, 4});
  desk.bench.take(ToolId::Region);
  desk.drag({3, 3}, {6, 6});
  for (const Key key :
       {Key::TurnRight, Key::TurnLeft, Key::Flip, Key::Left, Key::Right, Key::Up, Key::Down}) {
    desk.bench.key(key);
    EXPECT_EQ(desk.land(), 2) << static_cast<int>(key);
  }
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.land(), 0);
  while (desk.bench.document().canUndo()) desk.bench.undo();
  EXPECT_EQ(desk.land(), 0);
}

TEST(RegionTool, SlotsTravelWithTheirCellsAndTurn) {
  Desk desk(formats::lake_race::LakeDocument{{}, {raceLake()}});
  desk.bench.take(ToolId::Region);
  desk.drag({4, 7}, {6, 9});
  desk.bench.key(Key::TurnLeft);
  const auto& slots = desk.bench.board().slots;
  EXPECT_EQ(slots.size(), 4u);
  EXPECT_EQ(slots.back().letter, Direction::NE);
}

TEST(Stamp, EscGivesAPasteUpAndTheHandHoldsWhatItHeld) {
  Desk desk = Desk::blank();
  desk.bench.selectAll();
  const std::string text = desk.bench.copyText();
  desk.bench.take(ToolId::Fill);
  const Patch before = desk.bench.options().stamp;
  ASSERT_TRUE(desk.bench.pasteText(text));
  ASSERT_TRUE(desk.bench.pasteText(text));
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_EQ(desk.bench.toolInHand(), ToolId::Fill);
  EXPECT_EQ(desk.bench.options().stamp, before);
  EXPECT_EQ(desk.bench.document().history().position(), 0u);
  EXPECT_FALSE(desk.bench.cancel());
}

TEST(Stamp, TheGhostMarksTheSlotsThatWouldGo) {
  Desk desk = Desk::blank();
  desk.bench.take(ToolId::Slot);
  desk.click({3, 3}), desk.click({8, 8});
  desk.bench.take(ToolId::Region);
  desk.drag({2, 2}, {4, 4});
  ASSERT_TRUE(desk.bench.pasteText(desk.bench.copyText()));
  desk.bench.move({{8, 7}, Button::None});
  EXPECT_EQ(desk.bench.ghost().lost, (std::vector<Cell>{{8, 8}}));
  desk.click({8, 7});
  for (const fairway::lake_race::Slot& slot : desk.bench.board().slots) EXPECT_NE(slot.at, (Cell{8, 8}));
}

TEST(Erase, SlotsUnderItGoAndTheGhostMarksThem) {
  Desk desk = Desk::blank();
  desk.bench.take(ToolId::Slot);
  desk.click({3, 3});
  desk.bench.take(ToolId::Erase);
  desk.bench.move({{3, 3}, Button::None});
  EXPECT_EQ(desk.bench.ghost().lost, (std::vector<Cell>{{3, 3}}));
  desk.click({3, 3});
  EXPECT_TRUE(desk.bench.board().slots.empty());
  EXPECT_EQ(desk.undoText(), "Erase 1 slot");
  desk.bench.undo();
  EXPECT_EQ(desk.bench.board().slots.size(), 1u);
}

TEST(Stamp, PastedTextHangsOnThePointer) {
  Desk desk = Desk::blank();
  desk.click({2, 2});
  desk.bench.take(ToolId::Region);
  desk.drag({1, 1}, {3, 3});
  const std::string text = desk.bench.copyText();
  ASSERT_TRUE(desk.bench.pasteText(text));
  EXPECT_EQ(desk.bench.toolInHand(), ToolId::Stamp);
  desk.click({8, 8});
  EXPECT_EQ(desk.land(), 2);
  EXPECT_FALSE(desk.bench.pasteText("not a lake"));
}

TEST(Stamp, IslandsLeaveTheSlotsAlone) {
  Desk desk(formats::lake_race::LakeDocument{{}, {raceLake()}});
  desk.bench.take(ToolId::Stamp);
  desk.click({5, 8});
  EXPECT_EQ(desk.bench.board().slots.size(), 4u);
  EXPECT_EQ(desk.undoText(), "Put down 7 cells");
}

} // namespace
} // namespace fairway::editor::lake_race
