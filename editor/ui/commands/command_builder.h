#pragma once

#include "editor/ui/window/main_frame.h"

#include <wx/menuitem.h>

namespace fairway::editor {

// Fills the table menu by menu. Commands keep the window, never the builder.
class CommandBuilder {
public:
  explicit CommandBuilder(MainFrame& frame) : frame_(&frame) {}

  CommandTable table() {
    addFile(), addEdit(), addView(), addTools(), addTiles(), addTileset(), addLake(), addCourse(), addHelp();
    return std::move(table_);
  }

private:
  using Act = std::function<void()>;
  using Ask = std::function<bool()>;

  UiCommand& add(int id, const wxString& text, const wxString& shortcut, const wxString& help, Act run) {
    UiCommand command;
    command.id = id == wxID_ANY ? wxNewId() : id;
    command.menuLabel = menu_, command.menu = wxMenuItem::GetLabelText(menu_);
    command.text = text, command.shortcut = shortcut, command.help = help;
    command.run = std::move(run);
    command.startsGroup = std::exchange(group_, false);
    table_.push_back(std::move(command));
    return table_.back();
  }

  // A command that needs a document, and perhaps more of it.
  UiCommand& onBench(int id, const wxString& text, const wxString& shortcut, const wxString& help,
                     const std::function<void(Workbench&)>& act,
                     const std::function<bool(const Workbench&)>& when = nullptr) {
    MainFrame* frame = frame_;
    UiCommand& command = add(id, text, shortcut, help, [frame, act] { act(*frame->bench()); });
    command.enabled = [frame, when] { return frame->bench() && (!when || when(*frame->bench())); };
    return command;
  }

  void startMenu(const wxString& label) { menu_ = label; }
  void addFile();
  void addRecent();
  void addEdit();
  void addHistory();
  void addClipboard();
  void addTurns();
  void addChecks();
  void addView();
  void addTools();
  void addTiles();
  void addTileset();
  void addLake();
  void addCourse();
  void addHelp();
  void addTool(ToolId tool, const wxString& text, const wxString& shortcut, const wxString& help,
               const std::string& icon);
  void addLayer(formats::Layer layer, const wxString& text, const wxString& shortcut, const wxString& help);

  MainFrame* frame_;
  CommandTable table_;
  wxString menu_;
  bool group_ = false;
};

} // namespace fairway::editor
