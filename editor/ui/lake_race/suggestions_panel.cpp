#include "editor/ui/lake_race/suggestions_panel.h"

#include "editor/model/lake_race/suggest/suggestion_edit.h"
#include "editor/model/lake_race/suggest/suggestion_words.h"
#include "editor/model/words/translation.h"
#include "editor/ui/dialogs/number_field.h"
#include "editor/ui/panels/text_list.h"

#include <wx/sizer.h>
#include <wx/wrapsizer.h>

namespace fairway::editor::lake_race {

using validator::lake_race::Goal;
using validator::lake_race::Suggestion;

namespace {

constexpr int searchSteps = 1000;
constexpr int searchPause = 100; // milliseconds

// In the order of the choice.
constexpr std::array goals{Goal::Kind::Fair, Goal::Kind::Even, Goal::Kind::Par, Goal::Kind::Clean};

wxSpinCtrl* number(wxWindow* parent, const wxString& name, const wxString& tip, int least, int most,
                   int first) {
  auto* field = new wxSpinCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, least,
                               most, first);
  field->SetName(name);
  field->SetToolTip(tip);
  return field;
}

} // namespace

class SuggestionList final : public TextList {
public:
  SuggestionList(wxWindow* parent, const SuggestionSearch& search)
      : TextList(parent, "suggestions", wxSize(300, 100)), search_(search) {
    addColumn(_("Change"), 130);
    addColumn(_("Before"), 150);
    addColumn(_("After"), 150);
    addColumn(_("Price"), 60);
    stretch(0);
  }

  void refill() {
    const auto* outcome = search_.outcome();
    SetItemCount(outcome ? static_cast<long>(outcome->suggestions.best.size()) : 0);
    Refresh();
  }

private:
  wxString OnGetItemText(long line, long column) const override {
    const auto* outcome = search_.outcome();
    if (!outcome || static_cast<std::size_t>(line) >= outcome->suggestions.best.size()) return "";
    const Suggestion& suggestion = outcome->suggestions.best[static_cast<std::size_t>(line)];
    const validator::lake_race::GoalFigures& before = outcome->suggestions.before;
    const Goal& goal = outcome->options.goal;
    switch (column) {
    case 0:
      return wxString::FromUTF8(editsInWords(outcome->draft, suggestion));
    case 1:
      return wxString::FromUTF8(figureInWords(before, goal));
    case 2:
      return wxString::FromUTF8(figureInWords(suggestion.figures, goal));
    default:
      return wxString::FromUTF8(priceOf(before, suggestion.figures));
    }
  }

  const SuggestionSearch& search_;
};

SuggestionsPanel::SuggestionsPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(560, 230))), timer_(this),
      search_([this](const Background::Deliver& deliver) { CallAfter(deliver); }),
      effects_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  SetName("suggestions panel");
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(makeFields(), wxSizerFlags().Expand().Border(wxLEFT | wxTOP, FromDIP(4)));
  options_ = makeOptions();
  sizer->Add(options_, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(4)));
  progress_ = new wxGauge(this, wxID_ANY, searchSteps, wxDefaultPosition, FromDIP(wxSize(90, 12)));
  progress_->SetName("progress");
  sizer->Add(progress_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(4)));
  sizer->Add(makeResult(), wxSizerFlags(1).Expand());
  SetSizer(sizer);
  showOptions(false);
  Bind(wxEVT_TIMER, [this](wxTimerEvent&) { updateProgress(); });
  search_.onChange = [this] { ended(); };
  effects_.onChange = [this] {
    timer_.Stop();
    chosenChanged();
  };
  updateControls();
  updateText();
}

void SuggestionsPanel::addField(wxSizer* row, const wxString& label, wxWindow* field) {
  auto* both = new wxBoxSizer(wxHORIZONTAL);
  if (!label.empty())
    both->Add(new wxStaticText(this, wxID_ANY, label),
              wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
  both->Add(field, wxSizerFlags().CentreVertical());
  row->Add(both, wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(6)));
}

