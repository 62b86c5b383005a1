#pragma once

#include "editor/model/pool/tools/tool.h"

namespace fairway::editor::pool {

// The setup: swimmers are dragged from square to square, and off the pool to remove them. A click on a free
// square lays one more: of the side that starts there, otherwise of the chosen side.
class SetupTool final : public Tool {
public:
  explicit SetupTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Setup; }
  std::string hint(const Pool& pool) const override;
  MaybeEdit preview(const Pool& pool) const override;
  std::vector<Square> outline(const Pool& pool) const override;
  MaybeEdit key(const Pool& pool, Key key) override;
  bool cancel() override;

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer& pointer) override;
  MaybeEdit released(const Pool& pool, const PoolPointer& pointer) override;
  MaybeEdit pressedRight(const Pool& pool, const PoolPointer& pointer) override;
  bool dragging() const override { return from_.has_value(); }

  Side sideFor(const Pool& pool, Square square) const;
  MaybeEdit added(const Pool& pool, Square square) const;
  MaybeEdit dropped(const Pool& pool, const PoolPointer& pointer) const;
  MaybeEdit removed(const Pool& pool, Square square) const;

  std::optional<Square> from_; // of the swimmer that is dragged
};

} // namespace fairway::editor::pool
