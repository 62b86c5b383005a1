#include "editor/ui/lake_race/print_dialog.h"

#include "editor/ui/lake_race/lake_layers.h"
#include "editor/ui/print/page_printout.h"
#include "formats/document/atomic_file.h"

namespace fairway::editor::lake_race {

namespace {

enum AssignmentLine : int { FirstLine, AllLine, SomeLine };

int otherSize() { // its line, below the papers that have names
  return static_cast<int>(formats::namedPapers().size());
}

int asTheBoard() {
  return otherSize() + 1;
}

std::string withoutBlanks(const wxTextCtrl& field) {
  wxString text = field.GetValue();
  text.Replace(" ", "");
  return text.utf8_string();
}

} // namespace

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested)
    : PreviewDialog(parent, _("Print"), questions, content, std::move(suggested)) {
  const formats::PrintOptions plain;
  addModes();
  addPaper();
  hex_ = addNumber(_("Hexes (mm)"), formats::leastUnit, formats::greatestUnit, plain.unit);
  margin_ = addNumber(_("Margin (mm)"), formats::leastMargin, 50, plain.margin);
  overlap_ = addNumber(_("Overlap (mm)"), 0, 50, plain.overlap);
  backX_ = addNumber(_("Backs moved right (mm)"), -20, 20, 0);
  backY_ = addNumber(_("Backs moved down (mm)"), -20, 20, 0);
  for (wxSpinCtrlDouble* field : {backX_, backY_}) field->SetDigits(1);
  ink_ = addChoice(_("Ink"), {_("Full colour"), _("Little ink"), _("Gray")});
  pages_ = addText(_("Pages"), _("all, or 1,4-6"));
  addLayers(layersOffered(), formats::Layers().without(formats::lake_race::Layer::Labels));
  remember("/Print", {{"Mode", mode_},
                      {"Par", par_},
                      {"PaperSize", paper_},
                      {"OtherSize", size_},
                      {"Landscape", landscape_},
                      {"Hex", hex_},
                      {"Margin", margin_},
                      {"Overlap", overlap_},
                      {"BackX", backX_},
                      {"BackY", backY_},
                      {"Ink", ink_}});
  updateFields();
  addButton(wxID_SAVEAS, _("Save as &PDF..."), [this] { saveAsPdf(); });
  addButton(wxID_PRINT, _("P&rint..."), [this] { print(); });
  finish();
}

void PrintDialog::addModes() {
  std::vector<wxString> names;
  for (const auto& [mode, name] : {std::pair{PrintMode::Sheet, _("A sheet for each course")},
                                   {PrintMode::Booklet, _("A booklet of courses")},
                                   {PrintMode::Cards, _("Cards of courses to cut out")},
                                   {PrintMode::Poster, _("The board as a poster")},
                                   {PrintMode::Tiles, _("Tiles to cut out")}}) {
    if (!canPrint(content_, mode)) continue;
    modes_.push_back(mode);
    names.push_back(name);
  }
  mode_ = addChoice(_("What"), names);
  assignments_ = addChoice(
      _("Assignments"), {_("The first that can be raced"), _("All that can be raced"), _("Some of the 24")});
  numbers_ = addText(_("Their numbers"), "1,4-6");
  par_ = addCheck(_("With par"));
  par_->SetToolTip(_("How many turns a perfect boat takes; working it out takes about a second a course"));
}

void PrintDialog::addPaper() {
  std::vector<wxString> sizes;
  int usual = 0;
  for (const formats::Paper& paper : formats::namedPapers()) {
    if (paper.name == formats::a4.name) usual = static_cast<int>(sizes.size());
    sizes.push_back(wxString(std::string(paper.name)));
  }
  sizes.push_back(_("Another size"));
  sizes.push_back(_("As large as the board"));
  paper_ = addChoice(_("Paper"), sizes);
  paper_->SetSelection(usual);
  size_ = addText(_("Width x height (mm)"), "200x300");
  landscape_ = addCheck(_("Landscape"));
}

void PrintDialog::updateFields() {
  // Sheets are for one course, the others for all of them.
  if (const PrintMode now = mode(); now != shownMode_ && printsCourses(now)) {
    if (assignments_->GetSelection() != SomeLine)
      assignments_->SetSelection(now == PrintMode::Sheet ? FirstLine : AllLine);
  }
  shownMode_ = mode();
  const bool poster = mode() == PrintMode::Poster;
  if (!poster && paper_->GetSelection() == asTheBoard())
    for (unsigned i = 0; i < paper_->GetCount(); ++i) // a page as large as what?
      if (paper_->GetString(i) == std::string(formats::a4.name)) paper_->SetSelection(static_cast<int>(i));
  const bool board = paper_->GetSelection() == asTheBoard();
  const bool courses = printsCourses(mode()) && hasAssignments(content_);
  showField(assignments_, courses);
  showField(numbers_, courses && assignments_->GetSelection() == SomeLine);
  showField(par_, printsCourses(mode()));
  showField(size_, paper_->GetSelection() == otherSize());
  showField(landscape_, !board);
  showField(overlap_, poster && !board);
  for (wxWindow* field : {backX_, backY_}) showField(field, mode() == PrintMode::Tiles);
}

void PrintDialog::fieldsChanged() {
  updateFields();
  if (const wxString wrong = whatIsWrong(); !wrong.empty()) return showText(wrong);
  if (choice().par) showText(_("Working out par..."));
  changed();
}

