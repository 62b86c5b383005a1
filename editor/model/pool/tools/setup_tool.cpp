#include "editor/model/pool/tools/setup_tool.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::pool {

Side SetupTool::sideFor(const Pool& pool, Square square) const {
  const bool red = startRowAt(pool, Side::Red, square) != nullptr;
  const bool yellow = startRowAt(pool, Side::Yellow, square) != nullptr;
  if (red == yellow) return options().side;
  return red ? Side::Red : Side::Yellow;
}

MaybeEdit SetupTool::added(const Pool& pool, Square square) const {
  if (!pool.map.contains(square)) return std::nullopt;
  return ifChanged(pool, swimmerAdded(pool, sideFor(pool, square), square, options().symmetry),
                   say("Lay a swimmer on {1}", {label(square)}));
}

MaybeEdit SetupTool::removed(const Pool& pool, Square square) const {
  return ifChanged(pool, swimmerMoved(pool, square, {}, options().symmetry),
                   say("Remove the swimmer from {1}", {label(square)}));
}

MaybeEdit SetupTool::dropped(const Pool& pool, const PoolPointer& pointer) const {
  const Square to = pointer.square();
  if (!pool.map.isWater(to)) return removed(pool, *from_);
  return ifChanged(pool, swimmerMoved(pool, *from_, to, options().symmetry),
                   say("Move the swimmer from {1} to {2}", {label(*from_), label(to)}));
}

MaybeEdit SetupTool::pressed(const Pool& pool, const PoolPointer& pointer) {
  if (!swimmerAt(pool, pointer.square())) return added(pool, pointer.square());
  from_ = pointer.square();
  return std::nullopt;
}

MaybeEdit SetupTool::released(const Pool& pool, const PoolPointer& pointer) {
  if (!from_) return std::nullopt;
  MaybeEdit edit = dropped(pool, pointer);
  from_.reset();
  return edit;
}

MaybeEdit SetupTool::pressedRight(const Pool& pool, const PoolPointer& pointer) {
  return removed(pool, pointer.square());
}

MaybeEdit SetupTool::key(const Pool& pool, Key key) {
  return key == Key::Delete && hover() ? removed(pool, hover()->square()) : std::nullopt;
}

bool SetupTool::cancel() {
  return std::exchange(from_, std::nullopt).has_value();
}

MaybeEdit SetupTool::preview(const Pool& pool) const {
  if (!hover()) return std::nullopt;
  if (from_) return dropped(pool, *hover());
  return swimmerAt(pool, hover()->square()) ? std::nullopt : added(pool, hover()->square());
}

std::vector<Square> SetupTool::outline(const Pool& pool) const {
  return hover() ? withImage(pool, hover()->square()) : std::vector<Square>();
}

std::string SetupTool::hint(const Pool& pool) const {
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

} // namespace fairway::editor::pool
