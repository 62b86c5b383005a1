#pragma once

#include "editor/model/files/desk_file.h"
#include "editor/model/files/other_board.h"
#include "editor/model/work/analyst.h"
#include "editor/model/work/background.h"
#include "editor/model/work/examination.h"
#include "editor/ui/canvas/canvas.h"
#include "editor/ui/canvas/minimap.h"
#include "editor/ui/commands/command_bars.h"
#include "editor/ui/commands/command_builder.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/panels/analysis_panel.h"
#include "editor/ui/panels/findings_panel.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/panels/properties_panel.h"
#include "editor/ui/window/fix_ghost.h"
#include "editor/ui/window/folded_panes.h"
#include "editor/ui/window/game.h"
#include "editor/ui/window/page_maker.h"

#include <wx/aui/framemanager.h>
#include <wx/infobar.h>
#include <wx/panel.h>
#include <wx/timer.h>
#include <wx/weakref.h>

#include <set>

namespace fairway::editor {

class DocumentWindow;
class FrameVariants;
class ProjectPanel;
class StartPage;
struct FoundWork;
struct Import;
struct OpenDocument;

// A page of a window with one document, or with the welcome when it has none. It belongs to no game: panels
// and commands are those of the document's game, and are exchanged when a document of another game comes in.
class MainFrame final : public wxPanel, public CommandWindow {
public:
  MainFrame(DocumentWindow& window, Questions& questions); // behind the other pages of the window
  static MainFrame* inNewWindow(Questions& questions);     // which is not shown yet
  ~MainFrame() override;

  // Opens a file here, or in another page if this one has a document. False: it could not be read.
  bool openFile(const std::filesystem::path& file);
  void show(Arrival arrival); // in this page, whatever it shows now
  void show(std::unique_ptr<EditedDocument> document) { show(Arrival{std::move(document)}); }
  bool save();
  bool saveAs();
  void showStartPage(); // in the page that has no document; there may have to be a new one
  void comeToFront();
  static std::vector<MainFrame*> all();                        // pages of all windows that are not closing
  static MainFrame* pageOf(const std::filesystem::path& file); // that shows it already; null: none does
  static MainFrame* front();                // the one that is worked in; null: all are closing
  void showNextDocument(bool back = false); // in whichever window it is

  DocumentWindow& window() const; // that it is a page of
  bool isInFront() const;         // of its window
  bool isActive() const;          // and its window is worked in
  void moveTo(DocumentWindow& window);
  bool canMoveOut() const; // it is not alone in its window
  void moveToNewWindow();
  bool canMoveBack() const; // into the window that was there first
  void moveBack();
  // Pages that go together: the user is asked about all before any is closed. False: the user wants to stay.
  static bool closeTogether(const std::vector<MainFrame*>& pages);
  void closeDocument(); // and the program stays: without documents it shows the start page
  void popUpTabMenu();  // what can be done with the page as a whole
  std::vector<BoardAction> tabActions();
  const wxString& title() const { return title_; } // as its tab names it
  wxString documentName() const;
  std::filesystem::path file() const { return bench_ ? bench_->document().file() : std::filesystem::path(); }
  static void updateTabs(); // of all windows
  // For its window.
  wxMenuBar* menus() const { return bars_->menus(); }
  void goBehind();
  void becomeCurrent();
  void activated(); // the user comes back from elsewhere
  void onKeyBeforePanels(wxKeyEvent& event);

  MainFrame& frame() override { return *this; }
  Workbench* bench() override { return bench_.get(); }
  Canvas& canvas() override { return *canvas_; }
  StartPage& startPage() { return *startPage_; }
  FindingsPanel& findings() { return *findings_; }
  AnalysisPanel& analysis() { return *analysis_; }
  Minimap& minimap() { return *minimap_; }
  ProjectPanel& project() { return *project_; }
  wxAuiManager& panes() { return aui_; }
  const WindowGame* game() const { return game_; } // null: there was no document yet
  bool racing() const { return racing_; }          // its panels and commands are those of races
  bool hasAnalysis() const { return fittings_ && fittings_->hasAnalysis(); }
  Fittings& fittings() { return *fittings_; } // the game's, where there is one
  Questions& questions() { return questions_; }
  const CommandTable& commands() const { return table_; }
  void run(int commandId);
  bool settled() const {
    return background_.idle() && examinedRevision_ == revision() && (!fittings_ || fittings_->settled()) &&
           fixGhost_->settled() && !analyst_.working() && !otherBoard_.working() && !restTimer_.IsRunning();
  }               // all that follows is shown
  void examine(); // anew: the document, or what is looked at, has changed

