#include "rules/games.h"
#include "validator/command/call/number_option.h"
#include "validator/command/tables/declare_table.h"
#include "validator/command_games.h"
#include "validator/pool/command/commands.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::pool {

namespace {

RaceWords raceWords() {
  return {2,
          2,
          {},
          "4000 times",
          {"strong", "quick", "deep"},
          "How far they look ahead: quick one turn, strong two, deep three"};
}

void declarePlacement(CLI::App& command, std::string& placement) {
  command
      .add_option("--placement", placement,
                  "setup: as the pool says; random: each tile on any allowed square, all equally likely. The "
                  "default is the setup, if there is one")
      ->check(oneOf({"setup", "random"}));
}

void declareReplay(CLI::App& app, Run& run) {
  declareReplayOf(app, run, runReplay,
                  {"Referee a record: piles, bars and the winner",
                   "Show what the strong pilot thinks of each turn: who is ahead, what the turn cost, what "
                   "would have been better, and the luck of reveals; all of it estimates, in tiles",
                   "  fairway replay evening.record.yaml\n"
                   "  fairway replay --coach evening.record.yaml\n"
                   "  fairway replay --format json evening.record.yaml"});
}

void declarePerft(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("perft", "Count the lines of N turns from where a record stops");
  const auto options = std::make_shared<PerftOptions>();
  command->add_option("RECORD", options->file, "The record; - reads standard input")->required();
  takesWholeNumber(command->add_option("--depth", options->depth, "Turns of a line")->required(), 1, 20);
  declareFormat(*command, options->json);
  command->footer("A reveal counts once for each value that the side has not shown, and each end.\n"
                  "Exit status 1: the record is illegal.\n"
                  "Example:\n  fairway perft evening.record.yaml --depth 3");
  onCall(*command, run, options, runPerft);
}

void declareRace(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("race", "Play a game between two pilots and write its record");
  const auto options = std::make_shared<RaceOptions>();
  command->add_option("POOL", options->file, "The pool; - reads standard input")->required();
  takesWholeNumber(
      command->add_option("--players", options->players, "Players; always as many")->capture_default_str(), 2,
      2);
  declarePilots(*command, options->pilots, raceWords());
  declareBots(*command, options->bots);
  declarePlacement(*command, options->placement);
  declareSeed(*command, options->seed);
  command->add_option("-o,--output", options->output, "The record to write; - writes to standard output")
      ->required();
  command->footer("The record holds its board and needs no other file.\n"
                  "Examples:\n  fairway race lido.pool.yaml -o evening.record.yaml\n"
                  "  fairway race lido.pool.yaml --seed 7 -o - | fairway replay -");
  onCall(*command, run, options, runRace);
}

void declareTable(CLI::App& app, Run& run) {
  declareTableOf(
      app, run, openTable, std::make_shared<TableOptions>(),
      {"A pool or a record, which is played on", 2, "2", false, raceWords().pilots,
       "  fairway table lido.pool.yaml --seats person,strong\n  fairway table evening.record.yaml"});
}

void declarePlay(CLI::App& app, Run& run) {
  declarePlayOf(app, run, runPlay, {"A pool", "  fairway play lido.pool.yaml -o lido.html"});
}

void declareSimulate(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("simulate", "Let pilots play many games and judge the sides");
  const auto options = std::make_shared<SimulateOptions>();
  command->add_option("POOL", options->file, "A pool; - reads standard input")->required();
  options->players = 2;
  declareRacePlan(*command, *options, raceWords());
  declareBots(*command, options->bots);
  declarePlacement(*command, options->placement);
  command->footer("Exit status 1: the verdict is unfair, or the pool cannot be played.\n"
                  "Examples:\n  fairway simulate lido.pool.yaml\n"
                  "  fairway simulate lido.pool.yaml --placement random --races 10000 --format json\n"
                  "  fairway simulate lido.pool.yaml --bot 1=./mine --races 50");
  onCall(*command, run, options, runSimulate);
}

void declareSolve(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("solve", "Red's exact points in a tiny pool or an ending");
  const auto options = std::make_shared<SolveOptions>();
  command->add_option("FILE", options->file, "A pool with a setup, or a record; - reads standard input")
      ->required();
  takesWholeNumber(command->add_option("--states", options->states, "Stop after this many positions")
                       ->capture_default_str(),
                   1, 2000000000);
  declareFormat(*command, options->json);
  command->footer(
      "A win counts 1, a draw 0.5. Repetition is left out: quiet turns end every line.\n"
      "Two tiles a side on 3 x 4 squares have a million positions; each further tile or row has many times "
      "as many.\n"
      "Examples:\n  fairway solve samples/pool/thimble.record.yaml\n  fairway solve ending.record.yaml");
  onCall(*command, run, options, runSolve);
}

} // namespace

const Game& game() {
  static constexpr std::array<GameCommand, 11> commands{{
      {"replay", declareReplay},
      {"race", declareRace},
      {"table", declareTable},
      {"play", declarePlay},
      {"perft", declarePerft},
      {"simulate", declareSimulate},
      {"compare", declareCompare},
      {"describe", declareDescribe},
      {"solve", declareSolve},
      {"export", declareExport},
      {"print", declarePrint},
  }};
  static const Game entry{fairway::pool::gameId, judgePool, commands, &reportGame()};
  return entry;
}

} // namespace fairway::command::pool
