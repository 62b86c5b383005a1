#include "tests/editor/ui/window.h"

#include <glib.h>
#include <gtest/gtest-spi.h>

// That an assert of wxWidgets or a critical message of GTK fails the test in which it happens is promised to
// all other tests: here it is proved.
namespace fairway::editor {
namespace {

TEST(Hook, AnAssertOfWxWidgetsIsAFailure) {
  EXPECT_NONFATAL_FAILURE(wxFAIL_MSG("on purpose"), "on purpose");
}

TEST(Hook, ACriticalMessageOfGtkIsAFailure) {
  EXPECT_NONFATAL_FAILURE(g_critical("on purpose"), "on purpose");
}

TEST(Hook, AWarningOfGtkIsNone) {
  g_message("nothing to worry about");
}

} // namespace
} // namespace fairway::editor
