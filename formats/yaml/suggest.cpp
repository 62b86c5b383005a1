#include "formats/yaml/suggest.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace fairway::formats::yaml {

namespace {

// Letters to insert, take away or exchange, and neighbours to swap, to make one word of the other: what
// Damerau found nearly all slips of the pen to be.
std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(beforeLast, last);
    std::swap(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t exchange = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, exchange});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], beforeLast[j - 2] + 1);
    }
  }
  return row.back();
}

} // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  std::string_view best;
  std::size_t bestDistance = word.size();
  for (std::string_view candidate : known) {
    const std::size_t allowed = std::max<std::size_t>(1, candidate.size() / 3);
    if (word.size() > candidate.size() + allowed) continue;
    const std::size_t distance = editDistance(word, candidate);
    if (distance > allowed || distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

} // namespace fairway::formats::yaml
