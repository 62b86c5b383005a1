#include "editor/model/lake_race/course/course_edit.h"
#include "formats/document/writer.h"
#include "tests/editor/model/lake_race/desk.h"

#include <random>

// Properties that hold whatever a hand does: seeded random work, undone and redone.
namespace fairway::editor::lake_race {
namespace {

class Hand {
public:
  Hand(Desk& desk, unsigned seed) : desk_(desk), engine_(seed) {}

  void work() {
    switch (below(8)) {
    case 0:
      return takeAnyTool();
    case 1: {
      const Cell from = anyCell();
      return desk_.drag(from, anyCell());
    }
    case 2: {
      const Cell cell = anyCell();
      return desk_.click(cell, below(2) == 0);
    }
    case 3:
      return desk_.bench.key(static_cast<Key>(below(10)));
    case 4:
      return desk_.bench.wheel(below(2) == 0 ? 1 : -1);
    case 5:
      return setOptions();
    case 6:
      return undoOrRedo();
    default:
      return giveUp();
    }
  }

private:
  int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }
  Cell anyCell() {
    return {below(desk_.bench.board().map.columns() + 4) - 1, below(desk_.bench.board().map.rows() + 4) - 1};
  }
  void takeAnyTool() {
    const std::vector<ToolId> tools = desk_.bench.tools();
    desk_.bench.take(tools[static_cast<std::size_t>(below(static_cast<int>(tools.size())))]);
  }
  void setOptions() {
    desk_.bench.options().terrain = static_cast<fairway::lake_race::Terrain>(below(3));
    desk_.bench.options().brushRadius = below(3);
    desk_.bench.setSymmetry(static_cast<Symmetry>(below(4)));
    if (below(3) == 0) desk_.bench.options().tileToLay = {below(2) == 0 ? "pike" : "swan", below(2) == 0};
  }
  void undoOrRedo() {
    if (below(2) == 0 && desk_.bench.document().canUndo()) desk_.bench.undo();
    if (below(2) == 0 && desk_.bench.document().canRedo()) desk_.bench.redo();
  }
  void giveUp() {
    desk_.press(anyCell());
    desk_.move(anyCell());
    (void)desk_.bench.ghost(), (void)desk_.bench.hint();
    desk_.bench.cancel();
  }

  Desk& desk_;
  std::mt19937 engine_;
};

void undoAllRedoAll(Desk desk, unsigned seed) {
  const formats::Document before = desk.bench.document().content();
  Hand hand(desk, seed);
  for (int i = 0; i < 120; ++i) hand.work();
  desk.bench.goTo(desk.bench.document().history().size());
  const std::string after = formats::writeDocument(desk.bench.document().content());
  while (desk.bench.document().canUndo()) desk.bench.undo();
  EXPECT_EQ(desk.bench.document().content(), before) << "seed " << seed;
  while (desk.bench.document().canRedo()) desk.bench.redo();
  EXPECT_EQ(formats::writeDocument(desk.bench.document().content()), after) << "seed " << seed;
}

TEST(Story, WhateverWasDoneToALakeIsUndoneAndRedone) {
  for (unsigned seed = 1; seed <= 60; ++seed) undoAllRedoAll(Desk::blank(9, 7), seed);
}

TEST(Story, WhateverWasDoneToABoardOfTilesIsUndoneAndRedone) {
  for (unsigned seed = 1; seed <= 40; ++seed) undoAllRedoAll(tileDesk(seed % 2 == 0), seed);
}

TEST(Story, WhateverWasDoneToACourseIsUndoneAndRedone) {
  for (unsigned seed = 1; seed <= 40; ++seed) {
    formats::lake_race::CourseDocument course = *courseFor(raceLake(), fairway::lake_race::RaceLetter::A,
                                                           assignmentNumbered(static_cast<int>(seed % 24)));
    if (seed % 2 == 0) course.body.race.reset();
    undoAllRedoAll(Desk(course), seed);
  }
}

TEST(Story, WhateverWasDoneToATileSetIsUndoneAndRedone) {
  for (unsigned seed = 1; seed <= 40; ++seed) {
    formats::lake_race::TilesetDocument document;
    document.body.set = smallSet(true);
    undoAllRedoAll(Desk(document), seed);
  }
}

} // namespace
} // namespace fairway::editor::lake_race
