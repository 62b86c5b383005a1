#include "editor/model/files/recovery.h"
#include "editor/model/pool/pool_workbench.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/model/river/river_workbench.h"
#include "editor/ui/dialogs/samples.h"
#include "tests/editor/ui/window.h"

#include <wx/filedlg.h>
#include <wx/menu.h>
#include <wx/modalhook.h>

#include <clocale>
#include <set>

// A window belongs to no game: documents of several come into it, one after the other.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;

class Games : public WindowTest {
protected:
  void showSample(const std::string& name) {
    frame_->show(std::move(openDocument(samplesFolder() / name)->document));
    ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().HasFocus(); })) << name;
  }
  fs::path copied(const std::string& sample, const std::string& name) {
    fs::copy_file(samplesFolder() / sample, folder_ / name, fs::copy_options::overwrite_existing);
    return folder_ / name;
  }
  std::set<std::string> menus() const {
    std::set<std::string> names;
    for (std::size_t i = 0; i < frame_->window().GetMenuBar()->GetMenuCount(); ++i)
      names.insert(frame_->window().GetMenuBar()->GetMenuLabelText(i).ToStdString());
    return names;
  }
  // All panes of the window, whatever else is shown.
  std::set<std::string> panes() const {
    std::set<std::string> names;
    for (std::size_t i = 0; i < frame_->panes().GetAllPanes().GetCount(); ++i)
      names.insert(frame_->panes().GetAllPanes()[i].name.ToStdString());
    return names;
  }
};

TEST_F(Games, EachBringsItsPanelsAndMenusAndTakesThemAlong) {
  EXPECT_FALSE(frame_->game());
  showSample("lake_race/duck-pond.lake.yaml");
  const auto lakePanes = panes(), lakeMenus = menus();
  const wxString lakePerspective = frame_->panes().SavePerspective();
  EXPECT_TRUE(lakePanes.contains("races"));
  EXPECT_TRUE(lakeMenus.contains("Course"));
  picture("games-lake");
  showSample("river/quiet-backwater.river.yaml");
  EXPECT_TRUE(dynamic_cast<river::RiverWorkbench*>(frame_->bench()));
  EXPECT_TRUE(panes().contains("odds"));
  EXPECT_FALSE(panes().contains("races"));
  EXPECT_TRUE(menus().contains("River"));
  EXPECT_FALSE(menus().contains("Course"));
  picture("games-river");
  showSample("pool/kidney-cove.pool.yaml");
  EXPECT_TRUE(dynamic_cast<pool::PoolWorkbench*>(frame_->bench()));
  picture("games-pool");
  showSample("regatta/harbour.regatta.yaml");
  EXPECT_TRUE(dynamic_cast<regatta::TableWorkbench*>(frame_->bench()));
  picture("games-regatta");
  showSample("lake_race/duck-pond.lake.yaml");
  EXPECT_EQ(panes(), lakePanes);
  EXPECT_EQ(menus(), lakeMenus);
  EXPECT_EQ(frame_->panes().SavePerspective(), lakePerspective) << "they lie as they lay";
  click({3, 3});
  EXPECT_TRUE(pumpUntil([&] { return steps() == 1; }));
  picture("games-lake-again");
}

TEST_F(Games, NothingOfTheOneBeforeIsLeft) {
  showSample("lake_race/duck-pond.lake.yaml");
  const std::size_t children = frame_->GetChildren().size();
  for (int round = 0; round < 3; ++round) {
    showSample("regatta/harbour.regatta.yaml");
    showSample("lake_race/duck-pond.lake.yaml");
  }
  EXPECT_TRUE(pumpUntil([&] { return frame_->GetChildren().size() == children; }))
      << frame_->GetChildren().size() << " instead of " << children;
}

TEST_F(Games, LayoutsAreKeptByGame) {
  showSample("lake_race/duck-pond.lake.yaml");
  frame_->showPane("history", false);
  showSample("river/quiet-backwater.river.yaml");
  EXPECT_TRUE(frame_->showsPane("history"));
  frame_->foldPane("odds", true);
  showSample("lake_race/duck-pond.lake.yaml");
  EXPECT_FALSE(frame_->showsPane("history"));
  showSample("river/quiet-backwater.river.yaml");
  EXPECT_TRUE(frame_->foldsPane("odds"));
}

TEST_F(Games, ADocumentComesIntoTheEmptyWindow) {
  ASSERT_TRUE(frame_->openFile(copied("river/quiet-backwater.river.yaml", "mill.river.yaml")));
  EXPECT_EQ(MainFrame::all(), std::vector{frame_}) << "which is not replaced by another";
  EXPECT_TRUE(dynamic_cast<river::RiverWorkbench*>(frame_->bench()));
}

TEST_F(Games, AFileThatHoldsAnotherGameNowIsReloaded) {
  const fs::path file = copied("lake_race/duck-pond.lake.yaml", "pond.lake.yaml");
  ASSERT_TRUE(frame_->openFile(file));
  copied("river/quiet-backwater.river.yaml", "pond.lake.yaml");
  questions_.outsideAnswer = OutsideAnswer::Reload;
  frame_->checkDisk();
  EXPECT_THAT(questions_.asked, testing::ElementsAre("changed outside"));
  ASSERT_TRUE(dynamic_cast<river::RiverWorkbench*>(frame_->bench()));
  EXPECT_EQ(frame_->bench()->document().file(), file);
  EXPECT_FALSE(frame_->bench()->document().modified());
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_TRUE(frame_->save());
}

TEST_F(Games, WorkOfAnotherGameThatWasLeftIsRecovered) {
  ASSERT_TRUE(frame_->openFile(copied("river/quiet-backwater.river.yaml", "mill.river.yaml")));
  fs::create_directories(recoveryFolder());
  fs::copy_file(samplesFolder() / "lake_race/duck-pond.lake.yaml", recoveryFolder() / "untitled-1.recovery");
  fs::create_directories(formerRecoveryFolder());
  fs::copy_file(samplesFolder() / "pool/kidney-cove.pool.yaml",
                formerRecoveryFolder() / "untitled-1.recovery");
  MainFrame::offerLeftWork();
  ASSERT_EQ(MainFrame::all().size(), 3u);
  EXPECT_TRUE(lakeBench(*MainFrame::all()[1]));
  EXPECT_TRUE(dynamic_cast<pool::PoolWorkbench*>(MainFrame::all()[2]->bench()));
}

// Looks at a box for files instead of showing it.
class SeenBox final : public wxModalDialogHook {
public:
  SeenBox() { Register(); }
  int Enter(wxDialog* dialog) override {
    if (const auto* box = dynamic_cast<wxFileDialog*>(dialog)) name = box->GetFilename();
    return wxID_CANCEL;
  }

  wxString name;
};

// Names are UTF-8, whatever the locale says.
TEST_F(Games, ANameWithUmlautsIsOfferedInAnyLocale) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  std::setlocale(LC_ALL, "C");
  SeenBox seen;
  dialogQuestions().fileToSave(frame_, folder_ / "M\xc3\xbcggelsee.lake.yaml");
  std::setlocale(LC_ALL, before.c_str());
  EXPECT_EQ(seen.name.utf8_string(), "M\xc3\xbcggelsee.lake.yaml");
}

} // namespace
} // namespace fairway::editor
