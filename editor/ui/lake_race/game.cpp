#include "editor/ui/lake_race/game.h"

#include "editor/ui/lake_race/lake_commands.h"
#include "editor/ui/lake_race/new_lake_dialog.h"

namespace fairway::editor {

namespace {

constexpr std::array beginnings{
    Beginning{marked("&New lake from tiles..."), marked("Tiles laid by lot or in order, to swap and turn"),
              marked("New lake from tiles"), marked("Six tiles in a frame, laid by lot; swap and turn them"),
              "Ctrl+N", askTileLake},
    Beginning{marked("New &blank lake..."), marked("Water of a size, to paint islands on"),
              marked("New blank lake"), marked("Paint islands and set the buoy slots yourself"),
              "Ctrl+Shift+N", askBlankLake},
};

std::unique_ptr<Fittings> fit(MainFrame& frame) {
  return std::make_unique<LakeFittings>(frame);
}

void addMenus(CommandBuilder& builder) {
  addTools(builder);
  addBoardMenu(builder);
  addCourseMenu(builder);
}

} // namespace

const WindowGame& lakeRaceWindow() {
  static constexpr WindowGame game{
      .name = "lake",
      .title = marked("Lake race"),
      .beginnings = beginnings,
      .firstLayers = formats::Layers().without(formats::Layer::Labels), // clutter, unless asked for
      .fit = fit,
      .addToFile = addImport,
      .addToEdit = addRegionCommands,
      .addToView = addLayers,
      .addMenus = addMenus,
  };
  return game;
}

} // namespace fairway::editor
