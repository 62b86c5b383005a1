// The lake race in a page: a course, or the courses of a match.
#include "formats/games.h"
#include "formats/lake_race/documents.h"
#include "rules/base/tree.h"
#include "rules/lake_race/play/referee.h"
#include "rules/lake_race/route/course_rules.h"
#include "rules/table/reading.h"
#include "validator/lake_race/table/lake_table_game.h"
#include "web/module/board_document.h"

namespace fairway {

std::span<const formats::Game* const> formats::games() {
  static const std::array list{&formats::lake_race::game()};
  return list;
}

} // namespace fairway

namespace fairway::web {

using fairway::lake_race::Course;
using fairway::lake_race::CourseBoard;
using fairway::lake_race::LakeTable;
using formats::lake_race::CourseBody;
using table::notARequest;
using table::Refused;
using validator::lake_race::LakeTableGame;

namespace {

// The command wrote it: every choice is settled, and its lake is inside.
Result<Course, Refused> courseIn(const Tree& tree) {
  const auto document = documentIn<CourseBody>(&tree);
  if (!document) return document.fault();
  const CourseBody& body = document->body;
  const auto* lake = std::get_if<fairway::lake_race::Lake>(&body.lake);
  if (!lake || !body.letter) return notARequest("the board is not a course with its lake inside");
  auto course = fairway::lake_race::settledCourse(*lake, body.race, {body.start, *body.letter, body.buoys},
                                                  body.choices);
  if (!course) return Refused{"course", course.fault()};
  return std::move(*course);
}

Tree lakeIn(const Tree& course) {
  const Tree* lake = course.find("lake");
  return lake ? *lake : Tree();
}

Result<std::vector<Course>, Refused> coursesIn(const Tree& board) {
  const Tree* documents = board.find("courses");
  const Tree::List* list = documents ? listIn(*documents) : nullptr;
  if (!list || list->empty() || list->size() > fairway::lake_race::allRaces.size())
    return notARequest("a board of the lake race has one to three \"courses\"");
  std::vector<Course> courses;
  for (Tree document : *list) {
    if (!document.find("lake")) document["lake"] = lakeIn(list->front()); // one for all
    auto course = courseIn(document);
    if (!course) return course.fault();
    courses.push_back(std::move(*course));
  }
  return courses;
}

} // namespace

OpenedGame openGame(const Laying& laying) {
  if (laying.players < fairway::lake_race::minPlayers || laying.players > fairway::lake_race::maxPlayers)
    return notARequest("two to six players race");
  auto courses = coursesIn(laying.board);
  if (!courses) return courses.fault();
  LakeTable table;
  table.players = laying.players;
  table.first = laying.first.value_or(table::drawnFirst(laying.seed, laying.players));
  table.seed = laying.seed;
  table.options.variant = laying.variant;
  for (const Course& course : *courses) {
    table.boards.push_back(std::make_shared<CourseBoard>(course));
    if (table.boards.back()->startCells().size() < static_cast<std::size_t>(laying.players))
      return Refused{"players", std::string("there are not enough start cells for that many boats")};
  }
  const std::string name = table::textIn(laying.board, "name").value_or("A course");
  return std::unique_ptr<validator::TableGame>(std::make_unique<LakeTableGame>(
      validator::lake_race::LakeRaces{std::move(*courses), name, table.options, std::nullopt, {}},
      std::move(table), laying.chance()));
}

OpenedRecord openRecord(const Tree& values, const Tree& board) {
  const auto courses = coursesIn(board);
  if (!courses) return courses.fault();
  const auto document = documentIn<formats::lake_race::RecordBody>(&values);
  if (!document) return document.fault();
  const formats::lake_race::RecordBody& body = document->body;
  if (body.races.empty() || body.races.size() > courses->size())
    return Refused{"record", std::string("it has other races than this board")};
  std::vector<fairway::lake_race::RecordedRaceOnCourse> races;
  for (std::size_t i = 0; i < body.races.size(); ++i) races.push_back({(*courses)[i], body.races[i].record});
  const auto replayed = fairway::lake_race::replay(body.options, races);
  if (!replayed) return Refused{"record", replayed.fault().message};
  if (replayed->illegal) return illegalRecord(replayed->illegal->turn, replayed->illegal->message);
  RecordedRace race{
      body.races.front().record.players, body.races.front().record.first, body.options.variant, {}};
  for (const auto& recorded : body.races)
    for (table::Event& act : actsOf(recorded.record)) race.acts.push_back(std::move(act));
  return race;
}

} // namespace fairway::web
