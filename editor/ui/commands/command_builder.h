#pragma once

#include "editor/ui/window/main_frame.h"

#include <wx/menuitem.h>

namespace fairway::editor {

// Fills the table menu by menu; games add theirs. Commands keep the window, never the builder.
class CommandBuilder {
public:
  using Act = std::function<void()>;

  explicit CommandBuilder(MainFrame& frame) : frame_(&frame) {}

  CommandTable table() {
    addFile(), addEdit(), addView();
    frame_->game().addMenus(*this);
    addHelp();
    return std::move(table_);
  }

  MainFrame& frame() const { return *frame_; }
  void startMenu(const wxString& label) { menu_ = label; }
  void startGroup() { group_ = true; } // a line above the next

  // The command can be changed until the next is added.
  UiCommand& add(int id, const wxString& text, const wxString& shortcut, const wxString& help, Act run);

  // A command that needs a document, and perhaps more of it. `Bench` is the workbench of the window's game,
  // for those who know it.
  template <class Bench = Workbench>
  UiCommand& onBench(int id, const wxString& text, const wxString& shortcut, const wxString& help,
                     const std::type_identity_t<std::function<void(Bench&)>>& act,
                     const std::type_identity_t<std::function<bool(const Bench&)>>& when = nullptr) {
    MainFrame* frame = frame_;
    UiCommand& command =
        add(id, text, shortcut, help, [frame, act] { act(static_cast<Bench&>(*frame->bench())); });
    command.enabled = [frame, when] {
      return frame->bench() && (!when || when(static_cast<const Bench&>(*frame->bench())));
    };
    return command;
  }

  // Whether a layer of the scene is shown.
  UiCommand& addLayer(int layer, const wxString& text, const wxString& shortcut, const wxString& help);

private:
  // Something of the window that is on or off.
  UiCommand& addSwitch(const wxString& submenu, const wxString& label, const wxString& help,
                       const std::function<bool()>& isOn, const std::function<void(bool)>& set);
  void addFile();
  void addBeginnings();
  void addRecent();
  void addEdit();
  void addHistory();
  void addChecks();
  void addView();
  void addHelp();

  MainFrame* frame_;
  CommandTable table_;
  wxString menu_;
  bool group_ = false;
};

} // namespace fairway::editor
