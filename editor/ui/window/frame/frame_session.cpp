// The part of a page that knows what was open in the program before, and opens it again.
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/session.h"

#include <map>

namespace fairway::editor {

namespace fs = std::filesystem;

std::vector<OpenDocument> MainFrame::openDocuments() {
  std::vector<OpenDocument> documents;
  std::size_t number = 0; // of windows that have documents
  for (const DocumentWindow* window : DocumentWindow::all()) {
    const std::size_t before = documents.size();
    for (const MainFrame* page : window->pages())
      if (const fs::path file = page->file(); !file.empty())
        documents.push_back({file, number, page->isInFront()});
    if (documents.size() > before) ++number;
  }
  return documents;
}

namespace {

bool wantsThemBack(MainFrame& frame, std::size_t count) {
  const wxString text = wxPLURAL("%d document was open. Open it again?",
                                 "%d documents were open. Open them again?", static_cast<unsigned>(count));
  return frame.questions().finish(&frame, _("Fairway did not shut down properly last time."),
                                  wxString::Format(text, static_cast<int>(count)), _("&Open"));
}

} // namespace

// One after the other: each may have work that was not saved, and asks.
void MainFrame::reopen(const std::vector<OpenDocument>& documents) {
  std::map<std::size_t, DocumentWindow*> windows;
  std::vector<MainFrame*> inFront;
  for (const OpenDocument& document : documents) {
    std::error_code error;
    const std::vector<DocumentWindow*> all = DocumentWindow::all();
    if (all.empty() || !fs::exists(document.file, error) || pageOf(document.file)) continue;
    if (!all.front()->current()->openFile(document.file)) continue;
    MainFrame* page = pageOf(document.file);
    if (!page) continue; // a copy without a name
    const auto known = windows.find(document.window);
    if (known != windows.end())
      page->moveTo(*known->second);
    else if (document.window > 0 && page->canMoveOut())
      page->moveToNewWindow();
    windows.emplace(document.window, &page->window());
    if (document.inFront) inFront.push_back(page);
  }
  for (MainFrame* page : inFront) page->window().bringToFront(*page);
}

void MainFrame::restore(const std::vector<OpenDocument>& documents, bool crashed) {
  MainFrame* before = front();
  if (!before || documents.empty() || !Session::restores()) return;
  if (crashed && !wantsThemBack(*before, documents.size())) return;
  const bool asked = before->bench() != nullptr; // for a document by its name
  reopen(documents);
  if (asked) before->comeToFront();
}

} // namespace fairway::editor
