#include "editor/ui/window/main_frame.h"
#include "editor/ui/panels/project_panel.h"
#include "editor/ui/window/start/start_page.h"

#include "editor/model/race/race_bench.h"
#include "editor/model/work/game.h"
#include "editor/ui/dialogs/preview_dialog.h"
#include "editor/ui/window/accessible_names.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/frame/frame_commands.h"
#include "editor/ui/window/frame/frame_variants.h"
#include "editor/ui/window/start/tour_guide.h"
#include "editor/ui/window/window_layout.h"

#include <wx/app.h>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr int recoveryPause = 1000; // milliseconds that work may be on no disk
constexpr int notePause = 8000;     // milliseconds that a word about something done stands
constexpr int diskPause = 2000;     // between two looks at the file on the disk

} // namespace

// As large as it will be: wxAUI gives panes what the page has room for when they are laid out. Keys go from
// panel to panel by F6, not by Tab.
MainFrame::MainFrame(DocumentWindow& window, Questions& questions)
    : wxPanel(&window, wxID_ANY, wxDefaultPosition, window.pageSize(), 0), questions_(questions),
      variants_(std::make_unique<FrameVariants>(*this)), recoveryTimer_(this), diskTimer_(this),
      noteTimer_(this), judgeTimer_(this), restTimer_(this), analysisTimer_(this),
      diskWatch_([this](const Background::Deliver& deliver) { CallAfter(deliver); }),
      analyst_([this](const Background::Deliver& deliver) { CallAfter(deliver); }),
      otherBoard_([this](const Background::Deliver& deliver) { CallAfter(deliver); }),
      background_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  makePanels();
  table_ = commandsOf(*this); // asks the panels what is shown
  bars_ = std::make_unique<CommandBars>(*this, table_);
  setAccessibleName(*bars_->toolBar(), _("Toolbar"));
  layOutFrame();
  bindEvents();
  bindPanels();
  bindAnalysis();
  showPanels(false);
  window.add(*this);
  updateTabs();
  updateStatus();
}

MainFrame::~MainFrame() {
  // The panels outlive the document by a moment, in which the system may ask them to paint.
  showOnPanels(nullptr);
  aui_.UnInit();
}

// A property grid keeps all keys to itself, and texts and lists those that turn pages: the user could not get
// out of them.
void MainFrame::onKeyBeforePanels(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const bool turnsPage = (key == WXK_PAGEUP || key == WXK_PAGEDOWN) && event.GetModifiers() == wxMOD_CONTROL;
  const bool turnsVariant =
      (key == WXK_PAGEUP || key == WXK_PAGEDOWN) && event.GetModifiers() == (wxMOD_CONTROL | wxMOD_ALT);
  const bool nextTab = key == WXK_TAB && (event.GetModifiers() & ~wxMOD_SHIFT) == wxMOD_CONTROL;
  const bool otherPanel = key == WXK_F6 && (event.GetModifiers() & ~wxMOD_SHIFT) == 0;
  const bool home = key == WXK_HOME && event.GetModifiers() == wxMOD_ALT;
  if (!turnsPage && !turnsVariant && !nextTab && !otherPanel && !home) return event.Skip();
  confirmTyping();
  if (home) return showStartPage();
  if (turnsVariant) return variants_->showNext(key == WXK_PAGEUP);
  if (otherPanel)
    focusNextPanel(event.ShiftDown());
  else
    showNextDocument(key == WXK_PAGEUP || (nextTab && event.ShiftDown()));
}

