#include "editor/model/document/document_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/dialogs/toolkit.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "tests/editor/ui/window.h"

#include <wx/propgrid/propgrid.h>
#include <wx/spinctrl.h>
#include <wx/statbmp.h>

// The whole work without a mouse: nothing gets stuck, and one always sees where the keys go.
namespace fairway::editor {

using namespace lake_race;
namespace {

class Keyboard : public WindowTest {
protected:
  void open(const char* sample) {
    ASSERT_TRUE(frame_->openFile(samplesFolder() / sample));
    ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().HasFocus(); }));
  }
  wxPropertyGrid& grid() {
    return dynamic_cast<wxPropertyGrid&>(*wxWindow::FindWindowByName("property grid", frame_));
  }
  // The pane that the focus is in; empty: none.
  wxString paneWithFocus() {
    for (wxWindow* window = wxWindow::FindFocus(); window; window = window->GetParent())
      if (const wxAuiPaneInfo& pane = frame_->panes().GetPane(window); pane.IsOk()) return pane.name;
    return "";
  }
  // The panes whose captions stand out.
  std::vector<wxString> active() {
    std::vector<wxString> names;
    const wxAuiPaneInfoArray& all = frame_->panes().GetAllPanes();
    for (std::size_t i = 0; i < all.GetCount(); ++i)
      if (all[i].HasFlag(wxAuiPaneInfo::optionActive)) names.push_back(all[i].name);
    return names;
  }
  void goTo(const wxString& pane) {
    for (int step = 0; step < 12 && paneWithFocus() != pane; ++step) {
      const wxWindow* before = wxWindow::FindFocus();
      type(WXK_F6);
      ASSERT_TRUE(pumpUntil([&] { return wxWindow::FindFocus() && wxWindow::FindFocus() != before; }));
    }
    ASSERT_EQ(paneWithFocus(), pane);
  }
  std::vector<Cell> slots() {
    std::vector<Cell> cells;
    for (const fairway::lake_race::Slot& slot : bench().board().slots) cells.push_back(slot.at);
    return cells;
  }
};

TEST_F(Keyboard, TheCaptionOfThePanelWithTheKeyboardStandsOut) {
  open("lake_race/morning-mere.lake.yaml");
  for (const char* name : {"palette", "project", "overview", "history", "properties", "races", "findings"}) {
    goTo(name);
    EXPECT_TRUE(pumpUntil([&] { return active() == std::vector<wxString>{name}; }))
        << name << ", marked: " << (active().empty() ? wxString() : active().front());
  }
}

TEST_F(Keyboard, TheDocumentBeforeIsReachedFromEveryPanel) {
  open("lake_race/findings/C05-wrong-way.course.yaml");
  MainFrame* first = frame_;
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/morning-mere.lake.yaml"));
  MainFrame* second = MainFrame::all().back();
  ASSERT_NE(first, second);
  for (const char* panel : {"whole finding", "history", "findings", "property grid"}) {
    second->comeToFront();
    ASSERT_TRUE(pumpUntil([&] { return second->isActive() && second->settled(); }));
    wxWindow* inside = wxWindow::FindWindowByName(panel, second);
    ASSERT_TRUE(inside) << panel;
    inside->SetFocus();
    ASSERT_TRUE(pumpUntil([&] {
      const wxWindow* focus = wxWindow::FindFocus();
      return focus && (focus == inside || focus->GetParent() == inside);
    })) << panel;
    type(WXK_PAGEUP, wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([&] { return first->isActive(); })) << panel;
  }
}

TEST_F(Keyboard, SlotsAreSetOneAfterTheOther) {
  openBlank();
  type('L');
  type(WXK_RIGHT);
  ASSERT_TRUE(pumpUntil([&] { return hovered().has_value(); }));
  const Cell first = *hovered();
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  for (int step = 0; step < 2; ++step) type(WXK_DOWN);
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return steps() == 2; }));
  EXPECT_THAT(slots(), testing::ElementsAre(first, Cell{first.column, first.row + 2}));
}

