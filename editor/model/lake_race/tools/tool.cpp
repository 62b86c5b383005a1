#include "editor/model/lake_race/tools/tool.h"

#include "editor/model/lake_race/tools/course_tool.h"
#include "editor/model/lake_race/tools/fill_tool.h"
#include "editor/model/lake_race/tools/paint_tool.h"
#include "editor/model/lake_race/tools/region_tool.h"
#include "editor/model/lake_race/tools/shape_tool.h"
#include "editor/model/lake_race/tools/slot_tool.h"
#include "editor/model/lake_race/tools/stamp_tool.h"
#include "editor/model/lake_race/tools/tile_tool.h"

namespace fairway::editor::lake_race {

CommandPtr Tool::press(const CellPointer& pointer) {
  hover_ = pointer.cell;
  return pointer.button == Button::Left ? pressed(pointer) : nullptr;
}

CommandPtr Tool::move(const CellPointer& pointer) {
  hover_ = pointer.cell;
  return moved(pointer);
}

CommandPtr Tool::release(const CellPointer& pointer) {
  hover_ = pointer.cell;
  return pointer.button == Button::Left ? released(pointer) : nullptr;
}

void Tool::leave() {
  if (!dragging()) hover_.reset();
}

ToolPtr makeTool(ToolId id, ToolDesk& desk) {
  switch (id) {
  case ToolId::Select:
    return std::make_unique<SlotTool>(desk, SlotTool::Mode::Select);
  case ToolId::Region:
    return std::make_unique<RegionTool>(desk);
  case ToolId::Paint:
    return std::make_unique<PaintTool>(desk, PaintTool::Mode::Paint);
  case ToolId::Erase:
    return std::make_unique<PaintTool>(desk, PaintTool::Mode::Erase);
  case ToolId::Fill:
    return std::make_unique<FillTool>(desk);
  case ToolId::Stamp:
    return std::make_unique<StampTool>(desk);
  case ToolId::Slot:
    return std::make_unique<SlotTool>(desk, SlotTool::Mode::Set);
  case ToolId::Tiles:
    return std::make_unique<TileTool>(desk);
  case ToolId::Course:
    return std::make_unique<CourseTool>(desk);
  case ToolId::Rectangle:
    return std::make_unique<ShapeTool>(desk, ShapeTool::Shape::Rectangle);
  case ToolId::Ellipse:
    return std::make_unique<ShapeTool>(desk, ShapeTool::Shape::Ellipse);
  }
  FAIRWAY_EXPECTS(false);
  return nullptr;
}

} // namespace fairway::editor::lake_race
