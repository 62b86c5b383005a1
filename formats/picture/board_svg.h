#pragma once

#include "formats/picture/scene.h"

namespace fairway::formats {

// The board alone, without paper and texts, as a small SVG to lay one above the other: these layers and
// nothing else, transparent where they paint nothing. It shows exactly the scene's box. Lengths are rounded
// to what can be seen: `decimals` of a tenth of a unit, which by default is a third of a pixel where a unit
// is as large as a thumb. Where a unit is a millimetre, none are needed.
std::string boardSvg(const Scene& scene, const PaintOptions& options, Layers layers, int decimals = 1);

// Whether such a picture shows nothing at all.
bool isBlank(std::string_view boardSvg);

} // namespace fairway::formats
