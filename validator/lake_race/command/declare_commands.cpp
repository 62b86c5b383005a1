#include "validator/command/declare.h"
#include "validator/command/number_option.h"
#include "validator/lake_race/command/par_command.h"
#include "validator/lake_race/command/race_command.h"
#include "validator/lake_race/command/replay_command.h"
#include "validator/lake_race/command/simulate_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command {

namespace {

void declareReplay(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("replay", "Referee a record: ranks, damage and points");
  const auto options = std::make_shared<ReplayOptions>();
  const auto format = std::make_shared<std::string>("text");
  command->add_option("RECORD", options->file, "The record; - reads standard input")->required();
  command->add_option("--format", *format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  command->footer(
      "Exit status 1: some turn is illegal; it says which, and the rule.\n"
      "Examples:\n  fairway replay match.record.yaml\n  fairway replay --format json match.record.yaml");
  command->callback([options, format, &run] {
    options->json = *format == "json";
    run = [options](const Streams& streams) { return runReplay(*options, streams); };
  });
}

void declareRace(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("race", "Play a race with simple pilots and write its record");
  const auto options = std::make_shared<RaceOptions>();
  command->add_option("COURSE", options->course, "The course; - reads standard input")->required();
  takesWholeNumber(
      command->add_option("--players", options->players, "Boats in the race")->capture_default_str(), 2, 6);
  declareSeed(*command, options->seed);
  command->add_option("-o,--output", options->output, "The record to write; - writes to standard output")
      ->required();
  command->footer("The record holds its course and needs no other file.\n"
                  "Examples:\n  fairway race race-a.course.yaml -o race-a.record.yaml\n"
                  "  fairway race race-a.course.yaml --players 2 --seed 7 -o - | fairway replay -");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runRace(*options, streams); }; });
}

// What a boat can do in a state, and what each choice costs.
void declareState(CLI::App& command, const std::shared_ptr<StateWords>& state) {
  const auto about = [&](CLI::Option* option) { option->group("What to do in a state")->needs("--at"); };
  command
      .add_option("--at", state->at,
                  "Tell what a boat at this cell (0512: column 5, row 12) can do and what each choice costs")
      ->group("What to do in a state");
  about(command.add_option("--heading", state->heading, "Where it heads: E, NE, NW, W, SW or SE")
            ->capture_default_str());
  const auto aboutNumber = [&](CLI::Option* option, int least, int most) {
    takesWholeNumber(option, least, most);
    about(option);
  };
  aboutNumber(
      command.add_option("--dice", state->dice, "Its dice before the turn, with commas between; else none")
          ->delimiter(','),
      1, 3);
  aboutNumber(command.add_option("--damage", state->damage, "Its damage")->capture_default_str(), 0, 3);
  about(command.add_option("--gate", state->gate, "Its next gate: START, 1, 2, 3 or FINISH")
            ->capture_default_str());
  aboutNumber(command.add_option("--owed", state->owed, "What it owes there; 2 stands for all higher ones")
                  ->capture_default_str(),
              0, 2);
  aboutNumber(command
                  .add_option_function<std::vector<int>>(
                      "--rolled", [state](const std::vector<int>& dice) { state->rolled = dice; },
                      "The dice that lie after the roll: tells how to steer")
                  ->delimiter(','),
              1, 3);
}

void declarePar(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("par", "How hard a course is: the expected turns of a perfect boat");
  const auto options = std::make_shared<ParCommandOptions>();
  command->add_option("COURSE", options->file, "A course; - reads standard input")->required();
  takesWholeNumber(command->add_option("--max-dice", options->maxDice, "The most dice a boat may have")
                       ->capture_default_str(),
                   1, 18);
  takesNumber(command->add_option("--sink-penalty", options->sinkPenalty, "What sinking costs, in turns")
                  ->capture_default_str(),
              0, 1e6);
  command->add_option("--format", options->format, "text or json")
      ->capture_default_str()
      ->check(CLI::IsMember({"text", "json"}));
  const auto state = std::make_shared<StateWords>();
  declareState(*command, state);
  command->footer("Examples:\n  fairway par race-a.course.yaml\n"
                  "  fairway par --max-dice 4 --format json race-a.course.yaml\n"
                  "  fairway par race-a.course.yaml --at 0504 --heading E --dice 1,3 --gate 2\n"
                  "  fairway par race-a.course.yaml --at 0504 --heading E --dice 1,3 --gate 2 --rolled 3,3");
  command->callback([command, options, state, &run] {
    if (command->count("--at") > 0) options->ask = *state;
    run = [options](const Streams& streams) { return runPar(*options, streams); };
  });
}

void declareSimulate(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("simulate", "Race equal pilots many times and judge the seats");
  const auto options = std::make_shared<SimulateOptions>();
  command->add_option("COURSE", options->file, "A course; - reads standard input")->required();
  takesWholeNumber(command->add_option("--players", options->players, "Boats in a race; 1 sails against par")
                       ->capture_default_str(),
                   1, 6);
  takesWholeNumber(
      command->add_option("--races", options->races,
                          "Exactly so many races; else at most 10000, fewer once the verdict is sure"),
      1, 1000000000);
  declareSeed(*command, options->seed);
  command
      ->add_option(
          "--pilots", options->pilots,
          "par, cautious, bold or random by seat, with commas between; the last for all further seats")
      ->delimiter(',');
  takesWholeNumber(command->add_option("--max-dice", options->maxDice, "The most dice a boat may have")
                       ->capture_default_str(),
                   1, 18);
  takesNumber(
      command
          ->add_option("--sink-penalty", options->sinkPenalty, "What pilots take sinking to cost, in turns")
          ->capture_default_str(),
      0, 1e6);
  command->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  command->footer("Exit status 1: the verdict is unfair, or no race can be held.\n"
                  "Races that come to no end have no result and are left out; how many is told.\n"
                  "Examples:\n  fairway simulate race-a.course.yaml\n"
                  "  fairway simulate --players 1 race-a.course.yaml\n"
                  "  fairway simulate --players 3 --pilots par,par,bold --races 30000 race-a.course.yaml");
  command->callback([options, &run] {
    run = [options](const Streams& streams) { return runSimulate(*options, streams); };
  });
}

} // namespace

void declareSeed(CLI::App& command, std::uint64_t& seed) {
  takesSeed(command.add_option("--seed", seed, "Random seed")->capture_default_str());
}

void declareRaces(CLI::App& app, Run& run) {
  declareReplay(app, run);
  declareRace(app, run);
  declarePar(app, run);
  declareSimulate(app, run);
}

} // namespace fairway::command
