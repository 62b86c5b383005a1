#pragma once

#include "editor/model/river/river_workbench.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

namespace fairway::editor::river {

// The left panel: what the section in hand is, and how far the river has turned.
class RiverPalette final : public ScrolledRows {
public:
  explicit RiverPalette(wxWindow* parent);

  void show(RiverWorkbench* bench);
  void update(); // after any change

  std::function<void(bool)> onShade; // save chances are shown, or not
  std::function<bool()> shaded;

private:
  void rebuild();
  void addKinds();
  void addSection();
  void addView();
  void updateSection();
  void updateView();
  wxButton* addButton(wxSizer* row, const wxString& text, const wxString& tip, std::function<void()> act);

  RiverWorkbench* bench_ = nullptr;
  std::array<wxToggleButton*, 5> kinds_{}; // in the order of allSectionKinds
  wxStaticText* which_ = nullptr;
  wxSpinCtrl* push_ = nullptr;
  wxCheckBox* fixed_ = nullptr;
  wxTextCtrl* name_ = nullptr;
  wxButton* up_ = nullptr;
  wxButton* down_ = nullptr;
  wxButton* add_ = nullptr;
  wxButton* remove_ = nullptr;
  wxSlider* slider_ = nullptr; // the phase
  wxStaticText* where_ = nullptr;
  wxCheckBox* shade_ = nullptr;
};

} // namespace fairway::editor::river
