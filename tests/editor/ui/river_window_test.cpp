#include "editor/model/river/river_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/race/race_fittings.h"
#include "editor/ui/river/page_dialogs.h"
#include "editor/ui/river/river_fittings.h"
#include "tests/editor/ui/window.h"

#include <wx/slider.h>

// The river race in its window: strip, palette, properties, odds and orders, playback.
namespace fairway::editor::river {
namespace {

namespace fs = std::filesystem;

// The published river with a boat each: solved in no time.
formats::Document quickRiver() {
  formats::river::RiverDocument document = publishedRiver();
  document.body.river.boats = 1;
  return document;
}

class RiverWindow : public WindowTest {
protected:
  void open(const formats::Document& content) {
    frame_->show(std::make_unique<EditedDocument>(content));
    ready();
  }
  void openSample(const std::string& name) {
    ASSERT_TRUE(frame_->openFile(samplesFolder() / "river" / name));
    ready();
  }
  void ready() {
    ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 0 && frame_->settled(); }));
  }
  RiverWorkbench& river() { return static_cast<RiverWorkbench&>(*frame_->bench()); }
  OddsPanel& odds() { return riverFittings(*frame_).odds(); }
  std::string order() { return orderOf(*river().river()); }
  wxPoint onScreen(int place) {
    const formats::Point at = river().geometry().section(SectionNow{place}).centre();
    return frame_->canvas().ClientToScreen(frame_->canvas().onScreen(at));
  }
  void moveTo(int place) {
    wxUIActionSimulator hand;
    hand.MouseMove(onScreen(place));
    ASSERT_TRUE(pumpUntil([&] { return river().hovered() == SectionNow{place}; })) << place;
  }
  void clickOn(int place) {
    moveTo(place);
    wxUIActionSimulator hand;
    hand.MouseClick();
    ASSERT_TRUE(pumpUntil([&] { return river().selectedNow() == SectionNow{place}; })) << place;
  }
  void dragFrom(int from, int to) {
    moveTo(from);
    wxUIActionSimulator hand;
    hand.MouseDown();
    ASSERT_TRUE(pumpUntil([&] { return river().drag().has_value(); }));
    moveTo(to);
    picture("river-drag");
    hand.MouseUp();
    ASSERT_TRUE(pumpUntil([&] { return !river().drag(); }));
  }
  template <class Window>
  Window* find(const wxString& name) {
    auto* found = dynamic_cast<Window*>(wxWindow::FindWindowByName(name, frame_));
    EXPECT_TRUE(found) << name;
    return found;
  }
  void runCommand(const wxString& text) {
    for (const UiCommand& command : frame_->commands())
      if (command.plainText() == text) return frame_->run(command.id);
    ADD_FAILURE() << "no command " << text;
  }
};

TEST_F(RiverWindow, ASectionIsDraggedAndItsKindChangedByKey) {
  open(quickRiver());
  dragFrom(5, 8);
  EXPECT_EQ(order(), "S......W..");
  clickOn(3);
  type('E');
  ASSERT_TRUE(pumpUntil([&] { return order() == "S.E....W.."; })) << order();
  type('L');
  ASSERT_TRUE(pumpUntil([&] { return order() == "S.L....W.."; })) << order();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  picture("river-edited");
  frame_->run(wxID_UNDO);
  frame_->run(wxID_UNDO);
  frame_->run(wxID_UNDO);
  EXPECT_EQ(order(), "S...W.....");
}

TEST_F(RiverWindow, ThePaletteChangesTheSectionInHand) {
  open(quickRiver());
  auto* wave = find<wxToggleButton>("Wave");
  EXPECT_FALSE(wave->IsEnabled()) << "no section is in hand yet";
  clickOn(5);
  EXPECT_TRUE(wave->IsEnabled() && wave->GetValue());
  auto* push = find<wxSpinCtrl>("push");
  EXPECT_EQ(push->GetValue(), 3);
  river().changePush(1);
  EXPECT_EQ(push->GetValue(), 4);
  auto* lee = find<wxToggleButton>("Lee");
  wxCommandEvent press(wxEVT_TOGGLEBUTTON, lee->GetId());
  lee->GetEventHandler()->ProcessEvent(press);
  EXPECT_EQ(order(), "S...L.....");
  EXPECT_TRUE(lee->GetValue() && !wave->GetValue());
  EXPECT_FALSE(push->IsEnabled());
}

TEST_F(RiverWindow, TheSeatsOddsAreReadAtOnce) {
  open(quickRiver());
  EXPECT_EQ(find<wxStaticText>("odds")->GetLabel(), "The first of two players wins 59.2 %.");
}

