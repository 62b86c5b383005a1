#pragma once

#include "editor/model/work/watched_work.h"

#include <wx/dialog.h>
#include <wx/gauge.h>
#include <wx/timer.h>

namespace fairway::editor {

// Long work in a thread of its own, behind a box that shows how far it is and can cancel it. Meanwhile the
// program stays alive: its windows are painted.
class WaitingBox final : public wxDialog {
public:
  using Work = std::function<void(validator::WorkWatch& watch)>;

  WaitingBox(wxWindow* parent, const wxString& text, Work work);

  enum class Outcome { Done, Cancelled, Failed };
  // Returns when the work is over, cancelled or not: what it refers to may go afterwards.
  Outcome run();
  const std::string& whyFailed() const { return why_; }
  void cancel();

private:
  void end(Outcome outcome);

  Work task_;
  Outcome outcome_ = Outcome::Done;
  std::string why_;
  bool cancelled_ = false;
  wxGauge* progress_;
  wxTimer timer_;
  WatchedWork work_; // last: it delivers to all of the above
};

} // namespace fairway::editor
