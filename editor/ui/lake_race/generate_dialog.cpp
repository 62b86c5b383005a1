#include "editor/ui/lake_race/generate_dialog.h"

#include "editor/model/lake_race/suggest/suggestion_words.h"
#include "editor/model/words/wording.h"
#include "editor/ui/dialogs/number_field.h"
#include "editor/ui/lake_race/lake_thumbnail.h"
#include "rules/base/number_text.h"

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

namespace fairway::editor::lake_race {

using validator::lake_race::GeneratedLake;

namespace {

constexpr int progressSteps = 1000;
constexpr int progressPause = 100; // milliseconds
const wxSize pictureSize(190, 176);

constexpr std::array symmetries{validator::lake_race::Symmetry::None, validator::lake_race::Symmetry::Turn,
                                validator::lake_race::Symmetry::Mirror};

wxSpinCtrl* number(wxWindow* parent, const wxString& name, int least, int most, int first) {
  auto* field = new wxSpinCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, least,
                               most, first);
  field->SetName(name);
  return field;
}

DecimalField* turns(wxWindow* parent, const wxString& name, double first) {
  auto* field = new DecimalField(parent, 1, 1000, first, 0.5);
  field->SetName(name);
  return field;
}

wxSizer* fromTo(wxWindow* parent, wxWindow* from, wxWindow* to) {
  auto* both = new wxBoxSizer(wxHORIZONTAL);
  both->Add(from, wxSizerFlags(1));
  both->Add(new wxStaticText(parent, wxID_ANY, _("to")),
            wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, parent->FromDIP(6)));
  both->Add(to, wxSizerFlags(1));
  return both;
}

wxString parsOf(const GeneratedLake& lake) {
  wxString pars;
  for (const double par : lake.pars)
    pars += (pars.empty() ? "" : ", ") + wxString::FromUTF8(shownDecimals(withDecimals(par, 1)));
  return pars;
}

} // namespace

GenerateDialog::GenerateDialog(wxWindow* parent)
    : wxDialog(parent, wxID_ANY, _("New generated lake"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      timer_(this), generator_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  auto* columns = new wxBoxSizer(wxHORIZONTAL);
  columns->Add(makeFields(), wxSizerFlags().Border(wxRIGHT, FromDIP(16)));
  columns->Add(makePage(), wxSizerFlags(1).Expand());
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(columns, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
  outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
  if (wxWindow* open = FindWindow(wxID_OK)) open->SetLabel(_("Open"));
  generate_->SetDefault(); // Enter opens a lake once one is chosen
  Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    progress_->SetValue(static_cast<int>(progressSteps * generator_.progress()));
  });
  generator_.onChange = [this] { ended(); };
  SetSizerAndFit(outer);
  updateControls();
  CentreOnParent();
}

wxSizer* GenerateDialog::makeFields() {
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(10, 6)));
  grid->AddGrowableCol(1);
  const auto add = [&](const wxString& label, auto* field) {
    grid->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
    grid->Add(field, wxSizerFlags().Expand());
  };
  add(_("Columns"), columns_ = number(this, "columns", 10, 60, 24));
  add(_("Rows"), rows_ = number(this, "rows", 10, 60, 24));
  add(_("Land, per cent"), land_ = number(this, "land", 0, 40, 15));
  smallest_ = number(this, "smallest-island", 1, 60, 3);
  largest_ = number(this, "largest-island", 1, 60, 12);
  add(_("Cells per island"), fromTo(this, smallest_, largest_));
  symmetry_ = new wxChoice(this, wxID_ANY);
  symmetry_->SetName("symmetry");
  for (const wxString& text : {_("None"), _("Half turn"), _("Left-right")}) symmetry_->Append(text);
  symmetry_->SetSelection(0);
  add(_("Symmetry"), symmetry_);
  add(_("Boats"), players_ = number(this, "boats", 2, 6, 4));
  limitPar_ = new wxCheckBox(this, wxID_ANY, _("Par from"));
  limitPar_->SetName("limit par");
  leastPar_ = turns(this, "least-par", 18);
  mostPar_ = turns(this, "greatest-par", 24);
  grid->Add(limitPar_, wxSizerFlags().CentreVertical());
  grid->Add(fromTo(this, leastPar_, mostPar_), wxSizerFlags().Expand());
  add(_("How many"), count_ = number(this, "how-many", 1, 100, 5));
  add(_("Seed"), seed_ = number(this, "seed", 0, 1000000000, static_cast<int>(freshSeed())));
  const auto follow = [this](wxWindow* field, const auto& type) {
    field->Bind(type, [this](auto& event) {
      event.Skip();
      updateControls();
    });
  };
  for (wxWindow* field : std::initializer_list<wxWindow*>{rows_, smallest_, largest_})
    follow(field, wxEVT_SPINCTRL);
  for (wxWindow* field : std::initializer_list<wxWindow*>{leastPar_, mostPar_})
    follow(field, wxEVT_SPINCTRLDOUBLE);
  follow(symmetry_, wxEVT_CHOICE);
  follow(limitPar_, wxEVT_CHECKBOX);
  generate_ = new wxButton(this, wxID_ANY, _("Generate"));
  generate_->SetName("generate");
  generate_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    if (generator_.working())
      generator_.stop();
    else
      start();
  });
  progress_ = new wxGauge(this, wxID_ANY, progressSteps, wxDefaultPosition, FromDIP(wxSize(120, -1)));
  progress_->SetName("progress");
  auto* fields = new wxBoxSizer(wxVERTICAL);
  fields->Add(grid, wxSizerFlags().Expand());
  fields->Add(generate_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(12)));
  fields->Add(progress_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
  return fields;
}

