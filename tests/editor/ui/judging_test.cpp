#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/ui/race/race_fittings.h"
#include "tests/editor/ui/window.h"

#include <wx/config.h>
#include <wx/propgrid/propgrid.h>

// What was worked out is shown where it belongs, and says so when it is of no use any more.
namespace fairway::editor {
namespace {

using fairway::lake_race::RaceLetter;

class JudgingWindow : public WindowTest {
protected:
  void TearDown() override {
    WindowTest::TearDown();
    wxConfigBase::Get()->DeleteGroup("/Findings");
  }
  void judge() {
    frame_->canvas().SetFocus();
    type(WXK_F8);
    ASSERT_TRUE(pumpUntil([&] { return frame_->bench()->judgedDeeply() || !frame_->bench()->deepPart(); }));
    ASSERT_TRUE(pumpUntil([&] { return !frame_->bench()->judging() && frame_->settled(); }));
  }
  std::string said() { return frame_->window().GetStatusBar()->GetStatusText(0).utf8_string(); }
  std::size_t proved() { return frame_->findings().browser().count(FindingKind::Proved); }
  std::size_t stale() { return frame_->findings().browser().stale().size(); }
};

TEST_F(JudgingWindow, AVerdictOutlivesUndoAndIsStaleAfterAStep) {
  openCopyOf("lake_race/duck-pond.lake.yaml");
  races().turnTo(RaceLetter::A);
  races().choose(0);
  ASSERT_TRUE(settle());
  const std::size_t plain = proved();
  judge();
  EXPECT_THAT(said(), testing::HasSubstr("Judged:"));
  EXPECT_GT(proved(), plain);
  EXPECT_TRUE(races().table().race(RaceLetter::A).pars[0]) << "the par that was worked out is known";
  const auto found = frame_->findings().browser().report().findings.size();
  ASSERT_GT(found, 0u) << "the duck pond has warnings";
  picture("judged-lake");
  bench().press({{2, 2}}), bench().release({{2, 2}});
  ASSERT_TRUE(settle());
  EXPECT_GT(stale(), 0u);
  picture("judged-stale");
  frame_->run(wxID_UNDO);
  ASSERT_TRUE(settle());
  EXPECT_EQ(frame_->findings().browser().report().findings.size(), found) << "back with undo";
  EXPECT_EQ(stale(), 0u);
}

// While the panel is open, and only then: what F8 would work out is worked out though nobody asks.
TEST_F(JudgingWindow, FiguresAreWorkedOutWhileTheBoardRests) {
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  AnalysisPanel& panel = frame_->analysis();
  EXPECT_TRUE(panel.figures().empty());
  frame_->openAnalysis();
  ASSERT_TRUE(pumpUntil([&] { return !panel.figures().empty() && frame_->settled(); }));
  EXPECT_THAT(panel.figures().utf8_string(), testing::HasSubstr("Verdict: "));
  EXPECT_FALSE(frame_->bench()->judgedDeeply()) << "nobody asked";
  EXPECT_GT(frame_->findings().browser().report().outcomes.size(), 20u) << "what it proved is shown";
  panel.choose("starts");
  ASSERT_TRUE(panel.chosen());
  picture("analysis");
  EXPECT_FALSE(bench().heat()) << "nothing lies over the board unless it is chosen";
  panel.chooseOverlay("decided");
  ASSERT_TRUE(bench().heat());
  EXPECT_EQ(bench().laidOver()->name, "Where races are decided");
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  picture("analysis-overlay");
  questions_.saveTo = folder_ / "starts.svg";
  frame_->saveChart();
  EXPECT_THAT(bytesOf(folder_ / "starts.svg"), testing::HasSubstr("<title id=\"title\">Par by"));
  questions_.saveTo = folder_ / "starts.png";
  frame_->saveChart();
  EXPECT_THAT(bytesOf(folder_ / "starts.png"), testing::StartsWith("\x89PNG"));
  races().choose(3); // the buoys stand elsewhere now
  EXPECT_TRUE(pumpUntil([&] { return panel.outdated(); }));
  EXPECT_FALSE(bench().heat()) << "it is about another course";
  frame_->run(wxID_UNDO);
  EXPECT_TRUE(pumpUntil([&] { return !panel.outdated(); })) << "back with undo";
  EXPECT_TRUE(bench().heat());
  panel.chooseOverlay("");
  EXPECT_FALSE(bench().heat());
}

TEST_F(JudgingWindow, EveryKindOfBoardIsJudged) {
  for (const char* sample : {"regatta/classic.deck.yaml", "lake_race/duck-pond.lake.yaml"}) {
    openCopyOf(sample);
    judge();
    EXPECT_FALSE(said().empty());
    EXPECT_GT(proved(), 0u) << sample;
    frame_->findings().showProved(true);
    EXPECT_GE(frame_->findings().shown().size(), proved());
    auto* next = MainFrame::inNewWindow(questions_);
    next->window().SetSize(0, 0, 1280, 800);
    next->window().Show();
    questions_.saveAnswer = SaveAnswer::Discard;
    frame_->Close();
    frame_ = next;
    ASSERT_TRUE(pumpUntil([&] { return MainFrame::all().size() == 1 && frame_->isActive(); }));
  }
}

TEST_F(JudgingWindow, AWrongNumberStaysInItsFieldAndSaysWhatIsAllowed) {
  openCopyOf("regatta/harbour.regatta.yaml");
  wxPropertyGrid* grid = nullptr;
  for (const Pane& pane : frame_->fittings().panes())
    if (pane.window->GetName() == "properties")
      grid = dynamic_cast<wxPropertyGrid*>(wxWindow::FindWindowByName("property grid", pane.window));
  ASSERT_TRUE(grid);
  ASSERT_TRUE(grid->SelectProperty("table.width", true));
  ASSERT_TRUE(pumpUntil([&] { return grid->GetEditorTextCtrl() != nullptr; }));
  grid->GetEditorTextCtrl()->SetFocus();
  grid->GetEditorTextCtrl()->SetValue("10");
  const std::size_t before = frame_->bench()->document().history().position();
  frame_->confirmTyping();
  EXPECT_THAT(said(), testing::HasSubstr("from 300 to 3000"));
  ASSERT_TRUE(grid->GetEditorTextCtrl());
  EXPECT_EQ(grid->GetEditorTextCtrl()->GetValue(), "10") << "to be mended";
  EXPECT_EQ(frame_->bench()->document().history().position(), before);
  picture("wrong-number");
  grid->GetEditorTextCtrl()->SetFocus();
  pumpUntil([&] { return grid->GetEditorTextCtrl()->HasFocus(); });
  frame_->run(wxID_UNDO);
  EXPECT_NE(grid->GetEditorTextCtrl()->GetValue(), "10") << "undo in a field is the field's";
}

TEST_F(JudgingWindow, ArrowKeysOnAButtonOfThePlaybackStepThroughTheRace) {
  openCopyOf("pool/first-splash.record.yaml");
  auto& bench = dynamic_cast<race::RaceBench&>(*frame_->bench());
  wxWindow* forward = wxWindow::FindWindowByLabel(">", frame_);
  ASSERT_TRUE(forward);
  bench.goToTurn(0);
  forward->SetFocus();
  ASSERT_TRUE(pumpUntil([&] { return forward->HasFocus(); }));
  type(WXK_RIGHT);
  EXPECT_TRUE(pumpUntil([&] { return bench.turn() == 1; }));
  type(WXK_END);
  EXPECT_TRUE(pumpUntil([&] { return bench.atEnd(); }));
  type(WXK_LEFT);
  EXPECT_TRUE(pumpUntil([&] { return bench.turn() == bench.playback()->turns() - 1; }));
}

TEST_F(JudgingWindow, QuittingAsksAboutAllBeforeItClosesAny) {
  openBlank();
  auto* second = MainFrame::inNewWindow(questions_);
  second->window().Show();
  second->show(std::make_unique<EditedDocument>(lake_race::blankLake(9, 9, false)));
  ASSERT_TRUE(pumpUntil([&] { return second->settled(); }));
  second->bench()->document().markUnsaved();
  questions_.saveAnswer = SaveAnswer::Cancel;
  frame_->quit();
  wxTheApp->Yield(true);
  EXPECT_EQ(MainFrame::all().size(), 2u) << "none is closed, though the first has no changes";
}

} // namespace
} // namespace fairway::editor