void MainFrame::bindEvents() {
  Bind(wxEVT_MENU, [this](wxCommandEvent& event) { run(event.GetId()); });
  Bind(wxEVT_TOOL, [this](wxCommandEvent& event) { run(event.GetId()); });
  Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
  Bind(wxEVT_CHAR_HOOK, &MainFrame::onKeyBeforePanels, this);
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { writeRecoveryNow(); }, recoveryTimer_.GetId());
  Bind(
      wxEVT_TIMER,
      [this](wxTimerEvent&) {
        if (isActive()) watchDisk();
      },
      diskTimer_.GetId());
  diskTimer_.Start(diskPause);
  Bind(
      wxEVT_TIMER,
      [this](wxTimerEvent&) {
        note_.clear();
        updateStatus();
      },
      noteTimer_.GetId());
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { tellProgress(); }, judgeTimer_.GetId());
  Bind(fairwayDone, [this](wxCommandEvent& event) { note(event.GetString()); });
  Bind(wxEVT_AUI_PANE_CLOSE, [this](wxAuiManagerEvent& event) {
    if (const wxAuiPaneInfo* pane = event.GetPane()) closed_.insert(pane->name);
    CallAfter([this] { bars_->update(); });
    event.Skip();
  });
  // wxAUI does not know the second click of a double one: a user who folds and unfolds quickly means two
  // clicks.
  Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) {
    wxMouseEvent click(event);
    click.SetEventType(wxEVT_LEFT_DOWN);
    ProcessWindowEvent(click);
  });
  aui_.Bind(wxEVT_AUI_PANE_BUTTON, [this](wxAuiManagerEvent& event) {
    if (!FoldedPanes::isFolding(event)) return event.Skip();
    CallAfter([this, name = event.GetPane()->name] { foldPane(name, !foldsPane(name)); });
  });
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    colourDocks();
    bars_->updateColours();
    canvas_->boardChanged();
    event.Skip();
  });
}

void MainFrame::bindPanels() {
  canvas_->onPointer = [this] {
    updateStatus();
    minimap_->viewChanged();
  };
  canvas_->onPicture = [this] { minimap_->boardChanged(); };
  canvas_->onTouch = [this] { confirmTyping(); };
  canvas_->onMenu = [this](const wxPoint& at) { popUpCommands(at); };
  canvas_->onLetter = [this](const wxString& key) {
    for (const UiCommand& command : table_)
      if (command.shortcut == key) return run(command.id), true;
    return false;
  };
  findings_->onChoose = [this](const validator::Finding* finding) { showFinding(finding); };
  findings_->onFix = [this](const validator::Finding& finding) { fixFinding(finding); };
  findings_->onWaive = [this](const validator::Finding& finding) { waiveFinding(finding); };
  findings_->onExplain = [this](const validator::Finding& finding) { explainFinding(finding); };
  canvas_->onOverlay = [this](wxGraphicsContext& context, const Workbench& shown) {
    fittings_->paintOver(
        context, shown,
        {canvas_->view(), canvas_->paintOptions().theme, canvas_->GetClientSize(), canvas_->cursor()});
  };
}

void MainFrame::run(int id) {
  const UiCommand* command = findCommand(table_, id);
  if (!command) return;
  // In a field, undo is the field's; the board's comes after it.
  if (PropertiesPanel* panel = id == wxID_UNDO && bench_ ? properties() : nullptr)
    if (panel->dropTyping()) return;
  confirmTyping();
  if (command->isEnabled()) command->run();
  if (!gone_) canvas_->paintIfLate();
}

void MainFrame::showOnPanels(Workbench* bench) {
  canvas_->show(bench);
  if (fittings_) fittings_->show(bench);
  history_->show(bench);
  project_->show(bench);
}

void MainFrame::show(Arrival arrival) {
  fixGhost_->drop();
  stopAnalysis();
  analysis_->show(nullptr);
  showOnPanels(nullptr);
  const formats::Document& content = arrival.document->content();
  std::unique_ptr<Workbench> before; // on the desk until the new document is laid there
  const bool racing = isRaced(*arrival.document);
  if (const WindowGame& game = windowGameOf(content); &game != game_ || racing != racing_) {
    if (fittings_) clearOut();
    before = std::move(bench_); // the commands of one game cannot ask the workbench of another
    fitOut(game, racing);
  }
  bench_ = gameOf(content).workbench(std::move(arrival.document));
  desk_.lay(bench_->document(), std::move(arrival));
  shownRevision_ = bench_->document().revision();
  shownSheet_ = bench_->sheetNumber();
  examinedRevision_ = shownRevision_ + 1; // none yet
  lastDeep_.reset();
  bench_->onChange = [this] { changed(); };
  showOnPanels(bench_.get());
  showPanels(true);
  readReference();
  variants_->refresh();
  findings_->show({}, _("Not judged yet."));
  updateBar();
  recoverySoon();
  examine();
  changed();
  comeToFront();
  canvas_->SetFocus();
}