// What is used always; as many in a row as the panel has room for.
wxSizer* SuggestionsPanel::makeFields() {
  auto* row = new wxWrapSizer(wxHORIZONTAL, 0);
  goal_ = new wxChoice(this, wxID_ANY);
  goal_->SetName("goal");
  goal_->SetToolTip(_("The goal that small edits should bring the board nearer to"));
  for (const wxString& text : {_("Fair seats"), _("Even assignments"), _("Par near"), _("Fewer findings")})
    goal_->Append(text);
  goal_->SetSelection(0);
  goal_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { updateControls(); });
  addField(row, "", goal_);
  par_ = new DecimalField(this, 1, 1000, 20, 0.5);
  par_->SetName("wanted par");
  par_->SetToolTip(_("Turns that a perfect boat should take"));
  addField(row, "", par_);
  start_ = new wxButton(this, wxID_ANY, _("Search"));
  start_->SetName("search");
  start_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { working() ? stop() : start(); });
  addField(row, "", start_);
  take_ = new wxButton(this, wxID_ANY, _("Apply"));
  take_->SetName("apply");
  take_->SetToolTip(_("Change the board as the chosen suggestion says, in one step"));
  take_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { take(); });
  addField(row, "", take_);
  all_ = new wxButton(this, wxID_ANY, _("All courses"));
  all_->SetName("all courses");
  all_->SetToolTip(_("Work out what the chosen suggestion does to every course of the lake"));
  all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { judgeAllCourses(); });
  addField(row, "", all_);
  more_ = new wxToggleButton(this, wxID_ANY, _("Options"));
  more_->SetName("options");
  more_->SetToolTip(_("How many edits are tried, and how they are judged"));
  more_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { showOptions(more_->GetValue()); });
  addField(row, "", more_);
  return row;
}

wxSizer* SuggestionsPanel::makeOptions() {
  auto* row = new wxWrapSizer(wxHORIZONTAL, 0);
  tries_ = number(this, "tries", _("How many edits are tried: more take longer"), 1, 100000, 200);
  addField(row, _("Tries"), tries_);
  players_ = number(this, "boats", _("Boats in the races by which edits are judged"), 2, 6, 4);
  addField(row, _("Boats"), players_);
  races_ = number(this, "judging-races", _("Races by which suggestions are judged at the end"), 100, 10000000,
                  validator::lake_race::SuggestOptions().freshRaces);
  addField(row, _("Races"), races_);
  seed_ = number(this, "seed", _("The same seed finds the same suggestions"), 0, 1000000000, 1);
  addField(row, _("Seed"), seed_);
  allow_ = new wxCheckBox(this, wxID_ANY, _("Allow new warnings"));
  allow_->SetName("allow new warnings");
  addField(row, "", allow_);
  return row;
}

void SuggestionsPanel::showOptions(bool shown) {
  GetSizer()->Show(options_, shown, true);
  Layout();
}

wxSizer* SuggestionsPanel::makeResult() {
  list_ = new SuggestionList(this, search_);
  for (const auto& type : {wxEVT_LIST_ITEM_SELECTED, wxEVT_LIST_ITEM_DESELECTED})
    list_->Bind(type, [this](wxListEvent&) { chosenChanged(); });
  list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent&) { take(); });
  whole_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(180, 100)),
                          wxTE_MULTILINE | wxTE_READONLY | wxBORDER_NONE);
  whole_->SetName("whole suggestion");
  auto* both = new wxBoxSizer(wxHORIZONTAL);
  both->Add(list_, wxSizerFlags(3).Expand());
  both->Add(whole_, wxSizerFlags(2).Expand().Border(wxLEFT | wxRIGHT, FromDIP(8)));
  return both;
}

void SuggestionsPanel::show(LakeWorkbench* bench) {
  bench_ = bench;
  shownRevision_.reset();
  boardChanged_ = false;
  search_.forget();
  effects_.forget();
  timer_.Stop();
  list_->refill();
  updateControls();
  updateText();
}

void SuggestionsPanel::update() {
  const std::size_t revision = bench_ ? bench_->document().revision() : 0;
  if (shownRevision_ == revision) return;
  if (shownRevision_ && working()) {
    boardChanged_ = true;
    stop();
  }
  if (shownRevision_) effects_.stop();
  shownRevision_ = revision;
  updateControls();
  updateText();
  if (onGhost) onGhost();
}

void SuggestionsPanel::setGoal(Goal::Kind goal) {
  for (std::size_t i = 0; i < goals.size(); ++i)
    if (goals[i] == goal) goal_->SetSelection(static_cast<int>(i));
  updateControls();
}

