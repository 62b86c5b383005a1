#pragma once

#include "editor/model/files/document_file.h"
#include "editor/model/files/recovery.h"
#include "editor/model/work/background.h"
#include "editor/model/work/examination.h"
#include "editor/ui/canvas/canvas.h"
#include "editor/ui/canvas/minimap.h"
#include "editor/ui/commands/command_bars.h"
#include "editor/ui/panels/findings_panel.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/panels/properties_panel.h"
#include "editor/ui/window/fix_ghost.h"
#include "editor/ui/window/folded_panes.h"
#include "editor/ui/window/game.h"
#include "editor/ui/window/questions.h"

#include <wx/aui/framemanager.h>
#include <wx/frame.h>
#include <wx/infobar.h>
#include <wx/timer.h>

#include <set>

namespace fairway::editor {

class ProjectPanel;
class StartPage;
class TabStrip;

// A window with one document, or with the welcome when it has none. It is made for one game, whose panels and
// commands it has: a document of another game gets a window of its own.
class MainFrame final : public wxFrame {
public:
  explicit MainFrame(Questions& questions, const WindowGame& game = *windowGames().front());
  ~MainFrame() override;

  // Opens a file here, or in another window if this one has a document. False: it could not be read.
  bool openFile(const std::filesystem::path& file);
  void show(std::unique_ptr<EditedDocument> document, DiskState disk = {}); // of the window's game
  bool save();
  bool saveAs();
  void showStartPage(); // in the window that has no document; there may have to be a new one
  void comeToFront();
  static std::vector<MainFrame*> all();     // windows that are not closing
  void showNextDocument(bool back = false); // in whichever window it is
  TabStrip& tabs() { return *tabs_; }

  Workbench* bench() { return bench_.get(); }
  Canvas& canvas() { return *canvas_; }
  StartPage& startPage() { return *startPage_; }
  FindingsPanel& findings() { return *findings_; }
  Minimap& minimap() { return *minimap_; }
  ProjectPanel& project() { return *project_; }
  wxAuiManager& panes() { return aui_; }
  const WindowGame& game() const { return game_; }
  Fittings& fittings() { return *fittings_; } // the game's
  Questions& questions() { return questions_; }
  const CommandTable& commands() const { return table_; }
  void run(int commandId);
  bool settled() const {
    return background_.idle() && examinedRevision_ == revision() && fittings_->settled() &&
           fixGhost_->settled();
  }               // all that follows is shown
  void examine(); // anew: the document, or what is looked at, has changed

  // Looks whether another program changed the file, and asks what to do.
  void checkDisk();
  void watchDisk();        // the same from now and then, without reading on the window's thread
  void writeRecoveryNow(); // else a little later
  void confirmTyping();    // what is typed into a field and not confirmed yet becomes a step
  void leaveInHaste();     // the program ends now and cannot ask: keeps the work and lets the file go
  void offerLeftWork();    // of windows without a name that are gone, perhaps with a crash

