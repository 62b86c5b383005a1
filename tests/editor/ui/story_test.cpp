#include "editor/model/lake_race/course/course_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "tests/editor/ui/window.h"

// Whole stories, told with mouse and keyboard; pictures of their stages are kept in the build folder.
namespace fairway::editor {

using namespace lake_race;
namespace {

using fairway::lake_race::Terrain;

class Story : public WindowTest {};

TEST_F(Story, WelcomeOffersHowToBegin) {
  EXPECT_EQ(frame_->bench(), nullptr);
  EXPECT_TRUE(wxWindow::FindWindowByName("welcome", frame_)->IsShownOnScreen());
  picture("welcome");
}

TEST_F(Story, ABlankLakeThroughTheDialog) {
  withNextDialog([](wxDialog& dialog) { dialog.EndModal(wxID_OK); });
  frame_->present(askBlankLake(frame_));
  ASSERT_TRUE(pumpUntil([&] { return frame_->bench() && frame_->canvas().paints() > 0; }));
  EXPECT_EQ(bench().board().map.columns(), 24);
  EXPECT_FALSE(bench().document().modified());
}

TEST_F(Story, PaintAnIslandSetASlotUndoAllRedoAllSaveAndReopen) {
  openBlank();
  type('2'); // brush of 7
  drag({4, 4}, {8, 4});
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  const int painted = bench().board().map.count(Terrain::Land);
  EXPECT_GT(painted, 7);
  picture("island");
  type('L');
  ASSERT_TRUE(pumpUntil([&] { return bench().toolInHand() == ToolId::Slot; }));
  click({3, 9});
  ASSERT_TRUE(pumpUntil([&] { return bench().board().slots.size() == 1; }));
  wheel({3, 9}, 1);
  type('Z');
  ASSERT_TRUE(pumpUntil([&] { return steps() == 3; }));
  EXPECT_EQ(bench().board().slots[0].letter, Direction::E) << "once to the left, once to the right";
  hover({12, 9});
  picture("slot");
  while (bench().document().canUndo()) {
    const std::size_t before = steps();
    type('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([&] { return steps() == before - 1; }));
  }
  EXPECT_EQ(bench().board().map.count(Terrain::Land), 0);
  EXPECT_FALSE(bench().document().modified());
  while (bench().document().canRedo()) {
    const std::size_t before = steps();
    type('Y', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([&] { return steps() == before + 1; }));
  }
  EXPECT_EQ(bench().board().map.count(Terrain::Land), painted);
  questions_.saveTo = folder_ / "island";
  type('S', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return !bench().document().modified(); }));
  const std::string bytes = bytesOf(folder_ / "island.lake.yaml");
  ASSERT_TRUE(openDocument(folder_ / "island.lake.yaml"));
  EXPECT_EQ(textToSave(*openDocument(folder_ / "island.lake.yaml")->document, folder_ / "x.yaml"), bytes);
}

TEST_F(Story, TilesAreSwappedTurnedAndOpenedUp) {
  questions_.choiceAnswer = 1; // the set stays where it is
  frame_->show(makeTileLake(samplesFolder() / "lake_race/classic.tileset.yaml",
                            fairway::lake_race::BoardSide::Dark, TileStart::ByLot));
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 0 && frame_->canvas().HasFocus(); }));
  const fairway::lake_race::Tileset& set = *bench().references().set;
  const auto middle = [&](int row, int column) {
    const Cell corner = cornerOf(set, fairway::lake_race::BoardSide::Dark, {row, column});
    return Cell{corner.column + 4, corner.row + 6};
  };
  const fairway::lake_race::TileRows before = tileLayoutOf(bench().document().content())->layout;
  picture("tiles");
  drag(middle(0, 0), middle(1, 2));
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(tileLayoutOf(bench().document().content())->layout[1][2], before[0][0]);
  type('Z');
  ASSERT_TRUE(pumpUntil([&] { return steps() == 2; }));
  EXPECT_NE(tileLayoutOf(bench().document().content())->layout[1][2].turned, before[0][0].turned);
  picture("tiles-swapped");
  questions_.saveTo = folder_ / "tiles.lake.yaml";
  ASSERT_TRUE(frame_->save());
  EXPECT_TRUE(lakeOf(*openDocument(folder_ / "tiles.lake.yaml")->document)) << "the set is found from there";
  bench().undo(), bench().undo();
  EXPECT_EQ(tileLayoutOf(bench().document().content())->layout, before);
}

