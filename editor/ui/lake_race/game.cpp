#include "editor/ui/games.h"

#include "editor/model/lake_race/tour/lake_tour.h"
#include "editor/ui/lake_race/generate_dialog.h"
#include "editor/ui/lake_race/lake_commands.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "editor/ui/lake_race/page_dialogs.h"
#include "editor/ui/window/main_frame.h"
#include "rules/games.h"

namespace fairway::editor::lake_race {

namespace {

constexpr std::array beginnings{
    Beginning{marked("&New lake from tiles..."), marked("Tiles laid at random or in order, to swap and turn"),
              marked("New lake from tiles"),
              marked("Six tiles in a frame, laid at random; swap and turn them"), "Ctrl+N", askTileLake},
    Beginning{marked("New &blank lake..."), marked("Open water of any size, to paint islands on"),
              marked("New blank lake"), marked("Paint islands and set the buoy slots yourself"),
              "Ctrl+Shift+N", askBlankLake},
    Beginning{marked("New &generated lake..."),
              marked("Lakes made by the program, to choose from as pictures"), marked("New generated lake"),
              marked("Lakes that pass all quick checks, made to your settings"), "", askGeneratedLake},
};

constexpr std::array help{
    HelpPage{
        marked("&First steps"), marked("First steps"),
        marked("1. File, New blank lake: choose a size. The lake is water with a shore.\n"
               "\n"
               "2. Paint islands with B, erase with E, place ready-made islands with I. The wheel with Ctrl "
               "zooms, the middle button moves the view.\n"
               "\n"
               "3. Set the buoy slots with L: four of race A, four of B, four of C. Cells that accept the "
               "letter are highlighted. Z turns the letter, A chooses the best one, and Tools, Propose slots "
               "does it all.\n"
               "\n"
               "4. Look at Findings below. Choose one, and the board shows where it is and why; Fix mends "
               "what can be mended, Explain says more.\n"
               "\n"
               "5. Under Races, choose A and one of its 24 assignments to see its route. New course opens it "
               "in a tab of its own.\n"
               "\n"
               "6. File, Print makes sheets, posters or tiles to cut out. File, Export writes pictures.\n"
               "\n"
               "Every step can be undone with Ctrl+Z. Ctrl+Shift+P finds every command by its name.")},
    HelpPage{marked("What is &par?"), marked("What is par?"),
             marked("Par of a course is the number of turns that a perfect boat needs on average, alone on "
                    "the lake, from the best start cell: it always adds or removes the right die, rerolls "
                    "the right ones, and turns the right way.\n"
                    "\n"
                    "Par says how hard a course is. The route says only how long it is: a long way over open "
                    "water can have a lower par than a short way between islands.\n"
                    "\n"
                    "Par is computed exactly, not by trying races. On a lake of the published size that "
                    "takes about a second. Course, Work out par does it for the open course or for the "
                    "chosen assignment. A par that is known stays known as long as water, land and buoys "
                    "stay as they are, and undo brings it back.")},
    HelpPage{
        marked("The &rules"), marked("The lake race in a minute"),
        marked(
            "Boats race over a lake of hexes. Each turn you add or remove a die, reroll what you like, turn "
            "by 60 degrees at most, and run straight ahead by the total of your dice. Many dice are fast; "
            "but a boat that meets land or a buoy before its run is over takes damage, and damage sinks.\n"
            "\n"
            "You start over a strip between two buoys, round buoys 1, 2 and 3 in order and the right way, "
            "and finish over the strip. A match is three races on the same lake, A, B and C, the last one "
            "worth most.\n"
            "\n"
            "Race A uses the four A slots, race B the B slots, race C the C slots. Buoys 0 (start), 1, 2 and "
            "3 go on the four slots in any order: 24 assignments. The strip lies on the cells that follow "
            "buoy 0 on the side of its letter; the finish buoy stands on the next cell.\n"
            "\n"
            "Each buoy has a gate, a line from the buoy outward. A buoy is rounded when a boat crosses its "
            "gate in the direction of the arrow. The board draws gates as dashed lines with chevrons.\n"
            "\n"
            "The rules in full are in RULES.md, which comes with Fairway.")},
};

void addMenus(CommandBuilder& builder) {
  addTools(builder);
  addSuggestions(builder);
  addBoardMenu(builder);
  addCourseMenu(builder);
}

} // namespace

const WindowGame& windowGame() {
  static const WindowGame entry{
      .id = fairway::lake_race::gameId,
      .title = fairway::lake_race::gameTitle,
      .beginnings = beginnings,
      .firstLayers =
          formats::Layers().without(formats::lake_race::Layer::Labels), // clutter, unless asked for
      .fit = fit<LakeFittings>,
      .addToEdit = addRegionCommands,
      .addToView = addLayers,
      .addMenus = addMenus,
      .help = help,
      .rules = &help[2],
      .tour = lakeTour(),
      .tourOffer =
          marked("New to Fairway? A tour of three minutes shows how to begin: lay a tile, break a lake, mend "
                 "it and race it. Help > Tour shows it at any time."),
      .exportDocument = showBox<ExportDialog>,
      .printDocument = showBox<PrintDialog>,
  };
  return entry;
}

} // namespace fairway::editor::lake_race
