#pragma once

#include "formats/picture/view.h"

#include <wx/bmpbndl.h>
#include <wx/panel.h>

#include <functional>
#include <optional>
#include <vector>

namespace fairway::editor {

// A picture on which points are pinned, one after the other: by clicks, or with the arrow keys and Enter.
class PinView final : public wxPanel {
public:
  // Where points of the picture lie in the panel is the view's affair.
  PinView(wxWindow* parent, const wxString& name, const wxBitmapBundle& picture, wxPoint at,
          const formats::View& view);

  void setPins(std::vector<formats::Point> pins);
  std::function<void(formats::Point)> onPin;

private:
  void onPaint(wxPaintEvent& event);
  void onKey(wxKeyEvent& event);
  void pin(const wxPoint& at);

  wxBitmapBundle picture_;
  wxPoint at_; // of the picture's corner
  formats::View view_;
  std::vector<formats::Point> pins_;
  std::optional<wxPoint> cross_; // of the keyboard
};

} // namespace fairway::editor
