#include "editor/model/files/document_file.h"
#include "editor/model/work/game.h"
#include "formats/document/writer.h"
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

} // namespace
} // namespace fairway::toy
