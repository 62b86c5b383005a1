#include "validator/river/command/declare_pages.h"

#include "validator/command/number_option.h"
#include "validator/river/command/pages/export_command.h"
#include "validator/river/command/pages/print_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::river {

void declareExport(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand(
      "export", "Write a river or its record in another format, which the ending of OUT names");
  const auto options = std::make_shared<ExportOptions>();
  command->add_option("FILE", options->file, "The document; - reads standard input")->required();
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
  takesNumber(command->add_option("--section", options->section, "Height of a section in pictures, in mm")
                  ->capture_default_str(),
              2, 200);
  command->add_option("--theme", options->theme, "dark, light, low (ink) or gray")
      ->type_name("{dark,light,low,gray}")
      ->capture_default_str();
  command->add_option("--layers", options->layers, "Layers to draw, with commas between; else all")
      ->delimiter(',');
  command->add_option("--hide", options->hide, "Layers to leave out, with commas between")->delimiter(',');
  takesWholeNumber(
      command->add_option("--phase", options->phase, "How many waterfalls have passed; 0 is as laid"), 0, 15);
  takesWholeNumber(
      command->add_option("--turn", options->turn, "How many turns of a record have been played; else all"),
      0, 1'000'000);
  command->add_flag("--save", options->save, "Shade sections by a lone boat's chance of the harbour");
  command->add_flag("--no-legend", options->noLegend, "Leave out legend and scale bar");
  command->add_flag("--findings", options->findings, "Draw what the quick checks find");
  command->add_option("--finding", options->codes, "Draw findings of these codes alone, with commas between")
      ->delimiter(',');
  command->footer("Examples:\n  fairway export up-the-river.river.yaml -o river.png --save\n"
                  "  fairway export up-the-river.river.yaml -o river.svg --phase 4 --findings\n"
                  "  fairway export evening.record.yaml -o evening.pdf --turn 12");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runExport(*options, streams); }; });
}

void declarePrint(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("print", "Write a PDF at true scale: a river's cards, boats and die to cut out");
  const auto options = std::make_shared<PrintCommandOptions>();
  command->add_option("FILE", options->file, "A river, or a record with its river; - reads standard input")
      ->required();
  command->add_option("-o", options->out, "OUT.pdf; - writes to standard output")->required();
  command->add_option("--paper", options->paper, "A5, A4, A3, A2, Letter, Legal, Tabloid or WxH in mm")
      ->type_name("PAPER")
      ->capture_default_str();
  command
      ->add_option("--card", options->card,
                   "Size of a section card in mm, such as 150x45, or its width alone; the harbour is twice "
                   "as high")
      ->type_name("WxH")
      ->capture_default_str();
  command->add_flag("--landscape", options->landscape, "Turn the paper on its long side");
  command->add_flag("--double-sided", options->doubleSided,
                    "A page of backs behind each page, to turn over the long edge");
  command->add_option("--pages", options->pages, "Which pages to write, such as 1,4-6,9-; else all")
      ->type_name("PAGES");
  command->add_option("--ink", options->ink, "full, low or gray")
      ->type_name("{full,low,gray}")
      ->capture_default_str();
  takesNumber(command->add_option("--margin", options->margin, "In mm, 5 at least")->capture_default_str(), 5,
              50);
  takesNumber(command->add_option("--back-x", options->backOffsetX, "Moves the backs to the right, in mm")
                  ->capture_default_str(),
              -20, 20);
  takesNumber(command->add_option("--back-y", options->backOffsetY, "Moves the backs down, in mm")
                  ->capture_default_str(),
              -20, 20);
  command->footer("Examples:\n  fairway print up-the-river.river.yaml -o river.pdf\n"
                  "  fairway print up-the-river.river.yaml -o river.pdf --double-sided --paper Letter\n"
                  "  fairway print up-the-river.river.yaml -o small.pdf --card 100 --ink low");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runPrint(*options, streams); }; });
}

} // namespace fairway::command::river
