#include "editor/model/pool/tools/tools.h"

#include "editor/model/words/translation.h"

#include <algorithm>

namespace fairway::editor::pool {

namespace {

// Slabs of the start rows: a click in a row, at the edge or on the water, lays one more, with Shift or the
// right button one less. A drag along a row limits it to those columns.
class StartTool final : public Tool {
public:
  explicit StartTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Start; }

  std::string hint(const Pool&) const override {
    if (from_) return say("Drag along the row to limit it to these columns; Esc cancels");
    return options().side == Side::Red ? say("Click in a row for a slab of red, the right button or Shift "
                                             "removes one, a drag limits the row")
                                       : say("Click in a row for a slab of yellow, the right button or Shift "
                                             "removes one, a drag limits the row");
  }

  MaybeEdit preview(const Pool& pool) const override { return hover() ? done(pool, *hover()) : std::nullopt; }

  std::vector<Square> outline(const Pool& pool) const override {
    if (!hover()) return {};
    const Square to = hover()->square();
    const Square from = from_.value_or(to);
    std::vector<Square> squares;
    // A click is about the whole row, a drag about some columns of it.
    const bool drag = from.column != to.column;
    const int first = drag ? std::clamp(std::min(from.column, to.column), 1, pool.map.columns()) : 1;
    const int last =
        drag ? std::clamp(std::max(from.column, to.column), 1, pool.map.columns()) : pool.map.columns();
    for (int column = first; column <= last; ++column)
      for (const Square square : withImage(pool, {column, from.row})) squares.push_back(square);
    return squares;
  }

  bool cancel() override { return std::exchange(from_, std::nullopt).has_value(); }

private:
  MaybeEdit pressed(const Pool&, const PoolPointer& pointer) override {
    from_ = pointer.square();
    return std::nullopt;
  }

  MaybeEdit released(const Pool& pool, const PoolPointer& pointer) override {
    if (!from_) return std::nullopt;
    MaybeEdit edit = done(pool, pointer);
    from_.reset();
    return edit;
  }

  MaybeEdit pressedRight(const Pool& pool, const PoolPointer& pointer) override {
    return laid(pool, pointer.square(), -1);
  }

  bool dragging() const override { return from_.has_value(); }

  MaybeEdit laid(const Pool& pool, Square at, int by) const {
    const std::string row = std::to_string(at.row);
    return ifChanged(pool, slabAdded(pool, options().side, at, by, options().symmetry),
                     by > 0 ? say("Lay a slab at row {1}", {row}) : say("Remove a slab from row {1}", {row}));
  }

  MaybeEdit done(const Pool& pool, const PoolPointer& pointer) const {
    const Square to = pointer.square();
    if (!from_ || from_->column == to.column) return laid(pool, from_.value_or(to), pointer.shift ? -1 : 1);
    return ifChanged(
        pool, rowLimited(pool, options().side, from_->row, from_->column, to.column, options().symmetry),
        say("Limit the start row {1} to some columns", {std::to_string(from_->row)}));
  }

  std::optional<Square> from_;
};

} // namespace

std::unique_ptr<Tool> makeStartTool(const ToolOptions& options) {
  return std::make_unique<StartTool>(options);
}

} // namespace fairway::editor::pool
