#include "editor/model/race/race_bench.h"
#include "editor/ui/dialogs/checks_dialog.h"
#include "editor/ui/dialogs/command_list_dialog.h"
#include "editor/ui/dialogs/sample_dialog.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "editor/ui/lake_race/page_dialogs.h"
#include "editor/ui/window/languages.h"
#include "editor/ui/window/start/start_page.h"
#include "editor/ui/window/window_layout.h"
#include "tests/editor/ui/window.h"

#include <wx/anybutton.h>
#include <wx/hyperlink.h>
#include <wx/listbox.h>

#include <map>
#include <set>

// No word is cut off, in any language, in a window of 1280 x 800.
namespace fairway::editor {

using namespace lake_race;
namespace {

namespace fs = std::filesystem;

bool hasWords(const wxWindow& window) {
  return dynamic_cast<const wxStaticText*>(&window) || dynamic_cast<const wxAnyButton*>(&window) ||
         dynamic_cast<const wxCheckBox*>(&window) || dynamic_cast<const wxChoice*>(&window) ||
         dynamic_cast<const wxHyperlinkCtrl*>(&window);
}

wxString wordsOf(const wxWindow& window) {
  const auto* choice = dynamic_cast<const wxChoice*>(&window);
  return choice ? choice->GetStringSelection() : window.GetLabel();
}

void expectHeadingsFit(const wxListView& list, const std::string& where) {
  for (int column = 0; column < list.GetColumnCount(); ++column) {
    wxListItem item;
    item.SetMask(wxLIST_MASK_TEXT);
    list.GetColumn(column, item);
    const int needed = item.GetText().empty() ? 0 : list.GetTextExtent(item.GetText()).x + list.FromDIP(12);
    EXPECT_GE(list.GetColumnWidth(column), needed) << where << ": " << item.GetText();
  }
}

void expectWordsFit(wxWindow& window, const std::string& where) {
  for (wxWindow* child : window.GetChildren()) {
    if (!child->IsShown()) continue;
    if (hasWords(*child) && !wordsOf(*child).empty()) {
      wxSize needed = child->GetBestSize();
      const wxSize size = child->GetSize();
      // What can be chosen besides is seen when the list is open.
      if (dynamic_cast<const wxChoice*>(child))
        needed.x = std::min(needed.x, child->GetTextExtent(wordsOf(*child)).x + child->FromDIP(44));
      // A button may be narrower than those of boxes are, if there is a margin.
      if (const auto* button = dynamic_cast<const wxAnyButton*>(child))
        needed.x = std::min(needed.x, button->GetTextExtent(button->GetLabelText()).x +
                                          button->FromDIP(dynamic_cast<const wxButton*>(child) ? 6 : 2));
      EXPECT_TRUE(size.x >= needed.x && size.y >= needed.y)
          << where << ": \"" << wordsOf(*child) << "\" has " << size.x << " x " << size.y << " and needs "
          << needed.x << " x " << needed.y;
      EXPECT_LE(child->GetPosition().x + size.x, window.GetClientSize().x)
          << where << ": " << wordsOf(*child);
    }
    if (const auto* list = dynamic_cast<wxListView*>(child)) expectHeadingsFit(*list, where);
    expectWordsFit(*child, where);
  }
}

class Fit : public WindowTest, public testing::WithParamInterface<const char*> {
protected:
  void SetUp() override {
    speak(GetParam());
    WindowTest::SetUp();
  }
  void TearDown() override {
    WindowTest::TearDown();
    speak("en");
  }

  // In a window of the size, the only one.
  void openAlone(const char* sample, const wxSize& size) {
    std::unique_ptr<EditedDocument> document = std::move(openDocument(samplesFolder() / sample)->document);
    forgetLayout(); // of windows of other tests
    MainFrame* before = std::exchange(frame_, MainFrame::inNewWindow(questions_));
    frame_->window().SetSize(wxRect(wxPoint(0, 0), size));
    frame_->window().Show();
    before->Close();
    frame_->show(std::move(document));
    ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 0; }));
  }

  std::string at(const std::string& place) const { return std::string(GetParam()) + ", " + place; }

  // The box that the command opens, closed again.
  void expectBoxFits(const std::string& name, const std::function<void()>& open) {
    bool opened = false;
    withNextDialog([&](wxDialog& dialog) {
      opened = true;
      expectWordsFit(dialog, at(name));
      dialog.EndModal(wxID_CANCEL);
    });
    open();
    EXPECT_TRUE(opened) << name;
  }
};

TEST_P(Fit, TheStartPage) {
  ASSERT_TRUE(pumpUntil([&] { return frame_->startPage().settled(); }));
  expectWordsFit(*frame_, at("start page"));
}

