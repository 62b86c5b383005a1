#include "formats/river/picture/layers.h"

namespace fairway::formats::river {

namespace {

constexpr std::array<std::string_view, layerCount> names{"river", "heat",  "places",
                                                         "names", "boats", "findings"};

} // namespace

const std::array<std::string_view, layerCount>& layerNames() {
  return names;
}

std::optional<Layer> layerNamed(std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<Layer>(i);
  return std::nullopt;
}

} // namespace fairway::formats::river
