#include "editor/ui/games.h"

#include "editor/ui/pool/page_dialogs.h"
#include "editor/ui/pool/pool_commands.h"
#include "editor/ui/window/main_frame.h"
#include "formats/pool/picture/layers.h"
#include "rules/games.h"

namespace fairway::editor::pool {

namespace {

constexpr std::array beginnings{
    Beginning{marked("New &pool..."),
              marked("A pool of any size, with bars, start rows and a setup to change"),
              marked("New crocodile pool"), marked("Swimmers who turn into crocodiles, for two players"),
              "Ctrl+N", askNewPool},
};

std::unique_ptr<Fittings> fit(MainFrame& frame) {
  return std::make_unique<PoolFittings>(frame);
}

} // namespace

const WindowGame& windowGame() {
  static constexpr WindowGame entry{
      .id = fairway::pool::gameId,
      .title = marked("Crocodile pool"),
      .beginnings = beginnings,
      .firstLayers = formats::Layers().without(formats::pool::Layer::Labels), // clutter, unless asked for
      .fit = fit,
      .addToEdit = addSideCommands,
      .addToView = addLayers,
      .addMenus = addMenus,
      .exportDocument = showBox<ExportDialog>,
      .printDocument = showBox<PrintDialog>,
  };
  return entry;
}

} // namespace fairway::editor::pool
