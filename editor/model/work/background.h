#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace fairway::editor {

// One thread that works on what was asked last. What was asked before is stale: if it has not begun it never
// does, and its result is dropped.
class Background {
public:
  using Deliver = std::function<void()>; // shows the result, in the asker's thread
  using Work =
      std::function<Deliver(const std::function<bool()>&)>; // may ask whether it is stale, and give up

  // `post` hands a delivery over to the asker's thread.
  explicit Background(std::function<void(Deliver)> post);
  ~Background(); // waits for the work in hand

  void submit(Work work);
  bool idle() const;

private:
  void run();

  std::function<void(Deliver)> post_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::optional<Work> next_;
  bool working_ = false;
  bool ending_ = false;
  std::thread thread_; // last: it uses all of the above
};

} // namespace fairway::editor
