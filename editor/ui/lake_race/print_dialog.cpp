#include "editor/ui/lake_race/print_dialog.h"

#include "editor/ui/lake_race/lake_layers.h"
#include "editor/ui/print/page_printout.h"
#include "formats/document/atomic_file.h"

#include <wx/config.h>

#include <array>

namespace fairway::editor {

namespace {

constexpr std::array papers{formats::a4, formats::a3, formats::letter};

// A choice that the configuration names; the first if it names none that there is.
int known(const wxString& key, int count) {
  const long value = wxConfigBase::Get()->ReadLong("/Print/" + key, 0);
  return value >= 0 && value < count ? static_cast<int>(value) : 0;
}

} // namespace

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested)
    : PreviewDialog(parent, _("Print"), questions, content, std::move(suggested)) {
  std::vector<wxString> modes{_("A sheet for each course"), _("The board as a poster")};
  if (canPrint(content, PrintMode::Tiles)) modes.push_back(_("Tiles to cut out"));
  std::vector<wxString> sizes;
  for (const formats::Paper& paper : papers) sizes.push_back(wxString(std::string(paper.name)));
  sizes.push_back(_("As large as the board"));
  const formats::PrintOptions plain;
  mode_ = addChoice(_("What"), modes);
  paper_ = addChoice(_("Paper"), sizes);
  hex_ = addNumber(_("Hexes (mm)"), formats::leastUnit, formats::greatestUnit, plain.unit);
  margin_ = addNumber(_("Margin (mm)"), formats::leastMargin, 50, plain.margin);
  overlap_ = addNumber(_("Overlap (mm)"), 0, 50, plain.overlap);
  ink_ = addChoice(_("Ink"), {_("Full colour"), _("Little ink"), _("Gray")});
  addLayers(layersOffered(), formats::Layers().without(formats::Layer::Labels));
  readChoices();
  addButton(wxID_SAVEAS, _("Save as &PDF..."), [this] { saveAsPdf(); });
  addButton(wxID_PRINT, _("P&rint..."), [this] { print(); });
  finish();
}

void PrintDialog::readChoices() {
  mode_->SetSelection(known("Mode", static_cast<int>(mode_->GetCount())));
  paper_->SetSelection(known("Paper", static_cast<int>(paper_->GetCount())));
  ink_->SetSelection(known("Ink", static_cast<int>(ink_->GetCount())));
  hex_->SetValue(wxConfigBase::Get()->ReadDouble("/Print/Hex", hex_->GetValue())); // kept within its range
  updateFields();
}

void PrintDialog::keepChoices() const {
  wxConfigBase* config = wxConfigBase::Get();
  config->Write("/Print/Mode", static_cast<long>(mode_->GetSelection()));
  config->Write("/Print/Paper", static_cast<long>(paper_->GetSelection()));
  config->Write("/Print/Ink", static_cast<long>(ink_->GetSelection()));
  config->Write("/Print/Hex", hex_->GetValue());
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
  choice.print.unit = hex_->GetValue();
  choice.print.margin = margin_->GetValue();
  choice.print.overlap = overlap_->GetValue();
  choice.print.ink = static_cast<formats::Ink>(ink_->GetSelection());
  choice.print.layers = layers();
  return choice;
}

void PrintDialog::choose(const PrintChoice& choice) {
  mode_->SetSelection(static_cast<int>(choice.mode));
  for (std::size_t i = 0; i < papers.size(); ++i)
    if (papers[i].name == choice.print.paper.name) paper_->SetSelection(static_cast<int>(i));
  if (choice.onePage) paper_->SetSelection(static_cast<int>(papers.size()));
  hex_->SetValue(choice.print.unit);
  margin_->SetValue(choice.print.margin);
  overlap_->SetValue(choice.print.overlap);
  ink_->SetSelection(static_cast<int>(choice.print.ink));
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
  if (!wentWell(_("The PDF could not be written."), problems, *file)) return false;
  keepChoices();
  return true;
}

void PrintDialog::print() {
  const auto pages = printedPages(content_, choice());
  if (!wentWell(_("There is nothing to print."), pages ? formats::Problems() : pages.fault())) return;
  keepChoices();
  printPages(this, *pages, GetTitle());
}

} // namespace fairway::editor
