#pragma once

#include "editor/model/regatta/play/race_workbench.h"
#include "editor/model/work/watched_work.h"
#include "editor/ui/regatta/hand_view.h"

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/timer.h>

namespace fairway::editor::regatta {

// The left panel of a race: whose turn it is, the hand to play from, and what can be done. It also keeps the
// race going: the pilot studies the course beside the work at the desk, and its boats move.
class RacePanel final : public wxPanel {
public:
  explicit RacePanel(wxWindow* parent);

  void show(RaceWorkbench* bench);
  void update(); // after any change
  bool settled() const { return !work_.working() && !timer_.IsRunning(); }

  std::function<void()> onUsed; // the focus goes back to the board
  std::function<void()> onSail; // the user wants to continue the record

private:
  wxButton* addButton(wxSizer* rows, const wxString& text, const wxString& tip,
                      const std::function<void(RaceWorkbench&)>& act);
  void addActs(wxSizer* sizer);
  void updateNews();
  void updateHand();
  void updateActs();
  std::string news() const;
  std::optional<int> seatOfHand() const; // whose cards are shown; none: no player's
  void keepGoing();
  void studyCourse();
  void tick();

  RaceWorkbench* bench_ = nullptr;
  wxStaticText* news_; // whose turn it is, or how it ended
  std::string told_;   // before it was wrapped
  wxGauge* progress_;
  HandView* hand_;
  wxButton* sail_;
  wxButton* turnBoat_;
  wxButton* change_;
  wxButton* end_;
  wxButton* back_;
  bool updating_ = false;
  wxTimer timer_;
  WatchedWork work_; // last: it delivers to all of the above
};

} // namespace fairway::editor::regatta
