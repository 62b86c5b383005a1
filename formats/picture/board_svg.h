#pragma once

#include "formats/picture/scene.h"

#include <string>
#include <string_view>

namespace fairway::formats {

// The board alone, without paper and texts, as a small SVG to lay one above the other: these layers and
// nothing else, transparent where they paint nothing. It shows exactly the scene's box. Lengths are rounded
// to what can be seen: `decimals` of a tenth of a unit, which by default is a third of a pixel where a unit
// is as large as a thumb. Where a unit is a millimetre, none are needed.
std::string boardSvg(const Scene& scene, const PaintOptions& options, Layers layers, int decimals = 1);

// Whether such a picture shows nothing at all.
bool isBlank(std::string_view boardSvg);

// The path of an SVG (its `d`, as Cairo writes it: M, L, C, Z with absolute numbers) in as few letters as it
// takes: steps from point to point, rounded to this many decimals. Roundings do not add up.
std::string shortPath(std::string_view path, int decimals);

// An SVG as Cairo writes it with its styles in as few letters as they take: colours by their bytes, and
// nothing said that is so anyway.
std::string withShortStyles(std::string_view svg);

} // namespace fairway::formats
