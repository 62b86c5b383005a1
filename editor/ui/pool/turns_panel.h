#pragma once

#include "editor/model/pool/record/record_workbench.h"

#include <wx/listbox.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace fairway::editor::pool {

// The turns of a record; the one that is chosen is shown on the board.
class TurnsPanel final : public wxPanel {
public:
  explicit TurnsPanel(wxWindow* parent);

  void show(RecordWorkbench* bench);
  void update(); // after any change

private:
  RecordWorkbench* bench_ = nullptr;
  wxListBox* turns_;
  wxStaticText* ending_;
};

} // namespace fairway::editor::pool
