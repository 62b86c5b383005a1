#include "validator/lake_race/command/pages/courses_output.h"

#include "formats/document/json_text.h"

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using validator::lake_race::Assignment;
using Json = Tree;

namespace {

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

std::string lineOf(const Assignment& assignment) {
  const Placement& placement = assignment.placement;
  std::string text = "  " + orderText(assignment, "-") + "  " + label(placement.start) + " " +
                     padded(std::string(nameOf(placement.letter)), 2);
  for (std::size_t i = 0; i < 3; ++i) {
    text += "  " + label(placement.buoys[i]);
    if (assignment.raceable()) text += " " + padded(std::string(nameOf(assignment.choices->arrows[i])), 16);
  }
  if (!assignment.raceable()) return text + "  cannot be raced: " + std::string(assignment.failing) + "\n";
  return text + "  start " + padded(std::string(nameOf(assignment.choices->start)), 5) + "  finish " +
         padded(std::string(nameOf(assignment.choices->finish)), 5) + "  route " +
         std::to_string(*assignment.route) + "\n";
}

Json cellJson(Cell cell) {
  return Json::list({cell.column, cell.row});
}

Json courseJson(const Assignment& assignment) {
  Json slots = Json::list();
  for (int slot : assignment.order) slots.push_back(slot + 1);
  Json json{{"assignment", slots},
            {"start",
             {{"at", cellJson(assignment.placement.start)}, {"letter", nameOf(assignment.placement.letter)}}},
            {"buoys", Json::list()},
            {"route", nullptr},
            {"failing", nullptr}};
  for (std::size_t i = 0; i < 3; ++i) {
    Json buoy{{"at", cellJson(assignment.placement.buoys[i])}};
    if (assignment.raceable()) buoy["arrow"] = nameOf(assignment.choices->arrows[i]);
    json["buoys"].push_back(buoy);
  }
  if (!assignment.raceable()) {
    json["failing"] = assignment.failing;
    return json;
  }
  json["start"]["direction"] = nameOf(assignment.choices->start);
  json["finish"] = {{"direction", nameOf(assignment.choices->finish)}};
  json["route"] = *assignment.route;
  return json;
}

} // namespace

std::string orderText(const Assignment& assignment, const std::string& between) {
  std::string text;
  for (int slot : assignment.order) text += (text.empty() ? "" : between) + std::to_string(slot + 1);
  return text;
}

std::string coursesText(const CourseList& list) {
  std::string text;
  for (const auto& [race, assignments] : list.races) {
    text +=
        std::string("race ") + letterOf(race) + ": slots of buoys 0 to 3, start and letter, buoys 1 to 3\n";
    for (const Assignment& assignment : assignments) text += lineOf(assignment);
  }
  return text;
}

std::string coursesJson(const CourseList& list) {
  Json json{{"schema", "fairway-courses-1"}, {"file", list.file}, {"races", Json::fields()}};
  for (const auto& [race, assignments] : list.races) {
    Json& courses = json["races"][std::string(1, letterOf(race))] = Json::list();
    for (const Assignment& assignment : assignments) courses.push_back(courseJson(assignment));
  }
  return formats::jsonText(json);
}

} // namespace fairway::command::lake_race
