#include "editor/model/lake_race/tools/tools.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

namespace {

// Puts down a piece of lake: an island stamp, or what was pasted. It hangs on the pointer; Z turns and X
// flips it.
class StampTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Stamp; }

  std::string hint() const override {
    return desk().options().stamp.empty() ? say("Choose an island, or paste")
                                          : say("Click to put it down, Z or the wheel turns it, X flips it");
  }

  Ghost ghost() const override {
    Ghost ghost;
    if (!hover()) return ghost;
    const ToolOptions& options = desk().options();
    ghost.slots = options.stamp.slotsAt(board(), *hover());
    ghost.lost = slotsLost(board(), options.stamp, *hover());
    const bool mirrored = options.symmetry != Symmetry::None && options.stamp.slots().empty();
    for (const CellPaint& paint : options.stamp.paintsAt(board(), *hover())) {
      ghost.outline.push_back(paint.cell);
      const auto cells =
          mirrored ? withImage(board(), options.symmetry, paint.cell) : std::vector{paint.cell};
      for (const Cell cell : cells) ghost.cells.push_back({cell, paint.terrain});
    }
    return ghost;
  }

  CommandPtr key(Key key) override {
    Patch& stamp = desk().options().stamp;
    if (key == Key::TurnRight) stamp = stamp.turned(-1);
    if (key == Key::TurnLeft) stamp = stamp.turned(1);
    if (key == Key::Flip) stamp = stamp.flipped();
    return nullptr;
  }

  CommandPtr wheel(int notches) override { return key(notches > 0 ? Key::TurnLeft : Key::TurnRight); }

  bool takesWheel() const override { return true; }

private:
  CommandPtr pressed(const CellPointer& pointer) override {
    const ToolOptions& options = desk().options();
    CommandPtr command = putDown(board(), desk().sheet(), options.stamp, pointer.cell);
    if (options.symmetry == Symmetry::None || !options.stamp.slots().empty()) return command;
    // Under a symmetry the image is painted cell by cell, so that it is exact for any shape of the stamp.
    CellPaints paints;
    for (const CellPaint& paint : options.stamp.paintsAt(board(), pointer.cell))
      for (const Cell cell : withImage(board(), options.symmetry, paint.cell))
        paints.push_back({cell, paint.terrain});
    return paintCells(board().map, desk().sheet(), paints, PaintVerb::PutDown);
  }
};

} // namespace

ToolPtr makeStampTool(ToolDesk& desk) {
  return std::make_unique<StampTool>(desk);
}

} // namespace fairway::editor::lake_race
