#include "validator/river/command/declare_commands.h"

#include "validator/command/number_option.h"
#include "validator/river/command/orders_command.h"
#include "validator/river/command/par_command.h"
#include "validator/river/command/race_command.h"
#include "validator/river/command/replay_command.h"
#include "validator/river/command/simulate_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::river {

namespace {

std::shared_ptr<std::string> declareFormat(CLI::App& command) {
  auto format = std::make_shared<std::string>("text");
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
  command->add_flag("--coach", options->coach,
                    "Say what each turn of two players cost in win chance, and name the blunder");
  const auto format = declareFormat(*command);
  command->footer("Exit status 1: some turn is illegal; it says which, and the rule.\n"
                  "Examples:\n  fairway replay first-trip.record.yaml\n"
                  "  fairway replay --coach first-trip.record.yaml");
  command->callback([options, format, &run] {
    options->json = *format == "json";
    run = [options](const Streams& streams) { return runReplay(*options, streams); };
  });
}

void declareRace(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("race", "Play a river race with fleet pilots and write its record");
  const auto options = std::make_shared<RaceOptions>();
  command->add_option("RIVER", options->file, "The river; - reads standard input")->required();
  takesWholeNumber(command->add_option("--players", options->players,
                                       "Players in the race; else as many as the river takes"),
                   2, 4);
  declareSeed(*command, options->seed);
  command->add_option("-o,--output", options->output, "The record to write; - writes to standard output")
      ->required();
  command->footer(
      "The record holds its river and needs no other file.\n"
      "Example:\n  fairway race up-the-river.river.yaml --players 3 --seed 7 -o - | fairway replay -");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runRace(*options, streams); }; });
}

void declarePar(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("par", "What a river gives to one perfect player and to two, solved exactly");
  const auto options = std::make_shared<ParOptions>();
  command->add_option("RIVER", options->file, "A river; - reads standard input")->required();
  command->add_flag("--skill", options->skill, "Also what the best answer wins against a random player");
  const auto format = declareFormat(*command);
  command->footer("Example:\n  fairway par up-the-river.river.yaml --skill");
  command->callback([options, format, &run] {
    options->json = *format == "json";
    run = [options](const Streams& streams) { return runPar(*options, streams); };
  });
}

void declareOrders(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("orders", "What the orders of a river's sections give to perfect players");
  const auto options = std::make_shared<OrdersOptions>();
  command->add_option("RIVER", options->file, "A river; - reads standard input")->required();
  command->add_flag("--all", options->all, "Move fixed sections too");
  command->add_flag("--two", options->two, "Solve two players in each order, and list the fairest first");
  declareSeed(*command, options->seed);
  const auto format = declareFormat(*command);
  command->footer("Letters: . calm, S sandbank, W wave, E eddy, L lee; the first lies at the waterfall.\n"
                  "Of more than 5,000 orders a random sample of 5,000 is taken.\n"
                  "Example:\n  fairway orders up-the-river.river.yaml --all --two");
  command->callback([options, format, &run] {
    options->json = *format == "json";
    run = [options](const Streams& streams) { return runOrders(*options, streams); };
  });
}

void declareSimulate(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("simulate", "Race equal pilots on a river many times and judge the seats");
  const auto options = std::make_shared<SimulateOptions>();
  command->add_option("RIVER", options->file, "A river; - reads standard input")->required();
  takesWholeNumber(
      command->add_option("--players", options->players, "Players; 1 sails alone")->capture_default_str(), 1,
      4);
  takesWholeNumber(command->add_option("--games", options->games, "How many games")->capture_default_str(), 1,
                   1000000000);
  declareSeed(*command, options->seed);
  command->add_option("--pilot", options->pilot, "fleet or perfect; perfect is for one or two players")
      ->check(CLI::IsMember({"fleet", "perfect"}))
      ->capture_default_str();
  const auto format = declareFormat(*command);
  command->footer("Exit status 1: the verdict is unfair, or a game need not end.\n"
                  "Example:\n  fairway simulate up-the-river.river.yaml --players 4 --games 50000");
  command->callback([options, format, &run] {
    options->json = *format == "json";
    run = [options](const Streams& streams) { return runSimulate(*options, streams); };
  });
}

} // namespace fairway::command::river
