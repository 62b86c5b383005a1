#pragma once

#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// Selects rectangles of cells, and moves, turns and flips what lies on them. Shift adds to the region,
// Control removes; a drag that begins inside the region moves it.
class RegionTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Region; }
  std::string hint() const override;
  Ghost ghost() const override;
  CommandPtr key(Key key) override;
  bool takesArrows() const override { return !region().empty(); }
  bool cancel() override;

private:
  CommandPtr pressed(const CellPointer& pointer) override;
  CommandPtr moved(const CellPointer& pointer) override;
  CommandPtr released(const CellPointer& pointer) override;
  bool dragging() const override { return state_ != State::Idle; }

  enum class State { Idle, Framing, Moving };

  const CellRegion& region() const; // empty when something else is selected
  CellRegion framed() const;        // what the region becomes on release
  CommandPtr drop();
  CommandPtr nudge(Direction direction);
  CommandPtr turn(int sixths);
  CommandPtr flip();
  CommandPtr replaceBy(const Patch& patch, Cell anchor, const std::string& text);

  State state_ = State::Idle;
  Cell from_;
  Cell to_;
  bool add_ = false;
  bool takeAway_ = false;
};

} // namespace fairway::editor::lake_race
