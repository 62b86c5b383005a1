// The part of a page that knows of the others, and of the window that it is in.
#include "editor/ui/panels/project_panel.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/frame/frame_variants.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/session.h"
#include "editor/ui/window/start/start_page.h"
#include "editor/ui/window/tab_strip.h"

#include <wx/menu.h>

namespace fairway::editor {

DocumentWindow& MainFrame::window() const {
  return static_cast<DocumentWindow&>(*GetParent());
}

bool MainFrame::isInFront() const {
  return window().current() == this;
}

bool MainFrame::isActive() const {
  return isInFront() && window().IsActive();
}

std::vector<MainFrame*> MainFrame::all() {
  std::vector<MainFrame*> pages;
  for (const DocumentWindow* window : DocumentWindow::all())
    pages.insert(pages.end(), window->pages().begin(), window->pages().end());
  return pages;
}

MainFrame* MainFrame::front() {
  MainFrame* front = nullptr;
  for (DocumentWindow* window : DocumentWindow::all())
    if (window->current() && (!front || window->IsActive())) front = window->current();
  return front;
}

MainFrame* MainFrame::inNewWindow(Questions& questions) {
  return new MainFrame(*new DocumentWindow, questions);
}

MainFrame* MainFrame::another() {
  return new MainFrame(window(), questions_);
}

MainFrame* MainFrame::freePage() {
  if (!gone_) return bench_ ? another() : this;
  if (MainFrame* stays = front()) return stays->freePage();
  MainFrame* page = inNewWindow(questions_);
  page->comeToFront();
  return page;
}

void MainFrame::comeToFront() {
  DocumentWindow& mine = window();
  mine.bringToFront(*this);
  if (mine.IsIconized()) mine.Iconize(false);
  mine.Show();
  mine.Raise();
}

void MainFrame::showStartPage() {
  for (MainFrame* page : all())
    if (!page->bench_) return page->comeToFront();
  another()->comeToFront();
}

void MainFrame::showNextDocument(bool back) {
  const std::vector<MainFrame*> pages = all();
  for (std::size_t i = 0; i < pages.size(); ++i)
    if (pages[i] == this) return pages[(i + (back ? pages.size() - 1 : 1)) % pages.size()]->comeToFront();
}

void MainFrame::goBehind() {
  if (!gone_) confirmTyping();
  lastFocus_ = FindFocus();
  if (lastFocus_ && !IsDescendant(lastFocus_)) lastFocus_ = nullptr;
  showFloating(false);
}

void MainFrame::becomeCurrent() {
  showFloating(true);
  bars_->update();
  updateStatus();
  if (lastFocus_ && lastFocus_->IsShownOnScreen())
    lastFocus_->SetFocus();
  else if (bench_)
    canvas_->SetFocus();
  else if (IsShownOnScreen())
    startPage_->focusNext();
  activated();
}

void MainFrame::activated() {
  watchDisk();
  variants_->refresh();
  project_->refresh();
  startPage_->update();
  // A box that lay over the grid leaves lines in it until it is painted anew.
  if (PropertiesPanel* panel = properties()) panel->Refresh();
}

void MainFrame::moveTo(DocumentWindow& target) {
  if (&window() == &target) return;
  window().release(*this);
  Reparent(&target);
  target.add(*this);
  floatAnew();
  comeToFront();
}

bool MainFrame::canMoveOut() const {
  return window().pages().size() > 1;
}

bool MainFrame::canMoveBack() const {
  const std::vector<DocumentWindow*> windows = DocumentWindow::all();
  return !windows.empty() && windows.front() != &window();
}

void MainFrame::moveBack() {
  moveTo(*DocumentWindow::all().front());
}

void MainFrame::moveToNewWindow() {
  auto* own = new DocumentWindow;
  own->standAside(window());
  moveTo(*own);
}

bool MainFrame::closeTogether(const std::vector<MainFrame*>& pages) {
  for (MainFrame* page : pages)
    if (!page->asksToClose()) return false;        // and nothing is closed yet
  if (pages == all()) Session::ofProgram().hold(); // which come back at the next start
  for (MainFrame* page : pages) {
    page->mayGo_ = true;
    page->Close();
  }
  return true;
}

void MainFrame::closeDocument() {
  if (bench_ && all().size() == 1) {
    if (!asksToClose()) return;
    mayGo_ = true;
    another(); // comes to the front when this one goes
  }
  Close();
}

std::vector<BoardAction> MainFrame::tabActions() {
  std::vector<BoardAction> actions{{_("&Close"), [this] { closeDocument(); }}};
  if (canMoveOut()) actions.push_back({_("Move to a &new window"), [this] { moveToNewWindow(); }, true});
  if (canMoveBack()) actions.push_back({_("Move &back to the first window"), [this] { moveBack(); }});
  return actions;
}

void MainFrame::popUpTabMenu() {
  wxMenu menu;
  const std::vector<BoardAction> actions = tabActions();
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (actions[i].startsGroup) menu.AppendSeparator();
    menu.Append(wxID_HIGHEST + 1 + static_cast<int>(i), actions[i].text);
  }
  const int chosen = window().tabs().GetPopupMenuSelectionFromUser(menu);
  if (chosen != wxID_NONE) CallAfter(actions[static_cast<std::size_t>(chosen - wxID_HIGHEST - 1)].act);
}

} // namespace fairway::editor
