#include "editor/ui/regatta/export_dialog.h"
#include "editor/ui/regatta/game.h"
#include "editor/ui/regatta/new_regatta_dialog.h"
#include "editor/ui/regatta/print_dialog.h"
#include "editor/ui/regatta/regatta_fittings.h"
#include "tests/editor/ui/window.h"

#include <wx/listbox.h>
#include <wx/spinctrl.h>

// The card regatta in a window: a hand at the table and at the cards.
namespace fairway::editor::regatta {
namespace {

namespace fs = std::filesystem;
using formats::Point;

class RegattaWindow : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    const fs::path samples = fs::path(FAIRWAY_SAMPLES).parent_path() / "regatta";
    for (const char* name : {"harbour.regatta.yaml", "classic.deck.yaml"})
      fs::copy_file(samples / name, folder_ / name, fs::copy_options::overwrite_existing);
    frame_->Close();
    frame_ = new MainFrame(questions_, windowGame());
    frame_->SetSize(0, 0, 1280, 800);
    frame_->Show();
    frame_->Raise();
    ASSERT_TRUE(pumpUntil([&] { return frame_->IsShownOnScreen() && frame_->IsActive(); }));
  }

  void openSample(const char* name) {
    ASSERT_TRUE(frame_->openFile(folder_ / name));
    ASSERT_TRUE(pumpUntil([&] {
      return frame_->bench() && frame_->canvas().paints() > 0 && frame_->canvas().HasFocus() &&
             frame_->settled();
    }));
  }
  TableWorkbench& table() { return dynamic_cast<TableWorkbench&>(*frame_->bench()); }
  DeckWorkbench& deck() { return dynamic_cast<DeckWorkbench&>(*frame_->bench()); }

  void pointAt(Point board) {
    // The window may still be settling, and the place then lies elsewhere on the screen: the hand follows it.
    wxUIActionSimulator hand;
    wxPoint last = wxDefaultPosition;
    EXPECT_TRUE(pumpUntil([&] {
      const wxPoint at = frame_->canvas().ClientToScreen(frame_->canvas().onScreen(board));
      if (at != last) hand.MouseMove(at);
      last = at;
      const auto there = frame_->canvas().hover();
      return there && formats::lengthOf(*there - board) < 3;
    })) << board.x
        << ", " << board.y;
  }
  void clickAt(Point board) {
    pointAt(board);
    wxUIActionSimulator hand;
    hand.MouseClick();
    wxTheApp->Yield(true);
  }
  void takeAt(Point from) {
    pointAt(from);
    wxUIActionSimulator().MouseDown();
    EXPECT_TRUE(pumpUntil([&] { return frame_->canvas().HasCapture(); }));
  }
  void letGo() {
    wxUIActionSimulator().MouseUp();
    EXPECT_TRUE(pumpUntil([&] { return !frame_->canvas().HasCapture(); }));
  }
  void dragFromTo(Point from, Point to) {
    takeAt(from);
    pointAt(to);
    letGo();
  }
  bool settle() {
    return pumpUntil([&] { return frame_->settled(); });
  }
};

TEST_F(RegattaWindow, ABuoyIsDraggedAndTheRouteFollows) {
  openSample("harbour.regatta.yaml");
  ASSERT_TRUE(table().facts());
  const auto before = table().facts()->route;
  EXPECT_FALSE(before.empty());
  takeAt({300, 250});
  pointAt({200, 350});
  EXPECT_TRUE(pumpUntil([&] { return table().facts()->route != before; })) << "it follows the hand";
  letGo();
  const Vec there = table().course().buoys[0].at;
  EXPECT_EQ(there.x % 5, 0);
  EXPECT_LT(std::abs(there.x - 200) + std::abs(there.y - 350), 12);
  ASSERT_TRUE(settle());
  EXPECT_NE(table().facts()->route, before);
  picture("regatta-dragged");
  type('Z', wxMOD_CONTROL);
  EXPECT_TRUE(pumpUntil([&] { return table().course().buoys[0].at == Vec({300, 250}); }));
  type('Z', wxMOD_CONTROL | wxMOD_SHIFT);
  EXPECT_TRUE(pumpUntil([&] { return table().course().buoys[0].at == there; }));
  type('S', wxMOD_CONTROL);
  EXPECT_TRUE(pumpUntil([&] { return !table().document().modified(); }));
  const auto again = openDocument(folder_ / "harbour.regatta.yaml");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->document->content(), table().document().content());
}

TEST_F(RegattaWindow, ATeapotIsDroppedAndItsFindingIsShown) {
  openSample("harbour.regatta.yaml");
  type('O');
  EXPECT_TRUE(pumpUntil([&] { return table().tool() == TableTool::Obstacle; }));
  clickAt({520, 430});
  EXPECT_TRUE(pumpUntil([&] { return table().course().obstacles.size() == 2; }));
  ASSERT_TRUE(settle());
  const auto& found = frame_->findings().shown();
  ASSERT_TRUE(std::any_of(found.begin(), found.end(), [](const auto& finding) {
    return finding.code == "S02";
  })) << "it lies on the island";
  frame_->findings().choose(0);
  picture("regatta-teapot");
  type(WXK_DELETE);
  EXPECT_TRUE(pumpUntil([&] { return table().course().obstacles.size() == 1; }));
}

