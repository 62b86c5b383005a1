#include "validator/command/call/race_options.h"

#include "validator/command/call/number_option.h"
#include "validator/command/files/results.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace fairway::command {

void declareRacePlan(CLI::App& command, RacePlan& plan, const RaceWords& words) {
  const bool fixed = words.leastPlayers == words.mostPlayers;
  takesWholeNumber(command
                       .add_option("--players", plan.players,
                                   fixed ? "Players; always as many" : "Players; 1 " + words.alone)
                       ->capture_default_str(),
                   words.leastPlayers, words.mostPlayers);
  takesWholeNumber(
      command.add_option("--races,--games", plan.races, "Race exactly N times; without it " + words.usually)
          ->type_name("N"),
      1, 1000000000);
  declarePilots(command, plan.pilots, words);
  declareSeed(command, plan.seed);
  declareFormat(command, plan.json);
}

CLI::Option* declarePilots(CLI::App& command, std::vector<std::string>& pilots, const RaceWords& words) {
  return command
      .add_option("--pilots,--pilot", pilots,
                  "Pilots by seat, separated by commas; the last one takes all remaining seats. " +
                      words.ofPilots)
      ->delimiter(',')
      ->type_name("PILOT")
      ->default_str(words.pilots.front())
      ->check(oneOf(words.pilots));
}

void declareFormat(CLI::App& command, bool& json) {
  command
      .add_option_function<std::string>(
          "--format", [&json](const std::string& format) { json = format == "json"; }, "text or json")
      ->check(oneOf({"text", "json"}))
      ->default_str("text");
}

std::optional<std::vector<std::string>> pilotsBySeat(const std::vector<std::string>& given, int players,
                                                     const std::string& usual, const Streams& streams,
                                                     const std::string& option) {
  const auto seats = static_cast<std::size_t>(players);
  if (given.size() > seats) {
    refuseCall(option + " names " + std::to_string(given.size()) +
                   (option == "--pilots" ? " pilots for " : " seats for ") + std::to_string(players) +
                   (players == 1 ? " player" : " players"),
               streams);
    return std::nullopt;
  }
  std::vector<std::string> bySeat = given;
  bySeat.resize(seats, given.empty() ? usual : given.back());
  return bySeat;
}

CLI::App* declareReplayOptions(CLI::App& app, ReplayOptions& options, const ReplayWords& words) {
  CLI::App* command = app.add_subcommand("replay", words.summary);
  command->add_option("RECORD", options.file, "The record; - reads standard input")->required();
  command->add_flag("--coach", options.coach, words.coach);
  declareFormat(*command, options.json);
  command->footer("Exit status 1: a turn is illegal; the report names the turn and the rule.\n"
                  "Examples:\n" +
                  words.examples);
  return command;
}

void declareReplayOf(CLI::App& app, Run& run, int (*replay)(const ReplayOptions&, const Streams&),
                     const ReplayWords& words) {
  const auto options = std::make_shared<ReplayOptions>();
  onCall(*declareReplayOptions(app, *options, words), run, options, replay);
}

} // namespace fairway::command
