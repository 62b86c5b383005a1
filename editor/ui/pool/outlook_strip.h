#pragma once

#include "editor/model/pool/record/record_workbench.h"

#include <wx/panel.h>

namespace fairway::editor::pool {

// The turns of a game from left to right, with who was ahead after each: red above the line, yellow below.
// Where the game was lost there is a mark. A click or a drag goes to a turn.
class OutlookStrip final : public wxPanel {
public:
  explicit OutlookStrip(wxWindow* parent);

  void show(RecordWorkbench* bench); // null: none
  int turnAt(int x) const;           // of a point in the strip
  int middleOf(int turn) const;      // the other way round

private:
  void onPaint(wxPaintEvent& event);
  void onMouse(wxMouseEvent& event);
  void drawOutlook(wxDC& dc, const validator::pool::GameReview& review) const;
  void drawMark(wxDC& dc, int turn) const;
  int turns() const { return bench_ && bench_->playback() ? bench_->playback()->turns() : 0; }

  RecordWorkbench* bench_ = nullptr;
};

} // namespace fairway::editor::pool
