#include "editor/model/pool/board/pool_edit.h"

#include <algorithm>
#include <cstdlib>

namespace fairway::editor::pool {

using namespace fairway::pool;

CommandPtr changePool(const formats::Document& content, std::string text, Pool pool, std::string mergeKey) {
  return setMember(content, &formats::pool::PoolBody::pool, std::move(text), std::move(pool),
                   std::move(mergeKey));
}

namespace {

// Calls act(image) for the thing itself and, with a symmetry, for its image.
template <class Act>
void forImages(const PoolMap& map, MaybeSymmetry symmetry, Act act) {
  act(Image(map));
  if (symmetry) act(Image(map, symmetry));
}

} // namespace

Pool painted(const Pool& pool, const std::vector<Square>& squares, Ground ground, MaybeSymmetry symmetry) {
  Pool after = pool;
  forImages(pool.map, symmetry, [&](const Image& image) {
    for (const Square square : squares)
      if (pool.map.contains(square)) after.map.set(image.of(square), ground);
  });
  return after;
}

std::vector<Square> connected(const PoolMap& map, Square from) {
  if (!map.contains(from)) return {};
  std::vector<Square> squares{from};
  for (std::size_t next = 0; next < squares.size(); ++next)
    for (const SquareDirection direction : allSides) {
      const Square square = neighbour(squares[next], direction);
      if (map.contains(square) && map.at(square) == map.at(from) &&
          std::find(squares.begin(), squares.end(), square) == squares.end())
        squares.push_back(square);
    }
  return squares;
}

std::vector<Square> brushed(const PoolMap& map, Square centre, int radius) {
  std::vector<Square> squares;
  for (int row = centre.row - radius; row <= centre.row + radius; ++row)
    for (int column = centre.column - radius; column <= centre.column + radius; ++column)
      if (map.contains({column, row})) squares.push_back({column, row});
  return squares;
}

namespace {

// Const or not, as the ladders are.
template <class Ladders>
auto findLadder(Ladders& ladders, const SquareSide& place) {
  return std::find_if(ladders.begin(), ladders.end(), [&place](const Ladder& ladder) {
    return ladder.at == place.square && ladder.side == place.side;
  });
}

} // namespace

const Ladder* ladderAt(const Pool& pool, const SquareSide& place) {
  const auto found = findLadder(pool.ladders, place);
  return found == pool.ladders.end() ? nullptr : &*found;
}

Pool ladderSwitched(const Pool& pool, const SquareSide& place, Side bar, MaybeSymmetry symmetry) {
  if (!pool.map.contains(place.square)) return pool;
  const Ladder* there = ladderAt(pool, place);
  const bool away = there && there->bar == bar;
  // A ladder that is its own image cannot belong to both.
  if (symmetry && Image(pool.map, symmetry).of(place) == place) symmetry.reset();
  Pool after = pool;
  forImages(pool.map, symmetry, [&](const Image& image) {
    const SquareSide at = image.of(place);
    const auto found = findLadder(after.ladders, at);
    if (found == after.ladders.end()) {
      if (!away) after.ladders.push_back({image.of(bar), at.square, at.side});
    } else if (away) {
      after.ladders.erase(found);
    } else {
      found->bar = image.of(bar);
    }
  });
  return after.ladders.size() > fairway::pool::maxLadders ? pool : after;
}

namespace {

using StartRows = std::vector<StartRow>;

bool covers(const StartRow& row, int column) {
  return !row.columns || (column >= row.columns->from && column <= row.columns->to);
}

// The start row of a side that a square is in; beside the map, the nearest of its row.
StartRows::iterator findRow(StartRows& rows, const PoolMap& map, Square at) {
  const int column = std::clamp(at.column, 1, map.columns());
  const auto distance = [column](const StartRow& row) { return std::abs(row.columns->from - column); };
  auto nearest = rows.end();
  for (auto row = rows.begin(); row != rows.end(); ++row) {
    if (row->row != at.row) continue;
    if (covers(*row, column)) return row;
    if (nearest == rows.end() || distance(*row) < distance(*nearest)) nearest = row;
  }
  return map.contains(at) ? rows.end() : nearest;
}

void sortRows(StartRows& rows) {
  std::sort(rows.begin(), rows.end(), [](const StartRow& a, const StartRow& b) {
    const auto from = [](const StartRow& row) { return row.columns ? row.columns->from : 0; };
    return std::pair(a.row, from(a)) < std::pair(b.row, from(b));
  });
}

// Whether rows of one side share a square, which no document may hold.
bool overlaps(const StartRows& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (rows[i].row != rows[j].row) continue;
      if (!rows[i].columns || !rows[j].columns) return true;
      if (rows[i].columns->from <= rows[j].columns->to && rows[j].columns->from <= rows[i].columns->to)
        return true;
    }
  return false;
}

// A document needs a start row on each side, and not too many.
bool canBeWritten(const Pool& pool) {
  return std::all_of(bothSides.begin(), bothSides.end(), [&pool](Side side) {
    const StartRows& rows = pool.start[side];
    return !rows.empty() && rows.size() <= fairway::pool::maxStartRows && !overlaps(rows);
  });
}

} // namespace

