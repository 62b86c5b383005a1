#include "validator/command/command_line.h"

#include "validator/command/call_errors.h"
#include "validator/command/declare.h"
#include "validator/command/explain_command.h"
#include "validator/command/fmt_command.h"
#include "validator/command/number_option.h"
#include "validator/command/validate_command.h"
#include "validator/lake_race/command/courses_command.h"
#include "validator/lake_race/command/export_command.h"
#include "validator/lake_race/command/import_command.h"
#include "validator/lake_race/command/print_command.h"
#include "validator/lake_race/command/verify_command.h"
#include "validator/lake_race/command/verify_part.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

// Each command has a function that declares its options and says what to run; the work itself is in the
// command's own file.
namespace fairway::command {

namespace {

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

void declareExport(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("export", "Write a document as another file, by the ending of OUT");
  const auto options = std::make_shared<ExportOptions>();
  command->add_option("FILE", options->file, "A document of any kind; - reads standard input")->required();
  command->add_option("-o", options->out, "OUT.yaml (self-contained), .json, .tmx, .tmj, .svg, .png or .pdf")
      ->required();
  takesNumber(command->add_option("--dpi", options->dpi, "Pixels an inch of a .png")->capture_default_str(),
              10, 2400);
  takesNumber(command->add_option("--hex", options->hex, "Size of a hex in pictures, in mm across flats")
                  ->capture_default_str(),
              1, 100);
  command->add_option("--theme", options->theme, "dark, light, low (ink) or gray; else the board's side");
  command->add_option("--layers", options->layers, "Layers to draw, with commas between; else all")
      ->delimiter(',');
  command->add_option("--hide", options->hide, "Layers to leave out, with commas between")->delimiter(',');
  command->add_flag("--route", options->route, "Draw the shortest route of a course");
  command->add_flag("--no-legend", options->noLegend, "Leave out legend and scale bar");
  command->add_flag("--findings", options->findings, "Draw what the quick checks find, with its evidence");
  command->add_option("--finding", options->codes, "Draw findings of these codes alone, with commas between")
      ->delimiter(',');
  command->add_option("--heat", options->heat,
                      "Values by cell to draw: the JSON of par or simulate, or a file like it");
  command->add_option("--heat-name", options->heatName,
                      "Which of its heat maps: traffic, crashes, congestion; else the first");
  takesWholeNumber(
      command->add_option("--race", options->race, "Which race of a record a picture shows; else the first"),
      1, 1000);
  command->add_option("--side", options->side, "Which side of a tile set a picture shows: dark or light");
  command->footer("Examples:\n  fairway export lake.lake.yaml -o lake.png --dpi 300 --hide labels\n"
                  "  fairway export race-a.course.yaml -o race-a.svg --route --findings\n"
                  "  fairway par race-a.course.yaml --format json > par.json\n"
                  "  fairway export race-a.course.yaml -o heat.png --heat par.json --heat-name crashes");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runExport(*options, streams); }; });
}

void declareImport(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("import", "Make a lake of a Tiled hexagonal map (.tmx, .tmj)");
  const auto options = std::make_shared<ImportOptions>();
  command->add_option("FILE", options->file, "The map; - reads standard input")->required();
  command->add_option("-o", options->out, "The lake's document; - writes to standard output")->required();
  command
      ->add_option("--water", options->water, "Tiles that are water: numbers or types, with commas between")
      ->delimiter(',');
  command->add_option("--land", options->land, "Tiles that are land")->delimiter(',');
  command->add_option("--void", options->voids, "Tiles that lie outside of the lake; empty places always do")
      ->delimiter(',');
  command->add_option("--layer", options->layer,
                      "The layer with the terrain; else `terrain` or the only one");
  command->footer("Examples:\n  fairway import lake.tmx -o lake.lake.yaml\n"
                  "  fairway import theirs.tmj -o lake.lake.yaml --water 3,4 --land grass,rock");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runImport(*options, streams); }; });
}

void declarePrint(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("print", "Write a PDF at true scale");
  const auto options = std::make_shared<PrintCommandOptions>();
  command->add_option("FILE", options->file, "A document; - reads standard input")->required();
  command->add_option("-o", options->out, "OUT.pdf; - writes to standard output")->required();
  command
      ->add_option("--paper", options->paper, "A4, A3 or Letter; board: a poster on one page of its own size")
      ->capture_default_str();
  takesNumber(
      command->add_option("--hex", options->hex, "Size of a hex in mm across flats")->capture_default_str(),
      2, 100);
  command
      ->add_option("--mode", options->mode,
                   "sheet: a page a course; poster: the board at true size; tiles: a tile set to cut out")
      ->capture_default_str();
  command->add_option("--ink", options->ink, "full, low or gray")->capture_default_str();
  takesNumber(command->add_option("--margin", options->margin, "In mm, 5 at least")->capture_default_str(), 5,
              50);
  command->add_flag("--par", options->par,
                    "Sheets say par too; a course of published size takes about a second");
  takesNumber(
      command->add_option("--overlap", options->overlap, "Of a poster's pages, in mm")->capture_default_str(),
      0, 50);
  takesNumber(
      command->add_option("--back-x", options->backOffsetX, "Moves the backs of tiles to the right, in mm")
          ->capture_default_str(),
      -20, 20);
  takesNumber(command->add_option("--back-y", options->backOffsetY, "Moves the backs of tiles down, in mm")
                  ->capture_default_str(),
              -20, 20);
  command->footer("Examples:\n  fairway print race-a.course.yaml -o race-a.pdf --par\n"
                  "  fairway print lake.lake.yaml -o poster.pdf --mode poster --paper A3\n"
                  "  fairway print classic.tileset.yaml -o tiles.pdf --mode tiles --ink low");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runPrint(*options, streams); }; });
}

