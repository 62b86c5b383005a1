#pragma once

#include "formats/picture/scene.h"

namespace fairway::formats {

// The board alone, without paper and texts, as a small SVG to lay one above the other: these layers and
// nothing else, transparent where they paint nothing. It shows exactly the scene's box. Lengths are rounded
// to what can be seen.
std::string boardSvg(const Scene& scene, const PaintOptions& options, Layers layers);

} // namespace fairway::formats
