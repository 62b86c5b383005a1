#include "validator/lake_race/coach/win_chances.h"

namespace fairway::validator::lake_race {

namespace {

constexpr double negligible = 1e-14; // of win chance

using Others = std::span<const ChancesAfterTurn::Other>;

// The chance that one of the others is still to finish after this turn, and first among them.
double stillToCome(Others others, std::size_t turn) {
  double sum = 0;
  for (std::size_t k = 0; k < others.size(); ++k) {
    double chance = others[k].odds.afloat[turn] - others[k].odds.neverFinishes;
    for (std::size_t j = 0; j < others.size(); ++j)
      if (j != k) chance *= others[j].odds.afloat[turn];
    sum += chance;
  }
  return sum;
}

// The chance that all others sink at some time.
double allSink(Others others) {
  double all = 1;
  for (const auto& other : others) all *= other.odds.everSinks;
  return all;
}

// The chance that all others sink, the last of them after this turn.
double stillToSink(Others others, std::size_t turn) {
  double before = 1;
  for (const auto& other : others) before *= other.odds.sunk[turn];
  return allSink(others) - before;
}

std::size_t earliestOf(Others others, std::size_t last) {
  std::size_t earliest = last;
  for (const auto& other : others) earliest = std::min(earliest, other.odds.earliest);
  return std::max<std::size_t>(earliest, 1);
}

// The first turn from `from` on of which it is not true, or `last`; it is true of those before and of none
// behind.
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

// The same near a guess, in steps that double: from one turn of a race to the next the answer moves little.
template <class IsTrue>
std::size_t endOfTruthNear(std::size_t guess, std::size_t from, std::size_t last, IsTrue&& isTrue) {
  if (guess < from || guess >= last) return endOfTruth(from, last, isTrue);
  if (isTrue(guess)) {
    from = guess + 1;
    for (std::size_t step = 1; from + step <= last; step *= 2) {
      if (!isTrue(from + step - 1)) return endOfTruth(from, from + step - 1, isTrue);
      from += step;
    }
  } else {
    last = guess;
    for (std::size_t step = 1; from + step <= last; step *= 2) {
      if (isTrue(last - step)) return endOfTruth(last - step + 1, last, isTrue);
      last -= step;
    }
  }
  return endOfTruth(from, last, isTrue);
}

using Rows = std::array<const double*, fairway::lake_race::maxPlayers>;

// Turn by turn: by how much the own row rises (sign 1) or falls (-1), times what stands in the other rows.
template <int sign, std::size_t rows>
void multiplyBy(const double* own, const Rows& others, std::size_t first, std::size_t end, double* result) {
  for (std::size_t turn = first; turn < end; ++turn) {
    double product = sign > 0 ? own[turn] - own[turn - 1] : own[turn - 1] - own[turn];
    for (std::size_t row = 0; row < rows; ++row) product *= others[row][turn];
    result[turn] = product;
  }
}

// All rows in one go; how many there are has to be known for that.
template <int sign, std::size_t rows = 0>
void multiply(const double* own, const Rows& others, std::size_t count, std::size_t first, std::size_t end,
              double* result) {
  if (count == rows)
    multiplyBy<sign, rows>(own, others, first, end, result);
  else if constexpr (rows + 1 < fairway::lake_race::maxPlayers)
    multiply<sign, rows + 1>(own, others, count, first, end, result);
}

using Sums = std::array<double, fairway::lake_race::maxPlayers>;

// Adds to each sum the products of its row with the mover's, which is one turn behind.
template <std::size_t together>
void addSome(const Rows& rows, std::size_t from, const double* mover, std::size_t first, std::size_t end,
             Sums& sums) {
  std::array<double, together> some{};
  for (std::size_t k = 0; k < together; ++k) some[k] = sums[from + k];
  for (std::size_t turn = first; turn < end; ++turn)
    for (std::size_t k = 0; k < together; ++k) some[k] += rows[from + k][turn] * mover[turn - 1];
  for (std::size_t k = 0; k < together; ++k) sums[from + k] = some[k];
}

// Every addition waits for the one before; those of three rows at once take no longer than those of one.
void addProducts(const Rows& rows, std::size_t count, const double* mover, std::size_t first, std::size_t end,
                 Sums& sums) {
  std::size_t k = 0;
  for (; k + 3 <= count; k += 3) addSome<3>(rows, k, mover, first, end, sums);
  for (; k < count; ++k) addSome<1>(rows, k, mover, first, end, sums);
}

} // namespace

void ChancesAfterTurn::look(int mover, Others others, int turns) {
  FAIRWAY_EXPECTS(others.size() < fairway::lake_race::maxPlayers);
  const auto last = static_cast<std::size_t>(turns);
  mover_ = mover;
  count_ = others.size();
  // Only turns in which one of them can finish first add anything.
  first_ = earliestOf(others, last);
  end_ = endOfTruthNear(end_ - 1, first_, last,
                        [&](std::size_t turn) { return stillToCome(others, turn) > negligible; }) +
         1;
  last_ = last;
  sinkEnd_ = 1;
  if (allSink(others) > negligible)
    sinkEnd_ += endOfTruth(0, last, [&](std::size_t turn) { return stillToSink(others, turn) > negligible; });
  for (std::size_t k = 0; k < count_; ++k) {
    Weights& weights = others_[k];
    weights.seat = others[k].seat;
    if (weights.finishes.size() <= last) {
      weights.finishes.resize(last + 1);
      weights.sinks.resize(last + 1);
    }
    // Boats before it have had that turn already, boats behind it have not.
    Rows afloat{};
    Rows sunk{};
    for (std::size_t j = 0, row = 0; j < count_; ++j) {
      if (j == k) continue;
      afloat[row] = j < k ? others[j].odds.afloat : others[j].odds.afloat - 1;
      sunk[row++] = j < k ? others[j].odds.sunk : others[j].odds.sunk - 1;
    }
    const Odds& own = others[k].odds;
    multiply<-1>(own.afloat, afloat, count_ - 1, first_, end_, weights.finishes.data());
    multiply<1>(own.sunk, sunk, count_ - 1, 1, sinkEnd_, weights.sinks.data());
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
  Rows finishes{};
  Rows sinks{};
  for (std::size_t k = 0; k < count_; ++k) {
    finishes[k] = others_[k].finishes.data();
    sinks[k] = others_[k].sinks.data();
  }
  Sums sums{};
  addProducts(finishes, count_, afloat, first_, end_, sums);
  addProducts(sinks, count_, sunk, 1, sinkEnd_, sums);
  Chances chances;
  double left = 1;
  for (std::size_t k = 0; k < count_; ++k) {
    chances[others_[k].seat] = sums[k];
    left -= sums[k];
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
