#include "editor/ui/window/main_frame.h"

#include "editor/model/lake_race/course_edit.h"
#include "editor/model/words/wording.h"
#include "editor/ui/commands/frame_commands.h"
#include "editor/ui/commands/icons.h"
#include "editor/ui/window/window_layout.h"

#include <wx/app.h>
#include <wx/dnd.h>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr int recoveryPause = 2000; // milliseconds without an edit
constexpr int diskPause = 2000;     // between two looks at the file on the disk

class FileDrop final : public wxFileDropTarget {
public:
  explicit FileDrop(MainFrame& frame) : frame_(frame) {}
  bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
    // After the drag: opening may ask something, and the other program waits for its end.
    for (const wxString& name : names)
      frame_.CallAfter([this, file = fs::path(name.utf8_string())] { frame_.openFile(file); });
    return !names.empty();
  }

private:
  MainFrame& frame_;
};

} // namespace

MainFrame::MainFrame(Questions& questions)
    : wxFrame(nullptr, wxID_ANY, "Fairway", wxDefaultPosition, wxSize(1280, 800)), questions_(questions),
      recoveryTimer_(this), diskTimer_(this),
      background_([this](Background::Deliver deliver) { CallAfter(std::move(deliver)); }) {
#ifdef __WXGTK__
  // wxGTK would show the window once its frame is known, and until then give the menu bar a single pixel, of
  // which GTK complains.
  m_deferShow = false;
#endif
  SetIcons(programIcons());
  SetMinSize(FromDIP(wxSize(900, 600))); // else the panels leave no room for the board
  makePanels();
  table_ = commandsOf(*this); // asks the panels what is shown
  bars_ = std::make_unique<CommandBars>(*this, table_);
  CreateStatusBar(4);
  const int widths[]{-1, FromDIP(160), FromDIP(130), FromDIP(70)};
  SetStatusWidths(4, widths);
  layOutPanes();
  bindEvents();
  bindPanels();
  SetDropTarget(new FileDrop(*this));
  showPanels(false);
  updateTitle();
  updateStatus();
}

MainFrame::~MainFrame() {
  aui_.UnInit();
}

void MainFrame::bindEvents() {
  Bind(wxEVT_MENU, [this](wxCommandEvent& event) { run(event.GetId()); });
  Bind(wxEVT_TOOL, [this](wxCommandEvent& event) { run(event.GetId()); });
  Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { writeRecoveryNow(); }, recoveryTimer_.GetId());
  Bind(
      wxEVT_TIMER,
      [this](wxTimerEvent&) {
        if (IsActive()) checkDisk();
      },
      diskTimer_.GetId());
  diskTimer_.Start(diskPause);
  Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
    if (event.GetActive()) CallAfter([this] { checkDisk(); });
    event.Skip();
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
  palette_->onTool = [this](ToolId id) { takeTool(id); };
  palette_->onTileDrag = {[this](const wxPoint& at) { canvas_->pointAt(at); },
                          [this](const wxPoint& at) { canvas_->clickAt(at); }};
  races_->onPreview = [this] { examine(); };
  races_->onNewCourse = [this](const ChosenAssignment& chosen) { makeCourse(chosen); };
}

void MainFrame::run(int id) {
  const UiCommand* command = findCommand(table_, id);
  if (command && command->isEnabled()) command->run();
}

void MainFrame::show(std::unique_ptr<EditedDocument> document, DiskState disk) {
  canvas_->show(nullptr);
  palette_->show(nullptr);
  properties_->show(nullptr);
  races_->show(nullptr);
  history_->show(nullptr);
  suggested_.clear();
  untitled_.reset();
  bench_ = std::make_unique<Workbench>(std::move(document));
  disk_ = std::move(disk);
  otherComments_.clear();
  recoveredRevision_ = shownRevision_ = bench_->document().revision();
  shownSheet_ = bench_->sheet();
  examinedRevision_ = shownRevision_ + 1; // none yet
  bench_->onChange = [this] { changed(); };
  showPanels(true);
  canvas_->show(bench_.get());
  palette_->show(bench_.get());
  properties_->show(bench_.get());
  races_->show(bench_.get());
  history_->show(bench_.get());
  reference_ = diskStateOf(referenceOf(bench_->document().content()));
  examine();
  changed();
  canvas_->SetFocus();
}

