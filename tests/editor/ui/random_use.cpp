#include "tests/editor/ui/other_programs.h"

#include "editor/model/lake_race/board/lake_edit.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/editor/ui/window.h"

#include <wx/init.h>
#include <wx/propgrid/propgrid.h>
#include <wx/timer.h>

#include <fstream>

namespace fairway::editor {

using namespace lake_race;

namespace {

class RandomUser final : public wxTimer {
public:
  RandomUser(MainFrame& frame, std::uint64_t seed, const std::string& journal)
      : frame_(frame), random_(seed), journal_(journal) {
    Start(pauseOfUse);
  }

  void Notify() override {
    if (random_.below(3) == 0) act();
    write();
  }

private:
  LakeWorkbench& bench() { return *lakeBench(frame_); }
  Cell cell() { return {static_cast<int>(1 + random_.below(20)), static_cast<int>(1 + random_.below(16))}; }

  void act() {
    switch (random_.below(9)) {
    case 0:
      return use(ToolId::Slot);
    case 1:
      return use(ToolId::Stamp);
    case 2:
      return use(ToolId::Erase);
    case 3:
      if (bench().document().canUndo()) bench().undo();
      return;
    case 4:
      if (bench().document().canRedo()) bench().redo();
      return;
    case 5:
      return type();
    case 6:
      return frame_.canvas().SetFocus(); // leaves the field, if it was in one
    case 7:
      if (random_.below(6) == 0 && !bench().document().file().empty()) frame_.save();
      return;
    default:
      return use(ToolId::Paint);
    }
  }

  void use(ToolId tool) {
    frame_.confirmTyping();
    bench().take(tool);
    const Cell from = cell(), to = cell();
    bench().press({from}), bench().move({to}), bench().release({to});
  }

  void type() {
    auto& grid = dynamic_cast<wxPropertyGrid&>(*wxWindow::FindWindowByName("property grid", &frame_));
    grid.SelectProperty(random_.below(2) ? "name" : "author", true);
    if (wxTextCtrl* editor = grid.GetEditorTextCtrl())
      editor->SetValue(wxString::Format("word%u", random_.below(100000)));
  }

  // A line each: what there is to lose.
  void write() {
    formats::Document content = bench().document().content();
    auto& panel = dynamic_cast<PropertiesPanel&>(*wxWindow::FindWindowByName("properties", &frame_));
    if (const CommandPtr typed = panel.unconfirmed()) typed->exchange(content);
    std::string text = formats::writeDocument(content);
    std::replace(text.begin(), text.end(), '\n', '|');
    journal_ << text << std::endl;
  }

  MainFrame& frame_;
  Random random_;
  std::ofstream journal_;
};

} // namespace

int runRandomUse(int argc, char** argv, const char* seed, const char* file, const char* journal) {
  if (!wxEntryStart(argc, argv)) return 77;
  prepareApp(*wxTheApp);
  keepWorkAtTheEnd(*wxTheApp);
  // A contract breaks in the midst of our own work, never inside the allocator, where a signal from outside
  // may strike and nothing can be done any more.
  wxTheApp->SetSignalHandler(abortYourself, [](int) { std::abort(); });
  static ScriptedQuestions questions;
  auto* frame = MainFrame::inNewWindow(questions);
  frame->window().Show();
  if (*file != '\0') {
    questions.saveTo = file;
    frame->show(std::make_unique<EditedDocument>(blankLake(20, 16, true)));
    frame->save();
  } else {
    frame->show(std::make_unique<EditedDocument>(blankLake(20, 16, true)));
  }
  RandomUser user(*frame, std::strtoull(seed, nullptr, 10), journal);
  wxTheApp->OnRun();
  return 0;
}

} // namespace fairway::editor
