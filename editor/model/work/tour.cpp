#include "editor/model/work/tour.h"

namespace fairway::editor {

bool Tour::beginsAnew(bool isOpen) const {
  return step() && (!isOpen || at_ == 0 || steps_[at_ - 1].begin != step()->begin);
}

bool Tour::look(const TourSight& sight) {
  if (!step() || !step()->done(sight)) return false;
  ++at_;
  return true;
}

} // namespace fairway::editor
