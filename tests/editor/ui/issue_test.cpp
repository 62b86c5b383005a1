#include "editor/model/files/document_file.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/race_lists.h"
#include "tests/editor/ui/window.h"

#include <wx/config.h>
#include <wx/menu.h>

// The issue browser with its fixes on the board, the board's menu, shapes and the order of races.
namespace fairway::editor {

using namespace lake_race;
namespace {

namespace fs = std::filesystem;
using fairway::lake_race::Terrain;

class Issues : public WindowTest {
protected:
  void SetUp() override {
    forget();
    WindowTest::SetUp();
  }
  void TearDown() override {
    WindowTest::TearDown();
    forget();
  }
  static void forget() {
    wxConfigBase::Get()->DeleteGroup("/Findings");
    wxConfigBase::Get()->DeleteGroup("/Races");
  }

  void open(const std::string& sample) {
    fs::copy_file(samplesFolder() / "lake_race/findings" / sample, folder_ / sample);
    ASSERT_TRUE(frame_->openFile(folder_ / sample));
    ASSERT_TRUE(settle());
  }
  std::optional<std::size_t> finding(const std::string& code) {
    const auto& all = frame_->findings().shown();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].code == code) return i;
    return std::nullopt;
  }
};

TEST_F(Issues, ANewRouteHasNoFrameRoundEachOfItsArrows) {
  open("G03-full-circle.course.yaml");
  ASSERT_TRUE(finding("G03"));
  frame_->findings().choose(*finding("G03"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().hasGhost(); }));
  const GhostPicture& ghost = frame_->canvas().ghost();
  EXPECT_GT(ghost.patches().size(), 5u);
  EXPECT_FALSE(ghost.frames().empty());
  EXPECT_LT(ghost.frames().size(), ghost.patches().size() / 2);
}

TEST_F(Issues, AFixIsSeenOnTheBoardBeforeItIsDone) {
  open("L01-pond-cut-off.lake.yaml");
  EXPECT_FALSE(frame_->canvas().hasGhost());
  ASSERT_TRUE(finding("L01"));
  frame_->findings().choose(*finding("L01"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().hasGhost(); }));
  EXPECT_EQ(steps(), 0u);
  EXPECT_EQ(bench().board().map.at({2, 1}), Terrain::Land) << "it is only shown";
  picture("fix-ghost");
  withButton("Fix");
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1 && frame_->settled(); }));
  EXPECT_EQ(bench().board().map.at({2, 1}), Terrain::Water);
  EXPECT_FALSE(finding("L01"));
  EXPECT_FALSE(frame_->canvas().hasGhost());
  bench().undo();
  ASSERT_TRUE(settle());
  EXPECT_TRUE(finding("L01")) << "one step back";
}

TEST_F(Issues, AFindingWithoutAFixHasNoGhost) {
  open("L01-pond-cut-off.lake.yaml");
  frame_->findings().choose(*finding("L01"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().hasGhost(); }));
  frame_->findings().choose(*finding("L07"));
  EXPECT_FALSE(frame_->canvas().hasGhost());
}

TEST_F(Issues, AKindIsHiddenAndStaysHidden) {
  open("L01-pond-cut-off.lake.yaml");
  ASSERT_TRUE(finding("L07"));
  FindingChoice choice = frame_->findings().browser().choice();
  choice.hiddenKinds.insert(FindingKind::Info);
  frame_->findings().choose(choice);
  EXPECT_FALSE(finding("L07"));
  EXPECT_EQ(frame_->findings().browser().count(FindingKind::Info), 1u);
  EXPECT_TRUE(wxWindow::FindWindowByLabel("Infos  1", frame_)) << "it is counted all the same";
  bench().apply(nullptr);
  frame_->examine();
  ASSERT_TRUE(settle());
  EXPECT_FALSE(finding("L07"));
  const FindingsPanel another(frame_);
  EXPECT_EQ(another.browser().choice(), choice) << "the next window has it too";
}

TEST_F(Issues, TheBoardsMenuSpeaksOfThePlace) {
  openBlank();
  bench().take(ToolId::Select);
  const std::unique_ptr<wxMenu> menu = frame_->boardMenu(bench().centreOf(Cell{3, 4}));
  std::vector<wxString> items;
  for (const wxMenuItem* item : menu->GetMenuItems()) items.push_back(item->GetItemLabelText());
  EXPECT_THAT(items, testing::Contains("Paint 1 cell of land"));
  EXPECT_THAT(items, testing::Contains("Set slot A at 0304"));
  EXPECT_FALSE(bench().toolTakesRightButton());
  bench().take(ToolId::Paint);
  EXPECT_TRUE(bench().toolTakesRightButton()) << "a brush picks up";
}

TEST_F(Issues, ARectangleIsDrawnWithTheMouse) {
  openBlank();
  bench().take(ToolId::Rectangle);
  drag({3, 3}, {6, 7});
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(bench().board().map.count(Terrain::Land), 20);
  bench().take(ToolId::Ellipse);
  drag({9, 2}, {14, 8});
  ASSERT_TRUE(pumpUntil([&] { return steps() == 2 && frame_->settled(); }));
  picture("shapes");
}

TEST_F(Issues, RacesAreSortedByAColumn) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere.lake.yaml"));
  ASSERT_TRUE(settle());
  races().turnTo(fairway::lake_race::RaceLetter::A);
  ASSERT_TRUE(settle());
  races().choose(5);
  auto* list = dynamic_cast<AssignmentList*>(wxWindow::FindWindowByName("assignments A", frame_));
  ASSERT_TRUE(list);
  const ChosenAssignment sixth{fairway::lake_race::RaceLetter::A, 5};
  ASSERT_EQ(list->assignment(), sixth);
  wxListEvent click(wxEVT_LIST_COL_CLICK, list->GetId());
  click.m_col = 2;
  list->GetEventHandler()->ProcessEvent(click);
  EXPECT_EQ(list->assignment(), sixth) << "what was chosen stays chosen";
  long last = 0;
  for (long line = 0; line < list->GetItemCount(); ++line) {
    long route = 0;
    ASSERT_TRUE(list->GetItemText(line, 2).ToLong(&route));
    EXPECT_GE(route, last);
    last = route;
  }
  picture("sorted-races");
  EXPECT_EQ(wxConfigBase::Get()->Read("/Races/Order", ""), "route");
}

TEST_F(Issues, AReadOnlyFileIsMarked) {
  answerForTheSystem([](const fs::path&) { return false; });
  open("L01-pond-cut-off.lake.yaml");
  EXPECT_TRUE(frame_->window().GetTitle().Contains("(read-only)")) << frame_->window().GetTitle();
  answerForTheSystem(nullptr);
}

} // namespace
} // namespace fairway::editor