wxSizer* GenerateDialog::makePage() {
  auto* column = new wxBoxSizer(wxVERTICAL);
  state_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
  state_->SetName("state");
  state_->SetMinSize(wxSize(-1, 2 * GetCharHeight() + FromDIP(4)));
  page_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(660, 500)),
                               wxVSCROLL | wxTAB_TRAVERSAL | wxBORDER_THEME);
  page_->SetName("generated lakes");
  page_->SetMinSize(FromDIP(wxSize(440, 300)));
  page_->SetScrollRate(0, FromDIP(20));
  page_->SetSizer(new wxWrapSizer(wxHORIZONTAL, 0));
  // wxWrapSizer breaks its lines by the width that it is given last.
  page_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    page_->FitInside();
  });
  column->Add(state_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(6)));
  column->Add(page_, wxSizerFlags(1).Expand());
  return column;
}

validator::lake_race::GenerateOptions GenerateDialog::options() const {
  validator::lake_race::GenerateOptions options;
  options.shores.columns = columns_->GetValue();
  options.shores.rows = rows_->GetValue();
  options.shores.land = land_->GetValue() / 100.0;
  options.shores.smallestIsland = smallest_->GetValue();
  options.shores.largestIsland = largest_->GetValue();
  options.shores.symmetry = symmetries[static_cast<std::size_t>(std::max(symmetry_->GetSelection(), 0))];
  options.players = players_->GetValue();
  if (limitPar_->GetValue()) options.par = {leastPar_->GetValue(), mostPar_->GetValue()};
  options.count = count_->GetValue();
  options.seed = static_cast<std::uint64_t>(seed_->GetValue());
  return options;
}

void GenerateDialog::start() {
  if (generator_.working() || !whyNot().empty()) return;
  generator_.start(options());
  timer_.Start(progressPause);
  fillPage();
  updateControls();
}

void GenerateDialog::ended() {
  timer_.Stop();
  fillPage();
  updateControls();
}

void GenerateDialog::fillPage() {
  chosen_.reset();
  pictures_.clear();
  page_->GetSizer()->Clear(true);
  for (std::size_t i = 0; i < generator_.found().size(); ++i)
    page_->GetSizer()->Add(cardOf(generator_.found()[i], i), wxSizerFlags().Border(wxALL, FromDIP(6)));
  page_->FitInside();
  page_->Layout();
}

