#include "editor/model/document/document_edit.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/facts.h"
#include "editor/ui/canvas/reference_image.h"
#include "editor/ui/dialogs/checks_dialog.h"
#include "editor/ui/dialogs/reference_dialog.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "tests/editor/ui/window.h"

#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/listctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <cstdlib>
#include <fstream>
#include <set>

#include <sys/stat.h>

// The panels round the board: tiles, races, history, properties, checks.
namespace fairway::editor {

using namespace lake_race;
namespace {

using fairway::lake_race::RaceLetter;

class Panels : public WindowTest {
protected:
  void openTiles(TileStart start) {
    frame_->show(makeTileLake(samplesFolder() / "lake_race/classic.tileset.yaml",
                              fairway::lake_race::BoardSide::Dark, start));
    ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 0 && frame_->settled(); }));
  }
  template <class Window>
  Window* find(const wxString& name) {
    auto* found = dynamic_cast<Window*>(wxWindow::FindWindowByName(name, frame_));
    EXPECT_TRUE(found) << name;
    return found;
  }
  // The middle of a place on the board, on the screen.
  wxPoint placeOnScreen(int row, int column) {
    const fairway::lake_race::Tileset& set = *bench().references().set;
    const Cell corner = cornerOf(set, fairway::lake_race::BoardSide::Dark, {row, column});
    return frame_->canvas().ClientToScreen(onCanvas({corner.column + 4, corner.row + 6}));
  }
  const formats::lake_race::TileLayout& layout() { return *tileLayoutOf(bench().document().content()); }
};

TEST_F(Panels, TwelveSlotsAreProposedFromThePalette) {
  openBlank(20, 16);
  for (const std::size_t slots : {4u, 8u, 12u}) {
    withButton("Propose");
    ASSERT_TRUE(pumpUntil([&] { return bench().board().slots.size() == slots && frame_->settled(); }));
  }
  withButton("Propose");
  EXPECT_EQ(steps(), 3u) << "one a race, and then there is nothing left to propose";
  for (const validator::Finding& finding : frame_->findings().shown())
    EXPECT_NE(finding.severity, Severity::Error) << finding.code;
}

TEST_F(Panels, RacesOfAnUnfinishedBoardClaimNoSlots) {
  openTiles(TileStart::Empty);
  auto* list = find<wxListView>("races");
  EXPECT_EQ(list->GetItemText(0, 1), "");
  openTiles(TileStart::InOrder);
  ASSERT_TRUE(pumpUntil([&] { return list->GetItemText(0, 1) == "4"; }));
  // And no column of it is cut off.
  int columns = 0;
  for (int column = 0; column < list->GetColumnCount(); ++column) columns += list->GetColumnWidth(column);
  EXPECT_LE(columns, list->GetClientSize().x);
}

TEST_F(Panels, ATileIsDraggedFromItsBoxOntoAnEmptyPlace) {
  openTiles(TileStart::Empty);
  picture("empty-frame");
  const std::string tile =
      bench().references().set->sides.at(fairway::lake_race::BoardSide::Dark).tiles.front().name;
  auto* turned = find<wxToggleButton>(wxString(tile) + "@180");
  wxUIActionSimulator hand;
  const wxSize size = turned->GetSize();
  hand.MouseMove(turned->ClientToScreen(wxPoint(size.x / 2, size.y / 2)));
  ASSERT_TRUE(pumpUntil([&] { return turned->GetScreenRect().Contains(wxGetMousePosition()); }));
  hand.MouseDown();
  wxTheApp->Yield(true);
  for (const int step : {1, 2, 3, 4}) { // a hand moves on the way
    const wxPoint from = turned->GetScreenRect().GetPosition() + wxSize(size.x / 2, size.y / 2);
    const wxPoint to = placeOnScreen(1, 1);
    hand.MouseMove(from.x + (to.x - from.x) * step / 4, from.y + (to.y - from.y) * step / 4);
    wxTheApp->Yield(true);
  }
  ASSERT_TRUE(pumpUntil([&] { return bench().ghost().cells.size() == 96u; }));
  picture("tile-dragged");
  hand.MouseUp();
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(layout().layout[1][1], (fairway::lake_race::PlacedTile{tile, true}));
  EXPECT_TRUE(bench().options().tileToLay.tile.empty());
  EXPECT_FALSE(turned->GetValue());
  picture("tile-laid");
}