TEST_F(RiverWindow, AClickLaysTheFairestOrder) {
  open(quickRiver());
  odds().workOutOrders();
  ASSERT_TRUE(pumpUntil([&] { return odds().table().orders() == OddsTable::State::Done; }));
  EXPECT_EQ(odds().table().rows().size(), 90u);
  picture("river-orders");
  withButton("Lay the fairest");
  const std::string fairest = orderOf(odds().table().rows().front().river);
  EXPECT_EQ(order(), fairest);
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_EQ(odds().table().rows().size(), 90u) << "the list stays";
  odds().choose(89);
  EXPECT_EQ(order(), orderOf(odds().table().rows()[89].river)) << "a click lays an order";
  frame_->run(wxID_UNDO);
  EXPECT_EQ(order(), fairest);
}

TEST_F(RiverWindow, ASliderTurnsThePhaseAndSaveChancesShade) {
  open(quickRiver());
  auto* slider = find<wxSlider>("phase");
  slider->SetValue(4);
  wxCommandEvent moved(wxEVT_SLIDER, slider->GetId());
  slider->GetEventHandler()->ProcessEvent(moved);
  EXPECT_EQ(river().phase(), Phase{4});
  runCommand("Save chances");
  picture("river-phase");
  EXPECT_TRUE(frame_->canvas().shows(static_cast<int>(formats::river::Layer::Heat)));
  EXPECT_FALSE(river().document().modified()) << "looking changes nothing";
}

TEST_F(RiverWindow, ARiverIsSavedAndOpenedAgain) {
  open(quickRiver());
  clickOn(2);
  river().makeKind(SectionKind::Eddy);
  questions_.saveTo = folder_ / "mine.river.yaml";
  ASSERT_TRUE(frame_->saveAs());
  EXPECT_THAT(bytesOf(*questions_.saveTo), testing::HasSubstr("kind: eddy"));
  EXPECT_FALSE(river().document().modified());
}

TEST_F(RiverWindow, ARecordIsLookedBackAt) {
  openSample("first-trip.record.yaml");
  auto* record = dynamic_cast<race::RaceBench*>(frame_->bench());
  ASSERT_TRUE(record && record->playback());
  withButton(">");
  withButton(">");
  EXPECT_EQ(record->turn(), 2);
  ASSERT_TRUE(pumpUntil([&] { return record->review() != nullptr; }));
  picture("river-record");
  withButton(">|");
  EXPECT_EQ(record->turn(), record->playback()->turns());
}

TEST_F(RiverWindow, WhatIsKnownIsPrintedOnAPageOfItsOwn) {
  open(quickRiver());
  PrintDialog plain(frame_, questions_, river().document().content(), folder_ / "river.pdf");
  auto* tick = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByLabel(_("A page with what is known"), &plain));
  ASSERT_TRUE(tick);
  tick->SetValue(true);
  EXPECT_TRUE(frame_->knownNotes().empty());
  plain.offerFacts(frame_->knownNotes());
  EXPECT_FALSE(tick->IsEnabled()) << "it has not been judged";
  plain.Show();
  ASSERT_TRUE(pumpUntil([&] { return plain.settled(); }));
  const int pages = plain.preview().count();
  frame_->judge();
  ASSERT_TRUE(pumpUntil([&] { return !frame_->knownNotes().empty(); }));
  plain.offerFacts(frame_->knownNotes());
  EXPECT_TRUE(tick->IsEnabled());
  ASSERT_TRUE(pumpUntil([&] { return plain.settled() && plain.preview().count() == pages + 1; }));
  plain.turnPage(pages);
  picture("river-facts");
  plain.Hide();
}

TEST_F(RiverWindow, ExportAndPrintShowTheirPages) {
  open(quickRiver());
  questions_.saveTo = folder_ / "river.pdf";
  PrintDialog print(frame_, questions_, river().document().content(), folder_ / "river.pdf");
  print.Show();
  ASSERT_TRUE(pumpUntil([&] { return print.settled(); }));
  picture("river-print");
  EXPECT_TRUE(print.saveAsPdf());
  EXPECT_EQ(bytesOf(folder_ / "river.pdf").substr(0, 4), "%PDF");
  print.Hide();
  ExportDialog dialog(frame_, questions_, river().document().content(), momentOf(river()), folder_ / "river");
  dialog.Show();
  ASSERT_TRUE(pumpUntil([&] { return dialog.settled(); }));
  picture("river-export");
  dialog.chooseForm(".json");
  questions_.saveTo = folder_ / "river.json";
  EXPECT_TRUE(dialog.exportNow());
  EXPECT_THAT(bytesOf(folder_ / "river.json"), testing::HasSubstr("fairway-river-export-1"));
  dialog.Hide();
}

} // namespace
} // namespace fairway::editor::river
