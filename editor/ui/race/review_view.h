#pragma once

#include "editor/model/race/race_bench.h"
#include "editor/model/work/watched_work.h"
#include "editor/ui/race/outlook_strip.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include <map>

namespace fairway::editor::race {

// Who is ahead, what the coach says of the whole race, and the coach at work.
class ReviewView final : public wxPanel {
public:
  explicit ReviewView(wxWindow* parent);

  void show(RaceBench* bench); // null: none
  void update();
  void review(); // asks the coach
  bool working() const { return work_.working(); }

  std::function<void()> onHeight; // it needs more room, or less

private:
  void tell(wxStaticText* where, const std::string& what);
  void showProgress();
  std::string outlookText() const;

  RaceBench* bench_ = nullptr;
  wxButton* ask_;
  OutlookStrip* strip_;
  wxStaticText* outlook_;
  wxCheckBox* arrows_;
  wxStaticText* verdict_;
  std::map<wxStaticText*, std::string> told_; // before it was wrapped
  wxTimer timer_;
  WatchedWork work_; // last: it delivers to the above
};

} // namespace fairway::editor::race
