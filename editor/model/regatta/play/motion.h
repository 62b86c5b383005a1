#pragma once

#include "formats/regatta/picture/marks.h"

namespace fairway::editor::regatta {

// A boat on its way along a wake, frame by frame: a centimetre or 15 degrees each.
std::vector<plane::Pose> framesOf(const formats::regatta::Wake& wake);

} // namespace fairway::editor::regatta
