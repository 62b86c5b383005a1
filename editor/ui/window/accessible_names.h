#pragma once

#include <wx/string.h>
#include <wx/window.h>

// What a screen reader says of a window. Buttons and boxes are called by the text that they show; windows
// without text need a name, and wxWidgets for GTK gives none.
namespace fairway::editor {

void setAccessibleName(wxWindow& window, const wxString& name);
void setAccessibleRole(wxWindow& window, const char* role); // "canvas", as ATK calls it
// What there is to say at the moment, such as the line that is chosen in a list.
void setAccessibleDescription(wxWindow& window, const wxString& description);
wxString accessibleName(const wxWindow& window); // empty: it has none

// From now on every window that is made and shows no text gets a name: that of its pane, the text beside it,
// its tooltip, or the name of what it is part of. Lists and grids report the chosen line. Until it is called
// again with false.
void nameAllWindows(bool on = true);

} // namespace fairway::editor
