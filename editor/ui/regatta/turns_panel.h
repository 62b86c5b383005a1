#pragma once

#include "editor/model/regatta/play/race_workbench.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/listbox.h>
#include <wx/stattext.h>

namespace fairway::editor::regatta {

// Where the boats of a race stand, and its turns; the one that is chosen is shown on the table.
class TurnsPanel final : public ScrolledRows {
public:
  explicit TurnsPanel(wxWindow* parent);

  void show(RaceWorkbench* bench);
  void update(); // after any change

private:
  void updateBoats();
  void updateTurns();

  RaceWorkbench* bench_ = nullptr;
  wxStaticText* boats_;
  std::string told_; // of the boats, before it was wrapped
  wxListBox* turns_;
  std::vector<std::string> lines_;
};

} // namespace fairway::editor::regatta
