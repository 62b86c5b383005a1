#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/window/session.h"
#include "editor/ui/window/tab_strip.h"
#include "tests/editor/ui/window.h"

#include <wx/config.h>
#include <wx/menu.h>

// Documents of all games are tabs of one window, can have windows of their own, and come back at the next
// start.
namespace fairway::editor {

using namespace lake_race;
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

class Tabs : public WindowTest {
protected:
  fs::path copied(const std::string& sample) {
    const fs::path from = samplesFolder() / sample;
    fs::copy_file(from, folder_ / from.filename(), fs::copy_options::overwrite_existing);
    return folder_ / from.filename();
  }
  // A lake, a river and a pool.
  void openThree() {
    for (const char* sample :
         {"lake_race/duck-pond.lake.yaml", "river/mill-race.river.yaml", "pool/kidney-cove.pool.yaml"}) {
      const fs::path file = copied(sample);
      ASSERT_TRUE(frame_->openFile(file)) << sample;
      MainFrame* page = MainFrame::pageOf(file);
      ASSERT_TRUE(page && pumpUntil([&] { return page->isActive() && page->canvas().HasFocus(); })) << sample;
      pages_.push_back(page);
    }
  }
  static bool has(const MainFrame& page, const wxString& menu) {
    return page.window().GetMenuBar()->FindMenu(menu) != wxNOT_FOUND;
  }
  std::vector<std::string> row() const {
    std::vector<std::string> names;
    for (const Tab& tab : frame_->window().tabs().tabs())
      names.push_back(((tab.current ? ">" : "") + tab.name).utf8_string());
    return names;
  }
  std::string title() const { return frame_->window().GetTitle().utf8_string(); }
  bool comes(MainFrame* page) {
    return pumpUntil([&] { return page->isActive() && page->canvas().HasFocus(); });
  }

  std::vector<MainFrame*> pages_;
};

TEST_F(Tabs, DocumentsOfAllGamesShareAWindowAndKeysSwitchThem) {
  openThree();
  EXPECT_EQ(DocumentWindow::all().size(), 1u);
  EXPECT_THAT(row(), ElementsAre("duck-pond.lake", "mill-race.river", ">kidney-cove.pool"));
  EXPECT_EQ(title(), "kidney-cove.pool.yaml \u2013 Fairway");
  EXPECT_TRUE(has(*pages_[2], "Pool"));
  picture("tabs-three");
  type(WXK_TAB, wxMOD_CONTROL);
  ASSERT_TRUE(comes(pages_[0]));
  EXPECT_TRUE(has(*pages_[0], "Course"));
  EXPECT_FALSE(has(*pages_[0], "Pool"));
  EXPECT_TRUE(pages_[0]->canvas().IsShownOnScreen());
  EXPECT_FALSE(pages_[2]->canvas().IsShownOnScreen());
  type(WXK_TAB, wxMOD_CONTROL | wxMOD_SHIFT);
  ASSERT_TRUE(comes(pages_[2]));
  type(WXK_PAGEUP, wxMOD_CONTROL);
  ASSERT_TRUE(comes(pages_[1]));
  EXPECT_TRUE(has(*pages_[1], "River"));
  type(WXK_PAGEDOWN, wxMOD_CONTROL);
  ASSERT_TRUE(comes(pages_[2]));
  EXPECT_EQ(title(), "kidney-cove.pool.yaml \u2013 Fairway");
}

TEST_F(Tabs, ShortcutsAreOfThePageInFront) {
  openThree();
  pages_[0]->comeToFront();
  ASSERT_TRUE(comes(pages_[0]));
  click({3, 3});
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_THAT(row(), ElementsAre(">*duck-pond.lake", "mill-race.river", "kidney-cove.pool"));
  EXPECT_EQ(title(), "*duck-pond.lake.yaml \u2013 Fairway");
  pages_[1]->comeToFront();
  ASSERT_TRUE(comes(pages_[1]));
  type('Z', wxMOD_CONTROL);
  EXPECT_EQ(steps(), 1u) << "the river has nothing to undo, and the lake is not asked";
  pages_[0]->comeToFront();
  ASSERT_TRUE(comes(pages_[0]));
  type('Z', wxMOD_CONTROL);
  EXPECT_TRUE(pumpUntil([&] { return steps() == 0; }));
}

TEST_F(Tabs, ClosingAsksAndTheStartPageComesAfterTheLast) {
  openThree();
  pages_[0]->bench()->document().markUnsaved();
  pages_[0]->comeToFront();
  ASSERT_TRUE(comes(pages_[0]));
  questions_.saveAnswer = SaveAnswer::Cancel;
  type('W', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return !questions_.asked.empty(); }));
  EXPECT_EQ(MainFrame::all().size(), 3u);
  questions_.saveAnswer = SaveAnswer::Discard;
  frame_ = pages_[2];
  type('W', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  ASSERT_TRUE(comes(pages_[1])) << "the next one";
  type('W', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 1; }));
  ASSERT_TRUE(comes(pages_[2]));
  DocumentWindow& window = pages_[2]->window();
  type('W', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return window.current() && window.current() != pages_[2]; }));
  EXPECT_EQ(MainFrame::all().size(), 1u);
  EXPECT_FALSE(window.current()->bench());
  EXPECT_EQ(window.GetTitle(), "Fairway");
  EXPECT_EQ(questions_.asked.size(), 2u);
}

