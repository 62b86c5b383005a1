#include "editor/ui/commands/command_bars.h"

#include "editor/ui/commands/icons.h"

#include <wx/app.h>
#include <wx/menu.h>
#include <wx/settings.h>

#include <map>

namespace fairway::editor {

CommandBars::CommandBars(wxWindow& page, const CommandTable& table)
    : page_(page), table_(table),
      toolBar_(new wxAuiToolBar(&page, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                wxAUI_TB_DEFAULT_STYLE | wxAUI_TB_PLAIN_BACKGROUND)) {
  makeMenus();
  fillToolBar();
  update();
}

CommandBars::~CommandBars() {
  if (wxFrame* frame = menus_->GetFrame()) frame->SetMenuBar(nullptr);
  delete menus_;
}

// The old menus go when the event that led here is over: it may have come from one of them.
void CommandBars::makeAnew() {
  wxMenuBar* before = menus_;
  submenus_.clear();
  makeMenus();
  if (wxFrame* frame = before->GetFrame()) frame->SetMenuBar(menus_);
  wxTheApp->ScheduleForDestruction(before);
  updateColours();
}

void CommandBars::makeMenus() {
  auto* bar = new wxMenuBar;
  std::map<wxString, wxMenu*> menus;
  std::map<wxString, std::set<wxString>> letters; // that are taken, by menu
  for (const UiCommand& command : table_) {
    wxMenu*& menu = menus[command.menu];
    if (!menu) bar->Append(menu = new wxMenu, command.menuLabel);
    if (command.startsGroup && menu->GetMenuItemCount() > 0) menu->AppendSeparator();
    if (!command.submenu.empty()) {
      addToSubmenu(*menu, command, letters[command.menu]);
      continue;
    }
    const wxString text = withOwnLetter(command.text, letters[command.menu]);
    const wxString label = text + (command.shortcut.empty() ? wxString() : "\t" + command.shortcut);
    wxMenuItem* item = menu->Append(command.id, label, command.help,
                                    command.kind == UiCommand::Kind::Check ? wxITEM_CHECK : wxITEM_NORMAL);
    wxAcceleratorEntry second;
    if (!command.second.empty() && second.FromString(command.second)) item->AddExtraAccel(second);
  }
  menus_ = bar;
}

void CommandBars::addToSubmenu(wxMenu& menu, const UiCommand& command, std::set<wxString>& letters) {
  Submenu* last = submenus_.empty() ? nullptr : &submenus_.back();
  if (!last || last->label != command.submenu) {
    auto* inner = new wxMenu;
    last = &submenus_.emplace_back(Submenu{
        command.submenu, inner, menu.AppendSubMenu(inner, withOwnLetter(command.submenu, letters)), {}});
  }
  last->commands.push_back(&command);
}

void CommandBars::updateSubmenu(const Submenu& submenu) {
  // What bears a name of the moment, such as a file, is there or not; the others are always there.
  std::vector<const UiCommand*> wanted;
  bool any = false;
  for (const UiCommand* command : submenu.commands) {
    any = any || command->isEnabled();
    if (!command->currentText || command->isEnabled()) wanted.push_back(command);
  }
  const auto labelOf = [](const UiCommand& command) {
    const wxString text = command.currentText ? command.currentText() : command.text;
    return command.shortcut.empty() ? text : text + "\t" + command.shortcut;
  };
  bool same = wanted.size() == submenu.menu->GetMenuItemCount();
  for (std::size_t i = 0; same && i < wanted.size(); ++i)
    same = submenu.menu->FindItemByPosition(i)->GetItemLabel() == labelOf(*wanted[i]);
  if (!same) {
    while (submenu.menu->GetMenuItemCount() > 0) submenu.menu->Destroy(submenu.menu->FindItemByPosition(0));
    for (const UiCommand* command : wanted)
      submenu.menu->Append(command->id, labelOf(*command), command->help,
                           command->kind == UiCommand::Kind::Check ? wxITEM_CHECK : wxITEM_NORMAL);
  }
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    wxMenuItem* item = submenu.menu->FindItemByPosition(i);
    item->Enable(wanted[i]->isEnabled());
    if (wanted[i]->kind == UiCommand::Kind::Check) item->Check(wanted[i]->isChecked());
  }
  submenu.item->Enable(any);
}

void CommandBars::fillToolBar() {
  const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
  const wxColour faint = wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT);
  toolBar_->SetToolBitmapSize(page_.FromDIP(wxSize(20, 20)));
  wxString menu;
  for (const UiCommand& command : table_) {
    if (command.icon.empty()) continue;
    if (!menu.empty() && (menu != command.menu || command.startsGroup)) toolBar_->AddSeparator();
    menu = command.menu;
    const wxString tip =
        command.plainText() + (command.shortcut.empty() ? wxString() : " (" + command.shownShortcut() + ")");
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

namespace {

// A text of the moment may want a letter that another item of the menu has.
wxString withFreeLetter(const wxString& text, const wxMenuItem& item) {
  std::set<wxString> taken;
  for (const wxMenuItem* other : item.GetMenu()->GetMenuItems())
    if (other != &item && other->GetItemLabel().Contains("&"))
      taken.insert(other->GetItemLabel().AfterFirst('&').Left(1).Lower());
  const bool free = !taken.contains(text.AfterFirst('&').Left(1).Lower());
  return free ? text : withOwnLetter(text, taken);
}

} // namespace

void CommandBars::update() {
  for (const Submenu& submenu : submenus_) updateSubmenu(submenu);
  for (const UiCommand& command : table_) {
    wxMenuItem* item = menus_->FindItem(command.id);
    if (!item || !command.submenu.empty()) continue;
    const bool enabled = command.isEnabled();
    if (item->IsEnabled() != enabled) item->Enable(enabled);
    if (command.kind == UiCommand::Kind::Check) item->Check(command.isChecked());
    if (command.currentText) {
      const wxString label = withFreeLetter(command.currentText(), *item) +
                             (command.shortcut.empty() ? wxString() : "\t" + command.shortcut);
      if (item->GetItemLabel() != label) item->SetItemLabel(label);
    }
    if (command.icon.empty()) continue;
    toolBar_->EnableTool(command.id, enabled);
    if (command.kind == UiCommand::Kind::Check) toolBar_->ToggleTool(command.id, command.isChecked());
  }
  toolBar_->Refresh();
}

} // namespace fairway::editor
