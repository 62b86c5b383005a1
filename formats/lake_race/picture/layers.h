#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fairway::formats {

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

std::string_view
nameOf(Layer layer); // lake, heat, grid, labels, start-cells, slots, gates, route, course, findings
std::optional<Layer> layerNamed(std::string_view name);

// A set of layers; all of them unless said otherwise.
class Layers {
public:
  constexpr Layers() = default;

  constexpr bool has(Layer layer) const { return (bits_ >> static_cast<int>(layer) & 1) != 0; }
  constexpr Layers with(Layer layer, bool wanted = true) const {
    Layers changed = *this;
    const auto bit = static_cast<std::uint16_t>(1 << static_cast<int>(layer));
    changed.bits_ = static_cast<std::uint16_t>(wanted ? bits_ | bit : bits_ & ~bit);
    return changed;
  }
  constexpr Layers without(Layer layer) const { return with(layer, false); }
  static constexpr Layers none() {
    Layers layers;
    layers.bits_ = 0;
    return layers;
  }

  friend constexpr bool operator==(Layers, Layers) = default;

private:
  std::uint16_t bits_ = (1 << layerCount) - 1;
};

} // namespace fairway::formats
