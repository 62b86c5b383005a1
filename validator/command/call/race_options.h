#pragma once

#include "rules/table/record_name.h"
#include "validator/command/call/declare.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class Option;
}

// What commands that race ask in all games, in the same words.
namespace fairway::command {

struct RacePlan {
  int players = 2;
  std::optional<std::int64_t> races; // exactly this many; otherwise as the game has it
  std::uint64_t seed = 1;
  std::vector<std::string> pilots; // by seat, the last for all further seats
  bool json = false;
};

// What a game says of them.
struct RaceWords {
  int leastPlayers = 1;
  int mostPlayers = 4;
  std::string alone;               // what one player does
  std::string usually;             // what is raced without --races
  std::vector<std::string> pilots; // the first one races where none is named
  std::string ofPilots;            // what they are
};

// `--players` (also if a game has always as many), `--races`, `--games` as players of some games say,
// `--pilots` and `--pilot`, `--seed` and `--format`.
void declareRacePlan(CLI::App& command, RacePlan& plan, const RaceWords& words);
// `--pilots A,B` by seat, or `--pilot A` for all.
CLI::Option* declarePilots(CLI::App& command, std::vector<std::string>& pilots, const RaceWords& words);
void declareFormat(CLI::App& command, bool& json);

struct ReplayOptions {
  std::string file;
  bool json = false;
  bool coach = false; // also what was luck and what a mistake, or what a pilot thinks of each turn
};

struct ReplayWords {
  std::string summary;
  std::string coach; // what it shows
  std::string examples;
};

// `replay` with the options that all games share; a game adds its own.
CLI::App* declareReplayOptions(CLI::App& app, ReplayOptions& options, const ReplayWords& words);
// `replay` of a game that adds none.
void declareReplayOf(CLI::App& app, Run& run, int (*replay)(const ReplayOptions&, const Streams&),
                     const ReplayWords& words);

// The pilot of each seat; none, with a message, where there are more pilots than seats.
std::optional<std::vector<std::string>> pilotsBySeat(const std::vector<std::string>& given, int players,
                                                     const std::string& usual, const Streams& streams,
                                                     const std::string& option = "--pilots");

using table::pilotsInWords;

} // namespace fairway::command
