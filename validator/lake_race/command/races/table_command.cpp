#include "formats/document/writer.h"
#include "formats/lake_race/resolve.h"
#include "rules/base/random.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/command/load_document.h"
#include "validator/command/results.h"
#include "validator/lake_race/command/races/commands.h"
#include "validator/lake_race/command/races/replay_output.h"
#include "validator/lake_race/simulation/table_pilot.h"

#include <ostream>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

constexpr int usualPlayers = 4;

// What a file brings to the table.
struct LakeRaces {
  std::vector<Course> courses; // of races A, B, C by position
  std::string name;            // of the board
  fairway::lake_race::MatchOptions options;
  std::optional<formats::DocumentHead> head; // of a record that is played on
  std::vector<RaceRecord> record;            // of that record
};

class LakeTableGame final : public TableGame {
public:
  LakeTableGame(LakeRaces races, LakeTable table, TableOptions options)
      : races_(std::move(races)), table_(std::move(table)), options_(std::move(options)), pilots_(table_) {}

  int players() const override { return table_.players; }
  int mostTurns() const override { return 6000; }
  std::unique_ptr<table::Play> start() const override {
    return std::make_unique<LakePlay>(table_, races_.record);
  }

  validator::TablePilots& pilots() override { return pilots_; }
  const char* studyName() const override { return "par"; }

  std::vector<int> winners(const table::Play& play) const override { return {*replayed(play).winner}; }
  Tree state(const table::Play& play) const override { return replayTree(replayed(play)); }

  std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const override {
    const LakePlay& lake = lakeOf(play);
    formats::lake_race::RecordDocument document;
    if (races_.head)
      document.head = *races_.head;
    else
      document.head.info.name = recordName(races_.name, options_, bySeat, std::to_string(bySeat.size()));
    document.body.options = lake.options();
    for (std::size_t i = 0; i < lake.record().size(); ++i)
      document.body.races.push_back({formats::lake_race::wholeCourse(races_.courses[i]), lake.record()[i]});
    return formats::writeDocument(document);
  }

private:
  static const LakePlay& lakeOf(const table::Play& play) { return static_cast<const LakePlay&>(play); }
  fairway::lake_race::Replay replayed(const table::Play& play) const {
    const LakePlay& lake = lakeOf(play);
    std::vector<fairway::lake_race::RecordedRaceOnCourse> races;
    for (std::size_t i = 0; i < lake.record().size(); ++i)
      races.push_back({races_.courses[i], lake.record()[i]});
    return fairway::lake_race::replay(lake.options(), races).value();
  }

  LakeRaces races_;
  LakeTable table_;
  TableOptions options_;
  LakeTablePilots pilots_;
};

// Why no table is laid: what is wrong with a document, or a message with its exit status.
struct NoTable {
  formats::Problems problems = {};
  std::string message = {};
  int status = exitFindings;
};

Result<Course, NoTable> courseOf(const Lake& lake, RaceLetter race, int assignment) {
  const std::string name = std::string("race ") + letterOf(race);
  if (!fairway::lake_race::hasCourses(lake, race))
    return NoTable{{}, name + " has no four slots on different cells of the lake"};
  const auto all = fairway::lake_race::assignmentsOf(lake, race);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool asked = assignment == 0 || static_cast<int>(i) + 1 == assignment;
    if (asked && all[i].raceable()) return Course{lake, race, all[i].placement, choicesOf(lake, all[i])};
  }
  return NoTable{{},
                 assignment == 0
                     ? "no assignment of " + name + " can be raced"
                     : "assignment " + std::to_string(assignment) + " of " + name + " cannot be raced"};
}

Result<LakeRaces, NoTable> racesOfLake(const formats::lake_race::LakeBody& body, const LoadedDocument& loaded,
                                       const LakeTableOptions& options) {
  const auto lake = formats::lake_race::resolveLake(body, loaded.file, loaded.loader());
  if (!lake) return NoTable{lake.fault()};
  LakeRaces races;
  for (const RaceLetter race : fairway::lake_race::allRaces) {
    if (!options.race.empty() && options.race[0] != letterOf(race)) continue;
    auto course = courseOf(*lake, race, options.assignment);
    if (!course) return course.fault();
    races.courses.push_back(std::move(*course));
  }
  return races;
}

