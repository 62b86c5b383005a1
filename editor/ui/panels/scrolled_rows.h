#pragma once

#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace fairway::editor {

// A panel of rows one below the other. Each keeps the height that it needs: a panel that is lower than all of
// them together scrolls, because GTK cannot draw a list or a button that is squeezed to nothing.
class ScrolledRows : public wxScrolledWindow {
public:
  ScrolledRows(wxWindow* parent, const wxString& name, const wxSize& size); // in logical pixels

  wxSize GetBestVirtualSize() const override; // as wide as the panel: it scrolls up and down only

protected:
  wxStaticText* heading(const wxString& text);
  void addHeading(const wxString& text);
  wxBoxSizer* addRow(const wxString& heading); // in which the heading stands first, to save its height
  void rowsChanged();                          // after any was added, shown, hidden or became higher
  wxSize leastOfList() const;                  // its heading and a few lines
};

} // namespace fairway::editor
