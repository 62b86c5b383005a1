#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/panels/project_panel.h"
#include "editor/ui/window/accessible_names.h"
#include "editor/ui/window/start/recent_files.h"
#include "editor/ui/window/start/start_page.h"
#include "editor/ui/window/tab_strip.h"
#include "tests/editor/ui/window.h"

#include <fstream>
#include <stdexcept>

// What stands round the documents: the start page, the project, and what else is open.
namespace fairway::editor {

using namespace lake_race;
namespace {

namespace fs = std::filesystem;

class Start : public WindowTest {
protected:
  StartPage& page() { return frame_->startPage(); }
  bool pageIsThere() {
    return pumpUntil([&] { return page().settled() && page().cards().size() > 20; });
  }
  // A sample: what was open before stands above them.
  DocumentCard* card(const wxString& name) {
    DocumentCard* found = nullptr;
    for (DocumentCard* each : page().cards())
      if (each->name() == name) found = each;
    return found;
  }
  fs::path saved(const std::string& name) {
    questions_.saveTo = folder_ / name;
    EXPECT_TRUE(frame_->saveAs());
    return folder_ / name;
  }
};

TEST_F(Start, ShowsThePicturesOfAllGames) {
  ASSERT_TRUE(pageIsThere());
  picture("start-page");
  for (const char* name : {"Duck Pond", "Mill race", "Kidney Cove", "Harbour"})
    EXPECT_TRUE(card(name)) << name;
  for (DocumentCard* each : page().cards()) EXPECT_TRUE(each->GetBitmap().IsOk()) << each->name();
  // They are painted once: another page has them at once.
  const std::size_t painted = StartPage::pictures().painted();
  auto* other = MainFrame::inNewWindow(questions_);
  other->window().Show();
  ASSERT_TRUE(
      pumpUntil([&] { return other->startPage().settled() && other->startPage().cards().size() > 20; }));
  EXPECT_EQ(StartPage::pictures().painted(), painted);
}

TEST_F(Start, ASampleIsBegunByKeys) {
  ASSERT_TRUE(pageIsThere());
  frame_->focusNextPanel();
  DocumentCard* first = page().cards().front();
  ASSERT_TRUE(pumpUntil([&] { return first->HasFocus(); }));
  type(WXK_RIGHT);
  ASSERT_TRUE(pumpUntil([&] { return page().cards()[1]->HasFocus(); }));
  type(WXK_DOWN);
  ASSERT_TRUE(pumpUntil([&] { return !page().cards()[1]->HasFocus(); }));
  type(WXK_UP);
  ASSERT_TRUE(pumpUntil([&] { return page().cards()[1]->HasFocus(); }));
  picture("start-page-keys");
  DocumentCard* pond = card("Duck Pond");
  ASSERT_TRUE(pond);
  pond->SetFocus();
  ASSERT_TRUE(pumpUntil([&] { return pond->HasFocus(); }));
  type(WXK_SPACE);
  ASSERT_TRUE(pumpUntil([&] { return frame_->bench() != nullptr; }));
  EXPECT_TRUE(frame_->bench()->document().file().empty()) << "a copy";
  EXPECT_FALSE(page().IsShownOnScreen());
}

TEST_F(Start, RecentDocumentsComeFirst) {
  openBlank(9, 9);
  const fs::path file = saved("mine.lake.yaml");
  frame_->showStartPage();
  ASSERT_EQ(MainFrame::all().size(), 2u);
  MainFrame* other = MainFrame::all().back();
  ASSERT_TRUE(
      pumpUntil([&] { return other->startPage().settled() && other->startPage().cards().size() > 20; }));
  DocumentCard* first = other->startPage().cards().front();
  EXPECT_EQ(first->file(), file);
  EXPECT_THAT(accessibleName(*first).ToStdString(), testing::StartsWith("mine, mine.lake.yaml, ~"));
  frame_->showStartPage();
  EXPECT_EQ(MainFrame::all().size(), 2u) << "one is enough";
  // What is open already is only brought to the front.
  wxCommandEvent click(wxEVT_BUTTON, first->GetId());
  first->GetEventHandler()->ProcessEvent(click);
  ASSERT_TRUE(pumpUntil([&] { return frame_->isActive(); }));
  EXPECT_EQ(MainFrame::all().size(), 2u);
}

TEST_F(Start, FilesOfOneNameSayWhereTheirFoldersDiffer) {
  const auto shown = [](const char* file) {
    return tellingFolder(file, {"/boards/draft/summer/mere.lake.yaml", "/boards/final/summer/mere.lake.yaml",
                                "/a/very/long/way/of/folders/to/summer/lakes/mere.lake.yaml",
                                "/b/very/long/way/of/folders/to/summer/lakes/mere.lake.yaml",
                                "/boards/draft/other/pond.lake.yaml"});
  };
  EXPECT_EQ(shown("/boards/draft/summer/mere.lake.yaml"), "draft/summer");
  EXPECT_EQ(shown("/boards/final/summer/mere.lake.yaml"), "final/summer");
  EXPECT_EQ(shown("/a/very/long/way/of/folders/to/summer/lakes/mere.lake.yaml"), "a/.../lakes");
  EXPECT_EQ(shown("/boards/draft/other/pond.lake.yaml"), "/boards/draft/other") << "there is no other";
}

// Two files of one name and one lake each, with buoys that stand elsewhere.
TEST_F(Start, RecentCoursesShowTheirRoutes) {
  for (const char* name : {"morning-mere-a.course.yaml", "morning-mere-b.course.yaml"})
    ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race" / name));
  frame_->showStartPage();
  MainFrame* other = MainFrame::all().back();
  ASSERT_TRUE(
      pumpUntil([&] { return other->startPage().settled() && other->startPage().cards().size() > 20; }));
  const PictureSize size = DocumentCard::pictureSize(other->startPage());
  DocumentPictures pictures;
  const auto a = pictures.of(samplesFolder() / "lake_race/morning-mere-a.course.yaml", size);
  const auto b = pictures.of(samplesFolder() / "lake_race/morning-mere-b.course.yaml", size);
  EXPECT_NE(a->png, b->png);
  picture("start-page-recent-courses");
}

TEST_F(Start, TheProjectFollowsTheDisk) {
  for (const char* name : {"classic.tileset.yaml", "morning-mere.lake.yaml", "morning-mere-a.course.yaml"})
    fs::copy_file(samplesFolder() / "lake_race" / name, folder_ / name);
  ASSERT_TRUE(frame_->openFile(folder_ / "morning-mere.lake.yaml"));
  const auto names = [&] {
    std::string text = frame_->project().project().top.name + ":";
    for (const ProjectEntry& each : frame_->project().project().top.below) text += " " + each.name + ";";
    return text;
  };
  ASSERT_TRUE(pumpUntil([&] { return names() == "Morning Mere: Classic; Morning Mere, race A;"; }))
      << names();
  picture("project");
  fs::copy_file(samplesFolder() / "lake_race/morning-mere-b.course.yaml", folder_ / "b.course.yaml");
  ASSERT_TRUE(pumpUntil([&] {
    return names() == "Morning Mere: Classic; Morning Mere, race B; Morning Mere, race A;";
  })) << names();
  fs::remove(folder_ / "b.course.yaml");
  ASSERT_TRUE(pumpUntil([&] { return names() == "Morning Mere: Classic; Morning Mere, race A;"; }))
      << names();
  // Enter opens the line that is chosen.
  wxDataViewTreeCtrl& tree = frame_->project().tree();
  const wxDataViewItem top = tree.GetNthChild(wxDataViewItem(), 0);
  tree.Select(tree.GetNthChild(top, 1));
  frame_->project().SetFocus();
  ASSERT_TRUE(pumpUntil([&] { return tree.HasFocus(); }));
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  MainFrame* second = MainFrame::all().back();
  ASSERT_TRUE(pumpUntil([&] { return second->bench() && second->settled(); }));
  EXPECT_EQ(second->bench()->document().file().filename(), "morning-mere-a.course.yaml");
}

TEST_F(Start, AProjectThatCannotBeLookedAtSaysWhy) {
  fs::copy_file(samplesFolder() / "lake_race/duck-pond.lake.yaml", folder_ / "duck-pond.lake.yaml");
  frame_->project().lookWith(
      [](const auto&...) -> Project { throw std::runtime_error("the disk is on holiday"); });
  ASSERT_TRUE(frame_->openFile(folder_ / "duck-pond.lake.yaml"));
  wxDataViewTreeCtrl& tree = frame_->project().tree();
  ASSERT_TRUE(pumpUntil([&] { return tree.GetChildCount(wxDataViewItem()) == 1; }));
  EXPECT_EQ(tree.GetItemText(tree.GetNthChild(wxDataViewItem(), 0)),
            "The folder cannot be shown: the disk is on holiday.");
}

TEST_F(Start, DocumentsOfOneNameAreToldApartInTheRow) {
  openBlank(9, 9);
  frame_->present(std::make_unique<EditedDocument>(blankLake(8, 8, false)));
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2 && MainFrame::all().back()->bench(); }));
  EXPECT_EQ(frame_->window().tabs().tabs()[0].name, "Untitled lake");
  EXPECT_EQ(frame_->window().tabs().tabs()[1].name, "Untitled lake 2");
  saved("one.lake.yaml");
  fs::create_directories(folder_ / "deep");
  questions_.saveTo = folder_ / "deep" / "one.lake.yaml";
  ASSERT_TRUE(MainFrame::all().back()->saveAs());
  EXPECT_EQ(frame_->window().tabs().tabs()[0].name,
            "one.lake (" + wxString::FromUTF8(folder_.filename().string()) + ")");
  EXPECT_EQ(frame_->window().tabs().tabs()[1].name, "one.lake (deep)");
  EXPECT_EQ(frame_->window().GetTitle(), wxString::FromUTF8("one.lake.yaml (deep) \u2013 Fairway"));
  // In folders of one name by the whole path.
  const fs::path other = folder_ / "other" / "deep";
  fs::create_directories(other);
  fs::copy_file(folder_ / "deep" / "one.lake.yaml", other / "one.lake.yaml");
  ASSERT_TRUE(frame_->openFile(other / "one.lake.yaml"));
  EXPECT_EQ(frame_->window().tabs().tabs()[2].name,
            "one.lake (" + shownFolder(other / "one.lake.yaml") + ")");
}