TEST_F(Tabs, ADocumentMovesToAWindowOfItsOwnAndBack) {
  openThree();
  pages_[0]->comeToFront();
  ASSERT_TRUE(comes(pages_[0]));
  click({3, 3});
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  pages_[0]->moveToNewWindow();
  ASSERT_EQ(DocumentWindow::all().size(), 2u);
  ASSERT_TRUE(comes(pages_[0]));
  EXPECT_NE(&pages_[0]->window(), &pages_[1]->window());
  EXPECT_TRUE(pages_[1]->isInFront()) << "the next one takes its place";
  EXPECT_EQ(title(), "*duck-pond.lake.yaml \u2013 Fairway");
  EXPECT_FALSE(pages_[0]->canMoveOut()) << "it is alone";
  picture("tabs-own-window");
  EXPECT_EQ(steps(), 1u);
  type('Z', wxMOD_CONTROL);
  EXPECT_TRUE(pumpUntil([&] { return steps() == 0; })) << "its menus have come along";
  type(WXK_TAB, wxMOD_CONTROL);
  ASSERT_TRUE(comes(pages_[1])) << "in the other window";
  pages_[0]->comeToFront();
  ASSERT_TRUE(comes(pages_[0]));
  ASSERT_EQ(pages_[0]->tabActions().size(), 2u);
  pages_[0]->tabActions().back().act();
  ASSERT_EQ(DocumentWindow::all().size(), 1u);
  ASSERT_TRUE(comes(pages_[0]));
  EXPECT_THAT(row(), ElementsAre("mill-race.river", "kidney-cove.pool", ">duck-pond.lake"));
  click({3, 3});
  EXPECT_TRUE(pumpUntil([&] { return steps() == 1; }));
}

TEST_F(Tabs, AreDraggedAlongTheRowAndOutOfIt) {
  openThree();
  wxUIActionSimulator hand;
  const auto middleOf = [&](const wxString& label) {
    const wxWindow* tab = wxWindow::FindWindowByLabel(label, &frame_->window().tabs());
    return tab ? tab->GetScreenPosition() + tab->GetSize() / 2 : wxPoint();
  };
  const auto pull = [&](const wxPoint& from, const wxPoint& to) {
    hand.MouseMove(from);
    wxTheApp->Yield(true);
    hand.MouseDown();
    wxTheApp->Yield(true);
    hand.MouseMove(to);
    wxTheApp->Yield(true);
    hand.MouseUp();
  };
  pull(middleOf("duck-pond.lake"), middleOf("mill-race.river"));
  EXPECT_TRUE(pumpUntil([&] { return row().front() == "mill-race.river"; }));
  EXPECT_THAT(row(), ElementsAre("mill-race.river", "duck-pond.lake", ">kidney-cove.pool"));
  pull(middleOf("duck-pond.lake"), frame_->window().GetScreenPosition() + wxPoint(600, 400));
  EXPECT_TRUE(pumpUntil([] { return DocumentWindow::all().size() == 2; }));
  EXPECT_TRUE(comes(pages_[0]));
}

TEST_F(Tabs, APanelThatWasTakenOutGoesWithItsDocument) {
  openThree();
  wxAuiPaneInfo& pane = pages_[2]->panes().GetPane("history");
  pane.Float().Show();
  pages_[2]->panes().Update();
  ASSERT_TRUE(pane.frame);
  ASSERT_TRUE(pumpUntil([&] { return pane.frame->IsShownOnScreen(); }));
  pages_[0]->comeToFront();
  EXPECT_FALSE(pane.frame->IsShown());
  pages_[2]->comeToFront();
  EXPECT_TRUE(pane.frame->IsShown());
  pages_[2]->moveToNewWindow();
  ASSERT_TRUE(pages_[2]->panes().GetPane("history").frame);
  EXPECT_TRUE(pumpUntil([&] { return pages_[2]->panes().GetPane("history").frame->IsShownOnScreen(); }));
}

