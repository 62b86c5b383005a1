#include "editor/ui/window/frame/frame_commands.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "editor/ui/commands/command_builder.h"
#include "editor/ui/dialogs/sample_dialog.h"
#include "editor/ui/window/frame/frame_variants.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/start/recent_files.h"
#include "editor/ui/window/start/tour_guide.h"

#include <algorithm>

namespace fairway::editor {

namespace {

// The menus that all games have, with what the document's game adds to them.
class FrameCommands {
public:
  explicit FrameCommands(MainFrame& frame) : frame_(&frame), builder_(frame) {}

  CommandTable table() {
    addFile(), addEdit(), addView();
    if (editsBoard()) frame_->game()->addMenus(builder_);
    addRaces();
    addWindowMenu(builder_);
    addHelp();
    return builder_.table();
  }

private:
  void addFile();
  void addBeginnings();
  void addImports();
  void addRecent();
  void addEdit();
  void addHistory();
  void addPicture();
  void addChecks();
  void addAnalysis();
  void addView();
  void addReference();
  void addRaces();
  void addHelp();
  bool editsBoard() const { return frame_->game() && !frame_->racing(); }

  MainFrame* frame_;
  CommandBuilder builder_;
};

void FrameCommands::addFile() {
  builder_.startMenu(_("&File"));
  MainFrame* frame = frame_;
  addBeginnings();
  builder_.add(wxID_ANY, _("New from a sa&mple..."), "", _("A copy of a board that comes with Fairway"),
               [frame] {
                 if (const auto sample = askSample(frame)) frame->newFromSample(*sample);
               });
  builder_.add(wxID_HOME, _("S&tart page"), "Alt+Home", _("Recent documents, samples, and all ways to begin"),
               [frame] { frame->showStartPage(); });
  addImports();
  builder_.startGroup();
  builder_
      .add(wxID_OPEN, _("&Open..."), "Ctrl+O", _("Open an existing document"),
           [frame] { frame->openWithDialog(); })
      .icon = "open";
  addRecent();
  builder_.startGroup();
  builder_
      .onBench(wxID_SAVE, _("&Save"), "Ctrl+S", _("Write the document to its file"),
               [frame](Workbench&) { frame->save(); })
      .icon = "save";
  builder_.onBench(wxID_SAVEAS, _("Save &as..."), "Ctrl+Shift+S", _("Write the document to another file"),
                   [frame](Workbench&) { frame->saveAs(); });
  addVariants(builder_);
  builder_.startGroup();
  builder_.onBench(wxID_ANY, _("&Export..."), "Ctrl+E", _("Write a picture, or the document in another form"),
                   [frame](Workbench&) { frame->exportWithDialog(); });
  builder_.onBench(wxID_PRINT, _("&Print..."), "Ctrl+P", _("On paper or as a PDF"),
                   [frame](Workbench&) { frame->printWithDialog(); });
  builder_.onBench(
      wxID_ANY, _("Pac&k for a friend..."), "", _("One file with everything that the document needs"),
      [frame](Workbench&) { frame->pack(); },
      [](const Workbench& b) {
        const formats::Document& content = b.document().content();
        return gameOf(content).packed && !referenceOf(content).empty();
      });
  builder_.onBench(wxID_ANY, _("Repor&t for a browser..."), "",
                   _("One page that says all that is known of the document"),
                   [frame](Workbench&) { frame->makeReport(); });
  builder_.onBench(wxID_ANY, _("Pa&ge to race on..."), "",
                   _("One page on which the board is raced in a browser"),
                   [frame](Workbench&) { frame->makeRacePage(); });
  builder_.startGroup();
  builder_.add(wxID_CLOSE, _("&Close"), "Ctrl+W", _("Close this document"),
               [frame] { frame->closeDocument(); });
  builder_.add(wxID_EXIT, _("&Quit"), "Ctrl+Q", _("Close all documents and end Fairway"),
               [frame] { frame->quit(); });
}

// Those of all games; the shortcuts are for those of the document's own, or of the first.
void FrameCommands::addBeginnings() {
  MainFrame* frame = frame_;
  const WindowGame* favoured = frame->game() ? frame->game() : windowGames().front();
  for (const WindowGame* game : windowGames())
    for (const Beginning& beginning : game->beginnings) {
      const bool own = game == favoured;
      const bool first = own && &beginning == game->beginnings.data();
      UiCommand& command = builder_.add(first ? wxID_NEW : wxID_ANY, wxGetTranslation(beginning.text),
                                        own ? beginning.shortcut : "", wxGetTranslation(beginning.help),
                                        [frame, &beginning] { frame->present(beginning.ask(frame)); });
      if (first) command.icon = "new";
    }
}

void FrameCommands::addImports() {
  for (const Game* game : games())
    if (const Import* import = game->import)
      builder_.add(wxID_ANY, wxGetTranslation(import->command), "", wxGetTranslation(import->help),
                   [frame = frame_, import] { frame->importWithDialog(*import); });
}

// Named as the files are now; those that are not there are not shown.
void FrameCommands::addRecent() {
  MainFrame* frame = frame_;
  for (std::size_t i = 0; i < recentFilesKept; ++i) {
    const auto file = [i] {
      const auto& files = recentFiles();
      return i < files.size() ? files[i] : std::filesystem::path();
    };
    UiCommand& command =
        builder_.add(wxID_ANY, _("Recent document"), "", _("A document that was open before"),
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

void FrameCommands::addEdit() {
  builder_.startMenu(_("&Edit"));
  addHistory();
  if (editsBoard() && frame_->game()->addToEdit) frame_->game()->addToEdit(builder_);
  addPicture();
  addChecks();
  MainFrame* frame = frame_;
  builder_
      .add(wxID_ANY, _("Co&mmands..."), "Ctrl+Shift+P", _("Search all commands"),
           [frame] { frame->showCommandList(); })
      .icon = "search";
  builder_.add(wxID_ANY, _("Next pane&l"), "F6", _("Move the keyboard focus to the next panel"),
               [frame] { frame->focusNextPanel(); });
  builder_.add(wxID_ANY, _("Pre&vious panel"), "Shift+F6", _("Move the keyboard focus to the previous panel"),
               [frame] { frame->focusNextPanel(true); });
}

// What is selected on it, else all of it.
void FrameCommands::addPicture() {
  MainFrame* frame = frame_;
  builder_.onBench(
      wxID_ANY, _("Copy as a p&icture"), "Ctrl+Shift+C",
      _("Put the board, or what is selected on it, onto the clipboard as a picture and as SVG"),
      [frame](Workbench&) { frame->copyBoard(); }, [](const Workbench& b) { return b.scene() != nullptr; });
}

void FrameCommands::addHistory() {
  MainFrame* frame = frame_;
  UiCommand& undo = builder_.onBench(
      wxID_UNDO, _("&Undo"), "Ctrl+Z", _("Undo the last step"), [](Workbench& b) { b.undo(); },
      [](const Workbench& b) { return b.document().canUndo(); });
  undo.icon = "undo";
  undo.currentText = [frame] {
    const std::string step = frame->bench() ? frame->bench()->document().history().undoText() : "";
    return step.empty() ? wxString(_("&Undo")) : wxString::Format(_("&Undo %s"), wxString::FromUTF8(step));
  };
  UiCommand& redo = builder_.onBench(
      wxID_REDO, _("&Redo"), "Ctrl+Y", _("Redo the step"), [](Workbench& b) { b.redo(); },
      [](const Workbench& b) { return b.document().canRedo(); });
  redo.icon = "redo";
  redo.second = "Ctrl+Shift+Z";
  redo.currentText = [frame] {
    const std::string step = frame->bench() ? frame->bench()->document().history().redoText() : "";
    return step.empty() ? wxString(_("&Redo")) : wxString::Format(_("&Redo %s"), wxString::FromUTF8(step));
  };
}

void FrameCommands::addChecks() {
  MainFrame* frame = frame_;
  builder_.startGroup();
  builder_.onBench(
      wxID_ANY, _("Fi&x all findings"), "", _("Apply every fix, as one step"),
      [frame](Workbench&) { frame->fixAll(); },
      [frame](const Workbench&) {
        const auto& all = frame->findings().shown();
        return std::any_of(all.begin(), all.end(), [](const auto& f) { return f.fix && f.counts(); });
      });
  builder_
      .onBench(wxID_ANY, _("&Judge par and fairness"), "F8",
               _("Solve and race what is shown, which takes some seconds, and say what is proved; "
                 "choose again to stop"),
               [frame](Workbench&) { frame->judge(); })
      .currentText = [frame] {
    return wxString::FromUTF8(
        say(frame->bench() ? frame->bench()->deepWords().command : DeepWords().command));
  };
  addAnalysis();
  builder_.onBench(wxID_ANY, _("Se&verities and waivers..."), "",
                   _("How severe each check is, and which findings are accepted"),
                   [frame](Workbench&) { frame->editChecks(); });
}

// Only where there are figures of the game's boards.
void FrameCommands::addAnalysis() {
  MainFrame* frame = frame_;
  if (!frame->hasAnalysis()) return;
  builder_.onBench(wxID_ANY, _("Analysis and c&harts"), "Shift+F8",
                   _("Figures and charts of what is shown; they are worked out while the board rests"),
                   [frame](Workbench&) { frame->openAnalysis(); });
  const auto hasChart = [frame](const Workbench&) {
    return frame->showsPane("analysis") && frame->analysis().chosen();
  };
  builder_.onBench(
      wxID_ANY, _("Copy the chart"), "", _("Onto the clipboard, as a picture and as SVG"),
      [frame](Workbench&) { frame->copyChart(); }, hasChart);
  builder_.onBench(
      wxID_ANY, _("Save the chart..."), "", _("As an SVG or a PNG picture"),
      [frame](Workbench&) { frame->saveChart(); }, hasChart);
  const auto hasFigures = [frame](const Workbench&) { return frame->analysis().current() != nullptr; };
  builder_.onBench(
      wxID_ANY, _("Copy the course notes"), "",
      _("What is known of the board, in a few sentences, onto the clipboard"),
      [frame](Workbench&) { frame->copyNotes(); }, hasFigures);
  builder_.onBench(
      wxID_ANY, _("Pin this state"), "",
      _("Keep its figures, and compare what comes of further edits with them"),
      [frame](Workbench&) { frame->pinState(); }, hasFigures);
  builder_.onBench(
      wxID_ANY, _("Compare with..."), "", _("Compare its figures with those of the document in another file"),
      [frame](Workbench&) { frame->compareWithDialog(); }, hasFigures);
  builder_.onBench(
      wxID_ANY, _("The &other way round..."), "", _("Compare with the same board, but with one thing turned"),
      [frame](Workbench&) { frame->askWhatIf(); },
      [hasFigures](const Workbench& b) { return hasFigures(b) && !b.whatIfs().empty(); });
}

void FrameCommands::addView() {
  builder_.startMenu(_("&View"));
  MainFrame* frame = frame_;
  builder_
      .onBench(wxID_ZOOM_FIT, _("&Fit"), "Ctrl+/", _("Show the whole board"),
               [frame](Workbench&) { frame->canvas().fit(); })
      .icon = "fit";
  builder_.onBench(wxID_ZOOM_100, _("&100 %"), "Ctrl+0", _("The board's own size"),
                   [frame](Workbench&) { frame->canvas().zoomTo(100); });
  builder_
      .onBench(wxID_ZOOM_IN, _("Zoom &in"), "Ctrl++", _("Larger"),
               [frame](Workbench&) { frame->canvas().zoomBy(1.25); })
      .icon = "zoom-in";
  builder_
      .onBench(wxID_ZOOM_OUT, _("Zoom &out"), "Ctrl+-", _("Smaller"),
               [frame](Workbench&) { frame->canvas().zoomBy(0.8); })
      .icon = "zoom-out";
  if (editsBoard() && frame->game()->addToView) frame->game()->addToView(builder_);
  if (editsBoard()) addReference();
  builder_.startGroup();
  for (const auto& [name, caption] : frame->paneNames())
    builder_
        .addSwitch(
            _("&Panels"), caption, _("Show or hide this panel"),
            [frame, name = name] { return frame->showsPane(name); },
            [frame, name = name](bool shown) { frame->showPane(name, shown); })
        .enabled = [frame, name = name] { return frame->bench() && frame->needsPane(name); };
  for (const auto& [name, caption] : frame->paneNames())
    builder_
        .addSwitch(
            _("Fol&ded panels"), caption, _("Collapse this panel to its caption, or open it again"),
            [frame, name = name] { return frame->foldsPane(name); },
            [frame, name = name](bool folded) { frame->foldPane(name, folded); })
        .enabled = [frame, name = name] { return frame->bench() && frame->showsPane(name); };
  builder_.startGroup();
  builder_.add(wxID_ANY, _("Reset the la&yout"), "", _("Bring the panels back to where they were at first"),
               [frame] { frame->resetLayout(); });
  builder_.onBench(wxID_ANY, _("&Compact layout"), "",
                   _("Close the panels Project, Overview and History, so that the others have more room"),
                   [frame](Workbench&) { frame->compactLayout(); });
  builder_.add(wxID_ANY, _("&Language..."), "", _("The language of menus and messages"),
               [frame] { frame->askLanguage(); });
}

void FrameCommands::addReference() {
  MainFrame* frame = frame_;
  const wxString submenu = _("R&eference picture");
  const auto hasPicture = [frame](const Workbench&) { return frame->canvas().hasReference(); };
  builder_
      .onBench(
          wxID_ANY, _("&Lay a picture over the board..."), "",
          _("A photo, a scan or a sketch to paint by; it is kept beside the document, never in it"),
          [frame](Workbench&) { frame->askReference(); },
          [](const Workbench& b) { return b.scene() != nullptr; })
      .submenu = submenu;
  builder_
      .addSwitch(
          submenu, _("&Show it"), _("Show or hide the reference picture"),
          [frame] { return frame->canvas().showsReference(); },
          [frame](bool shown) { frame->canvas().showReference(shown); })
      .enabled = [frame] { return frame->canvas().hasReference(); };
  builder_
      .onBench(
          wxID_ANY, _("&Remove it"), "", _("The picture's own file stays"),
          [frame](Workbench&) { frame->dropReference(); }, hasPicture)
      .submenu = submenu;
}

void FrameCommands::addRaces() {
  if (frame_->racing()) return raceWindow().addMenu(builder_);
  const Game* game = frame_->game() ? entryFor(frame_->game()->id, games()) : nullptr;
  if (game && game->races) raceWindow().addBoardRace(builder_);
}

void FrameCommands::addHelp() {
  builder_.startMenu(_("&Help"));
  MainFrame* frame = frame_;
  for (const WindowGame* game : windowGames())
    for (const HelpPage& page : game->help)
      if (!frame->game() || frame->game() == game) {
        wxString text = wxGetTranslation(page.text);
        if (!frame->game()) // of all games, each has its rules
          text = wxString::FromUTF8(
              say("{1}: {2}", {text.utf8_string(), wxGetTranslation(game->title).utf8_string()}));
        builder_.add(wxID_ANY, text, "", wxGetTranslation(page.title), [frame, &page] { frame->help(page); });
      }
  builder_.add(wxID_ANY, _("&Keys"), "F1", _("What the keys and the mouse do"),
               [frame] { frame->showKeys(); });
  addTour(builder_);
  builder_.startGroup();
  builder_.add(wxID_ABOUT, _("&About Fairway"), "", _("What this program is"), [frame] { frame->about(); });
}

} // namespace

CommandTable commandsOf(MainFrame& frame) {
  return FrameCommands(frame).table();
}

} // namespace fairway::editor