Goal SuggestionsPanel::goal() const {
  const Goal::Kind kind = goals[static_cast<std::size_t>(std::max(goal_->GetSelection(), 0))];
  if (kind != Goal::Kind::Par) return {kind, 0, ""};
  return {kind, par_->GetValue(), ""};
}

validator::lake_race::SuggestOptions SuggestionsPanel::options() const {
  validator::lake_race::SuggestOptions options;
  options.goal = goal();
  options.tries = tries_->GetValue();
  options.seed = static_cast<std::uint64_t>(seed_->GetValue());
  options.allowWarnings = allow_->GetValue();
  options.players = players_->GetValue();
  options.freshRaces = races_->GetValue();
  return options;
}

bool SuggestionsPanel::canStart() const {
  return bench_ && !working() && bench_->lake() &&
         (goal().kind != Goal::Kind::Even ||
          !bench_->document().content().is<formats::lake_race::CourseBody>());
}

void SuggestionsPanel::start() {
  if (!canStart()) return;
  boardChanged_ = false;
  if (list_->chosen()) list_->Select(*list_->chosen(), false);
  effects_.forget();
  if (search_.start(bench_->document(), options())) timer_.Start(searchPause);
  list_->refill();
  updateControls();
  updateText();
  if (onGhost) onGhost();
}

void SuggestionsPanel::stop() {
  search_.stop();
}

// A course is judged whole by its own suggestions.
bool SuggestionsPanel::canJudgeAllCourses() const {
  return chosen() && !search_.outcome()->draft.isCourse && !effects_.working() &&
         !effects_.isKnownInFull(static_cast<std::size_t>(*list_->chosen()));
}

void SuggestionsPanel::judgeAllCourses() {
  if (effects_.working()) return effects_.stop();
  if (!canJudgeAllCourses()) return;
  effects_.start(static_cast<std::size_t>(*list_->chosen()), search_.outcome()->draft.lake,
                 chosen()->after.lake);
  timer_.Start(searchPause);
  chosenChanged();
}

void SuggestionsPanel::updateProgress() {
  const double share = effects_.working() ? effects_.progress() : search_.progress();
  progress_->SetValue(static_cast<int>(searchSteps * share));
}

void SuggestionsPanel::updateAllCourses() {
  const bool counting = effects_.working();
  all_->SetLabel(counting ? _("Stop") : _("All courses"));
  all_->Enable(counting || canJudgeAllCourses());
}

wxString SuggestionsPanel::allCoursesText() const {
  if (effects_.working()) return _("All courses are being solved, before and after. You can keep working.");
  const auto* effect = effects_.effectOf(static_cast<std::size_t>(*list_->chosen()));
  return effect ? wxString::FromUTF8(effectInWords(*effect)) : wxString();
}

void SuggestionsPanel::ended() {
  timer_.Stop();
  list_->refill();
  updateControls();
  if (hasSuggestions())
    choose(0);
  else
    updateText();
}

bool SuggestionsPanel::hasSuggestions() const {
  return bench_ && search_.outcome() && !search_.outcome()->suggestions.best.empty() &&
         search_.fits(bench_->document());
}

const Suggestion* SuggestionsPanel::chosen() const {
  if (!hasSuggestions() || !list_->chosen()) return nullptr;
  return &search_.outcome()->suggestions.best[static_cast<std::size_t>(*list_->chosen())];
}

void SuggestionsPanel::choose(int line) {
  if (line < 0 || line >= list_->GetItemCount()) return;
  list_->Select(line);
  list_->Focus(line);
  chosenChanged();
}

void SuggestionsPanel::step(int by) {
  choose(list_->chosen() ? *list_->chosen() + by : 0);
}

void SuggestionsPanel::chosenChanged() {
  updateControls();
  updateText();
  if (onGhost) onGhost();
}

bool SuggestionsPanel::canTake() const {
  return chosen() != nullptr;
}

void SuggestionsPanel::take() {
  const Suggestion* suggestion = chosen();
  if (!suggestion) return;
  const SuggestionSearch::Outcome& outcome = *search_.outcome();
  const std::string step = say("Suggestion: {1}", {editsInWords(outcome.draft, *suggestion)});
  const validator::lake_race::Draft before = outcome.draft; // another document may come to the front
  std::optional<validator::lake_race::Draft> after = suggestion->after;
  if (pointsToItsLake(bench_->document().content()) && !(before.lake == after->lake) && onLakeOfCourse)
    after = onLakeOfCourse(before, std::move(*after), step);
  if (after) bench_->apply(takeSuggestion(bench_->document().content(), before, *after, step));
}

