#pragma once

#include "rules/lake_race/play/move.h"

#include <limits>

#if defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace fairway::validator::lake_race {

inline constexpr int damageLevels = fairway::lake_race::sinkingDamage; // 0 to 3; with more a boat is gone

// One number for each damage from 0 to 3, worked on together. A boat's ways through the lake are the same for
// any damage, so four problems are solved for little more than the price of one. Two registers of two
// doubles: every machine that we build for has those.
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

// Two at once. The machines have an instruction for each of these; compilers do not use it, because it may
// differ from a < b ? a : b for NaN, which never occurs here.
inline ByDamage::Pair lowerOf(ByDamage::Pair a, ByDamage::Pair b) {
#if defined(__aarch64__)
  return vminnmq_f64(a, b);
#elif defined(__SSE2__)
  return _mm_min_pd(a, b);
#else
  return a < b ? a : b;
#endif
}
inline ByDamage::Pair higherOf(ByDamage::Pair a, ByDamage::Pair b) {
#if defined(__aarch64__)
  return vmaxnmq_f64(a, b);
#elif defined(__SSE2__)
  return _mm_max_pd(a, b);
#else
  return a > b ? a : b;
#endif
}

inline ByDamage least(const ByDamage& a, const ByDamage& b) {
  return {lowerOf(a.low, b.low), lowerOf(a.high, b.high)};
}

// Damage by damage: `yes` where a is less than b, else `no`.
inline ByDamage whereLess(const ByDamage& a, const ByDamage& b, const ByDamage& yes, const ByDamage& no) {
  return {a.low < b.low ? yes.low : no.low, a.high < b.high ? yes.high : no.high};
}

inline ByDamage most(const ByDamage& a, const ByDamage& b) {
  return {higherOf(a.low, b.low), higherOf(a.high, b.high)};
}

// How far they are apart, damage by damage.
inline ByDamage apart(const ByDamage& a, const ByDamage& b) {
  return most(a - b, b - a);
}

// The greatest of the four.
inline double greatest(const ByDamage& a) {
  const ByDamage::Pair most = higherOf(a.low, a.high);
  return most[0] > most[1] ? most[0] : most[1];
}

} // namespace fairway::validator::lake_race
