#include "validator/command/command_line.h"

#include <CLI/CLI.hpp>

#include <functional>

// The only unit that knows CLI11 (it is slow to compile). Each command has a function here that declares its
// options and says what to run; the work itself is in the command's own file.
namespace fairway::command {

namespace {

// What the command line asked for; empty until a command has been parsed.
using Run = std::function<int(const Streams&)>;

constexpr const char* description = "Designs and proves courses for lake races on a hex board.\n"
                                    "Exit status: 0 nothing wrong, 1 findings, 2 wrong call, 3 a file cannot "
                                    "be read or is no valid document.";

void declareCommands(CLI::App& app, Run& run) {
  static_cast<void>(app);
  static_cast<void>(run);
}

} // namespace

int runFairway(int argc, const char* const* argv, const Streams& streams) {
  CLI::App app{description, "fairway"};
  app.set_version_flag("--version", "fairway " FAIRWAY_VERSION);
  app.require_subcommand(1);
  app.get_formatter()->column_width(32);
  Run run;
  declareCommands(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked = error.get_exit_code() == 0; // --help, --version
    app.exit(error, streams.out, streams.err);
    return asked ? exitDone : exitWrongCall;
  }
  return run(streams);
}

} // namespace fairway::command
