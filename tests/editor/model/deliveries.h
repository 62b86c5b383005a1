#pragma once

#include "editor/model/work/background.h"

#include <gmock/gmock.h>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace fairway::editor {

// What to do when work fails that must not.
inline void mustNotFail(const std::string& why) {
  ADD_FAILURE() << why;
}

// A test of what works beside the desk: results wait until the test's own thread takes them, as they do in a
// window.
class WithDeliveries : public testing::Test {
protected:
  void pump(const std::function<bool()>& until) {
    while (!until()) {
      std::unique_lock lock(mutex_);
      came_.wait(lock, [&] { return !deliveries_.empty(); });
      const Background::Deliver deliver = std::move(deliveries_.front());
      deliveries_.pop_front();
      lock.unlock();
      deliver();
    }
  }

  // Until one is on its way, which is left there.
  void waitForDelivery() {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [&] { return !deliveries_.empty(); });
  }

  std::function<void(Background::Deliver)> post() {
    return [this](Background::Deliver deliver) {
      const std::lock_guard lock(mutex_);
      deliveries_.push_back(std::move(deliver));
      came_.notify_one();
    };
  }

private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<Background::Deliver> deliveries_;
};

} // namespace fairway::editor
