#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/generate_dialog.h"
#include "tests/editor/ui/window.h"

#include <wx/spinctrl.h>
#include <wx/textctrl.h>

// The panel of suggestions and the box of generated lakes, by hand.
namespace fairway::editor {

using namespace lake_race;
namespace {

class SuggestionWindow : public WindowTest {
protected:
  void open(const char* name) {
    ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race" / name));
    ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 0 && frame_->settled(); }));
  }
  void runCommand(const wxString& text) {
    for (const UiCommand& command : frame_->commands())
      if (command.plainText() == text) return frame_->run(command.id);
    FAIL() << text;
  }
  // What is computed in earnest takes its time on a slow machine, more so under sanitizers.
  static bool patiently(const std::function<bool()>& holds) {
    return pumpUntil(holds) || pumpUntil(holds) || pumpUntil(holds) || pumpUntil(holds);
  }
  SuggestionsPanel& panel() { return lake().suggestions(); }
  template <class Window>
  Window* find(const wxString& name, wxWindow* parent) {
    auto* found = dynamic_cast<Window*>(wxWindow::FindWindowByName(name, parent));
    EXPECT_TRUE(found) << name;
    return found;
  }
  wxString whole() { return find<wxTextCtrl>("whole suggestion", &panel())->GetValue(); }
};

TEST_F(SuggestionWindow, ASuggestionIsSearchedShownTakenAndTakenBack) {
  open("duck-pond-a.course.yaml");
  EXPECT_FALSE(frame_->showsPane("suggestions")) << "it is opened when it is needed";
  runCommand("Suggest edits for a par");
  EXPECT_TRUE(panel().IsShownOnScreen());
  find<wxSpinCtrlDouble>("wanted par", &panel())->SetValue(19);
  find<wxSpinCtrl>("tries", &panel())->SetValue(4);
  find<wxCheckBox>("allow new warnings", &panel())->SetValue(true);
  runCommand("Search for suggestions");
  EXPECT_TRUE(panel().working());
  EXPECT_TRUE(panel().ghosts().empty());
  ASSERT_TRUE(patiently([&] { return !panel().working(); }));
  ASSERT_TRUE(panel().hasSuggestions());
  EXPECT_FALSE(panel().ghosts().empty()) << "the best one is shown at once";
  EXPECT_TRUE(panel().caption().Contains(wxString::FromUTF8("\u2192")));
  EXPECT_TRUE(whole().Contains("After:") && whole().Contains("Before:")) << whole();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  picture("suggestion");
  questions_.asked.clear();
  runCommand("Apply the suggestion");
  EXPECT_THAT(questions_.asked, testing::ElementsAre("choice")) << "the lake, or a copy in the course?";
  EXPECT_EQ(steps(), 0u) << "the user cancels";
  questions_.choiceAnswer = 1;
  runCommand("Apply the suggestion");
  EXPECT_EQ(steps(), 1u);
  EXPECT_TRUE(panel().ghosts().empty());
  EXPECT_TRUE(whole().Contains("has changed")) << whole();
  EXPECT_FALSE(panel().canTake());
  frame_->run(wxID_UNDO);
  EXPECT_EQ(steps(), 0u);
  EXPECT_FALSE(panel().ghosts().empty()) << "the board is the one that was searched on";
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
}

TEST_F(SuggestionWindow, AChangeOfTheBoardStopsTheSearchAndSaysSo) {
  open("duck-pond.lake.yaml");
  runCommand("Suggest edits for fair seats");
  runCommand("Search for suggestions");
  EXPECT_TRUE(panel().working());
  bench().options().terrain = fairway::lake_race::Terrain::Land;
  bench().press({{6, 6}, Button::Left, false, false});
  bench().release({{6, 6}, Button::Left, false, false});
  ASSERT_EQ(steps(), 1u);
  ASSERT_TRUE(pumpUntil([&] { return !panel().working(); }));
  EXPECT_TRUE(whole().Contains("Stopped, because the board has changed")) << whole();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
}

