#pragma once

#include "formats/picture/layers.h"
#include "formats/picture/progress.h"
#include "formats/print/page_choice.h"
#include "rules/base/phrase.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fairway::formats {

// A sheet of paper, upright, in millimetres.
struct Paper {
  std::string_view name; // empty: a size of its own
  double width = 210;
  double height = 297;

  constexpr Paper turned() const { return {name, height, width}; }
};

inline constexpr Paper a4{"A4", 210, 297};
inline constexpr Paper a3{"A3", 297, 420};
inline constexpr Paper letter{"Letter", 215.9, 279.4};

// All that have names: A5 to A2, Letter, Legal, Tabloid.
std::span<const Paper> namedPapers();

// By its name in any case, or as WIDTHxHEIGHT in millimetres, which becomes upright.
std::optional<Paper> paperNamed(std::string_view name);
inline constexpr double leastPaper = 100;
inline constexpr double greatestPaper = 2000;

// Its name, or its size.
std::string nameOf(const Paper& paper);

// Whether colours are printed, or toner is spared, or there are no colours.
enum class Ink : unsigned char { Full, Low, Gray };

std::optional<Ink> inkNamed(std::string_view name);

// What all printed pages have in common.
struct PrintOptions {
  Paper paper = a4;
  bool landscape = false;
  double unit = 22;    // millimetres of one unit of the board (a hex across flats) at true size
  double margin = 10;  // millimetres, 5 at least: what printers cannot reach
  double overlap = 10; // millimetres that neighbouring pages of a poster share
  Ink ink = Ink::Full;
  Layers layers;   // of the boards on sheets and posters
  Speaker speaker; // of the words on the pages; none: English
  PageChoice pages;
  Progress progress; // called before each page
};

// The paper as it lies: on its long side if that is wanted.
constexpr Paper paperOf(const PrintOptions& options) {
  return options.landscape ? options.paper.turned() : options.paper;
}

inline constexpr double leastMargin = 5;
inline constexpr double leastUnit = 2;
inline constexpr double greatestUnit = 100;

} // namespace fairway::formats
