#include "formats/lake_race/print/pieces.h"

#include <algorithm>

namespace fairway::formats::lake_race {

namespace {

using namespace fairway::lake_race;

bool hasLake(const TerrainMap& map, const CellRect& rect) {
  for (int row = rect.first.row; row <= rect.last.row; ++row)
    for (int column = rect.first.column; column <= rect.last.column; ++column)
      if (map.at({column, row}) != Terrain::Void) return true;
  return false;
}

// Cuts a rectangle into even parts of at most this size; one without rows or columns has none.
void addParts(const TerrainMap& map, const CellRect& whole, int mostColumns, int mostRows,
              std::vector<CellRect>& parts) {
  const int across = (whole.columns() + mostColumns - 1) / mostColumns;
  const int down = (whole.rows() + mostRows - 1) / mostRows;
  for (int i = 0; i < down; ++i)
    for (int j = 0; j < across; ++j) {
      const CellRect part{
          {whole.first.column + whole.columns() * j / across, whole.first.row + whole.rows() * i / down},
          {whole.first.column + whole.columns() * (j + 1) / across - 1,
           whole.first.row + whole.rows() * (i + 1) / down - 1}};
      if (hasLake(map, part)) parts.push_back(part);
    }
}

} // namespace

Lake cutOut(const TerrainMap& map, Stagger stagger, const CellRect& rect) {
  Lake lake;
  lake.stagger = isShifted(rect.first.row, stagger) ? Stagger::Even : Stagger::Odd;
  lake.map = TerrainMap(rect.columns(), rect.rows());
  for (int row = 1; row <= rect.rows(); ++row)
    for (int column = 1; column <= rect.columns(); ++column)
      lake.map.set({column, row}, map.at({rect.first.column + column - 1, rect.first.row + row - 1}));
  return lake;
}

std::vector<CellRect> frameRects(const fairway::lake_race::Tileset& set, const Frame& frame, int mostColumns,
                                 int mostRows) {
  const int left = frame.window.column;
  const int top = frame.window.row;
  const int right = left + set.tileColumns * set.across - 1;
  const int bottom = top + set.tileRows * set.down - 1;
  const int columns = frame.map.columns();
  const int rows = frame.map.rows();
  std::vector<CellRect> parts;
  addParts(frame.map, {{1, 1}, {columns, top - 1}}, mostColumns, mostRows, parts);
  addParts(frame.map, {{1, bottom + 1}, {columns, rows}}, mostColumns, mostRows, parts);
  addParts(frame.map, {{1, top}, {left - 1, bottom}}, mostColumns, mostRows, parts);
  addParts(frame.map, {{right + 1, top}, {columns, bottom}}, mostColumns, mostRows, parts);
  return parts;
}

CellRect turnedOver(const CellRect& rect, int columns) {
  return {{columns + 1 - rect.last.column, rect.first.row}, {columns + 1 - rect.first.column, rect.last.row}};
}

Lake withBleed(const Lake& lake) {
  Lake wide;
  wide.stagger = otherStagger(lake.stagger); // one more row above
  wide.map = TerrainMap(lake.map.columns() + 2, lake.map.rows() + 2, Terrain::Void);
  for (std::size_t i = 0; i < static_cast<std::size_t>(wide.map.cellCount()); ++i) {
    const Cell cell = wide.map.cellAt(i);
    const Cell inner{cell.column - 1, cell.row - 1};
    Terrain terrain = lake.map.at(inner);
    for (const Direction direction : allDirections)
      if (terrain == Terrain::Void) terrain = lake.map.at(neighbour(inner, direction, lake.stagger));
    wide.map.set(cell, terrain);
  }
  return wide;
}

} // namespace fairway::formats::lake_race