TEST_F(SuggestionWindow, ASuggestionForALakeSaysWhatItDoesToAllCourses) {
  open("duck-pond.lake.yaml");
  runCommand("Suggest edits for even assignments");
  find<wxSpinCtrl>("tries", &panel())->SetValue(30);
  find<wxCheckBox>("allow new warnings", &panel())->SetValue(true);
  auto* all = find<wxButton>("all courses", &panel());
  EXPECT_FALSE(all->IsEnabled()) << "nothing is suggested yet";
  runCommand("Search for suggestions");
  ASSERT_TRUE(patiently([&] { return !panel().working(); }));
  ASSERT_TRUE(panel().hasSuggestions());
  EXPECT_TRUE(all->IsEnabled());
  withButton("All courses");
  EXPECT_EQ(all->GetLabel(), "Stop");
  EXPECT_TRUE(whole().Contains("All courses are being solved")) << whole();
  ASSERT_TRUE(patiently([&] { return panel().effects().progress() >= 2.0 / 24; }));
  withButton("Stop");
  ASSERT_TRUE(patiently([&] { return !panel().effects().working(); }));
  ASSERT_TRUE(pumpUntil([&] { return all->GetLabel() == "All courses"; }));
  EXPECT_TRUE(whole().Contains("24")) << "how many of them were looked at: " << whole();
  EXPECT_TRUE(all->IsEnabled()) << "the rest can still be asked for";
  picture("suggestion-all-courses");
}

TEST_F(SuggestionWindow, FindingsOfParAndRacesLeadToIt) {
  open("duck-pond-a.course.yaml");
  runCommand("Judge par and fairness");
  const auto line = [&](const std::string& code) -> std::optional<std::size_t> {
    const auto& all = frame_->findings().shown();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].code == code) return i;
    return std::nullopt;
  };
  ASSERT_TRUE(patiently([&] { return line("F01") && frame_->settled(); }));
  ASSERT_TRUE(line("M03"));
  const std::pair<const char*, int> goals[]{{"F01", 0}, {"M03", 2}, {"M05", 3}};
  for (const auto& [code, goal] : goals) {
    if (!line(code)) continue;
    frame_->findings().choose(*line(code));
    withButton("Suggest...");
    ASSERT_TRUE(pumpUntil([&] { return panel().IsShownOnScreen(); }));
    EXPECT_EQ(find<wxChoice>("goal", &panel())->GetSelection(), goal) << code;
  }
  picture("suggest-for-finding");
}

TEST_F(SuggestionWindow, LakesAreGeneratedAndOneIsOpened) {
  bool asked = false;
  withNextDialog([&](wxDialog& box) {
    auto& dialog = dynamic_cast<GenerateDialog&>(box);
    find<wxSpinCtrl>("columns", &dialog)->SetValue(14);
    find<wxSpinCtrl>("rows", &dialog)->SetValue(12);
    find<wxSpinCtrl>("land", &dialog)->SetValue(8);
    find<wxSpinCtrl>("smallest-island", &dialog)->SetValue(2);
    find<wxSpinCtrl>("largest-island", &dialog)->SetValue(5);
    find<wxSpinCtrl>("how-many", &dialog)->SetValue(1);
    find<wxSpinCtrl>("seed", &dialog)->SetValue(3);
    EXPECT_FALSE(dialog.made());
    find<wxSpinCtrl>("seed", &dialog)->SetFocus();
    type(WXK_RETURN); // generates, as long as no lake is chosen
    EXPECT_TRUE(pumpUntil([&] { return dialog.generator().working(); }));
    EXPECT_TRUE(patiently([&] { return !dialog.generator().working(); }));
    EXPECT_EQ(dialog.generator().found().size(), 1u);
    dialog.choose(0);
    picture("generated");
    asked = true;
    dialog.EndModal(wxID_OK);
  });
  runCommand("New generated lake");
  ASSERT_TRUE(asked);
  ASSERT_TRUE(pumpUntil([&] { return frame_->bench() && frame_->settled(); }));
  EXPECT_TRUE(bench().document().file().empty());
  EXPECT_TRUE(bench().document().modified());
  EXPECT_EQ(bench().board().map.columns(), 14);
  EXPECT_EQ(bench().board().slots.size(), 12u);
}

} // namespace
} // namespace fairway::editor
