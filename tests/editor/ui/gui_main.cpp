#include "tests/editor/ui/drag_source.h"
#include "tests/editor/ui/random_use.h"
#include "tests/editor/ui/window.h"

#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/log.h>

#include <glib.h>

#include <cstring>

// An assert of wxWidgets or a critical message of GTK is a failure of the test that runs.
namespace {

class TestApp final : public wxApp {
public:
  bool OnInit() override {
    fairway::editor::prepareApp(*this);
    SetExitOnFrameDelete(false);
    return true;
  }
};

void failOnAssert(const wxString& file, int line, const wxString& function, const wxString& condition,
                  const wxString& message) {
  ADD_FAILURE() << "wxASSERT " << condition << " in " << function << " at " << file << ":" << line << " "
                << message;
}

GLogWriterOutput failOnCritical(GLogLevelFlags level, const GLogField* fields, gsize count, gpointer) {
  if ((level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR)) == 0) return G_LOG_WRITER_HANDLED;
  for (gsize i = 0; i < count; ++i)
    if (std::strcmp(fields[i].key, "MESSAGE") == 0)
      ADD_FAILURE() << "GTK: " << static_cast<const char*>(fields[i].value);
  return G_LOG_WRITER_HANDLED;
}

} // namespace

int main(int argc, char** argv) {
  wxApp::SetInstance(new TestApp);
  if (argc == 3 && std::strcmp(argv[1], "--drag-source") == 0) {
    int one = 1;
    return fairway::editor::runDragSource(one, argv, argv[2]);
  }
  if (argc == 5 && std::strcmp(argv[1], "--random-use") == 0) {
    int one = 1;
    return fairway::editor::runRandomUse(one, argv, argv[2], argv[3], argv[4]);
  }
  testing::InitGoogleTest(&argc, argv);
  wxSetAssertHandler(failOnAssert); // the default opens a box and waits
  g_log_set_writer_func(failOnCritical, nullptr, nullptr);
  if (!wxEntryStart(argc, argv)) return 77;
  delete wxLog::SetActiveTarget(new wxLogStderr);
  wxTheApp->CallOnInit();
  int status = 1;
  {
    wxEventLoop loop;
    const wxEventLoopActivator active(&loop);
    status = RUN_ALL_TESTS();
  }
  wxTheApp->OnExit();
  wxEntryCleanup();
  return status;
}
