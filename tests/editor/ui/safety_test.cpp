#include "editor/model/files/recovery.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "tests/editor/ui/window.h"

#include <wx/dnd.h>
#include <wx/timer.h>

#include <fstream>

// Nothing is ever lost.
namespace fairway::editor {

using namespace lake_race;
namespace {

using testing::Contains;
using testing::ElementsAre;
namespace fs = std::filesystem;

class Safety : public WindowTest {
protected:
  fs::path savedLake() {
    fs::path file = folder_ / "pond.lake.yaml";
    questions_.saveTo = file;
    openBlank();
    EXPECT_TRUE(frame_->save());
    questions_.asked.clear();
    return file;
  }
  // Once the other window is gone.
  void goOnIn(MainFrame* next) {
    ASSERT_TRUE(pumpUntil([] { return wxTopLevelWindows.size() == 1; }));
    frame_ = next;
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

// As a hand does it: into the field, letter by letter, and no Enter.
class Typing : public Safety {
protected:
  wxPropertyGrid& grid() {
    return dynamic_cast<wxPropertyGrid&>(*wxWindow::FindWindowByName("property grid", frame_));
  }
  void typeName(const std::string& name) {
    ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
    // By hand: of a row that the grid is told to choose it tells nobody.
    wxPGProperty* row = grid().GetPropertyByName("name");
    const wxRect place = grid().GetPropertyRect(row, row);
    wxUIActionSimulator hand;
    hand.MouseMove(grid().ClientToScreen(
        wxPoint(grid().GetSplitterPosition() + grid().FromDIP(20), place.y + place.height / 2)));
    hand.MouseClick();
    ASSERT_TRUE(
        pumpUntil([&] { return grid().GetEditorTextCtrl() && grid().GetEditorTextCtrl()->HasFocus(); }));
    hand.Text(name.c_str());
    ASSERT_TRUE(pumpUntil([&] { return grid().GetEditorTextCtrl()->GetValue() == name; }));
  }
  std::optional<std::string> name() { return bench().document().content().head.info.name; }
};

TEST_F(Typing, SavingConfirmsWhatIsTyped) {
  const fs::path file = savedLake();
  typeName("mere");
  type('S', wxMOD_CONTROL);
  EXPECT_TRUE(pumpUntil([&] { return name() == "mere"; }));
  EXPECT_TRUE(pumpUntil([&] { return bytesOf(file).find("name: mere") != std::string::npos; }));
}

TEST_F(Typing, ClosingConfirmsWhatIsTypedAndAsks) {
  savedLake();
  typeName("mere");
  questions_.saveAnswer = SaveAnswer::Cancel;
  frame_->Close();
  EXPECT_THAT(questions_.asked, ElementsAre("save changes"));
  EXPECT_EQ(name(), "mere");
}

TEST_F(Typing, AClickOnTheBoardConfirmsWhatIsTyped) {
  savedLake();
  typeName("mere");
  click({3, 3});
  EXPECT_TRUE(pumpUntil([&] { return steps() == 2; }));
  EXPECT_EQ(name(), "mere");
  EXPECT_EQ(bench().board().map.at({3, 3}), fairway::lake_race::Terrain::Land);
}

TEST_F(Typing, AnotherFieldOrPanelConfirmsWhatIsTyped) {
  savedLake();
  typeName("mere");
  frame_->canvas().SetFocus();
  EXPECT_TRUE(pumpUntil([&] { return name() == "mere"; }));
}

TEST_F(Typing, TheRecoveryHasWhatIsTyped) {
  const fs::path file = savedLake();
  typeName("mere");
  // The first one may come while the hand is at its second letter.
  EXPECT_TRUE(pumpUntil([&] {
    const auto kept = readRecovery(recoveryFile(file));
    return kept && kept->head.info.name == "mere";
  }));
  EXPECT_FALSE(name()) << "the hand is still at it";
  EXPECT_EQ(grid().GetEditorTextCtrl()->GetValue(), "mere");
}

TEST_F(Typing, NewsOfTheDocumentDoesNotInterrupt) {
  savedLake();
  typeName("me");
  bench().document().apply(changeStrip(bench().document().content(), 3));
  bench().documentChanged();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  wxUIActionSimulator hand;
  hand.Text("re");
  EXPECT_TRUE(pumpUntil([&] { return grid().GetEditorTextCtrl()->GetValue() == "mere"; }));
}

TEST_F(Typing, WhatWasTypedNeverLandsOnAnotherDocument) {
  savedLake();
  typeName("mere");
  grid().CommitChangesFromEditor(); // the step waits for the end of the grid's event
  auto other = std::make_unique<EditedDocument>(blankLake(9, 9, false));
  frame_->show(std::move(other));
  pumpUntil([&] { return frame_->settled(); });
  EXPECT_EQ(steps(), 0u);
  EXPECT_FALSE(name());
}

TEST_F(Safety, ANewDocumentIsRecoveredBeforeItsFirstEdit) {
  openBlank();
  auto* next = MainFrame::inNewWindow(questions_);
  frame_->Close(true); // nobody can be asked
  goOnIn(next);
  frame_->window().Show();
  frame_->offerLeftWork();
  EXPECT_THAT(questions_.asked, ElementsAre("recover: the lake has 16 x 12 cells, 0 of them land"));
  EXPECT_TRUE(frame_->bench());
}

TEST_F(Safety, ANewDocumentThatIsClosedLeavesNothingBehind) {
  openBlank();
  frame_->writeRecoveryNow();
  auto* next = MainFrame::inNewWindow(questions_);
  frame_->Close();
  goOnIn(next);
  frame_->offerLeftWork();
  EXPECT_TRUE(questions_.asked.empty());
}

TEST_F(Safety, ClosingWithoutChangesAsksNothing) {
  openBlank();
  frame_->Close();
  EXPECT_TRUE(questions_.asked.empty());
}

TEST_F(Safety, AnOpenDocumentIsNeverReplaced) {
  const fs::path file = savedLake();
  fs::copy_file(file, folder_ / "other.lake.yaml");
  ASSERT_TRUE(frame_->openFile(folder_ / "other.lake.yaml"));
  EXPECT_EQ(MainFrame::all().size(), 2u);
}

TEST_F(Safety, AFileIsShownInOneWindowOnly) {
  const fs::path file = savedLake();
  ASSERT_TRUE(frame_->openFile(folder_ / "." / file.filename()));
  EXPECT_EQ(MainFrame::all().size(), 1u);
}

// A lock of another program and one of this program are the same to the system.
TEST_F(Safety, AFileThatAnotherProgramHasOpenIsOpenedAsACopyOnly) {
  const fs::path file = folder_ / "shared.lake.yaml";
  std::ofstream(file) << "fairway: 1\nkind: lake\nmap: |\n  . . .\n   . # .\n";
  std::ofstream(recoveryFile(file)) << "the other program's";
  const FileLock::Try other = holdDocument(file);
  ASSERT_TRUE(other.lock);
  EXPECT_FALSE(frame_->openFile(file)) << "the user does not want a copy";
  EXPECT_THAT(questions_.asked, ElementsAre("open a copy"));
  questions_.copyAnswer = true;
  ASSERT_TRUE(frame_->openFile(file));
  EXPECT_TRUE(bench().document().file().empty());
  bench().press({{1, 1}}), bench().release({{1, 1}});
  frame_->writeRecoveryNow();
  questions_.saveTo = file;
  EXPECT_FALSE(frame_->save()) << "nor is it written over";
  EXPECT_THAT(questions_.asked, Contains("tell: The document could not be saved."));
  questions_.saveTo = folder_ / "mine.lake.yaml";
  EXPECT_TRUE(frame_->save());
  EXPECT_EQ(bytesOf(recoveryFile(file)), "the other program's");
}

TEST_F(Safety, AFileIsHeldFromOpeningToClosing) {
  const fs::path file = savedLake();
  EXPECT_EQ(holdDocument(file).answer, FileLock::Answer::Busy);
  questions_.saveTo = folder_ / "other.lake.yaml";
  ASSERT_TRUE(frame_->saveAs());
  EXPECT_EQ(holdDocument(file).answer, FileLock::Answer::Held) << "it is not worked on any more";
  EXPECT_EQ(holdDocument(*questions_.saveTo).answer, FileLock::Answer::Busy);
  auto* next = MainFrame::inNewWindow(questions_);
  frame_->Close();
  frame_ = next;
  EXPECT_EQ(holdDocument(*questions_.saveTo).answer, FileLock::Answer::Held);
  for (const auto& entry : fs::directory_iterator(folder_))
    EXPECT_EQ(entry.path().extension(), ".yaml") << "no lock lies about";
}

TEST_F(Safety, AnEndWithoutAQuestionKeepsTheWorkAndLetsTheFileGo) {
  const fs::path file = savedLake();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  frame_->leaveInHaste();
  EXPECT_TRUE(fs::exists(recoveryFile(file)));
  EXPECT_EQ(holdDocument(file).answer, FileLock::Answer::Held);
  EXPECT_TRUE(questions_.asked.empty());
}

TEST_F(Safety, UntitledWorkOfALostWindowIsOfferedAtTheNextStart) {
  openBlank();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  const formats::Document work = bench().document().content();
  auto* next = MainFrame::inNewWindow(questions_);
  next->offerLeftWork();
  EXPECT_TRUE(questions_.asked.empty()) << "its window is open";
  frame_->Close(true); // nobody can be asked
  goOnIn(next);
  frame_->window().Show();
  frame_->offerLeftWork();
  EXPECT_THAT(questions_.asked, ElementsAre("recover: the lake has 16 x 12 cells, 1 of them land"));
  ASSERT_TRUE(frame_->bench());
  EXPECT_EQ(bench().document().content(), work);
  EXPECT_TRUE(bench().document().modified());
  questions_.saveTo = folder_ / "found.lake.yaml";
  ASSERT_TRUE(frame_->save());
  questions_.asked.clear();
  frame_->offerLeftWork();
  EXPECT_TRUE(questions_.asked.empty()) << "once it is saved it is not needed";
}

TEST_F(Safety, UntitledWorkThatIsDroppedIsNotOfferedAgain) {
  openBlank();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  frame_->writeRecoveryNow();
  questions_.saveAnswer = SaveAnswer::Discard;
  auto* next = MainFrame::inNewWindow(questions_);
  frame_->Close();
  goOnIn(next);
  questions_.asked.clear();
  frame_->offerLeftWork();
  EXPECT_TRUE(questions_.asked.empty());
}

TEST_F(Safety, UnsavedWorkIsOfferedAtTheNextStart) {
  const fs::path file = savedLake();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  frame_->writeRecoveryNow();
  const fs::path recovery = recoveryFile(file);
  ASSERT_TRUE(fs::exists(recovery));
  auto* next = MainFrame::inNewWindow(questions_);
  frame_->Close(true);
  goOnIn(next);
  ASSERT_TRUE(frame_->openFile(file));
  EXPECT_THAT(questions_.asked, Contains("recover: 1 cell differs"));
  EXPECT_TRUE(bench().document().modified());
  EXPECT_EQ(bench().board().map.at({3, 3}), fairway::lake_race::Terrain::Land);
  ASSERT_TRUE(frame_->save());
  EXPECT_FALSE(fs::exists(recovery)) << "once it is saved it is not needed";
}

TEST_F(Safety, WorkOnADocumentWithANameIsOfferedAtTheNextStartThoughItsFileIsGone) {
  const fs::path file = savedLake();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  fs::remove(file);
  frame_->checkDisk();
  frame_->writeRecoveryNow();
  auto* next = MainFrame::inNewWindow(questions_);
  next->offerLeftWork();
  EXPECT_TRUE(questions_.asked.empty()) << "its window is open";
  frame_->Close(true);
  goOnIn(next);
  frame_->window().Show();
  frame_->offerLeftWork();
  EXPECT_THAT(questions_.asked, ElementsAre("recover: the lake has 16 x 12 cells, 1 of them land"));
  ASSERT_TRUE(frame_->bench());
  EXPECT_TRUE(bench().document().modified());
  ASSERT_TRUE(frame_->save()) << "under its old name";
  EXPECT_TRUE(fs::exists(file));
  EXPECT_FALSE(fs::exists(recoveryFile(file)));
}

// Esc is no answer: what was found stays where it is, and the file is not opened over it.
TEST_F(Safety, WhoDoesNotDecideAboutARecoveryLosesNothing) {
  const fs::path file = folder_ / "pond.lake.yaml";
  const std::string text = "fairway: 1\nkind: lake\nmap: |\n  . . .\n   . . .\n";
  std::ofstream(file) << text;
  std::ofstream(recoveryFile(file)) << text << "name: Pond\n";
  questions_.recoverAnswer = RecoverAnswer::Later;
  EXPECT_FALSE(frame_->openFile(file));
  EXPECT_FALSE(frame_->bench());
  EXPECT_TRUE(fs::exists(recoveryFile(file)));
  questions_.recoverAnswer = RecoverAnswer::Drop;
  EXPECT_TRUE(frame_->openFile(file));
  EXPECT_FALSE(fs::exists(recoveryFile(file)));
}

TEST_F(Safety, SavingOverAnotherProgramsWorkCanBeGivenUp) {
  const fs::path file = savedLake();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  std::ofstream(file, std::ios::app) << "notes: from elsewhere\n";
  const std::string theirs = bytesOf(file);
  questions_.outsideAnswer = OutsideAnswer::Cancel;
  EXPECT_FALSE(frame_->save());
  EXPECT_EQ(bytesOf(file), theirs);
  EXPECT_EQ(bench().board().map.at({3, 3}), fairway::lake_race::Terrain::Land);
  questions_.outsideAnswer = OutsideAnswer::Keep;
  EXPECT_TRUE(frame_->save());
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
  EXPECT_EQ(bench().document().content().head.info.author, "someone");
  EXPECT_FALSE(bench().document().modified());
}

TEST_F(Safety, UndoBringsBackWhatReloadingReplaced) {
  const fs::path file = savedLake();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  frame_->writeRecoveryNow();
  ASSERT_TRUE(fs::exists(recoveryFile(file)));
  std::ofstream(file, std::ios::app) << "notes: from elsewhere\n";
  questions_.outsideAnswer = OutsideAnswer::Reload;
  frame_->checkDisk();
  EXPECT_EQ(bench().document().content().head.info.notes, "from elsewhere");
  EXPECT_FALSE(bench().document().modified());
  EXPECT_FALSE(fs::exists(recoveryFile(file))) << "it would be offered against a file that is newer";
  bench().undo();
  EXPECT_EQ(bench().board().map.at({3, 3}), fairway::lake_race::Terrain::Land);
  EXPECT_FALSE(bench().document().content().head.info.notes);
  EXPECT_TRUE(bench().document().modified());
  bench().redo();
  EXPECT_FALSE(bench().document().modified());
}

// Presses a key again and again while a box of the system is open, which is no window of ours to look for.
class Pressing final : public wxTimer {
public:
  explicit Pressing(int key) : key_(key) { Start(300); }
  void Notify() override {
    wxUIActionSimulator hand;
    hand.Char(key_);
  }

private:
  int key_;
};

// Enter and Esc are what a hand does that was just typing something else.
TEST_F(Safety, EnterKeepsTheWorkWhereAnotherProgramChangedTheFile) {
  for (const int key : {WXK_RETURN, WXK_ESCAPE}) {
    const Pressing pressing(key);
    EXPECT_EQ(dialogQuestions().changedOutside(frame_, "pond", true, false), OutsideAnswer::Keep);
    EXPECT_EQ(dialogQuestions().changedOutside(frame_, "pond", true, true), OutsideAnswer::Cancel);
  }
}

TEST_F(Safety, EscClosesTheBoxAboutFaults) {
  const Pressing pressing(WXK_ESCAPE);
  EXPECT_FALSE(dialogQuestions().openFaulty(frame_, "pond", "line 3"));
}

// Else one presses a key and nobody knows what it does.
TEST_F(Safety, EveryStopOfTheBoxAboutFaultsIsAButton) {
  std::vector<wxString> stops;
  withNextDialog([&](wxDialog& dialog) {
    ASSERT_TRUE(pumpUntil([&] { return dialog.IsActive() && wxWindow::FindFocus(); }));
    for (int press = 0; press < 4; ++press) {
      const wxWindow* before = wxWindow::FindFocus();
      stops.push_back(before->GetLabel());
      type(WXK_TAB);
      EXPECT_TRUE(pumpUntil([&] { return wxWindow::FindFocus() && wxWindow::FindFocus() != before; }));
    }
    dialog.EndModal(wxID_CANCEL);
  });
  EXPECT_FALSE(dialogQuestions().openFaulty(frame_, "pond", "line 3"));
  const wxString cancel = "&Cancel", open = "&Open what is understood";
  EXPECT_THAT(stops, ElementsAre(cancel, open, cancel, open));
}

TEST_F(Safety, AFileThatIsHandedOverWaitsUntilAQuestionIsAnswered) {
  const fs::path file = savedLake();
  const std::size_t before = MainFrame::all().size();
  bool asked = false;
  withNextDialog([&](wxDialog& dialog) {
    asked = true;
    openHandedOver({samplesFolder() / "lake_race/duck-pond.lake.yaml"});
    EXPECT_EQ(MainFrame::all().size(), before) << "a window over the question would hide it";
    EXPECT_TRUE(pumpUntil([&] { return dialog.IsActive(); }));
    EXPECT_TRUE(dialog.IsEnabled());
    dialog.EndModal(wxID_CANCEL);
  });
  EXPECT_FALSE(dialogQuestions().text(frame_, "A", "B", ""));
  EXPECT_TRUE(asked);
  EXPECT_TRUE(pumpUntil([&] { return MainFrame::all().size() == before + 1; }));
}

TEST_F(Safety, AFileThatIsChangedIsNoticedByItself) {
  const fs::path file = savedLake();
  std::ofstream(file, std::ios::app) << "notes: from elsewhere\n";
  frame_->watchDisk();
  EXPECT_TRUE(pumpUntil([&] { return !questions_.asked.empty(); }));
  EXPECT_THAT(questions_.asked, ElementsAre("changed outside"));
}

TEST_F(Safety, ASaveThatFailsOffersAnotherName) {
  openBlank();
  questions_.saveTo = folder_ / "missing" / "pond.lake.yaml";
  EXPECT_FALSE(frame_->save());
  ASSERT_EQ(questions_.asked.size(), 2u);
  EXPECT_THAT(questions_.asked[1], testing::StartsWith("finish: The document could not be saved."));
  questions_.finishAnswer = true;
  EXPECT_FALSE(frame_->save());
  questions_.saveTo = folder_ / "pond.lake.yaml";
  EXPECT_TRUE(pumpUntil([&] { return fs::exists(*questions_.saveTo); }));
}

class Companions : public Safety {
protected:
  fs::path set_ = samplesFolder() / "lake_race/classic.tileset.yaml";
  void openTiles() {
    frame_->show(makeTileLake(set_, fairway::lake_race::BoardSide::Dark, TileStart::InOrder));
  }
};

TEST_F(Companions, ASetElsewhereIsCopiedBesideTheLake) {
  openTiles();
  questions_.saveTo = folder_ / "board.lake.yaml";
  EXPECT_FALSE(frame_->save()) << "the question is not answered";
  EXPECT_FALSE(fs::exists(*questions_.saveTo));
  questions_.choiceAnswer = 0;
  ASSERT_TRUE(frame_->save());
  EXPECT_EQ(bytesOf(folder_ / "classic.tileset.yaml"), bytesOf(set_));
  EXPECT_THAT(bytesOf(*questions_.saveTo), testing::HasSubstr("set: classic.tileset.yaml"));
  // Moved elsewhere as a whole it opens as it was.
  const fairway::lake_race::Lake before = bench().board();
  fs::create_directories(folder_ / "moved");
  for (const char* name : {"board.lake.yaml", "classic.tileset.yaml"})
    fs::copy_file(folder_ / name, folder_ / "moved" / name);
  EXPECT_EQ(lakeOf(*openDocument(folder_ / "moved/board.lake.yaml")->document), before);
}

TEST_F(Companions, ASetElsewhereIsPutInside) {
  openTiles();
  const fairway::lake_race::Lake before = bench().board();
  questions_.saveTo = folder_ / "board.lake.yaml";
  questions_.choiceAnswer = 2;
  ASSERT_TRUE(frame_->save());
  EXPECT_FALSE(fs::exists(folder_ / "classic.tileset.yaml"));
  EXPECT_THAT(bytesOf(*questions_.saveTo), testing::Not(testing::HasSubstr("set:")));
  EXPECT_EQ(lakeOf(*openDocument(*questions_.saveTo)->document), before);
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_EQ(bench().board(), before);
  bench().undo();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_TRUE(tileLayoutOf(bench().document().content())) << "undo brings the tiles back";
  EXPECT_EQ(bench().board(), before);
}

TEST_F(Companions, WhoseSetIsMissingSaysSoAndItCanBeLocated) {
  const fs::path file = folder_ / "board.lake.yaml";
  openTiles();
  questions_.saveTo = file, questions_.choiceAnswer = 0;
  ASSERT_TRUE(frame_->save());
  const fairway::lake_race::Lake before = bench().board();
  auto* next = MainFrame::inNewWindow(questions_);
  frame_->Close();
  goOnIn(next);
  frame_->window().Show();
  fs::remove(folder_ / "classic.tileset.yaml");
  ASSERT_TRUE(frame_->openFile(file));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  const auto barIsShown = [&] {
    for (const wxWindow* each : frame_->canvas().GetParent()->GetChildren())
      if (dynamic_cast<const wxInfoBar*>(each)) return each->IsShown();
    return false;
  };
  picture("set-missing");
  const auto* whole = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("whole finding", frame_));
  EXPECT_THAT(whole->GetValue().ToStdString(), testing::StartsWith("Nothing could be judged."));
  EXPECT_TRUE(barIsShown());
  questions_.open = set_;
  frame_->locateReference();
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  EXPECT_EQ(bench().board(), before);
  EXPECT_FALSE(barIsShown());
  bench().undo();
  EXPECT_FALSE(bench().hasBoard()) << "the board goes along with undo and redo";
  bench().redo();
  EXPECT_EQ(bench().board(), before);
}

TEST_F(Companions, APackedLakeNeedsNoOtherFile) {
  openTiles();
  questions_.saveTo = folder_ / "gift.lake.yaml";
  frame_->pack();
  const auto opened = openDocument(*questions_.saveTo);
  ASSERT_TRUE(opened);
  EXPECT_TRUE(referenceOf(opened->document->content()).empty());
  EXPECT_EQ(lakeOf(*opened->document), std::optional(bench().board()));
}

TEST_F(Safety, AFaultyFileIsRefusedWithItsReason) {
  std::ofstream(folder_ / "bad.lake.yaml") << "fairway: 1\nkind: lake\nmap: 7\n";
  EXPECT_FALSE(frame_->openFile(folder_ / "bad.lake.yaml"));
  EXPECT_THAT(questions_.asked, ElementsAre("tell: \"bad.lake.yaml\" cannot be opened."));
  EXPECT_FALSE(frame_->bench());
}

TEST_F(Safety, AFaultyFileOpensAsFarAsItIsUnderstoodIfTheUserAgrees) {
  const fs::path file = folder_ / "odd.lake.yaml";
  std::ofstream(file) << "fairway: 1\nkind: lake\ncolour: blue\nmap: |\n  . . .\n   . # .\n";
  const std::string before = bytesOf(file);
  EXPECT_FALSE(frame_->openFile(file)) << "the user does not";
  EXPECT_THAT(questions_.asked, ElementsAre("open faulty"));
  questions_.faultyAnswer = true;
  ASSERT_TRUE(frame_->openFile(file));
  EXPECT_EQ(bench().board().map.count(fairway::lake_race::Terrain::Land), 1);
  EXPECT_TRUE(bench().document().modified());
  questions_.asked.clear();
  EXPECT_FALSE(frame_->save()) << "it asks for a name, and none is given";
  EXPECT_THAT(questions_.asked, ElementsAre("save as"));
  EXPECT_EQ(bytesOf(file), before);
  questions_.saveTo = file;
  EXPECT_TRUE(frame_->save());
  EXPECT_NE(bytesOf(file), before) << "now it was asked for";
}

TEST_F(Safety, SavingOverAnotherProgramsWorkAsksFirst) {
  const fs::path file = savedLake();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  std::ofstream(file, std::ios::app) << "notes: from elsewhere\n";
  questions_.outsideAnswer = OutsideAnswer::Reload;
  EXPECT_FALSE(frame_->save());
  EXPECT_THAT(questions_.asked, ElementsAre("changed outside"));
  EXPECT_EQ(bench().document().content().head.info.notes, "from elsewhere");
}

TEST_F(Safety, AnUnfinishedBoardIsFinishedBeforeItIsSaved) {
  frame_->show(makeTileLake(samplesFolder() / "lake_race/classic.tileset.yaml",
                            fairway::lake_race::BoardSide::Dark, TileStart::Empty));
  questions_.saveTo = folder_ / "board.lake.yaml";
  questions_.choiceAnswer = 1;
  EXPECT_FALSE(frame_->save());
  EXPECT_THAT(questions_.asked, ElementsAre("finish: The board is not finished. 6 places have no tile yet"))
      << "before a name is asked for and the set is copied";
  EXPECT_FALSE(fs::exists(folder_ / "board.lake.yaml"));
  questions_.finishAnswer = true;
  EXPECT_TRUE(frame_->save());
  EXPECT_TRUE(lakeOf(*openDocument(folder_ / "board.lake.yaml")->document));
}

TEST_F(Safety, ABoardFollowsItsTileSet) {
  const fs::path set = folder_ / "own.tileset.yaml";
  fs::copy_file(samplesFolder() / "lake_race/classic.tileset.yaml", set);
  frame_->show(makeTileLake(set, fairway::lake_race::BoardSide::Dark, TileStart::InOrder));
  const fairway::lake_race::Lake before = bench().board();
  auto opened = openDocument(set);
  ASSERT_TRUE(opened);
  LakeWorkbench other(std::move(opened->document));
  other.press({{4, 6}}), other.release({{4, 6}});
  other.take(ToolId::Erase);
  other.press({{4, 6}}), other.release({{4, 6}});
  other.press({{5, 6}}), other.release({{5, 6}});
  other.take(ToolId::Paint);
  other.press({{4, 6}}), other.move({{4, 9}}), other.release({{4, 9}});
  ASSERT_TRUE(saveDocument(other.document(), set));
  frame_->checkDisk();
  EXPECT_NE(bench().board(), before);
  EXPECT_FALSE(bench().document().modified());
  EXPECT_TRUE(questions_.asked.empty()) << "there is nothing to decide";
}

TEST_F(Safety, AFileThatIsDroppedOnTheWindowIsOpened) {
  const fs::path file = folder_ / "dropped.lake.yaml";
  std::ofstream(file) << "fairway: 1\nkind: lake\nmap: |\n  . . .\n   . # .\n";
  auto* target = dynamic_cast<wxFileDropTarget*>(frame_->window().GetDropTarget());
  ASSERT_TRUE(target);
  wxArrayString names;
  names.Add(wxString(file.string()));
  EXPECT_TRUE(target->OnDropFiles(10, 10, names));
  EXPECT_TRUE(pumpUntil([&] { return frame_->bench() != nullptr; }));
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
