#include "editor/ui/dialogs/print_dialog.h"

#include "editor/ui/dialogs/waiting_box.h"
#include "editor/ui/print/page_printout.h"
#include "formats/document/writer.h"
#include "formats/print/facts_sheet.h"

namespace fairway::editor {

namespace {

int otherSize() { // its line, below the papers that have names
  return static_cast<int>(formats::namedPapers().size());
}

void selectPaper(wxChoice& field, const formats::Paper& paper) {
  field.SetSelection(otherSize());
  for (unsigned i = 0; i < field.GetCount(); ++i)
    if (field.GetString(i) == std::string(paper.name)) field.SetSelection(static_cast<int>(i));
}

} // namespace

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested)
    : PreviewDialog(parent, _("Print"), questions, content, std::move(suggested)) {}

void PrintDialog::addModes(std::vector<std::pair<int, wxString>> modes) {
  std::vector<wxString> names;
  for (auto& [mode, name] : modes) {
    modes_.push_back(mode);
    names.push_back(name);
  }
  mode_ = addChoice(_("What"), names);
}

void PrintDialog::addPaper(const wxString& asTheBoard) {
  std::vector<wxString> sizes;
  for (const formats::Paper& paper : formats::namedPapers())
    sizes.push_back(wxString(std::string(paper.name)));
  sizes.push_back(_("Another size"));
  if (!asTheBoard.empty()) {
    asTheBoard_ = static_cast<int>(sizes.size());
    sizes.push_back(asTheBoard);
  }
  paper_ = addChoice(_("Paper"), sizes);
  selectPaper(*paper_, formats::a4);
  size_ = addText(_("Width x height (mm)"), "200x300");
  landscape_ = addCheck(_("Landscape"));
}

void PrintDialog::addUnit(const wxString& label, double least, double usual) {
  unit_ = addNumber(label, least, formats::greatestUnit, usual);
}

void PrintDialog::addEdges(bool backs) {
  const formats::PrintOptions plain;
  margin_ = addNumber(_("Margin (mm)"), formats::leastMargin, 50, plain.margin);
  if (asTheBoard_ >= 0) overlap_ = addNumber(_("Overlap (mm)"), 0, 50, plain.overlap);
  if (backs) {
    backX_ = addNumber(_("Backs moved right (mm)"), -20, 20, 0, 1);
    backY_ = addNumber(_("Backs moved down (mm)"), -20, 20, 0, 1);
  }
  ink_ = addChoice(_("Ink"), {_("Full colour"), _("Little ink"), _("Gray")});
  pages_ = addText(_("Pages"), _("all, or 1,4-6"));
}

void PrintDialog::finishWith(const wxString& section, std::vector<std::pair<wxString, wxWindow*>> own) {
  facts_ = addCheck(_("A page with what is known"));
  facts_->SetToolTip(_("What Analysis says of the board, in sentences; judge it first (F8)"));
  showField(facts_, false); // until it is offered
  const std::initializer_list<std::pair<wxString, wxWindow*>> shared{
      {"Mode", mode_},     {"PaperSize", paper_}, {"OtherSize", size_}, {"Landscape", landscape_},
      {"Margin", margin_}, {"Overlap", overlap_}, {"BackX", backX_},    {"BackY", backY_},
      {"Ink", ink_},       {"Unit", unit_},       {"Facts", facts_}};
  for (const auto& row : shared)
    if (row.second != nullptr) own.push_back(row);
  remember(section, std::move(own));
  updateFields();
  addButton(wxID_SAVEAS, _("Save as &PDF..."), [this] { saveAsPdf(); });
  addButton(wxID_PRINT, _("P&rint..."), [this] { print(); });
  finish();
}

void PrintDialog::updateFields() {
  if (!isPoster() && onePage()) selectPaper(*paper_, formats::a4); // a page as large as what?
  showField(size_, paper_->GetSelection() == otherSize());
  showField(landscape_, !onePage());
  if (overlap_ != nullptr) showField(overlap_, isPoster() && !onePage());
  if (backX_ == nullptr) return;
  for (wxWindow* field : {backX_, backY_}) showField(field, hasBacks());
}

void PrintDialog::fieldsChanged() {
  updateFields();
  if (const wxString wrong = whatIsWrong(); !wrong.empty()) return showText(wrong);
  if (const wxString waiting = whatTakesTime(); !waiting.empty()) showText(waiting);
  changed();
}

std::string PrintDialog::withoutBlanks(const wxTextCtrl& field) {
  wxString text = field.GetValue();
  text.Replace(" ", "");
  return text.utf8_string();
}

std::optional<formats::Paper> PrintDialog::paper() const {
  if (onePage()) return std::nullopt;
  return formats::paperNamed(paper_->GetSelection() == otherSize()
                                 ? withoutBlanks(*size_)
                                 : paper_->GetStringSelection().utf8_string());
}

std::optional<formats::PageChoice> PrintDialog::pages() const {
  const std::string text = withoutBlanks(*pages_);
  return text.empty() ? formats::PageChoice() : formats::PageChoice::read(text);
}

