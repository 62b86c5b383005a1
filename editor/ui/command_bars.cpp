#include "editor/ui/command_bars.h"

#include "editor/ui/icons.h"

#include <wx/menu.h>
#include <wx/settings.h>

#include <map>

namespace fairway::editor {

CommandBars::CommandBars(wxFrame& frame, const CommandTable& table)
    : frame_(frame), table_(table),
      toolBar_(new wxAuiToolBar(&frame, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                wxAUI_TB_DEFAULT_STYLE | wxAUI_TB_PLAIN_BACKGROUND)) {
  makeMenus();
  fillToolBar();
  update();
}

void CommandBars::makeMenus() {
  auto* bar = new wxMenuBar;
  std::map<wxString, wxMenu*> menus;
  for (const UiCommand& command : table_) {
    wxMenu*& menu = menus[command.menu];
    if (!menu) bar->Append(menu = new wxMenu, command.menuLabel);
    if (command.startsGroup && menu->GetMenuItemCount() > 0) menu->AppendSeparator();
    const wxString label = command.text + (command.shortcut.empty() ? wxString() : "\t" + command.shortcut);
    menu->Append(command.id, label, command.help,
                 command.kind == UiCommand::Kind::Check ? wxITEM_CHECK : wxITEM_NORMAL);
  }
  frame_.SetMenuBar(bar);
}

void CommandBars::fillToolBar() {
  const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
  const wxColour faint = wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT);
  toolBar_->SetToolBitmapSize(frame_.FromDIP(wxSize(20, 20)));
  wxString menu;
  for (const UiCommand& command : table_) {
    if (command.icon.empty()) continue;
    if (!menu.empty() && (menu != command.menu || command.startsGroup)) toolBar_->AddSeparator();
    menu = command.menu;
    const wxString tip =
        command.plainText() + (command.shortcut.empty() ? wxString() : " (" + command.shortcut + ")");
    toolBar_->AddTool(command.id, command.plainText(), icon(command.icon, ink), icon(command.icon, faint),
                      command.kind == UiCommand::Kind::Check ? wxITEM_CHECK : wxITEM_NORMAL, tip,
                      command.help, nullptr);
  }
  toolBar_->Realize();
}

void CommandBars::updateColours() {
  toolBar_->Clear();
  fillToolBar();
  update();
}

void CommandBars::update() {
  wxMenuBar* bar = frame_.GetMenuBar();
  for (const UiCommand& command : table_) {
    wxMenuItem* item = bar->FindItem(command.id);
    if (!item) continue;
    const bool enabled = command.isEnabled();
    if (item->IsEnabled() != enabled) item->Enable(enabled);
    if (command.kind == UiCommand::Kind::Check) item->Check(command.isChecked());
    if (command.currentText) {
      const wxString label =
          command.currentText() + (command.shortcut.empty() ? wxString() : "\t" + command.shortcut);
      if (item->GetItemLabel() != label) item->SetItemLabel(label);
    }
    if (command.icon.empty()) continue;
    toolBar_->EnableTool(command.id, enabled);
    if (command.kind == UiCommand::Kind::Check) toolBar_->ToggleTool(command.id, command.isChecked());
  }
  toolBar_->Refresh();
}

} // namespace fairway::editor
