#pragma once

#include "formats/document/document.h"
#include "formats/picture/picture.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

#include <filesystem>

namespace fairway::editor::pool {

// How a picture of the document looks.
struct ExportChoice {
  formats::ThemeName theme = formats::ThemeName::Dark;
  formats::Layers layers;
  double squareMillimetres = 12;
  double dpi = 150; // of a PNG
  bool legend = true;
};

// Writes the document in another form, by the file's ending: .yaml (self-contained), .json, .svg, .png, .pdf;
// the same code as `fairway export`. References are absolute. What went wrong, or nothing.
formats::Problems exportDocument(const formats::Document& content, const std::filesystem::path& file,
                                 const ExportChoice& choice = {});

// The picture that would be written, to look at.
Result<formats::Pages, formats::Problems> exportPreview(const formats::Document& content,
                                                        const ExportChoice& choice);

} // namespace fairway::editor::pool
