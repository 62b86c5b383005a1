#pragma once

#include "formats/document/document.h"
#include "formats/picture/picture.h"
#include "formats/river/picture/river_scene.h"
#include "formats/river/print/cut_set.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

#include <filesystem>

// The document for others: the same code as `fairway export` and `fairway print`. References are absolute.
namespace fairway::editor::river {

// How a picture of the document looks.
struct ExportChoice {
  formats::ThemeName theme = formats::ThemeName::Dark;
  formats::Layers layers;
  double sectionMillimetres = 22; // a section's height
  double dpi = 150;               // of a PNG
  bool legend = true;
  int waterfalls = 0;       // that have passed, of a river
  std::optional<int> turns; // that have been played, of a record
};

// Writes the document in another form, by the file's ending: .yaml (self-contained), .json, .svg, .png, .pdf.
// What went wrong, or nothing.
formats::Problems exportDocument(const formats::Document& content, const std::filesystem::path& file,
                                 const ExportChoice& choice = {});
// The picture that would be written, to look at.
Result<formats::Pages, formats::Problems> exportPreview(const formats::Document& content,
                                                        const ExportChoice& choice);

// What is cut out to play, as pages or as the PDF file's bytes.
Result<formats::Pages, formats::Problems> printedPages(const formats::Document& content,
                                                       formats::river::CutSetOptions options);
Result<std::string, formats::Problems> printedPdf(const formats::Document& content,
                                                  formats::river::CutSetOptions options);

} // namespace fairway::editor::river
