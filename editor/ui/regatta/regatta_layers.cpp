#include "editor/ui/regatta/regatta_layers.h"

#include "formats/regatta/documents.h"
#include "formats/regatta/picture/layers.h"

#include <wx/intl.h>

namespace fairway::editor::regatta {

using formats::regatta::DeckLayer;
using formats::regatta::TableLayer;

std::vector<std::pair<int, wxString>> layersOffered(const formats::Document& content) {
  if (content.is<formats::regatta::DeckBody>())
    return {{static_cast<int>(DeckLayer::Stops), _("Stops")},
            {static_cast<int>(DeckLayer::Labels), _("Names and numbers")}};
  return {{static_cast<int>(TableLayer::Grid), _("Grid")},
          {static_cast<int>(TableLayer::Start), _("Start")},
          {static_cast<int>(TableLayer::Gates), _("Gates")},
          {static_cast<int>(TableLayer::Route), _("Route")}};
}

} // namespace fairway::editor::regatta
