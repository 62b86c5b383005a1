#pragma once

#include "editor/model/race/raced.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace fairway::editor::race {

// Who sits where, and how chance comes about.
class RaceDialog final : public wxDialog {
public:
  // `players`: of a race that is played on; none: they are chosen.
  RaceDialog(wxWindow* parent, const RaceOffer& offer, const RaceRoom& room, std::optional<int> players);

  RacePlan plan() const;
  void keep() const; // for the next time

private:
  int count() const;
  void showSeats();
  void recall();

  RaceOffer offer_;
  std::span<const PilotTitle> pilots_;
  std::optional<int> players_;
  wxChoice* course_ = nullptr;
  wxChoice* number_;
  std::vector<wxChoice*> seats_;
  std::vector<wxStaticText*> labels_;
  wxCheckBox* told_;
  wxSpinCtrl* seed_;
};

// None when the user cancels.
std::optional<RacePlan> askRacePlan(wxWindow* parent, const RaceOffer& offer, const RaceRoom& room,
                                    std::optional<int> players = std::nullopt);

} // namespace fairway::editor::race
