#include "editor/model/pool/board/new_pool.h"
#include "editor/ui/games.h"
#include "editor/ui/pool/page_dialogs.h"
#include "editor/ui/pool/pool_commands.h"
#include "editor/ui/pool/pool_fittings.h"
#include "editor/ui/race/race_fittings.h"
#include "formats/document/reader.h"
#include "tests/editor/model/pool/lost_game.h"
#include "tests/editor/ui/window.h"

#include <wx/tglbtn.h>

// The crocodile pool in its window, worked on with mouse and keyboard.
namespace fairway::editor::pool {
namespace {

using formats::Point;

class PoolStory : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    frame_->show(std::make_unique<EditedDocument>(newPool(6, 14, 6)));
    ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 0 && frame_->canvas().HasFocus(); }));
  }

  PoolWorkbench& bench() { return *poolBench(*frame_); }
  std::size_t steps() { return bench().document().history().position(); }
  static Point middle(int column, int row) { return {column - 0.5, row - 0.5}; }

  void point(Point at) {
    const wxPoint there = frame_->canvas().ClientToScreen(frame_->canvas().onScreen(at));
    wxUIActionSimulator().MouseMove(there);
    EXPECT_TRUE(pumpUntil([&] {
      const auto hover = frame_->canvas().hover();
      return hover && formats::lengthOf(*hover - at) < 0.1;
    })) << at.x
        << ", " << at.y;
  }
  void clickAt(Point at, int button = wxMOUSE_BTN_LEFT) {
    point(at);
    wxUIActionSimulator().MouseClick(button);
    wxTheApp->Yield(true);
  }
  void dragTo(Point from, Point to) {
    point(from);
    wxUIActionSimulator hand;
    hand.MouseDown();
    EXPECT_TRUE(pumpUntil([&] { return frame_->canvas().HasCapture(); }));
    point(to);
    hand.MouseUp();
    EXPECT_TRUE(pumpUntil([&] { return !frame_->canvas().HasCapture(); }));
  }
  void take(int key, ToolId tool) {
    type(key);
    EXPECT_TRUE(pumpUntil([&] { return bench().toolInHand() == tool; }));
  }
  void toggle(const wxString& label) {
    auto* button = dynamic_cast<wxToggleButton*>(wxWindow::FindWindowByName(label, frame_));
    ASSERT_NE(button, nullptr) << label;
    button->SetValue(true);
    wxCommandEvent event(wxEVT_TOGGLEBUTTON, button->GetId());
    event.SetEventObject(button);
    button->GetEventHandler()->ProcessEvent(event);
  }
};

TEST_F(PoolStory, DeckLadderSlabAndSwimmerThenUndoSaveAndReopen) {
  dragTo(middle(2, 7), middle(3, 7));
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(bench().pool().map.at({5, 8}), Ground::Deck) << "the other end follows";
  picture("pool-deck");
  take('L', ToolId::Ladder);
  clickAt({0.06, 5.5});
  ASSERT_TRUE(pumpUntil([&] { return bench().pool().ladders.size() == 8; }));
  take('R', ToolId::Start);
  clickAt({6.2, 8.5});
  ASSERT_TRUE(pumpUntil([&] { return bench().pool().start[Side::Red].size() == 5; }));
  clickAt({6.2, 8.5}, wxMOUSE_BTN_RIGHT);
  ASSERT_TRUE(pumpUntil([&] { return bench().pool().start[Side::Red].size() == 4; }));
  take('S', ToolId::Setup);
  const Square swimmer = (*bench().pool().setup)[Side::Red].front();
  dragTo(middle(swimmer.column, swimmer.row), middle(1, 9));
  ASSERT_TRUE(pumpUntil([&] { return swimmerAt(bench().pool(), {1, 9}) == Side::Red; }));
  EXPECT_EQ(swimmerAt(bench().pool(), {6, 6}), Side::Yellow);
  picture("pool-swimmer");
  EXPECT_EQ(steps(), 5U);
  type('Z', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return !swimmerAt(bench().pool(), {1, 9}); }));
  type('Y', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return swimmerAt(bench().pool(), {1, 9}).has_value(); }));
  questions_.saveTo = folder_ / "lido";
  type('S', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return !bench().document().modified(); }));
  const auto read = formats::readDocumentFile(folder_ / "lido.pool.yaml");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->document.get<formats::pool::PoolBody>().pool, bench().pool());
}

