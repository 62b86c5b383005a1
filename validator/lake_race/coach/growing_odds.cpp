#include "validator/lake_race/coach/growing_odds.h"

namespace fairway::validator::lake_race {

namespace {

// The odds of one state in one turn, side by side: they are always asked for together.
struct Place {
  double afloat;
  double sunk;
};

} // namespace

bool GrowingOdds::begin(const std::vector<ParChain::Id>& starts, const WorkWatch& watch) {
  FinishOdds ofStarts;
  if (!ofStarts.workOut(chain_, starts, watch)) return false;
  turns_ = ofStarts.turns();
  stride_ = static_cast<std::size_t>(turns_) + 1;
  always_.assign(stride_, 1);
  never_.assign(stride_, 0);
  grow();
  return true;
}

void GrowingOdds::grow() {
  static_cast<void>(chain_.follow(unwatched())); // never stopped
  const ParChain::Id from = known_;
  known_ = chain_.stateCount();
  if (known_ > from) workOut(from);
}

// The new states lead to each other and to older ones, of which all turns are known. Both are read in the
// same form, so that the last digit does not depend on which states came first.
void GrowingOdds::workOut(ParChain::Id from) {
  const auto places = static_cast<std::size_t>(known_) * stride_;
  afloat_.resize(places);
  sunk_.resize(places);
  const auto count = static_cast<std::size_t>(known_ - from);
  std::vector<Place> now(count, {1, 0}); // by new state
  std::vector<Place> next(count);
  for (std::size_t turn = 0; turn < stride_; ++turn) {
    for (std::size_t i = 0; i < count; ++i) {
      const auto id = from + static_cast<ParChain::Id>(i);
      const std::size_t at = static_cast<std::size_t>(id) * stride_ + turn;
      afloat_[at] = now[i].afloat;
      sunk_[at] = now[i].sunk;
      const ParChain::Turn leads = chain_.turn(id);
      double finishes = leads.finished;
      double sinks = leads.sunk;
      for (const ParChain::Step& step : leads.steps) {
        const std::size_t old = static_cast<std::size_t>(step.to) * stride_ + turn;
        const Place there =
            step.to >= from ? now[static_cast<std::size_t>(step.to - from)] : Place{afloat_[old], sunk_[old]};
        finishes += step.probability * (1 - there.afloat);
        sinks += step.probability * there.sunk;
      }
      next[i] = {1 - finishes, sinks};
    }
    std::swap(now, next);
  }
}

Odds GrowingOdds::of(ParChain::Id id) const {
  if (id == ParChain::finished) return {never_.data(), never_.data()};
  if (id == ParChain::sunk) return {always_.data(), always_.data()};
  FAIRWAY_EXPECTS(id < known_);
  const std::size_t at = static_cast<std::size_t>(id) * stride_;
  return {afloat_.data() + at, sunk_.data() + at};
}

} // namespace fairway::validator::lake_race
