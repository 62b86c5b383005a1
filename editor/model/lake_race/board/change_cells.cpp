#include "editor/model/lake_race/board/change_cells.h"

#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"

#include <map>

namespace fairway::editor::lake_race {

using fairway::lake_race::Terrain;

ChangeCells::ChangeCells(std::string text, SheetId sheet, CellPaints cells)
    : text_(std::move(text)), sheet_(std::move(sheet)), cells_(std::move(cells)) {}

void ChangeCells::exchange(formats::Document& content) {
  fairway::lake_race::TerrainMap* map = mapOf(content, sheet_);
  FAIRWAY_EXPECTS(map != nullptr);
  for (CellPaint& paint : cells_) {
    const Terrain before = map->at(paint.cell);
    map->set(paint.cell, paint.terrain);
    paint.terrain = before;
  }
}

CellPaints effective(const fairway::lake_race::TerrainMap& map, const CellPaints& paints) {
  std::map<Cell, Terrain> last;
  for (const CellPaint& paint : paints) last[paint.cell] = paint.terrain;
  CellPaints changes;
  for (const auto& [cell, terrain] : last)
    if (map.contains(cell) && map.at(cell) != terrain) changes.push_back({cell, terrain});
  return changes;
}

namespace {

// Names the terrain if all cells get the same one.
std::string stepText(PaintVerb verb, const CellPaints& changes) {
  const std::size_t n = changes.size();
  const std::string terrain = shownName(changes.front().terrain);
  bool same = true;
  for (const CellPaint& paint : changes) same = same && paint.terrain == changes.front().terrain;
  switch (verb) {
  case PaintVerb::Paint:
    return same ? sayCount("Paint {n} cell of {1}", "Paint {n} cells of {1}", n, {terrain})
                : sayCount("Paint {n} cell", "Paint {n} cells", n);
  case PaintVerb::Erase:
    return sayCount("Erase {n} cell", "Erase {n} cells", n);
  case PaintVerb::Fill:
    return sayCount("Fill {n} cell of {1}", "Fill {n} cells of {1}", n, {terrain});
  case PaintVerb::PutDown:
    return sayCount("Put down {n} cell", "Put down {n} cells", n);
  }
  return {};
}

} // namespace

CommandPtr paintCells(const fairway::lake_race::TerrainMap& map, const SheetId& sheet,
                      const CellPaints& paints, PaintVerb verb) {
  CellPaints changes = effective(map, paints);
  if (changes.empty()) return nullptr;
  std::string text = stepText(verb, changes);
  return std::make_unique<ChangeCells>(std::move(text), sheet, std::move(changes));
}

CommandPtr changeSlots(std::string text, const SheetId& sheet, std::vector<fairway::lake_race::Slot> slots,
                       std::string mergeKey) {
  using Slots = std::vector<fairway::lake_race::Slot>;
  const auto reach = [sheet](formats::Document& content) -> Slots& {
    Slots* found = slotsOf(content, sheet);
    FAIRWAY_EXPECTS(found != nullptr);
    return *found;
  };
  return std::make_unique<ValueChange<Slots>>(std::move(text), reach, std::move(slots), std::move(mergeKey));
}

} // namespace fairway::editor::lake_race
