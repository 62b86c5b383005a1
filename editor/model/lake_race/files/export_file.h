#pragma once

#include "formats/lake_race/documents.h"
#include "formats/picture/picture.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

#include <filesystem>

namespace fairway::editor::lake_race {

// How a picture of the document looks.
struct ExportChoice {
  std::optional<formats::ThemeName> theme; // none: of the side that the board shows
  formats::Layers layers;                  // those that have something to show
  double hexMillimetres = 10;              // across flats
  double dpi = 150;                        // of a PNG
  bool legend = true;
  std::optional<fairway::lake_race::BoardSide> side; // of a tile set; none: its first
};

// Writes the document in another form, by the file's ending: .yaml (self-contained), .json, .tmx, .tmj, .svg,
// .png, .pdf; the same code as `fairway export`. References are absolute. What went wrong, or nothing.
formats::Problems exportDocument(const formats::Document& content, const std::filesystem::path& file,
                                 const ExportChoice& choice = {});

// The picture that would be written, to look at.
Result<formats::Pages, formats::Problems> exportPreview(const formats::Document& content,
                                                        const ExportChoice& choice);

} // namespace fairway::editor::lake_race
