#include "validator/lake_race/generate/shores.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr int apart = 3;         // cells from one piece of land to the next: two of water between them
constexpr int placesTried = 400; // for an island, before the lake is held to be full
constexpr int deepestHeadland = 4;
constexpr double shoreShare = 0.4; // of the land

// The cells of a piece of land, few of them, in the order of cells: the same piece is always grown from them
// by the same random numbers.
class Piece {
public:
  bool contains(Cell cell) const { return std::binary_search(cells_.begin(), cells_.end(), cell); }
  void insert(Cell cell) {
    const auto place = std::lower_bound(cells_.begin(), cells_.end(), cell);
    if (place == cells_.end() || *place != cell) cells_.insert(place, cell);
  }
  int size() const { return static_cast<int>(cells_.size()); }
  auto begin() const { return cells_.begin(); }
  auto end() const { return cells_.end(); }

private:
  std::vector<Cell> cells_;
};

class Shores {
public:
  Shores(const ShoreOptions& options, Random& chance) : options_(options), chance_(chance) {
    lake_.map = TerrainMap(options.columns, options.rows);
    if (options.symmetry == Symmetry::Mirror) trimForMirror();
  }

  Lake drawn() {
    const double wanted = options_.land * lake_.map.cellCount();
    if (options_.rim == 0) {
      roundCorners();
      while (landCount() < shoreShare * wanted && addHeadland()) {
      }
    }
    while (landCount() < wanted && addIsland()) {
    }
    return std::move(lake_);
  }

private:
  // The last cell of a shifted row has no counterpart: without it the outline is the same on both sides.
  void trimForMirror() {
    for (int row = 1; row <= options_.rows; ++row)
      if (isShifted(row)) lake_.map.set({options_.columns, row}, Terrain::Void);
  }
  bool isShifted(int row) const { return row % 2 == 0; } // stagger odd

  std::optional<Cell> counterpart(Cell cell) const {
    switch (options_.symmetry) {
    case Symmetry::None:
      return std::nullopt;
    case Symmetry::Turn:
      return lake_.map.turnedHalf(cell);
    case Symmetry::Mirror:
      break;
    }
    return Cell{options_.columns + (isShifted(cell.row) ? 0 : 1) - cell.column, cell.row};
  }

  int below(int n) { return static_cast<int>(chance_.below(static_cast<std::uint64_t>(n))); }
  double uniform() { return static_cast<double>(chance_.next() >> 11) * 0x1p-53; }
  int landCount() const { return lake_.map.count(Terrain::Land); }

  // How many cells of the piece it would lie beside.
  int joined(const Piece& piece, Cell cell) const {
    const auto joins = [&](Direction direction) {
      return piece.contains(neighbour(cell, direction, lake_.stagger));
    };
    return static_cast<int>(std::count_if(allDirections.begin(), allDirections.end(), joins));
  }

  int edgeDistance(Cell cell) const {
    return std::min(std::min(cell.column - 1, options_.columns - cell.column),
                    std::min(cell.row - 1, options_.rows - cell.row));
  }

  void paint(const Piece& piece) {
    for (const Cell cell : piece) {
      lake_.map.set(cell, Terrain::Land);
      if (const auto other = counterpart(cell); other && lake_.map.at(*other) == Terrain::Water)
        lake_.map.set(*other, Terrain::Land);
    }
  }

  // Whether a piece keeps its distance from all other land, and from its own counterpart.
  bool isFree(const Piece& piece, int fromEdge) const {
    for (const Cell cell : piece) {
      if (lake_.map.at(cell) != Terrain::Water || edgeDistance(cell) < fromEdge) return false;
      for (const Hex hex : disk(toHex(cell, lake_.stagger), apart - 1)) {
        const Cell near = toCell(hex, lake_.stagger);
        if (lake_.map.at(near) == Terrain::Land && !piece.contains(near)) return false;
      }
      if (const auto other = counterpart(cell))
        for (const Cell mine : piece)
          if (const int gap = distance(toHex(mine, lake_.stagger), toHex(*other, lake_.stagger));
              !piece.contains(*other) && gap < apart)
            return false;
    }
    return true;
  }