TEST_F(Start, OpenDocumentsStandInARow) {
  openBlank(9, 9);
  EXPECT_FALSE(frame_->window().tabs().IsShown()) << "of one document";
  saved("one.lake.yaml");
  frame_->present(std::make_unique<EditedDocument>(blankLake(8, 8, false)));
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2 && MainFrame::all().back()->bench(); }));
  MainFrame* second = MainFrame::all().back();
  ASSERT_TRUE(pumpUntil([&] { return second->isActive() && second->window().tabs().IsShownOnScreen(); }));
  ASSERT_EQ(second->window().tabs().tabs().size(), 2u);
  EXPECT_EQ(second->window().tabs().tabs()[0].name, "one.lake");
  EXPECT_FALSE(second->window().tabs().tabs()[0].current);
  EXPECT_TRUE(second->window().tabs().tabs()[1].current);
  bench().press({{3, 3}}), bench().release({{3, 3}});
  EXPECT_EQ(second->window().tabs().tabs()[0].name, "*one.lake") << "it is not saved";
  picture("tabs");
  second->showNextDocument();
  ASSERT_TRUE(pumpUntil([&] { return frame_->isActive(); }));
  frame_->window().tabs().onClose(1);
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 1; }));
  EXPECT_FALSE(frame_->window().tabs().IsShown());
}

