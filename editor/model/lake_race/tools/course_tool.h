#pragma once

#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// Works on the buoys of a course. A drag moves a buoy to another slot, or anywhere in a free course; a click
// on a buoy turns its arrow, a click on the strip the start or the finish direction.
class CourseTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Course; }
  std::string hint() const override;
  Ghost ghost() const override;
  CommandPtr key(Key key) override;
  CommandPtr wheel(int notches) override;
  bool takesWheel() const override;
  bool cancel() override;

private:
  CommandPtr pressed(const CellPointer& pointer) override;
  CommandPtr released(const CellPointer& pointer) override;
  bool dragging() const override { return dragged_.has_value(); }
  const formats::lake_race::CourseBody& body() const;
  std::optional<fairway::lake_race::Placement> placement() const;
  std::optional<fairway::lake_race::Choices> choices() const;
  std::optional<int> buoyAt(Cell cell) const;
  // Clicked halves of the strip: the one at the start buoy and the one at the finish buoy.
  enum class StripPart { None, Start, Finish };
  StripPart stripPartAt(Cell cell) const;
  CommandPtr click(Cell cell);
  CommandPtr turn(int sixths);

  std::optional<int> dragged_;
  Cell from_;
};

} // namespace fairway::editor::lake_race