TEST_F(Keyboard, TheOnlyFindingIsChosenWithAnArrowKey) {
  open("lake_race/findings/C05-wrong-way.course.yaml");
  ASSERT_EQ(frame_->findings().shown().size(), 1u);
  goTo("findings");
  const wxWindow* focus = wxWindow::FindFocus();
  EXPECT_TRUE(focus->GetName() == "findings" || focus->GetParent()->GetName() == "findings")
      << "the list, not a button above it";
  type(WXK_DOWN);
  EXPECT_TRUE(pumpUntil([&] { return frame_->findings().chosen() != nullptr; }));
}

TEST_F(Keyboard, APropertyIsChosenTypedAndTakenBack) {
  open("lake_race/findings/C05-wrong-way.course.yaml");
  const std::size_t before = steps();
  goTo("properties");
  ASSERT_TRUE(pumpUntil([&] { return grid().GetSelection() != nullptr; })) << "one sees where one is";
  ASSERT_EQ(grid().GetSelection()->GetLabel(), "Start buoy");
  for (const char digit : std::string("0509")) type(digit);
  ASSERT_TRUE(pumpUntil(
      [&] { return grid().GetEditorTextCtrl() && grid().GetEditorTextCtrl()->GetValue() == "0509"; }));
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return steps() == before + 1; }));
  ASSERT_TRUE(pumpUntil([&] {
    return grid().GetSelection() && grid().GetSelection()->GetLabel() == "Start buoy";
  })) << "the keys go on where they were";
  type('Z', wxMOD_CONTROL);
  EXPECT_TRUE(pumpUntil([&] { return steps() == before; })) << "no key is swallowed";
}

TEST_F(Keyboard, UndoInAFieldIsTheFieldsAndThenTheBoards) {
  open("lake_race/duck-pond.lake.yaml");
  bench().apply(changeInfo(bench().document().content(), "a step", {}));
  const std::size_t before = steps();
  goTo("properties");
  ASSERT_TRUE(pumpUntil([&] { return grid().GetSelection() != nullptr; }));
  const wxString value = grid().GetSelection()->GetValueAsString();
  for (const char letter : std::string("05")) type(letter);
  const auto shows = [&](const wxString& text) {
    return grid().GetEditorTextCtrl() && grid().GetEditorTextCtrl()->GetValue() == text;
  };
  ASSERT_TRUE(pumpUntil([&] { return shows("05"); }));
  type('Z', wxMOD_CONTROL);
  EXPECT_TRUE(pumpUntil([&] { return shows(value); })) << "what was typed is gone";
  EXPECT_EQ(steps(), before) << "and no step of the board";
  type('Z', wxMOD_CONTROL);
  EXPECT_TRUE(pumpUntil([&] { return steps() == before - 1; }));
}

TEST_F(Keyboard, TabTakesWhatIsTypedAndGoesToTheNextProperty) {
  open("river/up-the-river.river.yaml");
  goTo("properties");
  const auto at = [&](const wxString& label) {
    return pumpUntil([&] { return grid().GetSelection() && grid().GetSelection()->GetLabel() == label; });
  };
  const auto taken = [&] { return frame_->bench()->document().history().position(); };
  ASSERT_TRUE(at("Start"));
  type('3');
  ASSERT_TRUE(pumpUntil([&] { return grid().GetEditorTextCtrl()->GetValue() == "3"; }));
  type(WXK_TAB);
  ASSERT_TRUE(at("Players"));
  EXPECT_EQ(taken(), 1u);
  grid().GetEditorTextCtrl()->SetValue("9");
  type(WXK_TAB);
  EXPECT_TRUE(at("Players")) << "what cannot be stays to be mended";
  EXPECT_EQ(grid().GetEditorTextCtrl()->GetValue(), "9");
  grid().GetEditorTextCtrl()->SetValue("3");
  type(WXK_TAB, wxMOD_SHIFT);
  EXPECT_TRUE(at("Start"));
  EXPECT_EQ(taken(), 2u);
  type(WXK_TAB, wxMOD_SHIFT);
  EXPECT_TRUE(at("Notes")) << "round to the last that can be changed";
  type(WXK_TAB);
  EXPECT_TRUE(at("Start"));
}

