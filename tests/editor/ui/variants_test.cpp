#include "editor/ui/dialogs/samples.h"
#include "editor/ui/window/frame/frame_variants.h"
#include "tests/editor/ui/window.h"

#include <wx/menu.h>

// Several solutions of a document side by side.
namespace fairway::editor {

using namespace lake_race;
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

class VariantsWindow : public WindowTest {
protected:
  void openSample(const std::string& sample) {
    const fs::path from = samplesFolder() / sample;
    file_ = folder_ / from.filename();
    fs::copy_file(from, file_);
    ASSERT_TRUE(frame_->openFile(file_));
    ASSERT_TRUE(pumpUntil([&] { return frame_->isActive() && frame_->canvas().HasFocus(); }));
  }
  MainFrame* front() const { return MainFrame::front(); }
  void choose(const wxString& text) {
    for (const UiCommand& command : front()->commands())
      if (command.plainText() == text) return front()->run(command.id);
    FAIL() << "no command " << text;
  }
  void begin(const wxString& label) {
    questions_.textAnswer = label;
    choose("New variant");
  }
  // What the menu lists, with the one that is shown marked.
  static std::vector<std::string> listed() {
    std::vector<std::string> found;
    wxMenuItem* item = nullptr;
    const wxMenuBar& bar = *MainFrame::front()->menus();
    for (wxMenuItem* each : bar.GetMenu(0)->GetMenuItems())
      if (each->GetItemLabelText() == "Variants") item = each;
    if (!item) return {"no menu"};
    for (const wxMenuItem* each : item->GetSubMenu()->GetMenuItems())
      if (each->IsCheckable())
        found.push_back(((each->IsChecked() ? ">" : "") + each->GetItemLabelText()).utf8_string());
    return found;
  }
  std::string shown() const { return front()->file().filename().string(); }
  bool comes(const std::string& name) {
    return pumpUntil([&] { return shown() == name && front()->isActive() && front()->canvas().HasFocus(); });
  }

  fs::path file_;
};

TEST_F(VariantsWindow, HoldThePresentStateAndAreSwitchedByKeys) {
  openSample("lake_race/duck-pond.lake.yaml");
  const std::string saved = bytesOf(file_);
  EXPECT_THAT(listed(), ElementsAre());
  click({3, 3});
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  begin("wider strait");
  ASSERT_TRUE(comes("duck-pond~wider strait.lake.yaml"));
  EXPECT_FALSE(front()->bench()->document().modified());
  EXPECT_EQ(front()->bench()->document().content().head.info.name, "Duck Pond, wider strait");
  EXPECT_TRUE(front()->bench()->document().content().body == bench().document().content().body);
  EXPECT_TRUE(bench().document().modified()) << "the document itself is what it was";
  EXPECT_EQ(bytesOf(file_), saved);
  EXPECT_THAT(listed(), ElementsAre("duck-pond.lake.yaml", ">wider strait"));

  type(WXK_PAGEDOWN, wxMOD_CONTROL | wxMOD_ALT);
  ASSERT_TRUE(comes("duck-pond.lake.yaml"));
  EXPECT_THAT(listed(), ElementsAre(">duck-pond.lake.yaml", "wider strait"));
  begin("islet");
  ASSERT_TRUE(comes("duck-pond~islet.lake.yaml"));
  EXPECT_THAT(listed(), ElementsAre("duck-pond.lake.yaml", ">islet", "wider strait"));
  picture("variants");
  type(WXK_PAGEDOWN, wxMOD_CONTROL | wxMOD_ALT);
  ASSERT_TRUE(comes("duck-pond~wider strait.lake.yaml"));
  type(WXK_PAGEUP, wxMOD_CONTROL | wxMOD_ALT);
  ASSERT_TRUE(comes("duck-pond~islet.lake.yaml"));
}

TEST_F(VariantsWindow, AreSeenInTheSamePlace) {
  openSample("lake_race/duck-pond.lake.yaml");
  begin("islet");
  ASSERT_TRUE(comes("duck-pond~islet.lake.yaml"));
  front()->canvas().zoomTo(180);
  front()->canvas().centreOn(bench().centreOf({4, 4}));
  const wxPoint there = front()->canvas().onScreen(bench().centreOf({5, 5}));
  choose("Next variant");
  ASSERT_TRUE(comes("duck-pond.lake.yaml"));
  EXPECT_EQ(front()->canvas().onScreen(bench().centreOf({5, 5})), there);
}

TEST_F(VariantsWindow, AreRenamedAndDeleted) {
  openSample("river/mill-race.river.yaml");
  EXPECT_FALSE(front()->variants().canChange()) << "it is the document itself";
  begin("islet");
  ASSERT_TRUE(comes("mill-race~islet.river.yaml"));
  begin("islet");
  EXPECT_THAT(questions_.asked.back(), HasSubstr("New variant"));
  EXPECT_EQ(front()->variants().all().size(), 2u) << "there is one already";
  questions_.textAnswer = "rapids";
  choose("Rename the variant");
  ASSERT_TRUE(comes("mill-race~rapids.river.yaml"));
  EXPECT_THAT(listed(), ElementsAre("mill-race.river.yaml", ">rapids"));
  EXPECT_FALSE(fs::exists(folder_ / "mill-race~islet.river.yaml"));
  EXPECT_THAT(*front()->bench()->document().content().head.info.name, testing::EndsWith(", rapids"));
  EXPECT_FALSE(front()->bench()->document().modified());

  questions_.finishAnswer = false;
  choose("Delete the variant");
  EXPECT_TRUE(fs::exists(folder_ / "mill-race~rapids.river.yaml"));
  questions_.finishAnswer = true;
  front()->bench()->document().markUnsaved();
  choose("Delete the variant");
  ASSERT_TRUE(comes("mill-race.river.yaml"));
  EXPECT_FALSE(fs::exists(folder_ / "mill-race~rapids.river.yaml"));
  EXPECT_EQ(MainFrame::all().size(), 1u);
  EXPECT_THAT(listed(), ElementsAre());
  EXPECT_TRUE(fs::exists(file_));
}

TEST_F(VariantsWindow, OfADocumentThatIsGoneLeaveTheStartPage) {
  openSample("pool/kidney-cove.pool.yaml");
  begin("islet");
  ASSERT_TRUE(comes("kidney-cove~islet.pool.yaml"));
  frame_->closeDocument();
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 1; }));
  fs::remove(file_);
  questions_.finishAnswer = true;
  choose("Delete the variant");
  ASSERT_TRUE(pumpUntil([] { return MainFrame::front() && !MainFrame::front()->bench(); }));
  EXPECT_TRUE(fs::is_empty(folder_)) << "nothing is left behind";
}

TEST_F(VariantsWindow, AreCompared) {
  fs::copy_file(samplesFolder() / "lake_race/duck-pond.lake.yaml", folder_ / "duck-pond.lake.yaml");
  openSample("lake_race/duck-pond-a.course.yaml");
  choose("Analysis and charts");
  ASSERT_TRUE(pumpUntil([&] { return front()->settled() && front()->analysis().current(); }));
  begin("islet");
  ASSERT_TRUE(comes("duck-pond-a~islet.course.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return front()->settled() && front()->analysis().current(); }));
  choose("Compare with a variant");
  EXPECT_TRUE(pumpUntil([&] { return front()->settled() && front()->analysis().comparison().pinned(); }));
}

} // namespace
} // namespace fairway::editor
