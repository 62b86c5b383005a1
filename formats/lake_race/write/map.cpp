#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Terrain;
using fairway::lake_race::TerrainMap;

char letterOf(Terrain terrain) {
  return terrain == Terrain::Land ? '#' : terrain == Terrain::Void ? 'x' : '.';
}

template <class LetterAt>
void writeRows(Emitter& out, std::string_view key, const TerrainMap& map, MapLook look, LetterAt letterAt) {
  std::vector<std::string> lines;
  for (int row = 1; row <= map.rows(); ++row) {
    std::string line(isShifted(look.firstRow + row - 1, look.stagger) ? 1 : 0, ' ');
    line.reserve(line.size() + 2 * static_cast<std::size_t>(map.columns()));
    for (int column = 1; column <= map.columns(); ++column) {
      if (column > 1) line += ' ';
      line += letterAt(Cell{column, row});
    }
    lines.push_back(std::move(line));
  }
  // YAML takes the first row's indent for the block's, so a shifted first row must say how deep the block is.
  out.literal(key, lines.front().starts_with(' ') ? "|2" : "|", lines);
}

} // namespace

void writeMap(Emitter& out, std::string_view key, const TerrainMap& map, MapLook look) {
  writeRows(out, key, map, look, [&](Cell cell) { return letterOf(map.at(cell)); });
}

void writeFrame(Emitter& out, const fairway::lake_race::Frame& frame, int columns, int rows,
                Stagger stagger) {
  const Cell corner = frame.window;
  writeRows(out, "frame", frame.map, {stagger, 1}, [&](Cell cell) {
    const bool inWindow = cell.column >= corner.column && cell.column < corner.column + columns &&
                          cell.row >= corner.row && cell.row < corner.row + rows;
    return inWindow ? '_' : letterOf(frame.map.at(cell));
  });
}

} // namespace fairway::formats::lake_race
