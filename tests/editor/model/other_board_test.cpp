#include "editor/model/files/other_board.h"

#include "editor/model/lake_race/course/course_edit.h"
#include "formats/lake_race/documents.h"
#include "rules/lake_race/route/choose.h"
#include "tests/editor/model/bare_bench.h"
#include "tests/editor/model/deliveries.h"
#include "tests/editor/model/lake_race/desk.h"

// The other side of a comparison.
namespace fairway::editor {
namespace {

struct SeedFound final : Examination {};

class RacedBench final : public BareBench {
public:
  explicit RacedBench(int columns) : BareBench(columns, "other") {}

  // Its only figure is the seed.
  ExaminationTask deepTask(std::shared_ptr<DeepWork> work) const override {
    return [work = std::move(work)](const Stale&) {
      auto found = std::make_shared<SeedFound>();
      Analysis analysis;
      analysis.measured.push_back({"seed", phrase("seed"), static_cast<double>(work->seed)});
      found->analysis = std::make_shared<const Analysis>(std::move(analysis));
      return found;
    };
  }
};

class OtherBoardTest : public WithDeliveries {
protected:
  OtherBoard other_{post()};
};

// The board on the desk has seed 1: the errors of both are independent.
TEST_F(OtherBoardTest, IsRacedWithASeedOfItsOwn) {
  const RacedBench bench(11);
  double seed = 0;
  std::string called;
  other_.onDone = [&](const std::string& name, const std::shared_ptr<const Analysis>& analysis) {
    called = name;
    seed = analysis->measured.at(0).value;
  };
  EXPECT_EQ(other_.begin(bench, "pinned"), "");
  pump([&] { return !other_.working(); });
  EXPECT_EQ(called, "pinned");
  EXPECT_EQ(seed, 2);
  EXPECT_EQ(DeepWork().seed, 1u);
}

TEST_F(OtherBoardTest, KnowsWhetherItIsTheBoardOnTheDesk) {
  RacedBench bench(11);
  EXPECT_FALSE(other_.isOn(bench)) << "nothing was asked for";
  ASSERT_EQ(other_.begin(bench, "pinned"), "");
  EXPECT_TRUE(other_.isOn(bench));
  EXPECT_FALSE(other_.isOn(RacedBench(12)));
  bench.part = "another course";
  EXPECT_FALSE(other_.isOn(bench));
  bench.part.reset();
  EXPECT_NE(other_.begin(bench, "nothing"), "") << "it has no figures";
  bench.part = "other";
  EXPECT_TRUE(other_.isOn(bench)) << "what was asked for before still holds";
  other_.drop();
  EXPECT_FALSE(other_.isOn(bench));
}

// Only the arrow differs; what a document leaves open is settled as it is.
TEST(CourseWhatIfs, TurnOneArrowEach) {
  using namespace fairway::lake_race;
  const Lake lake = lake_race::raceLake();
  const Placement placement = *placementOf(lake, RaceLetter::A, assignmentNumbered(0));
  const Choices now = chosen(lake, placement, {});
  const auto whatIfs = lake_race::whatIfsOf(lake, {placement, now, RaceLetter::A});
  ASSERT_EQ(whatIfs.size(), 3u);
  for (std::size_t turned = 0; turned < 3; ++turned) {
    const auto document = whatIfs[turned].document();
    const auto* body = document->content().as<formats::lake_race::CourseBody>();
    ASSERT_TRUE(body);
    for (std::size_t buoy = 0; buoy < 3; ++buoy)
      EXPECT_EQ(body->choices.arrows[buoy], turned == buoy ? otherArrow(now.arrows[buoy]) : now.arrows[buoy]);
    EXPECT_EQ(body->choices.start, now.start);
    EXPECT_EQ(body->choices.finish, now.finish);
    EXPECT_EQ(body->buoys, placement.buoys);
  }
  EXPECT_TRUE(lake_race::whatIfsOf(lake, {placement, std::nullopt, RaceLetter::A}).empty());
}

} // namespace
} // namespace fairway::editor
