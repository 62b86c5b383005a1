#include "editor/ui/river/river_print_dialog.h"

#include "editor/model/river/export_file.h"
#include "editor/ui/print/page_printout.h"
#include "formats/document/atomic_file.h"

namespace fairway::editor::river {

namespace {

constexpr std::array papers{formats::a4, formats::a3, formats::letter};

} // namespace

RiverPrintDialog::RiverPrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                                   std::filesystem::path suggested)
    : PreviewDialog(parent, _("Print"), questions, content, std::move(suggested)) {
  std::vector<wxString> sizes;
  for (const formats::Paper& paper : papers) sizes.push_back(wxString(std::string(paper.name)));
  const formats::river::CutSetOptions plain;
  paper_ = addChoice(_("Paper"), sizes);
  card_ = addNumber(_("Card width (mm)"), formats::river::leastCard, formats::river::greatestCard,
                    plain.card.width);
  margin_ = addNumber(_("Margin (mm)"), formats::leastMargin, 50, plain.print.margin);
  ink_ = addChoice(_("Ink"), {_("Full colour"), _("Little ink"), _("Gray")});
  backs_ = new wxCheckBox(this, wxID_ANY, _("Backs too, for both sides"));
  backs_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { changed(); });
  add("", backs_);
  remember("/Print/River",
           {{"Paper", paper_}, {"Card", card_}, {"Margin", margin_}, {"Ink", ink_}, {"Backs", backs_}});
  addButton(wxID_SAVEAS, _("Save as &PDF..."), [this] { saveAsPdf(); });
  addButton(wxID_PRINT, _("P&rint..."), [this] { print(); });
  finish();
}

formats::river::CutSetOptions RiverPrintDialog::choice() const {
  formats::river::CutSetOptions options;
  options.print.paper = papers[static_cast<std::size_t>(paper_->GetSelection())];
  options.print.margin = margin_->GetValue();
  options.print.ink = static_cast<formats::Ink>(ink_->GetSelection());
  const formats::river::CardSize usual;
  options.card = {card_->GetValue(), card_->GetValue() * usual.height / usual.width};
  options.doubleSided = backs_->GetValue();
  return options;
}

std::function<PreviewDialog::Made()> RiverPrintDialog::work() const {
  return [content = content_, options = choice()] { return printedPages(content, options); };
}

bool RiverPrintDialog::saveAsPdf() {
  const auto file = questions_.fileToExport(this, _("Save as PDF"), suggested_, _("PDF (*.pdf)|*.pdf"));
  if (!file) return false;
  const auto pdf = printedPdf(content_, choice());
  formats::Problems problems = pdf ? formats::Problems() : pdf.fault();
  if (pdf)
    if (auto problem = formats::replaceFile(*file, *pdf)) problems.push_back(*problem);
  return wentWell(_("The PDF could not be written."), problems, *file);
}

void RiverPrintDialog::print() {
  const auto pages = printedPages(content_, choice());
  if (!wentWell(_("There is nothing to print."), pages ? formats::Problems() : pages.fault())) return;
  printPages(this, *pages, GetTitle());
}

} // namespace fairway::editor::river
