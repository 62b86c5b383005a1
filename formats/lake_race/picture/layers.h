#pragma once

#include "formats/picture/layers.h"

#include <array>
#include <optional>
#include <string_view>

namespace fairway::formats::lake_race {

// What a picture is made of, from the ground up. The lake itself is always there.
enum class Layer : std::uint8_t {
  Lake,
  Heat,
  Grid,
  Labels,
  StartCells,
  Slots,
  Gates,
  Route,
  Course,
  Findings
};

inline constexpr int layerCount = 10;

constexpr std::array<Layer, layerCount> allLayers() {
  std::array<Layer, layerCount> layers{};
  for (int i = 0; i < layerCount; ++i) layers[static_cast<std::size_t>(i)] = static_cast<Layer>(i);
  return layers;
}

// lake, heat, grid, labels, start-cells, slots, gates, route, course, findings
std::string_view nameOf(Layer layer);
const std::array<std::string_view, layerCount>& layerNames();
std::optional<Layer> layerNamed(std::string_view name);

} // namespace fairway::formats::lake_race