void MainFrame::changed() {
  if (desk_.pointsElsewhere()) {
    desk_.followPath();
    updateBar();
    return bench_->documentChanged();
  }
  if (bench_->document().revision() != shownRevision_ || bench_->sheetNumber() != shownSheet_) {
    const bool otherSheet = bench_->sheetNumber() != shownSheet_;
    const bool otherDocument = bench_->document().revision() != shownRevision_;
    shownRevision_ = bench_->document().revision();
    shownSheet_ = bench_->sheetNumber();
    fixGhost_->drop(); // what it mends is another document
    canvas_->boardChanged();
    if (otherSheet) canvas_->fit();
    // What is worked out is about the whole document: it goes on while another of its boards is looked at.
    if (otherDocument) {
      examine();
      recoverySoon();
    }
  }
  fittings_->update();
  history_->update();
  project_->update();
  bars_->update();
  updateTabs();
  updateStatus();
  canvas_->Refresh();
  TourGuide::ofProgram().look(*this);
}

void MainFrame::recoverySoon() {
  // Not later because of the next edit: a user who works without a pause has something to lose too.
  if (!recoveryTimer_.IsRunning()) recoveryTimer_.StartOnce(recoveryPause);
}

PropertiesPanel* MainFrame::properties() const {
  if (!fittings_) return nullptr;
  for (const Pane& pane : fittings_->panes())
    if (auto* panel = dynamic_cast<PropertiesPanel*>(pane.window)) return panel;
  return nullptr;
}

void MainFrame::confirmTyping() {
  if (PropertiesPanel* panel = properties(); panel && bench_) panel->confirm();
}

void MainFrame::note(const wxString& text) {
  note_ = text;
  noteTimer_.StartOnce(notePause);
  updateStatus();
}

wxString MainFrame::documentName() const {
  if (!bench_) return "";
  if (!bench_->document().file().empty())
    return wxString::FromUTF8(bench_->document().file().filename().string());
  return wxString::FromUTF8(untitledName(bench_->document().content()));
}

void MainFrame::updateStatus() {
  if (!isInFront()) return; // the row belongs to the page in front
  DocumentWindow& row = window();
  const wxString hint =
      bench_ ? wxString::FromUTF8(bench_->hint()) : wxString(_("Create a document, or open one"));
  const std::optional<formats::Point> at = bench_ ? canvas_->hover() : std::nullopt;
  row.tellStatus({note_.empty() ? hint : note_, bench_ ? counts_ : wxString(),
                  at ? wxString::FromUTF8(bench_->describe(*at)) : wxString(),
                  bench_ ? wxString::Format(_("%.0f %%"), canvas_->view().percent()) : wxString()});
  if (bench_ && canvas_->cursor()) setAccessibleDescription(*canvas_, row.GetStatusBar()->GetStatusText(2));
}

void MainFrame::onClose(wxCloseEvent& event) {
  if (event.CanVeto() && !mayClose()) return event.Veto();
  if (!event.CanVeto()) leaveInHaste(); // there was no one to ask
  recoveryTimer_.Stop();
  keepPanes();
  diskTimer_.Stop();
  noteTimer_.Stop();
  judgeTimer_.Stop();
  stopAnalysis();
  if (bench_) bench_->onChange = nullptr;
  desk_.letGo(); // the page itself goes a little later
  gone_ = true;
  window().release(*this);
  wxTheApp->ScheduleForDestruction(this); // the event may come from its own menus
}

void MainFrame::present(std::unique_ptr<EditedDocument> document, const Presented& whenShown) {
  if (document) present(Arrival{std::move(document)}, whenShown);
}

void MainFrame::present(Arrival arrival, const Presented& whenShown) {
  // After the event that asked for it: the welcome that holds the button goes.
  auto shared = std::make_shared<Arrival>(std::move(arrival));
  CallAfter([this, shared, whenShown] {
    MainFrame* page = freePage();
    page->show(std::move(*shared));
    if (whenShown) whenShown(*page);
  });
}

} // namespace fairway::editor
