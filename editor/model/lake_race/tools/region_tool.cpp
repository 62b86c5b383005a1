#include "editor/model/lake_race/tools/tools.h"

#include "editor/model/words/translation.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using fairway::lake_race::Terrain;

namespace {

// Selects rectangles of cells, and moves, turns and flips what lies on them. Shift adds to the region,
// Control removes; a drag that begins inside the region moves it.
class RegionTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Region; }

  std::string hint() const override {
    if (state_ == State::Framing) return sayCount("{n} cell", "{n} cells", framed().size());
    if (region().empty()) return say("Drag to select cells");
    return sayCount("{n} cell: drag to move, Z turns, X flips, Del clears, Ctrl+C copies",
                    "{n} cells: drag to move, Z turns, X flips, Del clears, Ctrl+C copies", region().size());
  }

  Ghost ghost() const override {
    Ghost ghost;
    if (state_ == State::Framing) {
      const CellRegion cells = framed();
      ghost.outline.assign(cells.begin(), cells.end());
    } else if (state_ == State::Moving && from_ != to_) {
      const CutOut cut = cutOut(board(), region());
      const Cell anchor =
          board().cellOf(board().hexOf(cut.anchor) + board().hexOf(to_) - board().hexOf(from_));
      for (const Cell cell : region()) ghost.cells.push_back({cell, Terrain::Water});
      const CellPaints landing = cut.patch.paintsAt(board(), anchor);
      ghost.cells.insert(ghost.cells.end(), landing.begin(), landing.end());
      for (const CellPaint& paint : landing) ghost.outline.push_back(paint.cell);
      ghost.slots = cut.patch.slotsAt(board(), anchor);
      ghost.lost = slotsLost(board(), cut.patch, anchor, region());
    }
    return ghost;
  }

  CommandPtr key(Key key) override {
    if (region().empty() || state_ != State::Idle) return nullptr;
    switch (key) {
    case Key::TurnRight:
      return turn(-1);
    case Key::TurnLeft:
      return turn(1);
    case Key::Flip:
      return flip();
    case Key::Left:
      return nudge(Direction::W);
    case Key::Right:
      return nudge(Direction::E);
    // Straight up there is no neighbour: two nudges, one to each side, come back to the same column.
    case Key::Up:
      return nudge(isShifted(region().begin()->row, board().stagger) ? Direction::NW : Direction::NE);
    case Key::Down:
      return nudge(isShifted(region().begin()->row, board().stagger) ? Direction::SW : Direction::SE);
    default:
      return nullptr;
    }
  }

  bool takesArrows() const override { return !region().empty(); }

  bool cancel() override {
    if (std::exchange(state_, State::Idle) != State::Idle) return true;
    if (region().empty()) return false;
    desk().select({});
    return true;
  }

private:
  CommandPtr pressed(const CellPointer& pointer) override {
    from_ = to_ = pointer.cell;
    add_ = pointer.shift, takeAway_ = pointer.control;
    const bool inside = region().contains(pointer.cell);
    state_ = inside && !add_ && !takeAway_ ? State::Moving : State::Framing;
    return nullptr;
  }

  CommandPtr moved(const CellPointer& pointer) override {
    if (state_ != State::Idle) to_ = pointer.cell;
    return nullptr;
  }

  CommandPtr released(const CellPointer& pointer) override {
    if (state_ == State::Idle) return nullptr;
    to_ = pointer.cell;
    const State state = std::exchange(state_, State::Idle);
    if (state == State::Moving) return drop();
    CellRegion result = framed();
    // A click beside the region, without a drag, lets it go.
    if (from_ == to_ && !add_ && !takeAway_ && !region().empty()) result.clear();
    desk().select(result.empty() ? Selection() : Selection(std::move(result)));
    return nullptr;
  }

  bool dragging() const override { return state_ != State::Idle; }

  enum class State { Idle, Framing, Moving };

  // empty when something else is selected
  const CellRegion& region() const {
    static const CellRegion none;
    const auto* region = std::get_if<CellRegion>(&desk().selection());
    return region ? *region : none;
  }

  // what the region becomes on release
  CellRegion framed() const {
    CellRegion result = add_ || takeAway_ ? region() : CellRegion();
    const auto [left, right] = std::minmax(from_.column, to_.column);
    const auto [top, bottom] = std::minmax(from_.row, to_.row);
    for (int row = std::max(1, top); row <= std::min(bottom, board().map.rows()); ++row)
      for (int column = std::max(1, left); column <= std::min(right, board().map.columns()); ++column)
        if (takeAway_)
          result.erase({column, row});
        else
          result.insert({column, row});
    return result;
  }

  CommandPtr drop() {
    if (from_ == to_) return nullptr;
    const CutOut cut = cutOut(board(), region());
    const Hex by = board().hexOf(to_) - board().hexOf(from_);
    return replaceBy(cut.patch, board().cellOf(board().hexOf(cut.anchor) + by),
                     sayCount("Move {n} cell", "Move {n} cells", region().size()));
  }

  CommandPtr nudge(Direction direction) {
    const CutOut cut = cutOut(board(), region());
    return replaceBy(cut.patch, neighbour(cut.anchor, direction, board().stagger),
                     sayCount("Move {n} cell", "Move {n} cells", region().size()));
  }

  CommandPtr turn(int sixths) {
    const CutOut cut = cutOut(board(), region());
    return replaceBy(cut.patch.turned(sixths), cut.anchor,
                     sayCount("Turn {n} cell", "Turn {n} cells", region().size()));
  }

  CommandPtr flip() {
    const CutOut cut = cutOut(board(), region());
    return replaceBy(cut.patch.flipped(), cut.anchor,
                     sayCount("Flip {n} cell", "Flip {n} cells", region().size()));
  }

  CommandPtr replaceBy(const Patch& patch, Cell anchor, const std::string& text) {
    const CellRegion before = region();
    CellRegion after;
    for (const CellPaint& paint : patch.paintsAt(board(), anchor)) after.insert(paint.cell);
    CommandPtr command = moveRegion(board(), desk().sheet(), before, patch, anchor);
    desk().select(after.empty() ? Selection() : Selection(std::move(after)));
    return together(text, std::move(command), nullptr);
  }

  State state_ = State::Idle;
  Cell from_;
  Cell to_;
  bool add_ = false;
  bool takeAway_ = false;
};

} // namespace

ToolPtr makeRegionTool(ToolDesk& desk) {
  return std::make_unique<RegionTool>(desk);
}

} // namespace fairway::editor::lake_race
