#include "editor/model/work/watched_work.h"
#include "tests/editor/model/deliveries.h"

#include <future>
#include <stdexcept>

namespace fairway::editor {
namespace {

class WatchedWorkTest : public WithDeliveries {
protected:
  // Work that says how far it is and goes on until it is told to stop.
  void startUntilStopped() {
    work_.start(
        [this](validator::WorkWatch& watch) -> Background::Deliver {
          watch.advance(0.25);
          begun_.set_value();
          while (!watch.stopWanted()) std::this_thread::yield();
          return [this] { ++stopped_; };
        },
        mustNotFail);
    begun_.get_future().wait();
  }

  // Other work, so that all that was posted before it has been taken once it is done.
  void workOnce() {
    bool done = false;
    work_.start([&](validator::WorkWatch&) -> Background::Deliver { return [&] { done = true; }; },
                mustNotFail);
    pump([&] { return done; });
  }

  std::promise<void> begun_;
  int stopped_ = 0; // how often what it had was delivered
  WatchedWork work_{post()};
};

TEST_F(WatchedWorkTest, IsNotAtWorkBeforeAndAfter) {
  EXPECT_FALSE(work_.working());
  EXPECT_EQ(work_.progress(), 0);
  workOnce();
  EXPECT_FALSE(work_.working());
  EXPECT_EQ(work_.progress(), 0);
}

TEST_F(WatchedWorkTest, StoppedItDeliversWhatItHas) {
  startUntilStopped();
  EXPECT_TRUE(work_.working());
  EXPECT_EQ(work_.progress(), 0.25);
  work_.stop();
  pump([&] { return stopped_ > 0; });
  EXPECT_FALSE(work_.working());
}

TEST_F(WatchedWorkTest, AbandonedItDeliversNothing) {
  startUntilStopped();
  work_.abandon();
  EXPECT_FALSE(work_.working());
  workOnce();
  EXPECT_EQ(stopped_, 0);
}

TEST_F(WatchedWorkTest, OtherWorkTakesItsPlace) {
  startUntilStopped();
  workOnce();
  EXPECT_EQ(stopped_, 0);
}

// Its delivery is on its way when it is abandoned.
TEST_F(WatchedWorkTest, WhatComesLateIsKnown) {
  int late = 0, failures = 0;
  work_.start([&](validator::WorkWatch&) -> Background::Deliver { return [&] { ++late; }; }, mustNotFail);
  waitForDelivery();
  work_.abandon();
  workOnce();
  EXPECT_EQ(late, 0);
  work_.start([](validator::WorkWatch&) -> Background::Deliver { throw std::runtime_error("no luck"); },
              [&](const std::string&) { ++failures; });
  waitForDelivery();
  work_.abandon();
  workOnce();
  EXPECT_EQ(failures, 0);
}

TEST_F(WatchedWorkTest, ItMayHaveNothingToDeliver) {
  work_.start([](validator::WorkWatch&) -> Background::Deliver { return nullptr; }, mustNotFail);
  pump([&] { return !work_.working(); });
  EXPECT_FALSE(work_.working());
}

TEST_F(WatchedWorkTest, AFailureIsToldAndEndsIt) {
  std::string told;
  work_.start([](validator::WorkWatch&) -> Background::Deliver { throw std::runtime_error("no luck"); },
              [&](const std::string& why) { told = why; });
  pump([&] { return !told.empty(); });
  EXPECT_EQ(told, "no luck");
  EXPECT_FALSE(work_.working());
}

} // namespace
} // namespace fairway::editor
