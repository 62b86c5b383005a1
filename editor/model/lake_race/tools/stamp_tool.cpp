#include "editor/model/lake_race/tools/stamp_tool.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

CommandPtr StampTool::pressed(const CellPointer& pointer) {
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

CommandPtr StampTool::key(Key key) {
  Patch& stamp = desk().options().stamp;
  if (key == Key::TurnRight) stamp = stamp.turned(-1);
  if (key == Key::TurnLeft) stamp = stamp.turned(1);
  if (key == Key::Flip) stamp = stamp.flipped();
  return nullptr;
}

CommandPtr StampTool::wheel(int notches) {
  return key(notches > 0 ? Key::TurnLeft : Key::TurnRight);
}

Ghost StampTool::ghost() const {
  Ghost ghost;
  if (!hover()) return ghost;
  const ToolOptions& options = desk().options();
  ghost.slots = options.stamp.slotsAt(board(), *hover());
  ghost.lost = slotsLost(board(), options.stamp, *hover());
  const bool mirrored = options.symmetry != Symmetry::None && options.stamp.slots().empty();
  for (const CellPaint& paint : options.stamp.paintsAt(board(), *hover())) {
    ghost.outline.push_back(paint.cell);
    const auto cells = mirrored ? withImage(board(), options.symmetry, paint.cell) : std::vector{paint.cell};
    for (const Cell cell : cells) ghost.cells.push_back({cell, paint.terrain});
  }
  return ghost;
}

std::string StampTool::hint() const {
  return desk().options().stamp.empty() ? say("Choose an island, or paste")
                                        : say("Click to put it down, Z or the wheel turns it, X flips it");
}

} // namespace fairway::editor::lake_race
