#pragma once

#include "validator/core/work_watch.h"

#include <functional>

namespace fairway::editor {

// Asked often by long work: once it is true, nobody waits for the result any more.
using Stale = std::function<bool()>;

// The same for the validator's work.
class StaleWatch final : public validator::WorkWatch {
public:
  explicit StaleWatch(const Stale& stale) : stale_(stale) {}
  bool stopWanted() const override { return stale_ && stale_(); }

private:
  const Stale& stale_;
};

} // namespace fairway::editor
