#include "editor/ui/race_lists.h"

namespace fairway::editor {

using lake_race::RaceLetter;

namespace {

constexpr long listStyle = wxLC_REPORT | wxLC_VIRTUAL | wxLC_SINGLE_SEL;

// The last column takes what room is left.
void stretchColumn(wxListView& list, int column) {
  list.Bind(wxEVT_SIZE, [&list, column](wxSizeEvent& event) {
    int others = 0;
    for (int each = 0; each < list.GetColumnCount(); ++each)
      if (each != column) others += list.GetColumnWidth(each);
    list.SetColumnWidth(column, std::max(list.FromDIP(60), list.GetClientSize().x - others));
    event.Skip();
  });
}

} // namespace

RaceList::RaceList(wxWindow* parent, const RaceTable& table)
    : wxListView(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(260, 90)), listStyle),
      table_(table) {
  SetName("races");
  AppendColumn(_("Race"), wxLIST_FORMAT_LEFT, FromDIP(64));
  AppendColumn(_("Slots"), wxLIST_FORMAT_LEFT, FromDIP(60));
  AppendColumn(_("Raceable"), wxLIST_FORMAT_LEFT, FromDIP(86));
  AppendColumn(_("Routes"), wxLIST_FORMAT_LEFT, FromDIP(80));
  stretchColumn(*this, 3);
  SetItemCount(3);
}

void RaceList::tableChanged() {
  Refresh();
}

wxString RaceList::OnGetItemText(long line, long column) const {
  const RaceLetter letter = lake_race::allRaces[static_cast<std::size_t>(line)];
  const RaceTable::Race& race = table_.race(letter);
  const RouteSummary summary = summaryOf(race.rows);
  switch (column) {
  case 0:
    return wxString(letterOf(letter));
  case 1:
    return wxString::Format("%d", race.slots);
  case 2:
    return race.rows.empty() ? wxString() : wxString::Format(_("%d of 24"), summary.raceable);
  default:
    return summary.raceable == 0
               ? wxString()
               : wxString::Format(wxString::FromUTF8("%d \u2013 %d"), summary.shortest, summary.longest);
  }
}

AssignmentList::AssignmentList(wxWindow* parent, const RaceTable& table, RaceLetter race)
    : wxListView(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(260, 90)), listStyle),
      table_(table), race_(race) {
  SetName(wxString("assignments ") + letterOf(race));
  AppendColumn("", wxLIST_FORMAT_RIGHT, FromDIP(34));
  AppendColumn(_("Buoys 0, 1, 2, 3"), wxLIST_FORMAT_LEFT, FromDIP(120));
  AppendColumn(_("Route"), wxLIST_FORMAT_RIGHT, FromDIP(58));
  AppendColumn(_("Par"), wxLIST_FORMAT_RIGHT, FromDIP(58));
  stretchColumn(*this, 1);
}

void AssignmentList::tableChanged() {
  const auto lines = static_cast<long>(table_.race(race_).rows.size());
  if (GetItemCount() != lines) SetItemCount(lines);
  Refresh();
}

std::optional<int> AssignmentList::chosen() const {
  const long line = GetFirstSelected();
  return line >= 0 && line < GetItemCount() ? std::optional(static_cast<int>(line)) : std::nullopt;
}

wxString AssignmentList::parText(std::size_t line) const {
  const auto& par = table_.race(race_).pars[line];
  if (par) return par->turns ? wxString::Format("%.2f", *par->turns) : wxString::FromUTF8(par->why);
  return table_.isWaiting(race_, static_cast<int>(line)) ? wxString::FromUTF8("\u2026") : wxString();
}

wxString AssignmentList::OnGetItemText(long index, long column) const {
  const RaceTable::Race& race = table_.race(race_);
  const auto line = static_cast<std::size_t>(index);
  if (line >= race.rows.size()) return "";
  const validator::Assignment& row = race.rows[line];
  switch (column) {
  case 0:
    return wxString::Format("%ld", index + 1);
  case 1: {
    wxString cells = label(row.placement.start);
    for (const Cell buoy : row.placement.buoys) cells.append(" ").append(label(buoy));
    return cells;
  }
  case 2:
    return row.raceable() && row.route ? wxString::Format("%d", *row.route)
                                       : wxString::FromUTF8(std::string(row.failing));
  default:
    return parText(line);
  }
}

} // namespace fairway::editor
