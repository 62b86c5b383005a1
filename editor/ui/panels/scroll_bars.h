#pragma once

#include <wx/window.h>

namespace fairway::editor {

// GTK shows a scroll bar only while the pointer moves over what it scrolls: in a small panel nothing says
// that there is more below its edge. Afterwards the window has its bar, beside what it shows, whenever there
// is. False: the toolkit does not know how.
bool keepScrollBar(wxWindow& window);

} // namespace fairway::editor
