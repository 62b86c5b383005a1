#include "editor/model/document/document_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "tests/editor/ui/window.h"

#include <wx/utils.h>

#include <fstream>

// Pages for browsers, which the command makes beside the window.
namespace fairway::editor {

namespace {

using testing::Contains;
using testing::HasSubstr;
namespace fs = std::filesystem;

class PagesWindow : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    wxGetEnv("PATH", &path_);
    wxSetEnv("PATH", builtPrograms().string() + ":" + path_);
    questions_.saveTo = folder_ / "page.html";
  }
  void TearDown() override {
    wxSetEnv("PATH", path_);
    WindowTest::TearDown();
  }
  void openPond() {
    const fs::path file = folder_ / "pond-a.course.yaml";
    for (const char* name : {"duck-pond.lake.yaml", "duck-pond-a.course.yaml"})
      fs::copy_file(samplesFolder() / "lake_race" / name, folder_ / name);
    fs::rename(folder_ / "duck-pond-a.course.yaml", file);
    ASSERT_TRUE(frame_->openFile(file));
    ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  }

  wxString path_;
};

TEST_F(PagesWindow, ABoardBecomesAPageToRaceOn) {
  openPond();
  frame_->makeRacePage();
  ASSERT_TRUE(pumpUntil([&] { return !frame_->makesPage(); }));
  if (fs::exists(*questions_.saveTo))
    EXPECT_THAT(bytesOf(*questions_.saveTo), HasSubstr("<title>Duck Pond, race A</title>"));
  else // a build without a compiler for WebAssembly
    EXPECT_THAT(questions_.asked, Contains("tell: Page to race on"));
}

TEST_F(PagesWindow, ADocumentBecomesAReportOnceItIsSaved) {
  openPond();
  DocumentInfo info = bench().document().content().head.info;
  info.name = "Mallard Pond";
  bench().apply(changeInfo(bench().document().content(), "rename", info));
  frame_->makeReport();
  EXPECT_FALSE(frame_->makesPage()) << "it is not saved, and the user did not want to";
  questions_.finishAnswer = true;
  frame_->makeReport();
  ASSERT_TRUE(pumpUntil([&] { return !frame_->makesPage(); }));
  EXPECT_FALSE(bench().document().modified());
  EXPECT_THAT(bytesOf(*questions_.saveTo), HasSubstr("<title>Mallard Pond</title>"));
}

TEST_F(PagesWindow, WhatCannotBeWrittenIsSaid) {
  openPond();
  questions_.saveTo = folder_ / "nowhere" / "page.html";
  frame_->makeReport();
  ASSERT_TRUE(pumpUntil([&] { return !frame_->makesPage(); }));
  EXPECT_THAT(questions_.asked, Contains(HasSubstr("Report for a browser")));
}

TEST_F(PagesWindow, AWindowThatIsClosedLeavesNoPage) {
  openPond();
  frame_->makeReport();
  ASSERT_TRUE(frame_->makesPage());
  frame_->Close();
  wxTheApp->ProcessPendingEvents();
  EXPECT_FALSE(fs::exists(*questions_.saveTo));
}

} // namespace

} // namespace fairway::editor
