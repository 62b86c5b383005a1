#pragma once

#include "editor/model/river/odds_table.h"
#include "editor/model/river/river_workbench.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/gauge.h>
#include <wx/stattext.h>

namespace fairway::editor::river {

class OrderList;

// What two perfect players have of this river, and all orders of its sections: a click lays one.
class OddsPanel final : public ScrolledRows {
public:
  explicit OddsPanel(wxWindow* parent);

  void show(RiverWorkbench* bench);
  void update(); // after any change
  bool settled() const { return table_.settled(); }

  OddsTable& table() { return table_; }
  void workOutOrders();  // again: stop
  void choose(int line); // as if clicked

private:
  wxStaticText* newText();
  void makeOdds();
  void makeChoices();
  void layOut();
  void tableChanged();
  void updateOdds();
  void updateOrders();
  void updateGauge();
  void onLine();
  wxString oddsText() const;
  wxString ordersText() const;

  RiverWorkbench* bench_ = nullptr;
  OddsTable table_;
  wxStaticText* odds_;
  wxStaticText* seats_;
  wxStaticText* length_;
  wxGauge* gauge_;
  wxButton* two_;
  wxChoice* sort_;
  wxCheckBox* all_;
  wxButton* orders_;
  wxButton* fairest_;
  wxStaticText* note_;
  OrderList* list_;
  std::optional<std::size_t> shownRevision_;
  bool following_ = false; // a line is being chosen by the program
};

} // namespace fairway::editor::river
