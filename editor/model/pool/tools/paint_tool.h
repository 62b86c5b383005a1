#pragma once

#include "editor/model/pool/tools/tool.h"

#include <set>

namespace fairway::editor::pool {

// Paints with a brush while the button is down; Shift and a click draw a straight line from where the last
// stroke ended. Erasing is painting with water.
class PaintTool final : public Tool {
public:
  PaintTool(const ToolOptions& options, ToolId id) : Tool(options), id_(id) {}

  ToolId id() const override { return id_; }
  std::string hint(const Pool& pool) const override;
  MaybeEdit preview(const Pool& pool) const override;
  std::vector<Square> outline(const Pool& pool) const override;
  bool cancel() override;

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer& pointer) override;
  void moved(const Pool& pool, const PoolPointer& pointer) override;
  MaybeEdit released(const Pool& pool, const PoolPointer& pointer) override;
  bool dragging() const override { return stroking_; }

  Ground ground() const { return id_ == ToolId::Erase ? Ground::Water : options().ground; }
  MaybeEdit paint(const Pool& pool, const std::set<Square>& squares) const;
  void strokeTo(const Pool& pool, Square square);

  ToolId id_;
  bool stroking_ = false;
  std::optional<Square> last_; // where the stroke is, or where the last one ended
  std::set<Square> stroke_;
};

// Fills the squares of one ground that hang together.
class FillTool final : public Tool {
public:
  explicit FillTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Fill; }
  std::string hint(const Pool& pool) const override;
  MaybeEdit preview(const Pool& pool) const override;
  std::vector<Square> outline(const Pool& pool) const override;

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer& pointer) override;
};

// Squares whose ground differs.
std::size_t changedSquares(const PoolMap& before, const PoolMap& after);
// The squares that a straight line between two passes.
std::vector<Square> lineBetween(Square from, Square to);

} // namespace fairway::editor::pool
