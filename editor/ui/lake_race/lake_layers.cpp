#include "editor/ui/lake_race/lake_layers.h"

#include <wx/intl.h>

namespace fairway::editor::lake_race {

using formats::lake_race::Layer;

std::vector<std::pair<int, wxString>> layersOffered() {
  return {
      {static_cast<int>(Layer::Grid), _("Grid")},   {static_cast<int>(Layer::Labels), _("Cell numbers")},
      {static_cast<int>(Layer::Slots), _("Slots")}, {static_cast<int>(Layer::Gates), _("Gates")},
      {static_cast<int>(Layer::Route), _("Route")}, {static_cast<int>(Layer::StartCells), _("Start cells")}};
}

} // namespace fairway::editor::lake_race
