#pragma once

#include "editor/model/regatta/play/race_plan.h"

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>

namespace fairway::editor::regatta {

// Who sails, until when, and with which seed. What was chosen last is remembered.
class SailDialog final : public wxDialog {
public:
  // With a number of players the race has begun already: how many boats there are and when it ends is
  // settled.
  explicit SailDialog(wxWindow* parent, std::optional<int> players = std::nullopt);

  RacePlan plan() const;
  void keep() const; // for the next time

private:
  void recall();
  void showSeats();
  int count() const;

  std::optional<int> players_;
  wxChoice* boats_;
  std::vector<wxChoice*> sailors_;
  std::vector<wxWindow*> labels_;
  wxChoice* until_;
  wxSpinCtrl* seed_;
};

// The plan that the user wants; none when the user cancels.
std::optional<RacePlan> askPlan(wxWindow* parent, std::optional<int> players = std::nullopt);

} // namespace fairway::editor::regatta
