#pragma once

#include "editor/model/race/raced.h"
#include "editor/model/view/view.h"

#include <wx/graphics.h>

// How a mistake is drawn over the board. What was played and what was better are told apart by their lines as
// well as by their colours: thin and dashed, thick and full.
namespace fairway::editor::race {

void paintArrow(wxGraphicsContext& context, const View& view, const Mark& mark, const wxColour& colour);
// Around what lies there, so that it can be seen; what was a mistake is crossed out.
void paintRing(wxGraphicsContext& context, formats::Point at, double radius, Mark::Sense sense,
               const wxColour& colour);

struct KeyRow {
  std::string text;
  std::optional<Mark::Sense> sense{}; // of an arrow or a ring; none: a headline
  wxColour colour{};
  bool ring = false;
};
// In a corner of the window in which none of the arrows would be hidden, if there is one.
void paintKey(wxGraphicsContext& context, const View& view, const wxSize& window,
              const std::vector<KeyRow>& rows, const std::vector<Mark>& arrows);

} // namespace fairway::editor::race
