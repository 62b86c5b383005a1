#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace fairway {

// The value that has this name, if there is one. `nameOf` of a value is declared beside its type.
template <class Value, std::size_t count>
constexpr std::optional<Value> valueNamed(const std::array<Value, count>& values, std::string_view name) {
  for (const Value& value : values)
    if (nameOf(value) == name) return value;
  return std::nullopt;
}

} // namespace fairway
