#pragma once

#include "formats/picture/theme.h"

#include <wx/colour.h>
#include <wx/dc.h>
#include <wx/window.h>

// Windows that paint themselves show that they have the keyboard, as buttons and lists do.
namespace fairway::editor {

// A line along the rim, if the window has the focus.
void drawFocus(wxDC& dc, const wxWindow& window);

// Paints the window anew when the focus comes and goes.
void refreshWithFocus(wxWindow& window);

wxColour toWx(const formats::Colour& colour, double alpha = 1);

} // namespace fairway::editor
