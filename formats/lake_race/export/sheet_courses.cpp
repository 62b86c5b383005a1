#include "formats/lake_race/export/sheet_courses.h"

#include "formats/lake_race/export/picture_export.h"
#include "rules/lake_race/route/choose.h"

#include <algorithm>

namespace fairway::formats {

namespace {

using lake_race::Course;
using lake_race::Lake;
using lake_race::Placement;
using lake_race::RaceLetter;
using lake_race::Terrain;

bool isWater(const Lake& lake, Cell cell) {
  return lake.map.at(cell) == Terrain::Water;
}

// Buoys apart and on the lake, the strip on free water: what a route alone would not show.
bool standsWell(const Lake& lake, const Placement& placement) {
  std::array<Cell, 5> buoys = buoyCells(lake, placement);
  const std::vector<Cell> strip = stripCells(lake, placement);
  for (const Cell cell : strip)
    if (!isWater(lake, cell) || std::find(buoys.begin(), buoys.end(), cell) != buoys.end()) return false;
  for (const Cell cell : buoys)
    if (lake.map.at(cell) == Terrain::Void) return false;
  std::sort(buoys.begin(), buoys.end());
  return std::adjacent_find(buoys.begin(), buoys.end()) == buoys.end();
}

std::optional<SheetCourse> raceable(const Lake& lake, RaceLetter race, const Placement& placement) {
  if (!gatesDefined(lake, placement) || !standsWell(lake, placement)) return std::nullopt;
  SheetCourse sheet;
  sheet.course = {lake, race, placement, lake_race::chosen(lake, placement, {})};
  for (int buoy = 0; buoy < 3; ++buoy)
    if (!turnRound(lake, placement, buoy, sheet.course.choices.arrows[static_cast<std::size_t>(buoy)])
             .natural)
      return std::nullopt;
  sheet.route = shortestRoute(lake_race::CourseBoard(sheet.course));
  if (!sheet.route) return std::nullopt;
  return sheet;
}

// The assignments of one race that are wanted and can be raced.
Result<std::vector<SheetCourse>, std::string>
sheetsOfRace(const Lake& lake, RaceLetter race, const AssignmentChoice& choice, const Speaker& speaker) {
  const std::vector<lake_race::Slot> slots = slotsOf(lake, race);
  if (slots.size() != 4) return " needs exactly four slots and has " + std::to_string(slots.size());
  const std::vector<Placement> placements = assignmentsOf(slots);
  std::vector<SheetCourse> sheets;
  for (std::size_t i = 0; i < placements.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    if (choice.number > 0 && choice.number != number) continue;
    std::optional<SheetCourse> sheet = raceable(lake, race, placements[i]);
    if (!sheet) continue;
    sheet->assignment = number;
    sheet->remark =
        (choice.first()
             ? phrase("Assignment {1} of 24: the first, in the order of the lake's slots, that can be raced.",
                      {number})
             : phrase("Assignment {1} of 24", {number}))
            .in(speaker);
    sheets.push_back(std::move(*sheet));
    if (choice.first()) break;
  }
  if (!sheets.empty()) return sheets;
  if (choice.number > 0) return " cannot be raced with assignment " + std::to_string(choice.number);
  return std::string(" has no assignment that can be raced");
}

Result<std::vector<SheetCourse>, Problems> sheetsOfLake(const Lake& lake, const Subject& subject,
                                                        const std::string& file,
                                                        const AssignmentChoice& choice,
                                                        const Speaker& speaker) {
  std::vector<SheetCourse> sheets;
  Problems problems;
  for (const RaceLetter race : lake_race::allRaces) {
    if (slotsOf(lake, race).empty()) continue;
    auto ofRace = sheetsOfRace(lake, race, choice, speaker);
    if (!ofRace) {
      problems.push_back({file, 0, 0, "slots", std::string("race ") + letterOf(race) + ofRace.fault()});
      continue;
    }
    for (SheetCourse& sheet : *ofRace) {
      sheet.title = phrase("{1}, race {2}", {subject.title(), std::string(1, letterOf(race))}).in(speaker);
      sheet.theme = subject.theme;
      sheets.push_back(std::move(sheet));
    }
  }
  if (sheets.empty() && problems.empty())
    problems.push_back({file, 0, 0, "slots", "a sheet needs a race's four slots"});
  if (!problems.empty()) return problems;
  return sheets;
}

Problem unsettled(const std::string& file) {
  return {file, 0, 0, "", "has no gates: a buoy stands on an end of its own leg (check C02)"};
}

SheetCourse sheetOf(const SettledCourse& course, const Subject& subject) {
  SheetCourse sheet;
  sheet.course = course.course();
  sheet.title = subject.title();
  sheet.remark = subject.head.info.notes.value_or("");
  sheet.route = shortestRoute(lake_race::CourseBoard(sheet.course));
  sheet.theme = subject.theme;
  return sheet;
}

struct Maker {
  const Subject& subject;
  const std::string& file;
  const AssignmentChoice& choice;
  const Speaker& speaker;
  using Sheets = Result<std::vector<SheetCourse>, Problems>;

  Sheets operator()(const LakeSubject& lake) const {
    return sheetsOfLake(lake.lake, subject, file, choice, speaker);
  }
  Sheets operator()(const TilesetSubject&) const {
    const auto scene = sceneOf(subject, {}, file);
    if (!scene) return scene.fault();
    return sheetsOfLake(scene->lake(), subject, file, choice, speaker);
  }
  Sheets operator()(const CourseSubject& course) const {
    if (!course.course.choices) return Problems{unsettled(file)};
    return std::vector<SheetCourse>{sheetOf(course.course, subject)};
  }
  Sheets operator()(const RecordSubject& record) const {
    std::vector<SheetCourse> sheets;
    for (const SettledCourse& course : record.courses) {
      if (!course.choices) return Problems{unsettled(file)};
      sheets.push_back(sheetOf(course, subject));
      sheets.back().title += std::string(", race ") + letterOf(static_cast<RaceLetter>(sheets.size() - 1));
    }
    return sheets;
  }
};

} // namespace

std::vector<Placement> assignmentsOf(const std::vector<lake_race::Slot>& slots) {
  std::array<std::size_t, 4> order{0, 1, 2, 3};
  std::vector<Placement> placements;
  do {
    placements.push_back({slots[order[0]].at,
                          slots[order[0]].letter,
                          {slots[order[1]].at, slots[order[2]].at, slots[order[3]].at}});
  } while (std::next_permutation(order.begin(), order.end()));
  return placements;
}

Result<std::vector<SheetCourse>, Problems> sheetCourses(const Subject& subject, const std::string& file,
                                                        const Speaker& speaker,
                                                        const AssignmentChoice& choice) {
  return std::visit(Maker{subject, file, choice, speaker}, subject.content);
}

} // namespace fairway::formats
