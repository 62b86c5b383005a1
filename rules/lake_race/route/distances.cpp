#include "rules/lake_race/route/distances.h"

namespace fairway::lake_race {

void Distances::end(const Wave& wave) {
  reached_ = wave.seen();
}

void Distances::add(const Wave& wave, int steps) {
  for (std::size_t bit = 0; steps >> bit != 0; ++bit) {
    if (bit == bitCount()) bits_.resize(bits_.size() + layout_.size());
    if ((steps >> bit & 1) != 0) wave.addFrontTo(bits_.data() + bit * layout_.size());
  }
}

int Distances::of(Cell cell) const {
  if (!reached_.has(cell)) return unreachable;
  const std::size_t word = layout_.wordOf(cell);
  int steps = 0;
  for (std::size_t bit = 0; bit < bitCount(); ++bit)
    steps |= static_cast<int>((bits_[bit * layout_.size() + word] & BitLayout::bitOf(cell)) != 0) << bit;
  return steps;
}

// Bit by bit from the highest on: those cells stay that do not have it, if there are any.
int Distances::least(const BitCells& cells, const RowSet& rows) const {
  int least = unreachable;
  rows.forEach([&](int row) {
    for (std::size_t at = layout_.rowAt(row); at < layout_.rowAt(row + 1); ++at) {
      BitCells::Word left = cells[at] & reached_[at];
      if (left == 0) continue;
      int steps = 0;
      for (std::size_t bit = bitCount(); bit-- > 0;) {
        const BitCells::Word without = left & ~bits_[bit * layout_.size() + at];
        steps |= static_cast<int>(without == 0) << bit;
        left = without != 0 ? without : left;
      }
      least = std::min(least, steps);
    }
  });
  return least;
}

} // namespace fairway::lake_race