wxString PrintDialog::whatIsWrong() const {
  if (!paper() && !onePage())
    return _("Enter the paper's width and height, such as 200x300; 100 to 2000 mm.");
  if (!pages()) return _("Enter page numbers such as 1,4-6,9-.");
  return {};
}

formats::PrintOptions PrintDialog::options() const {
  formats::PrintOptions options;
  options.paper = paper().value_or(formats::a4);
  options.landscape = landscape_->GetValue() && !onePage();
  if (unit_ != nullptr) options.unit = unit_->GetValue();
  options.margin = margin_->GetValue();
  if (overlap_ != nullptr) options.overlap = overlap_->GetValue();
  options.ink = static_cast<formats::Ink>(ink_->GetSelection());
  options.layers = layers();
  options.pages = pages().value_or(formats::PageChoice());
  return options;
}

formats::Point PrintDialog::backOffset() const {
  return backX_ != nullptr ? formats::Point{backX_->GetValue(), backY_->GetValue()} : formats::Point{};
}

void PrintDialog::chooseMode(int mode) {
  for (std::size_t i = 0; i < modes_.size(); ++i)
    if (modes_[i] == mode) mode_->SetSelection(static_cast<int>(i));
  fieldsChanged();
}

void PrintDialog::choose(const formats::PrintOptions& options, bool onePage, formats::Point backOffset) {
  const formats::Paper& paper = options.paper;
  selectPaper(*paper_, paper);
  if (paper.name.empty()) size_->ChangeValue(wxString::Format("%gx%g", paper.width, paper.height));
  if (onePage) paper_->SetSelection(asTheBoard_);
  landscape_->SetValue(options.landscape);
  if (unit_ != nullptr) unit_->SetValue(options.unit);
  margin_->SetValue(options.margin);
  if (overlap_ != nullptr) overlap_->SetValue(options.overlap);
  if (backX_ != nullptr) {
    backX_->SetValue(backOffset.x);
    backY_->SetValue(backOffset.y);
  }
  ink_->SetSelection(static_cast<int>(options.ink));
  fieldsChanged();
}

void PrintDialog::offerFacts(std::vector<Phrase> sentences) {
  known_ = std::move(sentences);
  showField(facts_, true);
  facts_->Enable(!known_.empty());
  if (printsFacts()) fieldsChanged();
}

std::function<MadeJob()> PrintDialog::wholeJob() const {
  if (!printsFacts()) return job();
  return [make = job(), known = known_]() -> MadeJob {
    MadeJob made = make();
    if (!made) return made;
    return formats::withFacts(std::move(made).value(), known);
  };
}

void PrintDialog::choosePages(const wxString& numbers) {
  pages_->ChangeValue(numbers);
  fieldsChanged();
}

std::function<PreviewDialog::Made()> PrintDialog::work() const {
  return [make = wholeJob()] { return printedPages(make()); };
}

bool PrintDialog::mayPrint() {
  const wxString wrong = whatIsWrong();
  if (!wrong.empty()) questions_.tell(this, _("There is nothing to print."), wrong);
  return wrong.empty() && isReady();
}

namespace {

// What `draw` makes of the job, off the window's thread; none: the user cancelled.
template <class Drawn>
std::optional<Result<Drawn, formats::Problems>>
drawnBehindABox(wxWindow* parent, const wxString& text, const std::function<MadeJob()>& make,
                Result<Drawn, formats::Problems> (*draw)(const MadeJob&)) {
  std::optional<Result<Drawn, formats::Problems>> drawn;
  WaitingBox box(parent, text, [&](validator::WorkWatch& watch) {
    MadeJob job = make();
    if (job)
      job->options.progress = [&watch](double share) {
        watch.advance(share);
        return !watch.stopWanted();
      };
    drawn.emplace(draw(job));
  });
  const WaitingBox::Outcome outcome = box.run();
  if (outcome == WaitingBox::Outcome::Cancelled) return std::nullopt;
  if (outcome == WaitingBox::Outcome::Failed)
    drawn.emplace(formats::Problems{{"", 0, 0, "", box.whyFailed()}});
  return drawn;
}

} // namespace

// The file is written when all pages are drawn, and whole: what is cancelled leaves no trace.
bool PrintDialog::saveAsPdf() {
  if (!mayPrint()) return false;
  const auto file = questions_.fileToExport(this, _("Save as PDF"), suggested_, _("PDF (*.pdf)|*.pdf"));
  if (!file) return false;
  const auto pdf = drawnBehindABox(this, _("The pages are being drawn..."), wholeJob(), printedPdf);
  if (!pdf) return false;
  formats::Problems problems = *pdf ? formats::Problems() : pdf->fault();
  if (*pdf)
    if (auto problem = formats::replaceFile(*file, **pdf)) problems.push_back(*problem);
  return wentWell(_("The PDF could not be written."), problems, *file);
}

void PrintDialog::print() {
  if (!mayPrint()) return;
  const auto pages = drawnBehindABox(this, _("The pages are being drawn..."), wholeJob(), printedPages);
  if (!pages) return;
  if (!wentWell(_("There is nothing to print."), *pages ? formats::Problems() : pages->fault())) return;
  printPages(this, **pages, GetTitle());
}

} // namespace fairway::editor
