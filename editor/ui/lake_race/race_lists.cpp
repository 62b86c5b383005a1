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
    return race.rows.empty() ? wxString() : wxString::Format("%d", race.warned);
  }
}

AssignmentList::AssignmentList(wxWindow* parent, const RaceTable& table, RaceLetter race)
    : TextList(parent, wxString("assignments ") + letterOf(race), firstSize), table_(table), race_(race) {
  addColumn("", 28, wxLIST_FORMAT_RIGHT);
  addColumn(_("Buoys 0, 1, 2, 3"), 138);
  addColumn(_("Route"), 44, wxLIST_FORMAT_RIGHT);
  addColumn(_("Par"), 48, wxLIST_FORMAT_RIGHT);
  using enum validator::Fairness;
  std::vector<wxString> verdicts;
  for (const auto verdict : {Fair, Neutral, Unfair, Undecided})
    verdicts.push_back(wxString::FromUTF8(shownVerdict(verdict)));
  addColumn(_("Verdict"), 60, verdicts);
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

std::optional<int> AssignmentList::assignment() const {
  const std::optional<int> line = chosen();
  return line && static_cast<std::size_t>(*line) < lines_.size()
             ? std::optional(lines_[static_cast<std::size_t>(*line)])
             : std::nullopt;
}

void AssignmentList::chooseAssignment(int number) {
  const auto found = std::find(lines_.begin(), lines_.end(), number);
  if (found == lines_.end()) return;
  Select(found - lines_.begin());
  EnsureVisible(found - lines_.begin());
}

// What is chosen stays chosen, wherever it goes.
void AssignmentList::arrange() {
  std::vector<int> lines = linesOf(table_.race(race_), order_);
  if (lines == lines_) return;
  const std::optional<int> before = assignment();
  const std::optional<int> line = chosen();
  lines_ = std::move(lines);
  if (!before || assignment() == before) return;
  SetEvtHandlerEnabled(false); // nothing else is chosen
  if (line) Select(*line, false);
  chooseAssignment(*before);
  SetEvtHandlerEnabled(true);
}

void AssignmentList::tableChanged() {
  const auto lines = static_cast<long>(table_.race(race_).rows.size());
  if (GetItemCount() != lines) SetItemCount(lines);
  arrange();
  Refresh();
}

wxString AssignmentList::parText(int number) const {
  const auto& par = table_.race(race_).pars[static_cast<std::size_t>(number)];
  if (par)
    return par->turns ? wxString::FromUTF8(shownDecimals(withDecimals(*par->turns, 2)))
                      : wxString::FromUTF8(par->why);
  return table_.isWaiting(race_, number) ? wxString::FromUTF8("\u2026") : wxString();
}

wxString AssignmentList::OnGetItemText(long index, long column) const {
  const RaceTable::Race& race = table_.race(race_);
  const auto line = static_cast<std::size_t>(index);
  if (line >= lines_.size() || static_cast<std::size_t>(lines_[line]) >= race.rows.size()) return "";
  const int number = lines_[line];
  const validator::lake_race::Assignment& row = race.rows[static_cast<std::size_t>(number)];
  switch (column) {
  case 0:
    return wxString::Format("%d", number + 1);
  case 1: {
    wxString cells = label(row.placement.start);
    for (const Cell buoy : row.placement.buoys) cells.append(" ").append(label(buoy));
    return cells;
  }
  case 2:
    return row.raceable() && row.route ? wxString::Format("%d", *row.route)
                                       : wxString::FromUTF8(std::string(row.failing));
  case 3:
    return parText(number);
  default: {
    const auto& par = race.pars[static_cast<std::size_t>(number)];
    return par && par->verdict ? wxString::FromUTF8(shownVerdict(*par->verdict)) : wxString();
  }
  }
}

} // namespace fairway::editor::lake_race
