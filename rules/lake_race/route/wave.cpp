#include "rules/lake_race/route/wave.h"

#include <algorithm>

// A narrow lake has rows of one word: rows that follow each other are then one plain loop, which compilers
// turn into vector instructions. In a wide lake words also take what comes over from those beside them, and
// rows are looked at one by one, because there an empty row is worth skipping.
namespace fairway::lake_race {

namespace {

std::uint64_t movedEast(const std::uint64_t* word) {
  return word[0] << 1 | word[-1] >> 63;
}
std::uint64_t movedWest(const std::uint64_t* word) {
  return word[0] >> 1 | word[1] << 63;
}

} // namespace

void Wave::clear() {
  if (used_ || entered_) {
    seen_.clear();
    front_.clear();
    fresh_.clear();
    frontRows_.clear();
    freshRows_.clear();
  }
  moving_ = entered_ = used_ = false;
}

void Wave::stop() {
  front_.clear();
  fresh_.clear();
  frontRows_.clear();
  freshRows_.clear();
  moving_ = entered_ = false;
}

bool Wave::sawAll(const BitCells& cells, const RowSet& rows, const BitCells& water) const {
  std::uint64_t missing = 0;
  rows.forEach([&](int row) {
    const std::size_t begin = seen_.layout().rowAt(row);
    for (std::size_t at = begin; at < begin + static_cast<std::size_t>(seen_.layout().words); ++at)
      missing |= cells[at] & water[at] & ~seen_[at];
  });
  return missing == 0;
}

void Wave::spread(const BitCells& water) {
  const RowSet rows = frontRows_.widened();
  if (narrow())
    rows.forEachRun([&](int first, int last) {
      spreadNarrow(water.data(), std::max(first, 1), std::min(last, seen_.layout().rows));
    });
  else
    rows.forEach([&](int row) {
      if (row >= 1 && row <= seen_.layout().rows) spreadWide(water.data(), row);
    });
  freshRows_ |= rows;
  entered_ = true;
}

// A cell reaches its neighbours in its own row, and two in each row beside it: straight, and one to the left
// of a shifted row, to the right of any other.
void Wave::spreadNarrow(const std::uint64_t* water, int firstRow, int lastRow) {
  const std::uint64_t* const front = front_.data();
  const std::uint64_t* const seen = seen_.data();
  std::uint64_t* const fresh = fresh_.data();
  const auto first = static_cast<std::size_t>(firstRow);
  const auto last = static_cast<std::size_t>(lastRow);
  const std::uint64_t firstShifted = isShifted(firstRow, stagger_) ? 1 : 0;
  for (std::size_t row = first; row <= last; ++row) {
    const std::uint64_t west = 0 - ((row - first + firstShifted) & 1); // all bits in shifted rows
    const std::uint64_t beside = front[row - 1] | front[row + 1];
    const std::uint64_t leaning = ((beside >> 1) & west) | ((beside << 1) & ~west);
    fresh[row] |= ((front[row] << 1) | (front[row] >> 1) | beside | leaning) & water[row] & ~seen[row];
  }
}

void Wave::spreadWide(const std::uint64_t* water, int row) {
  const auto words = static_cast<std::size_t>(seen_.layout().words);
  const std::uint64_t* const front = front_.data();
  const std::uint64_t* const seen = seen_.data();
  std::uint64_t* const fresh = fresh_.data();
  const bool shifted = isShifted(row, stagger_);
  const std::size_t begin = seen_.layout().rowAt(row);
  for (std::size_t at = begin; at < begin + words; ++at) {
    const std::uint64_t* here = front + at;
    const std::uint64_t* above = here - words;
    const std::uint64_t* below = here + words;
    const std::uint64_t leaning =
        shifted ? movedWest(above) | movedWest(below) : movedEast(above) | movedEast(below);
    fresh[at] |= (movedEast(here) | movedWest(here) | *above | *below | leaning) & water[at] & ~seen[at];
  }
}

void Wave::advanceRows(const Wave* known) {
  frontRows_ |= freshRows_;
  freshRows_.clear();
  const RowSet rows = frontRows_;
  frontRows_.clear();
  if (known) rows.forEach([&](int row) { forget(known->seen_, row); });
  if (narrow())
    rows.forEachRun([&](int first, int last) { advanceNarrow(first, last); });
  else
    rows.forEach([&](int row) { advanceWide(row); });
  moving_ = !frontRows_.empty();
  entered_ = false;
  used_ = used_ || moving_;
}

void Wave::forget(const BitCells& cells, int row) {
  const std::size_t begin = seen_.layout().rowAt(row);
  for (std::size_t at = begin; at < begin + static_cast<std::size_t>(seen_.layout().words); ++at)
    fresh_[at] &= ~cells[at];
}

void Wave::advanceNarrow(int first, int last) {
  std::uint64_t* const front = front_.data();
  std::uint64_t* const seen = seen_.data();
  std::uint64_t* const fresh = fresh_.data();
  for (int row = first; row <= last; ++row) {
    const std::uint64_t reached = fresh[row] & ~seen[row];
    fresh[row] = 0;
    front[row] = reached;
    seen[row] |= reached;
  }
  while (first <= last && front[first] == 0) ++first;
  while (first <= last && front[last] == 0) --last;
  frontRows_.addRun(first, last);
}

void Wave::advanceWide(int row) {
  std::uint64_t* const front = front_.data();
  std::uint64_t* const seen = seen_.data();
  std::uint64_t* const fresh = fresh_.data();
  const std::size_t begin = seen_.layout().rowAt(row);
  const std::size_t end = begin + static_cast<std::size_t>(seen_.layout().words);
  std::uint64_t any = 0;
  for (std::size_t at = begin; at < end; ++at) {
    const std::uint64_t reached = fresh[at] & ~seen[at];
    fresh[at] = 0;
    front[at] = reached;
    seen[at] |= reached;
    any |= reached;
  }
  if (any != 0) frontRows_.add(row);
}

} // namespace fairway::lake_race
