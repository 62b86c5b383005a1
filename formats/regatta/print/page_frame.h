#pragma once

#include "formats/picture/surfaces.h"
#include "formats/print/page_parts.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::regatta {

inline constexpr double footerHeight = 7; // millimetres

// What is left of a page between its margins and above its foot.
Box roomOn(const Paper& paper, const PrintOptions& options);

// A rule of 100 mm and a line of words.
void drawFooter(const Pen& pen, const Texts& texts, const Paper& paper, const PrintOptions& options,
                const std::string& words);

} // namespace fairway::formats::regatta
