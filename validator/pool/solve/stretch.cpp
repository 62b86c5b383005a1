#include "validator/pool/solve/stretch.h"

#include <algorithm>
#include <tuple>

namespace fairway::validator::pool {

using namespace fairway::pool;

void sortPiles(PilotState& state) {
  for (const Side side : bothSides) {
    PilotPiles& piles = state.piles[side];
    std::sort(piles.list.begin(), piles.list.begin() + piles.count,
              [](const PilotPile& a, const PilotPile& b) {
                return std::tie(a.value, a.size, a.faces, a.at) < std::tie(b.value, b.size, b.faces, b.at);
              });
  }
}

StretchKey stretchKey(const PilotState& state) {
  StretchKey key;
  const auto add = [&key](int number) { key += static_cast<char>(number); };
  for (const Side side : bothSides) {
    const PilotPiles& piles = state.piles[side];
    add(piles.count);
    for (std::size_t i = 0; i < piles.count; ++i) {
      add(piles.list[i].value);
      add(piles.list[i].size);
      add(piles.list[i].faces);
    }
    for (const std::uint8_t tiles : state.hidden[side]) add(tiles);
  }
  add(state.barTiles[Side::Red] - state.barTiles[Side::Yellow]);
  const int faces = state.barFaces[Side::Red] - state.barFaces[Side::Yellow]; // 162 at most
  add(faces & 0xff);
  add((faces >> 8) & 0xff);
  add(state.open ? 1 : 0);
  return key;
}

bool fitsSmallKey(const PilotState& state, int numbers) {
  const int piles = state.piles[Side::Red].count + state.piles[Side::Yellow].count;
  return piles * bitsFor(numbers) + 2 <= 64;
}

namespace {

std::uint64_t turnBits(const PilotState& state, int passes) {
  return static_cast<std::uint64_t>(state.toMove) * 2 + static_cast<std::uint64_t>(passes);
}

} // namespace

template <>
SmallKey positionKey<SmallKey>(const PilotState& state, int passes, int bits) {
  SmallKey key = turnBits(state, passes);
  for (const Side side : bothSides)
    for (std::size_t i = 0; i < state.piles[side].count; ++i)
      key = (key << bits) | static_cast<std::uint64_t>(state.piles[side].list[i].at);
  return key;
}

template <>
LargeKey positionKey<LargeKey>(const PilotState& state, int passes, int) {
  LargeKey key{turnBits(state, passes), 0, 0};
  std::size_t pile = 0;
  for (const Side side : bothSides)
    for (std::size_t i = 0; i < state.piles[side].count; ++i, ++pile)
      key[pile / 6] =
          (key[pile / 6] << bitsOfSquare) | static_cast<std::uint64_t>(state.piles[side].list[i].at);
  return key;
}

} // namespace fairway::validator::pool