  // Grows cell by cell where it already has most neighbours, a little longer one way than the other.
  template <class Allowed>
  Piece grown(Cell seed, int size, Allowed allowed) {
    Piece piece;
    piece.insert(seed);
    const auto along = static_cast<Direction>(below(6));
    const double stretch = 0.7 * uniform();
    while (piece.size() < size) {
      Cell best{};
      double bestScore = -1;
      for (const Cell cell : piece)
        for (const Direction direction : allDirections) {
          const Cell next = neighbour(cell, direction, lake_.stagger);
          if (piece.contains(next) || !allowed(next)) continue;
          const int beside = joined(piece, next);
          const bool forward = direction == along || direction == opposite(along);
          const double score =
              0.8 * std::min(beside, 3) + (forward && beside > 1 ? stretch : 0) + 2 * uniform();
          if (score > bestScore) {
            bestScore = score;
            best = next;
          }
        }
      if (bestScore < 0) break;
      piece.insert(best);
    }
    return piece;
  }

  void roundCorners() {
    for (const bool right : {false, true})
      for (const bool bottom : {false, true}) {
        const int reach = 1 + below(std::max(2, std::min(options_.columns, options_.rows) / 7));
        Piece corner;
        for (int down = 0; down <= reach; ++down)
          for (int in = 0; in + down <= reach; ++in)
            corner.insert({right ? options_.columns - in : 1 + in, bottom ? options_.rows - down : 1 + down});
        Piece inside;
        for (const Cell cell : corner)
          if (lake_.map.at(cell) == Terrain::Water) inside.insert(cell);
        paint(inside);
      }
  }

  // Some cells of land along the edge, deepest in the middle.
  bool addHeadland() {
    for (int attempt = 0; attempt < placesTried; ++attempt) {
      const bool upright = below(2) == 0;
      const bool far = below(2) == 0;
      const int length = upright ? options_.rows : options_.columns;
      const int wide = 3 + below(std::max(2, length / 4));
      const int from = 1 + below(length);
      Piece piece;
      int deep = 1;
      for (int i = 0; i < wide; ++i) {
        // Deeper by one at most from cell to cell, and back to the edge at the end: no comb.
        deep = std::clamp(deep + below(3) - (i > wide / 2 ? 1 : 0) - (deep > 1 ? 1 : 0), 1,
                          std::min({1 + i, wide - i, deepestHeadland}));
        for (int in = 0; in < deep; ++in) {
          const int across = far ? (upright ? options_.columns : options_.rows) - in : 1 + in;
          const Cell cell = upright ? Cell{across, from + i} : Cell{from + i, across};
          if (lake_.map.at(cell) == Terrain::Water) piece.insert(cell);
        }
      }
      if (piece.size() < wide || !isFree(piece, 0)) continue;
      paint(piece);
      return true;
    }
    return false;
  }

  // With water all round: at least two cells to the edge.
  bool addIsland() {
    const int fromEdge = options_.rim > 0 ? options_.rim : 2;
    for (int attempt = 0; attempt < placesTried; ++attempt) {
      const int size = options_.smallestIsland + below(options_.largestIsland - options_.smallestIsland + 1);
      const int column = 1 + below(options_.columns);
      const int row = 1 + below(options_.rows);
      const Cell seed{column, row};
      const auto allowed = [&](Cell cell) {
        return lake_.map.at(cell) == Terrain::Water && edgeDistance(cell) >= fromEdge;
      };
      if (!allowed(seed)) continue;
      const Piece piece = grown(seed, size, allowed);
      if (piece.size() < options_.smallestIsland || !isFree(piece, fromEdge)) continue;
      paint(piece);
      return true;
    }
    return false;
  }

  const ShoreOptions& options_;
  Random& chance_;
  Lake lake_;
};

} // namespace

Lake drawnShores(const ShoreOptions& options, Random& chance) {
  return Shores(options, chance).drawn();
}

} // namespace fairway::validator::lake_race
