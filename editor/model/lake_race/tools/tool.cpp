#include "editor/model/lake_race/tools/tool.h"

#include "editor/model/lake_race/tools/tools.h"

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
  case ToolId::Region:
    return makeRegionTool(desk);
  case ToolId::Paint:
  case ToolId::Erase:
    return makePaintTool(id, desk);
  case ToolId::Fill:
    return makeFillTool(desk);
  case ToolId::Stamp:
    return makeStampTool(desk);
  case ToolId::Select:
  case ToolId::Slot:
    return makeSlotTool(id, desk);
  case ToolId::Tiles:
    return makeTileTool(desk);
  case ToolId::Course:
    return makeCourseTool(desk);
  case ToolId::Rectangle:
  case ToolId::Ellipse:
    return makeShapeTool(id, desk);
  }
  FAIRWAY_EXPECTS(false);
  return nullptr;
}

} // namespace fairway::editor::lake_race
