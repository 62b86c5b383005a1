#pragma once

#include <span>
#include <string_view>

namespace fairway::formats::yaml {

// The word that was probably meant: the nearest within a third of its letters; empty where none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

} // namespace fairway::formats::yaml