Result<LakeRaces, NoTable> racesOfCourse(const formats::lake_race::CourseBody& body,
                                         const LoadedDocument& loaded) {
  auto setup = formats::lake_race::resolveCourse(body, loaded.file, loaded.loader());
  if (!setup) return NoTable{setup.fault()};
  auto course = fairway::lake_race::settledCourse(std::move(setup->lake), setup->race, setup->placement,
                                                  setup->choices);
  if (!course) return NoTable{{}, "no race can be held on it: " + course.fault()};
  LakeRaces races;
  races.courses.push_back(std::move(*course));
  return races;
}

Result<LakeRaces, NoTable> racesOfRecord(const formats::lake_race::RecordBody& body,
                                         const LoadedDocument& loaded) {
  auto settled = settledRaces(body, loaded);
  if (!settled) return NoTable{settled.fault()};
  const auto replay = fairway::lake_race::replay(body.options, *settled);
  if (!replay)
    return NoTable{
        {loaded.problem("races[" + std::to_string(replay.fault().race) + "]", replay.fault().message)}};
  if (replay->illegal && replay->illegal->rule != fairway::lake_race::Rule::GridComplete)
    return NoTable{{}, "the record is illegal: " + replay->illegal->message + "; see `fairway replay`"};
  LakeRaces races;
  races.options = body.options;
  races.head = loaded.read.document.head;
  for (fairway::lake_race::RecordedRaceOnCourse& race : *settled) {
    races.courses.push_back(std::move(race.course));
    races.record.push_back(std::move(race.record));
  }
  return races;
}

Result<LakeRaces, NoTable> racesFor(const LakeTableOptions& options, const LoadedDocument& loaded) {
  using namespace formats::lake_race;
  const formats::Document& document = loaded.read.document;
  const auto* lake = document.as<LakeBody>();
  if (!lake && (!options.race.empty() || options.assignment > 0))
    return NoTable{{}, "--race and --assignment are for lakes", exitWrongCall};
  auto races = lake                        ? racesOfLake(*lake, loaded, options)
               : document.as<CourseBody>() ? racesOfCourse(*document.as<CourseBody>(), loaded)
               : document.as<RecordBody>()
                   ? racesOfRecord(*document.as<RecordBody>(), loaded)
                   : Result<LakeRaces, NoTable>(
                         NoTable{{loaded.problem("kind", "expected a course, a lake or a record, found a " +
                                                             std::string(formats::kindOf(document)))}});
  if (!races) return races;
  races->name = document.head.info.name.value_or(lake ? "A lake" : "A course");
  if (!races->head) races->options.variant = options.variant;
  return races;
}

// What a record settles cannot be asked for otherwise.
std::optional<std::string> whyNotOfRecord(const LakeRaces& races, const LakeTableOptions& options) {
  const RaceRecord& record = races.record.front();
  if (options.players && *options.players != record.players)
    return "--players: the record has " + std::to_string(record.players);
  if (options.first && *options.first != record.first)
    return "--first: the record begins with seat " + std::to_string(record.first);
  if (options.variant && !races.options.variant && record.players > 2)
    return "--variant: the record is without it";
  return std::nullopt;
}

} // namespace

OpenedTable openTable(const LakeTableOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  auto races = racesFor(options, *loaded);
  if (!races) {
    const NoTable& why = races.fault();
    if (!why.problems.empty()) return refuse(why.problems, streams);
    streams.err << options.file << ": " << why.message << '\n';
    return why.status;
  }
  LakeTable table;
  if (!races->record.empty()) {
    if (const auto why = whyNotOfRecord(*races, options)) return refuseCall(*why, streams);
    table.players = races->record.front().players;
    table.first = races->record.front().first;
  } else {
    table.players = options.players.value_or(usualPlayers);
    if (options.first && *options.first > table.players)
      return refuseCall("--first: there are " + std::to_string(table.players) + " seats", streams);
    table.first = options.first.value_or(table::drawnFirst(options.seed, table.players));
  }
  table.options = races->options;
  table.seed = options.seed;
  for (const Course& course : races->courses) {
    table.boards.push_back(std::make_shared<CourseBoard>(course));
    const std::size_t starts = table.boards.back()->startCells().size();
    if (starts >= static_cast<std::size_t>(table.players)) continue;
    streams.err << options.file << ": cannot be raced: there are " << starts << " start cells for "
                << table.players << " boats; see `fairway validate`\n";
    return static_cast<int>(exitFindings);
  }
  return std::unique_ptr<TableGame>(
      std::make_unique<LakeTableGame>(std::move(*races), std::move(table), options));
}

} // namespace fairway::command::lake_race
