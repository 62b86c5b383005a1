#pragma once

#include "editor/ui/panels/scrolled_rows.h"

#include <wx/tglbtn.h>

#include <functional>
#include <vector>

namespace fairway::editor {

// The left panel of a game: rows of buttons, of which those are down that are chosen now.
class Palette : public ScrolledRows {
public:
  explicit Palette(wxWindow* parent) : ScrolledRows(parent, "palette", {304, 400}) {}

  virtual void update() = 0; // after any change

  std::function<void()> onUsed; // the focus goes back to the board

protected:
  // A button that does what `choose` says, and is down while `chosen` holds.
  wxToggleButton* addChoice(wxSizer* row, const wxString& text, const wxString& tip,
                            std::function<void()> choose, std::function<bool()> chosen);
  void showChosen();
  void clear(); // before other rows are added
  virtual wxSizerFlags choiceFlags() const { return wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(4)); }

private:
  struct Choice {
    wxToggleButton* button;
    std::function<bool()> chosen;
  };
  std::vector<Choice> choices_;
};

} // namespace fairway::editor
