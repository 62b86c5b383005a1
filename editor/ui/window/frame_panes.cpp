// The part of the window that makes its panels and lays them out.
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/recent_files.h"
#include "editor/ui/window/welcome_panel.h"
#include "editor/ui/window/window_layout.h"

#include <wx/settings.h>
#include <wx/sizer.h>

#include <array>

namespace fairway::editor {

namespace fs = std::filesystem;

void MainFrame::makePanels() {
  auto* centre = new wxPanel(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(640, 480)));
  canvas_ = new Canvas(centre);
  WelcomeActions actions;
  actions.newFromTiles = [this] { present(askTileLake(this)); };
  actions.newBlank = [this] { present(askBlankLake(this)); };
  actions.open = [this] { openWithDialog(); };
  // What the link does replaces the panel that the link stands on: after its event.
  actions.openRecent = [this](const fs::path& file) { CallAfter([this, file] { openFile(file); }); };
  actions.newFromSample = [this](const fs::path& file) { CallAfter([this, file] { newFromSample(file); }); };
  welcome_ = new WelcomePanel(centre, std::move(actions), recentFiles());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(canvas_, wxSizerFlags(1).Expand());
  sizer->Add(welcome_, wxSizerFlags(1).Expand());
  centre->SetSizer(sizer);
  palette_ = new PalettePanel(this);
  properties_ = new PropertiesPanel(this);
  findings_ = new FindingsPanel(this);
  minimap_ = new Minimap(this, *canvas_);
  races_ = new RacesPanel(this);
  history_ = new HistoryPanel(this);
}

// The ground of the panes as the toolbar's: wxAUI takes a shade darker of its own accord.
void MainFrame::colourDocks() {
  const wxColour ground = wxSystemSettings::GetColour(wxSYS_COLOUR_3DFACE);
  aui_.GetArtProvider()->SetColour(wxAUI_DOCKART_BACKGROUND_COLOUR, ground);
  aui_.GetArtProvider()->SetColour(wxAUI_DOCKART_SASH_COLOUR, ground);
}

void MainFrame::layOutPanes() {
  wxWindow* centre = canvas_->GetParent();
  aui_.SetManagedWindow(this);
  // A pane may take half of a window that is still as small as it was made.
  aui_.SetDockSizeConstraint(0.5, 0.5);
  colourDocks();
  aui_.AddPane(centre, wxAuiPaneInfo().Name("board").CenterPane().PaneBorder(false));
  aui_.AddPane(
      bars_->toolBar(),
      wxAuiPaneInfo().Name("tools").ToolbarPane().Top().Gripper(false).Floatable(false).PaneBorder(false));
  const auto add = [this](wxWindow* pane, const char* name, const wxString& caption, int side, int position,
                          const wxSize& best, const wxSize& least) {
    aui_.AddPane(pane, wxAuiPaneInfo()
                           .Name(name)
                           .Caption(caption)
                           .Direction(side)
                           .Position(position)
                           .CloseButton(false)
                           .BestSize(FromDIP(best))
                           .MinSize(FromDIP(least)));
  };
  add(palette_, "palette", _("Palette"), wxAUI_DOCK_LEFT, 0, {304, 400}, {290, 200});
  add(minimap_, "overview", _("Overview"), wxAUI_DOCK_LEFT, 1, {304, 180}, {160, 110});
  add(properties_, "properties", _("Properties"), wxAUI_DOCK_RIGHT, 0, {280, 400}, {240, 200});
  add(races_, "races", _("Races"), wxAUI_DOCK_RIGHT, 1, {320, 260}, {240, 150});
  add(findings_, "findings", _("Findings"), wxAUI_DOCK_BOTTOM, 0, {600, 150}, {300, 110});
  add(history_, "history", _("History"), wxAUI_DOCK_BOTTOM, 1, {256, 130}, {200, 90});
  // What is worked with needs more of the height than a list of steps or a picture of the lake.
  aui_.GetPane(palette_).dock_proportion = 300000;
  aui_.GetPane(findings_).dock_proportion = 350000;
  firstPanes_ = aui_.SavePerspective();
  restorePanes(aui_);
  aui_.Update();
}

void MainFrame::showPanels(bool shown) {
  canvas_->Show(shown);
  welcome_->Show(!shown);
  canvas_->GetParent()->Layout();
  const std::array<wxWindow*, 6> panes{palette_, properties_, findings_, minimap_, races_, history_};
  for (wxWindow* pane : panes) aui_.GetPane(pane).Show(shown);
  aui_.Update();
}

} // namespace fairway::editor
