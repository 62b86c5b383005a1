#include "validator/river/command/commands.h"

#include "formats/document/writer.h"
#include "validator/command/files/results.h"
#include "validator/river/pilot/pilot.h"

#include <ostream>

namespace fairway::command::river {

namespace {

using namespace fairway::river;

formats::river::RecordDocument recorded(LoadedRiver river, std::uint64_t seed, Record record) {
  formats::river::RecordDocument document;
  const std::string name = river.info.name.value_or("A river");
  document.head.info.name =
      name + ": " + std::to_string(record.players) + " pilots, seed " + std::to_string(seed);
  river.info.waivers.clear(); // they are for the river's own document
  river.info.severity.clear();
  document.body.river = formats::river::InlineRiver{std::move(river.info), std::move(river.river)};
  document.body.record = std::move(record);
  return document;
}

std::string outcome(const Race& race, std::size_t turns) {
  std::string text = std::to_string(turns) + " turns, " + std::to_string(race.round()) + " rounds; ";
  if (!race.over()) return text + "not over";
  text += "points by seat:";
  for (int seat = 1; seat <= race.players(); ++seat) text += " " + std::to_string(race.points(seat));
  return text;
}

} // namespace

int runRace(const RaceOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.output, streams)) return exitWrongCall;
  auto river = loadRiver(options.file, streams);
  if (river && (!options.pilots.empty() || !options.bots.bots.empty())) {
    TableOptions table{options.file, options.players, std::nullopt, options.seed,
                       false,        options.pilots,  options.bots};
    if (table.seats.empty()) table.seats = {"fleet"};
    return raceAtTable(table, openTable(table, streams), options.output, streams);
  }
  if (!river) return refuse(river.fault(), streams);
  const int players = options.players.value_or(river->river.players);
  if (players > river->river.players)
    return refuseCall("--players: this river takes at most " + std::to_string(river->river.players), streams);
  const validator::river::FleetMoves moves(river->river);
  const validator::river::Endless endless(moves);
  const validator::river::Alone alone(moves, endless, (players - 1) * river->river.boats);
  const RiverBoard board(river->river);
  const auto played = validator::river::playRace(moves, validator::river::FleetPilot(alone), board, players,
                                                 table::drawnFirst(options.seed, players), options.seed);
  const std::size_t turns = played.record.turns.size();
  const int status = writeResult(
      options.output, writeDocument(recorded(std::move(*river), options.seed, played.record)), streams);
  if (status == exitDone && !streams.quiet)
    streams.err << options.file << ": " << outcome(played.race, turns) << '\n';
  return status;
}

} // namespace fairway::command::river
