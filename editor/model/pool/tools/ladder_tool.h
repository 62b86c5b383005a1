#pragma once

#include "editor/model/pool/tools/tool.h"

namespace fairway::editor::pool {

// A click on a side of a water square hangs a ladder there, changes its bar, or removes it. With the
// keyboard's pointer in the middle of a square the keys that turn choose the side.
class LadderTool final : public Tool {
public:
  explicit LadderTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Ladder; }
  std::string hint(const Pool& pool) const override;
  MaybeEdit preview(const Pool& pool) const override;
  std::vector<Square> outline(const Pool& pool) const override;
  MaybeEdit key(const Pool& pool, Key key) override;

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer& pointer) override;
  std::optional<SquareSide> place(const Pool& pool) const; // none: no water there
  MaybeEdit switched(const Pool& pool) const;

  SquareDirection keySide_ = SquareDirection::N;
};

} // namespace fairway::editor::pool
