#include "editor/model/pool/tools/tool.h"

#include "editor/model/pool/tools/tools.h"

namespace fairway::editor::pool {

MaybeEdit Tool::press(const Pool& pool, const PoolPointer& pointer) {
  hover_ = pointer;
  return pressed(pool, pointer);
}

void Tool::move(const Pool& pool, const PoolPointer& pointer) {
  hover_ = pointer;
  moved(pool, pointer);
}

MaybeEdit Tool::release(const Pool& pool, const PoolPointer& pointer) {
  hover_ = pointer;
  return released(pool, pointer);
}

MaybeEdit Tool::pressRight(const Pool& pool, const PoolPointer& pointer) {
  hover_ = pointer;
  return pressedRight(pool, pointer);
}

std::vector<Square> Tool::withImage(const Pool& pool, Square square) const {
  if (!pool.map.contains(square)) return {};
  std::vector<Square> squares{square};
  const Square image = Image(pool.map, options_.symmetry).of(square);
  if (image != square) squares.push_back(image);
  return squares;
}

MaybeEdit ifChanged(const Pool& before, Pool after, std::string text) {
  if (before == after) return std::nullopt;
  return Edit{std::move(after), std::move(text)};
}

std::unique_ptr<Tool> makeTool(ToolId id, const ToolOptions& options) {
  switch (id) {
  case ToolId::Paint:
  case ToolId::Erase:
    return makePaintTool(id, options);
  case ToolId::Fill:
    return makeFillTool(options);
  case ToolId::Ladder:
    return makeLadderTool(options);
  case ToolId::Start:
    return makeStartTool(options);
  case ToolId::Setup:
    return makeSetupTool(options);
  case ToolId::Number:
    return makeNumberTool(options);
  }
  return nullptr;
}

} // namespace fairway::editor::pool
