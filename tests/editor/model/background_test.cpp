#include "editor/model/work/background.h"
#include "tests/editor/model/deliveries.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <stdexcept>

namespace fairway::editor {
namespace {

// Runs deliveries at once, in the worker's thread: good enough for counting.
const auto atOnce = [](const Background::Deliver& deliver) { deliver(); };

TEST(Background, DeliversWhatWasAsked) {
  std::promise<int> result;
  Background background(atOnce);
  background.submit([&](const auto&) { return [&] { result.set_value(42); }; }, mustNotFail);
  EXPECT_EQ(result.get_future().get(), 42);
}

TEST(Background, OnlyTheLastOfManyIsDelivered) {
  std::promise<void> begun, go, last;
  std::atomic<int> delivered = 0;
  Background background(atOnce);
  background.submit(
      [&](const auto& stale) -> Background::Deliver {
        begun.set_value();
        go.get_future().wait();
        EXPECT_TRUE(stale());
        return [&] { ++delivered; };
      },
      mustNotFail);
  begun.get_future().wait();
  for (int i = 0; i < 5; ++i)
    background.submit([&](const auto&) -> Background::Deliver { return [&] { delivered += 10; }; },
                      mustNotFail);
  background.submit(
      [&](const auto&) -> Background::Deliver {
        return [&] {
          delivered += 100;
          last.set_value();
        };
      },
      mustNotFail);
  go.set_value();
  last.get_future().wait();
  EXPECT_EQ(delivered, 100);
}

TEST(Background, IsIdleOnlyWhenNothingIsAskedNorInHand) {
  std::promise<void> begun, go;
  Background background(atOnce);
  EXPECT_TRUE(background.idle());
  background.submit(
      [&](const auto&) -> Background::Deliver {
        begun.set_value();
        go.get_future().wait();
        return nullptr;
      },
      mustNotFail);
  begun.get_future().wait();
  EXPECT_FALSE(background.idle()) << "in hand";
  background.cancel();
  EXPECT_FALSE(background.idle()) << "asked as well";
  go.set_value();
}

TEST(Background, WorkThatGivesUpDeliversNothing) {
  std::atomic<int> posted = 0;
  Background background([&](const Background::Deliver&) { ++posted; });
  background.submit([](const auto&) -> Background::Deliver { return nullptr; }, mustNotFail);
  while (!background.idle()) std::this_thread::yield();
  EXPECT_EQ(posted, 0);
  background.submit([](const auto&) -> Background::Deliver { return [] {}; }, mustNotFail);
  while (!background.idle()) std::this_thread::yield();
  EXPECT_EQ(posted, 1) << "and what is worked out is delivered";
}

TEST(Background, WorkThatFailsIsToldAndTheNextIsDone) {
  std::promise<std::string> first, second;
  std::promise<int> third;
  Background background(atOnce);
  background.submit([](const auto&) -> Background::Deliver { throw std::runtime_error("no luck"); },
                    [&](const std::string& why) { first.set_value(why); });
  EXPECT_EQ(first.get_future().get(), "no luck");
  background.submit([](const auto&) -> Background::Deliver { throw std::bad_alloc(); },
                    [&](const std::string& why) { second.set_value(why); });
  EXPECT_EQ(second.get_future().get(), "there is not enough memory");
  background.submit([&](const auto&) { return [&] { third.set_value(42); }; }, mustNotFail);
  EXPECT_EQ(third.get_future().get(), 42);
}

TEST(Background, EndsWhileWorkIsWaiting) {
  std::atomic<int> delivered = 0;
  {
    Background background([&](const Background::Deliver&) { ++delivered; });
    background.submit(
        [](const auto& stale) -> Background::Deliver {
          while (!stale()) std::this_thread::yield();
          return [] {};
        },
        mustNotFail);
  }
  EXPECT_EQ(delivered, 0);
}

TEST(Background, WhatIsCancelledDeliversNothing) {
  std::promise<void> begun;
  std::atomic<int> posted = 0;
  Background background([&](const Background::Deliver&) { ++posted; });
  background.submit(
      [&](const auto& stale) -> Background::Deliver {
        begun.set_value();
        while (!stale()) std::this_thread::yield();
        throw std::runtime_error("nobody waits for this any more");
      },
      mustNotFail);
  begun.get_future().wait();
  background.cancel();
  while (!background.idle()) std::this_thread::yield();
  EXPECT_EQ(posted, 0);
}

TEST(Background, WorkThatThrowsAnythingIsAFailure) {
  std::promise<std::string> why;
  Background background(atOnce);
  background.submit([](const auto&) -> Background::Deliver { throw 42; },
                    [&](const std::string& reason) { why.set_value(reason); });
  EXPECT_EQ(why.get_future().get(), "an unknown error");
}

// An exception that leaves the thread would end the program.
TEST(Background, APostThatThrowsIsNotTheEnd) {
  std::atomic<int> posts = 0;
  std::promise<std::string> why;
  std::promise<void> later;
  Background background([&](const Background::Deliver& deliver) {
    if (++posts == 1) throw std::bad_alloc();
    deliver();
  });
  background.submit([](const auto&) -> Background::Deliver { return [] {}; },
                    [&](const std::string& reason) { why.set_value(reason); });
  EXPECT_EQ(why.get_future().get(), "there is not enough memory");
  background.submit([&](const auto&) -> Background::Deliver { return [&] { later.set_value(); }; },
                    mustNotFail);
  later.get_future().wait();
}

TEST(Background, NewsThatFindNoWayOutAreDropped) {
  std::promise<void> later;
  std::atomic<int> posts = 0;
  Background background([&](const Background::Deliver& deliver) {
    if (++posts <= 2) throw std::runtime_error("full");
    deliver();
  });
  background.submit([](const auto&) -> Background::Deliver { return [] {}; }, mustNotFail);
  while (!background.idle()) std::this_thread::yield();
  background.submit([&](const auto&) -> Background::Deliver { return [&] { later.set_value(); }; },
                    mustNotFail);
  later.get_future().wait();
  EXPECT_EQ(posts, 3);
}

} // namespace
} // namespace fairway::editor
