#pragma once

#include "editor/model/pool/tools/tool.h"

namespace fairway::editor::pool {

// The tools, each a class in a file of its own; makeTool chooses among them.
std::unique_ptr<Tool> makeLadderTool(const ToolOptions& options);
std::unique_ptr<Tool> makeNumberTool(const ToolOptions& options);
std::unique_ptr<Tool> makeFillTool(const ToolOptions& options);
std::unique_ptr<Tool> makePaintTool(ToolId id, const ToolOptions& options);
std::unique_ptr<Tool> makeSetupTool(const ToolOptions& options);
std::unique_ptr<Tool> makeStartTool(const ToolOptions& options);

// Squares whose ground differs.
std::size_t changedSquares(const PoolMap& before, const PoolMap& after);
// The squares that a straight line between two passes.
std::vector<Square> lineBetween(Square from, Square to);

} // namespace fairway::editor::pool