TEST_F(Story, ACourseFollowsItsBuoys) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere-a.course.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; }));
  picture("course");
  const formats::lake_race::CourseBody before = *courseOf(bench().document().content());
  click(before.buoys[1]);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1 && frame_->settled(); }));
  EXPECT_EQ(bench().document().history().undoText(), "Turn buoy 2's arrow");
  picture("course-turned");
  bench().undo();
  EXPECT_FALSE(bench().document().modified());
}

TEST_F(Story, FindingsAreShownFixedAndUndone) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere-a.course.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; }));
  const Cell buoy = courseOf(bench().document().content())->buoys[1];
  const auto fullCircle = [&]() -> std::optional<std::size_t> {
    const auto& all = frame_->findings().shown();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].code == "G03") return i;
    return std::nullopt;
  };
  EXPECT_FALSE(fullCircle());
  click(buoy);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1 && frame_->settled(); }));
  ASSERT_TRUE(fullCircle()) << "the other arrow forces a full circle";
  frame_->findings().choose(*fullCircle());
  EXPECT_TRUE(wxWindow::FindWindowByLabel("Fix", frame_)->IsEnabled());
  picture("finding");
  frame_->fixAll();
  ASSERT_TRUE(pumpUntil([&] { return steps() == 2 && frame_->settled(); }));
  EXPECT_FALSE(fullCircle());
  EXPECT_EQ(bench().document().history().undoText(), "Fix all findings");
  bench().undo();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_TRUE(fullCircle());
}

TEST_F(Story, ControlAndWheelZoomAtThePointer) {
  openBlank();
  const formats::Point before = frame_->canvas().view().toBoard({200, 150});
  wxMouseEvent event(wxEVT_MOUSEWHEEL);
  event.SetPosition({200, 150});
  event.m_wheelRotation = event.m_wheelDelta = 120;
  event.SetControlDown(true);
  const double percent = frame_->canvas().view().percent();
  frame_->canvas().GetEventHandler()->ProcessEvent(event);
  EXPECT_GT(frame_->canvas().view().percent(), percent);
  // The board lies on whole pixels.
  EXPECT_NEAR(frame_->canvas().view().toBoard({200, 150}).x, before.x,
              1 / frame_->canvas().view().unitSize());
}

TEST_F(Story, ALetterTypedIntoAPropertyIsNoCommand) {
  openBlank();
  auto* grid = dynamic_cast<wxPropertyGrid*>(wxWindow::FindWindowByName("property grid", frame_));
  ASSERT_TRUE(grid);
  grid->SelectProperty("name", true);
  ASSERT_TRUE(pumpUntil([&] { return grid->GetEditorTextCtrl() && grid->GetEditorTextCtrl()->HasFocus(); }));
  wxUIActionSimulator hand;
  hand.Text("fill e");
  ASSERT_TRUE(pumpUntil([&] { return grid->GetEditorTextCtrl()->GetValue() == "fill e"; }));
  hand.Char(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(bench().document().content().head.info.name, "fill e");
  EXPECT_EQ(bench().toolInHand(), ToolId::Paint) << "neither F nor E was taken for a tool";
}

TEST_F(Story, ADragByKeysMovesASlot) {
  openBlank();
  bench().take(ToolId::Slot);
  hover({5, 5});
  type(WXK_RIGHT);
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return bench().board().slots.size() == 1; }));
  EXPECT_EQ(bench().board().slots[0].at, (Cell{6, 5}));
  type(WXK_ESCAPE);
  type(WXK_RETURN, wxMOD_SHIFT);
  type(WXK_DOWN), type(WXK_DOWN);
  picture("keyboard-drag");
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 2; }));
  EXPECT_EQ(bench().board().slots[0].at, (Cell{6, 7}));
}

TEST_F(Story, ControlShiftZIsRedoToo) {
  openBlank();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  type('Z', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 0; }));
  type('Z', wxMOD_CONTROL | wxMOD_SHIFT);
  EXPECT_TRUE(pumpUntil([&] { return steps() == 1; }));
}

TEST_F(Story, KeyboardAlonePaints) {
  openBlank();
  hover({5, 5});
  type(WXK_RIGHT);
  ASSERT_TRUE(pumpUntil([&] { return hovered() == Cell{6, 5}; }));
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(bench().board().map.at({6, 5}), Terrain::Land);
}

TEST_F(Story, WordsTypedIntoTheListOfCommandsAreNoCommands) {
  openBlank();
  withNextDialog([](wxDialog& dialog) {
    wxUIActionSimulator hand;
    hand.Text("undo");
    wxTheApp->CallAfter([&dialog] { dialog.EndModal(wxID_CANCEL); });
  });
  frame_->showCommandList();
  EXPECT_EQ(bench().toolInHand(), ToolId::Paint);
}

} // namespace
} // namespace fairway::editor
