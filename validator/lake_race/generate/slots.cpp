#include "validator/lake_race/generate/slots.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr int slotsTried = 300;

int edgeDistance(const Lake& lake, Cell cell) {
  return std::min(std::min(cell.column - 1, lake.map.columns() - cell.column),
                  std::min(cell.row - 1, lake.map.rows() - cell.row));
}

bool isWater(const Lake& lake, Hex hex) {
  return lake.map.at(toCell(hex, lake.stagger)) == Terrain::Water;
}

} // namespace

bool stripFits(const Lake& lake, Cell at, Direction letter) {
  Hex hex = toHex(at, lake.stagger);
  for (int step = 0; step <= lake.strip; ++step) {
    hex = neighbour(hex, letter);
    if (!isWater(lake, hex)) return false;
    if (step == lake.strip) break;
    // Boats line up beside it and must get away from it: two cells of water on either side.
    for (const int side : {2, 4}) {
      const Hex beside = neighbour(hex, turned(letter, side));
      if (!isWater(lake, beside) || !isWater(lake, neighbour(beside, turned(letter, side == 2 ? 1 : 5))))
        return false;
    }
  }
  return true;
}

bool placeSlots(Lake& lake, int races, Random& chance) {
  lake.slots.clear();
  const auto below = [&](int n) { return static_cast<int>(chance.below(static_cast<std::uint64_t>(n))); };
  const int columns = lake.map.columns();
  const int rows = lake.map.rows();
  const int gap = std::max(3, std::min(columns, rows) / 6);
  for (int race = 0; race < races; ++race)
    for (int quarter = 0; quarter < 4; ++quarter) {
      bool placed = false;
      for (int attempt = 0; attempt < slotsTried && !placed; ++attempt) {
        const int column = 1 + below((columns + 1) / 2) + (quarter % 2) * (columns / 2);
        const int row = 1 + below((rows + 1) / 2) + (quarter / 2) * (rows / 2);
        const Cell at{column, row};
        if (lake.map.at(at) == Terrain::Void || edgeDistance(lake, at) < 2) continue;
        if (std::any_of(lake.slots.begin(), lake.slots.end(), [&](const Slot& other) {
              return distance(lake.hexOf(other.at), lake.hexOf(at)) < gap;
            }))
          continue;
        const int first = below(6);
        for (int turn = 0; turn < 6 && !placed; ++turn) {
          const auto letter = static_cast<Direction>((first + turn) % 6);
          if (!stripFits(lake, at, letter)) continue;
          lake.slots.push_back({static_cast<RaceLetter>(race), at, letter});
          placed = true;
        }
      }
      if (!placed) return false;
    }
  return true;
}

} // namespace fairway::validator::lake_race
