#include "validator/river/deep/deep_study.h"

namespace fairway::validator::river {

bool DeepStudy::isTooLarge() const {
  return statesOfTwo(river(), Goal::Win) > mostStatesOfTwo;
}

bool DeepStudy::solveTwo() {
  if (isTooLarge()) return false;
  PartWatch part(watch_, 0, 0.2);
  two_ = Two::solve(study_.moves(), study_.endless(), {}, part);
  if (two_) flow_ = flowOfTwo(*two_, Phase{0}, {Hand::Perfect, Hand::Perfect}, watch_);
  return flow_.has_value();
}

} // namespace fairway::validator::river
