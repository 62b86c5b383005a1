#include "editor/model/pool/tools/ladder_tool.h"

#include "editor/model/pool/pool_words.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::pool {

std::optional<SquareSide> LadderTool::place(const Pool& pool) const {
  if (!hover()) return std::nullopt;
  SquareSide there = formats::pool::sideAt(hover()->at);
  const formats::Point off = hover()->at - formats::pool::centreOf(there.square);
  if (formats::lengthOf(off) < 0.02) there.side = keySide_;
  if (pool.map.isWater(there.square)) return there;
  // On the deck, the side is that of the water beyond it.
  const SquareSide across{neighbour(there.square, there.side), opposite(there.side)};
  if (pool.map.isWater(across.square)) return across;
  return ladderAt(pool, there) ? std::optional(there) : std::nullopt; // one off the water can be removed
}

MaybeEdit LadderTool::switched(const Pool& pool) const {
  const std::optional<SquareSide> there = place(pool);
  if (!there) return std::nullopt;
  const auto* ladder = ladderAt(pool, *there);
  const std::string text = !ladder ? say("Hang a ladder at {1}", {label(there->square)})
                           : ladder->bar == options().side
                               ? say("Remove the ladder at {1}", {label(there->square)})
                               : say("Change the bar of the ladder at {1}", {label(there->square)});
  return ifChanged(pool, ladderSwitched(pool, *there, options().side, options().symmetry), text);
}

MaybeEdit LadderTool::preview(const Pool& pool) const {
  return switched(pool);
}

MaybeEdit LadderTool::pressed(const Pool& pool, const PoolPointer&) {
  return switched(pool);
}

std::vector<Square> LadderTool::outline(const Pool& pool) const {
  const std::optional<SquareSide> there = place(pool);
  return there ? withImage(pool, there->square) : std::vector<Square>();
}

MaybeEdit LadderTool::key(const Pool&, Key key) {
  const int turn = key == Key::TurnRight ? 1 : key == Key::TurnLeft ? 3 : 0;
  keySide_ = static_cast<SquareDirection>((static_cast<int>(keySide_) + turn) % sideDirections);
  return std::nullopt;
}

std::string LadderTool::hint(const Pool& pool) const {
  const std::optional<SquareSide> there = place(pool);
  const auto* ladder = there ? ladderAt(pool, *there) : nullptr;
  if (ladder && ladder->bar == options().side) return say("Click to remove the ladder");
  return options().side == Side::Red
             ? say("Click on a side of a square for a ladder to red's bar; X changes the side")
             : say("Click on a side of a square for a ladder to yellow's bar; X changes the side");
}

} // namespace fairway::editor::pool
