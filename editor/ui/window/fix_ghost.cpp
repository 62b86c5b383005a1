#include "editor/ui/window/fix_ghost.h"

#include "editor/model/work/examination.h"

namespace fairway::editor {

FixGhost::FixGhost(Canvas& canvas)
    : canvas_(canvas),
      background_([this](const Background::Deliver& deliver) { canvas_.CallAfter(deliver); }) {}

void FixGhost::drop() {
  ++asked_;
  canvas_.showGhost(nullptr);
  bench_.reset();
}

void FixGhost::show(const Workbench& now, const validator::Finding* finding) {
  drop();
  if (!finding || !finding->fix) return;
  bench_ = afterFix(now, *finding);
  if (!bench_) return;
  background_.submit(
      [this, asked = asked_, finding = *finding,
       task = bench_->examination()](const Stale& stale) -> Background::Deliver {
        auto examination = task(stale);
        if (!examination) return nullptr;
        return [this, asked, finding, examination = std::move(examination)] {
          if (asked != asked_ || !bench_) return;
          bench_->show(*examination);
          bench_->showFinding(&finding); // as on the board, or its marks would count as a change
          canvas_.showGhost(bench_.get());
        };
      },
      [this, asked = asked_](const std::string& why) {
        if (asked == asked_ && onFailed) onFailed(why);
      });
}

} // namespace fairway::editor
