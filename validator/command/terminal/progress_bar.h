#pragma once

#include "validator/command/terminal/interrupt.h"
#include "validator/command/terminal/streams.h"
#include "validator/core/work_watch.h"

#include <chrono>
#include <mutex>
#include <string>

namespace fairway::command {

// One line for people: a name, a bar, the share done and how long it will take.
std::string progressLine(const std::string& name, double share, std::chrono::duration<double> elapsed);

// Watches long work for the command line: a bar on stderr when that is a terminal, and a clean stop on
// Ctrl-C. The bar appears only once the work has taken a moment, and leaves no trace when it is done.
class ProgressBar : public validator::WorkWatch {
public:
  ProgressBar(const Streams& streams, std::string name);
  ~ProgressBar() override;

  void advance(double share) override;
  bool stopWanted() const override { return InterruptGuard::interrupted(); }

private:
  using Clock = std::chrono::steady_clock;

  InterruptGuard guard_;
  std::ostream& err_;
  bool terminal_;
  std::string name_;
  Clock::time_point begun_ = Clock::now();
  std::mutex mutex_; // of what follows
  Clock::time_point drawn_ = begun_;
  std::size_t width_ = 0; // of the line that stands there
};

} // namespace fairway::command
