#pragma once

#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// Paints a rectangle or an ellipse from one corner to the other. With Shift it is as high as it is wide.
class ShapeTool final : public Tool {
public:
  enum class Shape { Rectangle, Ellipse };
  ShapeTool(ToolDesk& desk, Shape shape) : Tool(desk), shape_(shape) {}

  ToolId id() const override { return shape_ == Shape::Rectangle ? ToolId::Rectangle : ToolId::Ellipse; }
  std::string hint() const override;
  Ghost ghost() const override;
  bool cancel() override;

private:
  CommandPtr pressed(const CellPointer& pointer) override;
  CommandPtr moved(const CellPointer& pointer) override;
  CommandPtr released(const CellPointer& pointer) override;
  bool dragging() const override { return from_.has_value(); }
  CellPaints paints() const;

  Shape shape_;
  std::optional<Cell> from_;
  Cell to_;
};

// The cells of the lake between two corners; of the ellipse those whose centres lie in it.
std::vector<Cell> rectangleOf(const fairway::lake_race::Lake& lake, Cell from, Cell to);
std::vector<Cell> ellipseOf(const fairway::lake_race::Lake& lake, Cell from, Cell to);

} // namespace fairway::editor::lake_race
