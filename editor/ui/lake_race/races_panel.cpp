#include "editor/ui/lake_race/races_panel.h"

#include "editor/model/words/wording.h"
#include "editor/model/work/check_names.h"
#include "editor/ui/lake_race/race_lists.h"

#include "editor/ui/panels/scrolled_rows.h"
#include "rules/base/number_text.h"

#include <wx/config.h>
#include <wx/sizer.h>

#include <algorithm>
#include <map>

namespace fairway::editor::lake_race {

using fairway::lake_race::RaceLetter;

namespace {
const wxString orderUnder = "/Races/Order";

// A course that is made from a lake has the par that was worked out there.
std::shared_ptr<KnownPars> parsOfAllWindows() {
  static const auto pars = std::make_shared<KnownPars>();
  return pars;
}
} // namespace

RacesPanel::RacesPanel(wxWindow* parent)
    : ScrolledRows(parent, "races panel", {300, 280}),
      table_([this](const Background::Deliver& deliver) { CallAfter(deliver); }, parsOfAllWindows()) {
  pages_ = new wxSimplebook(this, wxID_ANY);
  pages_->AddPage(makeOverview(), "");
  for (const RaceLetter race : fairway::lake_race::allRaces)
    pages_->AddPage(lists_[static_cast<std::size_t>(race) + 1] = new AssignmentList(pages_, table_, race),
                    "");
  for (AssignmentList* list : lists_) {
    list->sort(RaceOrder::read(wxConfigBase::Get()->Read(orderUnder, "").utf8_string()));
    list->onSort = [this](const RaceOrder& order) { sort(order); };
    list->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { onLine(); });
    list->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent&) {
      if (const auto chosen = preview(); chosen && onNewCourse) onNewCourse(*chosen);
    });
  }
  races_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent& event) {
    turnTo(fairway::lake_race::allRaces[static_cast<std::size_t>(event.GetIndex())]);
  });
  desk_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
  desk_->SetName("course on the desk");
  desk_->SetFont(desk_->GetFont().Bold());
  desk_->Hide();
  note_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                           wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
  wxSizer* sizer = GetSizer();
  sizer->Add(makeTabs(), wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
  sizer->Add(desk_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
  sizer->Add(pages_, wxSizerFlags(1).Expand());
  sizer->Add(note_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
  makeButtons();
  makeRoomForPage();
  table_.onChange = [this] { tableChanged(); };
  updateButtons();
}

wxWindow* RacesPanel::makeOverview() {
  auto* page = new wxPanel(pages_, wxID_ANY);
  races_ = new RaceList(page, table_);
  races_->SetMinSize(FromDIP(wxSize(100, 112))); // its heading and three lines
  lists_[0] = new AssignmentList(page, table_, std::nullopt);
  lists_[0]->SetMinSize(leastOfList());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(races_, wxSizerFlags().Expand());
  sizer->Add(lists_[0], wxSizerFlags(1).Expand());
  page->SetSizer(sizer);
  return page;
}

wxSizer* RacesPanel::makeTabs() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  for (std::size_t i = 0; i < tabs_.size(); ++i) {
    const wxString text = i == 0 ? _("All") : wxString(letterOf(fairway::lake_race::allRaces[i - 1]));
    tabs_[i] = new wxToggleButton(this, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    tabs_[i]->SetToolTip(i == 0 ? _("All races")
                                : wxString::Format(_("The 24 assignments of race %s"), text));
    tabs_[i]->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
      turnTo(i == 0 ? std::nullopt : std::optional(fairway::lake_race::allRaces[i - 1]));
    });
    row->Add(tabs_[i], wxSizerFlags(1).Border(wxRIGHT, FromDIP(i + 1 < tabs_.size() ? 4 : 0)));
  }
  tabs_[0]->SetValue(true);
  return row;
}

void RacesPanel::makeButtons() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](const wxString& text, const wxString& tip, auto act) {
    auto* button = new SmallButton(this, text);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
    row->Add(button, wxSizerFlags().Border(wxLEFT, FromDIP(4)));
    return button;
  };
  par_ = add(_("Par"), _("Work out how many turns a perfect boat takes on this course"),
             [this] { workOutPar(); });
  allPars_ =
      add(_("All pars"), _("Work out par of all that are listed, one after the other; choose again to stop"),
          [this] { workOutAllPars(); });
  // As broad as it ever needs to be.
  const wxString label = allPars_->GetLabel();
  allPars_->SetLabel(wxString::Format(_("Stop (%zu)"), static_cast<std::size_t>(72)));
  const int stopping = allPars_->GetBestSize().x;
  allPars_->SetLabel(label);
  allPars_->SetMinSize({std::max(stopping, allPars_->GetBestSize().x), -1});
  newCourse_ = add(_("New course"), _("Make a course of this assignment, in a tab of its own"), [this] {
    if (const auto chosen = preview(); chosen && onNewCourse) onNewCourse(*chosen);
  });
  GetSizer()->Add(row, wxSizerFlags().Border(wxBOTTOM, FromDIP(4)));
}

