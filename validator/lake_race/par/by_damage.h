#pragma once

#include "rules/lake_race/play/move.h"

#include <limits>

namespace fairway::validator {

inline constexpr int damageLevels = lake_race::sinkingDamage; // 0 to 3; with more a boat is gone

// One number for each damage from 0 to 3, worked on together. A boat's ways through the lake are the same
// whatever its damage, so four problems are solved for little more than the price of one. Two registers of
// two doubles: every machine that we build for has those.
struct ByDamage {
  using Pair [[gnu::vector_size(16)]] = double;

  Pair low;
  Pair high;

  static ByDamage all(double value) { return {Pair{value, value}, Pair{value, value}}; }
  static ByDamage infinite() { return all(std::numeric_limits<double>::infinity()); }

  double operator[](int damage) const { return damage < 2 ? low[damage] : high[damage - 2]; }
  void set(int damage, double value) {
    Pair& pair = damage < 2 ? low : high;
    pair[damage % 2] = value;
  }

  friend ByDamage operator+(const ByDamage& a, const ByDamage& b) { return {a.low + b.low, a.high + b.high}; }
  friend ByDamage operator-(const ByDamage& a, const ByDamage& b) { return {a.low - b.low, a.high - b.high}; }
  friend ByDamage operator*(double factor, const ByDamage& a) { return {factor * a.low, factor * a.high}; }
};

inline ByDamage least(const ByDamage& a, const ByDamage& b) {
  return {a.low < b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
}

// Damage by damage: `yes` where a is less than b, else `no`.
inline ByDamage whereLess(const ByDamage& a, const ByDamage& b, const ByDamage& yes, const ByDamage& no) {
  return {a.low < b.low ? yes.low : no.low, a.high < b.high ? yes.high : no.high};
}

inline ByDamage most(const ByDamage& a, const ByDamage& b) {
  return {a.low > b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

// How far they are apart, damage by damage.
inline ByDamage apart(const ByDamage& a, const ByDamage& b) {
  return most(a - b, b - a);
}

// The greatest of the four.
inline double greatest(const ByDamage& a) {
  const ByDamage::Pair greater = a.low > a.high ? a.low : a.high;
  return greater[0] > greater[1] ? greater[0] : greater[1];
}

} // namespace fairway::validator
