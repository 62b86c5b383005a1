#include "editor/model/files/document_file.h"
#include "editor/model/race/race_bench.h"
#include "editor/model/work/game.h"
#include "formats/document/writer.h"
#include "tests/editor/model/race/race_desk.h"
#include "tests/toy_game/stones.h"

#include <gmock/gmock.h>

#include <fstream>

// The toy on the desk: opened, changed with its tool, judged, mended, undone and saved by what the editor has
// for all games.
namespace fairway::toy {
namespace {

using namespace editor;

class ToyOnTheDesk : public testing::Test {
protected:
  ToyOnTheDesk() {
    std::ofstream(file_) << "fairway: 1\nkind: stones\nstones: [3, 5, 5, 2]\n";
    bench_ = gameOf(opened()->content()).workbench(opened());
  }

  std::unique_ptr<EditedDocument> opened() const { return std::move(openDocument(file_)->document); }
  const std::vector<int>& stones() const { return bench_->document().content().get<StonesBody>().stones; }
  std::size_t findings() const { return bench_->examination()({})->report.findings.size(); }

  std::filesystem::path file_ = std::filesystem::path(testing::TempDir()) / "desk.stones.yaml";
  std::unique_ptr<Workbench> bench_;
};

TEST_F(ToyOnTheDesk, ItsToolChangesTheDocumentAndIsUndone) {
  bench_->pressAt({{2.5, 1}, Button::Left, false, false});
  EXPECT_EQ(stones(), (std::vector<int>{3, 5, 6, 2}));
  EXPECT_EQ(bench_->document().history().undoText(), "Raise a stone");
  bench_->undo();
  EXPECT_EQ(stones(), (std::vector<int>{3, 5, 5, 2}));
  bench_->pressAt({{9, 1}, Button::Left, false, false}); // beside the board
  EXPECT_FALSE(bench_->document().modified());
}

TEST_F(ToyOnTheDesk, FindingsFollowAndAreFixed) {
  EXPECT_EQ(findings(), 1u);
  fixAll(bench_->document());
  bench_->documentChanged();
  EXPECT_EQ(findings(), 0u);
  EXPECT_EQ(stones(), (std::vector<int>{3, 5, 6, 2}));
  bench_->undo();
  EXPECT_EQ(findings(), 1u) << "all fixes are one step";
}

TEST_F(ToyOnTheDesk, ItIsSavedAndShown) {
  bench_->pressAt({{0.5, 1}, Button::Left, false, false});
  ASSERT_TRUE(saveDocument(bench_->document(), file_));
  EXPECT_FALSE(bench_->document().modified());
  EXPECT_EQ(opened()->content().get<StonesBody>().stones, (std::vector<int>{4, 5, 5, 2}));
  EXPECT_EQ(bench_->scene()->box().right, 4);
  EXPECT_EQ(bench_->describe({1.5, 1}), "stone 2");
  EXPECT_EQ(untitledName(bench_->document().content()), "Untitled stones");
}

TEST_F(ToyOnTheDesk, ItIsRaced) {
  auto race = race::begunRace(*bench_, raceRoom(), {{race::person, "hasty"}, 0, 1, 5, false, {}});
  ASSERT_TRUE(race) << race.fault();
  race::RaceBench bench(std::move(*race));
  bench.pressAt({{3.5, 1}, Button::Left, false, false});
  ASSERT_TRUE(bench.refused()) << "no wind is as strong as that";
  EXPECT_EQ(bench.raced()->ruleText(bench.refused()->rule),
            "A hop is as long as the wind allows, or shorter.");
  while (bench.stage() != race::RaceBench::Stage::Over) {
    if (bench.hand()) bench.take(0);
    race::letPilotsPlay(bench);
  }
  const HopsBody raced = bench.document().content().get<HopsBody>();
  EXPECT_EQ(static_cast<int>(raced.hops.size()), bench.playback()->turns());
  EXPECT_EQ(raced.hops.front(), 1) << "the shortest hop is the first offer";
  EXPECT_EQ(bench.raced()->ranks(bench.shown()).front().text, "across");
  bench.takeBack();
  EXPECT_LT(bench.playback()->turns(), static_cast<int>(raced.hops.size()));
  ASSERT_TRUE(saveDocument(bench.document(), file_));
  const auto read = openDocument(file_);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->document->content(), bench.document().content());
}

} // namespace
} // namespace fairway::toy
