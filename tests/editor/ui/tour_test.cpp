#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/ui/window/languages.h"
#include "editor/ui/window/start/tour_bar.h"
#include "editor/ui/window/start/tour_guide.h"
#include "tests/editor/ui/window.h"

// The hand is led, and never pushed.
namespace fairway::editor {

using namespace lake_race;
namespace {

using testing::HasSubstr;

class TourWindow : public WindowTest {
protected:
  void TearDown() override {
    guide().end();
    WindowTest::TearDown();
    speak("en");
  }
  static TourGuide& guide() { return TourGuide::ofProgram(); }
  static std::string told() { return guide().bar() ? guide().bar()->text().utf8_string() : "no bar"; }
  void press(const wxString& label) { // of the bar
    wxWindow* button = wxWindow::FindWindowByLabel(label, guide().bar());
    ASSERT_TRUE(button && button->IsShown()) << label;
    wxCommandEvent event(wxEVT_BUTTON, button->GetId());
    event.SetEventObject(button);
    button->GetEventHandler()->ProcessEvent(event);
  }
  // The step is shown, with a board to do it on.
  bool comesTo(const std::string& step) {
    const bool came = pumpUntil([&] {
      frame_ = MainFrame::front();
      return told().find(step) != std::string::npos && frame_->bench() && frame_->settled() &&
             frame_->isActive() && frame_->canvas().HasFocus();
    });
    if (!came) ADD_FAILURE() << told();
    return came;
  }
};

TEST_F(TourWindow, GoesOnByWhatIsDone) {
  guide().start(*frame_);
  ASSERT_TRUE(comesTo("1 of 4"));
  EXPECT_TRUE(guide().bar()->showsAll());
  EXPECT_FALSE(guide().bar()->GetScreenRect().Intersects(frame_->canvas().GetScreenRect()));
  picture("tour-tile");
  const auto* layout = tileLayoutOf(bench().document().content());
  bench().apply(layTheRest(*layout, *bench().references().set));
  ASSERT_TRUE(comesTo("2 of 4"));
  drag({6, 0}, {6, 9});
  ASSERT_TRUE(comesTo("3 of 4"));
  EXPECT_FALSE(guide().bar()->GetScreenRect().Intersects(frame_->canvas().GetScreenRect()));
  picture("tour-mend");
  type('Z', wxMOD_CONTROL);
  ASSERT_TRUE(comesTo("4 of 4"));
  withNextDialog([](wxDialog& dialog) { dialog.EndModal(wxID_OK); });
  type('R', wxMOD_CONTROL);
  ASSERT_TRUE(pumpUntil([&] { return guide().tour() && !guide().tour()->step(); }));
  ASSERT_TRUE(pumpUntil([&] { return told().find("That was the tour") != std::string::npos; }));
  picture("tour-end");
  press("Close");
  EXPECT_TRUE(pumpUntil([&] { return !guide().bar(); }));
}

TEST_F(TourWindow, CanBeSkippedEndedAndHadAgain) {
  const wxSize before = frame_->window().pageSize();
  guide().start(*frame_);
  ASSERT_TRUE(comesTo("1 of 4"));
  guide().skipStep();
  ASSERT_TRUE(comesTo("2 of 4"));
  guide().skipStep();
  guide().skipStep();
  guide().skipStep();
  EXPECT_THAT(told(), HasSubstr("That was the tour"));
  guide().end();
  EXPECT_FALSE(guide().bar());
  EXPECT_EQ(guide().tour(), nullptr);
  EXPECT_EQ(frame_->window().pageSize().x, before.x);
  guide().start(*frame_);
  ASSERT_TRUE(comesTo("1 of 4"));
  guide().end();
}

TEST_F(TourWindow, IsOfferedOnceAndTakesNoRoomAfterwards) {
  EXPECT_TRUE(TourGuide::wasOffered()) << "tests are not a first start";
  guide().offer(*frame_);
  EXPECT_FALSE(guide().bar());
  const wxSize before = frame_->window().pageSize();
  TourGuide::setOffered(false);
  guide().offer(*frame_);
  ASSERT_TRUE(guide().bar());
  EXPECT_LT(frame_->window().pageSize().y, before.y);
  EXPECT_FALSE(guide().isUnderWay());
  picture("tour-offer");
  press("Not now");
  ASSERT_TRUE(pumpUntil([&] { return !guide().bar(); }));
  EXPECT_EQ(frame_->window().pageSize(), before);
  EXPECT_TRUE(TourGuide::wasOffered());
}

TEST_F(TourWindow, FitsIntoASmallWindowInEveryLanguage) {
  for (const char* code : {"en", "fr", "de"}) {
    speak(code);
    MainFrame* small = MainFrame::inNewWindow(questions_);
    small->window().SetSize(0, 0, 900, 600);
    small->window().Show();
    ASSERT_TRUE(pumpUntil([&] { return small->IsShownOnScreen(); }));
    TourGuide::setOffered(false);
    guide().offer(*small);
    ASSERT_TRUE(pumpUntil([&] { return guide().bar()->GetSize().x > 800; }));
    EXPECT_TRUE(guide().bar()->showsAll()) << code << ": " << told();
    guide().start(*small);
    for (std::size_t i = 0; i <= 4; ++i) {
      ASSERT_TRUE(pumpUntil([&] { return guide().tour()->number() == i + 1; }));
      EXPECT_TRUE(guide().bar()->showsAll()) << code << ": " << told();
      if (i < 4) guide().skipStep();
    }
    guide().end();
    small->window().Close();
  }
}

} // namespace
} // namespace fairway::editor
