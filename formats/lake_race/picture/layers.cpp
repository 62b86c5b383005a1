#include "formats/lake_race/picture/layers.h"

namespace fairway::formats::lake_race {

namespace {

constexpr std::array<std::string_view, layerCount> names{"lake",  "heat",  "grid",  "labels", "start-cells",
                                                         "slots", "gates", "route", "course", "findings"};

} // namespace

std::string_view nameOf(Layer layer) {
  return names[static_cast<std::size_t>(layer)];
}

const std::array<std::string_view, layerCount>& layerNames() {
  return names;
}

std::optional<Layer> layerNamed(std::string_view name) {
  for (const Layer layer : allLayers())
    if (nameOf(layer) == name) return layer;
  return std::nullopt;
}

} // namespace fairway::formats::lake_race
