#include "validator/lake_race/command/races/commands.h"

#include "formats/document/writer.h"
#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/lake_race/command/par/load_course.h"
#include "validator/lake_race/pilot/play_race.h"

#include <ostream>

namespace fairway::command::lake_race {

namespace {

using formats::Problems;

struct NamedSetup {
  std::string name;
  formats::lake_race::CourseSetup setup;
};

Result<NamedSetup, Problems> readCourse(const std::string& file, const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  const auto body = courseIn(*loaded);
  if (!body) return body.fault();
  auto setup = formats::lake_race::resolveCourse(*body, file, loaded->loader());
  if (!setup) return setup.fault();
  return NamedSetup{loaded->read.document.head.info.name.value_or("A course"), std::move(setup).value()};
}

formats::lake_race::RecordDocument recorded(const std::string& name, const fairway::lake_race::Course& course,
                                            const RaceOptions& options,
                                            const fairway::lake_race::RaceRecord& record) {
  formats::lake_race::RecordDocument document;
  document.head.info.name =
      name + ": " + std::to_string(options.players) + " pilots, seed " + std::to_string(options.seed);
  document.body.races.push_back({formats::lake_race::wholeCourse(course), record});
  return document;
}

// Why pilots cannot even begin, though the course is sound as a document.
std::optional<std::string> whyNotRaced(const fairway::lake_race::CourseBoard& board,
                                       const validator::lake_race::Pilot& pilot, int players) {
  const std::size_t starts = board.startCells().size();
  if (starts < static_cast<std::size_t>(players))
    return "there are " + std::to_string(starts) + " start cells for " + std::to_string(players) + " boats";
  if (!pilot.canFinish()) return std::string("the gates cannot be passed in order");
  return std::nullopt;
}

std::string outcome(const validator::lake_race::PlayedRace& played) {
  const std::string turns = std::to_string(played.record.turns.size()) + " turns";
  if (!played.race.over()) return "not over after " + turns;
  std::string text = turns + "; ranks by seat:";
  for (int seat : fairway::lake_race::ranking(played.race)) text += " " + std::to_string(seat);
  return text;
}

int raceOfPilots(const RaceOptions& options, const Streams& streams) {
  LakeTableOptions table;
  table.file = options.course;
  table.players = options.players;
  table.seed = options.seed;
  table.seats = options.pilots;
  if (table.seats.empty()) table.seats = {"par"};
  table.bots = options.bots;
  const auto loaded = loadDocument(options.course, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  if (const auto body = courseIn(*loaded); !body) return refuse(body.fault(), streams);
  return raceAtTable(table, openTable(table, streams), options.output, streams);
}

} // namespace

int runRace(const RaceOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.course, options.output, streams)) return exitWrongCall;
  if (!options.pilots.empty() || !options.bots.bots.empty()) return raceOfPilots(options, streams);
  auto named = readCourse(options.course, streams);
  if (!named) return refuse(named.fault(), streams);
  formats::lake_race::CourseSetup& open = named->setup;
  const auto course =
      fairway::lake_race::settledCourse(std::move(open.lake), open.race, open.placement, open.choices);
  if (!course) {
    streams.err << options.course << ": no race can be held on it: " << course.fault() << '\n';
    return exitFindings;
  }
  const fairway::lake_race::CourseBoard board(*course);
  const validator::lake_race::Pilot pilot(board);
  if (const auto why = whyNotRaced(board, pilot, options.players)) {
    streams.err << options.course << ": cannot be raced: " << *why << "; see `fairway validate`\n";
    return exitFindings;
  }
  const fairway::lake_race::RaceSetup setup{
      options.players, table::drawnFirst(options.seed, options.players), false, {}};
  const validator::lake_race::PlayedRace played = playRace(pilot, board, setup, options.seed);
  const int status = writeResult(
      options.output, writeDocument(recorded(named->name, *course, options, played.record)), streams);
  if (status == exitDone && !streams.quiet) streams.err << options.course << ": " << outcome(played) << '\n';
  return status;
}

} // namespace fairway::command::lake_race
