// The lake race at a table in a page: a course, or the courses of a match.
#include "formats/document/decode_document.h"
#include "formats/document/document_text.h"
#include "formats/lake_race/table_record.h"
#include "formats/yaml/node_tree.h"
#include "formats/yaml/source_text.h"
#include "rules/base/read_tree.h"
#include "rules/games.h"
#include "rules/lake_race/play/replay_tree.h"
#include "rules/lake_race/route/course_rules.h"
#include "rules/table/reading.h"
#include "rules/table/record_name.h"
#include "validator/lake_race/simulation/table_pilot.h"
#include "web/module/games.h"

namespace fairway::web::lake_race {

using fairway::lake_race::Course;
using fairway::lake_race::CourseBoard;
using fairway::lake_race::LakePlay;
using fairway::lake_race::LakeTable;
using formats::lake_race::CourseBody;
using table::notARequest;
using table::Play;
using table::Refused;

namespace {

constexpr int mostTurns = 6000; // that pilots play among themselves, as at `fairway table`

class LakeReports final : public table::Reports {
public:
  LakeReports(std::vector<Course> courses, LakeTable table, std::string name)
      : courses_(std::move(courses)), name_(std::move(name)), pilots_(std::move(table)) {}

  validator::lake_race::LakeTablePilots& pilots() { return pilots_; }

  Tree state(const Play& play) const override {
    return fairway::lake_race::replayTree(formats::lake_race::replayed(lakeOf(play), courses_));
  }

  std::string record(const Play& play) const override {
    formats::DocumentHead head;
    head.info.name = name_;
    return formats::writeDocument(formats::lake_race::recordOf(lakeOf(play), courses_, std::move(head)));
  }

  Result<Tree, Refused> advice(const Play& play) override {
    validator::WorkWatch watch;
    const auto advice = pilots_.advice(play, watch);
    if (!advice) return advice.fault();
    Tree list = Tree::list();
    for (const auto& [choice, cost] : advice->costs) list.push_back({{"choice", choice}, {"cost", cost}});
    return Tree{{"advice", list}, {"measure", advice->measure}};
  }

private:
  static const LakePlay& lakeOf(const Play& play) { return static_cast<const LakePlay&>(play); }

  std::vector<Course> courses_; // of races A, B, C by position
  std::string name_;            // of the record
  validator::lake_race::LakeTablePilots pilots_;
};

class LakePageTable final : public PageTable {
public:
  LakePageTable(std::unique_ptr<LakeReports> reports, const LakeTable& table, table::Seating seating)
      : reports_(std::move(reports)), table_(std::make_unique<LakePlay>(table), std::move(seating)),
        answers_(table_, *reports_) {}

  table::Answers& answers() override { return answers_; }

private:
  std::unique_ptr<LakeReports> reports_;
  table::Table table_;
  table::Answers answers_;
};

// The command wrote it: every choice is settled, and its lake is inside.
Result<Course, Refused> courseIn(const Tree& tree) {
  const formats::yaml::SourceText nowhere("");
  const auto document = formats::decodeDocument(formats::yaml::nodeOf(tree), nowhere);
  if (!document) return notARequest("the board cannot be read: " + document.fault().front().message);
  const auto* body = document->as<CourseBody>();
  const auto* lake = body ? std::get_if<fairway::lake_race::Lake>(&body->lake) : nullptr;
  if (!lake || !body->letter) return notARequest("the board is not a course with its lake inside");
  auto course = fairway::lake_race::settledCourse(*lake, body->race,
                                                  {body->start, *body->letter, body->buoys}, body->choices);
  if (!course) return Refused{"course", course.fault()};
  return std::move(*course);
}

Result<std::vector<Course>, Refused> coursesIn(const Tree& board) {
  const Tree* documents = board.find("courses");
  const Tree::List* list = documents ? listIn(*documents) : nullptr;
  if (!list || list->empty() || list->size() > fairway::lake_race::allRaces.size())
    return notARequest("a board of the lake race has one to three \"courses\"");
  std::vector<Course> courses;
  for (const Tree& document : *list) {
    auto course = courseIn(document);
    if (!course) return course.fault();
    courses.push_back(std::move(*course));
  }
  return courses;
}

Result<table::Seating, Refused> seatingFor(const Laying& laying, LakeReports& reports) {
  table::Seating seating;
  seating.chance = laying.told ? table::Chance::Told : table::Chance::Drawn;
  seating.mostTurns = mostTurns;
  seating.byStep = laying.byStep;
  validator::WorkWatch watch;
  for (int seat = 1; seat <= laying.players; ++seat) {
    const std::string& who = laying.seats[static_cast<std::size_t>(seat - 1)];
    seating.pilots.emplace_back();
    if (who == table::person) continue;
    if (!validator::lake_race::pilotNamed(who)) return notARequest("there is no pilot '" + who + "'");
    auto pilot = reports.pilots().pilot(who, seat, watch);
    if (!pilot) return Refused{"pilot", pilot.fault().message};
    seating.pilots.back() = std::move(*pilot);
  }
  return seating;
}

OpenedTable open(const Laying& laying) {
  if (laying.players < fairway::lake_race::minPlayers || laying.players > fairway::lake_race::maxPlayers)
    return notARequest("two to six players race");
  if (laying.first && (*laying.first < 1 || *laying.first > laying.players))
    return notARequest("there is no such first seat");
  const auto courses = coursesIn(laying.board);
  if (!courses) return courses.fault();
  LakeTable table;
  table.players = laying.players;
  table.first = laying.first.value_or(table::drawnFirst(laying.seed, laying.players));
  table.seed = laying.seed;
  table.options.variant = laying.variant;
  for (const Course& course : *courses) {
    table.boards.push_back(std::make_shared<CourseBoard>(course));
    if (table.boards.back()->startCells().size() < static_cast<std::size_t>(laying.players))
      return Refused{"players", "there are not enough start cells for so many boats"};
  }
  const std::string board = table::textIn(laying.board, "name").value_or("A course");
  std::string name = table::recordName(board, laying.seats, std::to_string(laying.players),
                                       laying.told ? std::nullopt : std::optional(laying.seed));
  auto reports = std::make_unique<LakeReports>(*courses, table, std::move(name));
  auto seating = seatingFor(laying, *reports);
  if (!seating) return seating.fault();
  return std::unique_ptr<PageTable>(
      std::make_unique<LakePageTable>(std::move(reports), table, std::move(*seating)));
}

} // namespace

PageGame pageGame() {
  return {fairway::lake_race::gameId.name, open};
}

} // namespace fairway::web::lake_race
