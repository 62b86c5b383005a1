#include "editor/ui/lake_race/race_lists.h"

#include "editor/model/lake_race/analysis/course_analysis.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using fairway::lake_race::RaceLetter;

namespace {
const wxSize firstSize(260, 90);
} // namespace

RaceList::RaceList(wxWindow* parent, const RaceTable& table)
    : TextList(parent, "races", firstSize), table_(table) {
  addColumn("", 40); // the letters speak for themselves, and headings need the room
  addColumn(_("Slots"), 40);
  addColumn(_("Raceable"), 76);
  addColumn(_("Routes"), 66);
  addColumn(_("Warned"), 60);
  stretch(3);
  SetItemCount(3);
}

void RaceList::tableChanged() {
  Refresh();
}

wxString RaceList::OnGetItemText(long line, long column) const {
  const RaceLetter letter = fairway::lake_race::allRaces[static_cast<std::size_t>(line)];
  const RaceTable::Race& race = table_.race(letter);
  const RouteSummary summary = summaryOf(race.rows);
  switch (column) {
  case 0:
    return wxString(letterOf(letter));
  case 1:
    return table_.hasLake() ? wxString::Format("%d", race.slots)
                            : wxString(); // of an unfinished board nothing
  case 2:
    return race.rows.empty() ? wxString() : wxString::Format(_("%d of 24"), summary.raceable);
  case 3:
    return summary.raceable == 0
               ? wxString()
               : wxString::Format(wxString::FromUTF8("%d \u2013 %d"), summary.shortest, summary.longest);
  default:
    return race.rows.empty() ? wxString() : wxString::Format("%d", race.warned());
  }
}

AssignmentList::AssignmentList(wxWindow* parent, const RaceTable& table, std::optional<RaceLetter> race)
    : TextList(parent, race ? wxString("assignments ") + letterOf(*race) : wxString("courses"), firstSize),
      table_(table), race_(race) {
  addColumn("", race ? 28 : 42, wxLIST_FORMAT_RIGHT);
  addColumn(_("Buoys 0, 1, 2, 3"), 152);
  addColumn(_("Route"), 44, wxLIST_FORMAT_RIGHT);
  addColumn(_("Par"), 48, wxLIST_FORMAT_RIGHT);
  using enum validator::Fairness;
  std::vector<wxString> verdicts;
  for (const auto verdict : {Fair, Neutral, Unfair, Undecided})
    verdicts.push_back(wxString::FromUTF8(shownVerdict(verdict)));
  addColumn(_("Verdict"), 60, verdicts);
  addColumn("!", 28, wxLIST_FORMAT_RIGHT); // how many warnings; the note below names those of a chosen line
  stretch(1);
  Bind(wxEVT_LIST_COL_CLICK, [this](wxListEvent& event) {
    if (event.GetColumn() < 0) return;
    sort(order_.clicked(static_cast<RaceOrder::By>(event.GetColumn())));
    if (onSort) onSort(order_);
  });
}

void AssignmentList::sort(const RaceOrder& order) {
  order_ = order;
  if (order == RaceOrder())
    RemoveSortIndicator();
  else
    ShowSortIndicator(static_cast<int>(order.by), !order.descending);
  tableChanged();
}

std::optional<ChosenAssignment> AssignmentList::assignment() const {
  const std::optional<int> line = chosen();
  return line && static_cast<std::size_t>(*line) < lines_.size()
             ? std::optional(lines_[static_cast<std::size_t>(*line)])
             : std::nullopt;
}

bool AssignmentList::lists(const ChosenAssignment& course) const {
  return std::find(lines_.begin(), lines_.end(), course) != lines_.end();
}

void AssignmentList::choose(const ChosenAssignment& course) {
  const auto found = std::find(lines_.begin(), lines_.end(), course);
  if (found == lines_.end()) return;
  Select(found - lines_.begin());
  EnsureVisible(found - lines_.begin());
}

// What is chosen stays chosen, wherever it goes.
void AssignmentList::arrange() {
  std::vector<ListedRace> races;
  for (const RaceLetter letter : fairway::lake_race::allRaces)
    if (!race_ || race_ == letter) races.push_back({letter, &table_.race(letter)});
  std::vector<ChosenAssignment> lines = linesOf(races, order_);
  if (lines == lines_) return;
  const std::optional<ChosenAssignment> before = assignment();
  const std::optional<int> line = chosen();
  lines_ = std::move(lines);
  if (GetItemCount() != static_cast<long>(lines_.size())) SetItemCount(static_cast<long>(lines_.size()));
  if (!before || assignment() == before) return;
  SetEvtHandlerEnabled(false); // nothing else is chosen
  if (line && *line < GetItemCount()) Select(*line, false);
  choose(*before);
  SetEvtHandlerEnabled(true);
}

void AssignmentList::tableChanged() {
  arrange();
  Refresh();
}

wxString AssignmentList::parText(const ChosenAssignment& course) const {
  const auto& par = table_.race(course.race).pars[static_cast<std::size_t>(course.number)];
  if (par)
    return par->turns ? wxString::FromUTF8(shownDecimals(withDecimals(*par->turns, 2)))
                      : wxString::FromUTF8(par->why);
  return table_.isWaiting(course.race, course.number) ? wxString::FromUTF8("\u2026") : wxString();
}

wxString AssignmentList::warningsText(const ChosenAssignment& course) const {
  const auto& warnings = table_.race(course.race).warnings;
  const auto index = static_cast<std::size_t>(course.number);
  return index < warnings.size() && !warnings[index].empty() ? wxString::Format("%zu", warnings[index].size())
                                                             : wxString();
}

wxString AssignmentList::OnGetItemText(long index, long column) const {
  const auto line = static_cast<std::size_t>(index);
  if (line >= lines_.size()) return "";
  const ChosenAssignment& course = lines_[line];
  const RaceTable::Race& race = table_.race(course.race);
  const auto number = static_cast<std::size_t>(course.number);
  if (number >= race.rows.size()) return "";
  const validator::lake_race::Assignment& row = race.rows[number];
  switch (static_cast<RaceOrder::By>(column)) {
  case RaceOrder::By::Number:
    return (race_ ? wxString() : wxString(letterOf(course.race)) + " ") +
           wxString::Format("%d", course.number + 1);
  case RaceOrder::By::Buoys: {
    wxString cells = label(row.placement.start);
    for (const Cell buoy : row.placement.buoys) cells.append(" ").append(label(buoy));
    return cells;
  }
  case RaceOrder::By::Route:
    return row.raceable() && row.route ? wxString::Format("%d", *row.route)
                                       : wxString::FromUTF8(std::string(row.failing));
  case RaceOrder::By::Par:
    return parText(course);
  case RaceOrder::By::Verdict:
    return race.pars[number] && race.pars[number]->verdict
               ? wxString::FromUTF8(shownVerdict(*race.pars[number]->verdict))
               : wxString();
  default:
    return warningsText(course);
  }
}

} // namespace fairway::editor::lake_race
