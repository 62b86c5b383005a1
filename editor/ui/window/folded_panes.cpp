#include "editor/ui/window/folded_panes.h"

#include <wx/aui/dockart.h>
#include <wx/dc.h>
#include <wx/frame.h>
#include <wx/wupdlock.h>

#include <array>

namespace fairway::editor {

namespace {

// wxAUI has no button for folding; of those that it has, Fairway uses the pin for nothing else.
constexpr int foldButton = wxAUI_BUTTON_PIN;
constexpr int foldFlag = wxAuiPaneInfo::buttonPin;

class FoldingArt final : public wxAuiDefaultDockArt {
public:
  explicit FoldingArt(const FoldedPanes& folded) : folded_(folded) {}

  void DrawPaneButton(wxDC& dc, wxWindow* window, int button, int state, const wxRect& rect,
                      wxAuiPaneInfo& pane) override {
    if (button != foldButton)
      return wxAuiDefaultDockArt::DrawPaneButton(dc, window, button, state, rect, pane);
    const wxColour colour =
        pane.HasFlag(wxAuiPaneInfo::optionActive) ? m_activeCaptionTextColour : m_inactiveCaptionTextColour;
    const int half = window->FromDIP(state == wxAUI_BUTTON_STATE_NORMAL ? 4 : 5); // grows under the pointer
    std::array<wxPoint, 3> corners =
        folded_.folded(pane.name)
            ? std::array{wxPoint(-half / 2, -half), wxPoint(-half / 2, half), wxPoint(half / 2 + 1, 0)}
            : std::array{wxPoint(-half, -half / 2), wxPoint(half, -half / 2), wxPoint(0, half / 2 + 1)};
    dc.SetPen(wxPen(colour));
    dc.SetBrush(wxBrush(colour));
    dc.DrawPolygon(static_cast<int>(corners.size()), corners.data(), rect.x + rect.width / 2,
                   rect.y + rect.height / 2);
  }

private:
  const FoldedPanes& folded_;
};

bool standsBesideOthers(const wxAuiPaneInfo& pane) {
  return pane.dock_direction == wxAUI_DOCK_TOP || pane.dock_direction == wxAUI_DOCK_BOTTOM;
}

bool canFold(const wxAuiPaneInfo& pane) {
  return pane.HasCaption() && !pane.IsToolbar() && pane.dock_direction != wxAUI_DOCK_CENTER;
}

} // namespace

FoldedPanes::FoldedPanes(wxAuiManager& panes) : panes_(panes) {
  panes_.SetArtProvider(new FoldingArt(*this)); // which owns it
}

void FoldedPanes::offer() {
  for (std::size_t i = 0; i < panes_.GetAllPanes().GetCount(); ++i)
    if (wxAuiPaneInfo& pane = panes_.GetAllPanes()[i]; canFold(pane)) pane.SetFlag(foldFlag, true);
}

bool FoldedPanes::isFolding(const wxAuiManagerEvent& click) {
  return click.button == foldButton;
}

std::vector<wxString> FoldedPanes::names() const {
  std::vector<wxString> names;
  for (const auto& [name, sizes] : kept_) names.push_back(name);
  return names;
}

std::vector<wxAuiPaneInfo*> FoldedPanes::together(const wxAuiPaneInfo& asked) {
  std::vector<wxAuiPaneInfo*> row;
  for (std::size_t i = 0; i < panes_.GetAllPanes().GetCount(); ++i) {
    wxAuiPaneInfo& pane = panes_.GetAllPanes()[i];
    const bool beside = standsBesideOthers(asked) && canFold(pane) && pane.IsDocked() &&
                        pane.dock_direction == asked.dock_direction && pane.dock_layer == asked.dock_layer &&
                        pane.dock_row == asked.dock_row;
    if (beside || pane.window == asked.window) row.push_back(&pane);
  }
  return row;
}

// Above or below others wxAUI gives a panel of fixed size just that size. Beside others its width stays as it
// is, and the row has a fixed height: otherwise one could drag it open over panels that are not shown.
void FoldedPanes::close(wxAuiPaneInfo& pane) {
  const wxSize now = pane.window->IsShownOnScreen() ? pane.window->GetSize() : pane.best_size;
  kept_[pane.name] = {pane.min_size, now, pane.floating_size};
  if (!pane.floating_size.IsFullySpecified()) pane.floating_size = now; // should it be taken out of the rim
  pane.best_size = {now.x, 0};
  if (standsBesideOthers(pane))
    pane.MinSize(pane.min_size.x, 0).DockFixed();
  else
    pane.MinSize(wxDefaultSize).Fixed();
}

void FoldedPanes::open(wxAuiPaneInfo& pane) {
  const auto kept = kept_.find(pane.name);
  if (kept == kept_.end()) return;
  pane.MinSize(kept->second.least)
      .BestSize(kept->second.best)
      .FloatingSize(kept->second.floating)
      .Resizable()
      .DockFixed(false);
  kept_.erase(kept);
}

void FoldedPanes::fold(const wxString& name, bool fold) {
  wxAuiPaneInfo& asked = panes_.GetPane(name);
  if (!asked.IsOk() || !canFold(asked) || folded(name) == fold) return;
  const wxWindowUpdateLocker still(panes_.GetManagedWindow());
  const std::vector<wxAuiPaneInfo*> row = together(asked);
  for (wxAuiPaneInfo* pane : row)
    if (folded(pane->name) != fold) fold ? close(*pane) : open(*pane);
  if (standsBesideOthers(asked)) {
    // A row keeps its height as long as anything stands in it.
    std::vector<wxAuiPaneInfo*> shown;
    for (wxAuiPaneInfo* pane : row)
      if (pane->IsShown()) shown.push_back(&pane->Hide());
    panes_.Update();
    for (wxAuiPaneInfo* pane : shown) pane->Show();
  }
  panes_.Update();
  settle();
}

void FoldedPanes::forget() {
  for (const wxString& name : names()) open(panes_.GetPane(name));
  kept_.clear();
}

bool FoldedPanes::settle() {
  bool opened = false;
  for (const wxString& name : names()) {
    wxAuiPaneInfo& pane = panes_.GetPane(name);
    if (!pane.IsOk() || !pane.IsShown()) continue;
    if (pane.IsFloating()) {
      open(pane);
      opened = true;
    } else if (pane.window->IsShown()) {
      pane.window->Hide();
    }
  }
  if (opened) panes_.Update();
  return opened;
}

} // namespace fairway::editor
