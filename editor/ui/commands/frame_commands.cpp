#include "editor/ui/commands/frame_commands.h"

#include "editor/ui/commands/command_builder.h"
#include "editor/ui/dialogs/sample_dialog.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "editor/ui/window/recent_files.h"

#include <algorithm>

namespace fairway::editor {

using formats::Layer;

void CommandBuilder::addFile() {
  startMenu(_("&File"));
  MainFrame* frame = frame_;
  add(wxID_NEW, _("&New lake from tiles..."), "Ctrl+N", _("Tiles laid by lot or in order, to swap and turn"),
      [frame] { frame->present(askTileLake(frame)); })
      .icon = "new";
  add(wxID_ANY, _("New &blank lake..."), "Ctrl+Shift+N", _("Water of a size, to paint islands on"),
      [frame] { frame->present(askBlankLake(frame)); });
  add(wxID_ANY, _("New from a sa&mple..."), "",
      _("A copy of a lake, a course or a tile set that comes with Fairway"), [frame] {
        if (const auto sample = askSample(frame)) frame->newFromSample(*sample);
      });
  add(wxID_ANY, _("&Import a Tiled map..."), "", _("A hexagonal map of the Tiled editor becomes a lake"),
      [frame] { frame->importWithDialog(); });
  group_ = true;
  add(wxID_OPEN, _("&Open..."), "Ctrl+O", _("A lake, a course or a tile set"), [frame] {
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
  group_ = true;
  add(wxID_CLOSE, _("&Close"), "Ctrl+W", _("Close this window"), [frame] { frame->Close(); });
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
      wxString name = wxString::FromUTF8(file().filename().string());
      name.Replace("&", "&&");
      return name;
    };
  }
}

void CommandBuilder::addEdit() {
  startMenu(_("&Edit"));
  addHistory(), addClipboard(), addTurns(), addChecks();
  MainFrame* frame = frame_;
  add(wxID_ANY, _("Co&mmands..."), "Ctrl+Shift+P", _("Search all commands"), [frame] {
    frame->showCommandList();
  }).icon = "search";
  onBench(wxID_ANY, _("Next pane&l"), "F6", _("Take the keyboard to the next panel"),
          [frame](Workbench&) { frame->focusNextPanel(); });
}

void CommandBuilder::addHistory() {
  MainFrame* frame = frame_;
  UiCommand& undo = onBench(
      wxID_UNDO, _("&Undo"), "Ctrl+Z", _("Take the last step back"), [](Workbench& b) { b.undo(); },
      [](const Workbench& b) { return b.document().canUndo(); });
  undo.icon = "undo";
  undo.currentText = [frame] {
    const std::string step = frame->bench() ? frame->bench()->document().history().undoText() : "";
    return wxString::Format(_("&Undo %s"), wxString::FromUTF8(step));
  };
  UiCommand& redo = onBench(
      wxID_REDO, _("&Redo"), "Ctrl+Y", _("Do the step again"), [](Workbench& b) { b.redo(); },
      [](const Workbench& b) { return b.document().canRedo(); });
  redo.icon = "redo";
  redo.second = "Ctrl+Shift+Z";
  redo.currentText = [frame] {
    const std::string step = frame->bench() ? frame->bench()->document().history().redoText() : "";
    return wxString::Format(_("&Redo %s"), wxString::FromUTF8(step));
  };
}

void CommandBuilder::addClipboard() {
  MainFrame* frame = frame_;
  const auto hasRegion = [](const Workbench& b) { return b.hasRegion(); };
  group_ = true;
  onBench(
      wxID_CUT, _("Cu&t"), "Ctrl+X", _("Copy the region and clear it"),
      [frame](Workbench& b) { frame->copyRegion(), b.clearRegion(); }, hasRegion);
  onBench(
      wxID_COPY, _("&Copy"), "Ctrl+C", _("Copy the region as text"),
      [frame](Workbench&) { frame->copyRegion(); }, hasRegion);
  onBench(
      wxID_PASTE, _("&Paste"), "Ctrl+V", _("Take copied cells into the hand"),
      [frame](Workbench&) { frame->pasteFromClipboard(); },
      [](const Workbench& b) { return b.offers(ToolId::Stamp); });
  onBench(wxID_DELETE, _("&Delete"), "Del", _("Clear the region, or remove the slot"),
          [](Workbench& b) { b.key(Key::Delete); });
  onBench(
      wxID_SELECTALL, _("Select &all"), "Ctrl+A", _("Select every cell"), [](Workbench& b) { b.selectAll(); },
      [](const Workbench& b) { return b.offers(ToolId::Region); });
}

void CommandBuilder::addTurns() {
  group_ = true;
  onBench(wxID_ANY, _("&Turn right"), "Z", _("Turn the tile, letter, stamp, region or arrow"),
          [](Workbench& b) { b.key(Key::TurnRight); })
      .icon = "turn";
  onBench(wxID_ANY, _("Turn &left"), "Shift+Z", _("The same the other way round"),
          [](Workbench& b) { b.key(Key::TurnLeft); });
  onBench(
      wxID_ANY, _("&Flip"), "X", _("Exchange left and right of the stamp or region"),
      [](Workbench& b) { b.key(Key::Flip); }, [](const Workbench& b) { return b.paintable(); })
      .icon = "flip";
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

void CommandBuilder::addLayer(Layer layer, const wxString& text, const wxString& shortcut,
                              const wxString& help) {
  MainFrame* frame = frame_;
  UiCommand& command = onBench(wxID_ANY, text, shortcut, help, [frame, layer](Workbench& b) {
    frame->canvas().setLayer(layer, !frame->canvas().shows(layer));
    if (b.onChange) b.onChange();
  });
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, layer] { return frame->canvas().shows(layer); };
}

void CommandBuilder::addView() {
  startMenu(_("&View"));
  MainFrame* frame = frame_;
  onBench(wxID_ZOOM_FIT, _("&Fit"), "Ctrl+/", _("Show the whole lake"), [frame](Workbench&) {
    frame->canvas().fit();
  }).icon = "fit";
  onBench(wxID_ZOOM_100, _("&100 %"), "Ctrl+0", _("The lake's own size"),
          [frame](Workbench&) { frame->canvas().zoomTo(100); });
  onBench(wxID_ZOOM_IN, _("Zoom &in"), "Ctrl++", _("Larger"), [frame](Workbench&) {
    frame->canvas().zoomBy(1.25);
  }).icon = "zoom-in";
  onBench(wxID_ZOOM_OUT, _("Zoom &out"), "Ctrl+-", _("Smaller"), [frame](Workbench&) {
    frame->canvas().zoomBy(0.8);
  }).icon = "zoom-out";
  onBench(wxID_ANY, _("&Go to cell..."), "Ctrl+Shift+G", _("Show a cell by its number"),
          [frame](Workbench&) { frame->goToCell(); });
  group_ = true;
  addLayer(Layer::Grid, _("G&rid"), "Ctrl+G", _("The lines between cells"));
  table_.back().icon = "grid";
  addLayer(Layer::Labels, _("&Cell numbers"), "", _("Column and row in each cell"));
  addLayer(Layer::Slots, _("&Slots"), "", _("The buoy slots A, B and C"));
  addLayer(Layer::Gates, _("G&ates"), "", _("The lines that boats must pass"));
  addLayer(Layer::Route, _("Rou&te"), "", _("The shortest way through all gates"));
  addLayer(Layer::StartCells, _("Start c&ells"), "", _("Where boats may be placed"));
  group_ = true;
  add(wxID_ANY, _("Reset the la&yout"), "", _("Bring the panels back to where they were at first"),
      [frame] { frame->resetLayout(); });
  add(wxID_ANY, _("&Language..."), "", _("The language of menus and messages"),
      [frame] { frame->askLanguage(); });
}

void CommandBuilder::addTool(ToolId tool, const wxString& text, const wxString& shortcut,
                             const wxString& help, const std::string& icon) {
  MainFrame* frame = frame_;
  UiCommand& command = onBench(
      wxID_ANY, text, shortcut, help, [frame, tool](Workbench&) { frame->takeTool(tool); },
      [tool](const Workbench& b) { return b.offers(tool); });
  command.icon = icon;
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, tool] { return frame->bench() && frame->bench()->toolInHand() == tool; };
}

