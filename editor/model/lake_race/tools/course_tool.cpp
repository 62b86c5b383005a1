#include "editor/model/lake_race/tools/tools.h"

#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/words/translation.h"
#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/choose.h"

namespace fairway::editor::lake_race {

using fairway::lake_race::Placement;

namespace {

// Works on the buoys of a course. A drag moves a buoy to another slot, or anywhere in a free course; a click
// on a buoy turns its arrow, a click on the strip the start or the finish direction.
class CourseTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Course; }

  std::string hint() const override {
    const Ghost now = ghost();
    if (!now.refusal.empty())
      return say("Buoy {1}: {2}", {std::to_string(dragged_.value_or(0)), now.refusal});
    if (hover() && !dragged_) {
      const std::optional<int> buoy = buoyAt(*hover());
      if (buoy && *buoy > 0)
        return say("Click to turn buoy {1}'s arrow, drag to move it", {std::to_string(*buoy)});
      if (buoy) return say("Drag to move the start buoy");
      if (stripPartAt(*hover()) == StripPart::Start) return say("Click to turn the start direction");
      if (stripPartAt(*hover()) == StripPart::Finish) return say("Click to turn the finish direction");
    }
    return body().race
               ? say("Drag buoys between slots; Ctrl+Right and Ctrl+Left step through the 24 assignments")
               : say("Drag buoys anywhere on the lake");
  }

  Ghost ghost() const override {
    Ghost ghost;
    if (!hover()) return ghost;
    if (!dragged_) {
      if (buoyAt(*hover()) || stripPartAt(*hover()) != StripPart::None) ghost.outline = {*hover()};
      return ghost;
    }
    if (*hover() == from_) return ghost;
    const std::optional<std::string> whyNot = whyNotThere(body(), board(), *dragged_, *hover());
    ghost.buoy = GhostBuoy{*dragged_, *hover(), !whyNot};
    ghost.refusal = whyNot.value_or("");
    if (*dragged_ != 0 || whyNot) return ghost;
    // On a slot the letter decides which way the strip goes; a free buoy takes it along.
    const std::optional<Placement> where = placement();
    if (!where) return ghost;
    Direction letter = where->letter;
    for (const fairway::lake_race::Slot& slot : board().slots)
      if (body().race == slot.race && slot.at == *hover()) letter = slot.letter;
    ghost.strip = stripFrom(board(), *hover(), letter);
    return ghost;
  }

  CommandPtr key(Key key) override {
    switch (key) {
    case Key::TurnRight:
      return turn(-1);
    case Key::TurnLeft:
      return turn(1);
    default:
      return nullptr;
    }
  }

  CommandPtr wheel(int notches) override { return turn(notches > 0 ? 1 : -1); }

  bool takesWheel() const override { return hover() && buoyAt(*hover()); }

  bool cancel() override {
    if (dragged_) return dragged_.reset(), true;
    if (!std::holds_alternative<BuoyChoice>(desk().selection())) return false;
    desk().select({});
    return true;
  }

private:
  CommandPtr pressed(const CellPointer& pointer) override {
    from_ = pointer.cell;
    dragged_ = buoyAt(pointer.cell);
    desk().select(dragged_ ? Selection(BuoyChoice{*dragged_}) : Selection());
    return nullptr;
  }

  CommandPtr released(const CellPointer& pointer) override {
    const std::optional<int> dragged = std::exchange(dragged_, std::nullopt);
    if (pointer.cell == from_) return click(pointer.cell);
    return dragged ? moveBuoy(body(), board(), *dragged, pointer.cell) : nullptr;
  }

  bool dragging() const override { return dragged_.has_value(); }

  const formats::lake_race::CourseBody& body() const {
    const formats::lake_race::CourseBody* body = courseOf(desk().document().content());
    FAIRWAY_EXPECTS(body != nullptr);
    return *body;
  }

  std::optional<Placement> placement() const { return placementOf(body(), board()); }

  std::optional<fairway::lake_race::Choices> choices() const {
    const std::optional<Placement> where = placement();
    if (!where || !gatesDefined(board(), *where)) return std::nullopt;
    return chosen(board(), *where, body().choices);
  }

  std::optional<int> buoyAt(Cell cell) const {
    if (body().start == cell) return 0;
    for (int buoy = 1; buoy <= 3; ++buoy)
      if (body().buoys[static_cast<std::size_t>(buoy - 1)] == cell) return buoy;
    return std::nullopt;
  }

  // Clicked halves of the strip: the one at the start buoy and the one at the finish buoy.
  enum class StripPart { None, Start, Finish };

  StripPart stripPartAt(Cell cell) const {
    const std::optional<Placement> where = placement();
    if (!where) return StripPart::None;
    const int steps = distance(board().hexOf(where->start), board().hexOf(cell));
    if (steps < 1 || steps > board().strip + 1) return StripPart::None;
    if (ahead(where->start, where->letter, steps, board().stagger) != cell) return StripPart::None;
    return 2 * steps <= board().strip ? StripPart::Start : StripPart::Finish;
  }

  CommandPtr click(Cell cell) {
    const std::optional<fairway::lake_race::Choices> now = choices();
    if (!now) return nullptr;
    if (const std::optional<int> buoy = buoyAt(cell); buoy && *buoy > 0)
      return setArrow(body(), *buoy, otherArrow(now->arrows[static_cast<std::size_t>(*buoy - 1)]));
    switch (stripPartAt(cell)) {
    case StripPart::Start:
      return setStart(body(), otherSide(now->start));
    case StripPart::Finish:
      return setFinish(body(), otherSide(now->finish));
    case StripPart::None:
      return nullptr;
    }
    return nullptr;
  }

  CommandPtr turn(int sixths) {
    const auto* selected = std::get_if<BuoyChoice>(&desk().selection());
    const std::optional<int> over = hover() ? buoyAt(*hover()) : std::nullopt;
    const std::optional<int> buoy = over ? over : selected ? std::optional(selected->buoy) : std::nullopt;
    if (!buoy) return nullptr;
    if (*buoy == 0) return turnStrip(body(), board(), sixths);
    const std::optional<fairway::lake_race::Choices> now = choices();
    return now ? setArrow(body(), *buoy, otherArrow(now->arrows[static_cast<std::size_t>(*buoy - 1)]))
               : nullptr;
  }

  std::optional<int> dragged_;
  Cell from_;
};

} // namespace

ToolPtr makeCourseTool(ToolDesk& desk) {
  return std::make_unique<CourseTool>(desk);
}

} // namespace fairway::editor::lake_race
