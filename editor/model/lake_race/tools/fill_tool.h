#pragma once

#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// Fills the connected cells of one terrain. The ghost shows all that would change.
class FillTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Fill; }
  std::string hint() const override;
  Ghost ghost() const override;

private:
  CommandPtr pressed(const CellPointer& pointer) override;
  CellPaints paintsFrom(Cell cell) const;
};

// The cells of the same terrain that are connected to this one; empty outside the lake.
std::vector<Cell> connected(const fairway::lake_race::Lake& lake, Cell from);

} // namespace fairway::editor::lake_race
