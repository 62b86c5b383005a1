#include "validator/lake_race/coach/win_chances.h"

namespace fairway::validator::lake_race {

namespace {

constexpr double negligible = 1e-14; // of win chance

using Others = std::span<const ChancesAfterTurn::Other>;

// The chance that one of the others is still to finish after this turn, and first among them.
double stillToCome(Others others, std::size_t turn, std::size_t last) {
  double sum = 0;
  for (std::size_t k = 0; k < others.size(); ++k) {
    double chance = others[k].odds.afloat[turn] - others[k].odds.afloat[last];
    for (std::size_t j = 0; j < others.size(); ++j)
      if (j != k) chance *= others[j].odds.afloat[turn];
    sum += chance;
  }
  return sum;
}

// The chance that all others sink, the last of them after this turn.
double stillToSink(Others others, std::size_t turn, std::size_t last) {
  double all = 1;
  double before = 1;
  for (const auto& other : others) {
    all *= other.odds.sunk[last];
    before *= other.odds.sunk[turn];
  }
  return all - before;
}

bool nobodyYet(Others others, std::size_t turn) {
  for (const auto& other : others)
    if (other.odds.afloat[turn] < 1) return false;
  return true;
}

// The first turn after `from` of which it is not true; it is true of those before and of none behind.
template <class IsTrue>
std::size_t endOfTruth(std::size_t from, std::size_t last, IsTrue&& isTrue) {
  while (from < last) {
    const std::size_t middle = from + (last - from) / 2;
    if (isTrue(middle))
      from = middle + 1;
    else
      last = middle;
  }
  return from;
}

} // namespace

void ChancesAfterTurn::look(int mover, Others others, int turns) {
  FAIRWAY_EXPECTS(others.size() < fairway::lake_race::maxPlayers);
  const auto last = static_cast<std::size_t>(turns);
  mover_ = mover;
  count_ = others.size();
  // Only turns in which one of them can finish first add anything.
  first_ = std::max<std::size_t>(
      endOfTruth(0, last, [&](std::size_t turn) { return nobodyYet(others, turn); }), 1);
  end_ = endOfTruth(first_, last,
                    [&](std::size_t turn) { return stillToCome(others, turn, last) > negligible; }) +
         1;
  last_ = last;
  sinkEnd_ =
      endOfTruth(0, last, [&](std::size_t turn) { return stillToSink(others, turn, last) > negligible; }) + 1;
  for (std::size_t k = 0; k < count_; ++k) {
    Weights& weights = others_[k];
    weights.seat = others[k].seat;
    if (weights.finishes.size() <= last) {
      weights.finishes.resize(last + 1);
      weights.sinks.resize(last + 1);
    }
    const Odds& own = others[k].odds;
    double* finishes = weights.finishes.data();
    double* sinks = weights.sinks.data();
    for (std::size_t turn = first_; turn < end_; ++turn)
      finishes[turn] = own.afloat[turn - 1] - own.afloat[turn];
    for (std::size_t turn = 1; turn < sinkEnd_; ++turn) sinks[turn] = own.sunk[turn] - own.sunk[turn - 1];
    // Boats before it have had that turn already, boats behind it have not.
    for (std::size_t j = 0; j < count_; ++j) {
      if (j == k) continue;
      const double* afloat = j < k ? others[j].odds.afloat : others[j].odds.afloat - 1;
      const double* sunk = j < k ? others[j].odds.sunk : others[j].odds.sunk - 1;
      for (std::size_t turn = first_; turn < end_; ++turn) finishes[turn] *= afloat[turn];
      for (std::size_t turn = 1; turn < sinkEnd_; ++turn) sinks[turn] *= sunk[turn];
    }
  }
}

Chances ChancesAfterTurn::with(ParChain::Id end, const Odds& odds) const {
  Chances settled;
  if (end == ParChain::finished || count_ == 0) {
    settled[mover_] = 1;
    return settled;
  }
  if (end == ParChain::sunk && count_ == 1) {
    settled[others_[0].seat] = 1;
    return settled;
  }
  Chances chances = weighed(odds.afloat, odds.sunk);
  if (end == ParChain::sunk) chances[mover_] = 0;
  return chances;
}

Chances ChancesAfterTurn::weighed(const double* afloat, const double* sunk) const {
  Chances chances;
  double left = 1;
  for (std::size_t k = 0; k < count_; ++k) {
    const double* finishes = others_[k].finishes.data();
    const double* sinks = others_[k].sinks.data();
    double chance = 0;
    for (std::size_t turn = first_; turn < end_; ++turn) chance += finishes[turn] * afloat[turn - 1];
    for (std::size_t turn = 1; turn < sinkEnd_; ++turn) chance += sinks[turn] * sunk[turn - 1];
    chances[others_[k].seat] = chance;
    left -= chance;
  }
  chances[mover_] = left;
  return chances;
}

void ChancesAfterTurn::beginMean() {
  mean_.afloat.assign(last_ + 1, 0);
  mean_.sunk.assign(last_ + 1, 0);
}

void ChancesAfterTurn::addToMean(double weight, const Odds& odds) {
  for (std::size_t turn = first_ - 1; turn + 1 < end_; ++turn)
    mean_.afloat[turn] += weight * odds.afloat[turn];
  for (std::size_t turn = 0; turn + 1 < sinkEnd_; ++turn) mean_.sunk[turn] += weight * odds.sunk[turn];
}

} // namespace fairway::validator::lake_race
