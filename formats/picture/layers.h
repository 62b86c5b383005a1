#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace fairway::formats {

// A set of a scene's layers, which are counted from the ground up; all of them unless said otherwise. Each
// game has an enumeration of its own for them, and no more than 32.
class Layers {
public:
  constexpr Layers() = default;

  template <class Layer>
  constexpr bool has(Layer layer) const {
    return (bits_ & bit(layer)) != 0;
  }
  template <class Layer>
  constexpr Layers with(Layer layer, bool wanted = true) const {
    Layers changed = *this;
    changed.bits_ = wanted ? bits_ | bit(layer) : bits_ & ~bit(layer);
    return changed;
  }
  template <class Layer>
  constexpr Layers without(Layer layer) const {
    return with(layer, false);
  }
  static constexpr Layers none() {
    Layers layers;
    layers.bits_ = 0;
    return layers;
  }

  friend constexpr bool operator==(Layers, Layers) = default;

private:
  template <class Layer>
  static constexpr std::uint32_t bit(Layer layer) {
    return std::uint32_t{1} << static_cast<unsigned>(layer);
  }

  std::uint32_t bits_ = ~std::uint32_t{0};
};

// The number of a layer in a list of names.
inline std::optional<int> layerNamed(std::span<const std::string_view> names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? std::nullopt : std::optional(static_cast<int>(found - names.begin()));
}

} // namespace fairway::formats
