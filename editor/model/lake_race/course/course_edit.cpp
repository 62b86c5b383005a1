#include "editor/model/lake_race/course/course_edit.h"

#include "editor/model/words/translation.h"
#include "rules/lake_race/board/start_letter.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using formats::lake_race::CourseBody;

std::optional<Assignment> assignmentOf(const Lake& lake, RaceLetter race, const Placement& placement) {
  for (int number = 0; number < assignmentCount; ++number)
    if (placementOf(lake, race, assignmentNumbered(number)) == placement) return assignmentNumbered(number);
  return std::nullopt;
}

const CourseBody* courseOf(const formats::Document& content) {
  return content.as<formats::lake_race::CourseBody>();
}

namespace {

const Slot* slotAt(const Lake& lake, RaceLetter race, Cell cell) {
  for (const Slot& slot : lake.slots)
    if (slot.at == cell && slot.race == race) return &slot;
  return nullptr;
}

// All of a course but its lake: that is what steps exchange, so that a large lake inside is not copied.
struct CourseSetting {
  std::optional<RaceLetter> race;
  Cell start;
  std::optional<Direction> letter;
  std::array<Cell, 3> buoys;
  fairway::lake_race::OpenChoices choices;

  friend bool operator==(const CourseSetting&, const CourseSetting&) = default;
};

CourseSetting settingOf(const CourseBody& body) {
  return {body.race, body.start, body.letter, body.buoys, body.choices};
}

class ChangeCourse final : public Command {
public:
  ChangeCourse(std::string text, CourseSetting setting, std::string mergeKey)
      : text_(std::move(text)), setting_(std::move(setting)), mergeKey_(std::move(mergeKey)) {}

  void exchange(formats::Document& content) override {
    CourseBody& body = content.get<formats::lake_race::CourseBody>();
    CourseSetting before = settingOf(body);
    body.race = setting_.race, body.start = setting_.start, body.letter = setting_.letter;
    body.buoys = setting_.buoys, body.choices = setting_.choices;
    setting_ = before;
  }
  std::string text() const override { return text_; }
  bool absorb(const Command& next) override {
    const auto* other = dynamic_cast<const ChangeCourse*>(&next);
    if (!other || mergeKey_.empty() || other->mergeKey_ != mergeKey_) return false;
    text_ = other->text_;
    return true;
  }

private:
  std::string text_;
  CourseSetting setting_;
  std::string mergeKey_;
};

CommandPtr change(std::string text, const CourseBody& body, CourseSetting after, std::string mergeKey = {}) {
  if (after == settingOf(body)) return nullptr;
  return std::make_unique<ChangeCourse>(std::move(text), std::move(after), std::move(mergeKey));
}

Cell& cellOfBuoy(CourseSetting& setting, int buoy) {
  return buoy == 0 ? setting.start : setting.buoys[static_cast<std::size_t>(buoy - 1)];
}

std::optional<int> otherBuoyAt(CourseSetting& setting, int buoy, Cell cell) {
  for (std::size_t other = 0; other <= setting.buoys.size(); ++other)
    if (const int number = static_cast<int>(other); number != buoy && cellOfBuoy(setting, number) == cell)
      return number;
  return std::nullopt;
}

void place(CourseSetting& setting, const Placement& placement) {
  setting.start = placement.start;
  setting.letter = placement.letter;
  setting.buoys = placement.buoys;
}

// The race's slot decides where the letter stands; it is written out, so that the document can be read alone.
void takeLetter(CourseSetting& setting, const Lake& lake) {
  if (const Slot* slot = setting.race ? slotAt(lake, *setting.race, setting.start) : nullptr)
    setting.letter = slot->letter;
}

} // namespace

std::optional<Placement> placementOf(const CourseBody& body, const Lake& lake) {
  if (body.letter) return Placement{body.start, *body.letter, body.buoys};
  const auto letter = fairway::lake_race::startLetter(lake, body.start, body.race);
  if (!letter) return std::nullopt;
  return Placement{body.start, *letter, body.buoys};
}

CommandPtr assignBuoys(const CourseBody& body, const Lake& lake, RaceLetter race,
                       const Assignment& assignment) {
  const std::optional<Placement> placement = placementOf(lake, race, assignment);
  if (!placement) return nullptr;
  CourseSetting after = settingOf(body);
  after.race = race;
  place(after, *placement);
  if (after == settingOf(body)) return nullptr; // what is there stays as it is, arrows too
  after.choices = {};
  return change(say("Race {1}, assignment {2} of 24",
                    {std::string(1, letterOf(race)), std::to_string(numberOf(assignment) + 1)}),
                body, std::move(after), "assign");
}

