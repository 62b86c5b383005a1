#pragma once

#include "rules/lake_race/route/wave.h"

namespace fairway::lake_race {

// After how many steps a wave came to each cell. The numbers are kept bit by bit, in one set of cells for
// each bit: so a whole front is noted at once.
class Distances {
public:
  static constexpr int unreachable = 1 << 20;

  explicit Distances(const BitLayout& layout)
      : layout_(layout), reached_(layout), bits_(usualBits * layout.size()) {}

  void add(const Wave& wave, int steps); // for all cells in front, where it never was before
  void end(const Wave& wave);            // it is still
  int of(Cell cell) const;
  int least(const BitCells& cells, const RowSet& rows) const; // of any of these cells, which lie in `rows`

private:
  static constexpr std::size_t usualBits = 6;

  std::size_t bitCount() const { return bits_.size() / layout_.size(); }

  BitLayout layout_;
  BitCells reached_;
  std::vector<BitCells::Word> bits_; // set after set, the lowest bit's first
};

} // namespace fairway::lake_race
