#include "validator/regatta/water/point_set.h"

namespace fairway::validator::regatta {

namespace {

// Calls `visit(word, mask)` for the words that hold the points from first to last.
template <class Visit>
void forEachMask(int first, int last, Visit visit) {
  constexpr int bits = PointSet::bits;
  for (int word = first / bits; word <= last / bits; ++word) {
    const int low = std::max(first - word * bits, 0), high = std::min(last - word * bits, bits - 1);
    const PointSet::Word mask = (~PointSet::Word{0} >> (bits - 1 - (high - low))) << low;
    visit(static_cast<std::size_t>(word), mask);
  }
}

} // namespace

void PointSet::addRange(int first, int last) {
  if (first <= last) forEachMask(first, last, [&](std::size_t word, Word mask) { words_[word] |= mask; });
}

void PointSet::removeRange(int first, int last) {
  if (first <= last) forEachMask(first, last, [&](std::size_t word, Word mask) { words_[word] &= ~mask; });
}

void PointSet::copyRange(const PointSet& source, int first, int last) {
  if (first <= last)
    forEachMask(first, last, [&](std::size_t word, Word mask) {
      words_[word] = (words_[word] & ~mask) | (source.words_[word] & mask);
    });
}

} // namespace fairway::validator::regatta
