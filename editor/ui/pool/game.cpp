#include "editor/ui/games.h"

#include "editor/model/pool/board/new_pool.h"
#include "editor/model/words/translation.h"
#include "editor/ui/pool/page_dialogs.h"
#include "editor/ui/pool/pool_commands.h"
#include "editor/ui/window/main_frame.h"
#include "formats/pool/picture/layers.h"
#include "formats/pool/print/rules_in_short.h"
#include "rules/games.h"

namespace fairway::editor::pool {

namespace {

constexpr std::array beginnings{
    Beginning{marked("New &pool..."),
              marked("A pool of any size, with bars, start rows and a setup to change"),
              marked("New crocodile pool"), marked("Swimmers who turn into crocodiles, for two players"),
              "Ctrl+N", askNewPool},
};

std::string rules() {
  return formats::rulesText(formats::pool::rulesInShort(newPool(6, 14, 6).body.pool), speaker());
}

constexpr HelpPage help[]{{marked("The &rules"), fairway::pool::gameTitle, "", rules}};

} // namespace

const WindowGame& windowGame() {
  static constexpr WindowGame entry{
      .id = fairway::pool::gameId,
      .title = fairway::pool::gameTitle,
      .beginnings = beginnings,
      .firstLayers = formats::Layers().without(formats::pool::Layer::Labels), // clutter, unless asked for
      .fit = fit<PoolFittings>,
      .addToEdit = addSideCommands,
      .addToView = addLayers,
      .addMenus = addMenus,
      .help = help,
      .rules = &help[0],
      .exportDocument = showBox<ExportDialog>,
      .printDocument = showBox<PrintDialog>,
  };
  return entry;
}

} // namespace fairway::editor::pool