Pool slabAdded(const Pool& pool, Side side, Square at, int by, MaybeSymmetry symmetry) {
  if (at.row < 1 || at.row > pool.map.rows()) return pool;
  Pool after = pool;
  forImages(pool.map, symmetry, [&](const Image& image) {
    StartRows& rows = after.start[image.of(side)];
    const auto found = findRow(rows, pool.map, image.of(at));
    if (found == rows.end()) {
      if (by > 0) rows.push_back({image.of(at).row, 1, {}});
    } else if (found->swimmers + by < 1) {
      rows.erase(found);
    } else {
      found->swimmers = std::min(found->swimmers + by, fairway::pool::maxRowSwimmers);
    }
    sortRows(rows);
  });
  return canBeWritten(after) ? after : pool;
}

Pool rowLimited(const Pool& pool, Side side, int row, int from, int to, MaybeSymmetry symmetry) {
  if (row < 1 || row > pool.map.rows()) return pool;
  const int first = std::clamp(std::min(from, to), 1, pool.map.columns());
  const int last = std::clamp(std::max(from, to), 1, pool.map.columns());
  std::optional<ColumnRange> columns;
  if (first > 1 || last < pool.map.columns()) columns = {first, last};
  Pool after = pool;
  forImages(pool.map, symmetry, [&](const Image& image) {
    const StartRow wanted = image.of(StartRow{row, 1, columns});
    StartRows& rows = after.start[image.of(side)];
    // The row that the drag began in is limited anew; another part of the row becomes one of its own.
    const auto found =
        findRow(rows, pool.map, image.of(Square{std::clamp(from, 1, pool.map.columns()), row}));
    if (found == rows.end())
      rows.push_back(wanted);
    else
      found->columns = wanted.columns;
    sortRows(rows);
  });
  return canBeWritten(after) ? after : pool;
}

std::optional<Side> swimmerAt(const Pool& pool, Square square) {
  if (!pool.setup) return std::nullopt;
  for (const Side side : bothSides) {
    const auto& squares = (*pool.setup)[side];
    if (std::find(squares.begin(), squares.end(), square) != squares.end()) return side;
  }
  return std::nullopt;
}

namespace {

bool isFree(const Pool& pool, Square square) {
  return pool.map.isWater(square) && !swimmerAt(pool, square);
}

void remove(Pool& pool, Square square) {
  for (const Side side : bothSides) std::erase((*pool.setup)[side], square);
  if ((*pool.setup)[Side::Red].empty() && (*pool.setup)[Side::Yellow].empty()) pool.setup.reset();
}

void add(Pool& pool, Side side, Square square) {
  if (!isFree(pool, square)) return;
  if (!pool.setup) pool.setup.emplace();
  if (static_cast<int>((*pool.setup)[side].size()) < pool.tiles()) (*pool.setup)[side].push_back(square);
}

// Keeps its place in the list, so that a setup that is only pushed about stays easy to compare.
void move(Pool& pool, Square from, Square to) {
  const std::optional<Side> side = swimmerAt(pool, from);
  if (!side || !isFree(pool, to)) return;
  auto& squares = (*pool.setup)[*side];
  *std::find(squares.begin(), squares.end(), from) = to;
}

} // namespace

Pool swimmerAdded(const Pool& pool, Side side, Square at, MaybeSymmetry symmetry) {
  Pool after = pool;
  forImages(pool.map, symmetry, [&](const Image& image) { add(after, image.of(side), image.of(at)); });
  return after;
}

Pool swimmerMoved(const Pool& pool, Square from, std::optional<Square> to, MaybeSymmetry symmetry) {
  const std::optional<Side> side = swimmerAt(pool, from);
  if (!side) return pool;
  Pool after = pool;
  forImages(pool.map, symmetry, [&](const Image& image) {
    if (swimmerAt(after, image.of(from)) != image.of(*side)) return; // its image went another way before
    if (to)
      move(after, image.of(from), image.of(*to));
    else
      remove(after, image.of(from));
  });
  return after;
}