CommandPtr stepAssignment(const CourseBody& body, const Lake& lake, int by) {
  const std::optional<Placement> where = placementOf(body, lake);
  if (!body.race || !where) return nullptr;
  const std::optional<Assignment> now = assignmentOf(lake, *body.race, *where);
  const int next = now ? (numberOf(*now) + by + assignmentCount) % assignmentCount : 0;
  return assignBuoys(body, lake, *body.race, assignmentNumbered(next));
}

std::optional<std::string> whyNotThere(const CourseBody& body, const Lake& lake, int buoy, Cell to) {
  if (!lake.map.contains(to) || lake.map.at(to) == fairway::lake_race::Terrain::Void)
    return say("outside the lake");
  if (body.race && !slotAt(lake, *body.race, to))
    return say("no slot of race {1} here", {std::string(1, letterOf(*body.race))});
  CourseSetting setting = settingOf(body);
  if (const auto other = body.race ? std::nullopt : otherBuoyAt(setting, buoy, to))
    return say("buoy {1} is here", {std::to_string(*other)});
  return std::nullopt;
}

CommandPtr moveBuoy(const CourseBody& body, const Lake& lake, int buoy, Cell to) {
  if (whyNotThere(body, lake, buoy, to)) return nullptr;
  CourseSetting after = settingOf(body);
  if (!after.letter)
    if (const std::optional<Placement> placement = placementOf(body, lake)) after.letter = placement->letter;
  const Cell from = cellOfBuoy(after, buoy);
  if (const auto other = otherBuoyAt(after, buoy, to)) cellOfBuoy(after, *other) = from;
  cellOfBuoy(after, buoy) = to;
  takeLetter(after, lake);
  return change(say("Move buoy {1}", {std::to_string(buoy)}), body, std::move(after));
}

CommandPtr setArrow(const CourseBody& body, int buoy, std::optional<Arrow> arrow) {
  FAIRWAY_EXPECTS(buoy >= 1 && buoy <= 3);
  CourseSetting after = settingOf(body);
  after.choices.arrows[static_cast<std::size_t>(buoy - 1)] = arrow;
  return change(say("Turn buoy {1}'s arrow", {std::to_string(buoy)}), body, std::move(after));
}

CommandPtr setStart(const CourseBody& body, std::optional<PassSide> side) {
  CourseSetting after = settingOf(body);
  after.choices.start = side;
  return change(say("Turn the start direction"), body, std::move(after));
}

CommandPtr setFinish(const CourseBody& body, std::optional<PassSide> side) {
  CourseSetting after = settingOf(body);
  after.choices.finish = side;
  return change(say("Turn the finish direction"), body, std::move(after));
}

CommandPtr turnStrip(const CourseBody& body, const Lake& lake, int sixths) {
  const std::optional<Placement> placement = placementOf(body, lake);
  if (body.race || !placement) return nullptr; // on a slot the letter decides
  CourseSetting after = settingOf(body);
  after.letter = turned(placement->letter, sixths);
  return change(say("Turn the strip"), body, std::move(after), "strip");
}

CommandPtr chooseForMe(const CourseBody& body) {
  CourseSetting after = settingOf(body);
  after.choices = {};
  return change(say("Leave arrows and directions to the shortest route"), body, std::move(after));
}

CommandPtr freeBuoys(const CourseBody& body, const Lake& lake) {
  const std::optional<Placement> placement = placementOf(body, lake);
  if (!placement) return nullptr;
  CourseSetting after = settingOf(body);
  after.race.reset();
  after.letter = placement->letter;
  return change(say("Free the buoys from their slots"), body, std::move(after));
}

std::optional<formats::lake_race::CourseDocument> courseFor(const Lake& lake, RaceLetter race,
                                                            const Assignment& assignment) {
  const std::optional<Placement> placement = placementOf(lake, race, assignment);
  if (!placement) return std::nullopt;
  formats::lake_race::CourseDocument document;
  document.body.race = race;
  document.body.lake = lake;
  document.body.start = placement->start;
  document.body.letter = placement->letter;
  document.body.buoys = placement->buoys;
  return document;
}

} // namespace fairway::editor::lake_race
