#include "tests/editor/ui/window.h"

#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/window/window_layout.h"
#include "formats/document/reader.h"

#include <wx/dialog.h>
#include <wx/evtloop.h>
#include <wx/timer.h>

#include <chrono>
#include <cstdlib>

namespace fairway::editor {

using namespace lake_race;

namespace fs = std::filesystem;

std::optional<fs::path> ScriptedQuestions::fileToOpen(wxWindow*, const fs::path&) {
  return asked.push_back("open"), open;
}
std::optional<fs::path> ScriptedQuestions::fileToSave(wxWindow*, const fs::path& offered) {
  asked.push_back("save as");
  // In a folder: under the name that is offered.
  return saveTo && fs::is_directory(*saveTo) ? *saveTo / offered.filename() : saveTo;
}
std::optional<fs::path> ScriptedQuestions::fileToExport(wxWindow*, const wxString&, const fs::path&,
                                                        const wxString&) {
  return asked.push_back("export"), saveTo;
}
SaveAnswer ScriptedQuestions::saveChanges(wxWindow*, const wxString&) {
  return asked.push_back("save changes"), saveAnswer;
}
OutsideAnswer ScriptedQuestions::changedOutside(wxWindow*, const wxString&, bool, bool) {
  return asked.push_back("changed outside"), outsideAnswer;
}
RecoverAnswer ScriptedQuestions::recover(wxWindow*, const wxString&, const wxString&,
                                         const std::vector<std::string>& lines) {
  std::string question = "recover:";
  for (const std::string& line : lines) question.append(" ").append(line);
  asked.push_back(question);
  return recoverAnswer;
}
bool ScriptedQuestions::openCopy(wxWindow*, const wxString&) {
  return asked.push_back("open a copy"), copyAnswer;
}
bool ScriptedQuestions::openFaulty(wxWindow*, const wxString&, const wxString&) {
  return asked.push_back("open faulty"), faultyAnswer;
}
bool ScriptedQuestions::finish(wxWindow*, const wxString& heading, const wxString& text, const wxString&) {
  return asked.push_back(("finish: " + heading + " " + text.BeforeFirst('.')).ToStdString()), finishAnswer;
}
std::optional<fs::path> ScriptedQuestions::fileToImport(wxWindow*, const wxString&, const wxString&) {
  return asked.push_back("import"), open;
}
bool ScriptedQuestions::dropComments(wxWindow*, const std::vector<int>&) {
  return asked.push_back("drop comments"), true;
}
std::optional<wxString> ScriptedQuestions::text(wxWindow*, const wxString&, const wxString&,
                                                const wxString&) {
  return asked.push_back("text"), textAnswer;
}
std::optional<std::size_t> ScriptedQuestions::choice(wxWindow*, const wxString&, const wxString&,
                                                     const std::vector<wxString>&, std::size_t) {
  return asked.push_back("choice"), choiceAnswer;
}
void ScriptedQuestions::tell(wxWindow*, const wxString& caption, const wxString&) {
  asked.push_back(("tell: " + caption).ToStdString());
}

bool pumpUntil(const std::function<bool()>& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  while (std::chrono::steady_clock::now() < end) {
    wxTheApp->Yield(true);
    wxTheApp->ProcessPendingEvents();
    wxTheApp->ProcessIdle();
    if (holds()) return true;
    wxMilliSleep(2);
  }
  return false;
}

namespace {

// Looks for a modal box again and again; a box's own loop runs the timer.
class DialogWatcher final : public wxTimer {
public:
  explicit DialogWatcher(std::function<void(wxDialog&)> answer) : answer_(std::move(answer)) { Start(20); }
  void Notify() override {
    for (wxWindow* window : wxTopLevelWindows) {
      auto* dialog = dynamic_cast<wxDialog*>(window);
      if (!dialog || !dialog->IsModal() || !dialog->IsShownOnScreen()) continue;
      Stop();
      const auto answer = std::move(answer_);
      wxTheApp->CallAfter([this] { delete this; });
      return answer(*dialog);
    }
  }

private:
  std::function<void(wxDialog&)> answer_;
};

} // namespace

void withNextDialog(std::function<void(wxDialog&)> answer) {
  new DialogWatcher(std::move(answer)); // ends itself
}

void WindowTest::SetUp() {
  folder_ =
      fs::path(std::getenv("HOME")) / "work" / testing::UnitTest::GetInstance()->current_test_info()->name();
  fs::create_directories(folder_);
  // What another test left behind unsaved is not this one's.
  fs::remove_all(recoveryFolder());
  forgetLayout(); // a panel that was taken out would be a window more
  frame_ = MainFrame::inNewWindow(questions_);
  frame_->window().SetSize(0, 0, 1280, 800);
  frame_->window().Show();
  frame_->window().Raise();
  ASSERT_TRUE(pumpUntil([&] { return frame_->IsShownOnScreen() && frame_->isActive(); }));
}

void WindowTest::TearDown() {
  questions_.saveAnswer = SaveAnswer::Discard;
  std::vector<wxWindow*> windows;
  for (wxWindow* window : wxTopLevelWindows) windows.push_back(window);
  // As a user who drops what was done: no recovery stays beside the samples.
  for (wxWindow* window : windows) window->Close();
  EXPECT_TRUE(pumpUntil([] { return wxTopLevelWindows.empty(); }));
}

void WindowTest::openBlank(int columns, int rows) {
  frame_->show(std::make_unique<EditedDocument>(blankLake(columns, rows, false)));
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 0 && frame_->canvas().HasFocus(); }));
}

