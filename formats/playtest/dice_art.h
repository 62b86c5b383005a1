#pragma once

#include "formats/playtest/kit.h"

namespace fairway::formats::playtest {

// A face of a die with this many pips, 1 to 6.
DieFace pipFace(int pips);
// One with something else on it, drawn in a square of 1.
DieFace drawnFace(std::string value, std::function<void(cairo_t*)> draw);

} // namespace fairway::formats::playtest
