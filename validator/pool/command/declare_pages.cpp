#include "validator/pool/command/declare_commands.h"

#include "validator/command/number_option.h"
#include "validator/pool/command/pages/export_command.h"
#include "validator/pool/command/pages/print_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::pool {

void declareExport(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand(
      "export", "Write a pool or a record in another format, which the ending of OUT names");
  const auto options = std::make_shared<ExportOptions>();
  command->add_option("FILE", options->file, "A pool or a record; - reads standard input")->required();
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
  takesNumber(command->add_option("--square", options->square, "Size of a square in pictures, in mm")
                  ->capture_default_str(),
              1, 100);
  command->add_option("--theme", options->theme, "dark, light, low (ink) or gray")
      ->type_name("{dark,light,low,gray}")
      ->capture_default_str();
  command->add_option("--layers", options->layers, "Layers to draw, with commas between; else all")
      ->delimiter(',');
  command->add_option("--hide", options->hide, "Layers to leave out, with commas between")->delimiter(',');
  command->add_flag("--no-legend", options->noLegend, "Leave out legend and scale bar");
  command->add_flag("--findings", options->findings, "Draw what the quick checks find, with its evidence");
  command->add_option("--finding", options->codes, "Draw findings of these codes alone, with commas between")
      ->delimiter(',');
  command
      ->add_option("--home", options->home,
                   "Draw how many turns a tile alone takes to its bar from each square, such as red:4 or "
                   "yellow:swimmer")
      ->type_name("SIDE:NUMBER");
  takesWholeNumber(
      command->add_option("--turn", options->turn,
                          "Of a record: the tiles as they lie after so many turns; else at its end"),
      0, 1000000);
  command->footer("Examples:\n  fairway export lido.pool.yaml -o lido.png --dpi 300 --hide labels\n"
                  "  fairway export lido.pool.yaml -o lido.svg --findings\n"
                  "  fairway export evening.record.yaml -o turn-12.png --turn 12");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runExport(*options, streams); }; });
}

void declarePrint(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("print", "Write a PDF of a pool or its tiles at true scale");
  const auto options = std::make_shared<PrintCommandOptions>();
  command->add_option("FILE", options->file, "A pool or a record; - reads standard input")->required();
  command->add_option("-o", options->out, "OUT.pdf; - writes to standard output")->required();
  command
      ->add_option(
          "--paper", options->paper,
          "A5, A4, A3, A2, Letter, Legal, Tabloid or WxH in mm; board: a poster on one page of its own "
          "size")
      ->type_name("PAPER")
      ->capture_default_str();
  takesNumber(
      command->add_option("--square", options->square, "Size of a square in mm; tiles are a little smaller")
          ->capture_default_str(),
      5, 100);
  command
      ->add_option(
          "--mode", options->mode,
          "poster: the pool at true size over pages to glue; tiles: sheets to print on both sides and "
          "cut out")
      ->type_name("{poster,tiles}")
      ->capture_default_str();
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
  takesNumber(
      command->add_option("--back-x", options->backOffsetX, "Moves the backs of tiles to the right, in mm")
          ->capture_default_str(),
      -20, 20);
  takesNumber(command->add_option("--back-y", options->backOffsetY, "Moves the backs of tiles down, in mm")
                  ->capture_default_str(),
              -20, 20);
  command->add_flag("--no-setup", options->noSetup, "Leave out the places of the setup");
  command->footer("Examples:\n  fairway print lido.pool.yaml -o lido.pdf\n"
                  "  fairway print lido.pool.yaml -o lido.pdf --paper A3 --square 30 --ink gray\n"
                  "  fairway print lido.pool.yaml -o tiles.pdf --mode tiles");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runPrint(*options, streams); }; });
}

} // namespace fairway::command::pool
