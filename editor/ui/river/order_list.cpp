#include "editor/ui/river/order_list.h"

#include "editor/model/river/river_words.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

namespace fairway::editor::river {

OrderList::OrderList(wxWindow* parent, const OddsTable& table)
    : TextList(parent, "orders", wxSize(320, 120)), table_(table) {
  // Letters of one width: the n-th of each line is the same place of the river.
  SetFont(wxFont(wxFontInfo(GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE)));
  addColumn(_("Order"), 110);
  addColumn(_("First wins"), 66, wxLIST_FORMAT_RIGHT);
  addColumn(_("Par"), 50, wxLIST_FORMAT_RIGHT);
  addColumn(_("All home"), 60, wxLIST_FORMAT_RIGHT);
  stretch(0);
}

void OrderList::tableChanged() {
  const auto lines = static_cast<long>(table_.rows().size());
  if (GetItemCount() != lines) SetItemCount(lines);
  Refresh();
}

wxString OrderList::OnGetItemText(long index, long column) const {
  const auto line = static_cast<std::size_t>(index);
  if (line >= table_.rows().size()) return "";
  const OrderRow& row = table_.rows()[line];
  const auto known = [](const std::optional<double>& value, auto write) {
    return value ? wxString::FromUTF8(shownDecimals(write(*value))) : wxString::FromUTF8("\u2013");
  };
  switch (column) {
  case 0:
    return wxString::FromUTF8(orderOf(row.river));
  case 1:
    return known(row.win, [](double share) { return percent(share); });
  case 2:
    return known(row.points, [](double points) { return withDecimals(points, 2); });
  default:
    return known(row.allSaved, [](double share) { return percent(share); });
  }
}

} // namespace fairway::editor::river
