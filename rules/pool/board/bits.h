#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace fairway::pool {

// A set of squares as bits, W words of 64. Small pools fit into two words, which is what makes pilots fast.
template <int W>
struct Bits {
  std::array<std::uint64_t, W> words{};

  bool test(int i) const { return ((words[static_cast<std::size_t>(i >> 6)] >> (i & 63)) & 1) != 0; }
  void set(int i) { words[static_cast<std::size_t>(i >> 6)] |= std::uint64_t{1} << (i & 63); }
  void reset(int i) { words[static_cast<std::size_t>(i >> 6)] &= ~(std::uint64_t{1} << (i & 63)); }

  bool any() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    return all != 0;
  }
  int count() const {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return count;
  }

  Bits& operator|=(const Bits& other) {
    for (std::size_t w = 0; w < W; ++w) words[w] |= other.words[w];
    return *this;
  }
  Bits& operator&=(const Bits& other) {
    for (std::size_t w = 0; w < W; ++w) words[w] &= other.words[w];
    return *this;
  }
  friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend Bits operator&(Bits a, const Bits& b) { return a &= b; }
  Bits without(const Bits& other) const {
    Bits left = *this;
    for (std::size_t w = 0; w < W; ++w) left.words[w] &= ~other.words[w];
    return left;
  }

  // Every member's number grows by `steps`, or shrinks where it is negative; 1 to 63 of them. What leaves the
  // set is gone.
  Bits shifted(int steps) const {
    Bits moved;
    if (steps > 0) {
      for (std::size_t w = W; w-- > 0;)
        moved.words[w] = (words[w] << steps) | (w > 0 ? words[w - 1] >> (64 - steps) : 0);
    } else {
      for (std::size_t w = 0; w < W; ++w)
        moved.words[w] = (words[w] >> -steps) | (w + 1 < W ? words[w + 1] << (64 + steps) : 0);
    }
    return moved;
  }

  template <class Visit>
  void forEach(Visit&& visit) const {
    for (std::size_t w = 0; w < W; ++w)
      for (std::uint64_t word = words[w]; word != 0; word &= word - 1)
        visit(static_cast<int>(w) * 64 + std::countr_zero(word));
  }

  friend bool operator==(const Bits&, const Bits&) = default;
};

// The same members in a set of another size; those beyond it are lost.
template <int To, int From>
Bits<To> resized(const Bits<From>& bits) {
  Bits<To> result;
  for (std::size_t w = 0; w < static_cast<std::size_t>(std::min(To, From)); ++w)
    result.words[w] = bits.words[w];
  return result;
}

} // namespace fairway::pool
