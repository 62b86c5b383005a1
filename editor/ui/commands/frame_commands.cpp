#include "editor/ui/commands/frame_commands.h"

#include "editor/model/work/game.h"
#include "editor/ui/commands/command_builder.h"
#include "editor/ui/dialogs/sample_dialog.h"
#include "editor/ui/window/recent_files.h"

#include <algorithm>

namespace fairway::editor {

UiCommand& CommandBuilder::add(int id, const wxString& text, const wxString& shortcut, const wxString& help,
                               Act run) {
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

void CommandBuilder::addFile() {
  startMenu(_("&File"));
  MainFrame* frame = frame_;
  addBeginnings();
  add(wxID_ANY, _("New from a sa&mple..."), "", _("A copy of a board that comes with Fairway"), [frame] {
    if (const auto sample = askSample(frame)) frame->newFromSample(*sample);
  });
  add(wxID_HOME, _("S&tart page"), "Alt+Home", _("Recent documents, samples, and all ways to begin"),
      [frame] { frame->showStartPage(); });
  frame->game().addToFile(*this);
  group_ = true;
  add(wxID_OPEN, _("&Open..."), "Ctrl+O", _("A document that you have"), [frame] {
    frame->openWithDialog();
  }).icon = "open";
  addRecent();
  group_ = true;
  onBench(wxID_SAVE, _("&Save"), "Ctrl+S", _("Write the document to its file"), [frame](Workbench&) {
    frame->save();
  }).icon = "save";
  onBench(wxID_SAVEAS, _("Save &as..."), "Ctrl+Shift+S", _("Write the document to another file"),
          [frame](Workbench&) { frame->saveAs(); });
  group_ = true;
  onBench(wxID_ANY, _("&Export..."), "Ctrl+E", _("Write a picture, or the document in another form"),
          [frame](Workbench&) { frame->exportWithDialog(); });
  onBench(wxID_PRINT, _("&Print..."), "Ctrl+P",
          _("Sheets, a poster or tiles to cut out, on paper or as a PDF"),
          [frame](Workbench&) { frame->printWithDialog(); });
  onBench(
      wxID_ANY, _("Pac&k for a friend..."), "", _("One file with all that the document is made of"),
      [frame](Workbench&) { frame->pack(); },
      [](const Workbench& b) {
        const formats::Document& content = b.document().content();
        return gameOf(content).packed && !referenceOf(content).empty();
      });
  group_ = true;
  add(wxID_CLOSE, _("&Close"), "Ctrl+W", _("Close this window"), [frame] { frame->Close(); });
  add(wxID_EXIT, _("&Quit"), "Ctrl+Q", _("Close all windows"), [frame] { frame->quit(); });
}

// Those of all games; the shortcuts are for those of the window's own.
void CommandBuilder::addBeginnings() {
  MainFrame* frame = frame_;
  for (const WindowGame* game : windowGames())
    for (const Beginning& beginning : game->beginnings) {
      const bool own = game == &frame->game();
      const bool first = own && &beginning == game->beginnings.data();
      UiCommand& command = add(first ? wxID_NEW : wxID_ANY, wxGetTranslation(beginning.text),
                               own ? beginning.shortcut : "", wxGetTranslation(beginning.help),
                               [frame, &beginning] { frame->present(beginning.ask(frame)); });
      if (first) command.icon = "new";
    }
}

// Named as the files are now; those that are not there are not shown.
void CommandBuilder::addRecent() {
  MainFrame* frame = frame_;
  for (std::size_t i = 0; i < recentFilesKept; ++i) {
    const auto file = [i] {
      const auto& files = recentFiles();
      return i < files.size() ? files[i] : std::filesystem::path();
    };
    UiCommand& command = add(wxID_ANY, _("Recent document"), "", _("A document that was open before"),
                             [frame, file] { frame->openFile(file()); });
    command.submenu = _("Open &recent");
    command.enabled = [file] { return !file().empty(); };
    command.currentText = [file] {
      // Files of one name are told apart by their folders.
      wxString name = wxString::FromUTF8(file().filename().string() + " \u2013 ") + shownFolder(file());
      name.Replace("&", "&&");
      return name;
    };
  }
}

void CommandBuilder::addEdit() {
  startMenu(_("&Edit"));
  addHistory();
  frame_->game().addToEdit(*this);
  addChecks();
  MainFrame* frame = frame_;
  add(wxID_ANY, _("Co&mmands..."), "Ctrl+Shift+P", _("Search all commands"), [frame] {
    frame->showCommandList();
  }).icon = "search";
  add(wxID_ANY, _("Next pane&l"), "F6", _("Take the keyboard to the next panel"),
      [frame] { frame->focusNextPanel(); });
  add(wxID_ANY, _("Pre&vious panel"), "Shift+F6", _("Take the keyboard to the panel before"),
      [frame] { frame->focusNextPanel(true); });
}

void CommandBuilder::addHistory() {
  MainFrame* frame = frame_;
  UiCommand& undo = onBench(
      wxID_UNDO, _("&Undo"), "Ctrl+Z", _("Take the last step back"), [](Workbench& b) { b.undo(); },
      [](const Workbench& b) { return b.document().canUndo(); });
  undo.icon = "undo";
  undo.currentText = [frame] {
    const std::string step = frame->bench() ? frame->bench()->document().history().undoText() : "";
    return step.empty() ? wxString(_("&Undo")) : wxString::Format(_("&Undo %s"), wxString::FromUTF8(step));
  };
  UiCommand& redo = onBench(
      wxID_REDO, _("&Redo"), "Ctrl+Y", _("Do the step again"), [](Workbench& b) { b.redo(); },
      [](const Workbench& b) { return b.document().canRedo(); });
  redo.icon = "redo";
  redo.second = "Ctrl+Shift+Z";
  redo.currentText = [frame] {
    const std::string step = frame->bench() ? frame->bench()->document().history().redoText() : "";
    return step.empty() ? wxString(_("&Redo")) : wxString::Format(_("&Redo %s"), wxString::FromUTF8(step));
  };
}

void CommandBuilder::addChecks() {
  MainFrame* frame = frame_;
  group_ = true;
  onBench(
      wxID_ANY, _("Fi&x all findings"), "", _("Apply every safe fix, as one step"),
      [frame](Workbench&) { frame->fixAll(); },
      [frame](const Workbench&) {
        const auto& all = frame->findings().shown();
        return std::any_of(all.begin(), all.end(), [](const auto& f) { return f.fix && f.fix->safe; });
      });
  onBench(wxID_ANY, _("Se&verities and waivers..."), "",
          _("How much each check weighs, and which findings are accepted"),
          [frame](Workbench&) { frame->editChecks(); });
}

UiCommand& CommandBuilder::addLayer(int layer, const wxString& text, const wxString& shortcut,
                                    const wxString& help) {
  MainFrame* frame = frame_;
  UiCommand& command = onBench(wxID_ANY, text, shortcut, help, [frame, layer](Workbench& b) {
    frame->canvas().setLayer(layer, !frame->canvas().shows(layer));
    if (b.onChange) b.onChange();
  });
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, layer] { return frame->canvas().shows(layer); };
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

void CommandBuilder::addView() {
  startMenu(_("&View"));
  MainFrame* frame = frame_;
  onBench(wxID_ZOOM_FIT, _("&Fit"), "Ctrl+/", _("Show the whole board"), [frame](Workbench&) {
    frame->canvas().fit();
  }).icon = "fit";
  onBench(wxID_ZOOM_100, _("&100 %"), "Ctrl+0", _("The board's own size"),
          [frame](Workbench&) { frame->canvas().zoomTo(100); });
  onBench(wxID_ZOOM_IN, _("Zoom &in"), "Ctrl++", _("Larger"), [frame](Workbench&) {
    frame->canvas().zoomBy(1.25);
  }).icon = "zoom-in";
  onBench(wxID_ZOOM_OUT, _("Zoom &out"), "Ctrl+-", _("Smaller"), [frame](Workbench&) {
    frame->canvas().zoomBy(0.8);
  }).icon = "zoom-out";
  frame->game().addToView(*this);
  group_ = true;
  for (const auto& [name, caption] : frame->paneNames())
    addSwitch(
        _("&Panels"), caption, _("Show or hide this panel"),
        [frame, name = name] { return frame->showsPane(name); },
        [frame, name = name](bool shown) { frame->showPane(name, shown); });
  for (const auto& [name, caption] : frame->paneNames())
    addSwitch(
        _("Fol&ded panels"), caption, _("Leave only the caption of this panel, or open it again"),
        [frame, name = name] { return frame->foldsPane(name); },
        [frame, name = name](bool folded) { frame->foldPane(name, folded); })
        .enabled = [frame, name = name] { return frame->bench() && frame->showsPane(name); };
  const auto several = [] { return MainFrame::all().size() > 1; };
  add(wxID_ANY, _("Ne&xt document"), "Ctrl+PgDn", _("Show the next open document"), [frame] {
    frame->showNextDocument();
  }).enabled = several;
  add(wxID_ANY, _("Previous doc&ument"), "Ctrl+PgUp", _("Show the open document before"), [frame] {
    frame->showNextDocument(true);
  }).enabled = several;
  group_ = true;
  add(wxID_ANY, _("Reset the la&yout"), "", _("Bring the panels back to where they were at first"),
      [frame] { frame->resetLayout(); });
  onBench(wxID_ANY, _("&Compact layout"), "",
          _("Close the panels Project, Overview and History, so that the others have more room"),
          [frame](Workbench&) { frame->compactLayout(); });
  add(wxID_ANY, _("&Language..."), "", _("The language of menus and messages"),
      [frame] { frame->askLanguage(); });
}

void CommandBuilder::addHelp() {
  startMenu(_("&Help"));
  MainFrame* frame = frame_;
  for (const HelpPage& page : frame->game().help)
    add(wxID_ANY, wxGetTranslation(page.text), "", wxGetTranslation(page.title),
        [frame, &page] { frame->help(page); });
  add(wxID_ANY, _("&Keys"), "F1", _("What the keys and the mouse do"), [frame] { frame->showKeys(); });
  group_ = true;
  add(wxID_ABOUT, _("&About Fairway"), "", _("What this program is"), [frame] { frame->about(); });
}

CommandTable commandsOf(MainFrame& frame) {
  return CommandBuilder(frame).table();
}

} // namespace fairway::editor
