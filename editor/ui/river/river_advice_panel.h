#pragma once

#include "editor/model/river/advice/river_advice.h"
#include "editor/model/river/river_workbench.h"
#include "editor/ui/panels/advice_panel.h"

namespace fairway::editor::river {

// A moment of a race of two on the river, as far as it is shown to have turned: what each choice of a roll
// leaves of the chance to win.
class RiverAdvicePanel final : public AdvicePanel {
public:
  explicit RiverAdvicePanel(wxWindow* parent);

  void show(RiverWorkbench* bench);
  void boardChanged();
  void place(fairway::river::SectionNow section); // a boat of the player who rolls
  bool settled() const override { return !adviser_.working(); }

private:
  std::optional<AdvisedRoll> roll() const; // none: something cannot be read
  void solve() override { adviser_.solve(); }
  void forget() override { adviser_.forget(); }
  Advice advised() override;
  wxString said() const override;
  wxString worthText(double chance) const override;

  struct SideFields {
    wxTextCtrl* boats;
    wxTextCtrl* docks;
  };
  RiverWorkbench* bench_ = nullptr;
  fairway::river::Phase phase_; // in which the roll is weighed
  RiverAdviser adviser_;
  wxChoice* seat_;
  wxChoice* roll_;
  std::array<SideFields, 2> sides_{};
};

} // namespace fairway::editor::river