  // Looks whether another program changed the file, and asks what to do.
  void checkDisk();
  void watchDisk(); // the same from now and then, without reading on the window's thread
  void writeRecoveryNow(DeskFile::Moment moment = DeskFile::Moment::Usual); // otherwise a little later
  void confirmTyping(); // what is typed into a field and not confirmed yet becomes a step
  // The program ends now and cannot ask: keeps the work and lets the file go.
  void leaveInHaste(DeskFile::Moment moment = DeskFile::Moment::Usual);
  // What windows that are gone, perhaps with a crash, have not saved: documents with a name and without.
  static void offerLeftWork();
  static std::vector<OpenDocument> openDocuments(); // those with files
  // What was open before, if the user wants that; after a crash it is asked for.
  static void restore(const std::vector<OpenDocument>& documents, bool crashed);

  // What commands do that needs the window.
  using Presented = std::function<void(MainFrame& page)>; // once the document is shown there
  void present(std::unique_ptr<EditedDocument> document,
               const Presented& whenShown = {}); // here or in a new window
  void present(Arrival arrival, const Presented& whenShown = {});
  void newFromSample(const std::filesystem::path& file);
  void importWithDialog(const Import& import);
  void editChecks();
  void focusNextPanel(bool back = false);
  void popUpCommands(const wxPoint& at);                // the board's menu, in the canvas's window
  std::unique_ptr<wxMenu> boardMenu(formats::Point at); // what can be done there, and what can be done at all
  void openWithDialog();
  void showCommandList();
  void resetLayout();   // the panes as they were at first
  void compactLayout(); // for low screens: only the panes that are worked with all the time
  void askLanguage();
  void fixAll();        // every safe fix, as one step
  void judge();         // all that can be judged, which may take long; again: stop
  void openAnalysis();  // the panel, with the keyboard in it
  void chartsChanged(); // those of the game
  void copyChart();     // the one that is shown
  void askReference();  // a picture to paint by, and where it lies
  void dropReference();
  void takeReference(std::optional<ReferencePicture> picture); // none: none
  void copyBoard(); // as a picture: what is selected on it, else all of it
  void saveChart();
  void copyNotes();         // what is known of the board, in sentences
  void pinState();          // its figures, to compare with
  void compareWithDialog(); // with the document in another file
  void compareWith(const std::filesystem::path& other);
  void compareWith(const WhatIf& whatIf);
  void askWhatIf(); // which of those that the board has
  FrameVariants& variants() { return *variants_; }
  void exportWithDialog();
  void printWithDialog();
  void makeReport();   // a page that says what is known of the document
  void makeRacePage(); // a page on which the board is raced
  bool makesPage() const { return pages_.working(); }
  void about();
  void help(const HelpPage& page);
  void showKeys();
  void quit();                     // closes all documents, unless the user wants to stay in one
  void pack();                     // the document and all that it points to in one file
  void locateReference();          // the file that it points to is elsewhere now
  void note(const wxString& text); // a word in the status bar: something is done
  // Panels that are closed come back by the menu.
  std::vector<std::pair<wxString, wxString>> paneNames() const; // name and caption
  bool needsPane(const wxString& name) const;                   // for the document that is shown
  bool showsPane(const wxString& name);
  std::vector<Phrase> knownNotes() const; // on the board as it is, if it has been judged
  void showPane(const wxString& name, bool shown);
  void openBelow(const wxString& pane); // beside the findings, with room for them
  void showAdvice();                    // with the keyboard in it
  bool foldsPane(const wxString& name) const { return folded_.folded(name); }
  void foldPane(const wxString& name, bool folded);

private:
  friend class FrameVariants;
  void makePanels();
  // With its panels and commands, or those of races, instead of those that are there.
  void fitOut(const WindowGame& game, bool racing);
  void clearOut();
  void showOnPanels(Workbench* bench); // null: none
  void layOutFrame();
  void layOutToolBar();
  void layOutPanes();    // those of the game and those of all games
  void closeAsAtFirst(); // the panes that are opened by the menu
  void colourDocks();
  void bindEvents();
  void bindPanels();
  void bindFittings();
  void showPanels(bool shown);
  void keepPanes(); // where they lie, before the window goes
  wxString gameName() const;
  void changed();
  void showFloating(bool shown); // panels that were taken out of the rim
  void floatAnew();              // they belong to another window now
  void updateStatus();
  enum class Source : std::uint8_t { Early, Worked, Store };
  void showExamination(std::size_t asked, const std::shared_ptr<const Examination>& shown, Source source);
  void tellProgress(); // of what takes long
  void bindAnalysis();
  void showAnalysis(const Examination& examination);
  void analyse(); // nobody has touched the board for a while
  void stopAnalysis();
  void tellAnalysis();
  void bindComparison();
  void popUpWhatIfs();
  void expectOther(const std::string& why, const wxString& name); // the figures of another board
  wxString stateName() const;                                     // of what is on the desk now, for people
  void tellJudged(const validator::Report& report);
  void showFinding(const validator::Finding* finding);
  void fixFinding(const validator::Finding& finding);
  void waiveFinding(const validator::Finding& finding);
  void explainFinding(const validator::Finding& finding);
  std::size_t revision() const { return bench_ ? bench_->document().revision() : 0; }
  bool asksToClose(); // asks to save; false: the user wants to stay
  bool mayClose();    // the same, and what is not wanted is dropped
  void onClose(wxCloseEvent& event);
  std::optional<Arrival> read(Opening& opening,
                              const std::filesystem::path& file); // asks where it has faults
  bool offerRecovery(Arrival& arrival);                           // false: not decided, so nothing is opened
  RecoverAnswer offerFoundWork(Arrival& arrival, FoundWork& found);
  std::optional<Arrival> offerWorkAlone(Arrival arrival); // of a file that is gone; none: not wanted now
  void offerWorkOn(const std::filesystem::path& document);
  void reload();
  void updateBar();
  bool bringReference(const std::filesystem::path& file); // asks; false: the user cancels
  bool putInside(const std::filesystem::path& source);    // false: it cannot be
  void showFailure(std::size_t asked, const std::string& why);
  bool savedForPage(); // asks
  void makePage(const wxString& caption, const std::string& command, const std::string& ending);
  bool mayOverwrite(); // asks where another program changed the file
  static void reopen(const std::vector<OpenDocument>& documents);
  MainFrame* another();
  MainFrame* freePage(); // for a document: this one, if it has none and stays
  std::vector<wxWindow*> allPanes() const;
  void recoverySoon();
  PropertiesPanel* properties() const; // null: the game has none
  bool saveTo(const std::filesystem::path& file);
  std::filesystem::path suggestedName(const std::string& ending) const;

