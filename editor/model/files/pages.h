#pragma once

#include "formats/export/subject.h"
#include "formats/print/print_job.h"

// Documents for others, as files and on paper: the same code as `fairway export` and `fairway print`. A game
// makes a document ready, with the choices of its own; the rest is the same for all. References are absolute.
namespace fairway::editor {

// How a picture of a document looks.
struct ExportChoice {
  std::optional<formats::ThemeName> theme; // none: the document's own
  formats::Layers layers;                  // those that have something to show
  std::optional<double> unit;              // millimetres of one unit of the board; none: what is usual
  double dpi = 150;                        // of a PNG
  bool legend = true;
};

// A document made ready to be written.
struct Exporting {
  std::shared_ptr<const formats::Subject> subject;
  std::function<Result<std::unique_ptr<formats::Scene>, formats::Problems>()> scene; // for pictures
};
using MadeExport = Result<Exporting, formats::Problems>;

// Writes it in the form of the file's ending. What went wrong, or nothing.
formats::Problems exportTo(const std::filesystem::path& file, const MadeExport& made,
                           const ExportChoice& choice);
// The picture that would be written, to look at.
Result<formats::Pages, formats::Problems> exportPreview(const MadeExport& made, const ExportChoice& choice);

using MadeJob = Result<formats::PrintJob, formats::Problems>;

// The pages, to look at and to print; or the PDF file's bytes, the same as the command's.
Result<formats::Pages, formats::Problems> printedPages(const MadeJob& job);
Result<std::string, formats::Problems> printedPdf(const MadeJob& job);

} // namespace fairway::editor
