// The part of the window that knows of the others: what is open in the whole program.
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/recent_files.h"
#include "editor/ui/window/tab_strip.h"

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

wxString withoutYaml(const wxString& name) {
  wxString rest;
  return name.EndsWith(".yaml", &rest) || name.EndsWith(".yml", &rest) ? rest : name;
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

void MainFrame::updateTabs() {
  const std::vector<MainFrame*> frames = all();
  for (MainFrame* shown : frames) {
    std::vector<Tab> tabs;
    for (MainFrame* frame : frames) {
      Tab& tab = tabs.emplace_back();
      tab.current = frame == shown;
      tab.name = frame->bench_ ? frame->documentName() : wxString(_("Start page"));
      tab.tip = tab.name;
      if (!frame->bench_) continue;
      if (const fs::path& file = frame->bench_->document().file(); !file.empty())
        tab.tip += "\n" + shownFolder(file);
      tab.name = withoutYaml(tab.name); // which all of them have
      if (frame->bench_->document().modified()) tab.name = "*" + tab.name;
    }
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
