#pragma once

#include <wx/frame.h>

#include <array>
#include <optional>
#include <vector>

namespace fairway::editor {

class MainFrame;
class TabStrip;

// A window of the program: a row of tabs, and below it the page of the one in front, whose menus, title and
// status it shows. Pages can move to another window; the last one that goes takes its window with it.
class DocumentWindow final : public wxFrame {
public:
  DocumentWindow();
  ~DocumentWindow() override;

  void add(MainFrame& page);     // as the last one; in front only if there is no other
  void release(MainFrame& page); // which goes elsewhere, or for good
  void bringToFront(MainFrame& page);
  MainFrame* current() const { return current_; } // null: the window is about to go
  const std::vector<MainFrame*>& pages() const { return pages_; }
  TabStrip& tabs() const { return *tabs_; }
  void setBar(wxWindow* bar); // a row between tabs and page; null: none
  // What is done now and what can be; how many findings; where the pointer is; how large the board is shown.
  void tellStatus(const std::array<wxString, 4>& texts);
  wxSize pageSize() const;                   // that a page has, or will have when it is added
  void standAside(const wxFrame& other);     // of its size, and so that both are seen
  static std::vector<DocumentWindow*> all(); // those that are not closing, in the order they were made in

  bool Layout() override;

private:
  void bindEvents();
  void bindTabs();
  void onDrag(std::size_t number, std::optional<std::size_t> place);
  void onClose(wxCloseEvent& event);

  std::vector<MainFrame*> pages_; // children of the window
  MainFrame* current_ = nullptr;
  int barHeight() const { return bar_ ? bar_->GetMinSize().y : 0; }

  TabStrip* tabs_;
  wxWindow* bar_ = nullptr;
  std::array<int, 4> statusWidths_{-1, 190, 130, 70}; // -1: what is left
};

} // namespace fairway::editor
