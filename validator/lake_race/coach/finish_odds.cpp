#include "validator/lake_race/coach/finish_odds.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

// Both chances of one state in one turn, side by side: they are always asked for together.
struct Done {
  double finished = 0;
  double sunk = 0;
};

// One turn more for all states: where a turn leads is where they are one turn less.
void sailOn(const ParChain& chain, const std::vector<Done>& before, std::vector<Done>& after) {
  for (ParChain::Id id = 0; id < chain.stateCount(); ++id) {
    const ParChain::Turn turn = chain.turn(id);
    Done done{turn.finished, turn.sunk};
    for (const ParChain::Step& step : turn.steps) {
      const Done& there = before[static_cast<std::size_t>(step.to)];
      done.finished += step.probability * there.finished;
      done.sunk += step.probability * there.sunk;
    }
    after[static_cast<std::size_t>(id)] = done;
  }
}

} // namespace

bool FinishOdds::workOut(ParChain& chain, const std::vector<ParChain::Id>& asked, const WorkWatch& watch) {
  if (!chain.follow(watch)) return false;
  places_.assign(static_cast<std::size_t>(chain.stateCount()), -1);
  std::vector<ParChain::Id> kept;
  for (const ParChain::Id id : asked)
    if (id >= 0 && places_[static_cast<std::size_t>(id)] < 0) {
      places_[static_cast<std::size_t>(id)] = static_cast<std::int32_t>(kept.size());
      kept.push_back(id);
    }

  std::vector<std::vector<Done>> byTurn; // of the kept states
  std::vector<Done> before(static_cast<std::size_t>(chain.stateCount()));
  std::vector<Done> after(before.size());
  for (turns_ = 0;; ++turns_) {
    std::vector<Done>& now = byTurn.emplace_back();
    double underWay = 0;
    for (const ParChain::Id id : kept) {
      const Done& done = before[static_cast<std::size_t>(id)];
      now.push_back(done);
      underWay = std::max(underWay, 1 - done.finished - done.sunk);
    }
    if (underWay < enoughDone || turns_ == mostTurnsAlone) break;
    if (watch.stopWanted()) return false;
    sailOn(chain, before, after);
    std::swap(before, after);
  }

  stride_ = static_cast<std::size_t>(turns_) + 1;
  always_.assign(stride_, 1);
  never_.assign(stride_, 0);
  afloat_.resize(kept.size() * stride_);
  sunk_.resize(kept.size() * stride_);
  for (std::size_t place = 0; place < kept.size(); ++place)
    for (std::size_t turn = 0; turn < stride_; ++turn) {
      afloat_[place * stride_ + turn] = 1 - byTurn[turn][place].finished;
      sunk_[place * stride_ + turn] = byTurn[turn][place].sunk;
    }
  return true;
}

Odds FinishOdds::of(ParChain::Id id) const {
  if (id == ParChain::finished) return {never_.data(), never_.data(), 0, 0, 0};
  if (id == ParChain::sunk) return {always_.data(), always_.data(), stride_ - 1, 1, 1};
  const std::int32_t place = places_[static_cast<std::size_t>(id)];
  FAIRWAY_EXPECTS(place >= 0);
  const std::size_t at = static_cast<std::size_t>(place) * stride_;
  return oddsOf(afloat_.data() + at, sunk_.data() + at, stride_ - 1);
}

} // namespace fairway::validator::lake_race
