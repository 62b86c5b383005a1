#include "formats/lake_race/export/sheet_courses.h"

#include "rules/lake_race/route/assignments.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::RaceLetter;

SheetCourse sheetOfAssignment(const Lake& lake, RaceLetter race,
                              const fairway::lake_race::Assignment& assignment) {
  SheetCourse sheet;
  sheet.course = {lake, race, assignment.placement, choicesOf(lake, assignment)};
  sheet.route = shortestRoute(fairway::lake_race::CourseBoard(sheet.course));
  return sheet;
}

// The assignments of one race that are wanted and can be raced.
Result<std::vector<SheetCourse>, std::string>
sheetsOfRace(const Lake& lake, RaceLetter race, const AssignmentChoice& choice, const Speaker& speaker) {
  const std::size_t slots = slotsOf(lake, race).size();
  if (slots != 4) return " needs exactly four slots and has " + std::to_string(slots);
  if (!hasCourses(lake, race)) return std::string(" needs its four slots on different cells of the lake");
  const std::vector<fairway::lake_race::Assignment> all = assignmentsOf(lake, race);
  std::vector<SheetCourse> sheets;
  int number = 0;
  for (const fairway::lake_race::Assignment& assignment : all) {
    if (!choice.numbers.has(++number)) continue;
    if (!assignment.raceable()) {
      if (!choice.named()) continue;
      return " cannot be raced with assignment " + std::to_string(number) + " (check " +
             std::string(assignment.failing) + ")";
    }
    SheetCourse sheet = sheetOfAssignment(lake, race, assignment);
    sheet.assignment = number;
    sheet.remark =
        (choice.first()
             ? phrase("Assignment {1} of 24: the first, in the order of the lake's slots, that can be raced.",
                      {number})
             : phrase("Assignment {1} of 24", {number}))
            .in(speaker);
    sheets.push_back(std::move(sheet));
    if (choice.first()) break;
  }
  if (sheets.empty()) return std::string(" has no assignment that can be raced");
  return sheets;
}

Result<std::vector<SheetCourse>, Problems> sheetsOfLake(const Lake& lake, const Subject& subject,
                                                        const std::string& title, const std::string& file,
                                                        const AssignmentChoice& choice,
                                                        const Speaker& speaker) {
  std::vector<SheetCourse> sheets;
  Problems problems;
  for (const RaceLetter race : fairway::lake_race::allRaces) {
    if (choice.race ? choice.race != race : slotsOf(lake, race).empty()) continue;
    auto ofRace = sheetsOfRace(lake, race, choice, speaker);
    if (!ofRace) {
      problems.push_back({file, 0, 0, "slots", std::string("race ") + letterOf(race) + ofRace.fault()});
      continue;
    }
    for (SheetCourse& sheet : *ofRace) {
      sheet.title = phrase("{1}, race {2}", {title, std::string(1, letterOf(race))}).in(speaker);
      sheet.theme = subject.theme();
      sheets.push_back(std::move(sheet));
    }
  }
  if (sheets.empty() && problems.empty())
    problems.push_back({file, 0, 0, "slots", "a sheet needs a race's four slots"});
  if (!problems.empty()) return problems;
  return sheets;
}

Problem unsettled(const std::string& file) {
  return {file, 0, 0, "", "has no gates: a buoy is at an end of its own leg (check C02)"};
}

SheetCourse sheetOf(const SettledCourse& course, const Subject& subject) {
  SheetCourse sheet;
  sheet.course = course.course();
  sheet.title = subject.title();
  sheet.remark = subject.head.info.notes.value_or("");
  sheet.route = shortestRoute(fairway::lake_race::CourseBoard(sheet.course));
  sheet.theme = subject.theme();
  return sheet;
}

struct SheetMaker {
  const Subject& subject;
  const std::string& file;
  const AssignmentChoice& choice;
  const Speaker& speaker;
  using Sheets = Result<std::vector<SheetCourse>, Problems>;

  Sheets operator()(const LakeSubject& lake) const {
    return sheetsOfLake(lake.lake, subject, subject.title(), file, choice, speaker);
  }
  // One of thousands of lakes that the set can build: the sheet says which.
  Sheets operator()(const TilesetSubject& tiles) const {
    const auto scene = subject.boardScene();
    if (!scene) return scene.fault();
    const bool dark = sideShown(tiles.set, subject.shown) == fairway::lake_race::BoardSide::Dark;
    const std::string title =
        (dark ? phrase("{1}, dark side", {subject.title()}) : phrase("{1}, light side", {subject.title()}))
            .in(speaker);
    auto sheets = sheetsOfLake(scene->lake(), subject, title, file, choice, speaker);
    if (sheets)
      for (SheetCourse& sheet : *sheets)
        sheet.remark = phrase("The tiles lie in the order in which the set lists them.").in(speaker) + " " +
                       sheet.remark;
    return sheets;
  }
  Sheets operator()(const CourseSubject& course) const {
    if (!course.course.choices) return Problems{unsettled(file)};
    return std::vector<SheetCourse>{sheetOf(course.course, subject)};
  }
  Sheets operator()(const RecordSubject& record) const {
    std::vector<SheetCourse> sheets;
    Subject race = subject;
    for (const SettledCourse& course : record.courses) {
      if (!course.choices) return Problems{unsettled(file)};
      SheetCourse sheet = sheetOf(course, subject);
      race.shown.race = static_cast<int>(sheets.size()) + 1;
      const auto scene = race.boardScene();
      if (!scene) return scene.fault();
      sheet.boats = scene->boats;
      sheet.tracks = scene->tracks;
      sheet.title += std::string(", race ") + letterOf(static_cast<RaceLetter>(sheets.size()));
      sheets.push_back(std::move(sheet));
    }
    return sheets;
  }
};

} // namespace

std::optional<AssignmentChoice> AssignmentChoice::read(std::string_view text) {
  AssignmentChoice choice;
  if (text == "all") {
    choice.all = true;
    return choice;
  }
  const auto numbers = PageChoice::read(text);
  if (!numbers) return std::nullopt;
  choice.numbers = *numbers;
  for (int number = 1; number <= fairway::lake_race::assignmentCount; ++number)
    if (choice.numbers.has(number)) return choice;
  return std::nullopt;
}

Result<std::vector<SheetCourse>, Problems> sheetCourses(const Subject& subject, const std::string& file,
                                                        const Speaker& speaker,
                                                        const AssignmentChoice& choice) {
  return std::visit(SheetMaker{subject, file, choice, speaker}, subject.content);
}

} // namespace fairway::formats::lake_race
