
#include "validator/command/declare_table.h"
#include "validator/command/number_option.h"
#include "validator/regatta/command/commands.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::regatta {

namespace {

RaceWords pilotWords() {
  return {1,
          4,
          "sails alone",
          "at most 10000 times, fewer once the verdict is sure",
          {"good", "random"},
          "good: what leads to the fewest expected turns; random: any of its options"};
}

} // namespace

void declareReplay(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("replay", "Referee a record: where the boats are and who has finished");
  const auto options = std::make_shared<ReplayOptions>();
  command->add_option("RECORD", options->file, "The record; - reads standard input")->required();
  command->add_flag("--coach", options->coach,
                    "Show what the good pilot thinks of each turn: what the hand was worth, what the choice "
                    "cost, and what would have been better; all of it estimates, in turns");
  declareFormat(*command, options->json);
  command->footer("Exit status 1: a turn is illegal; the report names the turn and the rule.\n"
                  "Examples:\n"
                  "  fairway replay race.record.yaml\n"
                  "  fairway replay --coach race.record.yaml\n"
                  "  fairway replay --format json race.record.yaml");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runReplay(*options, streams); }; });
}

void declareRace(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("race", "Play a race between pilots and write its record");
  const auto options = std::make_shared<RaceCommandOptions>();
  command->add_option("REGATTA", options->file, "The regatta; - reads standard input")->required();
  command->add_option("-o,--output", options->output, "The record; - writes to standard output")->required();
  takesWholeNumber(
      command->add_option("--players", options->players, "How many boats")->capture_default_str(), 2, 4);
  command->add_flag("--all", options->all, "Sail on until a single boat is left");
  declareSeed(*command, options->seed);
  declarePilots(*command, options->pilots, pilotWords());
  declareBots(*command, options->bots);
  command->footer("Examples:\n  fairway race harbour.regatta.yaml -o race.record.yaml\n"
                  "  fairway race harbour.regatta.yaml --players 3 --all --seed 7 -o -");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runRace(*options, streams); }; });
}

void declareTable(CLI::App& app, Run& run) {
  const auto options = std::make_shared<RegattaTableOptions>();
  CLI::App* command =
      declareTableOptions(app, *options,
                          {"A regatta or a record, which is played on", 4, "4", true, pilotWords().pilots,
                           "  fairway table harbour.regatta.yaml --players 2 --seats person,good\n"
                           "  fairway table harbour.regatta.yaml --players 3 --chance told"});
  command->add_flag("--all", options->all, "Sail on until a single boat is left");
  command->callback([options, &run] {
    run = [options](const Streams& streams) {
      return runTable(*options, openTable(*options, streams), streams);
    };
  });
}

void declarePlay(CLI::App& app, Run& run) {
  const auto options = std::make_shared<PlayOptions>();
  CLI::App* command =
      declarePlayOptions(app, *options, {"A regatta", "  fairway play harbour.regatta.yaml -o regatta.html"});
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runPlay(*options, streams); }; });
}

void declarePar(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("par", "How many turns a regatta takes: at best, with luck, and a good pilot");
  const auto options = std::make_shared<ParCommandOptions>();
  command->add_option("REGATTA", options->file, "The regatta; - reads standard input")->required();
  takesWholeNumber(
      command->add_option("--races", options->races, "Races of the pilot alone")->capture_default_str(), 2,
      10000000);
  declareSeed(*command, options->seed);
  declareFormat(*command, options->json);
  command->footer(
      "Exit status 1: the finish cannot be reached.\n"
      "Examples:\n  fairway par harbour.regatta.yaml\n  fairway par --format json harbour.regatta.yaml");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runPar(*options, streams); }; });
}

void declareSimulate(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("simulate", "Race pilots many times and judge the seats");
  const auto options = std::make_shared<SimulateOptions>();
  command->add_option("REGATTA", options->file, "The regatta; - reads standard input")->required();
  options->players = 4;
  declareRacePlan(*command, *options, pilotWords());
  declareBots(*command, options->bots);
  command->footer("Exit status 1: some seat is shown to be treated unfairly.\n"
                  "Examples:\n  fairway simulate harbour.regatta.yaml\n"
                  "  fairway simulate harbour.regatta.yaml --players 2 --races 20000 --seed 7 --format json\n"
                  "  fairway simulate harbour.regatta.yaml --players 2 --bot 2=./mine");
  command->callback([options, &run] {
    run = [options](const Streams& streams) { return runSimulate(*options, streams); };
  });
}

} // namespace fairway::command::regatta
