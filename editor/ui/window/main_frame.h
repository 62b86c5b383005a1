#pragma once

#include "editor/model/files/document_file.h"
#include "editor/model/files/recovery.h"
#include "editor/model/work/background.h"
#include "editor/model/work/examination.h"
#include "editor/ui/canvas/canvas.h"
#include "editor/ui/canvas/minimap.h"
#include "editor/ui/commands/command_bars.h"
#include "editor/ui/lake_race/palette_panel.h"
#include "editor/ui/lake_race/races_panel.h"
#include "editor/ui/panels/findings_panel.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/panels/properties_panel.h"
#include "editor/ui/window/questions.h"

#include <wx/aui/framemanager.h>
#include <wx/frame.h>
#include <wx/timer.h>

namespace fairway::editor {

// A window with one document, or with the welcome when it has none.
class MainFrame final : public wxFrame {
public:
  explicit MainFrame(Questions& questions);
  ~MainFrame() override;

  // Opens a file here, or in another window if this one has a document. False: it could not be read.
  bool openFile(const std::filesystem::path& file);
  void show(std::unique_ptr<EditedDocument> document, DiskState disk = {});
  bool save();
  bool saveAs();

  Workbench* bench() { return bench_.get(); }
  Canvas& canvas() { return *canvas_; }
  wxWindow& welcome() { return *welcome_; }
  FindingsPanel& findings() { return *findings_; }
  Minimap& minimap() { return *minimap_; }
  wxAuiManager& panes() { return aui_; }
  RacesPanel& races() { return *races_; }
  const CommandTable& commands() const { return table_; }
  void run(int commandId);
  bool settled() const {
    return background_.idle() && examinedRevision_ == revision() && races_->settled();
  } // all that follows is shown

  // Looks whether another program changed the file, and asks what to do.
  void checkDisk();
  void writeRecoveryNow(); // else after a pause in the work
  void leaveInHaste();     // the program ends now and cannot ask: keeps the work and lets the file go
  void offerLeftWork();    // of windows without a name that are gone, perhaps with a crash

  // What commands do that needs the window.
  void present(std::unique_ptr<EditedDocument> document, DiskState disk = {}); // here or in a new window
  void newFromSample(const std::filesystem::path& file);
  void importWithDialog();
  void editChecks();
  void addTileToSet();
  void focusNextPanel();
  void popUpCommands(const wxPoint& at); // a menu of what can be done now, on the board
  void openWithDialog();
  void takeTool(ToolId id);
  void goToCell();
  void resizeBoard();
  void showCommandList();
  void resetLayout(); // the panes as they were at first
  void askLanguage();
  void makeCourse(const ChosenAssignment& chosen);
  void copyRegion() const;
  void pasteFromClipboard();
  void fixAll(); // every safe fix, as one step
  void exportWithDialog();
  void printWithDialog();
  void about();

private:
  void makePanels();
  void layOutPanes();
  void colourDocks();
  void bindEvents();
  void bindPanels();
  void showPanels(bool shown);
  void changed();
  void updateTitle();
  void updateStatus();
  void examine();
  void showExamination(Examination examination);
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
  void followReference();
  bool finishBoard();  // asks where places are empty; false: they stay so
  bool mayOverwrite(); // asks where another program changed the file
  MainFrame* windowOf(const std::filesystem::path& file) const; // that shows it already
  MainFrame* another();
  wxString documentName() const;
  std::filesystem::path recovery(); // where unsaved work is kept; empty: nowhere
  void dropRecovery();
  bool saveTo(const std::filesystem::path& file);
  bool saveAndHold(const std::filesystem::path& file); // tells why it could not
  std::filesystem::path suggestedName(const std::string& ending) const;

  Questions& questions_;
  wxAuiManager aui_;
  CommandTable table_;
  std::unique_ptr<Workbench> bench_;
  DiskState disk_;
  DiskState reference_;             // the file that the document points to
  std::filesystem::path suggested_; // a name for a document that has none
  std::optional<FileLock> hold_;    // on the file
  std::optional<UntitledRecovery> untitled_;
  std::vector<int> otherComments_;
  std::unique_ptr<CommandBars> bars_;
  wxWindow* welcome_ = nullptr;
  Canvas* canvas_ = nullptr;
  PalettePanel* palette_ = nullptr;
  PropertiesPanel* properties_ = nullptr;
  FindingsPanel* findings_ = nullptr;
  Minimap* minimap_ = nullptr;
  wxString firstPanes_; // the perspective that the program begins with
  wxString counts_;     // of the findings, for the status bar
  RacesPanel* races_ = nullptr;
  HistoryPanel* history_ = nullptr;
  wxTimer recoveryTimer_;
  wxTimer diskTimer_;
  std::size_t shownRevision_ = 0;
  SheetId shownSheet_;
  std::size_t recoveredRevision_ = 0;
  std::size_t examinedRevision_ = 0;
  bool askingAboutDisk_ = false;
  Background background_; // last: nothing it delivers to may go before it
};

} // namespace fairway::editor
