#include "tests/editor/ui/other_programs.h"

#include <wx/app.h>
#include <wx/dnd.h>
#include <wx/frame.h>
#include <wx/init.h>
#include <wx/timer.h>

#include <iostream>

#include <poll.h>
#include <unistd.h>

namespace fairway::editor {

namespace {

class SourceFrame final : public wxFrame {
public:
  explicit SourceFrame(const wxString& file)
      : wxFrame(nullptr, wxID_ANY, "files", wxPoint(1000, 500), wxSize(160, 120), wxSTAY_ON_TOP),
        watch_(this) {
    Bind(wxEVT_LEFT_DOWN, [this, file](wxMouseEvent&) {
      wxFileDataObject files;
      files.AddFile(file);
      wxDropSource source(files, this);
      source.DoDragDrop(wxDrag_CopyOnly);
    });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
    watch_.Start(50);
  }

private:
  // Tells its middle as soon as it is there, and goes when nobody listens any more.
  void look() {
    if (!told_ && IsShownOnScreen()) {
      const wxRect place = GetScreenRect();
      std::cout << place.x + place.width / 2 << " " << place.y + place.height / 2 << std::endl;
      told_ = true;
    }
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (poll(&input, 1, 0) > 0) wxTheApp->ExitMainLoop();
  }

  wxTimer watch_;
  bool told_ = false;
};

} // namespace

int runDragSource(int argc, char** argv, const char* file) {
  if (!wxEntryStart(argc, argv)) return 77;
  auto* frame = new SourceFrame(wxString::FromUTF8(file));
  frame->Show();
  wxTheApp->OnRun();
  wxEntryCleanup();
  return 0;
}

} // namespace fairway::editor
