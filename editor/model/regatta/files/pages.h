#pragma once

#include "editor/model/files/pages.h"
#include "formats/regatta/export/subject.h"

namespace fairway::editor::regatta {

// The table of a regatta with as much of its route and its start boats as the layers show.
formats::regatta::TableScene picturedTable(const formats::regatta::Subject& subject, formats::Layers layers);

MadeExport exporting(const formats::Document& content, formats::Layers layers,
                     const std::filesystem::path& file = {});

enum class PrintMode : std::uint8_t { Sheet, Poster, Cards, Pieces, Rules };

// What is printed and how; the same choices as `fairway print` has.
struct PrintChoice {
  PrintMode mode = PrintMode::Sheet;
  formats::PrintOptions print;
  bool onePage = false;      // a poster on one page as large as the table, for a print shop
  bool backs = true;         // of cards
  formats::Point backOffset; // in millimetres
};

// Of a deck there are cards alone.
bool canPrint(const formats::Document& content, PrintMode mode);

MadeJob printJob(const formats::Document& content, PrintChoice choice);

} // namespace fairway::editor::regatta