// A way to begin that is below the edge is one that nobody knows of.
TEST_P(Fit, AllWaysToBeginAreSeenAtOnce) {
  frame_->window().SetSize(wxRect(0, 0, 1280, 778)); // below its title bar on a screen of 1280 x 800
  const wxWindow* documents = wxWindow::FindWindowByName("documents", &frame_->startPage());
  ASSERT_TRUE(documents);
  auto* ways = dynamic_cast<wxScrolledWindow*>(documents->GetPrevSibling());
  ASSERT_TRUE(ways);
  EXPECT_TRUE(pumpUntil([&] { return ways->GetVirtualSize().y <= ways->GetClientSize().y; }))
      << at("ways to begin") << ": " << ways->GetVirtualSize().y << " in " << ways->GetClientSize().y;
  picture("ways-to-begin-" + std::string(GetParam()));
}

TEST_P(Fit, WhatParWouldDoBesideTwoOtherPanels) {
  openAlone("lake_race/morning-mere-a.course.yaml", {1280, 778});
  frame_->showPane("history", false);
  frame_->showPane("analysis", true);
  frame_->showPane("advice", true);
  auto* list = dynamic_cast<wxListView*>(wxWindow::FindWindowByName("choices", frame_));
  ASSERT_TRUE(list);
  ASSERT_TRUE(pumpUntil([&] { return list->GetItemCount() > 0; }));
  wxRect first;
  list->GetItemRect(0, first);
  EXPECT_LE(list->GetPosition().y + first.y + 2 * first.height, list->GetParent()->GetClientSize().y)
      << at("what par would do") << ": two choices are seen at once";
  picture("par-beside-others-" + std::string(GetParam()));
}

TEST_P(Fit, TheWindowOnEachKindOfDocument) {
  const fs::path samples = samplesFolder() / "lake_race";
  std::vector<std::unique_ptr<EditedDocument>> documents;
  for (const char* name : {"morning-mere-a.course.yaml", "morning-mere.lake.yaml", "duck-pond.lake.yaml",
                           "classic.tileset.yaml", "findings/C05-wrong-way.course.yaml"})
    documents.push_back(std::move(openDocument(samples / name)->document));
  documents.push_back(
      makeTileLake(samples / "classic.tileset.yaml", fairway::lake_race::BoardSide::Light, TileStart::Empty));
  for (std::unique_ptr<EditedDocument>& document : documents) {
    const std::string name = document->file().filename().string();
    frame_->show(std::move(document));
    ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; }));
    for (int i = 0; i < 5; ++i) wxTheApp->Yield(true);
    expectWordsFit(*frame_, at("window, " + name));
  }
  picture("fit-" + std::string(GetParam()));
}

TEST_P(Fit, TheWindowOnOtherGames) {
  for (const char* name :
       {"river/up-the-river.river.yaml", "river/first-trip.record.yaml", "pool/hotel-lido.pool.yaml",
        "pool/first-splash.record.yaml", "regatta/harbour.regatta.yaml", "regatta/classic.deck.yaml",
        "regatta/harbour-four.record.yaml"}) {
    openAlone(name, {1280, 778});
    ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
    for (int i = 0; i < 5; ++i) wxTheApp->Yield(true);
    expectWordsFit(*frame_, at(name));
    picture("fit-" + fs::path(name).stem().stem().string() + "-" + GetParam());
  }
}

// Three panels side by side are as narrow as they get.
TEST_P(Fit, PanelsBesideOneAnother) {
  openAlone("lake_race/duck-pond-a.course.yaml", {1280, 778});
  frame_->openAnalysis();
  ASSERT_TRUE(pumpUntil([&] { return frame_->analysis().current() && frame_->settled(); }));
  frame_->analysis().turnTo(AnalysisPanel::Page::Comparison);
  frame_->showAdvice();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  for (int i = 0; i < 5; ++i) wxTheApp->Yield(true);
  expectWordsFit(*frame_, at("panels"));
  picture("panels-" + std::string(GetParam()));
  const auto* view = wxWindow::FindWindowByName("comparison view", frame_);
  ASSERT_TRUE(view);
  std::set<int> tops;
  for (const wxWindow* child : view->GetChildren())
    if (dynamic_cast<const wxButton*>(child)) tops.insert(child->GetPosition().y);
  EXPECT_EQ(tops.size(), 1U) << at("buttons of the comparison are one row");
}