std::optional<formats::Paper> PrintDialog::paper() const {
  if (paper_->GetSelection() == asTheBoard()) return std::nullopt;
  return formats::paperNamed(paper_->GetSelection() == otherSize()
                                 ? withoutBlanks(*size_)
                                 : paper_->GetStringSelection().utf8_string());
}

std::optional<formats::lake_race::AssignmentChoice> PrintDialog::assignments() const {
  formats::lake_race::AssignmentChoice choice;
  if (!printsCourses(mode()) || !hasAssignments(content_)) return choice;
  choice.all = assignments_->GetSelection() == AllLine;
  if (assignments_->GetSelection() != SomeLine) return choice;
  return formats::lake_race::AssignmentChoice::read(withoutBlanks(*numbers_));
}

std::optional<formats::PageChoice> PrintDialog::pages() const {
  const std::string text = withoutBlanks(*pages_);
  return text.empty() ? formats::PageChoice() : formats::PageChoice::read(text);
}

wxString PrintDialog::whatIsWrong() const {
  if (!assignments()) return _("Give numbers of assignments from 1 to 24, such as 1,4-6.");
  if (!paper() && paper_->GetSelection() != asTheBoard())
    return _("Give the paper's width and height, such as 200x300; 100 to 2000 mm.");
  if (!pages()) return _("Give page numbers such as 1,4-6,9-.");
  return {};
}

PrintChoice PrintDialog::choice() const {
  PrintChoice choice;
  choice.mode = mode();
  choice.par = par_->GetValue() && printsCourses(choice.mode);
  choice.onePage = paper_->GetSelection() == asTheBoard();
  choice.assignments = assignments().value_or(formats::lake_race::AssignmentChoice());
  choice.backOffset = {backX_->GetValue(), backY_->GetValue()};
  choice.print.paper = paper().value_or(formats::a4);
  choice.print.landscape = landscape_->GetValue() && !choice.onePage;
  choice.print.unit = hex_->GetValue();
  choice.print.margin = margin_->GetValue();
  choice.print.overlap = overlap_->GetValue();
  choice.print.ink = static_cast<formats::Ink>(ink_->GetSelection());
  choice.print.layers = layers();
  choice.print.pages = pages().value_or(formats::PageChoice());
  return choice;
}

void PrintDialog::choose(const PrintChoice& choice) {
  for (std::size_t i = 0; i < modes_.size(); ++i)
    if (modes_[i] == choice.mode) mode_->SetSelection(static_cast<int>(i));
  const formats::Paper& paper = choice.print.paper;
  par_->SetValue(choice.par);
  paper_->SetSelection(otherSize());
  for (unsigned i = 0; i < paper_->GetCount(); ++i)
    if (paper_->GetString(i) == std::string(paper.name)) paper_->SetSelection(static_cast<int>(i));
  if (paper.name.empty()) size_->ChangeValue(wxString::Format("%gx%g", paper.width, paper.height));
  if (choice.onePage) paper_->SetSelection(asTheBoard());
  landscape_->SetValue(choice.print.landscape);
  hex_->SetValue(choice.print.unit);
  margin_->SetValue(choice.print.margin);
  overlap_->SetValue(choice.print.overlap);
  backX_->SetValue(choice.backOffset.x);
  backY_->SetValue(choice.backOffset.y);
  ink_->SetSelection(static_cast<int>(choice.print.ink));
  fieldsChanged();
}

void PrintDialog::chooseAssignments(const wxString& numbers) {
  assignments_->SetSelection(numbers.empty() ? FirstLine : numbers == "all" ? AllLine : SomeLine);
  numbers_->ChangeValue(assignments_->GetSelection() == SomeLine ? numbers : wxString());
  fieldsChanged();
}

void PrintDialog::choosePages(const wxString& numbers) {
  pages_->ChangeValue(numbers);
  fieldsChanged();
}

std::function<PreviewDialog::Made()> PrintDialog::work() const {
  const int mine = ++*latest_; // another choice, and what is being solved for this one is of no use
  return [content = content_, choice = choice(), pars = pars_, latest = latest_, mine] {
    return printedPages(content, choice, pars.get(), [&] { return *latest != mine; });
  };
}

PrintDialog::~PrintDialog() {
  ++*latest_;
}

bool PrintDialog::parIsThere() {
  if (!choice().par || settled()) return true;
  return questions_.tell(this, _("Par is still being worked out."), _("Wait until the pages are shown.")),
         false;
}

bool PrintDialog::saveAsPdf() {
  if (const wxString wrong = whatIsWrong(); !wrong.empty())
    return questions_.tell(this, _("There is nothing to print."), wrong), false;
  if (!parIsThere()) return false;
  const auto file = questions_.fileToExport(this, _("Save as PDF"), suggested_, _("PDF (*.pdf)|*.pdf"));
  if (!file) return false;
  const auto pdf = printedPdf(content_, choice(), pars_.get());
  formats::Problems problems = pdf ? formats::Problems() : pdf.fault();
  if (pdf)
    if (auto problem = formats::replaceFile(*file, *pdf)) problems.push_back(*problem);
  return wentWell(_("The PDF could not be written."), problems, *file);
}

void PrintDialog::print() {
  if (const wxString wrong = whatIsWrong(); !wrong.empty())
    return questions_.tell(this, _("There is nothing to print."), wrong);
  if (!parIsThere()) return;
  const auto pages = printedPages(content_, choice(), pars_.get());
  if (!wentWell(_("There is nothing to print."), pages ? formats::Problems() : pages.fault())) return;
  printPages(this, *pages, GetTitle());
}

} // namespace fairway::editor::lake_race
