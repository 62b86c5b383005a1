#include "editor/ui/pool/pool_fittings.h"
#include "editor/ui/regatta/regatta_fittings.h"
#include "editor/ui/river/river_fittings.h"
#include "tests/editor/ui/window.h"

#include "editor/ui/dialogs/samples.h"

#include <wx/choice.h>
#include <wx/listctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

// What par would do, in the games beside the lake race.
namespace fairway::editor {
namespace {

class AdviceWindow : public WindowTest {
protected:
  // By its menu entry, as a user would.
  AdvicePanel& opened(const std::string& sample) {
    EXPECT_TRUE(frame_->openFile(samplesFolder() / sample));
    EXPECT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 0 && frame_->settled(); }));
    frame_->canvas().SetFocus();
    command("What would par do");
    AdvicePanel& panel = *frame_->fittings().advicePanel();
    EXPECT_TRUE(pumpUntil([&] { return panel.settled() && !panel.advice().choices.empty(); }));
    return panel;
  }
  void command(const wxString& label) {
    for (const UiCommand& each : frame_->commands())
      if (wxControl::RemoveMnemonics(each.text) == label) return frame_->run(each.id);
    FAIL() << label;
  }
  template <class Window>
  Window* find(const wxString& name) {
    auto* found = dynamic_cast<Window*>(wxWindow::FindWindowByName(name, frame_));
    EXPECT_TRUE(found) << name;
    return found;
  }
  void select(const wxString& name, int item) {
    auto* field = find<wxChoice>(name);
    field->SetSelection(item);
    wxCommandEvent chosen(wxEVT_CHOICE, field->GetId());
    field->ProcessWindowEvent(chosen);
  }
};

TEST_F(AdviceWindow, ARollOnTheRiver) {
  AdvicePanel& panel = opened("river/up-the-river.river.yaml");
  auto* bench = dynamic_cast<river::RiverWorkbench*>(frame_->bench());
  EXPECT_NEAR(panel.advice().worth, 0.4564, 0.00005) << "as `fairway par` has it";
  find<wxTextCtrl>("First player's boats")->SetValue("2 4 7");
  find<wxTextCtrl>("Second player's boats")->SetValue("3, 5");
  select("Roll", 2);
  ASSERT_EQ(panel.advice().choices.size(), 3U);
  EXPECT_EQ(panel.advice().choices.front().loss, 0);
  EXPECT_EQ(find<wxListView>("choices")->GetItemText(0, 3), "0.0 %");
  panel.choose(0);
  EXPECT_EQ(panel.way().size(), 2U);
  bench->moveTo(
      {bench->geometry().section(fairway::river::SectionNow{9}).centre(), Button::None, false, false});
  EXPECT_EQ(panel.way().size(), 2U) << "the pointer over the board changes nothing";
  wxTheApp->Yield(true);
  picture("river-advice");
  find<wxTextCtrl>("First player's boats")->SetValue("2 4 77");
  EXPECT_TRUE(panel.advice().choices.empty());
  EXPECT_EQ(panel.advice().refusal, "Boats stand on sections 1 to 10.");
  river::riverFittings(*frame_)
      .actionsAt(dynamic_cast<river::RiverWorkbench&>(*frame_->bench())
                     .geometry()
                     .section(fairway::river::SectionNow{6})
                     .centre())[0]
      .act();
  EXPECT_EQ(find<wxTextCtrl>("First player's boats")->GetValue(), "2 4 6") << "by the board's menu";
  ASSERT_TRUE(pumpUntil([&] { return !panel.advice().choices.empty(); }));
}

TEST_F(AdviceWindow, ATileOfThePool) {
  AdvicePanel& panel = opened("pool/paddling-pool.pool.yaml");
  const std::size_t all = panel.advice().choices.size();
  pool::PoolWorkbench& bench = *pool::poolBench(*frame_);
  const Square tile = (*bench.pool().setup)[fairway::pool::Side::Red].front();
  pool::poolFittings(*frame_).actionsAt(formats::pool::centreOf(tile))[0].act();
  EXPECT_LT(panel.advice().choices.size(), all);
  select("Reveals", 2);
  ASSERT_FALSE(panel.advice().choices.empty()) << panel.advice().refusal;
  panel.choose(0);
  wxTheApp->Yield(true);
  picture("pool-advice");
  // A setup that is gone leaves nothing to ask about.
  command("Clear the setup");
  ASSERT_TRUE(pumpUntil([&] { return panel.settled() && panel.advice().choices.empty(); }));
}

TEST_F(AdviceWindow, ABoatOnATable) {
  AdvicePanel& panel = opened("regatta/kitchen-table.regatta.yaml");
  EXPECT_GT(panel.advice().worth, 1);
  panel.choose(0);
  EXPECT_GT(panel.way().size(), 1U);
  wxTheApp->Yield(true);
  picture("regatta-advice");
  const auto& table = dynamic_cast<const regatta::TableWorkbench&>(*frame_->bench());
  const std::string card = table.deck()->cards.front().id;
  find<wxTextCtrl>("Hand")->SetValue(card);
  const std::size_t ofCard = panel.advice().choices.size();
  EXPECT_LE(ofCard, table.deck()->cards.front().arrows.size() + 2);
  find<wxTextCtrl>("Hand")->SetValue("none such");
  EXPECT_TRUE(panel.advice().choices.empty());
  find<wxTextCtrl>("Hand")->SetValue("");
  find<wxTextCtrl>("Bow at")->SetValue("-5, 20");
  EXPECT_THAT(panel.advice().refusal, testing::HasSubstr("5 mm"));
  frame_->showPane("advice", false);
  EXPECT_TRUE(pumpUntil([&] { return panel.way().empty(); }));
}

} // namespace
} // namespace fairway::editor
