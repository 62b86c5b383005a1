#include "editor/model/lake_race/board/clipboard.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "tests/editor/model/lake_race/desk.h"

#include <random>

// What the ghost shows is what a click then does: no mode in which the picture lies.
namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::Slot;
using fairway::lake_race::Terrain;

class Preview : public testing::Test {
protected:
  int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }
  Cell anyCell(const Desk& desk, int beyond = 0) {
    const fairway::lake_race::TerrainMap& map = desk.bench.board().map;
    const int column = 1 - beyond + below(map.columns() + 2 * beyond);
    const int row = 1 - beyond + below(map.rows() + 2 * beyond);
    return {column, row};
  }
  Desk speckled() {
    const int columns = 5 + below(8), rows = 4 + below(8);
    formats::lake_race::LakeDocument document = blankLake(columns, rows, false);
    fairway::lake_race::Lake& lake = std::get<fairway::lake_race::Lake>(document.body.content);
    for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
      if (below(3) == 0) lake.map.set(lake.map.cellAt(i), below(5) == 0 ? Terrain::Void : Terrain::Land);
    return Desk(document);
  }
  void anyOptions(Desk& desk) {
    ToolOptions& options = desk.bench.options();
    options.terrain = static_cast<Terrain>(below(3));
    options.brushRadius = below(3);
    options.slotRace = static_cast<fairway::lake_race::RaceLetter>(below(3));
    options.slotLetter = static_cast<Direction>(below(6));
    const auto& stamps = islandStamps();
    const auto stamp = static_cast<std::size_t>(below(static_cast<int>(stamps.size())));
    options.stamp = stamps[stamp].patch.turned(below(6));
    desk.bench.setSymmetry(static_cast<Symmetry>(below(4)));
  }
  static void hover(Desk& desk, Cell cell) { desk.bench.move({cell, Button::None, false, false}); }
  static fairway::lake_race::TerrainMap painted(fairway::lake_race::TerrainMap map,
                                                const CellPaints& paints) {
    for (const CellPaint& paint : paints)
      if (map.contains(paint.cell)) map.set(paint.cell, paint.terrain);
    return map;
  }

  std::mt19937 engine_{7};
};

TEST_F(Preview, AClickPaintsWhatItsGhostShows) {
  for (int round = 0; round < 300; ++round) {
    Desk desk = speckled();
    anyOptions(desk);
    for (const ToolId tool : {ToolId::Paint, ToolId::Erase, ToolId::Fill, ToolId::Stamp}) {
      desk.bench.take(tool);
      const Cell cell = anyCell(desk, 1);
      hover(desk, cell);
      const fairway::lake_race::TerrainMap shown = painted(desk.bench.board().map, desk.bench.ghost().cells);
      desk.click(cell);
      ASSERT_EQ(desk.bench.board().map, shown) << "round " << round << ", tool " << static_cast<int>(tool);
    }
  }
}

TEST_F(Preview, AStrokeLeavesWhatItsGhostShowed) {
  for (int round = 0; round < 200; ++round) {
    Desk desk = speckled();
    anyOptions(desk);
    desk.bench.take(below(2) == 0 ? ToolId::Paint : ToolId::Erase);
    desk.press(anyCell(desk));
    Cell last = anyCell(desk);
    for (int i = 0; i < 3; ++i) desk.move(last = anyCell(desk));
    const fairway::lake_race::TerrainMap shown = painted(desk.bench.board().map, desk.bench.ghost().cells);
    desk.release(last);
    ASSERT_EQ(desk.bench.board().map, shown) << "round " << round;
  }
}

TEST_F(Preview, ARegionLandsWhereItsGhostHung) {
  for (int round = 0; round < 200; ++round) {
    Desk desk = speckled();
    desk.bench.take(ToolId::Region);
    const Cell first = anyCell(desk), last = anyCell(desk), to = anyCell(desk, 2);
    desk.drag(first, last);
    if (!desk.bench.hasRegion()) continue;
    desk.press(last);
    desk.move(to);
    const Ghost ghost = desk.bench.ghost();
    const fairway::lake_race::TerrainMap shown = painted(desk.bench.board().map, ghost.cells);
    desk.release(to);
    ASSERT_EQ(desk.bench.board().map, shown) << "round " << round;
  }
}

