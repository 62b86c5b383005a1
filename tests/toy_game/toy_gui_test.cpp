#include "editor/model/race/race_bench.h"
#include "tests/editor/ui/window.h"
#include "tests/toy_game/stones.h"

#include <wx/choice.h>
#include <wx/menu.h>

#include <filesystem>
#include <fstream>
#include <string>

// The toy in a window, where a lake was before: a game brings its panels and menus, and takes them along.
namespace fairway::toy {
namespace {

using namespace editor;
namespace fs = std::filesystem;

class ToyWindow : public WindowTest {
protected:
  void openStones() {
    const fs::path file = folder_ / "brook.stones.yaml";
    std::ofstream(file) << "fairway: 1\nkind: stones\nstones: [3, 5, 5, 2]\n";
    frame_->show(std::move(openDocument(file)->document));
    settle();
  }
  void settle() {
    ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->canvas().HasFocus(); }));
  }
  bool hasMenu(const wxString& name) const { return frame_->menus()->FindMenu(name) != wxNOT_FOUND; }
  wxString panelText() const {
    const wxWindow* panel = wxWindow::FindWindowByName("stones", frame_);
    return panel ? panel->GetLabel() : wxString();
  }
};

TEST_F(ToyWindow, ItMovesInWhereALakeWas) {
  openBlank();
  EXPECT_TRUE(hasMenu("Course"));
  openStones();
  EXPECT_TRUE(hasMenu("Stones"));
  EXPECT_FALSE(hasMenu("Course"));
  EXPECT_EQ(panelText(), "4 stones");
  EXPECT_EQ(frame_->findings().shown().size(), 1u);
  picture("toy");
  openBlank();
  EXPECT_TRUE(hasMenu("Course"));
  EXPECT_FALSE(hasMenu("Stones"));
  EXPECT_TRUE(pumpUntil([&] { return panelText().empty(); })) << "its panel is gone";
}

TEST_F(ToyWindow, ItsCommandsToolsAndFixesAreThoseOfAllGames) {
  openStones();
  type('A');
  ASSERT_TRUE(pumpUntil([&] { return panelText() == "5 stones"; }));
  wxUIActionSimulator hand;
  hand.MouseMove(frame_->canvas().ClientToScreen(frame_->canvas().onScreen({0.5, 1})));
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().hover().has_value(); }));
  hand.MouseClick();
  const auto stones = [&] { return frame_->bench()->document().content().get<StonesBody>().stones; };
  ASSERT_TRUE(pumpUntil([&] { return stones().front() == 4; }));
  frame_->fixAll();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && frame_->findings().shown().empty(); }));
  EXPECT_TRUE(frame_->save());
  EXPECT_EQ(openDocument(frame_->bench()->document().file())->document->content().get<StonesBody>().stones,
            stones());
}

TEST_F(ToyWindow, ItIsRacedInTheRoomOfAllGames) {
  openStones();
  withNextDialog([&](wxDialog& dialog) {
    std::vector<wxChoice*> choices;
    for (wxWindow* child : dialog.GetChildren())
      if (auto* choice = dynamic_cast<wxChoice*>(child)) choices.push_back(choice);
    ASSERT_GE(choices.size(), 2U);
    choices[choices.size() - 2]->SetSelection(0); // a person
    choices[choices.size() - 1]->SetSelection(1); // against the pilot
    dialog.EndModal(wxID_OK);
  });
  type('R', wxMOD_CONTROL);
  race::RaceBench* bench = nullptr;
  ASSERT_TRUE(pumpUntil([&] {
    for (MainFrame* frame : MainFrame::all())
      if (auto* found = dynamic_cast<race::RaceBench*>(frame->bench())) bench = found;
    return bench != nullptr;
  }));
  for (int moments = 0; moments < 20 && bench->stage() != race::RaceBench::Stage::Over; ++moments) {
    ASSERT_TRUE(pumpUntil([&] { return bench->hand() || bench->stage() == race::RaceBench::Stage::Over; }));
    if (bench->hand()) type(WXK_RIGHT), type(WXK_RETURN);
  }
  EXPECT_EQ(bench->stage(), race::RaceBench::Stage::Over);
  picture("toy-race");
}

} // namespace
} // namespace fairway::toy

int main(int argc, char** argv) {
  fairway::editor::useTestApp();
  return fairway::editor::runGuiTests(argc, argv);
}
