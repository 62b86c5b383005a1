#pragma once

#include "formats/regatta/export/picture_export.h"

namespace fairway::editor::regatta {

// The table of a regatta with as much of its route and its start boats as the layers show.
formats::regatta::TableScene picturedTable(const formats::regatta::Subject& subject, formats::Layers layers);

} // namespace fairway::editor::regatta
