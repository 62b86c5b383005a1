#include "validator/command/pages/play_page.h"

#include <CLI/CLI.hpp>

namespace fairway::command {

CLI::App* declarePlayOptions(CLI::App& app, PlayOptions& options, const PlayWords& words) {
  CLI::App* command = app.add_subcommand("play", "Make a page on which the board is raced in a browser");
  command->add_option("FILE", options.file, words.file + "; - reads standard input")->required();
  command->add_option("-o,--output", options.out, "The page, such as race.html; - writes to standard output")
      ->required();
  command->footer("The page is one file that needs no other and no network: send it to your players.\n"
                  "Examples:\n" +
                  words.examples);
  return command;
}

void declarePlayOf(CLI::App& app, Run& run, int (*play)(const PlayOptions&, const Streams&),
                   const PlayWords& words) {
  const auto options = std::make_shared<PlayOptions>();
  onCall(*declarePlayOptions(app, *options, words), run, options, play);
}

} // namespace fairway::command
