#include "editor/ui/games.h"

#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/model/words/translation.h"
#include "editor/ui/regatta/new_regatta_dialog.h"
#include "editor/ui/regatta/page_dialogs.h"
#include "editor/ui/regatta/regatta_commands.h"
#include "editor/ui/regatta/regatta_fittings.h"
#include "editor/ui/window/main_frame.h"
#include "formats/regatta/print/rules_page.h"
#include "rules/games.h"

namespace fairway::editor::regatta {

namespace {

constexpr std::array beginnings{
    Beginning{marked("New &regatta..."), marked("A table of any size, to put buoys and teapots on"),
              marked("New regatta"), marked("Enter the size of your table and lay out a course"), "",
              askRegatta},
    Beginning{marked("New &deck"), marked("Our deck, to change card by card"), marked("New deck"),
              marked("Change arrows, symbols and numbers of our 55 cards"), "Ctrl+Shift+N", askDeck},
};

std::string rules() {
  return formats::rulesText(formats::regatta::rulesInShort(freshCourse({1000, 800}), freshDeck()), speaker());
}

constexpr HelpPage help[]{{marked("The &rules"), fairway::regatta::gameTitle, "", rules}};

} // namespace

const WindowGame& windowGame() {
  static constexpr WindowGame game{
      .id = fairway::regatta::gameId,
      .title = fairway::regatta::gameTitle,
      .beginnings = beginnings,
      .firstLayers = formats::Layers(),
      .fit = fit<RegattaFittings>,
      .addToEdit = addEditCommands,
      .addToView = addLayers,
      .addMenus = addMenus,
      .help = help,
      .rules = &help[0],
      .exportDocument = showBox<ExportDialog>,
      .printDocument = showBox<PrintDialog>,
  };
  return game;
}

} // namespace fairway::editor::regatta
