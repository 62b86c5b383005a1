#pragma once

#include "editor/model/tool.h"

namespace fairway::editor {

// Fills the connected cells of one terrain. The ghost shows all that would change.
class FillTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Fill; }
  std::string hint() const override;
  Ghost ghost() const override;
  CommandPtr press(const Pointer& pointer) override;
  CommandPtr move(const Pointer& pointer) override;
  CommandPtr release(const Pointer& pointer) override;
  void leave() override { hover_.reset(); }
  bool cancel() override { return false; }

private:
  CellPaints paintsFrom(Cell cell) const;

  std::optional<Cell> hover_;
};

// The cells of the same terrain that hang together with this one; empty outside the lake.
std::vector<Cell> connected(const lake_race::Lake& lake, Cell from);

} // namespace fairway::editor
