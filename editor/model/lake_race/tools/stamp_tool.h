#pragma once

#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// Puts down a piece of lake: an island stamp, or what was pasted. It hangs on the pointer; Z turns and X
// flips it.
class StampTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Stamp; }
  std::string hint() const override;
  Ghost ghost() const override;
  CommandPtr key(Key key) override;
  CommandPtr wheel(int notches) override;
  bool takesWheel() const override { return true; }

private:
  CommandPtr pressed(const CellPointer& pointer) override;
};

} // namespace fairway::editor::lake_race