void CommandBuilder::addTools() {
  startMenu(_("&Tools"));
  addTool(ToolId::Paint, _("&Paint"), "B", _("Paint land, water or void"), "paint");
  addTool(ToolId::Erase, _("&Erase"), "E", _("Make cells water"), "erase");
  addTool(ToolId::Fill, _("&Fill"), "F", _("Fill cells that hang together"), "fill");
  addTool(ToolId::Stamp, _("&Island"), "I", _("Put down an island or what was copied"), "stamp");
  addTool(ToolId::Slot, _("S&lot"), "L", _("Set buoy slots and turn their letters"), "slot");
  addTool(ToolId::Select, _("&Select"), "S", _("Move slots"), "select");
  addTool(ToolId::Region, _("&Region"), "R", _("Select cells to move, turn, flip or copy"), "region");
  addTool(ToolId::Tiles, _("&Tiles"), "T", _("Swap and turn tiles"), "tiles");
  addTool(ToolId::Course, _("&Course"), "C", _("Move buoys and turn arrows"), "course");
  onBench(
      wxID_ANY, _("Pic&k up"), "P", _("Take the terrain or slot under the pointer into the hand"),
      [frame = frame_](Workbench& b) {
        if (const auto cell = frame->canvas().hover()) b.pickUp(*cell);
      },
      [](const Workbench& b) { return b.paintable(); });
  group_ = true;
  for (int radius = 0; radius < 3; ++radius)
    onBench(
        wxID_ANY,
        wxString::Format(_("Brush of &%d"), radius == 0   ? 1
                                            : radius == 1 ? 7
                                                          : 19),
        wxString::Format("%d", radius + 1), _("The size of the brush in cells"),
        [radius](Workbench& b) {
          b.options().brushRadius = radius;
          if (b.onChange) b.onChange();
        },
        [](const Workbench& b) { return b.paintable(); });
}

void CommandBuilder::addHelp() {
  startMenu(_("&Help"));
  MainFrame* frame = frame_;
  add(wxID_ABOUT, _("&About Fairway"), "", _("What this program is"), [frame] { frame->about(); });
}

CommandTable commandsOf(MainFrame& frame) {
  return CommandBuilder(frame).table();
}

} // namespace fairway::editor
