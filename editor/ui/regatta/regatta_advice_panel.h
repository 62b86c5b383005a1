#pragma once

#include "editor/model/regatta/advice/regatta_advice.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/ui/panels/advice_panel.h"

namespace fairway::editor::regatta {

// A boat anywhere on the table, alone, with a hand or with any card: how many turns each play leaves to the
// finish.
class RegattaAdvicePanel final : public AdvicePanel {
public:
  explicit RegattaAdvicePanel(wxWindow* parent);

  void show(TableWorkbench* bench); // null: there is no table
  void boardChanged();
  void place(formats::Point at); // the bow
  bool settled() const override { return !adviser_.working(); }
  std::optional<plane::Pose> shownBoat() const; // while its choices are listed

private:
  std::optional<AdvisedSailor> sailor() const; // none: something cannot be read
  void solve() override { adviser_.solve(); }
  void forget() override { adviser_.forget(); }
  Advice advised() override;
  wxString said() const override;
  wxString worthText(double turns) const override;

  TableWorkbench* bench_ = nullptr;
  TableAdviser adviser_;
  wxTextCtrl* at_;
  wxChoice* heading_;
  wxChoice* gate_;
  wxChoice* owed_;
  wxTextCtrl* hand_;
};

} // namespace fairway::editor::regatta
