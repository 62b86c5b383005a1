#include "editor/ui/dialogs/checks_dialog.h"
#include "editor/ui/dialogs/command_list_dialog.h"
#include "editor/ui/dialogs/sample_dialog.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "editor/ui/lake_race/page_dialogs.h"
#include "editor/ui/window/languages.h"
#include "editor/ui/window/start_page.h"
#include "editor/ui/window/window_layout.h"
#include "tests/editor/ui/window.h"

#include <wx/anybutton.h>
#include <wx/hyperlink.h>
#include <wx/listbox.h>

#include <map>

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
    if (hasWords(*child)) {
      const wxSize needed = child->GetBestSize(), size = child->GetSize();
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

// What is below the edge of a palette is found by nobody.
TEST_P(Fit, PalettesShowAllThatTheyHave) {
  for (const char* name : {"river/mill-race.river.yaml", "pool/hotel-lido.pool.yaml",
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