int RacesPanel::leastWidth() const {
  return std::max(races_->leastWidth(), lists_[0]->leastWidth()) + FromDIP(6); // with the list's border
}

bool RacesPanel::canWorkOutPar() const {
  if (course()) return facts_ && facts_->route;
  return list()->assignment() && table_.known();
}

void RacesPanel::workOutPar() {
  if (!canWorkOutPar()) return;
  if (course()) return table_.askCoursePar();
  const ChosenAssignment chosen = *list()->assignment();
  table_.askPar(chosen.race, chosen.number);
}

void RacesPanel::workOutAllPars() {
  if (table_.parsWaiting() > 0) return table_.stopPars();
  for (const RaceLetter letter : fairway::lake_race::allRaces)
    if (!race() || race() == letter) table_.askAllPars(letter);
}

void RacesPanel::workOutAllVerdicts() {
  if (table_.parsWaiting() > 0) return table_.stopPars();
  for (const RaceLetter letter : fairway::lake_race::allRaces)
    if (!race() || race() == letter) table_.askAllPars(letter, ParWork::Raced);
}

void RacesPanel::learn(const CourseFacts& course, const ParAnswer& answer) {
  table_.learn({course.placement, course.choices}, answer);
}

void RacesPanel::setFacts(std::optional<CourseFacts> facts) {
  facts_ = std::move(facts);
  std::optional<ParQuestion> question;
  if (course() && facts_) question = ParQuestion{facts_->placement, facts_->choices};
  table_.showCourse(std::move(question));
  updateDesk();
  updateButtons();
}

// Arrows may be turned and buoys freed: then no line of the list speaks of the course that is on the desk.
void RacesPanel::updateDesk() {
  wxString text;
  if (course()) {
    const wxString route =
        facts_ && facts_->route ? wxString::Format("%d", facts_->route->steps) : wxString(_("none"));
    wxString par = wxString::FromUTF8("\u2013");
    if (const auto& known = table_.coursePar())
      par = known->turns ? wxString::FromUTF8(shownDecimals(withDecimals(*known->turns, 2)))
                         : wxString::FromUTF8(known->why);
    else if (table_.courseIsWaiting())
      par = wxString::FromUTF8("\u2026");
    text = wxString::Format(_("This course: route %s, par %s"), route, par);
  }
  if (desk_->GetLabel() != text) desk_->SetLabel(text);
  if (desk_->IsShown() == !text.empty()) return;
  desk_->Show(!text.empty());
  rowsChanged();
}

void RacesPanel::show(LakeWorkbench* bench) {
  bench_ = bench;
  facts_.reset();
  table_.showCourse(std::nullopt);
  shownPreview_.reset();
  shownRevision_.reset();
  const formats::lake_race::CourseBody* body = course();
  turnTo(body ? body->race : std::nullopt);
  update();
}

const formats::lake_race::CourseBody* RacesPanel::course() const {
  return bench_ ? courseOf(bench_->document().content()) : nullptr;
}

std::optional<RaceLetter> RacesPanel::race() const {
  const int tab = pages_->GetSelection();
  return tab > 0 ? std::optional(fairway::lake_race::allRaces[static_cast<std::size_t>(tab - 1)])
                 : std::nullopt;
}

std::optional<int> RacesPanel::shownAssignment() const {
  const std::optional<ChosenAssignment> chosen = list()->assignment();
  return chosen ? std::optional(chosen->number) : std::nullopt;
}

AssignmentList* RacesPanel::list() const {
  return lists_[static_cast<std::size_t>(std::max(0, pages_->GetSelection()))];
}

std::optional<ChosenAssignment> RacesPanel::preview() const {
  return bench_ && !course() ? list()->assignment() : std::nullopt;
}

void RacesPanel::turnTo(std::optional<RaceLetter> race) {
  const std::size_t page = race ? static_cast<std::size_t>(*race) + 1 : 0;
  for (std::size_t i = 0; i < tabs_.size(); ++i) tabs_[i]->SetValue(i == page);
  pages_->ChangeSelection(page);
  makeRoomForPage();
  onTab();
}

// The list of one race needs less than the overview: in a low window its buttons are in sight.
void RacesPanel::makeRoomForPage() {
  wxSizer* overview = pages_->GetPage(0)->GetSizer();
  pages_->SetMinSize(race() ? leastOfList() : overview->GetMinSize());
  rowsChanged();
}

void RacesPanel::choose(int number) {
  if (race()) choose({*race(), number});
}

void RacesPanel::choose(const ChosenAssignment& course) {
  list()->choose(course);
}

void RacesPanel::chooseWhenKnown(const ChosenAssignment& wanted) {
  turnTo(wanted.race);
  wanted_ = wanted;
  chooseWanted();
}

// The lines of a document that has just been opened are still being worked out.
void RacesPanel::chooseWanted() {
  if (!wanted_ || table_.race(wanted_->race).rows.empty()) return;
  const ChosenAssignment wanted = *std::exchange(wanted_, std::nullopt);
  if (race() == wanted.race) choose(wanted.number);
}

