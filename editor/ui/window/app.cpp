#include "editor/ui/window/app.h"
#include "editor/ui/window/start/start_page.h"

#include "editor/ui/dialogs/toolkit.h"
#include "editor/ui/window/accessible_names.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/game.h"
#include "editor/ui/window/languages.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/open_questions.h"
#include "editor/ui/window/session.h"
#include "editor/ui/window/start/recent_files.h"
#include "editor/ui/window/start/tour_guide.h"
#include "editor/ui/window/stock_words.h"
#include "editor/ui/window/window_layout.h"
#include "rules/base/version.h"
#include "system/build_text.h"
#include "system/machine.h"

#include <wx/config.h>
#include <wx/filename.h>
#include <wx/image.h>
#include <wx/stdpaths.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <ostream>
#include <thread>

namespace fairway::editor {

namespace {

const char* const help =
    "fairway-editor [FILE...]\n"
    "Edits the boards of games raced on water, and checks that they can be raced.\n"
    "\n"
    "  FILE            a document to open, such as a board or a record; an editor that is running opens it\n"
    "  --new-instance  open it in a new editor, even if one is running\n"
    "  --help          show this text\n"
    "  --version       show the version\n"
    "  --measure       print how long the first window took to appear, and a step through a record, and "
    "exit\n";

// Says how long it took from the start of the process to the first board, or to the first welcome, on screen;
// and of a record, how long a step to the next turn takes.
void measure(MainFrame& frame, bool withDocument) {
  wxWindow& shown = withDocument ? static_cast<wxWindow&>(frame.canvas()) : frame.startPage();
  const auto painted = std::make_shared<bool>(false);
  shown.Bind(wxEVT_PAINT, [&frame, painted](wxPaintEvent& event) {
    event.Skip();
    if (std::exchange(*painted, true)) return;
    frame.CallAfter([&frame] {
      if (const auto time = system::millisecondsSinceStart())
        std::cout << "first paint after " << *time << " ms" << std::endl;
      if (const auto steps = raceWindow().measuredSteps(frame)) std::cout << *steps << std::endl;
      frame.Close(true);
    });
  });
}

void leaveAll(DeskFile::Moment moment) {
  for (MainFrame* page : MainFrame::all()) page->leaveInHaste(moment);
}

// The session ends, or the user ends the program on a terminal: what is not saved yet stays as a recovery.
void endBySignal(int signal) {
  leaveAll(DeskFile::Moment::Usual);
  Session::ofProgram().end();
  std::_Exit(128 + signal); // a box may be open, which would hold an orderly end up
}

// A broken contract or a fault of memory ends the program. The document on the desk is whole even so, most
// likely: what is not in its recovery yet is kept before the end.
const std::thread::id windowThread = std::this_thread::get_id();

void keepWorkAtFault() {
  // Another thread's fault leaves the window's thread in the midst of its work: its recovery is young enough.
  if (std::this_thread::get_id() == windowThread) leaveAll(DeskFile::Moment::Fault);
}

} // namespace

Call readCall(int argc, char** argv, std::ostream& out, std::ostream& err) {
  Call call;
  bool onlyFiles = false;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (onlyFiles || word.empty() || word[0] != '-') {
      call.files.emplace_back(word);
    } else if (word == "--") {
      onlyFiles = true;
    } else if (word == "--measure") {
      call.measure = true;
    } else if (word == "--new-instance") {
      call.newInstance = true;
    } else if (word == "--help" || word == "-h") {
      out << help;
      call.exitStatus = 0;
      return call;
    } else if (word == "--version") {
      out << "fairway-editor " << versionText() << "\n" << system::buildText() << "\n";
      call.exitStatus = 0;
      return call;
    } else {
      err << "fairway-editor: unknown option " << word << "; see --help\n";
      call.exitStatus = 2;
      return call;
    }
  }
  return call;
}

namespace {

// Each file may ask something, and the window in front may be another afterwards.
void openInFront(const std::vector<std::filesystem::path>& files) {
  for (const std::filesystem::path& file : files)
    if (MainFrame* front = MainFrame::front()) front->openFile(file); // otherwise the program is about to end
}

// To those who begin: nothing is open, and nothing ever was.
void offerTour() {
  MainFrame* front = MainFrame::front();
  if (front && !front->bench() && recentFiles().empty()) TourGuide::ofProgram().offer(*front);
}

} // namespace

void restoreSession() {
  const Session::Former former = Session::ofProgram().begin();
  MainFrame::restore(former.documents, former.crashed);
  Session::ofProgram().keepFromNow(MainFrame::openDocuments());
}

void openHandedOver(const std::vector<std::filesystem::path>& files) {
  OpenQuestions::all().whenAnswered([files] {
    openInFront(files);
    if (MainFrame* front = MainFrame::front(); front && files.empty()) front->showStartPage();
  });
}

void keepWorkAtTheEnd(wxApp& app) {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) app.SetSignalHandler(signal, endBySignal);
  system::callAtFault(keepWorkAtFault);
}

void prepareApp(wxApp& app) {
  app.SetAppName("fairway-editor");
  app.SetAppDisplayName("Fairway");
  app.SetVendorName("fairway");
  // Else the settings and the folder for recoveries would both be called ~/.fairway-editor.
  wxStandardPaths::Get().SetFileLayout(wxStandardPaths::FileLayout_XDG);
  // On a fresh account there is no such folder yet, and the settings do not justify a message about it.
  wxFileName::Mkdir(wxStandardPaths::Get().GetUserConfigDir(), wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
  wxInitAllImageHandlers();
  nameAllWindows();
  makeFocusVisible();
  static const StockWords ownWords;
  OpenQuestions::all(); // sees those that are asked from now on
}

bool App::OnInit() {
  prepareApp(*this);
  speak(chosenLanguage());
  keepWorkAtTheEnd(*this);
  MainFrame* frame = MainFrame::inNewWindow(dialogQuestions());
  restoreSize(frame->window());
  frame->window().Centre();
  frame->window().Show();
  if (call_.measure) measure(*frame, !call_.files.empty());
  // One after the other, so that no question stands before another.
  const bool keeps = running_ != nullptr; // otherwise another program may be running, which does
  frame->CallAfter([files = call_.files, keeps] {
    openInFront(files);
    if (keeps) restoreSession();
    MainFrame::offerLeftWork();
    offerTour();
  });
  if (running_)
    running_->answer([this](const system::RunningProgram::Call& call) { CallAfter(call); }, openHandedOver);
  return true;
}

int App::OnExit() {
  running_.reset(); // programs that call from now on open their files themselves
  Session::ofProgram().end();
  nameAllWindows(false);
  return wxApp::OnExit();
}

} // namespace fairway::editor