void MainFrame::changed() {
  if (bench_->document().revision() != shownRevision_ || bench_->sheet() != shownSheet_) {
    const bool otherSheet = bench_->sheet() != shownSheet_;
    shownRevision_ = bench_->document().revision();
    shownSheet_ = bench_->sheet();
    canvas_->boardChanged();
    if (otherSheet) canvas_->fit();
    examine();
    recoveryTimer_.StartOnce(recoveryPause);
  }
  palette_->update();
  properties_->update();
  races_->update();
  history_->update();
  bars_->update();
  updateTitle();
  updateStatus();
  canvas_->Refresh();
}

void MainFrame::examine() {
  if (!bench_) return;
  const formats::CourseBody* body = courseOf(bench_->document().content());
  const std::optional<ChosenAssignment> preview = races_->preview();
  std::optional<lake_race::Placement> placement;
  if (body && bench_->hasBoard()) placement = placementOf(*body, bench_->board());
  if (preview) placement = placementOf(bench_->board(), preview->race, assignmentNumbered(preview->number));
  // The buoys follow at once; gates, route and findings when they are known. A lake that is only looked at in
  // this way shows the slots of all its races: they can be worked on.
  std::optional<formats::CourseMarks> marks;
  if (placement) marks = formats::CourseMarks{*placement, std::nullopt, body ? body->race : std::nullopt};
  canvas_->setCourse(std::move(marks), {});
  background_.submit(
      [this, task = taskOf(bench_->document(), preview)](const Stale& stale) -> Background::Deliver {
        auto examination = editor::examine(task, stale);
        if (!examination) return nullptr;
        return [this, shown = std::move(*examination)] { showExamination(shown); };
      });
}

void MainFrame::showExamination(Examination examination) {
  if (!bench_ || examination.revision != revision() || examination.preview != races_->preview())
    return; // stale
  examinedRevision_ = examination.revision;
  const formats::CourseBody* body = courseOf(bench_->document().content());
  if (const auto& course = examination.course)
    canvas_->setCourse(
        formats::CourseMarks{course->placement, course->choices, body ? body->race : std::nullopt},
        course->route ? course->route->cells : std::vector<Cell>());
  properties_->setFacts(std::move(examination.course));
  counts_ = examination.judged ? countsOf(examination.report) : _("not judged yet");
  findings_->show(std::move(examination.report));
  bars_->update();
  updateStatus();
}

wxString MainFrame::documentName() const {
  if (!bench_) return "";
  if (!bench_->document().file().empty())
    return wxString::FromUTF8(bench_->document().file().filename().string());
  return wxString::FromUTF8(untitledName(bench_->document().content()));
}

void MainFrame::updateTitle() {
  const wxString dash = wxString::FromUTF8(" \u2013 ");
  const wxString title = bench_
                             ? (bench_->document().modified() ? "*" : "") + documentName() + dash + "Fairway"
                             : wxString("Fairway");
  if (GetTitle() != title) SetTitle(title);
}

void MainFrame::updateStatus() {
  SetStatusText(bench_ ? wxString::FromUTF8(bench_->hint()) : _("Begin a lake, or open a document"), 0);
  const std::optional<Cell> cell = bench_ ? canvas_->hover() : std::nullopt;
  const bool inside = cell && bench_->board().map.contains(*cell);
  SetStatusText(inside ? wxString::Format("%d, %d  (%s)", cell->column, cell->row, label(*cell)) : wxString(),
                2);
  SetStatusText(bench_ ? counts_ : wxString(), 1);
  SetStatusText(bench_ ? wxString::Format(_("%.0f %%"), canvas_->view().percent()) : wxString(), 3);
}

void MainFrame::onClose(wxCloseEvent& event) {
  if (event.CanVeto() && !mayClose()) return event.Veto();
  if (!event.CanVeto()) leaveInHaste(); // nobody could be asked
  recoveryTimer_.Stop();
  keepLayout(*this, aui_);
  diskTimer_.Stop();
  if (bench_) bench_->onChange = nullptr;
  hold_.reset(); // the window itself goes a little later
  Destroy();
}

MainFrame* MainFrame::another() {
  auto* frame = new MainFrame(questions_);
  frame->SetSize(GetSize());
  frame->Show();
  return frame;
}

void MainFrame::present(std::unique_ptr<EditedDocument> document, DiskState disk) {
  if (!document) return;
  // After the event that asked for it: the welcome that holds the button goes.
  auto shared = std::make_shared<std::unique_ptr<EditedDocument>>(std::move(document));
  CallAfter([this, shared, disk = std::move(disk)] {
    MainFrame* frame = bench_ ? another() : this;
    frame->show(std::move(*shared), disk);
  });
}

} // namespace fairway::editor
