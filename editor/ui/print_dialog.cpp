#include "editor/ui/print_dialog.h"

#include "editor/model/wording.h"
#include "editor/ui/page_printout.h"
#include "formats/atomic_file.h"

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
    : PreviewDialog(parent, _("Print")), questions_(questions), content_(content),
      suggested_(std::move(suggested)), mode_(new wxChoice(this, wxID_ANY)),
      paper_(new wxChoice(this, wxID_ANY)), hex_(new wxSpinCtrlDouble(this, wxID_ANY)),
      margin_(new wxSpinCtrlDouble(this, wxID_ANY)), overlap_(new wxSpinCtrlDouble(this, wxID_ANY)),
      ink_(new wxChoice(this, wxID_ANY)) {
  for (const wxString& text : {_("A sheet for each course"), _("The board as a poster")}) mode_->Append(text);
  if (canPrint(content, PrintMode::Tiles)) mode_->Append(_("Tiles to cut out"));
  for (const formats::Paper& paper : papers) paper_->Append(wxString(std::string(paper.name)));
  paper_->Append(_("As large as the board"));
  hex_->SetRange(formats::leastHex, formats::greatestHex);
  margin_->SetRange(formats::leastMargin, 50);
  overlap_->SetRange(0, 50);
  for (const wxString& text : {_("Full colour"), _("Little ink"), _("Gray")}) ink_->Append(text);
  add(_("What"), mode_);
  add(_("Paper"), paper_);
  add(_("Hexes (mm)"), hex_);
  add(_("Margin (mm)"), margin_);
  add(_("Overlap (mm)"), overlap_);
  add(_("Ink"), ink_);
  addLayers(formats::Layers().without(formats::Layer::Labels));
  readChoices();
  for (wxChoice* field : {mode_, paper_, ink_})
    field->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { updateFields(), changed(); });
  for (wxSpinCtrlDouble* field : {hex_, margin_, overlap_})
    field->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { changed(); });
  auto* save = new wxButton(this, wxID_SAVEAS, _("Save as &PDF..."));
  save->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { saveAsPdf(); });
  auto* paper = new wxButton(this, wxID_PRINT, _("P&rint..."));
  paper->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { print(); });
  finish({new wxButton(this, wxID_CLOSE, _("&Close")), save, paper});
}

void PrintDialog::readChoices() {
  const PrintChoice plain;
  mode_->SetSelection(known("Mode", static_cast<int>(mode_->GetCount())));
  paper_->SetSelection(known("Paper", static_cast<int>(paper_->GetCount())));
  ink_->SetSelection(known("Ink", static_cast<int>(ink_->GetCount())));
  hex_->SetValue(wxConfigBase::Get()->ReadDouble("/Print/Hex", plain.print.hex)); // kept within its range
  margin_->SetValue(plain.print.margin);
  overlap_->SetValue(plain.print.overlap);
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

PrintChoice PrintDialog::choice() const {
  PrintChoice choice;
  choice.mode = static_cast<PrintMode>(mode_->GetSelection());
  const auto paper = static_cast<std::size_t>(paper_->GetSelection());
  choice.onePage = paper == papers.size();
  choice.print.paper = papers[choice.onePage ? 0 : paper];
  choice.print.hex = hex_->GetValue();
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
  hex_->SetValue(choice.print.hex);
  margin_->SetValue(choice.print.margin);
  overlap_->SetValue(choice.print.overlap);
  ink_->SetSelection(static_cast<int>(choice.print.ink));
  updateFields();
  changed();
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
  if (!problems.empty())
    questions_.tell(this, _("The PDF could not be written."), wxString::FromUTF8(shownText(problems)));
  else
    keepChoices();
  return problems.empty();
}

void PrintDialog::print() {
  auto pages = printedPages(content_, choice());
  if (!pages)
    return questions_.tell(this, _("There is nothing to print."),
                           wxString::FromUTF8(shownText(pages.fault())));
  keepChoices();
  printPages(this, *pages, GetTitle());
}

} // namespace fairway::editor
