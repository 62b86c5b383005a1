#include "validator/command/tables/declare_table.h"

#include "validator/command/call/number_option.h"

#include <CLI/CLI.hpp>

namespace fairway::command {

CLI::App* declareTableOptions(CLI::App& app, TableOptions& options, const TableWords& words) {
  CLI::App* command = app.add_subcommand("table", "Play a race over lines of JSON");
  command->add_option("FILE", options.file, words.file)->required()->check([](const std::string& file) {
    return file == "-" ? std::string("cannot be -: requests come from standard input") : std::string();
  });
  takesWholeNumber(
      command->add_option("--players", options.players, "Players; without it " + words.usualPlayers), 2,
      words.mostPlayers);
  if (words.first)
    takesWholeNumber(
        command->add_option("--first", options.first, "Seat of the first player; without it, drawn at random")
            ->type_name("SEAT"),
        1, words.mostPlayers);
  std::vector<std::string> players{person};
  players.insert(players.end(), words.pilots.begin(), words.pilots.end());
  command
      ->add_option("--seats", options.seats,
                   "Who plays each seat, separated by commas: a person, or a pilot as `simulate` knows it; "
                   "the last one takes all remaining seats")
      ->delimiter(',')
      ->type_name("PLAYER")
      ->default_str(person)
      ->check(oneOf(players));
  command
      ->add_option_function<std::string>(
          "--chance", [&options](const std::string& chance) { options.told = chance == "told"; },
          "drawn: from the seed; told: by you, who roll, draw and turn over at a real table")
      ->check(oneOf({"drawn", "told"}))
      ->default_str("drawn");
  declareSeed(*command, options.seed);
  command->footer("Reads one request a line and answers each with one line, the first unasked:\n"
                  "  {\"do\": \"choices\"}   {\"do\": \"play\", \"choice\": {...}}   {\"do\": \"why\", "
                  "\"choice\": {...}}\n"
                  "  {\"do\": \"chance\", \"value\": {...}}   {\"do\": \"advice\"}   {\"do\": \"back\"}   "
                  "{\"do\": \"record\"}\n"
                  "Exit status 0 at the end of the input, 3 after a line of more than 1 MiB.\n"
                  "Examples:\n" +
                  words.examples);
  return command;
}

void declareBots(CLI::App& command, BotOptions& bots) {
  command
      .add_option(
          "--bot", bots.bots,
          "A program that plays a seat, such as 2=./mine (see docs/bots.md); seats without one are played "
          "by --pilots")
      ->type_name("SEAT=COMMAND")
      ->allow_extra_args(false);
  takesNumber(
      command.add_option("--bot-time", bots.seconds, "How long a bot may take for a choice, in seconds")
          ->capture_default_str()
          ->needs("--bot"),
      0.01, 3600);
}

} // namespace fairway::command
