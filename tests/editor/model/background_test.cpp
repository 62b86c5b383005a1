#include "editor/model/work/background.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace fairway::editor {
namespace {

// Runs deliveries at once, in the worker's thread: good enough for counting.
const auto atOnce = [](const Background::Deliver& deliver) { deliver(); };

TEST(Background, DeliversWhatWasAsked) {
  std::promise<int> result;
  Background background(atOnce);
  background.submit([&](const auto&) { return [&] { result.set_value(42); }; });
  EXPECT_EQ(result.get_future().get(), 42);
}

TEST(Background, OnlyTheLastOfManyIsDelivered) {
  std::promise<void> begun, go, last;
  std::atomic<int> delivered = 0;
  Background background(atOnce);
  background.submit([&](const auto& stale) -> Background::Deliver {
    begun.set_value();
    go.get_future().wait();
    EXPECT_TRUE(stale());
    return [&] { ++delivered; };
  });
  begun.get_future().wait();
  for (int i = 0; i < 5; ++i)
    background.submit([&](const auto&) -> Background::Deliver { return [&] { delivered += 10; }; });
  background.submit([&](const auto&) -> Background::Deliver {
    return [&] {
      delivered += 100;
      last.set_value();
    };
  });
  go.set_value();
  last.get_future().wait();
  EXPECT_EQ(delivered, 100);
}

TEST(Background, WorkThatGivesUpDeliversNothing) {
  std::atomic<int> posted = 0;
  Background background([&](const Background::Deliver&) { ++posted; });
  background.submit([](const auto&) -> Background::Deliver { return nullptr; });
  while (!background.idle()) std::this_thread::yield();
  EXPECT_EQ(posted, 0);
  background.submit([](const auto&) -> Background::Deliver { return [] {}; });
  while (!background.idle()) std::this_thread::yield();
  EXPECT_EQ(posted, 1) << "and what is worked out is delivered";
}

TEST(Background, EndsWhileWorkIsWaiting) {
  std::atomic<int> delivered = 0;
  {
    Background background([&](const Background::Deliver&) { ++delivered; });
    background.submit([](const auto& stale) -> Background::Deliver {
      while (!stale()) std::this_thread::yield();
      return [] {};
    });
  }
  EXPECT_EQ(delivered, 0);
}

} // namespace
} // namespace fairway::editor
