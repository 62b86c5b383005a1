#pragma once

#include "editor/ui/ui_command.h"

#include <wx/aui/auibar.h>
#include <wx/frame.h>

namespace fairway::editor {

// Menus and toolbar made from the table, kept in step with it.
class CommandBars {
public:
  CommandBars(wxFrame& frame, const CommandTable& table);

  wxAuiToolBar* toolBar() const { return toolBar_; }
  void update();        // what is enabled, checked and how it is called now
  void updateColours(); // after a change of the theme

private:
  void makeMenus();
  void fillToolBar();

  wxFrame& frame_;
  const CommandTable& table_;
  wxAuiToolBar* toolBar_;
};

} // namespace fairway::editor
