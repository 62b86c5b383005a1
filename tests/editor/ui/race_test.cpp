#include "editor/model/work/game.h"
#include "editor/ui/race/race_dialog.h"
#include "editor/ui/window/languages.h"
#include "formats/lake_race/documents.h"
#include "tests/editor/ui/race_window.h"

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/slider.h>

#include <set>

// Races in a window: by mouse, by keys, against pilots.
namespace fairway::editor::race {
namespace {

namespace fs = std::filesystem;
using Stage = RaceBench::Stage;

class RaceWindow : public RacingTest {
protected:
  void openSample(const fs::path& name) {
    ASSERT_TRUE(frame_->openFile(copyOf("lake_race" / name)));
    ASSERT_TRUE(pumpUntil([&] { return frame_->bench() && frame_->canvas().paints() > 0; }));
  }

  // Ctrl+R, the box answered; then the race's window is in front.
  void raceIt(const std::vector<int>& seats, int course = 0) {
    withNextDialog([&](wxDialog& dialog) {
      std::vector<wxChoice*> choices;
      for (wxWindow* child : dialog.GetChildren())
        if (auto* choice = dynamic_cast<wxChoice*>(child)) choices.push_back(choice);
      choices[0]->SetSelection(course);
      choices[1]->SetStringSelection(wxString::Format("%zu", seats.size()));
      for (std::size_t i = 0; i < seats.size(); ++i) choices[i + 2]->SetSelection(seats[i]);
      dialog.EndModal(wxID_OK);
    });
    type('R', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([&] { return race() != nullptr; }));
  }
};

TEST_F(RaceWindow, APersonRacesThreePilotsToTheFinish) {
  openSample("morning-mere.lake.yaml");
  raceIt({0, 4, 4, 4}); // against random ones: nothing has to be solved
  RaceBench& bench = *race();
  EXPECT_EQ(bench.plan()->seats.size(), 4U);
  int pictures = 0;
  for (int moments = 0; moments < 4000 && bench.stage() != Stage::Over; ++moments) {
    ASSERT_TRUE(pumpUntil([&] { return bench.hand() || bench.stage() == Stage::Over; }));
    if (!bench.hand()) break;
    if (bench.shown().turns() == 12 && pictures++ == 0) picture("race-dice");
    // Placing by the mouse, dice and steering by keys.
    type(WXK_RIGHT);
    type(WXK_RETURN);
  }
  ASSERT_EQ(bench.stage(), Stage::Over);
  ASSERT_TRUE(pumpUntil([&] { return window_->settled(); }));
  picture("race-over");
  questions_.saveTo = folder_ / "raced.record.yaml";
  EXPECT_TRUE(window_->save());
  const auto again = openDocument(folder_ / "raced.record.yaml");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->document->content(), bench.document().content());
}

// The texts of a regatta's turns are longer than the panel is wide.
TEST_F(RaceWindow, ATurnThatIsCutOffIsToldInFull) {
  speak("de");
  ASSERT_TRUE(frame_->openFile(copyOf("regatta/kitchen-two.record.yaml")));
  ASSERT_TRUE(pumpUntil([&] { return race() != nullptr && window_->settled(); }));
  auto* list = dynamic_cast<wxListBox*>(wxWindow::FindWindowByName(_("List of turns"), window_));
  ASSERT_TRUE(list);
  const auto widthOf = [&](unsigned line) { return list->GetTextExtent(list->GetString(line)).x; };
  std::set<wxString> told;
  for (int y = 2; y < list->GetClientSize().y; y += 4) {
    wxMouseEvent motion(wxEVT_MOTION);
    motion.SetPosition({20, y});
    list->ProcessWindowEvent(motion);
    const int line = list->HitTest({20, y});
    if (line == wxNOT_FOUND) continue;
    const wxString tip = list->GetToolTipText();
    if (widthOf(static_cast<unsigned>(line)) > list->GetClientSize().x) {
      EXPECT_EQ(tip, list->GetString(static_cast<unsigned>(line)));
    }
    if (!tip.empty()) told.insert(tip);
  }
  speak("en");
  EXPECT_GT(told.size(), 1u);
  EXPECT_LT(told.size(), list->GetCount()) << "a line that is seen in full needs no tooltip";
  EXPECT_EQ(told.count(_("The start")), 0u);
}

TEST_F(RaceWindow, ARecordIsWatched) {
  openSample("match-four.record.yaml");
  RaceBench* bench = race();
  ASSERT_TRUE(bench && bench->raced());
  ASSERT_TRUE(pumpUntil([&] { return window_->canvas().HasFocus(); }));
  type(WXK_RIGHT);
  EXPECT_TRUE(pumpUntil([&] { return bench->turn() == 1; }));
  type('P');
  EXPECT_TRUE(pumpUntil([&] { return bench->turn() > 4; })) << "it goes on by itself";
  type('P');
  EXPECT_TRUE(pumpUntil([&] { return !fittings().panel().playing(); }));
  bench->goToTurn(40);
  ASSERT_TRUE(pumpUntil([&] { return window_->settled(); }));
  picture("race-watched");
  auto* slider = dynamic_cast<wxSlider*>(wxWindow::FindWindowByName(_("Turn"), window_));
  ASSERT_TRUE(slider);
  EXPECT_EQ(slider->GetValue(), 40);
  EXPECT_EQ(slider->GetMax(), bench->playback()->turns());
  // From gate to gate.
  auto* gates = dynamic_cast<wxChoice*>(wxWindow::FindWindowByName(_("Gates and arrivals"), window_));
  ASSERT_TRUE(gates && gates->IsShownOnScreen());
  ASSERT_EQ(gates->GetCount(), bench->playback()->milestones().size() + 1);
  wxCommandEvent chosen(wxEVT_CHOICE, gates->GetId());
  chosen.SetInt(3);
  gates->HandleWindowEvent(chosen);
  ASSERT_TRUE(pumpUntil([&] { return bench->turn() == bench->playback()->milestones()[2]; }));
  EXPECT_EQ(gates->GetSelection(), 3);
}

} // namespace
} // namespace fairway::editor::race
