#pragma once

#include "validator/core/work_watch.h"

#include <functional>
#include <utility>

namespace fairway::editor {

// Asked often by long work: once it is true the result is no longer wanted.
using Stale = std::function<bool()>;

// The same for the validator's work, with a listener to its progress.
class StaleWatch final : public validator::WorkWatch {
public:
  explicit StaleWatch(Stale stale, std::function<void(double)> heard = {})
      : stale_(std::move(stale)), heard_(std::move(heard)) {}

  void advance(double share) override {
    if (heard_) heard_(share);
  }
  bool stopWanted() const override { return stale_ && stale_(); }

private:
  Stale stale_;
  std::function<void(double)> heard_;
};

} // namespace fairway::editor