Pool withoutSetup(const Pool& pool) {
  Pool after = pool;
  after.setup.reset();
  return after;
}

namespace {

// Where a row or column goes when their number changes; none: it is removed.
std::optional<int> resizedIndex(int index, int before, int now) {
  const int kept = std::min(before, now);
  const int first = kept - kept / 2;
  if (index <= first) return index;
  if (index > before - kept / 2) return index + now - before;
  return std::nullopt;
}

std::optional<ColumnRange> resizedRange(const ColumnRange& range, int before, int now) {
  std::optional<ColumnRange> result;
  for (int column = range.from; column <= range.to; ++column)
    if (const auto there = resizedIndex(column, before, now)) {
      if (!result) result = {*there, *there};
      result->to = *there;
    }
  return result;
}

} // namespace

Pool resized(const Pool& pool, int columns, int rows) {
  const PoolMap& map = pool.map;
  const auto there = [&](Square square) -> std::optional<Square> {
    const auto column = resizedIndex(square.column, map.columns(), columns);
    const auto row = resizedIndex(square.row, map.rows(), rows);
    return column && row ? std::optional(Square{*column, *row}) : std::nullopt;
  };
  Pool after = pool;
  after.map = PoolMap(columns, rows);
  for (const Ground ground : {Ground::Deck, Ground::Void})
    for (const Square square : map.squaresOf(ground))
      if (const auto to = there(square)) after.map.set(*to, ground);
  after.ladders.clear();
  for (const Ladder& ladder : pool.ladders)
    if (const auto to = there(ladder.at)) after.ladders.push_back({ladder.bar, *to, ladder.side});
  for (const Side side : bothSides) {
    after.start[side].clear();
    for (const StartRow& row : pool.start[side]) {
      const auto to = resizedIndex(row.row, map.rows(), rows);
      const auto range = row.columns ? resizedRange(*row.columns, map.columns(), columns) : std::nullopt;
      if (to && (!row.columns || range)) after.start[side].push_back({*to, row.swimmers, range});
    }
    if (after.start[side].empty()) after.start[side].push_back({side == Side::Red ? rows : 1, 1, {}});
    if (!pool.setup) continue;
    (*after.setup)[side].clear();
    for (const Square square : (*pool.setup)[side])
      if (const auto to = there(square)) (*after.setup)[side].push_back(*to);
  }
  return after;
}

namespace {

// Red's end is the lower one; of left and right it is the left.
bool inRedsHalf(const PoolMap& map, Symmetry symmetry, Square square) {
  if (symmetry == Symmetry::MirrorColumns) return 2 * square.column <= map.columns() + 1;
  if (2 * square.row != map.rows() + 1) return 2 * square.row > map.rows() + 1;
  return symmetry == Symmetry::MirrorRows || 2 * square.column <= map.columns() + 1; // the middle row
}

} // namespace

Pool madeSymmetric(const Pool& pool, Symmetry symmetry) {
  const Image image(pool.map, symmetry);
  Pool after = pool;
  for (int row = 1; row <= pool.map.rows(); ++row)
    for (int column = 1; column <= pool.map.columns(); ++column) {
      const Square square{column, row};
      if (inRedsHalf(pool.map, symmetry, square)) after.map.set(image.of(square), pool.map.at(square));
    }
  after.ladders.clear();
  for (const Ladder& ladder : pool.ladders)
    if (ladder.bar == Side::Red) after.ladders.push_back(ladder);
  const std::vector<Ladder> reds = after.ladders;
  for (const Ladder& ladder : reds) {
    const SquareSide at = image.of(SquareSide{ladder.at, ladder.side});
    if (!ladderAt(after, at)) after.ladders.push_back({Side::Yellow, at.square, at.side});
  }
  if (after.ladders.size() > fairway::pool::maxLadders) return pool;
  after.start[Side::Yellow].clear();
  for (const StartRow& row : pool.start[Side::Red]) after.start[Side::Yellow].push_back(image.of(row));
  sortRows(after.start[Side::Yellow]);
  if (!after.setup) return after;
  (*after.setup)[Side::Yellow].clear();
  for (const Square square : (*pool.setup)[Side::Red])
    (*after.setup)[Side::Yellow].push_back(image.of(square));
  return after;
}

} // namespace fairway::editor::pool
