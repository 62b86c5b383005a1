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
  void addRun(int first, int last) { // nothing where the first is after the last
    for (int word = first / 64; word <= last / 64 && first <= last; ++word) {
      const int from = word == first / 64 ? first % 64 : 0;
      const int to = word == last / 64 ? last % 64 : 63;
      words_[static_cast<std::size_t>(word)] |=
          (~std::uint64_t{0} << from) & (~std::uint64_t{0} >> (63 - to));
    }
  }
  void clear() {
    for (std::size_t i = 0; i < count_; ++i) words_[i] = 0;
  }
  bool empty() const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < count_; ++i) any |= words_[i];
    return any == 0;
  }

  RowSet& operator|=(const RowSet& other) {
    for (std::size_t i = 0; i < count_; ++i) words_[i] |= other.words_[i];
    return *this;
  }

  // Together with the rows above and below.
  RowSet widened() const {
    RowSet wide = *this;
    for (std::size_t i = 0; i < count_; ++i) {
      const std::uint64_t before = i > 0 ? words_[i - 1] : 0;
      const std::uint64_t after = i + 1 < count_ ? words_[i + 1] : 0;
      wide.words_[i] |= words_[i] << 1 | words_[i] >> 1 | before >> 63 | after << 63;
    }
    return wide;
  }

  template <class Visit>
  void forEach(Visit visit) const {
    for (std::size_t i = 0; i < count_; ++i) forEachIn(i, words_[i], visit);
  }
  // Rows that follow each other, together: first and last.
  template <class Visit>
  void forEachRun(Visit visit) const {
    for (std::size_t i = 0; i < count_; ++i)
      for (std::uint64_t rest = words_[i]; rest != 0;) {
        const int first = std::countr_zero(rest);
        const int length = std::countr_one(rest >> first);
        visit(static_cast<int>(i) * 64 + first, static_cast<int>(i) * 64 + first + length - 1);
        if (first + length == 64) break;
        rest &= ~std::uint64_t{0} << (first + length);
      }
  }
  template <class Visit>
  void forEachShared(const RowSet& other, Visit visit) const {
    for (std::size_t i = 0; i < count_; ++i) forEachIn(i, words_[i] & other.words_[i], visit);
  }

private:
  template <class Visit>
  static void forEachIn(std::size_t word, std::uint64_t rest, Visit visit) {
    for (; rest != 0; rest &= rest - 1) visit(static_cast<int>(word) * 64 + std::countr_zero(rest));
  }

  std::size_t count_; // words in use
  std::array<std::uint64_t, (maxLakeSide + 2 + 63) / 64> words_{};
};

} // namespace fairway::lake_race
