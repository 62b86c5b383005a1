#pragma once

#include "formats/document/problem.h"
#include "formats/lake_race/documents.h"
#include "formats/lake_race/export/sheet_courses.h"
#include "formats/picture/pages.h"
#include "formats/print/paper.h"
#include "rules/base/result.h"

#include <filesystem>

namespace fairway::editor {

enum class PrintMode : std::uint8_t { Sheet, Booklet, Cards, Poster, Tiles };

constexpr bool printsCourses(PrintMode mode) {
  return mode == PrintMode::Sheet || mode == PrintMode::Booklet || mode == PrintMode::Cards;
}

// What is printed and how; the same choices as `fairway print` has.
struct PrintChoice {
  PrintMode mode = PrintMode::Sheet;
  formats::PrintOptions print;
  formats::AssignmentChoice assignments; // of a lake or a set, where courses are printed
  formats::Point backOffset;             // of the backs of tiles, in millimetres
  bool onePage = false;                  // a poster on one page as large as the board, for a print shop
};

// Tiles can be cut out of a tile set only.
bool canPrint(const formats::Document& content, PrintMode mode);
// Whether there are assignments to choose from: a course stands where it stands.
bool hasAssignments(const formats::Document& content);

// The pages, to look at and to print; or the PDF file's bytes, the same as the command's. References are
// absolute.
Result<formats::Pages, formats::Problems> printedPages(const formats::Document& content,
                                                       const PrintChoice& choice);
Result<std::string, formats::Problems> printedPdf(const formats::Document& content,
                                                  const PrintChoice& choice);

} // namespace fairway::editor
