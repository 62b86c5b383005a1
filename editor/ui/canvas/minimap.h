#pragma once

#include "editor/ui/canvas/canvas.h"

namespace fairway::editor {

// The whole board in small, with a frame round what the canvas shows. Click or drag to look elsewhere.
class Minimap final : public wxWindow {
public:
  Minimap(wxWindow* parent, Canvas& canvas);

  void boardChanged();  // the picture is made anew
  void viewChanged();   // only the frame moved
  wxRect frame() const; // round what is seen, in the window's coordinates
  wxPoint at(formats::Point board) const;

private:
  void onPaint(wxPaintEvent& event);
  void onMouse(wxMouseEvent& event);
  void onKey(wxKeyEvent& event);
  formats::View fitted() const;

  Canvas& canvas_;
  std::optional<formats::Raster> raster_;
};

} // namespace fairway::editor
