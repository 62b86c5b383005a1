#include "rules/games.h"
#include "validator/command/call/number_option.h"
#include "validator/command/tables/declare_table.h"
#include "validator/command_games.h"
#include "validator/river/command/commands.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::river {

namespace {

RaceWords pilotWords() {
  return {1,
          4,
          "sails alone",
          "10000 times",
          {"fleet", "perfect"},
          "fleet: its own prospects against those of others; perfect: solved, for one or two players"};
}

void declareReplay(CLI::App& app, Run& run) {
  declareReplayOf(app, run, runReplay,
                  {"Referee a record of the river race: boats, docks and points",
                   "Show for each turn of two players the luck of the roll and what the choice cost in win "
                   "chance, and name the blunder",
                   "  fairway replay first-trip.record.yaml\n"
                   "  fairway replay --coach first-trip.record.yaml"});
}

void declareRace(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("race", "Play a river race between pilots and write its record");
  const auto options = std::make_shared<RaceOptions>();
  command->add_option("RIVER", options->file, "The river; - reads standard input")->required();
  takesWholeNumber(command->add_option("--players", options->players,
                                       "Players in the race; by default as many as the river takes"),
                   2, 4);
  declareSeed(*command, options->seed);
  declarePilots(*command, options->pilots, pilotWords());
  declareBots(*command, options->bots);
  command->add_option("-o,--output", options->output, "The record to write; - writes to standard output")
      ->required();
  command->footer(
      "The record holds its board and needs no other file.\n"
      "Example:\n  fairway race up-the-river.river.yaml --players 3 --seed 7 -o - | fairway replay -");
  onCall(*command, run, options, runRace);
}

void declareTable(CLI::App& app, Run& run) {
  declareTableOf(app, run, openTable, std::make_shared<TableOptions>(),
                 {"A river or a record, which is played on", 4, "as many as the river takes", true,
                  pilotWords().pilots,
                  "  fairway table up-the-river.river.yaml --players 2 --seats person,perfect\n"
                  "  fairway table first-trip.record.yaml --chance told"});
}

void declarePlay(CLI::App& app, Run& run) {
  declarePlayOf(app, run, runPlay, {"A river", "  fairway play up-the-river.river.yaml -o river.html"});
}

void declarePar(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("par", "What one and two perfect players can expect of a river, solved exactly");
  const auto options = std::make_shared<ParOptions>();
  command->add_option("RIVER", options->file, "A river; - reads standard input")->required();
  command->add_flag("--skill", options->skill, "Also show what the best answer wins against a random player");
  declareFormat(*command, options->json);
  command->footer("Example:\n  fairway par up-the-river.river.yaml --skill");
  onCall(*command, run, options, runPar);
}

void declareOrders(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("orders", "What perfect players can expect of each order of a river's sections");
  const auto options = std::make_shared<OrdersOptions>();
  command->add_option("RIVER", options->file, "A river; - reads standard input")->required();
  command->add_flag("--all", options->all, "Move fixed sections too");
  command->add_flag("--two", options->two, "Solve two players in each order, and list the fairest first");
  declareSeed(*command, options->seed);
  declareFormat(*command, options->json);
  command->footer("Letters: . calm, S sandbank, W wave, E eddy, L lee; the first lies at the waterfall.\n"
                  "Of more than 5,000 orders a random sample of 5,000 is taken.\n"
                  "Example:\n  fairway orders up-the-river.river.yaml --all --two");
  onCall(*command, run, options, runOrders);
}

void declareSimulate(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("simulate", "Race equal pilots on a river many times and judge the seats");
  const auto options = std::make_shared<SimulateOptions>();
  command->add_option("RIVER", options->file, "A river; - reads standard input")->required();
  declareRacePlan(*command, *options, pilotWords());
  declareBots(*command, options->bots);
  command->footer("Exit status 1: the verdict is unfair, or a game may never end.\n"
                  "Example:\n"
                  "  fairway simulate up-the-river.river.yaml --players 4 --races 50000\n"
                  "  fairway simulate up-the-river.river.yaml --players 2 --bot 2=./mine");
  onCall(*command, run, options, runSimulate);
}

} // namespace

const Game& game() {
  static constexpr std::array<GameCommand, 11> commands{{
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
      {"orders", declareOrders},
  }};
  static const Game entry{fairway::river::gameId, judgeRiver, commands, &reportGame()};
  return entry;
}

} // namespace fairway::command::river
