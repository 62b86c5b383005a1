#include "rules/games.h"
#include "validator/command/call/number_option.h"
#include "validator/command/tables/declare_table.h"
#include "validator/command_games.h"
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

void declareReplay(CLI::App& app, Run& run) {
  declareReplayOf(app, run, runReplay,
                  {"Referee a record: where the boats are and who has finished",
                   "Show what the good pilot thinks of each turn: what the hand was worth, what the choice "
                   "cost, and what would have been better; all of it estimates, in turns",
                   "  fairway replay race.record.yaml\n"
                   "  fairway replay --coach race.record.yaml\n"
                   "  fairway replay --format json race.record.yaml"});
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
  onCall(*command, run, options, runRace);
}

void declareTable(CLI::App& app, Run& run) {
  const auto options = std::make_shared<RegattaTableOptions>();
  CLI::App* command =
      declareTableOf(app, run, openTable, options,
                     {"A regatta or a record, which is played on", 4, "4", true, pilotWords().pilots,
                      "  fairway table harbour.regatta.yaml --players 2 --seats person,good\n"
                      "  fairway table harbour.regatta.yaml --players 3 --chance told"});
  command->add_flag("--all", options->all, "Sail on until a single boat is left");
}

void declarePlay(CLI::App& app, Run& run) {
  declarePlayOf(app, run, runPlay, {"A regatta", "  fairway play harbour.regatta.yaml -o regatta.html"});
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
  onCall(*command, run, options, runPar);
}

void declareSimulate(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("simulate", "Race pilots many times and judge the seats");
  const auto options = std::make_shared<SimulateOptions>();
  command->add_option("REGATTA", options->file, "The regatta; - reads standard input")->required();
  options->players = 4;
  declareRacePlan(*command, *options, pilotWords());
  declareBots(*command, options->bots);
  command->footer("Exit status 1: the verdict is unfair.\n"
                  "Examples:\n  fairway simulate harbour.regatta.yaml\n"
                  "  fairway simulate harbour.regatta.yaml --players 2 --races 20000 --seed 7 --format json\n"
                  "  fairway simulate harbour.regatta.yaml --players 2 --bot 2=./mine");
  onCall(*command, run, options, runSimulate);
}

} // namespace

const Game& game() {
  static constexpr std::array<GameCommand, 10> commands{{
      {"export", declareExport},
      {"print", declarePrint},
      {"replay", declareReplay},
      {"race", declareRace},
      {"table", declareTable},
      {"play", declarePlay},
      {"par", declarePar},
      {"simulate", declareSimulate},
      {"compare", declareCompare},
      {"describe", declareDescribe},
  }};
  static const Game entry{fairway::regatta::gameId, judgeDocument, commands, &reportGame()};
  return entry;
}

} // namespace fairway::command::regatta
