#pragma once

#include <wx/aui/framemanager.h>
#include <wx/frame.h>

#include <vector>

namespace fairway::editor {

// The window's size and where its panes lie, kept from one run to the next. What the configuration holds is
// taken only if it makes sense: a window that cannot be used is worse than one that forgot.
// Each game has panes of its own, so what is kept of them is kept by the game's name.
void keepLayout(const wxFrame& frame, wxAuiManager& panes, const wxString& game);
void restoreSize(wxFrame& frame);
bool restorePanes(wxAuiManager& panes, const wxString& game); // false: they lie as before
// The names of panels that are folded.
void keepFolded(const std::vector<wxString>& names, const wxString& game);
std::vector<wxString> keptFolded(const wxString& game);
void forgetLayout();

// Whether a perspective names just these panes, with places and sizes that a screen can have.
bool makesSense(const wxString& perspective, const wxAuiManager& panes);

} // namespace fairway::editor
