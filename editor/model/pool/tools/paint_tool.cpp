#include "editor/model/pool/tools/paint_tool.h"

#include "editor/model/pool/pool_words.h"
#include "editor/model/words/translation.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::pool {

std::size_t changedSquares(const PoolMap& before, const PoolMap& after) {
  std::size_t changed = 0;
  for (int row = 1; row <= before.rows(); ++row)
    for (int column = 1; column <= before.columns(); ++column)
      changed += before.at({column, row}) != after.at({column, row});
  return changed;
}

std::vector<Square> lineBetween(Square from, Square to) {
  const int steps = std::max(std::abs(to.column - from.column), std::abs(to.row - from.row));
  std::vector<Square> squares{from};
  for (int i = 1; i <= steps; ++i)
    squares.push_back(
        {from.column +
             static_cast<int>(std::lround(static_cast<double>(i * (to.column - from.column)) / steps)),
         from.row + static_cast<int>(std::lround(static_cast<double>(i * (to.row - from.row)) / steps))});
  return squares;
}

void PaintTool::strokeTo(const Pool& pool, Square square) {
  // A quick hand skips squares: the stroke takes the straight line between two events.
  for (const Square each : lineBetween(last_.value_or(square), square))
    for (const Square dab : brushed(pool.map, each, options().brushRadius)) stroke_.insert(dab);
  last_ = square;
}

MaybeEdit PaintTool::paint(const Pool& pool, const std::set<Square>& squares) const {
  Pool after = painted(pool, {squares.begin(), squares.end()}, ground(), options().symmetry);
  const std::size_t count = changedSquares(pool.map, after.map);
  std::string text = id_ == ToolId::Erase ? sayCount("Erase {n} square", "Erase {n} squares", count)
                                          : sayCount("Paint {n} square of {1}", "Paint {n} squares of {1}",
                                                     count, {shownName(ground())});
  return ifChanged(pool, std::move(after), std::move(text));
}

MaybeEdit PaintTool::pressed(const Pool& pool, const PoolPointer& pointer) {
  stroking_ = true;
  if (!pointer.shift) last_.reset();
  strokeTo(pool, pointer.square());
  return std::nullopt;
}

void PaintTool::moved(const Pool& pool, const PoolPointer& pointer) {
  if (stroking_) strokeTo(pool, pointer.square());
}

MaybeEdit PaintTool::released(const Pool& pool, const PoolPointer& pointer) {
  if (!stroking_) return std::nullopt;
  strokeTo(pool, pointer.square());
  stroking_ = false;
  return paint(pool, std::exchange(stroke_, {}));
}

bool PaintTool::cancel() {
  const bool had = stroking_;
  stroking_ = false;
  stroke_.clear();
  last_.reset();
  return had;
}

MaybeEdit PaintTool::preview(const Pool& pool) const {
  if (stroking_) return paint(pool, stroke_);
  if (!hover()) return std::nullopt;
  const auto squares = brushed(pool.map, hover()->square(), options().brushRadius);
  return paint(pool, {squares.begin(), squares.end()});
}

std::vector<Square> PaintTool::outline(const Pool& pool) const {
  std::vector<Square> squares;
  if (hover())
    for (const Square square : brushed(pool.map, hover()->square(), options().brushRadius))
      for (const Square each : withImage(pool, square)) squares.push_back(each);
  return squares;
}

std::string PaintTool::hint(const Pool& pool) const {
  if (stroking_) {
    const MaybeEdit edit = paint(pool, stroke_);
    return sayCount("{n} square; Esc cancels", "{n} squares; Esc cancels",
                    edit ? changedSquares(pool.map, edit->pool.map) : 0);
  }
  if (id_ == ToolId::Erase) return say("Drag to erase to water, Shift+click for a straight line");
  return say("Drag to paint {1}, Shift+click for a straight line, right button picks up",
             {shownName(ground())});
}

MaybeEdit FillTool::preview(const Pool& pool) const {
  if (!hover()) return std::nullopt;
  Pool after = painted(pool, connected(pool.map, hover()->square()), options().ground, options().symmetry);
  const std::size_t count = changedSquares(pool.map, after.map);
  return ifChanged(pool, std::move(after),
                   sayCount("Fill {n} square with {1}", "Fill {n} squares with {1}", count,
                            {shownName(options().ground)}));
}

MaybeEdit FillTool::pressed(const Pool& pool, const PoolPointer&) {
  return preview(pool);
}

std::vector<Square> FillTool::outline(const Pool& pool) const {
  return hover() ? withImage(pool, hover()->square()) : std::vector<Square>();
}

std::string FillTool::hint(const Pool& pool) const {
  const std::string ground = shownName(options().ground);
  const MaybeEdit edit = preview(pool);
  if (!edit) return say("Click to fill with {1}", {ground});
  return sayCount("Click to fill {n} square with {1}", "Click to fill {n} squares with {1}",
                  changedSquares(pool.map, edit->pool.map), {ground});
}

} // namespace fairway::editor::pool
