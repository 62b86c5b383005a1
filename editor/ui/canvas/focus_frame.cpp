#include "editor/ui/canvas/focus_frame.h"

#include <wx/settings.h>

#include <cmath>

namespace fairway::editor {

void drawFocus(wxDC& dc, const wxWindow& window) {
  if (!window.HasFocus()) return;
  const int width = window.FromDIP(2);
  const wxSize size = window.GetClientSize();
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT)));
  dc.DrawRectangle(0, 0, size.x, width);
  dc.DrawRectangle(0, size.y - width, size.x, width);
  dc.DrawRectangle(0, 0, width, size.y);
  dc.DrawRectangle(size.x - width, 0, width, size.y);
}

void refreshWithFocus(wxWindow& window) {
  for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
    window.Bind(type, [&window](wxFocusEvent& event) {
      window.Refresh();
      event.Skip();
    });
}

wxColour toWx(const formats::Colour& colour, double alpha) {
  const auto byte = [](double share) { return static_cast<unsigned char>(std::lround(share * 255)); };
  return {byte(colour.red), byte(colour.green), byte(colour.blue), byte(colour.alpha * alpha)};
}

} // namespace fairway::editor
