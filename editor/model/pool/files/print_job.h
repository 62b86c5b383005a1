#pragma once

#include "formats/document/document.h"
#include "formats/picture/pages.h"
#include "formats/print/paper.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

namespace fairway::editor::pool {

enum class PrintMode : std::uint8_t { Poster, Tiles };

// What is printed and how; the same choices as `fairway print` has.
struct PrintChoice {
  PrintMode mode = PrintMode::Poster;
  formats::PrintOptions print;
  bool onePage = false; // a poster on one page as large as the pool, for a print shop
  bool setup = true;    // the places of the setup on the poster
};

inline constexpr double usualSquare = 25; // millimetres
inline constexpr double leastSquare = 5;

// The pages, to look at and to print; or the PDF file's bytes, the same as the command's. References are
// absolute.
Result<formats::Pages, formats::Problems> printedPages(const formats::Document& content,
                                                       const PrintChoice& choice);
Result<std::string, formats::Problems> printedPdf(const formats::Document& content,
                                                  const PrintChoice& choice);

} // namespace fairway::editor::pool
