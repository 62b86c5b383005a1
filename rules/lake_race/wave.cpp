#include "rules/lake_race/wave.h"

namespace fairway::lake_race {

namespace {

// The cells of a word, moved by one column, with the one that comes over from the word beside.
template <std::size_t Words>
std::uint64_t movedEast(const std::uint64_t* word) {
  return Words == 1 ? word[0] << 1 : word[0] << 1 | word[-1] >> 63;
}
template <std::size_t Words>
std::uint64_t movedWest(const std::uint64_t* word) {
  return Words == 1 ? word[0] >> 1 : word[0] >> 1 | word[1] << 63;
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

// A cell reaches its neighbours in its own row, and two in each row beside it: straight, and one to the left
// of a shifted row, to the right of any other.
template <std::size_t Words>
void Wave::spreadRows(const BitCells& water) {
  const std::size_t words = Words == 0 ? static_cast<std::size_t>(seen_.layout().words) : Words;
  const std::uint64_t* const wet = water.data();
  const std::uint64_t* const seen = seen_.data();
  std::uint64_t* const fresh = fresh_.data();
  const RowSet rows = frontRows_.widened();
  rows.forEach([&](int row) {
    if (row < 1 || row > seen_.layout().rows) return;
    const bool shifted = isShifted(row, stagger_);
    const std::size_t begin = static_cast<std::size_t>(row) * words;
    for (std::size_t at = begin; at < begin + words; ++at) {
      const std::uint64_t* here = front_.data() + at;
      const std::uint64_t* above = here - words;
      const std::uint64_t* below = here + words;
      const std::uint64_t leaning = shifted ? movedWest<Words>(above) | movedWest<Words>(below)
                                            : movedEast<Words>(above) | movedEast<Words>(below);
      const std::uint64_t reached =
          movedEast<Words>(here) | movedWest<Words>(here) | *above | *below | leaning;
      fresh[at] |= reached & wet[at] & ~seen[at];
    }
  });
  freshRows_ |= rows;
  entered_ = true;
}

template <std::size_t Words>
void Wave::advanceRows(const Wave* known) {
  const std::size_t words = Words == 0 ? static_cast<std::size_t>(seen_.layout().words) : Words;
  std::uint64_t* const front = front_.data();
  std::uint64_t* const seen = seen_.data();
  std::uint64_t* const fresh = fresh_.data();
  const std::uint64_t* const before = known ? known->seen_.data() : seen;
  frontRows_ |= freshRows_;
  freshRows_.clear();
  RowSet moving(seen_.layout().rows);
  moving_ = false;
  frontRows_.forEach([&](int row) {
    std::uint64_t any = 0;
    const std::size_t begin = static_cast<std::size_t>(row) * words;
    for (std::size_t at = begin; at < begin + words; ++at) {
      const std::uint64_t reached = fresh[at] & ~seen[at] & ~before[at];
      fresh[at] = 0;
      front[at] = reached;
      seen[at] |= reached;
      any |= reached;
    }
    if (any == 0) return;
    moving.add(row);
    moving_ = true;
  });
  frontRows_ = moving;
  entered_ = false;
  used_ = used_ || moving_;
}

template void Wave::spreadRows<0>(const BitCells&);
template void Wave::spreadRows<1>(const BitCells&);
template void Wave::advanceRows<0>(const Wave*);
template void Wave::advanceRows<1>(const Wave*);

} // namespace fairway::lake_race
