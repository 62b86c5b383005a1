#include "editor/model/work/analyst.h"

#include "editor/model/work/judgement_store.h"

namespace fairway::editor {

Analyst::Analyst(std::function<void(Background::Deliver)> post) : background_(std::move(post)) {}

Analyst::~Analyst() {
  drop();
}

void Analyst::begin(const Workbench& bench) {
  const auto part = bench.deepPart();
  if (!part || working() || judgements().find(bench.document(), *part)) return;
  const std::pair asked(bench.document().revision(), *part);
  if (failed_ == asked) return;
  const auto work = std::make_shared<DeepWork>();
  auto task = bench.deepTask(work);
  if (!task) return;
  work_ = work;
  // What was dropped may have been handed over already: it is known by its work.
  background_.submit(
      [this, work, task = std::move(task), part = *part, &bench](const Stale& stale) -> Background::Deliver {
        auto made = task(stale);
        if (!made) return nullptr;
        return [this, work, part, &bench, made = std::move(made)] {
          if (work == work_) keep(bench, part, made);
        };
      },
      [this, work, asked](const std::string& why) {
        if (work != work_) return;
        work_.reset();
        failed_ = asked;
        if (onFailed) onFailed(why);
      });
}

void Analyst::keep(const Workbench& bench, const std::string& part,
                   const std::shared_ptr<const Examination>& made) {
  work_.reset();
  judgements().keep(bench.document(), part, made);
  if (onDone) onDone();
}

void Analyst::drop() {
  if (!work_) return;
  work_->stopped = true;
  work_.reset();
  background_.cancel();
}

} // namespace fairway::editor
