#include "editor/model/lake_race/tour/lake_tour.h"

#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/model/work/game.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

// A tour goes on by what is on the desk.
namespace fairway::editor::lake_race {
namespace {

// The desk as the window has it, judged whenever it is looked at.
class LakeTour : public testing::Test {
protected:
  // The document of the step; it is another one than before only if the tour says so.
  void begin() {
    ASSERT_TRUE(tour_.step());
    if (!tour_.beginsAnew(bench_ != nullptr)) return;
    auto document = tour_.step()->begin(test::sourceDir() / "samples");
    ASSERT_TRUE(document);
    bench_ = std::make_unique<LakeWorkbench>(std::move(document));
  }
  bool look() {
    const auto examination = gameOf(bench_->document().content()).examination(bench_->document())({});
    return tour_.look({*bench_, examination.get()});
  }
  void lay() {
    const auto* layout = tileLayoutOf(bench_->document().content());
    bench_->apply(layTheRest(*layout, *bench_->references().set));
  }
  // From the top to the bottom.
  void dam() {
    bench_->take(ToolId::Paint);
    const int rows = bench_->board().map.rows();
    bench_->press({{6, 0}, Button::Left, false, false});
    for (int row = 1; row < rows; ++row) bench_->move({{6, row}, Button::Left, false, false});
    bench_->release({{6, rows - 1}, Button::Left, false, false});
  }

  Tour tour_{lakeTour()};
  std::unique_ptr<LakeWorkbench> bench_;
};

TEST_F(LakeTour, GoesOnWhenEachStepIsDoneAndNotBefore) {
  begin();
  EXPECT_EQ(emptyPlaces(*tileLayoutOf(bench_->document().content())), 1);
  EXPECT_FALSE(look());
  lay();
  EXPECT_TRUE(look());
  EXPECT_EQ(tour_.number(), 2u);

  const LakeWorkbench* tiles = bench_.get();
  begin();
  EXPECT_NE(bench_.get(), tiles) << "a lake of tiles cannot be painted on";
  EXPECT_FALSE(look()) << "the pond is in order";
  EXPECT_FALSE(tour_.look({*bench_})) << "what is not judged yet is not broken";
  dam();
  EXPECT_TRUE(look());

  begin();
  EXPECT_EQ(bench_->document().history().position(), 1u) << "the lake that was broken is the one to mend";
  EXPECT_FALSE(look());
  EXPECT_FALSE(tour_.look({*bench_})) << "what is not judged yet is not mended";
  bench_->undo();
  EXPECT_TRUE(look());

  begin();
  EXPECT_FALSE(look()) << "nobody races";
  EXPECT_EQ(tour_.number(), tour_.count());
}

TEST_F(LakeTour, CanBeSkippedToItsEnd) {
  for (std::size_t i = 0; i < tour_.count(); ++i) {
    begin();
    tour_.skip();
  }
  EXPECT_FALSE(tour_.step());
  EXPECT_FALSE(tour_.beginsAnew(false));
  EXPECT_FALSE(look());
}

TEST_F(LakeTour, BeginsAnewWhereTheDocumentWasClosed) {
  tour_.skip();
  tour_.skip();
  EXPECT_FALSE(tour_.beginsAnew(true));
  EXPECT_TRUE(tour_.beginsAnew(false));
}

TEST_F(LakeTour, SaysWhenTheSamplesAreMissing) {
  for (const TourStep& step : lakeTour()) EXPECT_FALSE(step.begin("/nowhere"));
}

} // namespace
} // namespace fairway::editor::lake_race
