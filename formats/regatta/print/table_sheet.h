#pragma once

#include "formats/picture/pages.h"
#include "formats/print/paper.h"
#include "formats/print/poster.h"
#include "formats/regatta/picture/table_scene.h"

namespace fairway::formats::regatta {

// What is printed of a table.
struct TablePrint {
  const TableScene& scene;
  std::string title;
  std::string credits;
  ThemeName theme = ThemeName::Light; // in colour
  double scale = 0;                   // 1 : so much; 0: the largest round one that fits
};

// The plan at a round scale with the course in words and every distance that is needed to lay it out.
std::string sheetPdf(const TablePrint& table, const PrintOptions& options);
Pages sheetPages(const TablePrint& table, const PrintOptions& options);

// The table at true size, spread over pages, and the distances. None if the margins leave no room.
std::optional<std::string> posterPdf(const TablePrint& table, const PrintOptions& options, bool onePage);
std::optional<Pages> posterPages(const TablePrint& table, const PrintOptions& options, bool onePage);

// The scale that a sheet would have: 1 : so much.
double sheetScale(const TablePrint& table, const PrintOptions& options);

} // namespace fairway::formats::regatta