TEST_F(RegattaWindow, ACardIsHeldAtThePointer) {
  openSample("harbour.regatta.yaml");
  type('C');
  EXPECT_TRUE(pumpUntil([&] { return table().tool() == TableTool::Card; }));
  pointAt({500, 430});
  EXPECT_EQ(table().ghost().arrows.size(), 1U);
  EXPECT_EQ(table().ghost().arrows[0].why, "touches island 1");
  picture("regatta-card");
  type('Z');
  EXPECT_TRUE(pumpUntil([&] { return table().options().heading.degrees() == 15; }));
  type(WXK_ESCAPE);
  EXPECT_TRUE(pumpUntil([&] { return table().tool() == TableTool::Move; }));
}

TEST_F(RegattaWindow, TheOrderOfRoundingIsChangedInItsPanel) {
  openSample("harbour.regatta.yaml");
  auto* list = dynamic_cast<wxListBox*>(wxWindow::FindWindowByName("roundings", frame_));
  ASSERT_TRUE(list);
  ASSERT_EQ(list->GetCount(), 2U);
  EXPECT_EQ(list->GetString(0), wxString::FromUTF8("1. red, to starboard, gate at 300°"));
  list->SetSelection(0);
  wxCommandEvent chosen(wxEVT_LISTBOX, list->GetId());
  chosen.SetEventObject(list);
  list->GetEventHandler()->ProcessEvent(chosen);
  EXPECT_EQ(table().selection(), (Handle{Handle::Kind::Buoy, 0, 0}));
  withButton("Later");
  EXPECT_EQ(table().course().round[0].buoy, 1U);
  withButton("Other side");
  EXPECT_EQ(table().course().round[1].leave, fairway::regatta::Side::Port);
  EXPECT_EQ(table().document().history().position(), 2U);
}

TEST_F(RegattaWindow, AStopIsDraggedAndACardMirrored) {
  openSample("classic.deck.yaml");
  const StopChoice stop{*cardNamed(deck().deck(), "t45"), 0, 1};
  const Point from = deck().placeOf(stop);
  dragFromTo(from, from + Point{-12, 6});
  EXPECT_EQ(deck().selection(), stop);
  EXPECT_LT(deck().deck().cards[stop.card].arrows[0][1].right, 10);
  type('X');
  EXPECT_TRUE(pumpUntil([&] { return deck().deck().cards[stop.card].arrows[0][2].turn == -45; }));
  ASSERT_TRUE(settle());
  EXPECT_FALSE(deck().facts()->unbalanced.empty());
  picture("regatta-deck");
}

TEST_F(RegattaWindow, ANewRegattaAsksForTheSizeOfTheTable) {
  std::unique_ptr<EditedDocument> made;
  withNextDialog([](wxDialog& dialog) {
    std::vector<wxSpinCtrl*> fields;
    for (wxWindow* child : dialog.GetChildren())
      if (auto* field = dynamic_cast<wxSpinCtrl*>(child)) fields.push_back(field);
    ASSERT_EQ(fields.size(), 2U);
    fields[0]->SetValue(640);
    fields[1]->SetValue(480);
    dialog.EndModal(wxID_OK);
  });
  made = askRegatta(frame_);
  ASSERT_TRUE(made);
  const auto& body = made->content().get<formats::regatta::RegattaBody>();
  EXPECT_EQ(body.course.table, (Vec{640, 480}));
  EXPECT_TRUE(std::holds_alternative<fairway::regatta::Deck>(body.deck)) << "it stands alone";
  frame_->show(std::move(made));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  picture("regatta-new");
}

TEST_F(RegattaWindow, PagesAndFilesFollowTheChoices) {
  openSample("harbour.regatta.yaml");
  const formats::Document& content = table().document().content();
  PrintDialog print(frame_, questions_, content, folder_ / "a.pdf");
  const auto settled = [](const PreviewDialog& dialog) {
    return pumpUntil([&] { return dialog.settled(); });
  };
  ASSERT_TRUE(settled(print));
  EXPECT_EQ(print.preview().count(), 1);
  print.choose(PrintMode::Cards);
  ASSERT_TRUE(settled(print));
  EXPECT_EQ(print.preview().count(), 14);
  questions_.saveTo = folder_ / "cards.pdf";
  ASSERT_TRUE(print.saveAsPdf());
  EXPECT_TRUE(bytesOf(folder_ / "cards.pdf") == printedPdf(content, print.choice()).value());
  EXPECT_EQ(PrintDialog(frame_, questions_, content, folder_ / "b.pdf").choice().mode, PrintMode::Cards)
      << "the next time it begins with what was printed last";
  ExportDialog exported(frame_, questions_, content, folder_ / "harbour");
  ASSERT_TRUE(settled(exported));
  EXPECT_EQ(exported.preview().count(), 1);
  for (const char* ending : {".svg", ".png", ".yaml", ".json"}) {
    exported.chooseForm(ending);
    questions_.saveTo = folder_ / ("out" + std::string(ending));
    EXPECT_TRUE(exported.exportNow()) << ending;
    EXPECT_GT(fs::file_size(folder_ / ("out" + std::string(ending))), 1000U);
  }
}

} // namespace
} // namespace fairway::editor::regatta
