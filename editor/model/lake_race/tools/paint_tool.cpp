#include "editor/model/lake_race/tools/tools.h"

#include "editor/model/lake_race/board/patch.h"
#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/stroke.h"

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

namespace {

// Paints with a brush while the button is down; Shift and a click draw a straight line from where the last
// stroke ended. Erasing is painting with water.
class PaintTool final : public Tool {
public:
  enum class Mode { Paint, Erase };
  PaintTool(ToolDesk& desk, Mode mode) : Tool(desk), mode_(mode) {}

  ToolId id() const override { return mode_ == Mode::Paint ? ToolId::Paint : ToolId::Erase; }

  std::string hint() const override {
    if (stroke_.going())
      return sayCount("{n} cell; Esc cancels", "{n} cells; Esc cancels",
                      effective(board().map, paintsOf(stroke_.places())).size());
    if (mode_ == Mode::Erase) return say("Drag to erase to water, Shift+click for a straight line");
    return say("Drag to paint {1}, Shift+click for a straight line, right button picks up",
               {shownName(terrain())});
  }

  Ghost ghost() const override {
    Ghost ghost;
    std::set<Cell> cells = stroke_.places();
    if (hover() && !stroke_.going()) {
      dab(*hover(), cells);
      ghost.outline.assign(cells.begin(), cells.end());
      if (line_ && stroke_.end())
        for (const Hex hex : line(board().hexOf(*stroke_.end()), board().hexOf(*hover())))
          dab(board().cellOf(hex), cells);
    }
    ghost.cells = effective(board().map, paintsOf(cells));
    if (mode_ == Mode::Erase)
      for (const fairway::lake_race::Slot& slot : board().slots)
        if (cells.contains(slot.at)) ghost.lost.push_back(slot.at);
    return ghost;
  }

  bool cancel() override { return stroke_.cancel(); }

private:
  CommandPtr pressed(const CellPointer& pointer) override {
    stroke_.begin(pointer.shift);
    strokeTo(pointer.cell);
    return nullptr;
  }

  CommandPtr moved(const CellPointer& pointer) override {
    line_ = pointer.shift;
    if (stroke_.going()) strokeTo(pointer.cell);
    return nullptr;
  }

  CommandPtr released(const CellPointer& pointer) override {
    if (!stroke_.going()) return nullptr;
    strokeTo(pointer.cell);
    const std::set<Cell> cells = stroke_.finished();
    if (mode_ == Mode::Paint)
      return paintCells(board().map, desk().sheet(), paintsOf(cells), PaintVerb::Paint);
    CommandPtr water = paintCells(board().map, desk().sheet(), paintsOf(cells), PaintVerb::Erase);
    std::vector<fairway::lake_race::Slot> slots = slotsOutside(board().slots, cells);
    if (slots == board().slots) return water;
    const std::size_t gone = board().slots.size() - slots.size();
    std::string text = sayCount("Erase {n} slot", "Erase {n} slots", gone);
    CommandPtr removal = changeSlots(text, desk().sheet(), std::move(slots));
    return water ? together(std::move(text), std::move(water), std::move(removal)) : std::move(removal);
  }

  bool dragging() const override { return stroke_.going(); }
  Terrain terrain() const { return mode_ == Mode::Erase ? Terrain::Water : desk().options().terrain; }

  void strokeTo(Cell cell) {
    stroke_.to(cell, [&](Cell from, std::set<Cell>& cells) {
      for (const Hex hex : line(board().hexOf(from), board().hexOf(cell))) dab(board().cellOf(hex), cells);
    });
  }

  void dab(Cell cell, std::set<Cell>& cells) const { addBrush(board(), desk().options(), cell, cells); }

  CellPaints paintsOf(const std::set<Cell>& cells) const {
    CellPaints paints;
    for (const Cell cell : cells) paints.push_back({cell, terrain()});
    return paints;
  }

  Mode mode_;
  bool line_ = false; // Shift is down
  Stroke<Cell> stroke_;
};

} // namespace

ToolPtr makePaintTool(ToolId id, ToolDesk& desk) {
  return std::make_unique<PaintTool>(desk,
                                     id == ToolId::Erase ? PaintTool::Mode::Erase : PaintTool::Mode::Paint);
}

} // namespace fairway::editor::lake_race
