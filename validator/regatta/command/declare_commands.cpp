#include "validator/regatta/command/declare_commands.h"

#include "validator/command/number_option.h"
#include "validator/regatta/command/replay_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::regatta {

void declareReplay(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("replay", "Referee a record: where boats stand, who is in");
  const auto options = std::make_shared<ReplayOptions>();
  const auto format = std::make_shared<std::string>("text");
  command->add_option("RECORD", options->file, "The record; - reads standard input")->required();
  command->add_option("--format", *format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  command->footer(
      "Exit status 1: some turn is illegal; it says which, and the rule.\n"
      "Examples:\n  fairway replay race.record.yaml\n  fairway replay --format json race.record.yaml");
  command->callback([options, format, &run] {
    options->json = *format == "json";
    run = [options](const Streams& streams) { return runReplay(*options, streams); };
  });
}

} // namespace fairway::command::regatta
