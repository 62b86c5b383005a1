#include "validator/regatta/command/declare_commands.h"

#include "validator/command/number_option.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/command/pages/export_command.h"
#include "validator/regatta/command/pages/print_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::regatta {

void declareReplay(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("replay", "Referee a record: where boats stand, who is in");
  const auto options = std::make_shared<ReplayOptions>();
  command->add_option("RECORD", options->file, "The record; - reads standard input")->required();
  declareFormat(*command, options->json);
  command->footer(
      "Exit status 1: some turn is illegal; it says which, and the rule.\n"
      "Examples:\n  fairway replay race.record.yaml\n  fairway replay --format json race.record.yaml");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runReplay(*options, streams); }; });
}

void declareRace(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("race", "Play a race with good pilots and write its record");
  const auto options = std::make_shared<RaceCommandOptions>();
  command->add_option("REGATTA", options->file, "The regatta; - reads standard input")->required();
  command->add_option("-o,--output", options->output, "The record; - writes to standard output")->required();
  takesWholeNumber(
      command->add_option("--players", options->players, "How many boats")->capture_default_str(), 2, 4);
  command->add_flag("--all", options->all, "Sail on until a single boat is left");
  declareSeed(*command, options->seed);
  command->footer("Examples:\n  fairway race harbour.regatta.yaml -o race.record.yaml\n"
                  "  fairway race harbour.regatta.yaml --players 3 --all --seed 7 -o -");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runRace(*options, streams); }; });
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
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runPar(*options, streams); }; });
}

void declareSimulate(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("simulate", "Race pilots many times and judge the seats");
  const auto options = std::make_shared<SimulateOptions>();
  command->add_option("REGATTA", options->file, "The regatta; - reads standard input")->required();
  options->players = 4;
  declareRacePlan(*command, *options,
                  {1,
                   4,
                   "sails alone",
                   "at most 10000 times, fewer once the verdict is sure",
                   {"good", "random"},
                   "good: what leads to the fewest expected turns; random: any of its options"});
  command->footer("Exit status 1: some seat is shown to be treated unfairly.\n"
                  "Examples:\n  fairway simulate harbour.regatta.yaml\n"
                  "  fairway simulate harbour.regatta.yaml --players 2 --races 20000 --seed 7 --format json");
  command->callback([options, &run] {
    run = [options](const Streams& streams) { return runSimulate(*options, streams); };
  });
}

void declareExport(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("export", "Write a document in another format, which the ending of OUT names");
  const auto options = std::make_shared<ExportOptions>();
  command->add_option("FILE", options->file, "A regatta, deck or record; - reads standard input")->required();
  command
      ->add_option("-o", options->out,
                   "OUT.yaml (self-contained), .json, .svg, .png or .pdf; - writes to standard output")
      ->required();
  command
      ->add_option("--to", options->to,
                   "Format, whatever the ending; with -o - it is yaml unless this says otherwise")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"yaml", "json", "svg", "png", "pdf"}));
  takesNumber(command->add_option("--dpi", options->dpi, "Pixels an inch of a .png")->capture_default_str(),
              10, 2400);
  takesNumber(command
                  ->add_option("--scale", options->scale,
                               "Pictures at 1 : N; else tables as wide as a page, cards at half their size")
                  ->type_name("N"),
              0.2, 100);
  command->add_option("--theme", options->theme, "dark, light, low (ink) or gray")
      ->type_name("{dark,light,low,gray}")
      ->capture_default_str();
  command->add_option("--layers", options->layers, "Layers to draw, with commas between; else all")
      ->delimiter(',');
  command->add_option("--hide", options->hide, "Layers to leave out, with commas between")->delimiter(',');
  command->add_flag("--route", options->route,
                    "Draw the fastest route, if cards could be wished for, and where four boats start");
  command->add_flag("--no-legend", options->noLegend, "Leave out legend and scale bar");
  command->add_flag("--findings", options->findings, "Draw what the quick checks find, with its evidence");
  command->add_option("--finding", options->codes, "Draw findings of these codes alone, with commas between")
      ->delimiter(',');
  takesWholeNumber(command->add_option("--turn", options->turn,
                                       "Of a record: draw the boats after so many turns; else at its end"),
                   0, 100000);
  command->footer("Examples:\n  fairway export harbour.regatta.yaml -o harbour.png --dpi 300\n"
                  "  fairway export harbour.regatta.yaml -o harbour.svg --route --findings\n"
                  "  fairway export classic.deck.yaml -o deck.pdf --scale 1");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runExport(*options, streams); }; });
}

void declarePrint(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("print", "Write a PDF at true scale");
  const auto options = std::make_shared<PrintCommandOptions>();
  command->add_option("FILE", options->file, "A regatta, deck or record; - reads standard input")->required();
  command->add_option("-o", options->out, "OUT.pdf; - writes to standard output")->required();
  command
      ->add_option(
          "--paper", options->paper,
          "A5, A4, A3, A2, Letter, Legal, Tabloid or WxH in mm; board: a poster on one page of its own size")
      ->type_name("PAPER")
      ->capture_default_str();
  command
      ->add_option("--mode", options->mode,
                   "sheet: a plan to scale with the distances from two corners; poster: the table at true "
                   "size; cards: the deck to cut out; pieces: boats to fold and buoys. Else cards of a deck, "
                   "a sheet of a regatta")
      ->type_name("{sheet,poster,cards,pieces}");
  takesNumber(command
                  ->add_option("--scale", options->scale,
                               "Scale of a sheet's plan, 1 : N; else the largest round one that fits")
                  ->type_name("N"),
              1, 100);
  command->add_flag("--landscape", options->landscape, "Turn the paper on its long side");
  command->add_option("--pages", options->pages, "Which pages to write, such as 1,4-6,9-; else all")
      ->type_name("PAGES");
  command->add_option("--ink", options->ink, "full, low or gray")
      ->type_name("{full,low,gray}")
      ->capture_default_str();
  takesNumber(command->add_option("--margin", options->margin, "In mm, 5 at least")->capture_default_str(), 5,
              50);
  takesNumber(
      command->add_option("--overlap", options->overlap, "Of a poster's pages, in mm")->capture_default_str(),
      0, 50);
  command->add_flag("--no-backs", options->noBacks, "Print the fronts of cards alone");
  takesNumber(
      command->add_option("--back-x", options->backOffsetX, "Moves the backs of cards to the right, in mm")
          ->capture_default_str(),
      -20, 20);
  takesNumber(command->add_option("--back-y", options->backOffsetY, "Moves the backs of cards down, in mm")
                  ->capture_default_str(),
              -20, 20);
  command->footer("Examples:\n  fairway print harbour.regatta.yaml -o plan.pdf\n"
                  "  fairway print harbour.regatta.yaml -o poster.pdf --mode poster --paper A3\n"
                  "  fairway print harbour.regatta.yaml -o pieces.pdf --mode pieces\n"
                  "  fairway print classic.deck.yaml -o cards.pdf --ink low");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runPrint(*options, streams); }; });
}

} // namespace fairway::command::regatta
