#include "editor/ui/dialogs/samples.h"
#include "formats/document/writer.h"
#include "tests/editor/ui/window.h"
#include "tests/validator/lake_race/verify_sets.h"

#include <wx/config.h>

#include <algorithm>
#include <fstream>

// A tile set in the window: it is verified in the background, and what fails is opened with a click.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;
using fairway::lake_race::BoardSide;
using fairway::lake_race::Tileset;

// Tiles of two sides; on the light one some courses fail.
Tileset setWithFailures() {
  Tileset set = validator::lake_race::pairOfTiles();
  for (std::uint64_t seed = 1; !set.sides.contains(BoardSide::Light); ++seed) {
    const Tileset rough = validator::lake_race::roughSet(seed, 2, false);
    const auto result = validator::lake_race::verified(rough);
    const bool fits = result.failuresTotal() > 0 && result.raceable > 0 && result.splitTotal > 0;
    if (fits) set.sides[BoardSide::Light] = rough.sides.at(BoardSide::Dark);
  }
  return set;
}

class SetWindow : public WindowTest {
protected:
  void TearDown() override {
    WindowTest::TearDown();
    wxConfigBase::Get()->DeleteGroup("/Findings");
  }
  void open(const Tileset& set) {
    formats::lake_race::TilesetDocument document;
    document.head.info.name = "Small";
    document.body.set = set;
    const fs::path file = folder_ / "small.tileset.yaml";
    std::ofstream(file) << formats::writeDocument(document);
    ASSERT_TRUE(frame_->openFile(file));
    ASSERT_TRUE(settle());
  }
  void verify() {
    frame_->canvas().SetFocus();
    type(WXK_F8);
    ASSERT_TRUE(pumpUntil([&] { return frame_->bench()->judgedDeeply(); }));
    ASSERT_TRUE(pumpUntil([&] { return !frame_->bench()->judging() && frame_->settled(); }));
  }
  bool finds(const std::string& code) {
    const auto& all = frame_->findings().browser().report().findings;
    return std::any_of(all.begin(), all.end(), [&](const auto& finding) { return finding.code == code; });
  }
  void clickExample(std::size_t line) {
    ExampleList& list = frame_->analysis().examples();
    ASSERT_TRUE(pumpUntil([&] { return list.IsShownOnScreen() && list.GetSize().y > 40; }));
    wxRect rect;
    ASSERT_TRUE(list.GetItemRect(static_cast<long>(line), rect));
    wxUIActionSimulator hand;
    hand.MouseMove(list.ClientToScreen(wxPoint(rect.x + 30, rect.y + rect.height / 2)));
    wxYield();
    hand.MouseClick();
  }
  MainFrame* otherPage() {
    for (MainFrame* page : MainFrame::all())
      if (page != frame_) return page;
    return nullptr;
  }
};

TEST_F(SetWindow, IsVerifiedByF8AndAFailureOpensWithAClick) {
  open(setWithFailures());
  verify();
  EXPECT_TRUE(finds("T03"));
  EXPECT_TRUE(finds("T04"));
  frame_->openAnalysis();
  ASSERT_TRUE(settle());
  AnalysisPanel& panel = frame_->analysis();
  EXPECT_THAT(panel.figures().utf8_string(), testing::HasSubstr("Light side: 8 lakes (all of them)"));
  const auto& lines = panel.examples().lines();
  EXPECT_TRUE(lines.at(0).name.StartsWith("Course of") || lines.at(0).name.StartsWith("Race "))
      << "what fails comes first";
  const auto failure = std::find_if(lines.begin(), lines.end(),
                                    [](const auto& line) { return line.name.StartsWith("Course of"); });
  ASSERT_NE(failure, lines.end());
  for (const auto& line : lines)
    EXPECT_LT(panel.examples().GetTextExtent(line.where).x, panel.examples().GetColumnWidth(1))
        << "the layout is not cut off";
  picture("tile-set-verified");
  const auto line = static_cast<std::size_t>(failure - lines.begin());
  panel.examples().EnsureVisible(static_cast<long>(line));
  clickExample(line);
  ASSERT_TRUE(pumpUntil([&] { return otherPage() && otherPage()->bench() && otherPage()->settled(); }));
  LakeWorkbench& lake = *lakeBench(*otherPage());
  EXPECT_TRUE(pumpUntil([&] { return lake.preview() && lake.shownCourse() && otherPage()->settled(); }))
      << "the course is shown";
  EXPECT_TRUE(tileLayoutOf(lake.document().content())) << "laid with the tiles of the file";
  EXPECT_FALSE(lake.document().modified());
  const auto& found = otherPage()->findings().browser().report().findings;
  EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const auto& each) { return each.code == "L05"; }));
  picture("tile-set-counterexample");
}

