#pragma once

#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// Paints with a brush while the button is down; Shift and a click draw a straight line from where the last
// stroke ended. Erasing is painting with water.
class PaintTool final : public Tool {
public:
  enum class Mode { Paint, Erase };
  PaintTool(ToolDesk& desk, Mode mode) : Tool(desk), mode_(mode) {}

  ToolId id() const override { return mode_ == Mode::Paint ? ToolId::Paint : ToolId::Erase; }
  std::string hint() const override;
  Ghost ghost() const override;
  bool cancel() override;

private:
  CommandPtr pressed(const CellPointer& pointer) override;
  CommandPtr moved(const CellPointer& pointer) override;
  CommandPtr released(const CellPointer& pointer) override;
  bool dragging() const override { return stroking_; }
  fairway::lake_race::Terrain terrain() const;
  void strokeTo(Cell cell);
  void dab(Cell cell, std::set<Cell>& cells) const;
  CellPaints paintsOf(const std::set<Cell>& cells) const;

  Mode mode_;
  bool line_ = false; // Shift is down
  bool stroking_ = false;
  std::optional<Cell> last_; // where the stroke is, or where the last one ended
  std::set<Cell> stroke_;
};

// The brush's cells inside the lake, with their images under the symmetry.
void addBrush(const fairway::lake_race::Lake& lake, const ToolOptions& options, Cell centre,
              std::set<Cell>& cells);

} // namespace fairway::editor::lake_race