TEST_F(PoolStory, ANumberInHandShowsWhereItCanGo) {
  toggle("4");
  EXPECT_EQ(bench().toolInHand(), ToolId::Number);
  point(middle(3, 7));
  const auto& scene = dynamic_cast<const formats::pool::PoolScene&>(*bench().scene());
  ASSERT_TRUE(scene.reach);
  EXPECT_EQ(scene.reach->from, (Square{3, 7}));
  EXPECT_FALSE(scene.reach->ends.empty());
  picture("pool-number");
  type('X');
  ASSERT_TRUE(pumpUntil([&] { return bench().options().side == Side::Yellow; }));
}

TEST_F(PoolStory, FindingsAppearWhileOnePaintsAndGoWithUndo) {
  toggle("Off"); // the other end does not follow
  dragTo(middle(1, 7), middle(6, 7));
  auto* findings = wxWindow::FindWindowByName("findings", frame_);
  ASSERT_NE(findings, nullptr);
  const auto errors = [&] { return frame_->window().GetStatusBar()->GetStatusText(1); };
  ASSERT_TRUE(pumpUntil([&] { return errors().Contains("error") && !errors().StartsWith("no"); }))
      << errors();
  picture("pool-findings");
  type('Z', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return errors().StartsWith("no errors"); })) << errors();
}

TEST_F(PoolStory, ANewPoolThroughTheDialog) {
  std::unique_ptr<EditedDocument> made;
  withNextDialog([](wxDialog& dialog) { dialog.EndModal(wxID_OK); });
  made = askNewPool(frame_);
  ASSERT_NE(made, nullptr);
  EXPECT_EQ(made->content().get<formats::pool::PoolBody>().pool, newPool(6, 14, 6).body.pool);
  withNextDialog([](wxDialog& dialog) { dialog.EndModal(wxID_CANCEL); });
  EXPECT_EQ(askNewPool(frame_), nullptr);
}

TEST_F(PoolStory, IsResizedAndASquareIsFound) {
  questions_.textAnswer = "8 x 16";
  poolFittings(*frame_).resizePool();
  EXPECT_EQ(bench().pool().map.columns(), 8);
  EXPECT_EQ(bench().pool().ladders.size(), 6U);
  questions_.textAnswer = "50 x 2";
  poolFittings(*frame_).resizePool();
  EXPECT_EQ(bench().pool().map.columns(), 8);
  EXPECT_EQ(questions_.asked.back(), "tell: The pool cannot have this size.");
  questions_.textAnswer = "3, 4";
  poolFittings(*frame_).goToSquare();
  ASSERT_TRUE(frame_->canvas().hover());
  EXPECT_EQ(formats::pool::squareAt(*frame_->canvas().hover()), (Square{3, 4}));
}

TEST_F(PoolStory, ARecordIsLookedBackAt) {
  frame_->show(std::make_unique<EditedDocument>(formats::Document(lostAtOnce())));
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().HasFocus(); }));
  auto* record = dynamic_cast<race::RaceBench*>(frame_->bench());
  ASSERT_NE(record, nullptr);
  auto* list = dynamic_cast<wxListBox*>(wxWindow::FindWindowByName(_("List of turns"), frame_));
  ASSERT_NE(list, nullptr);
  EXPECT_EQ(list->GetCount(), 3U);
  type(WXK_RIGHT);
  type(WXK_RIGHT);
  ASSERT_TRUE(pumpUntil([&] { return record->turn() == 2; }));
  EXPECT_EQ(list->GetSelection(), 2);
  auto* verdict = dynamic_cast<wxStaticText*>(wxWindow::FindWindowByName("verdict", frame_));
  ASSERT_NE(verdict, nullptr);
  ASSERT_TRUE(pumpUntil([&] { return record->review() && verdict->GetLabel().Contains("lost the game"); }));
  const auto worst = record->review()->worst();
  ASSERT_TRUE(worst);
  EXPECT_TRUE(list->GetString(static_cast<unsigned>(*worst)).StartsWith("??"));
  auto* strip = dynamic_cast<race::OutlookStrip*>(wxWindow::FindWindowByName("outlook", frame_));
  ASSERT_NE(strip, nullptr);
  ASSERT_TRUE(pumpUntil([&] { return strip->IsShownOnScreen(); }));
  wxUIActionSimulator hand;
  hand.MouseMove(strip->ClientToScreen(wxPoint(strip->middleOf(*worst), 10)));
  wxTheApp->Yield(true);
  hand.MouseClick();
  ASSERT_TRUE(pumpUntil([&] { return record->turn() == *worst; }));
  EXPECT_EQ(list->GetSelection(), *worst);
  auto* detail = dynamic_cast<wxStaticText*>(wxWindow::FindWindowByName("detail", frame_));
  ASSERT_NE(detail, nullptr);
  EXPECT_TRUE(detail->GetLabel().Contains("Blunder")) << detail->GetLabel();
  picture("pool-record");
}

