// The part of the window that makes its panels and lays them out.
#include "editor/ui/panels/project_panel.h"
#include "editor/ui/window/accessible_names.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/frame/frame_commands.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/start/start_page.h"
#include "editor/ui/window/window_layout.h"

#include <wx/aui/dockart.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <array>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

// The caption of the pane that has the keyboard stands out. Whether another one does than before.
bool markActive(wxAuiManager& panes) {
  bool changed = false;
  for (std::size_t i = 0; i < panes.GetAllPanes().GetCount(); ++i) {
    wxAuiPaneInfo& pane = panes.GetAllPanes()[i];
    bool inside = false;
    for (const wxWindow* window = wxWindow::FindFocus(); window; window = window->GetParent())
      inside = inside || window == pane.window;
    if (pane.HasFlag(wxAuiPaneInfo::optionActive) == inside) continue;
    pane.SetFlag(wxAuiPaneInfo::optionActive, inside);
    changed = true;
  }
  return changed;
}

} // namespace

void MainFrame::makePanels() {
  auto* centre = new wxPanel(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(640, 480)));
  canvas_ = new Canvas(centre);
  setAccessibleName(*canvas_, _("Board"));
  setAccessibleRole(*canvas_, "canvas");
  StartActions actions;
  actions.begin = [this](const Beginning& beginning) { present(beginning.ask(this)); };
  actions.open = [this] { openWithDialog(); };
  // What a card does replaces the page that it stands on: after its event.
  actions.openRecent = [this](const fs::path& file) { CallAfter([this, file] { openFile(file); }); };
  actions.newFromSample = [this](const fs::path& file) { CallAfter([this, file] { newFromSample(file); }); };
  startPage_ = new StartPage(centre, std::move(actions));
  bar_ = new wxInfoBar(centre);
  bar_->SetShowHideEffects(wxSHOW_EFFECT_NONE, wxSHOW_EFFECT_NONE);
  bar_->AddButton(wxID_FIND, _("Locate..."));
  bar_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { locateReference(); }); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(bar_, wxSizerFlags().Expand());
  sizer->Add(canvas_, wxSizerFlags(1).Expand());
  sizer->Add(startPage_, wxSizerFlags(1).Expand());
  centre->SetSizer(sizer);
  fixGhost_ = std::make_unique<FixGhost>(*canvas_);
  fixGhost_->onFailed = [this](const std::string& why) {
    note(wxString::Format(_("What the fix would do cannot be shown: %s."), wxString::FromUTF8(why)));
  };
  findings_ = new FindingsPanel(this);
  minimap_ = new Minimap(this, *canvas_);
  history_ = new HistoryPanel(this);
  analysis_ = new AnalysisPanel(this);
  project_ = new ProjectPanel(this);
  project_->onOpen = [this](const fs::path& file) { CallAfter([this, file] { openFile(file); }); };
  setAccessibleName(*findings_, _("Findings"));
  setAccessibleName(*minimap_, _("Overview"));
  setAccessibleName(*history_, _("History"));
  setAccessibleName(*analysis_, _("Analysis"));
  setAccessibleName(*project_, _("Project"));
  analysis_->Hide();
  for (wxWindow* window : allPanes()) window->Hide(); // until there is a document
}

void MainFrame::fitOut(const WindowGame& game, bool racing) {
  game_ = &game;
  racing_ = racing;
  fittings_ = racing ? raceWindow().fit(*this) : game.fit(*this);
  canvas_->setLayers(game.firstLayers);
  bindFittings();
  table_ = commandsOf(*this); // asks the panels what is shown
  bars_->makeAnew();
  layOutPanes();
}

// Its panels go after the event that brought another document: it may be one of theirs.
void MainFrame::clearOut() {
  keepPanes();
  std::vector<wxWindow*> windows;
  for (const Pane& pane : fittings_->panes()) {
    aui_.DetachPane(pane.window);
    pane.window->Hide();
    windows.push_back(pane.window);
  }
  for (wxWindow* window : allPanes()) aui_.DetachPane(window);
  aui_.Update(); // so that no dock keeps its size
  CallAfter([windows, fittings = std::shared_ptr(std::move(fittings_))] {
    for (wxWindow* window : windows) window->Destroy();
  });
}

