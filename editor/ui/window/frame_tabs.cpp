// The part of the window that knows of the others: what is open in the whole program.
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/recent_files.h"
#include "editor/ui/window/tab_strip.h"

#include <map>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

wxString withoutYaml(const wxString& name) {
  wxString rest;
  return name.EndsWith(".yaml", &rest) || name.EndsWith(".yml", &rest) ? rest : name;
}

// Documents of one name: those with files by their folders, those without by numbers.
void tellApart(std::vector<Tab>& tabs, const std::vector<fs::path>& files) {
  std::map<wxString, std::vector<std::size_t>> named;
  for (std::size_t i = 0; i < tabs.size(); ++i) named[tabs[i].name].push_back(i);
  for (const auto& [name, same] : named) {
    int nameless = 0;
    for (const std::size_t i : same) {
      if (files[i].empty()) {
        if (++nameless > 1) tabs[i].name += wxString::Format(" %d", nameless);
      } else if (same.size() > 1) {
        tabs[i].name += " (" + wxString::FromUTF8(files[i].parent_path().filename().string()) + ")";
      }
    }
  }
}

} // namespace

std::vector<MainFrame*> MainFrame::all() {
  std::vector<MainFrame*> frames;
  for (wxWindow* window : wxTopLevelWindows)
    if (auto* frame = dynamic_cast<MainFrame*>(window);
        frame && !frame->IsBeingDeleted() && !wxPendingDelete.Member(frame))
      frames.push_back(frame);
  return frames;
}

MainFrame* MainFrame::front() {
  MainFrame* front = nullptr;
  for (MainFrame* frame : all())
    if (!front || frame->IsActive()) front = frame;
  return front;
}

void MainFrame::updateTabs() {
  const std::vector<MainFrame*> frames = all();
  for (MainFrame* shown : frames) {
    std::vector<Tab> tabs;
    std::vector<fs::path> files;
    for (MainFrame* frame : frames) {
      Tab& tab = tabs.emplace_back();
      files.emplace_back();
      tab.current = frame == shown;
      tab.name = frame->bench_ ? frame->documentName() : wxString(_("Start page"));
      tab.tip = tab.name;
      if (!frame->bench_) continue;
      files.back() = frame->bench_->document().file();
      if (!files.back().empty()) tab.tip += "\n" + shownFolder(files.back());
      tab.name = withoutYaml(tab.name); // which all of them have
    }
    tellApart(tabs, files);
    for (std::size_t i = 0; i < tabs.size(); ++i)
      if (frames[i]->bench_ && frames[i]->bench_->document().modified()) tabs[i].name = "*" + tabs[i].name;
    shown->tabs_->show(std::move(tabs));
  }
}

void MainFrame::bindTabs() {
  tabs_->onChoose = [](std::size_t number) {
    const std::vector<MainFrame*> frames = all();
    if (number < frames.size()) frames[number]->comeToFront();
  };
  tabs_->onClose = [](std::size_t number) {
    const std::vector<MainFrame*> frames = all();
    if (number < frames.size()) frames[number]->Close();
  };
}

void MainFrame::showNextDocument(bool back) {
  const std::vector<MainFrame*> frames = all();
  for (std::size_t i = 0; i < frames.size(); ++i)
    if (frames[i] == this) return frames[(i + (back ? frames.size() - 1 : 1)) % frames.size()]->comeToFront();
}

} // namespace fairway::editor
