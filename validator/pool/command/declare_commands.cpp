#include "validator/pool/command/declare_commands.h"

#include "validator/command/number_option.h"
#include "validator/pool/command/play/perft_command.h"
#include "validator/pool/command/play/replay_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::pool {

namespace {

void declareFormat(CLI::App& command, std::string& format) {
  command.add_option("--format", format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
}

} // namespace

void declareReplay(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("replay", "Referee a record: piles, bars and the winner");
  const auto options = std::make_shared<ReplayOptions>();
  command->add_option("RECORD", options->file, "The record; - reads standard input")->required();
  declareFormat(*command, options->format);
  command->footer("Exit status 1: some turn is illegal; it says which, and the rule.\n"
                  "Examples:\n  fairway replay evening.record.yaml\n"
                  "  fairway replay --format json evening.record.yaml");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runReplay(*options, streams); }; });
}

void declarePerft(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("perft", "Count the lines of so many turns from where a record stops");
  const auto options = std::make_shared<PerftOptions>();
  command->add_option("RECORD", options->file, "The record; - reads standard input")->required();
  takesWholeNumber(command->add_option("--depth", options->depth, "Turns of a line")->required(), 1, 20);
  declareFormat(*command, options->format);
  command->footer("A reveal counts once for each value that the side has not shown, and each end.\n"
                  "Exit status 1: the record is illegal.\n"
                  "Example:\n  fairway perft evening.record.yaml --depth 3");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runPerft(*options, streams); }; });
}

} // namespace fairway::command::pool
