#include "editor/model/work/background.h"

#include "editor/model/words/translation.h"

#include <exception>
#include <new>

namespace fairway::editor {

Background::Background(std::function<void(Deliver)> post)
    : post_(std::move(post)), thread_([this] { run(); }) {}

Background::~Background() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Background::submit(Work work, Failed failed) {
  {
    const std::lock_guard lock(mutex_);
    next_ = Task{std::move(work), std::move(failed)};
  }
  wake_.notify_one();
}

void Background::cancel() {
  submit([](const auto&) -> Deliver { return nullptr; }, [](const std::string&) {});
}

bool Background::idle() const {
  const std::lock_guard lock(mutex_);
  return !working_ && !next_;
}

Background::Deliver Background::resultOf(const Task& task, const std::function<bool()>& stale) {
  std::string why;
  try {
    return task.work(stale);
  } catch (const std::bad_alloc&) {
    why = say("there is not enough memory");
  } catch (const std::exception& error) {
    why = error.what();
  } catch (...) {
    why = say("an unknown error");
  }
  return [failed = task.failed, why] { failed(why); };
}

// Nothing leaves this thread but by `post`: an exception would end the program, with all work that is not
// saved. Should even the news of a failure find no way out, the asker hears nothing of this task, and the
// next one is worked on.
void Background::deliver(const Task& task, const std::function<bool()>& stale) noexcept {
  try {
    Deliver result = resultOf(task, stale);
    if (result && !stale()) post_(std::move(result));
  } catch (...) {
    try {
      post_([failed = task.failed] { failed(say("there is not enough memory")); });
    } catch (...) { // NOLINT(bugprone-empty-catch)
    }
  }
}

void Background::run() {
  const auto stale = [this] {
    const std::lock_guard lock(mutex_);
    return ending_ || next_.has_value();
  };
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return ending_ || next_.has_value(); });
    if (ending_) return;
    const Task task = std::move(*next_);
    next_.reset();
    working_ = true;
    lock.unlock();
    deliver(task, stale);
    lock.lock();
    working_ = false;
  }
}

} // namespace fairway::editor
