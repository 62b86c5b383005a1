#include "editor/ui/frame_commands.h"

#include "editor/model/course_edit.h"
#include "editor/model/document_edit.h"
#include "editor/model/tileset_edit.h"
#include "editor/ui/main_frame.h"
#include "editor/ui/new_lake_dialog.h"
#include "editor/ui/recent_files.h"
#include "editor/ui/sample_dialog.h"

#include <algorithm>
#include <random>

namespace fairway::editor {

namespace {

using formats::Layer;
using lake_race::BoardSide;
using lake_race::RaceLetter;

// Fills the table menu by menu. Commands keep the window, never the builder.
class Builder {
public:
  explicit Builder(MainFrame& frame) : frame_(&frame) {}

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
  void addView();
  void addTools();
  void addTiles();
  void addTileset();
  void addLake();
  void addCourse();
  void addHelp();
  void addTool(ToolId tool, const wxString& text, const wxString& shortcut, const wxString& help,
               const std::string& icon);
  void addLayer(Layer layer, const wxString& text, const wxString& shortcut, const wxString& help);

  MainFrame* frame_;
  CommandTable table_;
  wxString menu_;
  bool group_ = false;
};

void Builder::addFile() {
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
void Builder::addRecent() {
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

void Builder::addEdit() {
  startMenu(_("&Edit"));
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
  add(wxID_ANY, _("Co&mmands..."), "Ctrl+Shift+P", _("Search all commands"), [frame] {
    frame->showCommandList();
  }).icon = "search";
  onBench(wxID_ANY, _("Next pane&l"), "F6", _("Take the keyboard to the next panel"),
          [frame](Workbench&) { frame->focusNextPanel(); });
}

void Builder::addLayer(Layer layer, const wxString& text, const wxString& shortcut, const wxString& help) {
  MainFrame* frame = frame_;
  UiCommand& command = onBench(wxID_ANY, text, shortcut, help, [frame, layer](Workbench& b) {
    frame->canvas().setLayer(layer, !frame->canvas().shows(layer));
    if (b.onChange) b.onChange();
  });
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, layer] { return frame->canvas().shows(layer); };
}

void Builder::addView() {
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

void Builder::addTool(ToolId tool, const wxString& text, const wxString& shortcut, const wxString& help,
                      const std::string& icon) {
  MainFrame* frame = frame_;
  UiCommand& command = onBench(
      wxID_ANY, text, shortcut, help, [frame, tool](Workbench&) { frame->takeTool(tool); },
      [tool](const Workbench& b) { return b.offers(tool); });
  command.icon = icon;
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, tool] { return frame->bench() && frame->bench()->toolInHand() == tool; };
}

void Builder::addTools() {
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

void Builder::addTiles() {
  startMenu(_("&Board"));
  const auto isTiles = [](const Workbench& b) {
    return tileLayoutOf(b.document().content()) && b.document().references().set;
  };
  onBench(
      wxID_ANY, _("&Shuffle tiles"), "Ctrl+R", _("Lay and turn all tiles by lot"),
      [](Workbench& b) {
        const std::uint64_t seed = std::random_device()() % 1000000 + 1;
        b.apply(shuffleTiles(*tileLayoutOf(b.document().content()), *b.document().references().set, seed));
      },
      isTiles)
      .icon = "shuffle";
  onBench(
      wxID_ANY, _("La&y the remaining tiles"), "", _("Fill the empty places in the order of the set"),
      [](Workbench& b) {
        b.apply(layTheRest(*tileLayoutOf(b.document().content()), *b.document().references().set));
      },
      [isTiles](const Workbench& b) {
        return isTiles(b) && !isFinished(*tileLayoutOf(b.document().content()));
      });
  MainFrame* frame = frame_;
  for (const BoardSide side : {BoardSide::Dark, BoardSide::Light}) {
    UiCommand& command = onBench(
        wxID_ANY, side == BoardSide::Dark ? _("&Dark side") : _("&Light side"), "",
        side == BoardSide::Dark ? _("The easier side of all tiles") : _("The harder side of all tiles"),
        [side](Workbench& b) { b.apply(changeSide(*tileLayoutOf(b.document().content()), side)); },
        [isTiles, side](const Workbench& b) {
          return isTiles(b) && b.document().references().set->sides.contains(side);
        });
    command.kind = UiCommand::Kind::Check;
    command.checked = [frame, side] {
      const auto* layout = frame->bench() ? tileLayoutOf(frame->bench()->document().content()) : nullptr;
      return layout && layout->side == side;
    };
  }
}

void Builder::addTileset() {
  MainFrame* frame = frame_;
  const auto isSet = [](const Workbench& b) {
    return std::holds_alternative<formats::TilesetDocument>(b.document().content());
  };
  group_ = true;
  onBench(
      wxID_ANY, _("&Add a tile..."), "", _("A tile of water, on every side of the set"),
      [frame](Workbench&) { frame->addTileToSet(); }, isSet);
  onBench(
      wxID_ANY, _("Remo&ve this tile"), "", _("From every side of the set, if enough are left for the board"),
      [](Workbench& b) { b.apply(removeTile(b.document().content(), b.sheet().tile->name)); },
      [isSet](const Workbench& b) {
        return isSet(b) && b.sheet().tile && removeTile(b.document().content(), b.sheet().tile->name);
      });
}

void Builder::addLake() {
  MainFrame* frame = frame_;
  group_ = true;
  onBench(
      wxID_ANY, _("&Open the tiles up"), "", _("Make a freehand lake of the board, to paint on"),
      [](Workbench& b) { b.apply(openUp(b.document())); },
      [](const Workbench& b) { return tileLayoutOf(b.document().content()) && b.document().lake(); });
  onBench(
      wxID_ANY, _("&Resize..."), "", _("Add or take away cells at the sides"),
      [frame](Workbench&) { frame->resizeBoard(); },
      [](const Workbench& b) {
        return ownLake(b.document().content()) &&
               std::holds_alternative<formats::LakeDocument>(b.document().content());
      });
  group_ = true;
  for (const RaceLetter race : lake_race::allRaces)
    onBench(
        wxID_ANY, wxString::Format(_("New course of race &%c"), letterOf(race)), "",
        _("A course on this lake, in a window of its own"),
        [frame, race](Workbench&) {
          frame->makeCourse({race, 0});
        },
        [race](const Workbench& b) {
          return std::holds_alternative<formats::LakeDocument>(b.document().content()) &&
                 b.document().lake() && slotsOf(b.board(), race).size() == 4;
        });
}

void Builder::addCourse() {
  startMenu(_("&Course"));
  const auto body = [](const Workbench& b) { return courseOf(b.document().content()); };
  const auto onRace = [body](const Workbench& b) { return b.hasBoard() && body(b) && body(b)->race; };
  const auto isCourse = [body](const Workbench& b) { return b.hasBoard() && body(b); };
  onBench(
      wxID_ANY, _("&Next assignment"), "Ctrl+Right",
      _("The next of the 24 ways to put the buoys on the slots"),
      [body](Workbench& b) { b.apply(stepAssignment(*body(b), b.board(), 1)); }, onRace);
  onBench(
      wxID_ANY, _("&Previous assignment"), "Ctrl+Left", _("The one before"),
      [body](Workbench& b) { b.apply(stepAssignment(*body(b), b.board(), -1)); }, onRace);
  group_ = true;
  onBench(
      wxID_ANY, _("&Choose for me"), "", _("Leave arrows and directions to the shortest route"),
      [body](Workbench& b) { b.apply(chooseForMe(*body(b))); }, isCourse)
      .icon = "choose";
  onBench(
      wxID_ANY, _("&Free the buoys"), "", _("Take the course off its slots: buoys may stand anywhere"),
      [body](Workbench& b) { b.apply(freeBuoys(*body(b), b.board())); }, onRace);
  group_ = true;
  MainFrame* frame = frame_;
  for (const RaceLetter race : lake_race::allRaces) {
    UiCommand& command = onBench(
        wxID_ANY, wxString::Format(_("Race &%c"), letterOf(race)), "",
        _("Put the buoys on this race's slots"),
        [body, race](Workbench& b) {
          b.apply(assignBuoys(*body(b), b.board(), race, assignmentNumbered(0)));
        },
        [isCourse, race](const Workbench& b) { return isCourse(b) && slotsOf(b.board(), race).size() == 4; });
    command.kind = UiCommand::Kind::Check;
    command.checked = [frame, race] {
      const auto* course = frame->bench() ? courseOf(frame->bench()->document().content()) : nullptr;
      return course && course->race == race;
    };
  }
}

void Builder::addHelp() {
  startMenu(_("&Help"));
  MainFrame* frame = frame_;
  add(wxID_ABOUT, _("&About Fairway"), "", _("What this program is"), [frame] { frame->about(); });
}

} // namespace

CommandTable commandsOf(MainFrame& frame) {
  return Builder(frame).table();
}

} // namespace fairway::editor