TEST_F(PoolStory, AMistakeIsDrawnOnTheBoardBeforeIt) {
  frame_->show(std::make_unique<EditedDocument>(formats::Document(lostAtOnce())));
  auto& record = dynamic_cast<race::RaceBench&>(*frame_->bench());
  auto* tick = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByName(_("Show mistakes as arrows"), frame_));
  auto* chances = dynamic_cast<wxStaticText*>(wxWindow::FindWindowByName("chances", frame_));
  ASSERT_TRUE(tick && chances);
  ASSERT_TRUE(pumpUntil([&] { return record.review() && tick->IsShownOnScreen(); }));
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().HasFocus(); }));
  type(WXK_RIGHT);
  ASSERT_TRUE(pumpUntil([&] { return record.mistake() != nullptr && frame_->settled(); }));
  EXPECT_TRUE(chances->GetLabel().Contains("Before this turn: ")) << chances->GetLabel();
  EXPECT_TRUE(chances->GetLabel().Contains("After it: ")) << chances->GetLabel();
  picture("pool-mistake");
  tick->SetValue(false);
  wxCommandEvent clicked(wxEVT_CHECKBOX, tick->GetId());
  tick->HandleWindowEvent(clicked);
  EXPECT_EQ(record.mistake(), nullptr);
  tick->SetValue(true);
  tick->HandleWindowEvent(clicked);
  EXPECT_TRUE(record.mistake());
}

TEST_F(PoolStory, TheBetterTurnIsFound) {
  frame_->show(std::make_unique<EditedDocument>(formats::Document(lostAtOnce())));
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().HasFocus(); }));
  auto& record = dynamic_cast<race::RaceBench&>(*frame_->bench());
  ASSERT_TRUE(pumpUntil([&] { return record.canFindBetter(); }));
  auto* list = dynamic_cast<wxListBox*>(wxWindow::FindWindowByName(_("List of turns"), frame_));
  auto* detail = dynamic_cast<wxStaticText*>(wxWindow::FindWindowByName("detail", frame_));
  ASSERT_TRUE(list && detail);
  ASSERT_TRUE(list->GetString(1).StartsWith("??"));
  type('M', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return record.stage() == race::RaceBench::Stage::Trying; }));
  EXPECT_FALSE(list->GetString(1).StartsWith("??")) << "that would give it away";
  EXPECT_TRUE(detail->GetLabel().Contains("What would have been")) << detail->GetLabel();
  type(WXK_RETURN); // the only tile
  ASSERT_TRUE(pumpUntil([&] { return record.offers().size() > 1; }));
  picture("pool-find-better");
  for (std::size_t i = 0; i < record.offers().size(); ++i)
    if (record.offers()[i].choice == record.finding()->exercise().best()) record.point(i);
  type(WXK_RETURN);
  ASSERT_TRUE(pumpUntil([&] { return record.stage() == race::RaceBench::Stage::Tried; }));
  EXPECT_TRUE(detail->GetLabel().Contains("That is the best choice.")) << detail->GetLabel();
  EXPECT_TRUE(list->GetString(1).StartsWith("??"));
  picture("pool-found-better");
  withButton(_("Next mistake"));
  ASSERT_TRUE(pumpUntil([&] { return record.finding()->phase() == race::BetterTurns::Phase::Done; }));
  EXPECT_TRUE(detail->GetLabel().Contains("1 of 1")) << detail->GetLabel();
}

TEST_F(PoolStory, IsExportedAndPrinted) {
  ExportDialog exported(frame_, questions_, bench().document().content(), folder_ / "lido");
  ASSERT_TRUE(pumpUntil([&] { return exported.settled(); }));
  picture("pool-export");
  exported.chooseForm(".json");
  questions_.saveTo = folder_ / "lido";
  EXPECT_TRUE(exported.exportNow());
  EXPECT_TRUE(std::filesystem::exists(folder_ / "lido.json"));
  PrintDialog printed(frame_, questions_, bench().document().content(), folder_ / "lido");
  printed.chooseMode(PrintMode::Tiles);
  ASSERT_TRUE(pumpUntil([&] { return printed.settled(); }));
  picture("pool-print");
  questions_.saveTo = folder_ / "tiles.pdf";
  EXPECT_TRUE(printed.saveAsPdf());
  EXPECT_TRUE(std::filesystem::exists(folder_ / "tiles.pdf"));
}

} // namespace
} // namespace fairway::editor::pool
