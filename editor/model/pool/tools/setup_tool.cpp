#include "editor/model/pool/tools/tools.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::pool {

namespace {

// The setup: swimmers are dragged from square to square, and off the pool to remove them. A click on a free
// square lays one more: of the side that starts there, otherwise of the chosen side.
class SetupTool final : public Tool {
public:
  explicit SetupTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Setup; }

  std::string hint(const Pool& pool) const override {
    if (from_)
      return pool.map.isWater(hover() ? hover()->square() : *from_)
                 ? say("Drop the swimmer on a free square, or off the water to remove it")
                 : say("Release to remove the swimmer; Esc cancels");
    if (hover() && swimmerAt(pool, hover()->square()))
      return say("Drag the swimmer to another square; the right button removes it");
    if (hover() && pool.map.isWater(hover()->square()) && !added(pool, hover()->square()))
      return say("This side has all its tiles in the pool");
    return say("Click a free square to lay a swimmer, drag swimmers to move them");
  }

  MaybeEdit preview(const Pool& pool) const override {
    if (!hover()) return std::nullopt;
    if (from_) return dropped(pool, *hover());
    return swimmerAt(pool, hover()->square()) ? std::nullopt : added(pool, hover()->square());
  }

  std::vector<Square> outline(const Pool& pool) const override {
    return hover() ? withImage(pool, hover()->square()) : std::vector<Square>();
  }

  MaybeEdit key(const Pool& pool, Key key) override {
    return key == Key::Delete && hover() ? removed(pool, hover()->square()) : std::nullopt;
  }

  bool cancel() override { return std::exchange(from_, std::nullopt).has_value(); }

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer& pointer) override {
    if (!swimmerAt(pool, pointer.square())) return added(pool, pointer.square());
    from_ = pointer.square();
    return std::nullopt;
  }

  MaybeEdit released(const Pool& pool, const PoolPointer& pointer) override {
    if (!from_) return std::nullopt;
    MaybeEdit edit = dropped(pool, pointer);
    from_.reset();
    return edit;
  }

  MaybeEdit pressedRight(const Pool& pool, const PoolPointer& pointer) override {
    return removed(pool, pointer.square());
  }

  bool dragging() const override { return from_.has_value(); }

  Side sideFor(const Pool& pool, Square square) const {
    const bool red = startRowAt(pool, Side::Red, square) != nullptr;
    const bool yellow = startRowAt(pool, Side::Yellow, square) != nullptr;
    if (red == yellow) return options().side;
    return red ? Side::Red : Side::Yellow;
  }

  MaybeEdit added(const Pool& pool, Square square) const {
    return ifChanged(pool, swimmerAdded(pool, sideFor(pool, square), square, options().symmetry),
                     say("Lay a swimmer on {1}", {label(square)}));
  }

  MaybeEdit dropped(const Pool& pool, const PoolPointer& pointer) const {
    const Square to = pointer.square();
    if (!pool.map.isWater(to)) return removed(pool, *from_);
    return ifChanged(pool, swimmerMoved(pool, *from_, to, options().symmetry),
                     say("Move the swimmer from {1} to {2}", {label(*from_), label(to)}));
  }

  MaybeEdit removed(const Pool& pool, Square square) const {
    return ifChanged(pool, swimmerMoved(pool, square, {}, options().symmetry),
                     say("Remove the swimmer from {1}", {label(square)}));
  }

  std::optional<Square> from_; // of the swimmer that is dragged
};

} // namespace

std::unique_ptr<Tool> makeSetupTool(const ToolOptions& options) {
  return std::make_unique<SetupTool>(options);
}

} // namespace fairway::editor::pool
