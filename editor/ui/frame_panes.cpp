// The part of the window that makes its panels and lays them out.
#include "editor/ui/main_frame.h"
#include "editor/ui/new_lake_dialog.h"
#include "editor/ui/recent_files.h"
#include "editor/ui/welcome_panel.h"
#include "editor/ui/window_layout.h"

#include <wx/settings.h>
#include <wx/sizer.h>

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
  aui_.AddPane(palette_, wxAuiPaneInfo()
                             .Name("palette")
                             .Caption(_("Palette"))
                             .Left()
                             .CloseButton(false)
                             .BestSize(FromDIP(wxSize(256, 400)))
                             .MinSize(FromDIP(wxSize(256, 200))));
  aui_.AddPane(properties_, wxAuiPaneInfo()
                                .Name("properties")
                                .Caption(_("Properties"))
                                .Right()
                                .CloseButton(false)
                                .BestSize(FromDIP(wxSize(280, 400)))
                                .MinSize(FromDIP(wxSize(240, 200))));
  aui_.AddPane(races_, wxAuiPaneInfo()
                           .Name("races")
                           .Caption(_("Races"))
                           .Right()
                           .Position(1)
                           .CloseButton(false)
                           .BestSize(FromDIP(wxSize(300, 260)))
                           .MinSize(FromDIP(wxSize(240, 150))));
  aui_.AddPane(history_, wxAuiPaneInfo()
                             .Name("history")
                             .Caption(_("History"))
                             .Bottom()
                             .Position(1)
                             .CloseButton(false)
                             .BestSize(FromDIP(wxSize(256, 130)))
                             .MinSize(FromDIP(wxSize(200, 90))));
  aui_.AddPane(findings_, wxAuiPaneInfo()
                              .Name("findings")
                              .Caption(_("Findings"))
                              .Bottom()
                              .CloseButton(false)
                              .BestSize(FromDIP(wxSize(600, 150)))
                              .MinSize(FromDIP(wxSize(300, 110))));
  aui_.AddPane(minimap_, wxAuiPaneInfo()
                             .Name("overview")
                             .Caption(_("Overview"))
                             .Left()
                             .Position(1)
                             .CloseButton(false)
                             .BestSize(FromDIP(wxSize(280, 180)))
                             .MinSize(FromDIP(wxSize(160, 110))));
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
  aui_.GetPane(palette_).Show(shown);
  aui_.GetPane(properties_).Show(shown);
  aui_.GetPane(findings_).Show(shown);
  aui_.GetPane(minimap_).Show(shown);
  aui_.GetPane(races_).Show(shown);
  aui_.GetPane(history_).Show(shown);
  aui_.Update();
}

} // namespace fairway::editor
