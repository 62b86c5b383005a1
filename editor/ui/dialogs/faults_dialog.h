#pragma once

#include <wx/string.h>

class wxWindow;

namespace fairway::editor {

// Shows what is wrong with a file, a line each, and asks whether the rest of it is to be opened.
bool askToOpenFaulty(wxWindow* parent, const wxString& name, const wxString& faults);

} // namespace fairway::editor
