#pragma once

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/tglbtn.h>

#include <functional>
#include <optional>
#include <vector>

namespace fairway::editor {

// A document that is open in the window that the strip belongs to.
struct Tab {
  wxString name; // with a star where it is not saved
  wxString tip;
  bool current = false;

  friend bool operator==(const Tab&, const Tab&) = default;
};

// The row of a window's tabs; it is there as soon as there are two. A click shows a document, the cross or
// the middle button closes it. If there is no room for all, those near the current one are shown, and the
// button at the end lists all. They are buttons, so keys and screen readers find them.
class TabStrip final : public wxPanel {
public:
  explicit TabStrip(wxWindow* parent);

  bool show(std::vector<Tab> tabs); // whether they are others than before
  const std::vector<Tab>& tabs() const { return tabs_; }
  bool AcceptsFocus() const override { return false; } // its buttons do
  void SetFocus() override;                            // the current one
  bool isInSight(std::size_t number) const;            // whether there is room for it

  // With the number of the tab.
  std::function<void(std::size_t)> onChoose;
  std::function<void(std::size_t)> onClose;
  std::function<void(std::size_t)> onMenu; // the right button, or the key for it
  // It was dragged to the place of another one, or (none) out of the row.
  std::function<void(std::size_t, std::optional<std::size_t>)> onDrag;

private:
  struct Buttons {
    wxToggleButton* choose;
    wxButton* close;
  };

  void makeButtons();
  Buttons makeTab(std::size_t number);
  void layOut();
  void layOutTab(std::size_t number, int x, int width);
  void listAll();
  void drop(std::size_t number, const wxPoint& at);
  void later(const std::function<void(std::size_t)>& act, std::size_t number);

  std::vector<Tab> tabs_;
  std::vector<Buttons> buttons_;
  wxButton* all_;
};

} // namespace fairway::editor
