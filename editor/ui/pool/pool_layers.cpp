#include "editor/ui/pool/pool_layers.h"

#include <wx/intl.h>

namespace fairway::editor::pool {

using formats::pool::Layer;

std::vector<std::pair<int, wxString>> layersOffered() {
  return {{static_cast<int>(Layer::Grid), _("Grid")},
          {static_cast<int>(Layer::Labels), _("Square numbers")},
          {static_cast<int>(Layer::Bars), _("Ladders and bars")},
          {static_cast<int>(Layer::Start), _("Start rows")},
          {static_cast<int>(Layer::Tiles), _("Setup")}};
}

} // namespace fairway::editor::pool