  // What commands do that needs the window.
  void present(std::unique_ptr<EditedDocument> document, DiskState disk = {}); // here or in a new window
  void newFromSample(const std::filesystem::path& file);
  void importWithDialog();
  void editChecks();
  void focusNextPanel(bool back = false);
  void popUpCommands(const wxPoint& at);                // the board's menu, in the canvas's window
  std::unique_ptr<wxMenu> boardMenu(formats::Point at); // what can be done there, and what can be done at all
  void openWithDialog();
  void showCommandList();
  void resetLayout();   // the panes as they were at first
  void compactLayout(); // for low screens: only the panes that are worked with all the time
  void askLanguage();
  void fixAll(); // every safe fix, as one step
  void exportWithDialog();
  void printWithDialog();
  void about();
  void help(const HelpPage& page);
  void showKeys();
  void quit();                     // closes all windows, unless the user wants to stay in one
  void pack();                     // the document and all that it points to in one file
  void locateReference();          // the file that it points to is elsewhere now
  void note(const wxString& text); // a word in the status bar: something is done
  // Panels that are closed come back by the menu.
  std::vector<std::pair<wxString, wxString>> paneNames() const; // name and caption
  bool showsPane(const wxString& name);
  void showPane(const wxString& name, bool shown);
  bool foldsPane(const wxString& name) const { return folded_.folded(name); }
  void foldPane(const wxString& name, bool folded);

private:
  void makePanels();
  void layOutPanes();
  void closeAsAtFirst(); // the panes that are opened by the menu
  void colourDocks();
  void bindEvents();
  void onKeyBeforePanels(wxKeyEvent& event);
  void bindPanels();
  void showPanels(bool shown);
  void keepPanes(); // where they lie, before the window goes
  wxString gameName() const;
  void changed();
  void updateTitle();
  static void updateTabs(); // of all windows
  void bindTabs();
  void updateStatus();
  void showExamination(std::size_t asked, const Examination& examination);
  void showFinding(const validator::Finding* finding);
  void fixFinding(const validator::Finding& finding);
  void waiveFinding(const validator::Finding& finding);
  void explainFinding(const validator::Finding& finding);
  std::size_t revision() const { return bench_ ? bench_->document().revision() : 0; }
  bool mayClose(); // asks to save; false: the user wants to stay
  void onClose(wxCloseEvent& event);
  std::optional<OpenedDocument> read(const std::filesystem::path& file); // asks where it has faults
  void takeIn(OpenedDocument opened, const std::filesystem::path& file, std::optional<FileLock> hold);
  bool offerRecovery(OpenedDocument& opened); // false: not decided, so nothing is opened
  void reload();
  void reloadAnother(OpenedDocument& opened);
  void followReference();
  void followPath(); // a step lets the document point elsewhere
  void updateBar();
  bool bringReference(const std::filesystem::path& file); // asks; false: the user gives up
  bool putInside(const std::filesystem::path& source);    // false: it cannot be
  bool saveElsewhere(const wxString& why);                // after a save that failed
  void showFailure(std::size_t asked, const std::string& why);
  bool mayOverwrite();                                          // asks where another program changed the file
  MainFrame* windowOf(const std::filesystem::path& file) const; // that shows it already
  MainFrame* another(const WindowGame& game);
  // Where a document is shown: here, if this window is free and made for its game; else in another.
  MainFrame* placeFor(const EditedDocument& document);
  std::vector<wxWindow*> allPanes() const;
  wxString documentName() const;
  std::filesystem::path recovery(); // where unsaved work is kept; empty: nowhere
  void keepRecovery(const formats::Document& content);
  void dropRecovery();
  bool needsRecovery() const; // whether there is work that is on no disk
  void recoverySoon();
  PropertiesPanel* properties() const; // null: the game has none
  bool saveTo(const std::filesystem::path& file);
  bool saveAndHold(const std::filesystem::path& file); // tells why it could not
  std::filesystem::path suggestedName(const std::string& ending) const;

  Questions& questions_;
  const WindowGame& game_;
  wxAuiManager aui_;
  FoldedPanes folded_{aui_};
  CommandTable table_;
  std::unique_ptr<Workbench> bench_;
  DiskState disk_;
  DiskState reference_;             // the file that the document points to
  bool readOnly_ = false;           // the file
  std::filesystem::path suggested_; // a name for a document that has none
  std::optional<FileLock> hold_;    // on the file
  std::optional<UntitledRecovery> untitled_;
  std::vector<int> otherComments_;
  std::unique_ptr<CommandBars> bars_;
  StartPage* startPage_ = nullptr;
  TabStrip* tabs_ = nullptr;
  wxInfoBar* bar_ = nullptr; // above the board: what it points to is missing
  Canvas* canvas_ = nullptr;
  FindingsPanel* findings_ = nullptr;
  Minimap* minimap_ = nullptr;
  wxString firstPanes_;       // the perspective that the program begins with
  wxString counts_;           // of the findings, for the status bar
  wxString note_;             // instead of a hint, for a while
  std::set<wxString> closed_; // panes that the user has closed
  HistoryPanel* history_ = nullptr;
  ProjectPanel* project_ = nullptr;
  wxTimer recoveryTimer_;
  wxTimer diskTimer_;
  wxTimer noteTimer_;
  std::size_t shownRevision_ = 0;
  std::size_t shownSheet_ = 0;
  std::optional<std::size_t> recoveredRevision_; // what the recovery holds; none: nothing of this
  std::size_t examinedRevision_ = 0;
  std::size_t asked_ = 0; // examinations, so that what comes late is known by it
  bool askingAboutDisk_ = false;
  std::unique_ptr<Fittings> fittings_;
  std::unique_ptr<FixGhost> fixGhost_; // on the canvas
  Background diskWatch_;
  Background background_; // last: nothing it delivers to may go before it
};

} // namespace fairway::editor
