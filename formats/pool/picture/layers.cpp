#include "formats/pool/picture/layers.h"

namespace fairway::formats::pool {

const std::array<std::string_view, layerCount>& layerNames() {
  static constexpr std::array<std::string_view, layerCount> names{"pool",  "grid", "labels", "bars",
                                                                  "start", "home", "tiles",  "findings"};
  return names;
}

std::optional<Layer> layerNamed(std::string_view name) {
  for (std::size_t i = 0; i < layerNames().size(); ++i)
    if (layerNames()[i] == name) return static_cast<Layer>(i);
  return std::nullopt;
}

} // namespace fairway::formats::pool
