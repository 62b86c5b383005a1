#include "formats/regatta/picture/layers.h"

#include <algorithm>

namespace fairway::formats::regatta {

std::span<const std::string_view> tableLayerNames() {
  static constexpr std::array<std::string_view, tableLayerCount> names{
      "water", "grid", "islands", "obstacles", "start", "gates", "route", "course", "boats", "findings"};
  return names;
}

std::span<const std::string_view> deckLayerNames() {
  static constexpr std::array<std::string_view, deckLayerCount> names{"cards",   "arrows", "stops",
                                                                      "symbols", "labels", "findings"};
  return names;
}

std::optional<int> layerNamed(std::span<const std::string_view> names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

} // namespace fairway::formats::regatta
