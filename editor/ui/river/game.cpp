#include "editor/ui/games.h"

#include "editor/model/river/river_edit.h"
#include "editor/model/words/translation.h"
#include "editor/ui/river/page_dialogs.h"
#include "editor/ui/river/river_commands.h"
#include "editor/ui/window/main_frame.h"
#include "formats/river/print/rules_in_short.h"
#include "rules/games.h"

namespace fairway::editor::river {

namespace {

constexpr std::array beginnings{
    Beginning{marked("New ri&ver"), marked("The published river, to lay in another order"),
              marked("New river"), marked("Ten sections as published; drag them and change their kinds"),
              "Ctrl+N", beginPublished},
    Beginning{marked("New cal&m river..."), marked("Calm water of any length, to turn into sections"),
              marked("New calm river"),
              marked("Choose how many sections it has, and make each what you like"), "Ctrl+Shift+N",
              askCalmRiver},
};

void exportDocument(MainFrame& frame, const formats::Document& content,
                    const std::filesystem::path& suggested) {
  ExportDialog(&frame, frame.questions(), content, endOf(content), suggested).ShowModal();
}

std::string rules() {
  const formats::Document published = publishedRiver();
  return formats::rulesText(formats::river::rulesInShort(*riverOf(published)), speaker());
}

constexpr HelpPage help[]{{marked("The &rules"), fairway::river::gameTitle, "", rules}};

} // namespace

const WindowGame& windowGame() {
  static constexpr WindowGame entry{
      .id = fairway::river::gameId,
      .title = fairway::river::gameTitle,
      .beginnings = beginnings,
      .firstLayers = formats::Layers().without(formats::river::Layer::Heat), // until it is asked for
      .fit = fit<RiverFittings>,
      .addToView = addLayers,
      .addMenus = addMenus,
      .help = help,
      .rules = &help[0],
      .exportDocument = exportDocument,
      .printDocument = showBox<PrintDialog>,
  };
  return entry;
}

} // namespace fairway::editor::river
