#pragma once

#include <wx/dynlib.h>
#include <wx/listbox.h>
#include <wx/window.h>

namespace fairway::editor {

// GTK shows a scroll bar only while the pointer moves over what it scrolls: in a small panel nothing says
// that there is more below its edge. Afterwards the window has its bar, beside what it shows, whenever there
// is. False: the toolkit does not know how.
bool keepScrollBar(wxWindow& window);

// A line that is cut off at the list's edge is said in full as the tooltip, while the pointer is on it.
void tellCutLines(wxListBox& list);

// A function of GTK or what it is built on; null: there is none. These libraries are in the program already,
// through wxWidgets, whose headers do not bring theirs along: functions are found by name rather than by a
// hundred more packages to build with. Callers keep wxLog quiet.
template <class Function>
void findInToolkit(Function& function, const char* name) {
  function =
      reinterpret_cast<Function>(wxDynamicLibrary::RawGetSymbol(wxDynamicLibrary::GetProgramHandle(), name));
}

// Draws the focus of buttons, boxes and lists in the colour of what is selected, in every window: the dotted
// line of the toolkit's own theme can hardly be seen. Whether the toolkit accepted it.
bool makeFocusVisible();

} // namespace fairway::editor