// Where a box lay over a part of the panel, no line of pixels is left empty.
TEST_F(Keyboard, APartOfThePropertiesIsPaintedLikeTheWhole) {
  open("lake_race/duck-pond.lake.yaml");
  const auto looks = [&](const std::string& name) {
    picture(name);
    const wxImage screen(pictureFile(name).string());
    const wxRect place = grid().GetScreenRect();
    if (!screen.IsOk()) return std::string();
    const wxImage part = screen.GetSubImage(place.Intersect(wxRect(screen.GetSize())));
    return std::string(reinterpret_cast<const char*>(part.GetData()),
                       static_cast<std::size_t>(3 * part.GetWidth() * part.GetHeight()));
  };
  const std::string before = looks("properties-whole");
  if (before.empty()) GTEST_SKIP() << "no picture of the screen";
  const wxSize size = grid().GetClientSize();
  for (const int edge : {size.x / 3, size.x / 2, 2 * size.x / 3}) {
    grid().RefreshRect(wxRect(0, 0, edge, size.y));
    grid().Update();
    EXPECT_TRUE(looks("properties-part") == before) << "up to " << edge;
  }
}

TEST_F(Keyboard, EnterBeginsToEditAProperty) {
  open("lake_race/findings/C05-wrong-way.course.yaml");
  goTo("properties");
  ASSERT_TRUE(pumpUntil([&] { return grid().GetSelection() != nullptr; }));
  EXPECT_FALSE(grid().IsEditorFocused());
  type(WXK_RETURN);
  EXPECT_TRUE(pumpUntil([&] { return grid().IsEditorFocused(); }));
}

TEST_F(Keyboard, TheToolkitUnderstandsHowTheFocusIsToBeDrawn) {
  EXPECT_TRUE(makeFocusVisible());
}

// What is beside a field follows the hand that types in it.
TEST_F(Keyboard, ThePictureOfANewLakeFollowsTyping) {
  std::unique_ptr<EditedDocument> made;
  withNextDialog([&](wxDialog& box) {
    wxStaticBitmap* picture = nullptr;
    wxSpinCtrl* columns = nullptr;
    for (wxWindow* child : box.GetChildren()) {
      if (auto* found = dynamic_cast<wxStaticBitmap*>(child)) picture = found;
      if (auto* found = dynamic_cast<wxSpinCtrl*>(child); found && !columns) columns = found;
    }
    ASSERT_TRUE(picture && columns);
    const auto pixels = [&] {
      const wxImage image = picture->GetBitmap().ConvertToImage();
      const auto size = static_cast<std::size_t>(3 * image.GetWidth() * image.GetHeight());
      return std::string(reinterpret_cast<const char*>(image.GetData()), size);
    };
    wxUIActionSimulator().Char('1');
    EXPECT_TRUE(pumpUntil([&] { return columns->GetTextValue() == "1"; })) << "not brought into range yet";
    const std::string before = pixels();
    wxUIActionSimulator().Char('0');
    EXPECT_TRUE(pumpUntil([&] { return columns->GetTextValue() == "10"; })) << columns->GetTextValue();
    EXPECT_TRUE(pumpUntil([&] { return pixels() != before; })) << "though the field is not left";
    box.EndModal(wxID_OK);
  });
  made = askBlankLake(frame_);
  ASSERT_TRUE(made);
  frame_->show(std::move(made));
  EXPECT_EQ(bench().board().map.columns(), 10);
}

TEST_F(Keyboard, TilesAreLaidByAnotherLotEachTime) {
  std::set<int> seeds;
  for (int time = 0; time < 3; ++time) {
    withNextDialog([&](wxDialog& box) {
      for (wxWindow* child : box.GetChildren())
        if (auto* seed = dynamic_cast<wxSpinCtrl*>(child)) seeds.insert(seed->GetValue());
      box.EndModal(wxID_CANCEL);
    });
    askTileLake(frame_);
  }
  EXPECT_GT(seeds.size(), 1u);
}

} // namespace
} // namespace fairway::editor
