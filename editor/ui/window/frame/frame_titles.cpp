// The part of a page that names it, in its tab and in the title of its window.
#include "editor/ui/window/accessible_names.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/session.h"
#include "editor/ui/window/start/recent_files.h"
#include "editor/ui/window/tab_strip.h"

#include <map>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

wxString withoutYaml(const wxString& name) {
  wxString rest;
  return name.EndsWith(".yaml", &rest) || name.EndsWith(".yml", &rest) ? rest : name;
}

fs::path folderOf(const MainFrame& page) {
  return page.file().parent_path();
}

wxString folderName(const fs::path& folder, bool isShort) {
  return isShort ? wxString::FromUTF8(folder.filename().string()) : shownFolder(folder / "document");
}

// Behind the names of documents of one name: those with files have their folders, those without numbers.
std::vector<wxString> whatTellsApart(const std::vector<MainFrame*>& pages) {
  std::map<wxString, std::vector<std::size_t>> named;
  for (std::size_t i = 0; i < pages.size(); ++i)
    if (pages[i]->bench()) named[withoutYaml(pages[i]->documentName())].push_back(i);
  std::vector<wxString> apart(pages.size());
  for (const auto& [name, same] : named) {
    int nameless = 0;
    std::map<fs::path, int> folders;
    for (const std::size_t i : same) ++folders[folderOf(*pages[i]).filename()];
    for (const std::size_t i : same) {
      if (const fs::path folder = folderOf(*pages[i]); !folder.empty()) {
        if (same.size() > 1) apart[i] = " (" + folderName(folder, folders[folder.filename()] == 1) + ")";
      } else if (++nameless > 1) {
        apart[i] = wxString::Format(" %d", nameless);
      }
    }
  }
  return apart;
}

} // namespace

void MainFrame::updateTabs() {
  const std::vector<MainFrame*> pages = all();
  const std::vector<wxString> apart = whatTellsApart(pages);
  std::map<const DocumentWindow*, std::vector<Tab>> rows;
  const wxString dash = wxString::FromUTF8(" \u2013 ");
  for (std::size_t i = 0; i < pages.size(); ++i) {
    MainFrame& page = *pages[i];
    const wxString name = page.bench_ ? page.documentName() : wxString(_("Start page"));
    const wxString star = page.bench_ && page.bench_->document().modified() ? "*" : "";
    const wxString tabName = star + withoutYaml(name) + apart[i]; // all of them are YAML
    if (std::exchange(page.title_, tabName) != tabName) setAccessibleName(page, tabName);
    Tab tab{page.title_, name, page.isInFront()};
    if (const fs::path file = page.file(); !file.empty()) tab.tip += "\n" + shownFolder(file);
    rows[&page.window()].push_back(std::move(tab));
    if (!page.isInFront()) continue;
    const wxString readOnly = page.desk_.readOnly() ? " " + _("(read-only)") : wxString();
    const wxString title = page.bench_ ? star + name + apart[i] + readOnly + dash + "Fairway" : "Fairway";
    if (page.window().GetTitle() != title) page.window().SetTitle(title);
  }
  for (DocumentWindow* window : DocumentWindow::all())
    if (window->tabs().show(std::move(rows[window])) && window->current()) window->current()->bars_->update();
  Session::ofProgram().keep(openDocuments());
}

} // namespace fairway::editor
