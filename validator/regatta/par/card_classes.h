#pragma once

#include "validator/regatta/water/waters.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace fairway::validator::regatta {

// Cards that lead to the same places are one class; helms and counts aside.
struct CardClasses {
  explicit CardClasses(const Waters& waters);

  std::vector<std::vector<int>> moves;  // of each class
  std::vector<int> counts;              // cards of each class
  std::vector<std::vector<int>> byMove; // classes that have a move
  std::vector<int> ofCard;              // the class of each card of the deck; -1: a sun
  std::vector<double> none;             // the chance that none of this many cards is in a fresh hand
};

// Sets of classes of cards, one bit each.
// More classes than a number has bits: no deck that people play with has them, but one may.
struct WideMask {
  std::array<std::uint64_t, 4> words{};

  friend WideMask operator|(WideMask a, const WideMask& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i) a.words[i] |= b.words[i];
    return a;
  }
  friend WideMask operator&(WideMask a, const WideMask& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i) a.words[i] &= b.words[i];
    return a;
  }
  WideMask operator~() const {
    WideMask other;
    for (std::size_t i = 0; i < words.size(); ++i) other.words[i] = ~words[i];
    return other;
  }
};

inline std::uint32_t bitOf(std::size_t i, std::uint32_t) {
  return std::uint32_t{1} << i;
}
inline std::uint64_t bitOf(std::size_t i, std::uint64_t) {
  return std::uint64_t{1} << i;
}
inline WideMask bitOf(std::size_t i, const WideMask&) {
  WideMask mask;
  mask.words[i / 64] = std::uint64_t{1} << (i % 64);
  return mask;
}

template <class Visit>
void forEachBit(std::uint64_t mask, Visit visit) {
  for (; mask != 0; mask &= mask - 1) visit(static_cast<std::size_t>(std::countr_zero(mask)));
}
template <class Visit>
void forEachBit(const WideMask& mask, Visit visit) {
  for (std::size_t i = 0; i < mask.words.size(); ++i)
    forEachBit(mask.words[i], [&](std::size_t bit) { visit(64 * i + bit); });
}

} // namespace fairway::validator::regatta
