#pragma once

#include "editor/ui/commands/ui_command.h"

#include <wx/aui/auibar.h>
#include <wx/frame.h>

namespace fairway::editor {

// Menus and toolbar made from the table, kept in step with it.
class CommandBars {
public:
  CommandBars(wxWindow& page, const CommandTable& table);
  ~CommandBars();
  CommandBars(const CommandBars&) = delete;
  CommandBars& operator=(const CommandBars&) = delete;

  wxMenuBar* menus() const { return menus_; } // a frame may show them; they stay ours
  wxAuiToolBar* toolBar() const { return toolBar_; }
  void makeAnew();      // the table is another
  void update();        // what is enabled, checked and how it is called now
  void updateColours(); // after a change of the theme

private:
  // Its items are only those commands that can be given now.
  struct Submenu {
    wxString label;
    wxMenu* menu;
    wxMenuItem* item;
    std::vector<const UiCommand*> commands;
  };

  void makeMenus();
  void addToSubmenu(wxMenu& menu, const UiCommand& command, std::set<wxString>& letters);
  static void updateSubmenu(const Submenu& submenu);
  void fillToolBar();

  wxWindow& page_;
  const CommandTable& table_;
  wxAuiToolBar* toolBar_;
  wxMenuBar* menus_ = nullptr;
  std::vector<Submenu> submenus_;
};

} // namespace fairway::editor
