#include "editor/model/pool/tools/tools.h"

#include "editor/model/pool/words/pool_words.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/stroke.h"

#include <algorithm>
#include <cmath>
#include <set>

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

namespace {

// Paints with a brush while the button is down; Shift and a click draw a straight line from where the last
// stroke ended. Erasing is painting with water.
class PaintTool final : public Tool {
public:
  PaintTool(const ToolOptions& options, ToolId id) : Tool(options), id_(id) {}

  ToolId id() const override { return id_; }

  std::string hint(const Pool& pool) const override {
    if (stroke_.going()) {
      const MaybeEdit edit = paint(pool, stroke_.places());
      return sayCount("{n} square; Esc cancels", "{n} squares; Esc cancels",
                      edit ? changedSquares(pool.map, edit->pool.map) : 0);
    }
    if (id_ == ToolId::Erase) return say("Drag to erase to water, Shift+click for a straight line");
    return say("Drag to paint {1}, Shift+click for a straight line, right button picks up",
               {shownName(ground())});
  }

  MaybeEdit preview(const Pool& pool) const override {
    if (stroke_.going()) return paint(pool, stroke_.places());
    if (!hover()) return std::nullopt;
    const auto squares = brushed(pool.map, hover()->square(), options().brushRadius);
    return paint(pool, {squares.begin(), squares.end()});
  }

  std::vector<Square> outline(const Pool& pool) const override {
    std::vector<Square> squares;
    if (hover())
      for (const Square square : brushed(pool.map, hover()->square(), options().brushRadius))
        for (const Square each : withImage(pool, square)) squares.push_back(each);
    return squares;
  }

  bool cancel() override { return stroke_.cancel(); }

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer& pointer) override {
    stroke_.begin(pointer.shift);
    strokeTo(pool, pointer.square());
    return std::nullopt;
  }

  void moved(const Pool& pool, const PoolPointer& pointer) override {
    if (stroke_.going()) strokeTo(pool, pointer.square());
  }

  MaybeEdit released(const Pool& pool, const PoolPointer& pointer) override {
    if (!stroke_.going()) return std::nullopt;
    strokeTo(pool, pointer.square());
    return paint(pool, stroke_.finished());
  }

  bool dragging() const override { return stroke_.going(); }

  Ground ground() const { return id_ == ToolId::Erase ? Ground::Water : options().ground; }

  MaybeEdit paint(const Pool& pool, const std::set<Square>& squares) const {
    Pool after = painted(pool, {squares.begin(), squares.end()}, ground(), options().symmetry);
    const std::size_t count = changedSquares(pool.map, after.map);
    std::string text = id_ == ToolId::Erase ? sayCount("Erase {n} square", "Erase {n} squares", count)
                                            : sayCount("Paint {n} square of {1}", "Paint {n} squares of {1}",
                                                       count, {shownName(ground())});
    return ifChanged(pool, std::move(after), std::move(text));
  }

  void strokeTo(const Pool& pool, Square square) {
    stroke_.to(square, [&](Square from, std::set<Square>& squares) {
      for (const Square each : lineBetween(from, square))
        for (const Square dab : brushed(pool.map, each, options().brushRadius)) squares.insert(dab);
    });
  }

  ToolId id_;
  Stroke<Square> stroke_;
};

// Fills the squares of one ground that hang together.
class FillTool final : public Tool {
public:
  explicit FillTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Fill; }

  std::string hint(const Pool& pool) const override {
    const std::string ground = shownName(options().ground);
    const MaybeEdit edit = preview(pool);
    if (!edit) return say("Click to fill with {1}", {ground});
    return sayCount("Click to fill {n} square with {1}", "Click to fill {n} squares with {1}",
                    changedSquares(pool.map, edit->pool.map), {ground});
  }

  MaybeEdit preview(const Pool& pool) const override {
    if (!hover()) return std::nullopt;
    Pool after = painted(pool, connected(pool.map, hover()->square()), options().ground, options().symmetry);
    const std::size_t count = changedSquares(pool.map, after.map);
    return ifChanged(pool, std::move(after),
                     sayCount("Fill {n} square with {1}", "Fill {n} squares with {1}", count,
                              {shownName(options().ground)}));
  }

  std::vector<Square> outline(const Pool& pool) const override {
    return hover() ? withImage(pool, hover()->square()) : std::vector<Square>();
  }

private:
  MaybeEdit pressed(const Pool& pool, const PoolPointer&) override { return preview(pool); }
};

} // namespace

std::unique_ptr<Tool> makeFillTool(const ToolOptions& options) {
  return std::make_unique<FillTool>(options);
}

std::unique_ptr<Tool> makePaintTool(ToolId id, const ToolOptions& options) {
  return std::make_unique<PaintTool>(options, id);
}

} // namespace fairway::editor::pool
