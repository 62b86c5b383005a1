#include "editor/model/recovery.h"
#include "tests/gui/window.h"

#include <fstream>

// Nothing is ever lost.
namespace fairway::editor {
namespace {

using testing::Contains;
using testing::ElementsAre;
namespace fs = std::filesystem;

class Safety : public WindowTest {
protected:
  fs::path savedLake() {
    const fs::path file = folder_ / "pond.lake.yaml";
    questions_.saveTo = file;
    openBlank();
    EXPECT_TRUE(frame_->save());
    questions_.asked.clear();
    return file;
  }
};

TEST_F(Safety, ClosingAsksAndCancelStays) {
  openBlank();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  questions_.saveAnswer = SaveAnswer::Cancel;
  frame_->Close();
  EXPECT_THAT(questions_.asked, ElementsAre("save changes"));
  EXPECT_TRUE(frame_->bench());
}

TEST_F(Safety, ClosingWithoutChangesAsksNothing) {
  openBlank();
  frame_->Close();
  EXPECT_TRUE(questions_.asked.empty());
}

TEST_F(Safety, AnOpenDocumentIsNeverReplaced) {
  const fs::path file = savedLake();
  ASSERT_TRUE(frame_->openFile(file));
  EXPECT_TRUE(pumpUntil([] { return wxTopLevelWindows.size() == 2; }));
}

TEST_F(Safety, UnsavedWorkIsOfferedAtTheNextStart) {
  const fs::path file = savedLake();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  frame_->writeRecoveryNow();
  const fs::path recovery = recoveryFile(file, {});
  ASSERT_TRUE(fs::exists(recovery));
  auto* second = new MainFrame(questions_);
  ASSERT_TRUE(second->openFile(file));
  EXPECT_THAT(questions_.asked, Contains("recover: 1 cell differs"));
  EXPECT_TRUE(second->bench()->document().modified());
  EXPECT_EQ(second->bench()->board().map.at({3, 3}), lake_race::Terrain::Land);
  ASSERT_TRUE(second->save());
  EXPECT_FALSE(fs::exists(recovery)) << "once it is saved it is not needed";
}

TEST_F(Safety, ChangesByAnotherProgramAreNoticed) {
  const fs::path file = savedLake();
  std::ofstream(file, std::ios::app) << "notes: from elsewhere\n";
  questions_.outsideAnswer = OutsideAnswer::Keep;
  frame_->checkDisk();
  EXPECT_THAT(questions_.asked, Contains("changed outside"));
  EXPECT_TRUE(bench().document().modified());
  questions_.asked.clear();
  frame_->checkDisk();
  EXPECT_TRUE(questions_.asked.empty()) << "the same change is not asked about twice";
  std::ofstream(file, std::ios::app) << "author: someone\n";
  questions_.outsideAnswer = OutsideAnswer::Reload;
  frame_->checkDisk();
  EXPECT_EQ(headOf(bench().document().content()).info.author, "someone");
  EXPECT_FALSE(bench().document().modified());
}

TEST_F(Safety, AFaultyFileIsRefusedWithItsReason) {
  std::ofstream(folder_ / "bad.lake.yaml") << "fairway: 1\nkind: lake\nmap: 7\n";
  EXPECT_FALSE(frame_->openFile(folder_ / "bad.lake.yaml"));
  EXPECT_THAT(questions_.asked, ElementsAre("tell: \"bad.lake.yaml\" cannot be opened."));
  EXPECT_FALSE(frame_->bench());
}

TEST_F(Safety, CommentsAreNotDroppedUnasked) {
  const fs::path file = folder_ / "commented.lake.yaml";
  std::ofstream(file)
      << "# head\nfairway: 1\nkind: lake\nmap: |\n  . . .\n   . . .\n# a note of mine\nstrip: 3\n";
  ASSERT_TRUE(frame_->openFile(file));
  frame_->save();
  EXPECT_THAT(questions_.asked, Contains("drop comments"));
}

} // namespace
} // namespace fairway::editor
