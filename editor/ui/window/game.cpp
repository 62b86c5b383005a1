#include "editor/ui/window/game.h"

#include "formats/document/kind.h"

#include <wx/translation.h>

namespace fairway::editor {

const WindowGame& windowGameOf(const formats::Document& document) {
  const WindowGame* game = entryFor(document.kind->game, windowGames());
  FAIRWAY_EXPECTS(game != nullptr);
  return *game;
}

wxString textOf(const HelpPage& page) {
  return page.make ? wxString::FromUTF8(page.make()) : wxString(wxGetTranslation(page.body));
}

} // namespace fairway::editor
