#include "editor/model/lake_race/tools/tools.h"

#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

std::vector<Cell> connected(const fairway::lake_race::Lake& lake, Cell from) {
  if (!lake.map.contains(from)) return {};
  const fairway::lake_race::Terrain terrain = lake.map.at(from);
  std::vector<char> seen(static_cast<std::size_t>(lake.map.cellCount()));
  std::vector<Cell> cells{from};
  seen[lake.map.indexOf(from)] = 1;
  for (std::size_t next = 0; next < cells.size(); ++next)
    for (const Direction direction : allDirections) {
      const Cell cell = neighbour(cells[next], direction, lake.stagger);
      if (!lake.map.contains(cell) || lake.map.at(cell) != terrain || seen[lake.map.indexOf(cell)]) continue;
      seen[lake.map.indexOf(cell)] = 1;
      cells.push_back(cell);
    }
  return cells;
}

namespace {

// Fills the connected cells of one terrain. The ghost shows all that would change.
class FillTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Fill; }

  std::string hint() const override {
    const std::string terrain = shownName(desk().options().terrain);
    if (!hover()) return say("Click to fill with {1}", {terrain});
    return sayCount("Click to fill {n} cell with {1}", "Click to fill {n} cells with {1}",
                    paintsFrom(*hover()).size(), {terrain});
  }

  Ghost ghost() const override {
    Ghost ghost;
    if (hover()) ghost.cells = paintsFrom(*hover());
    return ghost;
  }

private:
  CommandPtr pressed(const CellPointer& pointer) override {
    return paintCells(board().map, desk().sheet(), paintsFrom(pointer.cell), PaintVerb::Fill);
  }

  CellPaints paintsFrom(Cell cell) const {
    CellPaints paints;
    for (const Cell each : connected(board(), cell))
      for (const Cell image : withImage(board(), desk().options().symmetry, each))
        paints.push_back({image, desk().options().terrain});
    return effective(board().map, paints);
  }
};

} // namespace

ToolPtr makeFillTool(ToolDesk& desk) {
  return std::make_unique<FillTool>(desk);
}

} // namespace fairway::editor::lake_race