std::vector<Ghost> SuggestionsPanel::ghosts() const {
  const Suggestion* suggestion = IsShownOnScreen() ? chosen() : nullptr;
  return suggestion ? ghostsOf(search_.outcome()->draft, suggestion->after) : std::vector<Ghost>();
}

wxString SuggestionsPanel::caption() const {
  const Suggestion* suggestion = IsShownOnScreen() ? chosen() : nullptr;
  if (!suggestion) return "";
  const SuggestionSearch::Outcome& outcome = *search_.outcome();
  const auto utf8 = [](const std::string& text) { return wxString::FromUTF8(text); };
  return utf8(editsInWords(outcome.draft, *suggestion)) + "\n" +
         utf8(figureInWords(outcome.suggestions.before, outcome.options.goal)) +
         wxString::FromUTF8(" \u2192 ") + utf8(figureInWords(suggestion->figures, outcome.options.goal));
}

void SuggestionsPanel::updateControls() {
  const bool busy = working();
  const bool course = bench_ && bench_->document().content().is<formats::lake_race::CourseBody>();
  for (wxWindow* field : std::initializer_list<wxWindow*>{goal_, tries_, players_, races_, seed_, allow_})
    field->Enable(!busy);
  const Goal::Kind kind = goal().kind;
  par_->Enable(!busy && kind == Goal::Kind::Par);
  if (par_->IsShown() != (kind == Goal::Kind::Par)) {
    par_->Show(kind == Goal::Kind::Par);
    Layout();
  }
  const bool races = kind == Goal::Kind::Fair;
  races_->Enable(!busy && races);
  start_->SetLabel(busy ? _("Stop") : _("Search"));
  start_->SetToolTip(busy                                 ? _("Stop the search")
                     : course && kind == Goal::Kind::Even ? _("This goal compares the assignments of a lake")
                                                          : _("Look for small edits that help"));
  start_->Enable(busy || canStart());
  updateAllCourses();
  const bool waits = busy || effects_.working();
  if (!waits) progress_->SetValue(0);
  if (progress_->IsShown() != waits) {
    progress_->Show(waits);
    Layout();
  }
  take_->Enable(canTake());
}

wxString SuggestionsPanel::wholeText() const {
  const auto utf8 = [](const std::string& text) { return wxString::FromUTF8(text); };
  if (working()) return _("Searching. You can keep working; changing the board stops the search.");
  if (!search_.failure().empty())
    return wxString::Format(_("The search failed: %s."), utf8(search_.failure()));
  const SuggestionSearch::Outcome* outcome = search_.outcome();
  if (!outcome)
    return _(
        "Looks for up to three small edits together: cells, slots, buoys, arrows or tiles. Each is judged "
        "by races that the search did not use.");
  if (boardChanged_) return _("Stopped, because the board has changed. Search again for the board as it is.");
  if (bench_ && !search_.fits(bench_->document()))
    return _(
        "The board has changed since: these suggestions are for the board as it was. Undo brings it back; "
        "or search again.");
  const Suggestion* suggestion = chosen();
  if (!suggestion) {
    wxString text = utf8(outcomeInWords(*outcome));
    if (!outcome->refusal)
      text +=
          "\n\n" + _("Before:") + "\n" + utf8(figuresInFull(outcome->suggestions.before, outcome->options));
    return text;
  }
  wxString text = utf8(editsInWords(outcome->draft, *suggestion));
  text += "\n\n" + _("Before:") + "\n" + utf8(figuresInFull(outcome->suggestions.before, outcome->options));
  text += "\n\n" + _("After:") + "\n" + utf8(figuresInFull(suggestion->figures, outcome->options));
  if (const std::string price = priceOf(outcome->suggestions.before, suggestion->figures); !price.empty())
    text += "\n\n" + wxString::Format(_("Its price: more findings of %s."), utf8(price));
  if (const wxString all = allCoursesText(); !all.empty()) text += "\n\n" + all;
  return text;
}

void SuggestionsPanel::updateText() {
  const wxString text = wholeText();
  if (whole_->GetValue() == text) return;
  whole_->ChangeValue(text);
  whole_->SetInsertionPoint(0);
  whole_->ShowPosition(0);
}

} // namespace fairway::editor::lake_race
