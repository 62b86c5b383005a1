#pragma once

#include "validator/core/work_watch.h"

#include <atomic>
#include <vector>

namespace fairway::validator::lake_race {

// Wants to stop from the so-manieth time on that it is asked, and for good. Counts on how often it is asked.
class StopAfter : public WorkWatch {
public:
  explicit StopAfter(int asks) : asks_(asks) {}

  bool stopWanted() const override { return ++asked_ > asks_; }
  int asked() const { return asked_; }

private:
  int asks_;
  mutable std::atomic<int> asked_ = 0;
};

inline constexpr int never = 1 << 30;

// Early, late, and in between: counts of asks after which work that asks so often is to be stopped.
inline std::vector<int> momentsOf(int asked) {
  return {0, 1, asked / 7, asked / 3, asked / 2, asked * 3 / 4, asked * 9 / 10, asked - 2};
}

} // namespace fairway::validator::lake_race