TEST_F(SetWindow, AFindingBringsItsTileToTheBoard) {
  open(setWithFailures());
  if (!finds("T03")) verify(); // it may be known from before
  const auto chooses = [&](const std::string& code) {
    for (std::size_t i = 0; i < frame_->findings().shown().size(); ++i)
      if (frame_->findings().shown()[i].code == code) return frame_->findings().choose(i), true;
    return false;
  };
  const TileRef before = *bench().sheet().tile;
  EXPECT_EQ(before.side, BoardSide::Dark);
  ASSERT_TRUE(chooses("T03"));
  const TileRef brought = *bench().sheet().tile;
  EXPECT_EQ(brought.side, BoardSide::Light);
  ASSERT_TRUE(settle());
  bench().showTile(before);
  ASSERT_TRUE(settle());
  EXPECT_EQ(*bench().sheet().tile, before) << "and does not call back those who go on";
}

TEST_F(SetWindow, IsVerifiedWhileItRestsAndComesBackWithUndo) {
  open(setWithFailures());
  AnalysisPanel& panel = frame_->analysis();
  frame_->openAnalysis();
  ASSERT_TRUE(pumpUntil([&] { return !panel.figures().empty() && frame_->settled(); }));
  EXPECT_FALSE(frame_->bench()->judgedDeeply()) << "nobody asked";
  EXPECT_TRUE(finds("T03"));
  const auto charted = panel.chosen();
  ASSERT_TRUE(charted);
  EXPECT_EQ(charted->key, "tiles-light");
  panel.view().onPoint({0, 1});
  EXPECT_EQ(bench().sheet().tile->name, "pike") << "a bar shows its tile";
  EXPECT_EQ(bench().sheet().tile->side, BoardSide::Light);
  panel.chooseOverlay("failures");
  ASSERT_TRUE(settle());
  EXPECT_FALSE(panel.outdated()) << "another tile is the same set";
  picture("tile-set-overlay");
  bench().press({{2, 2}}), bench().release({{2, 2}});
  EXPECT_TRUE(pumpUntil([&] { return panel.outdated(); }));
  frame_->run(wxID_UNDO);
  EXPECT_TRUE(pumpUntil([&] { return !panel.outdated() && frame_->settled(); }));
  EXPECT_TRUE(finds("T03"));
}

TEST_F(SetWindow, AnotherTileDoesNotStopTheWorkAndF8Does) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/classic.tileset.yaml"));
  ASSERT_TRUE(settle());
  frame_->canvas().SetFocus();
  type(WXK_F8);
  ASSERT_TRUE(pumpUntil([&] { return frame_->bench()->judgingShare() > 0.01; }));
  const double before = frame_->bench()->judgingShare();
  bench().showTile({BoardSide::Light, "swan"});
  wxYield();
  EXPECT_GE(frame_->bench()->judgingShare(), before);
  ASSERT_TRUE(frame_->bench()->judging());
  EXPECT_THAT(frame_->window().GetStatusBar()->GetStatusText(0).utf8_string(),
              testing::HasSubstr("being verified"));
  type(WXK_F8);
  EXPECT_TRUE(pumpUntil([&] { return !frame_->bench()->judging() && frame_->settled(); }));
  EXPECT_FALSE(finds("T03"));
  EXPECT_FALSE(frame_->bench()->judgedDeeply()) << "it can be begun again";
}

} // namespace
} // namespace fairway::editor
