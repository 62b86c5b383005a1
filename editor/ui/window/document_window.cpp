#include "editor/ui/window/document_window.h"

#include "editor/ui/commands/icons.h"
#include "editor/ui/window/accessible_names.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/session.h"
#include "editor/ui/window/tab_strip.h"

#include <wx/app.h>
#include <wx/display.h>
#include <wx/dnd.h>
#include <wx/wupdlock.h>

#include <algorithm>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

class FileDrop final : public wxFileDropTarget {
public:
  explicit FileDrop(DocumentWindow& window) : window_(window) {}
  bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
    // After the drag: opening may ask something, and the other program waits for its end.
    for (const wxString& name : names)
      window_.CallAfter([this, file = fs::path(name.utf8_string())] {
        if (window_.current()) window_.current()->openFile(file);
      });
    return !names.empty();
  }

private:
  DocumentWindow& window_;
};

} // namespace

DocumentWindow::DocumentWindow()
    : wxFrame(nullptr, wxID_ANY, "Fairway", wxDefaultPosition, wxSize(1280, 800)), tabs_(new TabStrip(this)) {
#ifdef __WXGTK__
  // wxGTK would show the window once its frame is known, and until then give the menu bar a single pixel, of
  // which GTK complains.
  m_deferShow = false;
#endif
  SetIcons(programIcons());
  SetMinSize(FromDIP(wxSize(900, 600))); // otherwise the panels leave no room for the board
  setAccessibleName(*CreateStatusBar(4), _("Status bar"));
  for (int& width : statusWidths_) width = width > 0 ? FromDIP(width) : width;
  SetStatusWidths(4, statusWidths_.data());
  bindEvents();
  bindTabs();
  SetDropTarget(new FileDrop(*this));
}

// A place of a large table in millimetres, with the name of what stands there, is longer than a cell's. A
// field never becomes narrower again, so that the row does not jump while the pointer moves.
void DocumentWindow::tellStatus(const std::array<wxString, 4>& texts) {
  const int most = FromDIP(300); // the hint needs room too
  const std::array<int, 4> before = statusWidths_;
  for (std::size_t i = 1; i < texts.size(); ++i)
    statusWidths_[i] =
        std::max(statusWidths_[i], std::min(most, GetStatusBar()->GetTextExtent(texts[i]).x + FromDIP(16)));
  if (statusWidths_ != before) SetStatusWidths(4, statusWidths_.data());
  for (std::size_t i = 0; i < texts.size(); ++i) SetStatusText(texts[i], static_cast<int>(i));
}

DocumentWindow::~DocumentWindow() {
  SetMenuBar(nullptr); // it is the page's
}

std::vector<DocumentWindow*> DocumentWindow::all() {
  std::vector<DocumentWindow*> windows;
  for (wxWindow* each : wxTopLevelWindows)
    if (auto* window = dynamic_cast<DocumentWindow*>(each);
        window && !window->IsBeingDeleted() && !wxPendingDelete.Member(window))
      windows.push_back(window);
  return windows;
}

void DocumentWindow::bindEvents() {
  // The menus are the page's, though the window has them.
  Bind(wxEVT_MENU, [this](wxCommandEvent& event) {
    if (current_) current_->run(event.GetId());
  });
  Bind(wxEVT_CLOSE_WINDOW, &DocumentWindow::onClose, this);
  // After the event: what a page lays out inside while GTK lays out the window is lost on the screen.
  Bind(wxEVT_SIZE, [this](wxSizeEvent&) { CallAfter([this] { Layout(); }); });
  Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
    if (event.GetActive() && current_) current_->activated();
    event.Skip();
  });
  // With the keyboard in the row of tabs; otherwise the page has had it already.
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (current_)
      current_->onKeyBeforePanels(event);
    else
      event.Skip();
  });
}

