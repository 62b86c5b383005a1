#include "validator/lake_race/coach/growing_odds.h"

#include <algorithm>

namespace fairway::validator::lake_race {

bool GrowingOdds::begin(const std::vector<ParChain::Id>& starts, const WorkWatch& watch) {
  if (!chain_.follow(watch)) return false;
  known_ = chain_.stateCount();
  const auto count = static_cast<std::size_t>(known_);
  const auto isUnderWay = [&](ParChain::Id start) {
    const Place& now = sailed_[static_cast<std::size_t>(turns_) * count + static_cast<std::size_t>(start)];
    return now.afloat - now.sunk >= enoughDone;
  };
  sailed_.assign(count, {1, 0});
  for (turns_ = 0; turns_ < mostTurnsAlone; ++turns_) {
    if (std::none_of(starts.begin(), starts.end(), isUnderWay)) break;
    if (watch.stopWanted()) return false;
    sailOn(0, turns_);
  }
  stride_ = static_cast<std::size_t>(turns_) + 1;
  always_.assign(stride_, 1);
  never_.assign(stride_, 0);
  keep(0);
  sailed_ = {}; // what is added later is far less
  return true;
}

void GrowingOdds::grow() {
  if (known_ == chain_.stateCount()) return;
  static_cast<void>(chain_.follow(unwatched())); // never stopped
  const ParChain::Id from = known_;
  known_ = chain_.stateCount();
  sailed_.assign(static_cast<std::size_t>(known_ - from), {1, 0});
  for (int turn = 0; turn < turns_; ++turn) sailOn(from, turn);
  keep(from);
}

// One turn more for the new states. They lead to each other and to older ones, of which all turns are known.
// Both are read in the same form, so that the last digit does not depend on which states came first.
void GrowingOdds::sailOn(ParChain::Id from, int turn) {
  const auto count = static_cast<std::size_t>(known_ - from);
  const std::size_t now = static_cast<std::size_t>(turn) * count;
  sailed_.resize(now + 2 * count);
  for (std::size_t i = 0; i < count; ++i) {
    const ParChain::Turn leads = chain_.turn(from + static_cast<ParChain::Id>(i));
    double finishes = leads.finished;
    double sinks = leads.sunk;
    for (const ParChain::Step& step : leads.steps) {
      const std::size_t old = static_cast<std::size_t>(step.to) * stride_ + static_cast<std::size_t>(turn);
      const Place there = step.to >= from ? sailed_[now + static_cast<std::size_t>(step.to - from)]
                                          : Place{afloat_[old], sunk_[old]};
      finishes += step.probability * (1 - there.afloat);
      sinks += step.probability * there.sunk;
    }
    sailed_[now + count + i] = {1 - finishes, sinks};
  }
}

// From turn by turn to state by state. A few turns at a time, so that what is read and written stays in the
// processor's cache.
void GrowingOdds::keep(ParChain::Id from) {
  constexpr std::size_t together = 8;
  const auto count = static_cast<std::size_t>(known_ - from);
  const auto first = static_cast<std::size_t>(from);
  afloat_.resize((first + count) * stride_);
  sunk_.resize((first + count) * stride_);
  for (std::size_t begin = 0; begin < stride_; begin += together)
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t turn = begin; turn < std::min(begin + together, stride_); ++turn) {
        const Place& place = sailed_[turn * count + i];
        afloat_[(first + i) * stride_ + turn] = place.afloat;
        sunk_[(first + i) * stride_ + turn] = place.sunk;
      }
  for (std::size_t i = first; i < first + count; ++i) {
    const Odds odds = oddsOf(afloat_.data() + i * stride_, sunk_.data() + i * stride_, stride_ - 1);
    ends_.push_back({odds.earliest, odds.neverFinishes, odds.everSinks});
  }
}

Odds GrowingOdds::of(ParChain::Id id) const {
  if (id == ParChain::finished) return {never_.data(), never_.data(), 0, 0, 0};
  if (id == ParChain::sunk) return {always_.data(), always_.data(), stride_ - 1, 1, 1};
  FAIRWAY_EXPECTS(id < known_);
  const std::size_t at = static_cast<std::size_t>(id) * stride_;
  const Ends& ends = ends_[static_cast<std::size_t>(id)];
  return {afloat_.data() + at, sunk_.data() + at, ends.earliest, ends.neverFinishes, ends.everSinks};
}

// The turns in which a boat may finish are a few lines of the processor's cache, wherever they begin.
void GrowingOdds::fetch(ParChain::Id id) const {
  if (id < 0 || id >= known_) return; // not worked out yet
  constexpr std::size_t line = 64 / sizeof(double);
  constexpr std::size_t lines = 5;
  const std::size_t begin = ends_[static_cast<std::size_t>(id)].earliest;
  const double* afloat = afloat_.data() + static_cast<std::size_t>(id) * stride_ + begin;
  for (std::size_t i = 0; i < std::min(lines * line, stride_ - begin); i += line)
    __builtin_prefetch(afloat + i);
}

} // namespace fairway::validator::lake_race
