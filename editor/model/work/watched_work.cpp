#include "editor/model/work/watched_work.h"

#include "editor/model/work/cancellation.h"

#include <utility>

namespace fairway::editor {

WatchedWork::WatchedWork(std::function<void(Background::Deliver)> post) : background_(std::move(post)) {}

WatchedWork::~WatchedWork() {
  abandon();
}

void WatchedWork::start(Work work, Background::Failed failed) {
  abandon();
  const auto job = std::make_shared<Job>();
  job_ = job;
  // What comes late, from work that was abandoned meanwhile, is known by its job.
  const auto ended = [this, job] { return std::exchange(job_, job_ == job ? nullptr : job_) == job; };
  background_.submit(
      [job, ended, work = std::move(work)](const Stale& stale) -> Background::Deliver {
        StaleWatch watch([&] { return job->stopped || stale(); }, [&](double share) { job->share = share; });
        return [ended, deliver = work(watch)] {
          if (ended() && deliver) deliver();
        };
      },
      [ended, failed = std::move(failed)](const std::string& why) {
        if (ended() && failed) failed(why);
      });
}

void WatchedWork::stop() {
  if (job_) job_->stopped = true;
}

void WatchedWork::abandon() {
  stop();
  job_.reset();
}

double WatchedWork::progress() const {
  return job_ ? job_->share.load() : 0;
}

} // namespace fairway::editor
