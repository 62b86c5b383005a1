#include "editor/model/lake_race/course/course_edit.h"
#include "tests/editor/ui/window.h"

// From nothing to a course on the disk, with mouse and keys only, and a picture of each stage.
namespace fairway::editor {

using namespace lake_race;
namespace {

class WholeStory : public WindowTest {
protected:
  // By the list of commands, as somebody does who does not know where it is.
  void command(const std::string& words) {
    withNextDialog([words](wxDialog& dialog) {
      wxUIActionSimulator hand;
      dialog.Raise();
      hand.Text(words.c_str());
      wxTheApp->CallAfter([] { wxUIActionSimulator().Char(WXK_RETURN); });
    });
    type('P', wxMOD_CONTROL | wxMOD_SHIFT);
  }

  // All the way back and forth again must give the same document.
  void undoAllAndRedoAll() {
    const std::string after = text();
    const std::size_t all = steps();
    while (bench().document().canUndo()) {
      const std::size_t before = steps();
      type('Z', wxMOD_CONTROL);
      ASSERT_TRUE(pumpUntil([&] { return steps() == before - 1; }));
    }
    EXPECT_NE(text(), after);
    while (bench().document().canRedo()) {
      const std::size_t before = steps();
      type('Z', wxMOD_CONTROL | wxMOD_SHIFT);
      ASSERT_TRUE(pumpUntil([&] { return steps() == before + 1; }));
    }
    EXPECT_EQ(steps(), all);
    EXPECT_EQ(text(), after);
  }

  void saveAndReopen(const std::filesystem::path& file) {
    questions_.saveTo = file;
    const std::string before = text();
    type('S', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([&] { return !bench().document().modified(); }));
    const auto opened = openDocument(file);
    ASSERT_TRUE(opened) << formats::toText(opened.fault());
    EXPECT_EQ(textToSave(*opened->document, file), bytesOf(file));
    EXPECT_EQ(opened->document->content(), bench().document().content());
    EXPECT_EQ(textToSave(bench().document(), file), bytesOf(file));
  }

  std::string text() { return textToSave(bench().document(), folder_ / "x.yaml"); }
  bool waitForTheBoard() {
    return pumpUntil([&] {
      return frame_->bench() && frame_->canvas().paints() > 0 && frame_->canvas().HasFocus() &&
             frame_->settled();
    });
  }
};

TEST_F(WholeStory, FromTilesToACourse) {
  withNextDialog([this](wxDialog&) {
    picture("story-1-new-lake");
    wxUIActionSimulator().Char(WXK_RETURN);
  });
  type('N', wxMOD_CONTROL);
  ASSERT_TRUE(waitForTheBoard());
  ASSERT_TRUE(tileLayoutOf(bench().document().content()));
  picture("story-2-tiles");

  command("convert the tiles");
  ASSERT_TRUE(pumpUntil([&] { return bench().paintable(); }));
  ASSERT_TRUE(waitForTheBoard());
  type('2');
  const int land = bench().board().map.count(fairway::lake_race::Terrain::Land);
  drag({12, 12}, {15, 12});
  ASSERT_TRUE(pumpUntil([&] { return steps() == 2; }));
  EXPECT_NE(bench().board().map.count(fairway::lake_race::Terrain::Land), land);
  picture("story-3-island");

  type('L');
  ASSERT_TRUE(pumpUntil([&] { return bench().toolInHand() == ToolId::Slot; }));
  const std::size_t slots = bench().board().slots.size();
  Cell free{4, 4};
  const auto taken = [&] {
    for (const fairway::lake_race::Slot& slot : bench().board().slots)
      if (slot.at == free) return true;
    return bench().board().map.at(free) == fairway::lake_race::Terrain::Void;
  };
  while (taken()) ++free.column;
  click(free);
  ASSERT_TRUE(pumpUntil([&] { return bench().board().slots.size() == slots + 1; }));
  type('Z');
  ASSERT_TRUE(pumpUntil([&] { return steps() == 4; }));
  picture("story-4-slot");

  undoAllAndRedoAll();
  saveAndReopen(folder_ / "story.lake.yaml");
  picture("story-5-saved");

  races().turnTo(fairway::lake_race::RaceLetter::B);
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  races().choose(0);
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  picture("story-6-race");
  withButton("New course");
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  frame_ = MainFrame::all().back();
  frame_->comeToFront();
  ASSERT_TRUE(waitForTheBoard());
  click(courseOf(bench().document().content())->buoys[0]);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1 && frame_->settled(); }));
  EXPECT_EQ(bench().document().history().undoText(), "Turn buoy 1's arrow");
  picture("story-7-arrow");
  undoAllAndRedoAll();
  saveAndReopen(folder_ / "story-b.course.yaml");
  picture("story-8-course-saved");
}

} // namespace
} // namespace fairway::editor
