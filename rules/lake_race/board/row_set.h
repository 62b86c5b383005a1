#pragma once

#include "rules/lake_race/board/terrain_map.h"

#include <array>
#include <bit>

namespace fairway::lake_race {

// A set of rows of a lake, from 0 to one beyond the last. Where something happens in few rows of a large
// lake, the others cost nothing.
class RowSet {
public:
  explicit RowSet(int rows) : count_(static_cast<std::size_t>(rows + 2 + 63) / 64) {}

  void add(int row) { words_[static_cast<std::size_t>(row / 64)] |= std::uint64_t{1} << (row % 64); }

  // Of an empty set the first is after the last.
  int first() const {
    for (std::size_t i = 0; i < count_; ++i)
      if (words_[i] != 0) return static_cast<int>(i) * 64 + std::countr_zero(words_[i]);
    return static_cast<int>(count_) * 64;
  }
  int last() const {
    for (std::size_t i = count_; i-- > 0;)
      if (words_[i] != 0) return static_cast<int>(i) * 64 + 63 - std::countl_zero(words_[i]);
    return -1;
  }

  template <class Visit>
  void forEach(Visit visit) const {
    for (std::size_t i = 0; i < count_; ++i) visitAll(i, words_[i], visit);
  }
  // Those of them from `first` to `last`.
  template <class Visit>
  void forEachIn(int first, int last, Visit visit) const {
    for (int word = first / 64; word <= last / 64 && first <= last; ++word) {
      const int from = word == first / 64 ? first % 64 : 0;
      const int to = word == last / 64 ? last % 64 : 63;
      const std::uint64_t wanted = (~std::uint64_t{0} << from) & (~std::uint64_t{0} >> (63 - to));
      const auto i = static_cast<std::size_t>(word);
      visitAll(i, words_[i] & wanted, visit);
    }
  }

private:
  template <class Visit>
  static void visitAll(std::size_t word, std::uint64_t rest, Visit visit) {
    for (; rest != 0; rest &= rest - 1) visit(static_cast<int>(word) * 64 + std::countr_zero(rest));
  }

  std::size_t count_; // words in use
  std::array<std::uint64_t, (maxLakeSide + 2 + 63) / 64> words_{};
};

} // namespace fairway::lake_race
