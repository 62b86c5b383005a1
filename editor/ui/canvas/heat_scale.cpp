#include "editor/ui/canvas/heat_scale.h"

#include "editor/ui/canvas/focus_frame.h"

#include <cmath>

namespace fairway::editor {

void drawHeatScale(wxGraphicsContext& context, const formats::Theme& theme, HeatMarks marks,
                   const wxString& text) {
  constexpr double inside = 8, outside = 10, swatch = 14; // pixels
  constexpr int steps = 6;
  context.SetFont(*wxNORMAL_FONT, *wxWHITE);
  double width = 0, height = 0;
  context.GetTextExtent(text, &width, &height);
  context.SetPen(*wxTRANSPARENT_PEN);
  context.SetBrush(wxBrush(wxColour(20, 28, 40, 215)));
  context.DrawRoundedRectangle(outside, outside, width + steps * swatch + 3 * inside, height + 2 * inside, 6);
  for (int i = 0; i < steps; ++i) {
    const double share = marks == HeatMarks::Growing ? (i + 1.0) / steps : i / (steps - 1.0);
    const double side = swatch * (marks == HeatMarks::Growing ? std::sqrt(share) : 1) - 1;
    context.SetBrush(wxBrush(toWx(heatColour(theme, share), 1)));
    context.DrawRectangle(outside + inside + i * swatch + (swatch - side) / 2,
                          outside + inside + (height - side) / 2, side, side);
  }
  context.DrawText(text, outside + 2 * inside + steps * swatch, outside + inside);
}

} // namespace fairway::editor
