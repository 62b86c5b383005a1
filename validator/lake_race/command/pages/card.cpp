#include "validator/lake_race/command/pages/commands.h"

#include "rules/base/number_text.h"
#include "rules/games.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/route.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/lake_race/command/figures/course_figures.h"
#include "validator/lake_race/command/races/simulation_output.h"

#include <algorithm>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using formats::CardContent;
using formats::CardProfile;

namespace {

constexpr int usualRaces = 2000;
constexpr int players = 4;

FigureOptions figureOptions(const CardRaces& races, bool skill) {
  FigureOptions options;
  options.players = players;
  options.races = races.races.value_or(usualRaces);
  options.seed = races.seed;
  options.skill = skill;
  return options;
}

std::string basisOf(const FigureOptions& options) {
  return "Par: the turns of a perfect boat alone. Races: " + withCommas(options.races) +
         " of four perfect boats" +
         (options.skill ? ", as many of one among three casual ones for skill" : "") + "; seed " +
         std::to_string(options.seed) + ".";
}

// Its short name, as on the route's marks.
std::string markOf(int gate) {
  return gate == 0 ? "S" : gate == gateCount - 1 ? "F" : std::to_string(gate);
}

CardProfile profileOf(const Course& course, std::string name) {
  CardProfile profile{CardProfile::Shape::Legs, std::move(name), "", {}};
  const auto route = shortestRoute(CourseBoard(course));
  if (!route) return profile;
  profile.total = std::to_string(route->steps) + " steps";
  for (int gate = 0; gate < gateCount; ++gate) {
    const int steps = route->legs[static_cast<std::size_t>(gate)];
    profile.parts.push_back({markOf(gate), static_cast<double>(steps), std::to_string(steps)});
  }
  return profile;
}

void addFigures(CardContent& card, const CourseFigures& figures) {
  if (figures.par.par) card.figures.push_back({withDecimals(figures.par.par->value(), 1), "turns, par"});
  if (const auto& character = figures.races.character) {
    if (character->skill)
      card.figures.push_back(
          {(character->skill->value < 0 ? "" : "+") + withDecimals(character->skill->value, 0),
           "points of win chance by skill"});
    if (character->luck)
      card.figures.push_back({percent(character->luck->value, 0), "luck: what dice decide"});
    card.figures.push_back({withDecimals(character->leadChanges.value, 1), "lead changes a race"});
  }
  card.verdict = verdictOn(verdictOf(figures.races));
}

Result<CardContent, int> courseCard(const formats::lake_race::SettledCourse& settled, const std::string& name,
                                    const CardRaces& races, validator::WorkWatch& watch,
                                    const Streams& streams) {
  CardContent card;
  card.game = fairway::lake_race::gameTitle;
  if (!settled.choices) return card;
  const Course course = settled.course();
  if (course.race) card.game += std::string(", race ") + letterOf(*course.race);
  const FigureOptions options = figureOptions(races, true);
  const auto figures = figuresOf({name, course}, options, watch, streams);
  if (!figures && figures.fault() == exitInterrupted) return figures.fault();
  CardProfile route = profileOf(course, "Route");
  if (!route.parts.empty()) card.profiles.push_back(std::move(route));
  if (!figures) return card;
  addFigures(card, *figures);
  card.basis = basisOf(options);
  return card;
}

// The courses of a race and how long their routes are.
struct RaceRoutes {
  int courses = 0;
  int raceable = 0;
  int shortest = 0;
  int longest = 0;
  std::optional<Course> first; // that can be raced: as `play` and sheets show it
};

void add(RaceRoutes& routes, const Lake& lake, RaceLetter race) {
  const auto all = assignmentsOf(lake, race);
  routes.first.reset();
  for (const Assignment& assignment : all) {
    ++routes.courses;
    if (!assignment.raceable()) continue;
    if (!routes.first) routes.first = Course{lake, race, assignment.placement, choicesOf(lake, assignment)};
    routes.shortest = routes.raceable == 0 ? *assignment.route : std::min(routes.shortest, *assignment.route);
    routes.longest = std::max(routes.longest, *assignment.route);
    ++routes.raceable;
  }
}

Result<CardContent, int> lakeCard(const Lake& lake, const std::string& name, const CardRaces& races,
                                  validator::WorkWatch& watch, const Streams& streams) {
  CardContent card;
  card.game = fairway::lake_race::gameTitle;
  const FigureOptions options = figureOptions(races, false);
  RaceRoutes routes;
  double part = 0;
  for (const RaceLetter race : allRaces) {
    validator::PartWatch racing(watch, part, part + 1.0 / 3);
    part += 1.0 / 3;
    if (!hasCourses(lake, race)) continue;
    add(routes, lake, race);
    if (!routes.first) continue;
    const std::string title = std::string("Race ") + letterOf(race);
    CardProfile profile = profileOf(*routes.first, title);
    const auto figures = figuresOf({name + ", " + title, *routes.first}, options, racing, streams);
    if (!figures && figures.fault() == exitInterrupted) return figures.fault();
    if (figures && figures->par.par) profile.total += ", par " + withDecimals(figures->par.par->value(), 1);
    if (figures && verdictOn(verdictOf(figures->races)))
      profile.total += ", " + std::string(nameOf(figures->races.verdict));
    if (figures) card.basis = "Each race with its first assignment. " + basisOf(options);
    card.profiles.push_back(std::move(profile));
  }
  card.figures.push_back(
      {std::to_string(lake.map.columns()) + " × " + std::to_string(lake.map.rows()), "hexes"});
  if (routes.courses > 0)
    card.figures.push_back(
        {std::to_string(routes.raceable) + " of " + std::to_string(routes.courses), "courses can be raced"});
  if (routes.raceable > 0)
    card.figures.push_back(
        {std::to_string(routes.shortest) + "–" + std::to_string(routes.longest), "steps, by course"});
  return card;
}

} // namespace

Result<CardContent, int> cardOf(const formats::lake_race::Subject& subject, const CardRaces& races,
                                validator::WorkWatch& watch, const Streams& streams) {
  if (const auto* lake = std::get_if<formats::lake_race::LakeSubject>(&subject.content))
    return lakeCard(lake->lake, subject.file, races, watch, streams);
  const auto& course = std::get<formats::lake_race::CourseSubject>(subject.content).course;
  return courseCard(course, subject.file, races, watch, streams);
}

} // namespace fairway::command::lake_race
