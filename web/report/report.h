#pragma once

#include "web/page/page.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

// A page to read: what is known of documents. One file that needs no other and asks nobody for anything.
namespace fairway::web {

struct ReportText {
  std::string text; // line ends separate paragraphs
};

// The board or a part of it in letters.
struct ReportExcerpt {
  std::string text;
};

using ReportFacts = std::vector<PageFact>;

struct ReportLayer {
  std::string name;  // what switches it; empty: only a row of a table does
  std::string svg;   // all are of one size, and lie one above the other
  bool shown = true; // at first
};

// A board with layers to switch, from the ground up.
struct ReportBoard {
  std::string words; // the board for those who do not see it
  std::vector<ReportLayer> layers;
};

struct ReportColumn {
  std::string head;
  bool number = false; // stands to the right
};

struct ReportCell {
  std::string text;
  std::optional<double> order = {}; // what rows are sorted by; none: the text
  std::string look = {};            // of a verdict or severity: fair, unfair, error, ...
};

struct ReportRow {
  std::vector<ReportCell> cells;
  std::optional<std::size_t> layer = {}; // of the board, shown by a press on the first cell
};

struct ReportTable {
  std::string caption;
  std::vector<ReportColumn> columns;
  std::vector<ReportRow> rows;
};

struct ReportChart {
  std::string words; // what it shows; a table says the same in numbers
  std::string svg;
};

using ReportBlock =
    std::variant<ReportText, ReportExcerpt, ReportFacts, ReportBoard, ReportTable, ReportChart>;

struct ReportSection {
  std::string title;
  std::vector<ReportBlock> blocks;
};

// What is said of one document.
struct ReportPart {
  std::string title;
  std::string kind;               // a lake, a river, ...
  std::vector<std::string> notes; // what the document says about itself
  std::vector<ReportSection> sections;
};

// All texts are shown as they are and are never markup.
std::string reportHtml(const std::vector<ReportPart>& parts);

// A page that leads to many: their boards, small, with a few words.
struct GalleryEntry {
  std::string title;
  std::string kind;
  std::string words;   // such as its verdict, or why there is no report
  std::string picture; // SVG; empty: none
  std::string report;  // the name of the file beside the gallery; empty: none
  std::string play;    // likewise, the page to race on
};
std::string galleryHtml(const std::string& title, const std::vector<GalleryEntry>& entries);

} // namespace fairway::web
