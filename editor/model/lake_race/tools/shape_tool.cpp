#include "editor/model/lake_race/tools/tools.h"

#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"
#include "formats/lake_race/picture/hex_geometry.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace fairway::editor::lake_race {

using fairway::lake_race::Lake;
using formats::Point;

namespace {

// The corner that makes both sides as long as the longer one; a row is lower than a cell is wide.
Cell evenCorner(Cell from, Cell to) {
  const double across = std::abs(to.column - from.column),
               down = std::abs(to.row - from.row) * formats::lake_race::rowPitch;
  const double side = std::max(across, down);
  const int columns = static_cast<int>(std::lround(side));
  const int rows = static_cast<int>(std::lround(side / formats::lake_race::rowPitch));
  return {from.column + (to.column < from.column ? -columns : columns),
          from.row + (to.row < from.row ? -rows : rows)};
}

} // namespace

std::vector<Cell> rectangleOf(const Lake& lake, Cell from, Cell to) {
  std::vector<Cell> cells;
  const auto [left, right] = std::minmax(from.column, to.column);
  const auto [top, bottom] = std::minmax(from.row, to.row);
  for (int row = std::max(1, top); row <= std::min(bottom, lake.map.rows()); ++row)
    for (int column = std::max(1, left); column <= std::min(right, lake.map.columns()); ++column)
      cells.push_back({column, row});
  return cells;
}

std::vector<Cell> ellipseOf(const Lake& lake, Cell from, Cell to) {
  const Point one = formats::lake_race::centreOf(from, lake.stagger),
              other = formats::lake_race::centreOf(to, lake.stagger);
  const Point middle = formats::middle(one, other);
  const double across = std::abs(one.x - other.x) / 2 + 0.5;
  const double down = std::abs(one.y - other.y) / 2 + formats::lake_race::rowPitch / 2;
  // Shifted rows reach half a cell further than the corners say.
  const Cell wider{std::max(from.column, to.column) + 1, std::max(from.row, to.row)};
  std::vector<Cell> cells;
  for (const Cell cell :
       rectangleOf(lake, {std::min(from.column, to.column) - 1, std::min(from.row, to.row)}, wider)) {
    const Point at = formats::lake_race::centreOf(cell, lake.stagger);
    if (std::hypot((at.x - middle.x) / across, (at.y - middle.y) / down) <= 1) cells.push_back(cell);
  }
  return cells;
}

namespace {

// Paints a rectangle or an ellipse from one corner to the other. With Shift it is as high as it is wide.
class ShapeTool final : public Tool {
public:
  enum class Shape { Rectangle, Ellipse };
  ShapeTool(ToolDesk& desk, Shape shape) : Tool(desk), shape_(shape) {}

  ToolId id() const override { return shape_ == Shape::Rectangle ? ToolId::Rectangle : ToolId::Ellipse; }

  std::string hint() const override {
    if (from_)
      return sayCount("{n} cell; Esc cancels", "{n} cells; Esc cancels",
                      effective(board().map, paints()).size());
    const std::string terrain = shownName(desk().options().terrain);
    return shape_ == Shape::Rectangle
               ? say("Drag from corner to corner for a rectangle of {1}, with Shift for a square", {terrain})
               : say("Drag from corner to corner for an ellipse of {1}, with Shift for a circle", {terrain});
  }

  Ghost ghost() const override {
    Ghost ghost;
    if (from_) {
      ghost.cells = effective(board().map, paints());
      for (const CellPaint& paint : paints()) ghost.outline.push_back(paint.cell);
    } else if (hover() && board().map.contains(*hover())) {
      ghost.outline = withImage(board(), desk().options().symmetry, *hover());
    }
    return ghost;
  }

  bool cancel() override {
    const bool had = from_.has_value();
    from_.reset();
    return had;
  }

private:
  CommandPtr pressed(const CellPointer& pointer) override {
    from_ = to_ = pointer.cell;
    return nullptr;
  }

  CommandPtr moved(const CellPointer& pointer) override {
    if (from_) to_ = pointer.shift ? evenCorner(*from_, pointer.cell) : pointer.cell;
    return nullptr;
  }

  CommandPtr released(const CellPointer& pointer) override {
    if (!from_) return nullptr;
    moved(pointer);
    CommandPtr command = paintCells(board().map, desk().sheet(), paints());
    from_.reset();
    return command;
  }

  bool dragging() const override { return from_.has_value(); }

  CellPaints paints() const {
    CellPaints paints;
    const ToolOptions& options = desk().options();
    const std::vector<Cell> cells =
        shape_ == Shape::Rectangle ? rectangleOf(board(), *from_, to_) : ellipseOf(board(), *from_, to_);
    for (const Cell cell : cells)
      for (const Cell each : withImage(board(), options.symmetry, cell))
        paints.push_back({each, options.terrain});
    return paints;
  }

  Shape shape_;
  std::optional<Cell> from_;
  Cell to_;
};

} // namespace

ToolPtr makeShapeTool(ToolId id, ToolDesk& desk) {
  return std::make_unique<ShapeTool>(desk, id == ToolId::Ellipse ? ShapeTool::Shape::Ellipse
                                                                 : ShapeTool::Shape::Rectangle);
}

} // namespace fairway::editor::lake_race
