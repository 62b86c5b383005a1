#pragma once

#include "validator/command/call/declare.h"
#include "validator/command/tables/table_game.h"

namespace fairway::command {

// What a game says of its table.
struct TableWords {
  std::string file; // what FILE may be
  int mostPlayers = 4;
  std::string usualPlayers;        // without --players
  bool first = true;               // whether the first player can be chosen
  std::vector<std::string> pilots; // as `simulate` knows them
  std::string examples;
};

// `table` with the options that all games share; a game adds its own.
CLI::App* declareTableOptions(CLI::App& app, TableOptions& options, const TableWords& words);

// The same, and how a game opens what the call names.
template <class Options>
CLI::App* declareTableOf(CLI::App& app, Run& run, OpenedTable (*open)(const Options&, const Streams&),
                         const std::shared_ptr<Options>& options, const TableWords& words) {
  CLI::App* command = declareTableOptions(app, *options, words);
  onCall(*command, run, [options, open](const Streams& streams) {
    return runTable(*options, open(*options, streams), streams);
  });
  return command;
}

// `--bot SEAT=COMMAND` and `--bot-time`, for races.
void declareBots(CLI::App& command, BotOptions& bots);

} // namespace fairway::command
