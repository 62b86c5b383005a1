#include "validator/lake_race/facts.h"

#include "validator/lake_race/study/words.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

std::array<GateFact, gateCount> gateFacts(const CourseStudy& study) {
  const Placement& placement = study.placement();
  const Choices& choices = study.choices();
  std::array<GateFact, gateCount> facts;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    facts[i].gate = static_cast<GateName>(i);
    facts[i].at = placement.start;
    facts[i].direction = degrees(placement.letter);
  }
  facts[0].arrow = nameOf(choices.start);
  facts[4].arrow = nameOf(choices.finish);
  for (std::size_t buoy = 0; buoy < 3; ++buoy) {
    const BuoyTurn turn = turnRound(study.lake(), placement, static_cast<int>(buoy), choices.arrows[buoy]);
    GateFact& fact = facts[buoy + 1];
    fact.at = placement.buoys[buoy];
    fact.direction = turn.gate.degrees();
    fact.sweep = turn.sweep;
    fact.natural = turn.natural;
    fact.arrow = nameOf(choices.arrows[buoy]);
  }
  return facts;
}

RaceFacts raceFacts(RaceLetter race, const std::vector<Assignment>& assignments) {
  RaceFacts facts;
  facts.race = race;
  facts.assignments = static_cast<int>(assignments.size());
  std::vector<int> routes;
  for (const Assignment& assignment : assignments)
    if (assignment.raceable()) routes.push_back(*assignment.route);
  facts.raceable = static_cast<int>(routes.size());
  if (routes.empty()) return facts;
  double sum = 0;
  for (int steps : routes) sum += steps;
  facts.route = {*std::min_element(routes.begin(), routes.end()),
                 *std::max_element(routes.begin(), routes.end()), sum / static_cast<double>(routes.size())};
  return facts;
}

// Angles are written to a billionth of a degree: more digits would be noise of the arctangent.
double tidy(double degrees) {
  return std::round(degrees * 1e9) / 1e9;
}

Tree cellTree(Cell cell) {
  return Tree::list({cell.column, cell.row});
}

Tree gateTree(const GateFact& fact) {
  Tree tree{{"gate", nameOf(fact.gate)}, {"at", cellTree(fact.at)}, {"direction", fact.direction},
            {"sweep", nullptr},          {"natural", fact.natural}, {"arrow", fact.arrow}};
  if (fact.sweep) tree["sweep"] = tidy(*fact.sweep);
  return tree;
}

} // namespace

LakeFacts factsOf(const LakeStudy& study) {
  LakeFacts facts{study.lake().map.count(Terrain::Water), study.lake().map.count(Terrain::Land), {}};
  for (RaceLetter race : study.letters()) {
    if (hasCourses(study.lake(), race))
      facts.races.push_back(raceFacts(race, study.assignments(race)));
    else
      facts.races.push_back({race, 0, 0, std::nullopt}); // L02 and L03 say why
  }
  return facts;
}

CourseFacts factsOf(const CourseStudy& study) {
  CourseFacts facts;
  if (!study.gatesDefined()) return facts;
  facts.choices = study.choices();
  facts.startCells = study.startCells();
  facts.gates = gateFacts(study);
  if (const std::optional<Route>& route = study.route()) {
    facts.route = route->steps;
    facts.legs = route->legs;
  }
  return facts;
}

Tree treeOf(const CourseFacts& facts) {
  Tree tree{{"route", facts.route}, {"legs", facts.legs}, {"start_cells", Tree::list()}, {"gates", nullptr}};
  for (const Cell cell : facts.startCells) tree["start_cells"].push_back(cellTree(cell));
  if (facts.gates)
    for (const GateFact& gate : *facts.gates) tree["gates"].push_back(gateTree(gate));
  return tree;
}

Tree treeOf(const LakeFacts& facts) {
  Tree tree{{"water", facts.water}, {"land", facts.land}, {"races", Tree::fields()}};
  for (const RaceFacts& race : facts.races) {
    Tree& entry = tree["races"][raceWord(race.race)];
    entry = {{"assignments", race.assignments}, {"raceable", race.raceable}, {"route", nullptr}};
    if (race.route)
      entry["route"] = {{"min", race.route->min}, {"max", race.route->max}, {"mean", race.route->mean}};
  }
  return tree;
}

std::string headlineOf(const CourseFacts& facts) {
  return facts.route ? "route " + counted(static_cast<std::size_t>(*facts.route), "step") : std::string();
}

std::string headlineOf(const LakeFacts& facts) {
  std::string text;
  for (const RaceFacts& race : facts.races)
    text += (text.empty() ? "race " : ", race ") + raceWord(race.race) + " " + std::to_string(race.raceable) +
            " of " + std::to_string(race.assignments);
  return text.empty() ? text : "courses that can be raced: " + text;
}

} // namespace fairway::validator::lake_race
