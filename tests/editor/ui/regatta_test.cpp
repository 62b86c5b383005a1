#include "editor/ui/dialogs/samples.h"
#include "editor/ui/games.h"
#include "editor/ui/race/race_fittings.h"
#include "editor/ui/regatta/new_regatta_dialog.h"
#include "editor/ui/regatta/page_dialogs.h"
#include "editor/ui/regatta/regatta_fittings.h"
#include "formats/regatta/documents.h"
#include "rules/regatta/play/referee.h"
#include "tests/editor/ui/window.h"
#include "tests/support/source_dir.h"

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
    const fs::path samples = samplesFolder() / "regatta";
    for (const char* name : {"harbour.regatta.yaml", "classic.deck.yaml"})
      fs::copy_file(samples / name, folder_ / name, fs::copy_options::overwrite_existing);
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

TEST_F(RegattaWindow, ADeckHasNoPanelOfACourse) {
  openSample("harbour.regatta.yaml");
  wxWindow* panel = wxWindow::FindWindowByName("course", frame_);
  ASSERT_TRUE(panel && panel->IsShownOnScreen());
  EXPECT_TRUE(frame_->showsPane("course"));
  ASSERT_TRUE(frame_->openFile(folder_ / "classic.deck.yaml"));
  MainFrame* deck = MainFrame::all().back();
  ASSERT_TRUE(pumpUntil([&] { return dynamic_cast<DeckWorkbench*>(deck->bench()) && deck->settled(); }));
  wxWindow* there = wxWindow::FindWindowByName("course", deck);
  EXPECT_TRUE(!there || !there->IsShownOnScreen());
  EXPECT_FALSE(deck->showsPane("course"));
  deck->Close();
  ASSERT_TRUE(pumpUntil([&] { return MainFrame::all().size() == 1; }));
  fs::copy_file(folder_ / "harbour.regatta.yaml", folder_ / "other.regatta.yaml");
  ASSERT_TRUE(frame_->openFile(folder_ / "other.regatta.yaml"));
  EXPECT_TRUE(MainFrame::all().back()->showsPane("course")) << "the next table has it again";
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

TEST_F(RegattaWindow, AnOwnDeckIsSailedAndEdited) {
  openSample("harbour.regatta.yaml");
  const auto deckOfTable = [this] {
    return table().document().content().get<formats::regatta::RegattaBody>().deck;
  };
  questions_.open = folder_ / "classic.deck.yaml";
  questions_.choiceAnswer = 3; // after the samples: from a file
  frame_->run(matching(frame_->commands(), "another deck").front()->id);
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  ASSERT_TRUE(std::holds_alternative<formats::DocumentPath>(deckOfTable()));
  EXPECT_TRUE(table().deck());
  EXPECT_EQ(std::get<formats::DocumentPath>(deckOfTable()), (folder_ / "classic.deck.yaml").string());
  questions_.choiceAnswer = 0;
  frame_->run(matching(frame_->commands(), "another deck").front()->id);
  ASSERT_TRUE(std::holds_alternative<fairway::regatta::Deck>(deckOfTable())) << "samples are kept inside";
  questions_.saveTo = folder_ / "mine";
  frame_->run(matching(frame_->commands(), "edit this deck").front()->id);
  EXPECT_EQ(std::get<formats::DocumentPath>(deckOfTable()), (folder_ / "mine.deck.yaml").string());
  EXPECT_TRUE(table().deck());
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  EXPECT_TRUE(dynamic_cast<DeckWorkbench*>(MainFrame::all().back()->bench()));
}

// A table so small that the pilot knows it at once.
class RegattaRaceWindow : public RegattaWindow {
protected:
  void SetUp() override {
    RegattaWindow::SetUp();
    fs::copy_file(test::sourceDir() / "tests/cli/cases/regatta/race_replays/files/tray.regatta.yaml",
                  folder_ / "tray.regatta.yaml", fs::copy_options::overwrite_existing);
    openSample("tray.regatta.yaml");
  }

  // The race has a window of its own, which is the one from now on.
  void sail() {
    withNextDialog([](wxDialog& dialog) {
      // Always the same race, though the box proposes another each time.
      auto* seed = dynamic_cast<wxSpinCtrl*>(wxWindow::FindWindowByName("Random seed", &dialog));
      ASSERT_TRUE(seed);
      seed->SetValue(1);
      std::vector<wxChoice*> choices;
      for (wxWindow* child : dialog.GetChildren())
        if (auto* choice = dynamic_cast<wxChoice*>(child)) choices.push_back(choice);
      choices[1]->SetSelection(0); // two boats
      choices[2]->SetSelection(0); // a person
      choices[3]->SetSelection(1); // and the good pilot
      dialog.EndModal(wxID_OK);
    });
    type('R', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([&] {
      for (MainFrame* frame : MainFrame::all())
        if (dynamic_cast<race::RaceBench*>(frame->bench())) frame_ = frame;
      return dynamic_cast<race::RaceBench*>(frame_->bench()) && frame_->canvas().paints() > 0;
    }));
    frame_->window().SetSize(0, 0, 1280, 800);
    frame_->comeToFront();
    ASSERT_TRUE(pumpUntil([&] { return frame_->isActive() && frame_->canvas().HasFocus(); }));
  }
  race::RaceBench& race() { return dynamic_cast<race::RaceBench&>(*frame_->bench()); }
  const fairway::regatta::RaceRecord& record() {
    return race().document().content().get<formats::regatta::RecordBody>().record;
  }
  bool reaches(table::Moment moment) {
    return pumpUntil([&] { return race().hand() && race().shown().moment() == moment && frame_->settled(); });
  }
  // Keys choose a card whose arrows can be sailed.
  bool chooseCard() {
    const std::size_t cards = race().hand()->pieces().size();
    for (std::size_t place = 0; place < cards; ++place) {
      type('1' + static_cast<int>(place));
      EXPECT_TRUE(
          pumpUntil([&] { return race().hand()->pieces()[place].state == race::Piece::State::Chosen; }));
      if (!race().offers().empty() && race().offers().front().at) return true;
    }
    return false;
  }
};

TEST_F(RegattaRaceWindow, ARaceIsSailedAgainstThePilotWithMouseAndKeys) {
  using table::Moment;
  sail();
  ASSERT_TRUE(reaches(Moment::Place));
  EXPECT_TRUE(race().document().modified());
  clickAt({200, 245});
  ASSERT_TRUE(reaches(Moment::Turn)) << "the pilot has placed its boat, and perhaps sailed";
  picture("regatta-race");
  const std::size_t before = record().turns.size();
  ASSERT_TRUE(chooseCard());
  picture("regatta-race-card");
  // With the mouse, then what a cloud, a helm or a sun still allows is ended by 0.
  for (int i = 0; i < 4 && record().turns.size() == before; ++i) {
    if (!race().offers().empty() && race().offers().front().at)
      clickAt(*race().offers().front().at);
    else
      type('0');
  }
  ASSERT_TRUE(pumpUntil([&] { return record().turns.size() > before; }));
  ASSERT_TRUE(reaches(Moment::Turn)) << "the pilot's boat has moved";
  EXPECT_EQ(record().turns.size(), before + 2);
  type('B', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return record().turns.size() == before; })) << "taken back with the answer";
  // Keys alone: the boat heaves to and turns to the first heading.
  ASSERT_TRUE(reaches(Moment::Turn));
  type('8');
  ASSERT_TRUE(pumpUntil([&] { return race().offers().size() > 10; }));
  type(WXK_RIGHT);
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return record().turns.size() > before; }));
  EXPECT_EQ(record().turns[before].turn.act, fairway::regatta::Act::Turn);
  ASSERT_TRUE(reaches(Moment::Turn));
  questions_.saveTo = folder_ / "raced.record.yaml";
  type('S', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return !race().document().modified(); }));
  const auto opened = openDocument(folder_ / "raced.record.yaml");
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->document->content().get<formats::regatta::RecordBody>().record, record());
  EXPECT_FALSE(race().raced()->fault(opened->document->content()));
}

TEST_F(RegattaRaceWindow, ACourseIsJudgedDeeplyAndItsStartMapDrawn) {
  type(WXK_F8);
  ASSERT_TRUE(pumpUntil([&] { return table().judgedDeeply() && !table().judging() && frame_->settled(); }));
  const auto& found = frame_->findings().shown();
  EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const auto& f) { return f.code == "S12"; }));
  EXPECT_TRUE(table().hasStartMap());
  picture("regatta-judged");
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
  EXPECT_TRUE(bytesOf(folder_ / "cards.pdf") == printedPdf(printJob(content, print.choice())).value());
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