void declareValidate(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("validate", "Prove what a document claims, or show why not");
  const auto options = std::make_shared<ValidateOptions>();
  command
      ->add_option("FILE", options->files,
                   "Documents and folders (*.yaml and *.yml in them); - is standard input")
      ->required();
  command
      ->add_option_function<std::string>(
          "--format",
          [options](const std::string& format) {
            options->format = format == "json"    ? ReportFormat::Json
                              : format == "sarif" ? ReportFormat::Sarif
                                                  : ReportFormat::Text;
          },
          "text, json or sarif")
      ->check(CLI::IsMember({"text", "json", "sarif"}));
  command->add_flag("--deep", options->deep, "Also solve each course and race it: par, danger, fairness");
  command->add_flag("--strict", options->strict, "Warnings fail too");
  command->add_flag("--fix", options->fix,
                    "Apply safe fixes (turn arrows and directions) and rewrite the files");
  command->add_flag("--drop-comments", options->dropComments,
                    "With --fix: let comments go that stand elsewhere than at a document's head");
  command->footer("Exit status 1: errors were found (with --strict: warnings too).\n"
                  "Examples:\n  fairway validate two-herons-a.course.yaml\n"
                  "  fairway validate --deep two-herons-a.course.yaml\n"
                  "  fairway validate --strict --format sarif samples/ > findings.sarif");
  command->callback([options, &run] {
    run = [options](const Streams& streams) { return runValidate(*options, streams); };
  });
}

void declareExplain(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("explain", "What a check proves, why it matters, how to mend what it finds");
  const auto options = std::make_shared<ExplainOptions>();
  command->add_option("CODE", options->codes, "Codes or names of checks; without any, all are listed");
  command->footer("Examples:\n  fairway explain\n  fairway explain G03");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runExplain(*options, streams); }; });
}

void declareCourses(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("courses", "The 24 courses of each race of a lake, with arrows chosen");
  const auto options = std::make_shared<CoursesOptions>();
  command->add_option("LAKE", options->file, "A lake; - is standard input")->required();
  command->add_option("--race", options->race, "One race only")->check(CLI::IsMember({"A", "B", "C"}));
  command->add_option("-o,--output", options->folder,
                      "Folder to write the courses to, each complete in itself");
  command
      ->add_option_function<std::string>(
          "--format", [options](const std::string& format) { options->json = format == "json"; },
          "text or json")
      ->check(CLI::IsMember({"text", "json"}));
  command->footer("Exit status 1: some course cannot be raced, or no race of the lake has courses.\n"
                  "Examples:\n  fairway courses two-herons.lake.yaml\n"
                  "  fairway courses two-herons.lake.yaml --race A -o courses/");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runCourses(*options, streams); }; });
}

void declareVerify(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand(
      "verify", "Prove that every lake of a tile set can be raced, or show one that cannot");
  const auto options = std::make_shared<VerifyCommandOptions>();
  command->add_option("TILESET", options->file, "A tile set; - is standard input");
  command->add_option("--side", options->side, "dark or light")
      ->check(CLI::IsMember({"dark", "light"}))
      ->capture_default_str();
  takesWholeNumber(
      command->add_option("--sample", options->sample, "Check a random sample of N lakes instead of all"), 1,
      std::int64_t{1} << 32);
  declareSeed(*command, options->seed);
  command->add_option("--shard", options->shard, "Check part i of n only, written i/n; see --merge")
      ->check(CLI::Validator(whyNoShard, "i/n", "shard"));
  command->add_option("--failures", options->failures,
                      "Folder to write the lakes and courses that fail to, as documents");
  command->add_flag("--fail-fast", options->failFast, "Stop at the first lake that fails");
  command->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  command->add_flag("--strict", options->strict, "A lake whose water falls apart fails too");
  command
      ->add_option("--merge", options->parts,
                   "Join the JSON of all parts of a run and print the JSON of the whole; takes no TILESET")
      ->type_name("PART.json ...")
      ->expected(1, static_cast<int>(mostParts));
  command->footer("Exit status 1: some course cannot be raced.\n"
                  "Examples:\n  fairway verify classic.tileset.yaml\n"
                  "  fairway verify classic.tileset.yaml --side light --sample 500 --seed 7\n"
                  "  fairway verify classic.tileset.yaml --shard 1/4 --format json > part-1.json\n"
                  "  fairway verify --merge part-*.json");
  command->callback([command, options, &run] {
    const bool merges = command->count("--merge") > 0;
    if (!merges && options->file.empty()) throw CLI::RequiredError("TILESET");
    for (const char* other :
         {"TILESET", "--side", "--sample", "--seed", "--shard", "--failures", "--fail-fast", "--format"})
      if (merges && command->count(other) > 0)
        throw CLI::ValidationError(other, "does not go with --merge: the parts say what was verified");
    run = [options](const Streams& streams) { return runVerify(*options, streams); };
  });
}

void declareCommands(CLI::App& app, Run& run) {
  declareValidate(app, run);
  declareExplain(app, run);
  declareCourses(app, run);
  declareVerify(app, run);
  declareExport(app, run);
  declareImport(app, run);
  declarePrint(app, run);
  declareFmt(app, run);
  declareRaces(app, run);
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
    if (!asked) return refuseWords(app, error, argc, argv, streams);
    app.exit(error, streams.out, streams.err);
    return exitDone;
  }
  return run(streams);
}

} // namespace fairway::command
