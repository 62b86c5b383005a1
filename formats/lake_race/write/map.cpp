#include "formats/lake_race/kinds.h"
#include "formats/map/map_text.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::TerrainMap;

template <class LetterAt>
void writeRows(Emitter& out, std::string_view key, const TerrainMap& map, MapLook look, LetterAt letterAt) {
  std::vector<std::string> lines;
  for (int row = 1; row <= map.rows(); ++row) {
    const char* shift = isShifted(look.firstRow + row - 1, look.stagger) ? " " : "";
    lines.push_back(shift + rowOfLetters(map.columns(), " ", [&](int column) {
                      return letterAt(Cell{column, row});
                    }));
  }
  // YAML takes the first row's indent for the block's, so a shifted first row must say how deep the block is.
  out.literal(key, lines.front().starts_with(' ') ? "|2" : "|", lines);
}

} // namespace

void writeMap(Emitter& out, std::string_view key, const TerrainMap& map, MapLook look) {
  writeRows(out, key, map, look, [&](Cell cell) { return mapLetter(map.at(cell)); });
}

void writeFrame(Emitter& out, const fairway::lake_race::Frame& frame, int columns, int rows,
                Stagger stagger) {
  const Cell corner = frame.window;
  writeRows(out, "frame", frame.map, {stagger, 1}, [&](Cell cell) {
    const bool inWindow = cell.column >= corner.column && cell.column < corner.column + columns &&
                          cell.row >= corner.row && cell.row < corner.row + rows;
    return inWindow ? '_' : mapLetter(frame.map.at(cell));
  });
}

} // namespace fairway::formats::lake_race
