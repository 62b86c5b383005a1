#include "tests/editor/ui/window.h"

#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/log.h>

#include <glib.h>

#include <cstring>

// An assert of wxWidgets or a critical message of GTK is a failure of the test that runs.
namespace fairway::editor {

namespace {

class TestApp final : public wxApp {
public:
  bool OnInit() override {
    prepareApp(*this);
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

void useTestApp() {
  wxApp::SetInstance(new TestApp);
}

int runGuiTests(int argc, char** argv) {
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

} // namespace fairway::editor
