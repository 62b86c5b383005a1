#include "editor/model/change_cells.h"

#include "editor/model/wording.h"

#include <map>

namespace fairway::editor {

using lake_race::Terrain;

ChangeCells::ChangeCells(std::string text, SheetId sheet, CellPaints cells)
    : text_(std::move(text)), sheet_(std::move(sheet)), cells_(std::move(cells)) {}

void ChangeCells::exchange(formats::Document& content) {
  lake_race::TerrainMap* map = mapOf(content, sheet_);
  FAIRWAY_EXPECTS(map != nullptr);
  for (CellPaint& paint : cells_) {
    const Terrain before = map->at(paint.cell);
    map->set(paint.cell, paint.terrain);
    paint.terrain = before;
  }
}

CellPaints effective(const lake_race::TerrainMap& map, const CellPaints& paints) {
  std::map<Cell, Terrain> last;
  for (const CellPaint& paint : paints) last[paint.cell] = paint.terrain;
  CellPaints changes;
  for (const auto& [cell, terrain] : last)
    if (map.contains(cell) && map.at(cell) != terrain) changes.push_back({cell, terrain});
  return changes;
}

namespace {

// The terrain's name if all cells get the same one.
std::string what(const CellPaints& changes) {
  for (const CellPaint& paint : changes)
    if (paint.terrain != changes.front().terrain) return counted(changes.size(), "cell");
  return counted(changes.size(), "cell") + " of " + std::string(nameOf(changes.front().terrain));
}

} // namespace

CommandPtr paintCells(const lake_race::TerrainMap& map, const SheetId& sheet, const CellPaints& paints,
                      const std::string& verb) {
  CellPaints changes = effective(map, paints);
  if (changes.empty()) return nullptr;
  std::string text = verb + " " + what(changes);
  return std::make_unique<ChangeCells>(std::move(text), sheet, std::move(changes));
}

CommandPtr changeSlots(std::string text, const SheetId& sheet, std::vector<lake_race::Slot> slots,
                       std::string mergeKey) {
  using Slots = std::vector<lake_race::Slot>;
  const auto reach = [sheet](formats::Document& content) -> Slots& {
    Slots* found = slotsOf(content, sheet);
    FAIRWAY_EXPECTS(found != nullptr);
    return *found;
  };
  return std::make_unique<ValueChange<Slots>>(std::move(text), reach, std::move(slots), std::move(mergeKey));
}

} // namespace fairway::editor