  Questions& questions_;
  const WindowGame* game_ = nullptr;
  bool racing_ = false;
  wxAuiManager aui_;
  FoldedPanes folded_{aui_};
  CommandTable table_;
  void readReference(); // that lies beside the document
  void keepReference();

  std::unique_ptr<Workbench> bench_;
  std::optional<ReferencePicture> reference_;
  DeskFile desk_{recoveryFolder()};
  std::unique_ptr<FrameVariants> variants_;
  std::unique_ptr<CommandBars> bars_;
  StartPage* startPage_ = nullptr;
  wxInfoBar* bar_ = nullptr; // above the board: what it points to is missing
  Canvas* canvas_ = nullptr;
  FindingsPanel* findings_ = nullptr;
  Minimap* minimap_ = nullptr;
  wxString firstPanes_;       // the perspective that the program begins with
  wxString counts_;           // of the findings, for the status bar
  wxString note_;             // instead of a hint, for a while
  std::set<wxString> closed_; // panes that the user has closed
  HistoryPanel* history_ = nullptr;
  AnalysisPanel* analysis_ = nullptr;
  ProjectPanel* project_ = nullptr;
  wxTimer recoveryTimer_;
  wxTimer diskTimer_;
  wxTimer noteTimer_;
  wxTimer judgeTimer_;
  wxTimer restTimer_; // runs until what is left to work out is begun
  wxTimer analysisTimer_;
  std::shared_ptr<const Examination> lastDeep_; // of this document; stale after the next step
  std::size_t shownRevision_ = 0;
  std::size_t shownSheet_ = 0;
  std::size_t examinedRevision_ = 0;
  std::size_t asked_ = 0; // examinations, so that what comes late is known by it
  bool askingAboutDisk_ = false;
  bool mayGo_ = false; // the user was asked already
  bool gone_ = false;
  wxString title_ = _("Start page"); // of the tab
  wxWeakRef<wxWindow> lastFocus_;    // when it went behind another page
  std::unique_ptr<Fittings> fittings_;
  std::unique_ptr<FixGhost> fixGhost_; // on the canvas
  PageMaker pages_;
  Background diskWatch_;
  Analyst analyst_;
  OtherBoard otherBoard_;
  Background background_; // last: nothing it delivers to may go before it
};

// What entries of games hand to the frame: their fittings, and a box for a document.
template <class GamesOwn>
std::unique_ptr<Fittings> fit(MainFrame& frame) {
  return std::make_unique<GamesOwn>(frame);
}

template <class Box>
void showBox(MainFrame& frame, const formats::Document& content, const std::filesystem::path& suggested) {
  Box(&frame, frame.questions(), content, suggested).ShowModal();
}

} // namespace fairway::editor