void MainFrame::bindFittings() {
  if (PropertiesPanel* panel = properties()) panel->onTyping = [this] { recoverySoon(); };
  if (fittings_->canSuggestFor(nullptr))
    findings_->offerSuggestions([this](const auto& finding) { return fittings_->canSuggestFor(&finding); },
                                [this](const auto& finding) { fittings_->suggestFor(finding); });
  else
    findings_->offerSuggestions(nullptr, nullptr);
}

// The ground of the panes as the toolbar's: wxAUI uses a darker shade by default.
void MainFrame::colourDocks() {
  const wxColour ground = wxSystemSettings::GetColour(wxSYS_COLOUR_3DFACE);
  aui_.GetArtProvider()->SetColour(wxAUI_DOCKART_BACKGROUND_COLOUR, ground);
  aui_.GetArtProvider()->SetColour(wxAUI_DOCKART_SASH_COLOUR, ground);
}

void MainFrame::layOutFrame() {
  aui_.SetManagedWindow(this);
  // A pane may take half of a window that is still as small as it was made.
  aui_.SetDockSizeConstraint(0.5, 0.5);
  // By default wxAUI sees only the focus of a pane, not of what is inside; and lists send no event when they
  // get it. So it is looked for whenever the window comes to rest.
  Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
    if (isActive() && markActive(aui_)) Refresh();
    if (folded_.settle()) bars_->update();
    event.Skip();
  });
  colourDocks();
  aui_.AddPane(canvas_->GetParent(), wxAuiPaneInfo().Name("board").CenterPane().PaneBorder(false));
  layOutToolBar();
  aui_.Update();
}

void MainFrame::layOutToolBar() {
  aui_.DetachPane(bars_->toolBar()); // it may have another size
  aui_.AddPane(
      bars_->toolBar(),
      wxAuiPaneInfo().Name("tools").ToolbarPane().Top().Gripper(false).Floatable(false).PaneBorder(false));
}

void MainFrame::layOutPanes() {
  layOutToolBar();
  const auto add = [this](const Pane& pane) {
    aui_.AddPane(pane.window, wxAuiPaneInfo()
                                  .Name(pane.name)
                                  .Caption(pane.caption)
                                  .Direction(pane.side)
                                  .Position(pane.position)
                                  .CloseButton(true)
                                  .BestSize(FromDIP(pane.best))
                                  .MinSize(FromDIP(pane.least)));
    aui_.GetPane(pane.window).dock_proportion = pane.share;
  };
  for (const Pane& pane : fittings_->panes()) add(pane);
  // What is worked with needs more of the height than a list of steps or a picture of the board.
  add({project_, "project", _("Project"), wxAUI_DOCK_LEFT, 1, {304, 100}, {160, 60}, 60000});
  add({minimap_, "overview", _("Overview"), wxAUI_DOCK_LEFT, 2, {304, 120}, {160, 60}, 70000});
  add({findings_, "findings", _("Findings"), wxAUI_DOCK_BOTTOM, 0, {600, 132}, {300, 110}, 350000});
  add({history_, "history", _("History"), wxAUI_DOCK_BOTTOM, 1, {256, 130}, {200, 90}});
  analysis_->Hide(); // it may be left over from another game
  if (fittings_->hasAnalysis())
    add({analysis_, "analysis", _("Analysis"), wxAUI_DOCK_BOTTOM, 3, {620, 250}, {380, 215}, 420000});
  folded_.offer();
  firstPanes_ = aui_.SavePerspective();
  closeAsAtFirst();
  if (const wxString game = gameName(); restorePanes(aui_, game)) {
    closed_.clear();
    for (const auto& [name, caption] : paneNames())
      if (!aui_.GetPane(name).IsShown()) closed_.insert(name);
    folded_.offer();
    for (const wxString& name : keptFolded(game)) folded_.fold(name, true);
  }
  showPanels(false);
}

