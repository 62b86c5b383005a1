#include "validator/lake_race/verify/layouts.h"

#include "rules/base/contract.h"
#include "rules/base/random.h"

#include <algorithm>
#include <numeric>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

Layouts::Layouts(const Tileset& set, BoardSide side) : set_(set), side_(set.sides.at(side)) {
  FAIRWAY_EXPECTS(side_.tiles.size() >= places());
  std::uint64_t count = 1;
  for (std::size_t i = 0; i < places(); ++i) {
    count *= 2 * (side_.tiles.size() - i);
    if (count > mostNumbered) return;
  }
  count_ = count;
}

std::size_t Layouts::places() const {
  return static_cast<std::size_t>(set_.across) * static_cast<std::size_t>(set_.down);
}

TileRows Layouts::rowsOf(const Laid& laid) const {
  TileRows rows(static_cast<std::size_t>(set_.down));
  for (std::size_t i = 0; i < laid.tiles.size(); ++i)
    rows[i / static_cast<std::size_t>(set_.across)].push_back(
        {side_.tiles[laid.tiles[i]].name, laid.turned[i]});
  return rows;
}

TileRows Layouts::operator[](std::uint64_t number) const {
  return rowsOf(laid(number));
}

Layouts::Laid Layouts::laid(std::uint64_t number) const {
  Laid laid{{}, std::vector<bool>(places())};
  for (std::size_t i = places(); i-- > 0; number /= 2) laid.turned[i] = number % 2 != 0;
  // What is left counts, place by place, which of the tiles not laid yet comes next.
  std::vector<std::size_t> which(places());
  for (std::size_t i = places(); i-- > 0;) {
    const std::uint64_t left = side_.tiles.size() - i;
    which[i] = static_cast<std::size_t>(number % left);
    number /= left;
  }
  std::vector<std::size_t> unlaid(side_.tiles.size());
  std::iota(unlaid.begin(), unlaid.end(), std::size_t{0});
  for (std::size_t next : which) {
    laid.tiles.push_back(unlaid[next]);
    unlaid.erase(unlaid.begin() + static_cast<std::ptrdiff_t>(next));
  }
  return laid;
}

std::uint64_t Layouts::numberOf(const Laid& laid) const {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < places(); ++i) {
    const auto earlier = laid.tiles.begin() + static_cast<std::ptrdiff_t>(i);
    const auto smaller =
        std::count_if(laid.tiles.begin(), earlier, [&](std::size_t tile) { return tile < laid.tiles[i]; });
    number = number * (side_.tiles.size() - i) + laid.tiles[i] - static_cast<std::size_t>(smaller);
  }
  for (std::size_t i = 0; i < places(); ++i) number = number * 2 + (laid.turned[i] ? 1 : 0);
  return number;
}

std::uint64_t Layouts::turnedWhole(std::uint64_t number) const {
  Laid whole = laid(number);
  std::reverse(whole.tiles.begin(), whole.tiles.end());
  std::reverse(whole.turned.begin(), whole.turned.end());
  whole.turned.flip();
  return numberOf(whole);
}

// Floyd's way: as many draws as numbers, however many there are to choose from.
std::vector<std::uint64_t> Layouts::sample(std::uint64_t n, std::uint64_t seed) const {
  FAIRWAY_EXPECTS(count_ && *count_ <= mostTicked && n <= *count_);
  Random random(seed);
  const auto count = static_cast<std::size_t>(*count_), wanted = static_cast<std::size_t>(n);
  std::vector<bool> taken(count);
  for (std::size_t last = count - wanted; last < count; ++last) {
    const auto number = static_cast<std::size_t>(random.below(last + 1));
    taken[taken[number] ? last : number] = true;
  }
  std::vector<std::uint64_t> numbers;
  numbers.reserve(wanted);
  for (std::size_t i = 0; i < count; ++i)
    if (taken[i]) numbers.push_back(i);
  return numbers;
}

TileRows Layouts::drawn(std::uint64_t seed) const {
  Random random(seed);
  std::vector<std::size_t> tiles(side_.tiles.size());
  std::iota(tiles.begin(), tiles.end(), std::size_t{0});
  std::vector<bool> turned(places());
  for (std::size_t i = 0; i < places(); ++i) {
    std::swap(tiles[i], tiles[i + random.below(tiles.size() - i)]);
    turned[i] = random.below(2) != 0;
  }
  tiles.resize(places());
  return rowsOf({tiles, turned});
}

std::string layoutText(const TileRows& layout) {
  std::string text;
  for (const auto& row : layout) {
    text += text.empty() ? "[" : " [";
    for (std::size_t i = 0; i < row.size(); ++i)
      text += (i == 0 ? "" : ", ") + row[i].tile + (row[i].turned ? "@180" : "");
    text += "]";
  }
  return text;
}

} // namespace fairway::validator::lake_race