fs::path WindowTest::copyOf(const fs::path& sample) {
  const fs::path from = samplesFolder() / sample;
  for (const auto& entry : fs::directory_iterator(from.parent_path()))
    if (entry.is_regular_file())
      fs::copy_file(entry.path(), folder_ / entry.path().filename(), fs::copy_options::overwrite_existing);
  return folder_ / from.filename();
}

void WindowTest::openCopyOf(const fs::path& sample) {
  ASSERT_TRUE(frame_->openFile(copyOf(sample)));
  ASSERT_TRUE(settle());
}

bool WindowTest::settle() {
  return pumpUntil([&] { return frame_->settled() && frame_->canvas().paints() > 0; });
}

std::optional<Cell> WindowTest::hovered() {
  const std::optional<formats::Point> at = frame_->canvas().hover();
  return at ? std::optional(bench().cellAt(*at)) : std::nullopt;
}

void WindowTest::hover(Cell cell) {
  wxUIActionSimulator hand;
  const wxPoint at = frame_->canvas().ClientToScreen(onCanvas(cell));
  hand.MouseMove(at);
  EXPECT_TRUE(pumpUntil([&] { return hovered() == cell; })) << label(cell);
}

void WindowTest::click(Cell cell) {
  hover(cell);
  wxUIActionSimulator hand;
  hand.MouseClick();
  wxTheApp->Yield(true);
}

void WindowTest::drag(Cell from, Cell to) {
  hover(from);
  wxUIActionSimulator hand;
  hand.MouseDown();
  EXPECT_TRUE(pumpUntil([&] { return frame_->canvas().HasCapture(); }));
  hover(to);
  hand.MouseUp();
  EXPECT_TRUE(pumpUntil([&] { return !frame_->canvas().HasCapture(); }));
}

void WindowTest::wheel(Cell cell, int notches, bool control) {
  wxMouseEvent event(wxEVT_MOUSEWHEEL);
  event.SetPosition(onCanvas(cell));
  event.m_wheelRotation = 120 * notches;
  event.m_wheelDelta = 120;
  event.SetControlDown(control);
  frame_->canvas().GetEventHandler()->ProcessEvent(event);
}

void WindowTest::type(int key, int modifiers) {
  wxUIActionSimulator hand;
  hand.Char(key, modifiers);
  wxTheApp->Yield(true);
}

void WindowTest::withButton(const wxString& label) {
  wxWindow* button = wxWindow::FindWindowByLabel(label, frame_);
  ASSERT_TRUE(button && button->IsEnabled()) << label;
  wxCommandEvent event(wxEVT_BUTTON, button->GetId());
  event.SetEventObject(button);
  button->GetEventHandler()->ProcessEvent(event);
}

namespace {

fs::path thisProgram() {
  return fs::read_symlink("/proc/self/exe");
}

} // namespace

fs::path builtPrograms() {
  for (fs::path folder = thisProgram(); folder.has_relative_path(); folder = folder.parent_path())
    if (fs::exists(folder.parent_path() / "CMakeCache.txt")) return folder.parent_path() / "bin";
  return {};
}

fs::path pictureFile(const std::string& stage) {
  return thisProgram().parent_path() / "pictures" / (stage + ".png");
}

void WindowTest::picture(const std::string& stage) {
  frame_->Update();
  const int paints = frame_->canvas().paints();
  frame_->canvas().Refresh();
  if (frame_->canvas().IsShownOnScreen()) pumpUntil([&] { return frame_->canvas().paints() > paints; });
  for (int i = 0; i < 5; ++i) wxTheApp->Yield(true);
  const std::string file = pictureFile(stage).string();
  // A picture is for people to look at: that there is none fails no test.
  const fs::path call = "import -window root '" + file + "' 2>/dev/null";
  if (std::system(call.c_str()) != 0) std::remove(file.c_str());
}

std::string WindowTest::bytesOf(const fs::path& file) const {
  return formats::readText(file).value();
}

} // namespace fairway::editor
