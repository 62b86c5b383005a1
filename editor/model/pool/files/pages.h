#pragma once

#include "editor/model/files/pages.h"

namespace fairway::editor::pool {

MadeExport exporting(const formats::Document& content, const std::filesystem::path& file = {});

enum class PrintMode : std::uint8_t { Poster, Tiles };

// What is printed and how; the same choices as `fairway print` has.
struct PrintChoice {
  PrintMode mode = PrintMode::Poster;
  formats::PrintOptions print;
  bool onePage = false;      // a poster on one page as large as the pool, for a print shop
  formats::Point backOffset; // of the backs of tiles, in millimetres
};

inline constexpr double usualSquare = 25; // millimetres
inline constexpr double leastSquare = 5;

MadeJob printJob(const formats::Document& content, PrintChoice choice);

} // namespace fairway::editor::pool
