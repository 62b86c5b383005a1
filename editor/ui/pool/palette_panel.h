#pragma once

#include "editor/model/pool/pool_workbench.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include <functional>

namespace fairway::editor::pool {

// The left panel: grounds and brushes, what lies in the pool, whose it is, the numbers to try, and how edits
// are mirrored to the other end.
class PalettePanel final : public ScrolledRows {
public:
  explicit PalettePanel(wxWindow* parent);

  void show(PoolWorkbench* bench);
  void update(); // after any change

  std::function<void()> onChoice; // the focus goes back to the board

private:
  void rebuild();
  wxToggleButton* addChoice(wxSizer* row, const wxString& text, const wxString& tip,
                            std::function<void()> choose, std::function<bool()> chosen);
  void addGrounds();
  void addThings();
  void addSides();
  void addNumbers();
  wxBitmapBundle swimmerPicture(Side side) const;
  void addSymmetries();

  struct Choice {
    wxToggleButton* button;
    std::function<bool()> chosen;
  };

  PoolWorkbench* bench_ = nullptr;
  std::vector<Choice> choices_;
  std::vector<fairway::pool::Crocodile> shown_; // for which there are buttons
};

} // namespace fairway::editor::pool
