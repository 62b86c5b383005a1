#pragma once

#include <wx/listctrl.h>

#include <optional>
#include <vector>

namespace fairway::editor {

// A list of one chosen line that asks for its texts when it shows them: thousands cost nothing. No column is
// narrower than its heading in any language; one of them takes the room that is left.
class TextList : public wxListView {
public:
  std::optional<int> chosen() const;             // from 0
  int leastWidth() const { return leastWidth_; } // at which no column is cut off, but for what stretches

protected:
  TextList(wxWindow* parent, const wxString& name, const wxSize& size, long more = 0);

  void addColumn(const wxString& heading, int leastWidth, wxListColumnFormat format = wxLIST_FORMAT_LEFT);
  // Wide enough for these texts too.
  void addColumn(const wxString& heading, int leastWidth, const std::vector<wxString>& texts);
  void stretch(int column);                                   // after the last column is added
  void widen(int column, const std::vector<wxString>& texts); // that stretches: for what is shown now

private:
  void fillRoom(int column);

  int leastWidth_ = 0;
  int leastStretched_ = 0; // of the column that takes the room that is left
};

} // namespace fairway::editor
