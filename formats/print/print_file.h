#pragma once

#include "formats/picture/pages.h"
#include "formats/picture/surfaces.h"
#include "formats/print/paper.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// Hands out pages one after the other. It is asked twice: to count them, and to draw them.
using PageMaker = std::function<void(PageTarget&)>;

// Those of the pages that the options want, as a PDF's bytes; empty if there are none such, or if it was
// stopped.
std::string printedPdf(const std::string& title, const PrintOptions& options, const PageMaker& make);

// The same to look at.
Pages printedPages(const PrintOptions& options, const PageMaker& make);

} // namespace fairway::formats
