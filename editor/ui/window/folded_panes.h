#pragma once

#include <wx/aui/framemanager.h>

#include <map>
#include <vector>

namespace fairway::editor {

// Panels that are folded: only their captions are left, each with a triangle that opens it again. Panels that
// stand side by side have one height and fold together.
class FoldedPanes {
public:
  explicit FoldedPanes(wxAuiManager& panes); // takes over how they are drawn

  // Gives all panels with a caption their triangle. To be called again when a perspective was loaded: it may
  // be one that has none.
  void offer();
  static bool isFolding(const wxAuiManagerEvent& click); // whether it is the triangle that was clicked
  bool folded(const wxString& name) const { return kept_.contains(name); }
  void fold(const wxString& name, bool folded);
  std::vector<wxString> names() const;
  // Lays the panels' sizes open again without showing it: for code that saves the layout, or is about to
  // change it.
  void forget();
  // Whenever the window is at rest: what is folded stays out of sight, whatever wxAUI shows; and a panel that
  // was taken out of the rim is folded no more. Whether one is not that was.
  bool settle();

private:
  struct Sizes {
    wxSize least, best, floating;
  };
  std::vector<wxAuiPaneInfo*> together(const wxAuiPaneInfo& pane); // it and those that share its height
  void close(wxAuiPaneInfo& pane);
  void open(wxAuiPaneInfo& pane);

  wxAuiManager& panes_;
  std::map<wxString, Sizes> kept_; // of the folded ones, as they were
};

} // namespace fairway::editor