TEST_F(Panels, AClickTakesATileIntoTheHandAndAnotherLaysIt) {
  openTiles(TileStart::Empty);
  const std::string tile =
      bench().references().set->sides.at(fairway::lake_race::BoardSide::Dark).tiles.front().name;
  wxUIActionSimulator hand;
  auto* button = find<wxToggleButton>(wxString(tile));
  hand.MouseMove(button->GetScreenRect().GetPosition() + wxPoint(20, 20));
  hand.MouseClick();
  ASSERT_TRUE(pumpUntil([&] { return bench().options().tileToLay.tile == tile; }));
  hand.MouseMove(placeOnScreen(0, 2));
  hand.MouseClick();
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(layout().layout[0][2].tile, tile);
}

TEST_F(Panels, RacesOfALakeAreShownAndBecomeACourse) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere.lake.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; }));
  picture("races-all");
  races().turnTo(RaceLetter::A);
  races().choose(4);
  EXPECT_EQ(races().preview(), (ChosenAssignment{RaceLetter::A, 4}));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  picture("races-preview");
  EXPECT_FALSE(bench().document().canUndo()) << "looking changes nothing";
  withButton("New course");
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  MainFrame* second = MainFrame::all().back();
  ASSERT_TRUE(second && pumpUntil([&] { return second->bench() && second->settled(); }));
  const formats::lake_race::CourseBody* body = courseOf(second->bench()->document().content());
  ASSERT_TRUE(body);
  EXPECT_EQ(placementOf(*body, lakeBench(*second)->board()),
            placementOf(bench().board(), RaceLetter::A, assignmentNumbered(4)));
  questions_.saveTo = folder_;
  questions_.choiceAnswer = 1; // the lake stays where it is
  EXPECT_TRUE(second->saveAs()) << testing::PrintToString(questions_.asked);
  EXPECT_TRUE(std::filesystem::exists(folder_ / "morning-mere-a.course.yaml")) << "named after its lake";
}

TEST_F(Panels, AllCoursesOfALakeAreOneTable) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere.lake.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; }));
  auto* list = find<wxListView>("courses");
  ASSERT_EQ(list->GetItemCount(), 72);
  for (const int column : {0, 2}) { // whatever the order was before
    wxListEvent click(wxEVT_LIST_COL_CLICK, list->GetId());
    click.m_col = column;
    list->GetEventHandler()->ProcessEvent(click);
  }
  long last = 0;
  std::set<wxString> letters;
  for (long line = 0; line < list->GetItemCount(); ++line) {
    long route = 0;
    ASSERT_TRUE(list->GetItemText(line, 2).ToLong(&route));
    EXPECT_GE(route, last) << "whatever the race";
    last = route;
    letters.insert(list->GetItemText(line, 0).BeforeFirst(' '));
  }
  EXPECT_EQ(letters.size(), 3u);
  races().choose({RaceLetter::C, 6});
  EXPECT_EQ(races().preview(), (ChosenAssignment{RaceLetter::C, 6})) << "a click shows the course";
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_TRUE(races().canWorkOutPar());
  picture("all-courses");
}

TEST_F(Panels, WhatParWouldDoIsListedForABoatAnywhere) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/duck-pond-a.course.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && bench().shownCourse(); }));
  lake().showAdvice(Cell{5, 5});
  find<wxChoice>("Next gate")->SetSelection(1);
  find<wxTextCtrl>("Dice")->SetValue("2 2"); // as `fairway par --at 0505 --dice 2,2 --gate 1` has it
  ASSERT_TRUE(
      pumpUntil([&] { return lake().advice().settled() && !lake().advice().advice().choices.empty(); }));
  EXPECT_NEAR(lake().advice().advice().worth, 17.898, 0.0005);
  EXPECT_EQ(lake().advice().advice().choices.size(), 8u);
  auto* list = find<wxListView>("choices");
  EXPECT_EQ(list->GetItemText(0, 0), "Keep 2, roll 1 die");
  EXPECT_EQ(list->GetItemText(1, 3), "0.02");
  find<wxTextCtrl>("Rolled")->SetValue("2 3");
  ASSERT_EQ(list->GetItemCount(), 2);
  EXPECT_EQ(list->GetItemText(0, 1), "0701, damage 1");
  lake().advice().choose(0);
  EXPECT_EQ(lake().advice().cellsOfWay().size(), 5u)
      << "the boat's cell and four steps; the fifth is missing";
  wxTheApp->Yield(true);
  picture("what-par-would-do");
  find<wxTextCtrl>("Rolled")->SetValue("4");
  EXPECT_TRUE(lake().advice().advice().choices.empty()) << "no die shows that";
  frame_->showPane("advice", false);
  EXPECT_TRUE(pumpUntil([&] { return lake().advice().way().empty(); }));
}

