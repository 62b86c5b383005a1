#include "formats/document/writer.h"
#include "rules/regatta/table/regatta_play.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/command/load_regatta.h"
#include "validator/regatta/pilot/simulate.h"
#include "validator/regatta/study/course_study.h"

#include <ostream>

namespace fairway::command::regatta {

namespace {

using namespace validator::regatta;

// The first player is drawn at random, so all seats of the race move round by as many places.
void turnSeats(fairway::regatta::RaceRecord& record, int first) {
  const auto turned = [&](int seat) { return (seat + first - 2) % record.players + 1; };
  record.first = first;
  std::vector<std::vector<std::string>> hands(record.hands.size());
  for (std::size_t i = 0; i < hands.size(); ++i)
    hands[static_cast<std::size_t>(turned(static_cast<int>(i) + 1) - 1)] = record.hands[i];
  record.hands = std::move(hands);
  for (fairway::regatta::GridEntry& entry : record.grid) entry.seat = turned(entry.seat);
  for (fairway::regatta::TurnEntry& entry : record.turns) {
    entry.turn.seat = turned(entry.turn.seat);
    if (entry.turn.sun) entry.turn.sun->before = turned(entry.turn.sun->before);
  }
}

} // namespace

int runRace(const RaceCommandOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.output, streams)) return exitWrongCall;
  auto loaded = loadRegatta(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  if (!options.pilots.empty() || !options.bots.bots.empty()) {
    RegattaTableOptions table;
    table.file = options.file;
    table.players = options.players;
    table.seed = options.seed;
    table.seats = options.pilots;
    if (table.seats.empty()) table.seats = {"good"};
    table.bots = options.bots;
    table.all = options.all;
    return raceAtTable(table, openTable(table, streams), options.output, streams);
  }
  const formats::regatta::ResolvedRegatta& regatta = loaded->regatta;
  if (refusesDeal(regatta.deck, options.players, options.file, streams)) return exitWrongCall;
  const CourseStudy study(regatta.course, regatta.deck);
  if (cannotBeSailed(study, options.file, streams)) return exitFindings;
  ProgressBar bar(streams, "race");
  const auto fresh = Fresh::solved(study.waters(), study.passings(), bar);
  if (!fresh) return tellStopped(streams.err);
  const FleetWaters waters(fresh);
  Fleet fleet(waters, options.players, streamSeed(options.seed, 3));
  fleet.keepRecord();
  if (!fleet.place()) {
    streams.err << options.file << ": there is no room for " << options.players
                << " boats at the start; see `fairway validate`\n";
    return exitFindings;
  }
  const bool over = fleet.sail(2000, options.all);
  formats::regatta::RecordDocument document;
  document.head.info.name =
      loaded->name + ": " + std::to_string(options.players) + " pilots, seed " + std::to_string(options.seed);
  document.body = {formats::regatta::RegattaBody{regatta.deck, regatta.course}, fleet.record()};
  document.body.record.until = options.all ? fairway::regatta::Until::All : fairway::regatta::Until::First;
  turnSeats(document.body.record, fairway::regatta::drawnFirst(options.seed, options.players));
  const int status = writeResult(options.output, writeDocument(document), streams);
  if (status == exitDone && !streams.quiet)
    streams.err << options.file << ": " << document.body.record.turns.size() << " turns"
                << (over ? "" : ", not over") << '\n';
  return status;
}

} // namespace fairway::command::regatta