void MainFrame::closeAsAtFirst() {
  closed_.clear();
  if (!fittings_) return;
  closed_.insert("analysis");
  for (const Pane& pane : fittings_->panes())
    if (!pane.open) closed_.insert(pane.name);
  if (!fittings_->hasOverview()) closed_.insert("overview");
  if (racing_) closed_.insert("findings"), closed_.insert("history"); // the panel Turns says more
}

std::vector<wxWindow*> MainFrame::allPanes() const {
  std::vector<wxWindow*> all{findings_, minimap_, history_, project_};
  if (!fittings_) return all;
  if (fittings_->hasAnalysis()) all.push_back(analysis_);
  for (const Pane& pane : fittings_->panes()) all.push_back(pane.window);
  return all;
}

void MainFrame::showPanels(bool shown) {
  canvas_->Show(shown);
  startPage_->Show(!shown);
  canvas_->GetParent()->Layout();
  if (!fittings_) return;
  for (wxWindow* window : allPanes()) {
    wxAuiPaneInfo& pane = aui_.GetPane(window);
    pane.Show(shown && showsPane(pane.name));
  }
  aui_.Update();
}

std::vector<std::pair<wxString, wxString>> MainFrame::paneNames() const {
  std::vector<std::pair<wxString, wxString>> names;
  if (!fittings_) return names;
  for (const Pane& pane : fittings_->panes()) names.emplace_back(pane.name, pane.caption);
  names.emplace_back("project", _("Project"));
  names.emplace_back("overview", _("Overview"));
  names.emplace_back("findings", _("Findings"));
  names.emplace_back("history", _("History"));
  if (fittings_->hasAnalysis()) names.emplace_back("analysis", _("Analysis"));
  return names;
}

bool MainFrame::needsPane(const wxString& name) const {
  return fittings_ && fittings_->needsPane(name);
}

bool MainFrame::showsPane(const wxString& name) {
  return !closed_.contains(name) && needsPane(name);
}

void MainFrame::showPane(const wxString& name, bool shown) {
  if (shown)
    closed_.erase(name);
  else
    closed_.insert(name);
  showPanels(bench_ != nullptr);
  if (shown) folded_.fold(name, false);
  if (name == "analysis" && shown && bench_) examine(); // nothing was worked out for a panel that is closed
  bars_->update();
}

void MainFrame::foldPane(const wxString& name, bool folded) {
  folded_.fold(name, folded);
  if (const wxWindow* focus = FindFocus(); !focus || !focus->IsShownOnScreen()) canvas_->SetFocus();
  bars_->update();
}

void MainFrame::showFloating(bool shown) {
  for (std::size_t i = 0; i < aui_.GetAllPanes().GetCount(); ++i)
    if (const wxAuiPaneInfo& pane = aui_.GetAllPanes()[i]; pane.frame)
      pane.frame->Show(shown && pane.IsShown());
}

// A panel that was taken out floats over the window that it was taken out of.
void MainFrame::floatAnew() {
  std::vector<wxWindow*> floating;
  for (std::size_t i = 0; i < aui_.GetAllPanes().GetCount(); ++i)
    if (wxAuiPaneInfo& pane = aui_.GetAllPanes()[i]; pane.frame) {
      pane.Dock();
      floating.push_back(pane.window);
    }
  if (floating.empty()) return;
  aui_.Update();
  for (wxWindow* window : floating) aui_.GetPane(window).Float();
  aui_.Update();
}

void MainFrame::keepPanes() {
  if (bench_) {
    keepFolded(folded_.names(), gameName());
    folded_.forget();
    // Panels that only this document does not need are open for the next one.
    for (wxWindow* window : allPanes()) {
      wxAuiPaneInfo& pane = aui_.GetPane(window);
      pane.Show(!closed_.contains(pane.name));
    }
  }
  keepLayout(window(), aui_, bench_ ? gameName() : wxString());
}

wxString MainFrame::gameName() const {
  if (racing_) return "races"; // the same for all games
  return game_ ? wxString::FromUTF8(game_->id.name.data(), game_->id.name.size()) : wxString();
}

} // namespace fairway::editor