TEST_F(Panels, APictureIsLaidOverTheBoardToPaintBy) {
  openBlank(20, 16);
  const std::filesystem::path photo = std::filesystem::path(std::getenv("HOME")) / "sketch.png";
  wxImage sketch(400, 300);
  sketch.SetRGB(wxRect(0, 0, 400, 300), 250, 240, 200);
  sketch.SetRGB(wxRect(100, 80, 160, 120), 120, 60, 20);
  ASSERT_TRUE(sketch.SaveFile(wxString::FromUTF8(photo.string()), wxBITMAP_TYPE_PNG));
  ReferenceDialog dialog(frame_, bench(), photo, sketch, std::nullopt);
  dialog.pinOnPicture({20, 20});
  dialog.pinOnBoard(bench().centreOf({1, 1}) + formats::Point{0.2, 0.1});
  dialog.pinOnPicture({380, 20});
  dialog.pinOnBoard(bench().centreOf({20, 1}));
  EXPECT_FALSE(dialog.result());
  dialog.pinOnPicture({20, 280});
  dialog.pinOnBoard(bench().centreOf({1, 15}));
  const std::optional<ReferencePicture> picture = dialog.result();
  ASSERT_TRUE(picture);
  EXPECT_EQ(picture->pins[0].board, bench().centreOf({1, 1})) << "the middle of the cell that was clicked";
  dialog.Show();
  ASSERT_TRUE(pumpUntil([&] { return dialog.IsShownOnScreen(); }));
  for (int i = 0; i < 20; ++i) wxTheApp->Yield(true), wxMilliSleep(10);
  this->picture("reference-dialog");
  dialog.Hide();
  frame_->takeReference(picture);
  EXPECT_TRUE(frame_->canvas().showsReference());
  const int paints = frame_->canvas().paints();
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > paints; }));
  this->picture("reference-picture");
  frame_->canvas().showReference(false);
  EXPECT_FALSE(frame_->canvas().showsReference());
  frame_->takeReference(std::nullopt);
  EXPECT_FALSE(frame_->canvas().hasReference());
  std::filesystem::remove(photo);
}

// A stranger's document may come with a picture that is none.
TEST_F(Panels, APictureThatIsNoneIsNotWaitedFor) {
  const std::filesystem::path file = std::filesystem::path(std::getenv("HOME")) / "picture.png";
  EXPECT_FALSE(readPicture(file).IsOk());
  ASSERT_EQ(mkfifo(file.c_str(), 0600), 0);
  EXPECT_FALSE(readPicture(file).IsOk());
  std::filesystem::remove(file);
  wxImage small(4, 4);
  ASSERT_TRUE(small.SaveFile(wxString::FromUTF8(file.string()), wxBITMAP_TYPE_PNG));
  EXPECT_TRUE(readPicture(file).IsOk());
  std::fstream claim(file, std::ios::in | std::ios::out | std::ios::binary);
  claim.seekp(16).write("\0\1\0\0\0\1\0\0", 8); // 65,536 x 65,536
  claim.close();
  EXPECT_FALSE(readPicture(file).IsOk());
  EXPECT_FALSE(readPicture("/dev/zero").IsOk());
  std::filesystem::remove(file);
}

wxSize copiedSize() {
  wxBitmapDataObject copied;
  const bool open = wxTheClipboard->Open();
  EXPECT_TRUE(open && wxTheClipboard->GetData(copied));
  EXPECT_TRUE(wxTheClipboard->IsSupported(wxDataFormat("image/svg+xml")));
  wxTheClipboard->Close();
  return copied.GetBitmap().IsOk() ? copied.GetBitmap().GetSize() : wxSize();
}

TEST_F(Panels, TheBoardIsCopiedAsAPictureAndAsRows) {
  openBlank(20, 16);
  frame_->copyBoard();
  const wxSize whole = copiedSize();
  EXPECT_GT(whole.x, 1000);
  bench().select(CellRegion{{3, 3}, {4, 3}, {5, 4}, {5, 9}});
  frame_->copyBoard();
  const wxSize part = copiedSize();
  EXPECT_GT(part.x, 100);
  EXPECT_LT(part.x, whole.x / 3) << "what is selected, where something is";
  EXPECT_GT(part.y, part.x);
  lake().copyRows();
  wxTextDataObject rows;
  ASSERT_TRUE(wxTheClipboard->Open());
  ASSERT_TRUE(wxTheClipboard->GetData(rows));
  wxTheClipboard->Close();
  EXPECT_TRUE(rows.GetText().StartsWith(". . x\n x x .\n")) << rows.GetText();
}

