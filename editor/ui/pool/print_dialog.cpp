#include "editor/ui/pool/print_dialog.h"

#include "editor/ui/pool/pool_layers.h"
#include "editor/ui/print/page_printout.h"
#include "formats/document/atomic_file.h"

namespace fairway::editor::pool {

namespace {

constexpr std::array papers{formats::a4, formats::a3, formats::letter};

} // namespace

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested)
    : PreviewDialog(parent, _("Print"), questions, content, std::move(suggested)) {
  std::vector<wxString> sizes;
  for (const formats::Paper& paper : papers) sizes.push_back(wxString(std::string(paper.name)));
  sizes.push_back(_("As large as the board"));
  const formats::PrintOptions plain;
  mode_ =
      addChoice(_("What"), {_("The pool as a poster"), _("Tiles to cut out, on both sides of the paper")});
  paper_ = addChoice(_("Paper"), sizes);
  square_ = addNumber(_("Squares (mm)"), leastSquare, formats::greatestUnit, usualSquare);
  margin_ = addNumber(_("Margin (mm)"), formats::leastMargin, 50, plain.margin);
  overlap_ = addNumber(_("Overlap (mm)"), 0, 50, plain.overlap);
  ink_ = addChoice(_("Ink"), {_("Full colour"), _("Little ink"), _("Gray")});
  addLayers(layersOffered(), formats::Layers().without(formats::pool::Layer::Labels));
  remember("/Print/Pool", {{"Mode", mode_},
                           {"Paper", paper_},
                           {"Square", square_},
                           {"Margin", margin_},
                           {"Overlap", overlap_},
                           {"Ink", ink_}});
  updateFields();
  addButton(wxID_SAVEAS, _("Save as &PDF..."), [this] { saveAsPdf(); });
  addButton(wxID_PRINT, _("P&rint..."), [this] { print(); });
  finish();
}

void PrintDialog::updateFields() {
  const bool poster = mode_->GetSelection() == static_cast<int>(PrintMode::Poster);
  const int board = static_cast<int>(papers.size());
  if (!poster && paper_->GetSelection() == board) paper_->SetSelection(0); // a page as large as what?
  overlap_->Enable(poster && paper_->GetSelection() != board);
}

void PrintDialog::fieldsChanged() {
  updateFields();
  changed();
}

PrintChoice PrintDialog::choice() const {
  PrintChoice choice;
  choice.mode = static_cast<PrintMode>(mode_->GetSelection());
  const auto paper = static_cast<std::size_t>(paper_->GetSelection());
  choice.onePage = paper == papers.size();
  choice.print.paper = papers[choice.onePage ? 0 : paper];
  choice.print.unit = square_->GetValue();
  choice.print.margin = margin_->GetValue();
  choice.print.overlap = overlap_->GetValue();
  choice.print.ink = static_cast<formats::Ink>(ink_->GetSelection());
  choice.print.layers = layers();
  return choice;
}

void PrintDialog::chooseMode(PrintMode mode) {
  mode_->SetSelection(static_cast<int>(mode));
  fieldsChanged();
}

std::function<PreviewDialog::Made()> PrintDialog::work() const {
  return [content = content_, choice = choice()] { return printedPages(content, choice); };
}

bool PrintDialog::saveAsPdf() {
  const auto file = questions_.fileToExport(this, _("Save as PDF"), suggested_, _("PDF (*.pdf)|*.pdf"));
  if (!file) return false;
  const auto pdf = printedPdf(content_, choice());
  formats::Problems problems = pdf ? formats::Problems() : pdf.fault();
  if (pdf)
    if (auto problem = formats::replaceFile(*file, *pdf)) problems.push_back(*problem);
  return wentWell(_("The PDF could not be written."), problems, *file);
}

void PrintDialog::print() {
  const auto pages = printedPages(content_, choice());
  if (!wentWell(_("There is nothing to print."), pages ? formats::Problems() : pages.fault())) return;
  printPages(this, *pages, GetTitle());
}

} // namespace fairway::editor::pool
