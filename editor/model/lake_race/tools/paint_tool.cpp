#include "editor/model/lake_race/tools/paint_tool.h"

#include "editor/model/lake_race/board/patch.h"
#include "editor/model/lake_race/lake_words.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;

void addBrush(const Lake& lake, const ToolOptions& options, Cell centre, std::set<Cell>& cells) {
  for (const Hex hex : disk(lake.hexOf(centre), options.brushRadius)) {
    const Cell cell = lake.cellOf(hex);
    if (!lake.map.contains(cell)) continue;
    for (const Cell each : withImage(lake, options.symmetry, cell)) cells.insert(each);
  }
}

Terrain PaintTool::terrain() const {
  return mode_ == Mode::Erase ? Terrain::Water : desk().options().terrain;
}

void PaintTool::dab(Cell cell, std::set<Cell>& cells) const {
  addBrush(board(), desk().options(), cell, cells);
}

CellPaints PaintTool::paintsOf(const std::set<Cell>& cells) const {
  CellPaints paints;
  for (const Cell cell : cells) paints.push_back({cell, terrain()});
  return paints;
}

void PaintTool::strokeTo(Cell cell) {
  // A quick hand skips cells: the stroke takes the straight line between two events.
  const Hex from = board().hexOf(last_.value_or(cell));
  for (const Hex hex : line(from, board().hexOf(cell))) dab(board().cellOf(hex), stroke_);
  last_ = cell;
}

CommandPtr PaintTool::pressed(const CellPointer& pointer) {
  stroking_ = true;
  if (!pointer.shift) last_.reset();
  strokeTo(pointer.cell);
  return nullptr;
}

CommandPtr PaintTool::moved(const CellPointer& pointer) {
  line_ = pointer.shift;
  if (stroking_) strokeTo(pointer.cell);
  return nullptr;
}

CommandPtr PaintTool::released(const CellPointer& pointer) {
  if (!stroking_) return nullptr;
  strokeTo(pointer.cell);
  stroking_ = false;
  const std::set<Cell> cells = std::exchange(stroke_, {});
  if (mode_ == Mode::Paint) return paintCells(board().map, desk().sheet(), paintsOf(cells), PaintVerb::Paint);
  CommandPtr water = paintCells(board().map, desk().sheet(), paintsOf(cells), PaintVerb::Erase);
  std::vector<fairway::lake_race::Slot> slots = slotsOutside(board().slots, cells);
  if (slots == board().slots) return water;
  const std::size_t gone = board().slots.size() - slots.size();
  std::string text = sayCount("Erase {n} slot", "Erase {n} slots", gone);
  CommandPtr removal = changeSlots(text, desk().sheet(), std::move(slots));
  return water ? together(std::move(text), std::move(water), std::move(removal)) : std::move(removal);
}

bool PaintTool::cancel() {
  const bool had = stroking_;
  stroking_ = false;
  stroke_.clear();
  last_.reset();
  return had;
}

Ghost PaintTool::ghost() const {
  Ghost ghost;
  std::set<Cell> cells = stroke_;
  if (hover() && !stroking_) {
    dab(*hover(), cells);
    ghost.outline.assign(cells.begin(), cells.end());
    if (line_ && last_)
      for (const Hex hex : line(board().hexOf(*last_), board().hexOf(*hover())))
        dab(board().cellOf(hex), cells);
  }
  ghost.cells = effective(board().map, paintsOf(cells));
  if (mode_ == Mode::Erase)
    for (const fairway::lake_race::Slot& slot : board().slots)
      if (cells.contains(slot.at)) ghost.lost.push_back(slot.at);
  return ghost;
}

std::string PaintTool::hint() const {
  if (stroking_)
    return sayCount("{n} cell; Esc cancels", "{n} cells; Esc cancels",
                    effective(board().map, paintsOf(stroke_)).size());
  if (mode_ == Mode::Erase) return say("Drag to erase to water, Shift+click for a straight line");
  return say("Drag to paint {1}, Shift+click for a straight line, right button picks up",
             {shownName(terrain())});
}

} // namespace fairway::editor::lake_race