TEST_F(Tabs, TheMenuListsWhatIsOpenAndTheCrossCloses) {
  openThree();
  const wxMenuBar* bar = frame_->window().GetMenuBar();
  const int found = bar->FindMenu("Window");
  ASSERT_NE(found, wxNOT_FOUND);
  const wxMenu* list = nullptr;
  for (const wxMenuItem* item : bar->GetMenu(static_cast<std::size_t>(found))->GetMenuItems())
    if (item->GetItemLabelText() == "Open documents") list = item->GetSubMenu();
  ASSERT_TRUE(list);
  ASSERT_EQ(list->GetMenuItemCount(), 3u);
  EXPECT_EQ(list->FindItemByPosition(1)->GetItemLabelText(), "mill-race.river");
  EXPECT_TRUE(list->FindItemByPosition(2)->IsChecked());
  pages_[2]->run(list->FindItemByPosition(1)->GetId());
  ASSERT_TRUE(comes(pages_[1]));
  wxWindow* cross = wxWindow::FindWindowByLabel(wxString::FromUTF8("\u00d7"), &frame_->window().tabs());
  ASSERT_TRUE(cross);
  wxCommandEvent click(wxEVT_BUTTON, cross->GetId());
  cross->GetEventHandler()->ProcessEvent(click);
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  EXPECT_EQ(MainFrame::all().front(), pages_[1]) << "the first was closed, though it was not in front";
  frame_ = pages_[1];
}

TEST_F(Tabs, IfThereAreTooManyThoseNearTheCurrentOneAreInSight) {
  openBlank(8, 8);
  for (std::size_t count = 2; count <= 10; ++count) {
    frame_->present(std::make_unique<EditedDocument>(blankLake(8, 8, false)));
    ASSERT_TRUE(
        pumpUntil([&] { return MainFrame::all().size() == count && MainFrame::all().back()->bench(); }));
  }
  const TabStrip& strip = frame_->window().tabs();
  ASSERT_EQ(strip.tabs().size(), 10u);
  EXPECT_TRUE(strip.isInSight(9) && strip.isInSight(5));
  EXPECT_FALSE(strip.isInSight(0));
  picture("tabs-many");
  frame_->comeToFront();
  EXPECT_TRUE(strip.isInSight(0) && strip.isInSight(5));
  EXPECT_FALSE(strip.isInSight(9));
}

TEST_F(Tabs, TheCrossOfTheWindowAsksAboutAllBeforeItClosesAny) {
  openThree();
  pages_[2]->bench()->document().markUnsaved();
  questions_.saveAnswer = SaveAnswer::Cancel;
  frame_->window().Close();
  wxTheApp->Yield(true);
  EXPECT_EQ(MainFrame::all().size(), 3u);
  EXPECT_THAT(questions_.asked, ElementsAre("save changes"));
}

class Restoring : public Tabs {
protected:
  void TearDown() override {
    Tabs::TearDown();
    Session::ofProgram().end();
    wxConfigBase::Get()->DeleteGroup("/Session");
  }
  // All documents are closed by the end of the program, and another one begins.
  void startAgain(bool orderly = true) {
    frame_->quit();
    if (orderly) Session::ofProgram().end();
    ASSERT_TRUE(pumpUntil([] { return wxTopLevelWindows.empty(); }));
    pages_.clear();
    frame_ = MainFrame::inNewWindow(questions_);
    frame_->window().Show();
    restoreSession();
  }
  static std::vector<std::string> open() {
    std::vector<std::string> names;
    for (const OpenDocument& each : MainFrame::openDocuments())
      names.push_back(std::to_string(each.window) + (each.inFront ? " >" : " ") +
                      each.file.filename().string());
    return names;
  }
};

TEST_F(Restoring, WhatWasOpenComesBackWhereItWas) {
  restoreSession();
  openThree();
  pages_[1]->moveToNewWindow();
  pages_[0]->comeToFront();
  startAgain();
  EXPECT_THAT(open(),
              ElementsAre("0 >duck-pond.lake.yaml", "0 kidney-cove.pool.yaml", "1 >mill-race.river.yaml"));
  EXPECT_TRUE(questions_.asked.empty());
  picture("tabs-restored");
}

TEST_F(Restoring, WhatIsGoneOrWasClosedStaysAway) {
  restoreSession();
  openThree();
  pages_[0]->closeDocument();
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  frame_ = pages_[1];
  fs::remove(folder_ / "kidney-cove.pool.yaml");
  questions_.saveAnswer = SaveAnswer::Discard;
  startAgain();
  EXPECT_THAT(open(), ElementsAre("0 >mill-race.river.yaml"));
}

TEST_F(Restoring, AfterACrashTheUserIsAsked) {
  restoreSession();
  openThree();
  startAgain(false);
  EXPECT_THAT(questions_.asked,
              ElementsAre("finish: Fairway did not shut down properly last time. 3 documents were open"));
  EXPECT_TRUE(open().empty()) << "the answer was no";
}

TEST_F(Restoring, IsAChoice) {
  restoreSession();
  openThree();
  for (const UiCommand& command : frame_->commands())
    if (command.plainText() == "Reopen documents at the next start") {
      EXPECT_TRUE(command.isChecked());
      command.run();
      EXPECT_FALSE(command.isChecked());
    }
  startAgain();
  EXPECT_TRUE(open().empty());
}

} // namespace
} // namespace fairway::editor
