#pragma once

#include "editor/model/pool/tools/tool.h"

namespace fairway::editor::pool {

// Slabs of the start rows: a click in a row, at the edge or on the water, lays one more, with Shift or the
// right button one less. A drag along a row limits it to those columns.
class StartTool final : public Tool {
public:
  explicit StartTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Start; }
  std::string hint(const Pool& pool) const override;
  MaybeEdit preview(const Pool& pool) const override;
  std::vector<Square> outline(const Pool& pool) const override;
  bool cancel() override;

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer& pointer) override;
  MaybeEdit released(const Pool& pool, const PoolPointer& pointer) override;
  MaybeEdit pressedRight(const Pool& pool, const PoolPointer& pointer) override;
  bool dragging() const override { return from_.has_value(); }
  MaybeEdit laid(const Pool& pool, Square at, int by) const;
  MaybeEdit done(const Pool& pool, const PoolPointer& pointer) const;

  std::optional<Square> from_;
};

} // namespace fairway::editor::pool
