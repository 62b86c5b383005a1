#include "validator/command/call/declare.h"
#include "validator/command/call/number_option.h"
#include "validator/command/command_line.h"
#include "validator/command/report_page/report_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command {

namespace {

// Runs another command as if it were called.
int ask(const std::vector<std::string>& words, const Streams& streams) {
  std::vector<const char*> all{"fairway"};
  for (const std::string& word : words) all.push_back(word.c_str());
  return runFairway(static_cast<int>(all.size()), all.data(), streams);
}

} // namespace

void declareReport(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("report", "Make a page that says what is known of documents");
  const auto options = std::make_shared<ReportOptions>();
  command->add_option("FILE", options->files, "Documents, and folders (*.yaml and *.yml in them)")
      ->required();
  command
      ->add_option(
          "-o,--output", options->out,
          "The page, such as report.html (- writes to standard output); or a folder, which becomes a "
          "gallery: a page for each document, one to race on for each board, and an index")
      ->required();
  declareExclude(*command, options->exclude);
  takesWholeNumber(
      command->add_option("--races", options->races,
                          "Races of each simulation; by default as many as its verdict needs, up to "
                          "what `simulate` takes"),
      1, 100000000);
  declareSeed(*command, options->seed);
  command->add_flag("--quick", options->quick, "Leave out what takes long: deep checks, par and simulations");
  command->footer("A page is one file that needs no other and no network. It prints well, too.\n"
                  "Examples:\n  fairway report two-herons.lake.yaml -o report.html\n"
                  "  fairway report race-a.course.yaml match.record.yaml -o evening.html\n"
                  "  fairway report lakes/ --quick -o gallery");
  onCall(*command, run, [options](const Streams& streams) { return runReport(*options, ask, streams); });
}

} // namespace fairway::command
