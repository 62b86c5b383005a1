#pragma once

#include "formats/lake_race/picture/board_scene.h"

namespace fairway::formats::lake_race {

// A heat map of what was worked out by code that knows no pictures: a name, a unit, cells with a value, and
// arrows with a cell, a direction and a value.
template <class Values>
HeatMap heatOf(const Values& values) {
  HeatMap heat{std::string(values.name), std::string(values.unit), {}};
  for (const auto& [cell, value] : values.cells) heat.cells.push_back({cell, value});
  for (const auto& [cell, direction, value] : values.arrows) heat.arrows.push_back({cell, direction, value});
  return heat;
}

} // namespace fairway::formats::lake_race
