#include "editor/model/work/analyst.h"

#include "editor/model/work/judgement_store.h"
#include "tests/editor/model/bare_bench.h"
#include "tests/editor/model/deliveries.h"
#include "tests/editor/model/lake_race/desk.h"

// What is worked out though nobody asked.
namespace fairway::editor {
namespace {

using lake_race::Desk;

struct Found final : Examination {};

// A board whose deep examination is what the test wants it to be.
class DeepBench final : public BareBench {
public:
  explicit DeepBench(int columns) : BareBench(columns, "analyst") {}

  ExaminationTask deepTask(std::shared_ptr<DeepWork> work) const override {
    ++begun;
    return [task = task, work = std::move(work)](const Stale& stale) { return task(*work, stale); };
  }

  mutable int begun = 0;
  std::function<std::shared_ptr<const Examination>(DeepWork&, const Stale&)> task =
      [](DeepWork&, const Stale&) { return std::make_shared<Found>(); };
};

class AnalystTest : public WithDeliveries {
protected:
  std::shared_ptr<const Examination> known(const DeepBench& bench) {
    return judgements().find(bench.document(), *bench.part);
  }

  Analyst analyst_{post()};
  int done_ = 0;
};

TEST_F(AnalystTest, WhatItFindsIsInTheStoreAndIsNotWorkedOutAgain) {
  const DeepBench bench(11);
  analyst_.onDone = [this] { ++done_; };
  analyst_.begin(bench);
  EXPECT_TRUE(analyst_.working());
  analyst_.begin(bench);
  EXPECT_EQ(bench.begun, 1) << "it is at work on it";
  pump([&] { return done_ == 1; });
  EXPECT_FALSE(analyst_.working());
  EXPECT_TRUE(known(bench));
  analyst_.begin(bench);
  EXPECT_EQ(bench.begun, 1) << "it is known";
  EXPECT_FALSE(analyst_.working());
}

TEST_F(AnalystTest, WhatIsDroppedStopsAndIsNotKept) {
  DeepBench bench(12);
  std::atomic<bool> stopped = false;
  bench.task = [&](DeepWork& work, const Stale& stale) -> std::shared_ptr<const Examination> {
    while (!work.stopped && !stale()) std::this_thread::yield();
    stopped = true;
    return nullptr;
  };
  analyst_.begin(bench);
  analyst_.drop();
  EXPECT_FALSE(analyst_.working());
  DeepBench next(13);
  analyst_.onDone = [this] { ++done_; };
  analyst_.begin(next); // it comes after what was dropped, which may never have begun
  pump([&] { return done_ == 1; });
  EXPECT_FALSE(known(bench));
  EXPECT_TRUE(known(next));
}

TEST_F(AnalystTest, WhatIsDroppedOnItsWayIsNotKept) {
  const DeepBench bench(14);
  analyst_.onDone = [this] { ++done_; };
  analyst_.begin(bench);
  waitForDelivery();
  analyst_.drop();
  const DeepBench next(15);
  analyst_.begin(next);
  pump([&] { return done_ == 1; });
  EXPECT_FALSE(known(bench)) << "the board may be another one by now";
  EXPECT_TRUE(known(next));
}

TEST_F(AnalystTest, WhatFailsIsSaidAndNotTriedAgain) {
  DeepBench bench(16);
  bench.task = [](DeepWork&, const Stale&) -> std::shared_ptr<const Examination> { throw std::bad_alloc(); };
  std::string why;
  analyst_.onFailed = [&](const std::string& reason) { why = reason; };
  analyst_.begin(bench);
  pump([&] { return !why.empty(); });
  EXPECT_FALSE(analyst_.working());
  analyst_.begin(bench);
  EXPECT_EQ(bench.begun, 1);
}

TEST_F(AnalystTest, WhereNothingTakesLongNothingIsBegun) {
  DeepBench bench(17);
  bench.part.reset();
  analyst_.begin(bench);
  EXPECT_FALSE(analyst_.working());
  EXPECT_EQ(bench.begun, 0);
}

} // namespace
} // namespace fairway::editor
