#include "editor/model/pool/tools/tools.h"

#include "editor/model/pool/words/pool_words.h"
#include "editor/model/words/translation.h"
#include "validator/pool/study/home.h"

namespace fairway::editor::pool {

using formats::pool::HomeMap;
using formats::pool::ReachMark;
using validator::pool::HomeTable;

namespace {

// A number in hand: the pool shows in how many turns a tile gets home from every square if it is alone, and
// from where the pointer is, where it can go in one.
class NumberTool final : public Tool {
public:
  explicit NumberTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Number; }

  std::string hint(const Pool& pool) const override {
    if (!hover() || !pool.map.isWater(hover()->square()))
      return say("Point at a square to see where the tile can go from there; numbers are turns to its bar");
    const Known& now = known(pool);
    const fairway::pool::SquareNumber number = now.board.numberOf(hover()->square());
    const auto ends = fairway::pool::endsAlone(now.board, options().side, number, options().value);
    const std::string count = sayCount("{n} way to end", "{n} ways to end",
                                       static_cast<std::size_t>(ends.squares.count() + (ends.bar ? 1 : 0)));
    const int turns = now.home.turnsFrom(number);
    if (turns == HomeTable::never)
      return say("From {1}: {2}, but it never gets home", {label(hover()->square()), count});
    return say("From {1}: {2}, home in {3}",
               {label(hover()->square()), count,
                sayCount("{n} turn", "{n} turns", static_cast<std::size_t>(turns))});
  }

  MaybeEdit preview(const Pool&) const override { return std::nullopt; }
  std::vector<Square> outline(const Pool&) const override { return {}; }

  void mark(const Pool& pool, formats::pool::PoolScene& scene) const override {
    const Known& now = known(pool);
    scene.piles.clear(); // the numbers stand where tiles would lie
    scene.home = HomeMap{options().side, options().value, {}};
    for (const Square square : pool.map.squaresOf(Ground::Water)) {
      const int turns = now.home.turnsFrom(now.board.numberOf(square));
      scene.home->entries.push_back(
          {square, turns == HomeTable::never ? std::nullopt : std::optional(turns)});
    }
    if (!hover() || !pool.map.isWater(hover()->square())) return;
    const Square from = hover()->square();
    const auto ends =
        fairway::pool::endsAlone(now.board, options().side, now.board.numberOf(from), options().value);
    scene.reach = ReachMark{options().side, from, now.board.squaresOf(ends.squares), ends.bar};
  }

private:
  // What was worked out last, for as long as nothing changes.
  struct Known {
    Known(const Pool& pool, Side side, int value)
        : board(pool), home(validator::pool::homeTable(board, side, value)) {}

    fairway::pool::PoolBoard board;
    validator::pool::HomeTable home;
  };

  const Known& known(const Pool& pool) const {
    const bool same = known_ && known_->board.pool() == pool && known_->home.side == options().side &&
                      known_->home.value == options().value;
    if (!same) known_ = std::make_unique<Known>(pool, options().side, options().value);
    return *known_;
  }

  mutable std::unique_ptr<Known> known_;
};

} // namespace

std::unique_ptr<Tool> makeNumberTool(const ToolOptions& options) {
  return std::make_unique<NumberTool>(options);
}

} // namespace fairway::editor::pool
