#include "editor/model/pool/tools/tools.h"

#include "editor/model/pool/words/pool_words.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::pool {

namespace {

// A click on a side of a water square hangs a ladder there, changes its bar, or removes it. With the
// keyboard's pointer in the middle of a square the keys that turn choose the side.
class LadderTool final : public Tool {
public:
  explicit LadderTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Ladder; }

  std::string hint(const Pool& pool) const override {
    const std::optional<SquareSide> there = place(pool);
    const auto* ladder = there ? ladderAt(pool, *there) : nullptr;
    if (ladder && ladder->bar == options().side) return say("Click to remove the ladder");
    return options().side == Side::Red
               ? say("Click on a side of a square for a ladder to red's bar; X changes the side")
               : say("Click on a side of a square for a ladder to yellow's bar; X changes the side");
  }

  MaybeEdit preview(const Pool& pool) const override { return switched(pool); }

  std::vector<Square> outline(const Pool& pool) const override {
    const std::optional<SquareSide> there = place(pool);
    return there ? withImage(pool, there->square) : std::vector<Square>();
  }

  MaybeEdit key(const Pool&, Key key) override {
    const int turn = key == Key::TurnRight ? 1 : key == Key::TurnLeft ? 3 : 0;
    keySide_ = static_cast<SquareDirection>((static_cast<int>(keySide_) + turn) % sideDirections);
    return std::nullopt;
  }

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer&) override { return switched(pool); }

  // none: no water there
  std::optional<SquareSide> place(const Pool& pool) const {
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

  MaybeEdit switched(const Pool& pool) const {
    const std::optional<SquareSide> there = place(pool);
    if (!there) return std::nullopt;
    const auto* ladder = ladderAt(pool, *there);
    const std::string text = !ladder ? say("Hang a ladder at {1}", {label(there->square)})
                             : ladder->bar == options().side
                                 ? say("Remove the ladder at {1}", {label(there->square)})
                                 : say("Change the bar of the ladder at {1}", {label(there->square)});
    return ifChanged(pool, ladderSwitched(pool, *there, options().side, options().symmetry), text);
  }

  SquareDirection keySide_ = SquareDirection::N;
};

} // namespace

std::unique_ptr<Tool> makeLadderTool(const ToolOptions& options) {
  return std::make_unique<LadderTool>(options);
}

} // namespace fairway::editor::pool
