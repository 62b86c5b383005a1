#pragma once

#include "formats/picture/layers.h"
#include "rules/base/phrase.h"

#include <optional>
#include <string_view>

namespace fairway::formats {

// A sheet of paper, upright, in millimetres.
struct Paper {
  std::string_view name;
  double width = 210;
  double height = 297;

  constexpr Paper turned() const { return {name, height, width}; }
};

std::optional<Paper> paperNamed(std::string_view name); // A4, A3, Letter, in any case

inline constexpr Paper a4{"A4", 210, 297};
inline constexpr Paper a3{"A3", 297, 420};
inline constexpr Paper letter{"Letter", 215.9, 279.4};

// Whether colours are printed, or toner is spared, or there are no colours.
enum class Ink : unsigned char { Full, Low, Gray };

std::optional<Ink> inkNamed(std::string_view name);

// What all printed pages have in common.
struct PrintOptions {
  Paper paper = a4;
  double hex = 22;     // millimetres of one unit of the board (a hex across flats) at true size
  double margin = 10;  // millimetres, 5 at least: what printers cannot reach
  double overlap = 10; // millimetres that neighbouring pages of a poster share
  Ink ink = Ink::Full;
  Layers layers;   // of the boards on sheets and posters
  Speaker speaker; // of the words on the pages; none: English
};

inline constexpr double leastMargin = 5;
inline constexpr double leastHex = 2;
inline constexpr double greatestHex = 100;

} // namespace fairway::formats
