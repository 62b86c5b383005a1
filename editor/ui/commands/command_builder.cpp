#include "editor/ui/commands/command_builder.h"

#include "editor/ui/canvas/canvas.h"

#include <wx/menuitem.h>

#include <utility>

namespace fairway::editor {

UiCommand& CommandBuilder::add(int id, const wxString& text, const wxString& shortcut, const wxString& help,
                               std::function<void()> run) {
  UiCommand command;
  // By its place in this window's table: numbers of the whole program would run out after some 200 windows.
  command.id = id == wxID_ANY ? wxID_HIGHEST + 1 + static_cast<int>(table_.size()) : id;
  command.menuLabel = menu_, command.menu = wxMenuItem::GetLabelText(menu_);
  command.text = text, command.shortcut = shortcut, command.help = help;
  command.run = std::move(run);
  command.startsGroup = std::exchange(group_, false);
  table_.push_back(std::move(command));
  return table_.back();
}

UiCommand& CommandBuilder::addLayer(int layer, const wxString& text, const wxString& shortcut,
                                    const wxString& help) {
  CommandWindow* window = window_;
  UiCommand& command = onBench(wxID_ANY, text, shortcut, help, [window, layer](Workbench& b) {
    window->canvas().setLayer(layer, !window->canvas().shows(layer));
    if (b.onChange) b.onChange();
  });
  command.kind = UiCommand::Kind::Check;
  command.checked = [window, layer] { return window->canvas().shows(layer); };
  return command;
}

UiCommand& CommandBuilder::addSwitch(const wxString& submenu, const wxString& label, const wxString& help,
                                     const std::function<bool()>& isOn,
                                     const std::function<void(bool)>& set) {
  UiCommand& command = onBench(wxID_ANY, label, "", help, [isOn, set](Workbench&) { set(!isOn()); });
  command.submenu = submenu;
  command.kind = UiCommand::Kind::Check;
  command.checked = isOn;
  return command;
}

} // namespace fairway::editor
