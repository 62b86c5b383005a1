#pragma once

#include "editor/model/work/background.h"
#include "validator/core/work_watch.h"

#include <atomic>
#include <memory>

namespace fairway::editor {

// Long work of the validator in a thread of its own, whose progress is shown and which can be stopped: what
// it has until then is delivered, where the work keeps it.
class WatchedWork {
public:
  using Work = std::function<Background::Deliver(validator::WorkWatch&)>;

  // `post` hands deliveries over to the asker's thread.
  explicit WatchedWork(std::function<void(Background::Deliver)> post);
  ~WatchedWork();

  void start(Work work, Background::Failed failed); // what was begun before is abandoned
  void stop();                                      // and deliver
  void abandon();                                   // it is no longer waited for
  bool working() const { return job_ != nullptr; }
  double progress() const; // from 0 to 1

private:
  // Shared with the thread at work, which may be the last to release it.
  struct Job {
    std::atomic<bool> stopped = false;
    std::atomic<double> share = 0;
  };

  std::shared_ptr<Job> job_; // null: nothing is being worked on
  Background background_;    // last: it delivers to the above
};

} // namespace fairway::editor
