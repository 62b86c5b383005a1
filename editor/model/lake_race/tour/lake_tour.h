#pragma once

#include "editor/model/work/tour.h"

namespace fairway::editor::lake_race {

// Three minutes with lakes: a tile is laid, a lake broken and mended, and raced.
std::span<const TourStep> lakeTour();

} // namespace fairway::editor::lake_race
