#include "validator/command/command_line.h"

#include "validator/command/fmt_command.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>

// The only unit that knows CLI11 (it is slow to compile). Each command has a function here that declares its
// options and says what to run; the work itself is in the command's own file.
namespace fairway::command {

namespace {

// What the command line asked for; empty until a command has been parsed.
using Run = std::function<int(const Streams&)>;

constexpr const char* description = "Designs and proves courses for lake races on a hex board.\n"
                                    "Exit status: 0 nothing wrong, 1 findings, 2 wrong call, 3 a file cannot "
                                    "be read or is no valid document.";

void declareFmt(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("fmt", "Rewrite documents in canonical form");
  const auto options = std::make_shared<FmtOptions>();
  command
      ->add_option("FILE", options->files, "Documents; - reads standard input and writes to standard output")
      ->required();
  command->add_flag("--check", options->check,
                    "Change nothing, list the files that are not canonical, exit with 1");
  command->add_flag("--drop-comments", options->dropComments,
                    "Let comments go that stand elsewhere than at a document's head");
  command->footer("Examples:\n  fairway fmt two-herons.lake.yaml\n  fairway fmt --check samples/*.yaml");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runFmt(*options, streams); }; });
}

void declareCommands(CLI::App& app, Run& run) {
  declareFmt(app, run);
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
