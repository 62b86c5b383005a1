#include "editor/ui/regatta/print_dialog.h"

#include "editor/ui/print/page_printout.h"
#include "editor/ui/regatta/regatta_layers.h"
#include "formats/document/atomic_file.h"
#include "formats/regatta/picture/layers.h"

#include <wx/config.h>

namespace fairway::editor::regatta {

namespace {

// A choice of last time, or what is usual.
int recalled(const wxString& key, int count, int usual) {
  const long value = wxConfigBase::Get()->ReadLong("/RegattaPrint/" + key, usual);
  return value >= 0 && value < count ? static_cast<int>(value) : usual;
}

} // namespace

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested)
    : PreviewDialog(parent, _("Print"), questions, content, std::move(suggested)) {
  std::vector<wxString> names;
  for (const auto& [mode, name] : {std::pair{PrintMode::Sheet, _("A plan with all distances")},
                                   {PrintMode::Poster, _("The table as a poster")},
                                   {PrintMode::Cards, _("Cards to cut out")},
                                   {PrintMode::Pieces, _("Boats and buoys to cut out")}}) {
    if (!canPrint(content, mode)) continue;
    modes_.push_back(mode);
    names.push_back(name);
  }
  mode_ = addChoice(_("What"), names);
  std::vector<wxString> sizes;
  for (const formats::Paper& paper : formats::namedPapers())
    sizes.push_back(wxString(std::string(paper.name)));
  sizes.push_back(_("As large as the table"));
  paper_ = addChoice(_("Paper"), sizes);
  for (std::size_t i = 0; i < formats::namedPapers().size(); ++i)
    if (formats::namedPapers()[i].name == formats::a4.name) paper_->SetSelection(static_cast<int>(i));
  const formats::PrintOptions plain;
  margin_ = addNumber(_("Margin (mm)"), formats::leastMargin, 50, plain.margin);
  overlap_ = addNumber(_("Overlap (mm)"), 0, 50, plain.overlap);
  ink_ = addChoice(_("Ink"), {_("Full colour"), _("Little ink"), _("Gray")});
  backs_ = new wxCheckBox(this, wxID_ANY, _("Backs of the cards, for printing on both sides"));
  backs_->SetValue(true);
  backs_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { fieldsChanged(); });
  add("", backs_);
  if (canPrint(content, PrintMode::Sheet))
    addLayers(layersOffered(content), formats::Layers().without(formats::regatta::TableLayer::Route));
  recallChoices();
  updateFields();
  addButton(wxID_SAVEAS, _("Save as &PDF..."), [this] { saveAsPdf(); });
  addButton(wxID_PRINT, _("P&rint..."), [this] { print(); });
  finish();
}

void PrintDialog::recallChoices() {
  const int mode = recalled("Mode", static_cast<int>(PrintMode::Pieces) + 1, 0);
  for (std::size_t i = 0; i < modes_.size(); ++i)
    if (static_cast<int>(modes_[i]) == mode) mode_->SetSelection(static_cast<int>(i));
  paper_->SetSelection(recalled("Paper", static_cast<int>(paper_->GetCount()), paper_->GetSelection()));
  ink_->SetSelection(recalled("Ink", static_cast<int>(ink_->GetCount()), 0));
  const wxConfigBase* config = wxConfigBase::Get();
  margin_->SetValue(config->ReadDouble("/RegattaPrint/Margin", margin_->GetValue())); // kept within its range
  overlap_->SetValue(config->ReadDouble("/RegattaPrint/Overlap", overlap_->GetValue()));
  backs_->SetValue(config->ReadBool("/RegattaPrint/Backs", true));
}

void PrintDialog::keepChoices() const {
  wxConfigBase* config = wxConfigBase::Get();
  config->Write("/RegattaPrint/Mode", static_cast<long>(choice().mode));
  config->Write("/RegattaPrint/Paper", static_cast<long>(paper_->GetSelection()));
  config->Write("/RegattaPrint/Ink", static_cast<long>(ink_->GetSelection()));
  config->Write("/RegattaPrint/Margin", margin_->GetValue());
  config->Write("/RegattaPrint/Overlap", overlap_->GetValue());
  config->Write("/RegattaPrint/Backs", backs_->GetValue());
}

void PrintDialog::updateFields() {
  const PrintMode mode = modes_[static_cast<std::size_t>(mode_->GetSelection())];
  const int table = static_cast<int>(formats::namedPapers().size());
  if (mode != PrintMode::Poster && paper_->GetSelection() == table) paper_->SetSelection(1);
  overlap_->Enable(mode == PrintMode::Poster && paper_->GetSelection() != table);
  backs_->Enable(mode == PrintMode::Cards);
}

void PrintDialog::fieldsChanged() {
  updateFields();
  changed();
}

PrintChoice PrintDialog::choice() const {
  PrintChoice choice;
  choice.mode = modes_[static_cast<std::size_t>(mode_->GetSelection())];
  const auto paper = static_cast<std::size_t>(paper_->GetSelection());
  choice.onePage = paper == formats::namedPapers().size();
  choice.print.paper = choice.onePage ? formats::a4 : formats::namedPapers()[paper];
  choice.print.margin = margin_->GetValue();
  choice.print.overlap = overlap_->GetValue();
  choice.print.ink = static_cast<formats::Ink>(ink_->GetSelection());
  choice.print.layers = layers();
  choice.backs = backs_->GetValue();
  return choice;
}

void PrintDialog::choose(PrintMode mode) {
  for (std::size_t i = 0; i < modes_.size(); ++i)
    if (modes_[i] == mode) mode_->SetSelection(static_cast<int>(i));
  fieldsChanged();
}

std::function<PreviewDialog::Made()> PrintDialog::work() const {
  return [content = content_, choice = choice()] { return printedPages(content, choice); };
}

bool PrintDialog::saveAsPdf() {
  const auto file = questions_.fileToExport(this, _("Save as PDF"), suggested_, _("PDF (*.pdf)|*.pdf"));
  if (!file) return false;
  keepChoices();
  const auto pdf = printedPdf(content_, choice());
  formats::Problems problems = pdf ? formats::Problems() : pdf.fault();
  if (pdf)
    if (auto problem = formats::replaceFile(*file, *pdf)) problems.push_back(*problem);
  return wentWell(_("The PDF could not be written."), problems, *file);
}

void PrintDialog::print() {
  keepChoices();
  const auto pages = printedPages(content_, choice());
  if (!wentWell(_("There is nothing to print."), pages ? formats::Problems() : pages.fault())) return;
  printPages(this, *pages, GetTitle());
}

} // namespace fairway::editor::regatta
