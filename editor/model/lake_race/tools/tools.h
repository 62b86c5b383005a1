#pragma once

#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// The tools, each a class in a file of its own; makeTool chooses among them.
ToolPtr makeCourseTool(ToolDesk& desk);
ToolPtr makeFillTool(ToolDesk& desk);
ToolPtr makePaintTool(ToolId id, ToolDesk& desk);
ToolPtr makeRegionTool(ToolDesk& desk);
ToolPtr makeShapeTool(ToolId id, ToolDesk& desk);
ToolPtr makeSlotTool(ToolId id, ToolDesk& desk);
ToolPtr makeStampTool(ToolDesk& desk);
ToolPtr makeTileTool(ToolDesk& desk);

// The cells of the same terrain that are connected to this one; empty outside the lake.
std::vector<Cell> connected(const fairway::lake_race::Lake& lake, Cell from);

// The brush's cells inside the lake, with their images under the symmetry.
void addBrush(const fairway::lake_race::Lake& lake, const ToolOptions& options, Cell centre,
              std::set<Cell>& cells);

// The cells of the lake between two corners; of the ellipse those whose centres lie in it.
std::vector<Cell> rectangleOf(const fairway::lake_race::Lake& lake, Cell from, Cell to);
std::vector<Cell> ellipseOf(const fairway::lake_race::Lake& lake, Cell from, Cell to);

// "slot A at 0512"
std::string describe(const fairway::lake_race::Slot& slot);

} // namespace fairway::editor::lake_race