TEST_F(Preview, ASlotStandsAsItsGhostDid) {
  for (int round = 0; round < 200; ++round) {
    Desk desk = speckled();
    anyOptions(desk);
    desk.bench.take(ToolId::Slot);
    const Cell cell = anyCell(desk, 1);
    hover(desk, cell);
    const std::vector<Slot> shown = desk.bench.ghost().slots;
    desk.click(cell);
    if (shown.empty()) {
      ASSERT_TRUE(desk.bench.board().slots.empty()) << "round " << round;
      continue;
    }
    ASSERT_EQ(desk.bench.board().slots, shown);
    const Cell to = anyCell(desk, 1);
    desk.press(cell);
    desk.move(to);
    const Ghost moving = desk.bench.ghost();
    desk.release(to);
    const std::vector<Slot>& after = desk.bench.board().slots;
    if (to == cell || !moving.refusal.empty() || moving.slots.empty())
      ASSERT_EQ(after.front().at, cell) << "round " << round;
    else // its counterparts under a symmetry stay
      for (const Slot& slot : moving.slots) ASSERT_THAT(after, testing::Contains(slot)) << "round " << round;
  }
}

TEST_F(Preview, ATileLiesAsItsGhostDid) {
  for (int round = 0; round < 100; ++round) {
    Desk desk = tileDesk(round % 2 == 0);
    const char* const tile = below(2) == 0 ? "pike" : "swan";
    desk.bench.options().tileToLay = {tile, below(2) == 0};
    const Cell cell = anyCell(desk);
    hover(desk, cell);
    const CellPaints shown = desk.bench.ghost().cells;
    desk.click(cell);
    for (const CellPaint& paint : shown) ASSERT_EQ(desk.at(paint.cell), paint.terrain) << "round " << round;
    desk.bench.options().tileToLay = {}; // still in the hand after a click beside the places
    const Cell from = anyCell(desk), to = anyCell(desk);
    desk.press(from);
    desk.move(to);
    const CellPaints swapped = desk.bench.ghost().cells;
    desk.release(to);
    for (const CellPaint& paint : swapped) ASSERT_EQ(desk.at(paint.cell), paint.terrain) << "round " << round;
  }
}

TEST_F(Preview, ABuoyGoesWhereItsGhostFits) {
  for (int round = 0; round < 300; ++round) {
    formats::lake_race::CourseDocument course = *courseFor(raceLake(), fairway::lake_race::RaceLetter::A,
                                                           assignmentNumbered(round % assignmentCount));
    if (round % 2 == 0) course.body.race.reset();
    Desk desk(course);
    const auto body = [&]() -> const formats::lake_race::CourseBody& {
      return *courseOf(desk.bench.document().content());
    };
    const int buoy = 1 + below(3);
    const auto placeOf = [&] { return body().buoys[static_cast<std::size_t>(buoy - 1)]; };
    const Cell from = placeOf(), to = round % 3 == 0 ? raceLake().slots[static_cast<std::size_t>(below(4))].at
                                                     : anyCell(desk, 1);
    desk.press(from);
    desk.move(to);
    const Ghost ghost = desk.bench.ghost();
    desk.release(to);
    if (!ghost.buoy) continue;
    ASSERT_EQ(placeOf(), ghost.buoy->fits ? to : from) << "round " << round;
  }
}

// Copied and pasted back onto its place a region changes nothing, and gives the same text again.
TEST_F(Preview, ARegionSurvivesTheClipboard) {
  for (int round = 0; round < 150; ++round) {
    Desk desk = speckled();
    anyOptions(desk);
    desk.bench.take(ToolId::Slot);
    desk.click(anyCell(desk));
    desk.bench.setSymmetry(Symmetry::None);
    desk.bench.take(ToolId::Region);
    const Cell first = anyCell(desk), last = anyCell(desk);
    desk.drag(first, last);
    const auto* region = std::get_if<CellRegion>(&desk.bench.selection());
    if (!region) continue;
    const std::string text = desk.bench.copyText();
    const std::optional<Patch> patch = patchFromText(text);
    ASSERT_TRUE(patch) << text;
    const CutOut cut = cutOut(desk.bench.board(), *region);
    std::size_t solid = 0; // void is what a paste leaves out
    for (const auto& [hex, terrain] : cut.patch.cells()) solid += terrain != Terrain::Void ? 1 : 0;
    ASSERT_EQ(patch->cells().size(), solid) << text;
    ASSERT_EQ(patch->slots().size(), cut.patch.slots().size()) << text;
    ASSERT_TRUE(desk.bench.pasteText(text));
  }
}

} // namespace
} // namespace fairway::editor::lake_race