TEST_F(Panels, AnAssignmentIsAppliedToACourseAndParIsWorkedOut) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere-a.course.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; }));
  races().choose(7);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1 && frame_->settled(); }));
  races().choose(9);
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_EQ(steps(), 1u) << "stepping through them is one step";
  EXPECT_EQ(bench().document().history().undoText(), "Race A, assignment 10 of 24");
  withButton("Par");
  ASSERT_TRUE(pumpUntil([&] { return races().table().coursePar().has_value(); }));
  const std::optional<ParAnswer> par = races().table().coursePar();
  const auto* line = find<wxStaticText>("course on the desk");
  EXPECT_TRUE(line->IsShownOnScreen());
  EXPECT_TRUE(line->GetLabel().EndsWith(wxString::Format("par %.2f", *par->turns))) << line->GetLabel();
  picture("par");
  // A turned arrow makes another course: its line does not speak of the one in the list.
  const formats::lake_race::CourseBody& body = *courseOf(bench().document().content());
  bench().apply(setStart(
      body,
      otherSide(
          courseFacts(bench().board(), *placementOf(body, bench().board()), body.choices)->choices.start)));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_FALSE(races().table().coursePar());
  bench().undo();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_EQ(races().table().coursePar(), par) << "what is known comes back with undo";
  bench().undo();
  EXPECT_FALSE(bench().document().modified());
}

TEST_F(Panels, AClickInTheHistoryGoesThere) {
  openBlank();
  for (const int column : {3, 5, 7}) bench().press({{column, 3}}), bench().release({{column, 3}});
  auto* history = find<wxListView>("history");
  ASSERT_EQ(history->GetItemCount(), 4);
  EXPECT_EQ(history->GetFirstSelected(), 3);
  history->Select(1);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(bench().board().map.count(fairway::lake_race::Terrain::Land), 1);
  picture("history");
  history->Select(3);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 3; }));
  history->Select(0);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 0; }));
}

TEST_F(Panels, SeveritiesAndWaiversAreEditedInOneStep) {
  openBlank();
  bench().apply(waive(bench().document().content(), {"L02", {}, "no slots yet"}));
  withNextDialog([this](wxDialog& dialog) {
    auto* grid = dynamic_cast<wxPropertyGrid*>(wxWindow::FindWindowByName("severities", &dialog));
    if (grid) grid->ChangePropertyValue("L04", static_cast<int>(Severity::Ignore));
    picture("checks");
    dialog.EndModal(wxID_OK);
  });
  frame_->editChecks();
  EXPECT_EQ(steps(), 2u);
  EXPECT_EQ(bench().document().content().head.info.severity.at("L04"), Severity::Ignore);
  EXPECT_EQ(bench().document().content().head.info.waivers.size(), 1u);
}

// Labels are as wide as they need to be, whatever size the panel had when it was filled.
TEST_F(Panels, PropertiesStayDividedWhenThePanelGetsAnotherWidth) {
  openBlank();
  auto* grid = find<wxPropertyGrid>("property grid");
  const auto width = [&] { return grid->GetState()->GetColumnWidth(0); };
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  const int needed = width();
  const wxSize size = grid->GetSize();
  for (const double share : {0.5, 1.8, 1.0}) {
    const wxSize other(static_cast<int>(share * size.x), size.y);
    grid->SetSize(other);
    ASSERT_TRUE(pumpUntil([&] { return grid->GetSize() == other && frame_->settled(); }));
    EXPECT_TRUE(pumpUntil([&] { return width() == needed; }))
        << share << ": " << width() << ", not " << needed;
  }
}

TEST_F(Panels, ACourseIsEditedInItsProperties) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere-a.course.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; }));
  auto* grid = find<wxPropertyGrid>("property grid");
  const auto arrow = [&] { return courseOf(bench().document().content())->choices.arrows[1]; };
  const std::optional<fairway::lake_race::Arrow> before = arrow();
  const int other = before == fairway::lake_race::Arrow::Clockwise ? 1 : 0;
  grid->ChangePropertyValue("course.arrow.2", other);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(arrow(), static_cast<fairway::lake_race::Arrow>(other));
  picture("course-properties");
}

} // namespace
} // namespace fairway::editor
