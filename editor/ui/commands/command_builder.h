#pragma once

#include "editor/model/work/workbench.h"
#include "editor/ui/commands/ui_command.h"

#include <type_traits>

namespace fairway::editor {

class Canvas;
class MainFrame;

// What commands need of the window in which they are given.
class CommandWindow {
public:
  virtual Workbench* bench() = 0; // null: it has no document
  virtual Canvas& canvas() = 0;
  virtual MainFrame& frame() = 0; // the window itself, for those who know it

protected:
  ~CommandWindow() = default;
};

// Fills a table of commands menu by menu. Commands keep the window, never the builder.
class CommandBuilder {
public:
  explicit CommandBuilder(CommandWindow& window) : window_(&window) {}

  CommandTable table() { return std::move(table_); } // when it is filled
  MainFrame& frame() const { return window_->frame(); }
  void startMenu(const wxString& label) { menu_ = label; }
  void startGroup() { group_ = true; } // a line above the next

  // The command can be changed until the next is added.
  UiCommand& add(int id, const wxString& text, const wxString& shortcut, const wxString& help,
                 std::function<void()> run);

  // A command that needs a document, and perhaps more of it. `Bench` is the workbench of the document's game,
  // for those who know it.
  template <class Bench = Workbench>
  UiCommand& onBench(int id, const wxString& text, const wxString& shortcut, const wxString& help,
                     const std::type_identity_t<std::function<void(Bench&)>>& act,
                     const std::type_identity_t<std::function<bool(const Bench&)>>& when = nullptr) {
    CommandWindow* window = window_;
    UiCommand& command =
        add(id, text, shortcut, help, [window, act] { act(static_cast<Bench&>(*window->bench())); });
    command.enabled = [window, when] {
      return window->bench() && (!when || when(static_cast<const Bench&>(*window->bench())));
    };
    return command;
  }

  // Whether a layer of the scene is shown.
  UiCommand& addLayer(int layer, const wxString& text, const wxString& shortcut, const wxString& help);
  // Something of the window that is on or off.
  UiCommand& addSwitch(const wxString& submenu, const wxString& label, const wxString& help,
                       const std::function<bool()>& isOn, const std::function<void(bool)>& set);

private:
  CommandWindow* window_;
  CommandTable table_;
  wxString menu_;
  bool group_ = false;
};

} // namespace fairway::editor
