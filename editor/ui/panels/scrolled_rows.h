#pragma once

#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <vector>
#include <wx/button.h>

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
  // For buttons side by side; in a panel that is too narrow for them they stand one below the other.
  wxBoxSizer* addButtonRow(int beside, int above); // pixels that stay free
  void rowsChanged();                              // after any was added, shown, hidden or became higher
  wxSize leastOfList() const;                      // its heading and a few lines

private:
  struct ButtonRow {
    wxBoxSizer* sizer;
    int beside;
  };
  void turnButtonRows();

  std::vector<ButtonRow> buttonRows_;
};

// A button of a panel, where room is dear: no wider than its words need, with a margin on both sides of them.
// wxBU_EXACTFIT alone leaves none, and other buttons are as wide as those of boxes.
class SmallButton final : public wxButton {
public:
  SmallButton(wxWindow* parent, const wxString& text);
  void SetLabel(const wxString& text) override; // never narrower than words that it had before

private:
  wxSize DoGetBestSize() const override;
};

} // namespace fairway::editor
