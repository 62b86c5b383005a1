#pragma once

#include "editor/ui/panels/scrolled_rows.h"
#include "editor/ui/pool/outlook_strip.h"

#include <wx/listbox.h>
#include <wx/stattext.h>

#include <map>

namespace fairway::editor::pool {

// The turns of a record; the one that is chosen is shown on the board, with what a pilot says of it.
class TurnsPanel final : public ScrolledRows {
public:
  explicit TurnsPanel(wxWindow* parent);

  void show(RecordWorkbench* bench);
  void update();   // after any change
  void examined(); // a pilot has looked back at the game

private:
  void tell(wxStaticText* where, const std::string& what);

  RecordWorkbench* bench_ = nullptr;
  wxListBox* turns_;
  OutlookStrip* outlook_;
  wxStaticText* ending_;
  wxStaticText* verdict_;                     // on the game
  wxStaticText* advice_;                      // on the turn that is shown
  std::map<wxStaticText*, std::string> told_; // before it was wrapped
};

} // namespace fairway::editor::pool