// The picture is a button; below it what it is called and what is known of it.
wxSizer* GenerateDialog::cardOf(const GeneratedLake& lake, std::size_t number) {
  const wxString name = wxString::FromUTF8(lake.name);
  auto* button = new wxToggleButton(page_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetBitmap(lakeThumbnail(*page_, lake.lake, FromDIP(pictureSize)));
  button->SetName(name);
  button->SetToolTip(name);
  button->Bind(wxEVT_TOGGLEBUTTON, [this, number](wxCommandEvent&) { choose(number); });
  button->Bind(wxEVT_LEFT_DCLICK, [this, number](wxMouseEvent&) {
    choose(number);
    EndModal(wxID_OK);
  });
  pictures_.push_back(button);
  auto* card = new wxBoxSizer(wxVERTICAL);
  card->Add(button);
  const auto line = [&](const wxString& text) {
    auto* label = new wxStaticText(page_, wxID_ANY, text);
    card->Add(label, wxSizerFlags().Border(wxLEFT, FromDIP(4)));
    return label;
  };
  wxStaticText* title = line(name);
  title->SetFont(title->GetFont().Bold());
  line(wxString::Format(_("par %s"), parsOf(lake)));
  line(wxString::Format(_("worst seat %s points off"),
                        wxString::FromUTF8(shownDecimals(withDecimals(100 * lake.worstSeat, 1)))));
  line(wxString::FromUTF8(verdictsInWords(lake)));
  line(wxString::FromUTF8(warningsInWords(lake)));
  line(wxString::Format(_("the longest route is %s times the shortest"),
                        wxString::FromUTF8(shownDecimals(withDecimals(lake.routeRatio, 2)))))
      ->SetToolTip(_("The longest route of a race's 24 assignments against its shortest"));
  return card;
}

void GenerateDialog::choose(std::size_t number) {
  if (number >= pictures_.size()) return;
  chosen_ = number;
  for (std::size_t i = 0; i < pictures_.size(); ++i) pictures_[i]->SetValue(i == number);
  updateControls();
  if (auto* open = dynamic_cast<wxButton*>(FindWindow(wxID_OK))) open->SetDefault();
}

std::unique_ptr<EditedDocument> GenerateDialog::made() const {
  if (!chosen_) return nullptr;
  auto document =
      std::make_unique<EditedDocument>(documentOf(generator_.found()[*chosen_], generator_.options().seed));
  document->markUnsaved();
  return document;
}

wxString GenerateDialog::whyNot() const {
  if (symmetry_->GetSelection() == 1 && rows_->GetValue() % 2 != 0)
    return _("A lake that is the same after half a turn needs an even number of rows.");
  if (smallest_->GetValue() > largest_->GetValue())
    return _("The smallest island cannot be larger than the largest.");
  if (limitPar_->GetValue() && leastPar_->GetValue() > mostPar_->GetValue())
    return _("The lowest par cannot be greater than the highest.");
  return "";
}

// Over as many lines as it takes.
void GenerateDialog::showState() {
  if (shownState_ == state()) return;
  shownState_ = state();
  state_->SetLabel(shownState_);
  state_->Wrap(std::max(page_->GetSize().x, page_->GetMinSize().x));
  Layout();
}

wxString GenerateDialog::state() const {
  const auto found = generator_.found().size();
  if (generator_.working())
    return _("Lakes are being drawn, solved and raced. Stop keeps what has been found.");
  if (!generator_.failure().empty())
    return wxString::Format(_("It failed: %s."), wxString::FromUTF8(generator_.failure()));
  if (const wxString why = whyNot(); !why.empty()) return why;
  if (found > 0 && !generator_.stopped() && found < static_cast<std::size_t>(generator_.options().count))
    return wxString::Format(_("Found only %zu: try less land, smaller islands or a wider range of par."),
                            found);
  if (found > 0)
    return _(
        "The best first: with the fewest unfair courses, then the fewest warnings. Choose one and open it.");
  if (timer_.GetInterval() == 0)
    return _(
        "Lakes with slots for three races that pass all quick checks. The deep ones say which are fair.");
  return generator_.stopped()
             ? _("Nothing had been found when you stopped it.")
             : _("Nothing was found: try less land, smaller islands or a wider range of par.");
}

void GenerateDialog::updateControls() {
  const bool busy = generator_.working();
  for (wxWindow* field : std::initializer_list<wxWindow*>{columns_, rows_, land_, smallest_, largest_,
                                                          symmetry_, players_, limitPar_, count_, seed_})
    field->Enable(!busy);
  for (wxWindow* field : {leastPar_, mostPar_}) field->Enable(!busy && limitPar_->GetValue());
  generate_->SetLabel(busy ? _("Stop") : _("Generate"));
  generate_->Enable(busy || whyNot().empty());
  if (!busy) progress_->SetValue(0);
  if (wxWindow* open = FindWindow(wxID_OK)) open->Enable(!busy && chosen_.has_value());
  showState();
}

std::unique_ptr<EditedDocument> askGeneratedLake(wxWindow* parent) {
  GenerateDialog dialog(parent);
  return dialog.ShowModal() == wxID_OK ? dialog.made() : nullptr;
}

} // namespace fairway::editor::lake_race