TEST_P(Fit, TheRaceRoom) {
  openAlone("lake_race/duck-pond.lake.yaml", {1280, 778});
  withNextDialog([&](wxDialog& dialog) {
    expectWordsFit(dialog, at("race box"));
    dialog.EndModal(wxID_OK);
  });
  frame_->canvas().SetFocus();
  type('R', wxMOD_CONTROL);
  MainFrame* room = nullptr;
  ASSERT_TRUE(pumpUntil([&] {
    for (MainFrame* each : MainFrame::all())
      if (dynamic_cast<race::RaceBench*>(each->bench())) room = each;
    return room != nullptr && room->canvas().paints() > 0;
  }));
  for (int i = 0; i < 5; ++i) wxTheApp->Yield(true);
  expectWordsFit(*room, at("race room"));
  picture("room-" + std::string(GetParam()));
}

// What is below the edge of a palette is found by nobody.
TEST_P(Fit, PalettesShowAllThatTheyHave) {
  for (const char* name : {"river/up-the-river.river.yaml", "pool/hotel-lido.pool.yaml",
                           "regatta/harbour.regatta.yaml", "lake_race/duck-pond.lake.yaml"}) {
    openAlone(name, {1280, 800});
    auto* palette = dynamic_cast<wxScrolledWindow*>(wxWindow::FindWindowByName("palette", frame_));
    ASSERT_TRUE(palette) << name;
    EXPECT_TRUE(pumpUntil([&] { return palette->GetVirtualSize().y <= palette->GetClientSize().y; }))
        << at(name) << ": " << palette->GetVirtualSize().y << " in " << palette->GetClientSize().y;
    for (const wxWindow* child : palette->GetChildren())
      EXPECT_LE(child->GetPosition().x + child->GetSize().x, palette->GetClientSize().x)
          << at(name) << ": " << child->GetName();
    picture("palette-" + fs::path(name).parent_path().string() + "-" + GetParam());
  }
}

// A panel that is too low for its rows scrolls: GTK complains of a list or a button that has no height, which
// fails the test by itself.
void expectHeights(wxWindow& window, const std::string& where) {
  for (wxWindow* child : window.GetChildren()) {
    if (!child->IsShownOnScreen() || child->IsTopLevel()) continue;
    const bool button = dynamic_cast<wxAnyButton*>(child) != nullptr;
    const bool list = dynamic_cast<wxListView*>(child) || dynamic_cast<wxListBox*>(child);
    const int needed = button ? child->GetBestSize().y : list ? child->FromDIP(50) : 0;
    EXPECT_GE(child->GetSize().y, needed) << where << ": " << child->GetName() << " " << child->GetLabel();
    expectHeights(*child, where);
  }
}

// Heights hardly depend on the language, so each document is looked at in one of them.
TEST_P(Fit, ASmallWindowSqueezesNothing) {
  const std::map<std::string, std::vector<const char*>> documents{
      {"en",
       {"lake_race/reedwater.lake.yaml", "river/first-trip.record.yaml", "regatta/harbour.regatta.yaml"}},
      {"fr",
       {"lake_race/duck-pond.lake.yaml", "pool/hotel-lido.pool.yaml", "regatta/harbour-four.record.yaml"}},
      {"de",
       {"lake_race/reedwater-a.course.yaml", "river/otter-bend.river.yaml",
        "pool/first-splash.record.yaml"}}};
  for (const char* name : documents.at(GetParam())) {
    openAlone(name, {920, 620});
    for (int i = 0; i < 5; ++i) wxTheApp->Yield(true);
    expectHeights(*frame_, at(name));
    picture("small-" + fs::path(name).stem().string() + "-" + GetParam());
  }
}

TEST_P(Fit, TheBoxes) {
  frame_->show(std::move(openDocument(samplesFolder() / "lake_race/morning-mere.lake.yaml")->document));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; }));
  expectBoxFits("new from tiles", [&] { askTileLake(frame_); });
  expectBoxFits("new blank", [&] { askBlankLake(frame_); });
  expectBoxFits("samples", [&] { askSample(frame_); });
  expectBoxFits("export", [&] { frame_->exportWithDialog(); });
  expectBoxFits("print", [&] { frame_->printWithDialog(); });
  expectBoxFits("checks", [&] { frame_->editChecks(); });
  expectBoxFits("commands", [&] { frame_->showCommandList(); });
  const std::vector<wxString> names{"A", "B", "C", "D"};
  expectBoxFits("choice", [&] { dialogQuestions().choice(frame_, "A", "B", names, 0); });
  expectBoxFits("faults", [&] { dialogQuestions().openFaulty(frame_, "pond", "pond: 3: a fault"); });
  expectBoxFits("text", [&] { dialogQuestions().text(frame_, "A", "B", ""); });
}

INSTANTIATE_TEST_SUITE_P(Languages, Fit, testing::Values("en", "fr", "de"));

} // namespace
} // namespace fairway::editor
