#pragma once

#include "formats/print/poster.h"
#include "formats/print/print_job.h"
#include "formats/regatta/picture/table_scene.h"
#include "rules/regatta/board/course.h"

namespace fairway::formats::regatta {

// What is printed of a table.
struct TablePrint {
  TableScene scene;
  std::string title;
  std::string credits;
  ThemeName theme = ThemeName::Light; // in colour
  double scale = 0;                   // 1 : so much; 0: the largest round one that fits
};

// The plan at a round scale with the course in words and every distance that is needed to lay it out.
PrintJob planSheet(TablePrint table, const PrintOptions& options);

// The table at true size, spread over pages, and the distances.
PrintJob poster(TablePrint table, const PrintOptions& options, bool onePage);

// The scale that a sheet would have: 1 : so much.
double sheetScale(const TablePrint& table, const PrintOptions& options);

// Boats to fold and buoys to roll up, at true size: four boats whose feet are as long and as broad as the
// course says, a ring and a foot for every buoy, the white ones included.
PrintJob pieceSheets(const fairway::regatta::Course& course, const std::string& title,
                     const PrintOptions& options);

} // namespace fairway::formats::regatta