void DocumentWindow::bindTabs() {
  const auto withPage = [this](auto act) {
    return [this, act](std::size_t number) {
      if (number < pages_.size()) act(*pages_[number]);
    };
  };
  tabs_->onChoose = withPage([](MainFrame& page) { page.comeToFront(); });
  tabs_->onClose = withPage([](MainFrame& page) { page.closeDocument(); });
  tabs_->onMenu = withPage([](MainFrame& page) { page.popUpTabMenu(); });
  tabs_->onDrag = [this](std::size_t number, std::optional<std::size_t> place) { onDrag(number, place); };
}

// Along the row, to another window, or to one of its own.
void DocumentWindow::onDrag(std::size_t number, std::optional<std::size_t> place) {
  if (number >= pages_.size()) return;
  MainFrame& page = *pages_[number];
  if (place) {
    pages_.erase(pages_.begin() + static_cast<std::ptrdiff_t>(number));
    pages_.insert(pages_.begin() + static_cast<std::ptrdiff_t>(std::min(*place, pages_.size())), &page);
    return MainFrame::updateTabs();
  }
  wxWindow* under = wxFindWindowAtPoint(wxGetMousePosition());
  for (DocumentWindow* window : all())
    if (window != this && under && wxGetTopLevelParent(under) == window) return page.moveTo(*window);
  page.moveToNewWindow();
}

wxSize DocumentWindow::pageSize() const {
  const wxSize room = GetClientSize();
  return {room.x, room.y - (tabs_->IsShown() ? tabs_->GetMinSize().y : 0) - barHeight()};
}

bool DocumentWindow::Layout() {
  const wxSize size = pageSize();
  const int above = GetClientSize().y - size.y, bar = barHeight();
  if (above > bar) tabs_->SetSize(0, 0, size.x, above - bar);
  if (bar_) bar_->SetSize(0, above - bar, size.x, bar);
  if (current_) current_->SetSize(0, above, size.x, size.y);
  return true;
}

void DocumentWindow::setBar(wxWindow* bar) {
  bar_ = bar;
  Layout();
}

void DocumentWindow::add(MainFrame& page) {
  pages_.push_back(&page);
  if (!current_) return bringToFront(page);
  page.Hide();
  MainFrame::updateTabs();
}

void DocumentWindow::bringToFront(MainFrame& page) {
  if (current_ == &page) return;
  MainFrame* before = std::exchange(current_, &page);
  {
    const wxWindowUpdateLocker still(this);
    if (before) before->goBehind();
    SetMenuBar(page.menus());
    if (before) before->Hide();
    page.Show();
    Layout();
  }
  page.becomeCurrent();
  MainFrame::updateTabs();
}

void DocumentWindow::release(MainFrame& page) {
  const auto place = std::find(pages_.begin(), pages_.end(), &page);
  if (place == pages_.end()) return;
  const auto number = static_cast<std::size_t>(place - pages_.begin());
  pages_.erase(place);
  if (pages_.empty()) {
    page.goBehind();
    current_ = nullptr;
    SetMenuBar(nullptr);
    Destroy();
  } else if (current_ == &page) {
    bringToFront(*pages_[std::min(number, pages_.size() - 1)]);
  }
  page.Hide();
  MainFrame::updateTabs();
}

void DocumentWindow::standAside(const wxFrame& other) {
  SetSize(other.GetSize());
  // From the edge of the screen it begins anew.
  const wxRect screen = wxDisplay(&other).GetClientArea();
  const wxPoint aside = other.GetPosition() + FromDIP(wxPoint(32, 32));
  const bool fits =
      aside.x + GetMinSize().x <= screen.GetRight() && aside.y + GetMinSize().y <= screen.GetBottom();
  SetPosition(fits ? aside : screen.GetPosition());
}

void DocumentWindow::onClose(wxCloseEvent& event) {
  const std::vector<MainFrame*> going = pages_;
  if (event.CanVeto() && !MainFrame::closeTogether(going)) return event.Veto();
  if (event.CanVeto()) return;
  if (going == MainFrame::all()) Session::ofProgram().hold();
  for (MainFrame* page : going) page->Close(true);
}

} // namespace fairway::editor
