#pragma once

#include <wx/panel.h>
#include <wx/tglbtn.h>

#include <functional>
#include <vector>

namespace fairway::editor {

// A document that is open somewhere in the program.
struct Tab {
  wxString name; // with a star where it is not saved
  wxString tip;
  bool current = false; // in the window that the strip belongs to

  friend bool operator==(const Tab&, const Tab&) = default;
};

// A row of all open documents above the board; it is there as soon as there are two. A click shows one, the
// middle button closes it. They are buttons, so keys and screen readers find them.
class TabStrip final : public wxPanel {
public:
  explicit TabStrip(wxWindow* parent);

  void show(std::vector<Tab> tabs);
  const std::vector<Tab>& tabs() const { return tabs_; }
  bool AcceptsFocus() const override { return false; } // its buttons do
  void SetFocus() override;                            // the one of this window

  std::function<void(std::size_t)> onChoose;
  std::function<void(std::size_t)> onClose;

private:
  void makeButtons();
  void layOut();

  std::vector<Tab> tabs_;
  std::vector<wxToggleButton*> buttons_;
};

} // namespace fairway::editor