TEST_F(Start, HandedOverFilesAreOpenedOrRaised) {
  openBlank(9, 9);
  const fs::path file = saved("one.lake.yaml");
  openHandedOver({samplesFolder() / "lake_race/duck-pond.lake.yaml"});
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2 && MainFrame::all().back()->bench(); }));
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().back()->isActive(); }));
  openHandedOver({file});
  ASSERT_TRUE(pumpUntil([&] { return frame_->isActive(); })) << "it is open already";
  EXPECT_EQ(MainFrame::all().size(), 2u);
  openHandedOver({});
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 3; })) << "the start page";
}

TEST_F(Start, EveryPanelIsReachedByF6AndShowsIt) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere.lake.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().HasFocus(); }));
  std::set<wxString> reached;
  for (int step = 0; step < 8; ++step) {
    const wxWindow* before = wxWindow::FindFocus();
    type(WXK_F6);
    ASSERT_TRUE(pumpUntil([&] { return wxWindow::FindFocus() && wxWindow::FindFocus() != before; }))
        << step << " from " << (before ? before->GetName() : wxString());
    for (wxWindow* window = wxWindow::FindFocus(); window; window = window->GetParent())
      if (const wxAuiPaneInfo& pane = frame_->panes().GetPane(window); pane.IsOk()) reached.insert(pane.name);
  }
  for (const char* name : {"palette", "project", "overview", "history", "properties", "races", "findings"})
    EXPECT_TRUE(reached.contains(name)) << name;
  type(WXK_F6, wxMOD_SHIFT);
  picture("focus");
}

TEST_F(Start, WhatShowsNoTextHasAName) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere.lake.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_EQ(accessibleName(frame_->canvas()), "Board");
  ASSERT_TRUE(pumpUntil([&] { return !accessibleName(frame_->project().tree()).empty(); }));
  EXPECT_EQ(accessibleName(frame_->project().tree()), "Project");
  EXPECT_EQ(accessibleName(frame_->minimap()), "Overview");
  EXPECT_EQ(accessibleName(frame_->findings()), "Findings");
}

} // namespace
} // namespace fairway::editor
