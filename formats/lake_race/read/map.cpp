#include "formats/lake_race/kinds.h"

#include "formats/map/map_rows.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Terrain;
using fairway::lake_race::TerrainMap;

constexpr char window = '_';

Terrain terrainOf(char letter) {
  return letter == '#' ? Terrain::Land : letter == 'x' ? Terrain::Void : Terrain::Water;
}

TerrainMap terrainOf(const std::vector<MapRow>& rows) {
  TerrainMap map(static_cast<int>(rows.front().cells.size()), static_cast<int>(rows.size()));
  for (int row = 1; row <= map.rows(); ++row)
    for (int column = 1; column <= map.columns(); ++column)
      map.set({column, row},
              terrainOf(rows[static_cast<std::size_t>(row - 1)].cells[static_cast<std::size_t>(column - 1)]));
  return map;
}

std::string sizeInWords(int columns, int rows) {
  return std::to_string(columns) + " x " + std::to_string(rows);
}

bool isInside(int column, int row, Cell corner, int columns, int rows) {
  return column >= corner.column && column < corner.column + columns && row >= corner.row &&
         row < corner.row + rows;
}

std::optional<Cell> firstWindowCell(const std::vector<MapRow>& rows) {
  for (std::size_t row = 0; row < rows.size(); ++row)
    if (const std::size_t column = rows[row].cells.find(window); column != std::string::npos)
      return Cell{static_cast<int>(column) + 1, static_cast<int>(row) + 1};
  return std::nullopt;
}

// The first cell that is `_` and should not be, or the other way round; none if the rectangle is as it
// should.
std::optional<std::size_t> firstOddCell(const std::vector<MapRow>& rows, Cell corner, int columns,
                                        int height) {
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < rows[row].cells.size(); ++column)
      if ((rows[row].cells[column] == window) !=
          isInside(static_cast<int>(column) + 1, static_cast<int>(row) + 1, corner, columns, height))
        return rows[row].offsets[column];
  return std::nullopt;
}

} // namespace

std::optional<TerrainMap> readMap(yaml::Reading& reading, const yaml::Value& value, bool wholeRows) {
  const std::vector<MapRow> rows =
      readMapRows(reading, value, {mapLetters, fairway::lake_race::maxLakeSide, "cells", wholeRows});
  if (rows.empty()) return std::nullopt;
  return terrainOf(rows);
}

std::optional<TerrainMap> readMapOfSize(yaml::Reading& reading, const yaml::Value& value, int columns,
                                        int rows) {
  std::optional<TerrainMap> map = readMap(reading, value);
  if (!map || (map->columns() == columns && map->rows() == rows)) return map;
  reading.fault(value, "expected a map of " + sizeInWords(columns, rows) + " cells as `tile` says, found " +
                           sizeInWords(map->columns(), map->rows()));
  return std::nullopt;
}

std::optional<fairway::lake_race::Frame> readFrame(yaml::Reading& reading, const yaml::Value& value,
                                                   int columns, int rows) {
  const std::vector<MapRow> cells =
      readMapRows(reading, value, {frameLetters, fairway::lake_race::maxLakeSide});
  if (cells.empty()) return std::nullopt;
  const std::string expected = "expected one rectangle of " + sizeInWords(columns, rows) +
                               " `_`, the place of the tiles, and no other `_`";
  const std::optional<Cell> corner = firstWindowCell(cells);
  if (!corner || corner->column - 1 + columns > static_cast<int>(cells.front().cells.size()) ||
      corner->row - 1 + rows > static_cast<int>(cells.size())) {
    reading.fault(value, expected);
    return std::nullopt;
  }
  if (const auto odd = firstOddCell(cells, *corner, columns, rows)) {
    reading.fault(*odd, value.path(), expected + "; this cell differs");
    return std::nullopt;
  }
  return fairway::lake_race::Frame{terrainOf(cells), *corner};
}

} // namespace fairway::formats::lake_race
