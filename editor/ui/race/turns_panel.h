#pragma once

#include "editor/model/race/race_bench.h"
#include "editor/ui/panels/scrolled_rows.h"
#include "editor/ui/race/review_view.h"
#include "editor/ui/race/seat_list.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/slider.h>

namespace fairway::editor::race {

// How every seat stands, and all turns: to look back, to step and to jump.
class TurnsPanel final : public ScrolledRows {
public:
  explicit TurnsPanel(wxWindow* parent);

  void show(RaceBench* bench); // null: none
  void update();
  ReviewView& review() { return *review_; }

  std::function<void()> onPlay; // looks on by itself, or stops
  std::function<bool()> isPlaying;
  std::function<void()> onCopy; // a race of its own from the turn that is shown

private:
  void onKey(wxKeyEvent& event);
  void updateTurns();
  void updateMilestones();

  RaceBench* bench_ = nullptr;
  SeatList* seats_;
  wxSlider* slider_;
  wxButton* play_;
  wxButton* fromHere_;
  wxListBox* turns_;
  wxChoice* milestones_; // the first item goes nowhere
  ReviewView* review_;
  std::vector<std::string> lines_;
};

} // namespace fairway::editor::race