// All races alike, and the next time too.
void RacesPanel::sort(const RaceOrder& order) {
  wxConfigBase::Get()->Write(orderUnder, wxString::FromUTF8(order.text()));
  for (AssignmentList* list : lists_)
    if (list->order() != order) list->sort(order);
}

void RacesPanel::update() {
  if (const std::size_t revision = bench_ ? bench_->document().revision() : 0; shownRevision_ != revision) {
    shownRevision_ = revision;
    table_.show(bench_ ? bench_->lake() : std::nullopt);
  }
  followCourse();
  updateButtons();
}

void RacesPanel::tableChanged() {
  races_->tableChanged();
  for (AssignmentList* list : lists_) list->tableChanged();
  chooseWanted();
  followCourse();
  updateNote();
  updateDesk();
  updateButtons();
  showPreview();
  if (onTable) onTable();
}

// The list shows where the course is, however it got there: the line follows.
void RacesPanel::followCourse() {
  const formats::lake_race::CourseBody* body = course();
  if (body && !body->race && list()->chosen() && !following_) {
    following_ = true; // free buoys stand on no line of the list
    list()->Select(*list()->chosen(), false);
    following_ = false;
  }
  if (!body || !body->race || !bench_->hasBoard() || (race() && race() != body->race) || following_) return;
  const auto placement = placementOf(*body, bench_->board());
  const auto assignment = placement ? assignmentOf(bench_->board(), *body->race, *placement) : std::nullopt;
  std::optional<ChosenAssignment> wanted;
  if (assignment) wanted = {*body->race, numberOf(*assignment)};
  if (list()->assignment() == wanted || (wanted && !list()->lists(*wanted))) return;
  following_ = true;
  if (wanted)
    choose(*wanted);
  else
    list()->Select(*list()->chosen(), false);
  following_ = false;
}

void RacesPanel::onTab() {
  if (!bench_) return;
  if (race()) bench_->options().slotRace = *race(); // what one sets next belongs to what one looks at
  followCourse();
  updateNote();
  updateButtons();
  showPreview();
  if (onTable) onTable();
}

void RacesPanel::onLine() {
  updateNote();
  updateButtons();
  const std::optional<ChosenAssignment> chosen = list()->assignment();
  if (following_ || !chosen) return;
  if (course() && bench_->hasBoard())
    bench_->apply(assignBuoys(*course(), bench_->board(), chosen->race, assignmentNumbered(chosen->number)));
  showPreview();
}

void RacesPanel::showPreview() {
  if (preview() == shownPreview_) return;
  shownPreview_ = preview();
  if (bench_) bench_->setPreview(shownPreview_);
  if (onPreview) onPreview();
}

// Of the chosen course; where there are none, or none is chosen, of all that are listed.
wxString RacesPanel::warningsText() const {
  const auto shown = [](const std::string& code) { return wxString::FromUTF8(shownCheck(code)); };
  wxString names;
  if (const auto chosen = list()->assignment()) {
    const auto& warnings = table_.race(chosen->race).warnings;
    if (const auto index = static_cast<std::size_t>(chosen->number); index < warnings.size())
      for (const std::string& code : warnings[index]) names += (names.empty() ? "" : ", ") + shown(code);
    if (!names.empty()) return wxString::Format(_("Warnings on this course: %s"), names);
  }
  std::map<std::string, int> findings;
  for (const RaceLetter letter : fairway::lake_race::allRaces)
    if (!race() || race() == letter)
      for (const auto& [code, count] : table_.race(letter).findings()) findings[code] += count;
  for (const auto& [code, count] : findings)
    names += (names.empty() ? "" : ", ") + shown(code) + wxString::Format(" (%d)", count);
  return names.empty() ? names : wxString::Format(_("Warnings on its courses: %s"), names);
}

void RacesPanel::updateNote() {
  wxString text;
  if (const auto letter = race(); letter && table_.race(*letter).rows.empty() && table_.known())
    text = wxString::Format(_("Race %c has %d of the four slots it needs."), letterOf(*letter),
                            table_.race(*letter).slots);
  if (const wxString warnings = warningsText(); !warnings.empty()) text = warnings;
  if (note_->GetLabel() != text) note_->SetLabel(text), note_->SetToolTip(text);
  const bool shown = !text.empty();
  if (note_->IsShown() == shown) return;
  note_->Show(shown);
  rowsChanged();
}

void RacesPanel::updateButtons() {
  par_->Enable(canWorkOutPar());
  const auto hasRows = [this](RaceLetter letter) {
    return (!race() || race() == letter) && !table_.race(letter).rows.empty();
  };
  allPars_->Enable(
      std::any_of(fairway::lake_race::allRaces.begin(), fairway::lake_race::allRaces.end(), hasRows));
  const wxString label = table_.parsWaiting() > 0 ? wxString::Format(_("Stop (%zu)"), table_.parsWaiting())
                                                  : wxString(_("All pars"));
  if (allPars_->GetLabel() != label) allPars_->SetLabel(label);
  newCourse_->Enable(preview().has_value());
}

} // namespace fairway::editor::lake_race
