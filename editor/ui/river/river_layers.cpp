#include "editor/ui/river/river_layers.h"

#include "formats/river/picture/layers.h"

#include <wx/intl.h>

namespace fairway::editor::river {

using formats::river::Layer;

std::vector<std::pair<int, wxString>> layersOffered() {
  return {{static_cast<int>(Layer::Heat), _("Save chances")},
          {static_cast<int>(Layer::Places), _("Places")},
          {static_cast<int>(Layer::Names), _("Names")},
          {static_cast<int>(Layer::Boats), _("Boats")}};
}

} // namespace fairway::editor::river
