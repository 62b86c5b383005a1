#include "validator/lake_race/validator.h"

#include "validator/lake_race/checks/checks.h"

#include <algorithm>

namespace fairway::validator {

using namespace lake_race;

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

} // namespace

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

Report validateTileset(const Tileset& set, const DocumentInfo& info) {
  Judge judge("tileset", info);
  judge.run(tilesetChecks(), set);
  return judge.finish({});
}

Report validateLake(const Lake& lake, const DocumentInfo& info) {
  return *validateLake(lake, info, unwatched());
}

std::optional<Report> validateLake(const Lake& lake, const DocumentInfo& info, const WorkWatch& watch) {
  const LakeStudy study(lake, watch);
  Judge judge("lake", info);
  judge.run(lakeChecks(), study, watch);
  LakeFacts facts = factsOf(study); // may be the first to ask for assignments
  if (watch.stopWanted()) return std::nullopt;
  return judge.finish(std::move(facts));
}

std::optional<Report> validateCourse(const CourseSubject& subject, const DocumentInfo& info,
                                     const WorkWatch& watch) {
  const CourseStudy study(subject);
  Judge judge("course", info);
  judge.run(courseChecks(), study, watch);
  if (watch.stopWanted()) return std::nullopt;
  return judge.finish(factsOf(study));
}

Report validateCourse(const CourseSubject& subject, const DocumentInfo& info, const MoreChecks& more) {
  const CourseStudy study(subject);
  Judge judge("course", info);
  judge.run(courseChecks(), study);
  if (more) more(judge, study);
  return judge.finish(factsOf(study));
}

Report validateRecord(const DocumentInfo& info) {
  return Judge("record", info).finish({});
}

} // namespace fairway::validator
