#pragma once

#include "editor/model/river/odds_table.h"
#include "editor/ui/panels/text_list.h"

namespace fairway::editor::river {

// The orders of the river's sections, from the waterfall up, with the first player's odds and par.
class OrderList final : public TextList {
public:
  OrderList(wxWindow* parent, const OddsTable& table);
  void tableChanged();

private:
  wxString OnGetItemText(long line, long column) const override;

  const OddsTable& table_;
};

} // namespace fairway::editor::river
