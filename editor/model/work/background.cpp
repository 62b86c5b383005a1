#include "editor/model/work/background.h"

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

void Background::submit(Work work) {
  {
    const std::lock_guard lock(mutex_);
    next_ = std::move(work);
  }
  wake_.notify_one();
}

bool Background::idle() const {
  const std::lock_guard lock(mutex_);
  return !working_ && !next_;
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
    const Work work = std::move(*next_);
    next_.reset();
    working_ = true;
    lock.unlock();
    Deliver deliver = work(stale);
    if (deliver && !stale()) post_(std::move(deliver));
    lock.lock();
    working_ = false;
  }
}

} // namespace fairway::editor
