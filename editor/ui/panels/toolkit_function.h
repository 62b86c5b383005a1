#pragma once

#include <wx/dynlib.h>

namespace fairway::editor {

// A function of GTK or what it is built on; null: there is none. These libraries are in the program already,
// through wxWidgets, whose headers do not bring theirs along: functions are found by name rather than by a
// hundred more packages to build with. Callers keep wxLog quiet.
template <class Function>
void findInToolkit(Function& function, const char* name) {
  function =
      reinterpret_cast<Function>(wxDynamicLibrary::RawGetSymbol(wxDynamicLibrary::GetProgramHandle(), name));
}

} // namespace fairway::editor
