#pragma once

#include "editor/model/race/race_bench.h"

#include <wx/window.h>

namespace fairway::editor::race {

// Who is ahead after each turn, as bars in the colours of the seats; a click goes to a turn.
class OutlookStrip final : public wxWindow {
public:
  explicit OutlookStrip(wxWindow* parent);

  void show(RaceBench* bench); // null: none
  int middleOf(int turn) const;

private:
  int turns() const { return bench_->playback()->turns(); }
  int turnAt(int x) const;
  void onMouse(wxMouseEvent& event);
  void onPaint();
  void drawBar(wxDC& dc, int turn, const Outlook& outlook) const;
  void drawMark(wxDC& dc, int turn) const;

  RaceBench* bench_ = nullptr;
};

} // namespace fairway::editor::race
