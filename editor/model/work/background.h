#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace fairway::editor {

// One thread that works on what was asked last. What was asked before is stale: if it has not begun it never
// does, and its result is dropped.
class Background {
public:
  using Deliver = std::function<void()>; // shows the result, in the asker's thread
  using Work = std::function<Deliver(const std::function<bool()>&)>; // may ask whether it is stale, and stop

  // `post` hands a delivery over to the asker's thread.
  explicit Background(std::function<void(Deliver)> post);
  ~Background(); // waits for the work in hand

  // Work may fail, for example for lack of memory: the caller gets the reason, in its own thread.
  using Failed = std::function<void(const std::string& why)>;
  void submit(Work work, Failed failed);
  void cancel(); // every request so far is stale
  bool idle() const;

private:
  struct Task {
    Work work;
    Failed failed;
  };
  static Deliver resultOf(const Task& task, const std::function<bool()>& stale);
  void deliver(const Task& task, const std::function<bool()>& stale) noexcept;
  void run();

  std::function<void(Deliver)> post_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::optional<Task> next_;
  bool working_ = false;
  bool ending_ = false;
  std::thread thread_; // last: it uses all of the above
};

} // namespace fairway::editor
