#include "validator/lake_race/command/pages/play_command.h"

#include "formats/lake_race/documents.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/print/rules_in_short.h"
#include "formats/picture/board_svg.h"
#include "rules/base/tree.h"
#include "rules/games.h"
#include "rules/lake_race/gates/course_board.h"
#include "rules/lake_race/route/route.h"
#include "validator/lake_race/command/races/lake_races.h"

#include <algorithm>
#include <ostream>

namespace fairway::command::lake_race {

using fairway::lake_race::Course;
using fairway::lake_race::CourseBoard;
using formats::Layers;
using formats::lake_race::BoardScene;
using formats::lake_race::Layer;

namespace {

// The lake once, and above it what each race adds.
std::vector<std::string> picturesOf(const std::vector<Course>& courses) {
  constexpr double leastSign = 1;
  formats::PaintOptions look;
  look.leastSign = leastSign;
  std::vector<std::string> pictures;
  const BoardScene lake(courses.front().lake);
  pictures.push_back(
      formats::boardSvg(lake, look, Layers::none().with(Layer::Lake).with(Layer::Grid).with(Layer::Labels)));
  for (const Course& course : courses) {
    const BoardScene scene(course);
    pictures.push_back(formats::boardSvg(
        scene, look, Layers::none().with(Layer::StartCells).with(Layer::Gates).with(Layer::Course)));
  }
  return pictures;
}

// Where cells lie in the picture, in units of the board: the script places boats by it.
Tree pictureTree(const BoardScene& scene) {
  const formats::Box& box = scene.box();
  const auto point = [](formats::Point p) { return Tree::list({p.x, p.y}); };
  const formats::Point first = scene.centre({1, 1});
  return {{"box", Tree::list({box.left, box.top, box.width(), box.height()})},
          {"first", point(first)},
          {"column", point(scene.centre({2, 1}) - first)},
          {"row", point(scene.centre({1, 2}) - first)},
          {"rows", point(scene.centre({1, 3}) - first)}};
}

int mostPlayers(const std::vector<Course>& courses) {
  std::size_t most = fairway::lake_race::maxPlayers;
  for (const Course& course : courses) most = std::min(most, CourseBoard(course).startCells().size());
  return static_cast<int>(most);
}

std::string nameOfRace(const Course& course, std::size_t position) {
  return course.race ? std::string(1, letterOf(*course.race)) : std::string(1, "ABC"[position]);
}

int routeOf(const Course& course) {
  const auto route = fairway::lake_race::shortestRoute(CourseBoard(course));
  return route ? route->steps : 0;
}

// All courses of a match lie on one lake, which the first has inside.
Tree withoutLake(const Tree& course) {
  Tree rest = Tree::fields();
  for (const auto& [key, value] : *fieldsIn(course))
    if (key != "lake") rest[key] = value;
  return rest;
}

Tree boardTree(const LakeRaces& races) {
  const auto& map = races.courses.front().lake.map;
  Tree courses = Tree::list();
  Tree names = Tree::list();
  Tree routes = Tree::list();
  for (std::size_t i = 0; i < races.courses.size(); ++i) {
    const Tree values =
        valuesOf(formats::lake_race::CourseDocument{{}, formats::lake_race::wholeCourse(races.courses[i])});
    courses.push_back(i == 0 ? values : withoutLake(values));
    names.push_back(nameOfRace(races.courses[i], i));
    routes.push_back(routeOf(races.courses[i]));
  }
  return {{"game", fairway::lake_race::gameId.name},
          {"name", races.name},
          {"players", Tree::list({fairway::lake_race::minPlayers, mostPlayers(races.courses)})},
          {"races", names},
          {"routes", routes},
          {"size", Tree::list({map.columns(), map.rows()})},
          {"picture", pictureTree(BoardScene(races.courses.front().lake))},
          {"courses", courses}};
}

std::vector<web::PageFact> factsOf(const LakeRaces& races) {
  const auto& map = races.courses.front().lake.map;
  std::vector<web::PageFact> facts{
      {"Size", std::to_string(map.columns()) + " x " + std::to_string(map.rows()) + " hexes"},
      {"Players", "2 to " + std::to_string(mostPlayers(races.courses))}};
  for (std::size_t i = 0; i < races.courses.size(); ++i)
    facts.push_back({"Race " + nameOfRace(races.courses[i], i),
                     "shortest route: " + std::to_string(routeOf(races.courses[i])) + " hexes"});
  return facts;
}

web::PageContent pageOf(const LakeRaces& races, const DocumentInfo& info) {
  web::PageContent content;
  content.title = races.name;
  content.notes = notesOf(info);
  content.pictures = picturesOf(races.courses);
  content.facts = factsOf(races);
  content.rules = pageRules(formats::lake_race::rulesInShort(races.courses.front().lake.strip));
  content.board = boardTree(races);
  return content;
}

std::string whyNotRaced(const LakeRaces& races) {
  if (mostPlayers(races.courses) < fairway::lake_race::minPlayers) return "there are not two start cells";
  for (std::size_t i = 0; i < races.courses.size(); ++i)
    if (routeOf(races.courses[i]) == 0) return "no boat can finish race " + nameOfRace(races.courses[i], i);
  return {};
}

} // namespace

int runPlay(const LakePlayOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return command::refuse(loaded.fault(), streams);
  const formats::Document& document = loaded->read.document;
  if (!document.is<formats::lake_race::LakeBody>() && !document.is<formats::lake_race::CourseBody>())
    return refuseCall("play makes pages of courses and lakes; this is a " +
                          std::string(formats::kindOf(document)),
                      streams);
  LakeTableOptions wanted;
  wanted.file = options.file;
  wanted.race = options.race;
  wanted.assignment = options.assignment;
  const auto races = racesFor(wanted, *loaded);
  if (!races) return refuse(races.fault(), options.file, streams);
  if (const std::string why = whyNotRaced(*races); !why.empty()) {
    streams.err << options.file << ": cannot be raced: " << why << "; see `fairway validate`\n";
    return exitFindings;
  }
  web::PageContent content = pageOf(*races, document.head.info);
  auto perfect = perfectBoats(races->courses, streams);
  if (!perfect) return perfect.fault();
  content.board["perfect"] = std::move(*perfect);
  return writePage(options, content, web::lake_race::pageParts(), streams);
}

} // namespace fairway::command::lake_race
