#include "validator/river/command/declare_commands.h"

#include "validator/command/number_option.h"
#include "validator/river/command/replay_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::river {

namespace {

std::shared_ptr<std::string> declareFormat(CLI::App& command) {
  const auto format = std::make_shared<std::string>("text");
  command.add_option("--format", *format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  return format;
}

} // namespace

void declareReplay(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("replay", "Referee a record of the river race: boats, docks and points");
  const auto options = std::make_shared<ReplayOptions>();
  command->add_option("RECORD", options->file, "The record; - reads standard input")->required();
  const auto format = declareFormat(*command);
  command->footer("Exit status 1: some turn is illegal; it says which, and the rule.\n"
                  "Example:\n  fairway replay first-trip.record.yaml");
  command->callback([options, format, &run] {
    options->json = *format == "json";
    run = [options](const Streams& streams) { return runReplay(*options, streams); };
  });
}

} // namespace fairway::command::river
