#include "editor/model/files/left_work.h"

#include "editor/model/document/document_edit.h"
#include "editor/model/files/document_file.h"
#include "editor/model/river/river_edit.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>

#include <unistd.h>

// Nothing is ever lost.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;
using formats::Document;

class Desk : public testing::Test {
protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "fairway-desk-XXXXXX").string();
    ASSERT_TRUE(mkdtemp(pattern.data()));
    folder_ = fs::canonical(pattern);
    own_ = folder_ / "own";
    file_ = folder_ / "river.river.yaml";
    write(file_, river());
    desk_ = DeskFile(own_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  static Document river() { return river::publishedRiver(); }
  static Document noted(const char* notes) {
    Document content = river();
    content.head.info.notes = notes;
    return content;
  }
  static void write(const fs::path& file, const Document& content) {
    std::ofstream(file) << formats::writeDocument(content);
  }

  // On the desk, as a window has it there.
  void lay(Arrival arrival) {
    std::unique_ptr<EditedDocument> document = std::move(arrival.document);
    desk_.lay(*document, std::move(arrival));
    document_ = std::move(document);
  }
  void open() {
    auto arrival = Opening(file_).read();
    ASSERT_TRUE(arrival);
    lay(std::move(*arrival));
  }
  void begin() { lay({std::make_unique<EditedDocument>(river())}); }
  CommandPtr step(const char* notes) const {
    DocumentInfo info = document_->content().head.info;
    info.notes = notes;
    return changeInfo(document_->content(), "Write notes", info);
  }
  void edit(const char* notes) { document_->apply(step(notes)); }
  std::optional<std::string> notesOn(const fs::path& document) const {
    const auto read = formats::readDocumentFile(document);
    return read ? read->document.head.info.notes : std::nullopt;
  }
  std::optional<std::string> keptNotes(const fs::path& recovery) const {
    const auto kept = readRecovery(recovery);
    return kept ? kept->head.info.notes : std::nullopt;
  }
  fs::path beside() const { return recoveryFile(file_); }
  fs::path untitled() const { return own_ / "untitled-1.recovery"; }

  fs::path folder_, own_, file_;
  std::unique_ptr<EditedDocument> document_;
  DeskFile desk_{"unset"};
};

TEST_F(Desk, WorkWithoutAFileIsKeptInTheProgramsFolder) {
  begin();
  EXPECT_TRUE(desk_.needsRecovery()) << "though nothing was edited";
  desk_.keepWork();
  EXPECT_TRUE(readRecovery(untitled()));
  edit("mine");
  desk_.keepWork();
  EXPECT_EQ(keptNotes(untitled()), "mine");
  ASSERT_FALSE(desk_.save(file_));
  EXPECT_FALSE(fs::exists(untitled()));
  EXPECT_EQ(notesOn(file_), "mine");
}

TEST_F(Desk, WorkOnAFileIsKeptBesideItNeverOverIt) {
  open();
  EXPECT_FALSE(desk_.needsRecovery());
  desk_.keepWork();
  EXPECT_FALSE(fs::exists(beside()));
  edit("mine");
  desk_.keepWork();
  EXPECT_EQ(keptNotes(beside()), "mine");
  EXPECT_EQ(notesOn(file_), std::nullopt);
  document_->undo();
  desk_.keepWork();
  EXPECT_FALSE(fs::exists(beside())) << "it is as the file is";
}

TEST_F(Desk, WhatIsTypedAndNotConfirmedIsKeptToo) {
  open();
  desk_.keepWork(step("half a wo"));
  EXPECT_EQ(keptNotes(beside()), "half a wo");
  EXPECT_EQ(document_->content().head.info.notes, std::nullopt);
  desk_.keepWork();
  EXPECT_FALSE(fs::exists(beside())) << "given up";
}

TEST_F(Desk, WithoutRoomBesideTheFileWorkGoesIntoTheProgramsFolder) {
  open();
  fs::create_directories(beside() / "in-the-way"); // as good as a full disk
  edit("mine");
  desk_.keepWork();
  EXPECT_EQ(keptNotes(untitled()), "mine");
  fs::remove_all(beside());
  edit("more");
  desk_.keepWork();
  EXPECT_EQ(keptNotes(beside()), "more");
  EXPECT_FALSE(fs::exists(untitled())) << "the older one is not offered too";
}

TEST_F(Desk, AFaultDoesNotReplaceAGoodRecovery) {
  open();
  edit("good");
  desk_.keepWork();
  const std::string good = formats::readText(beside()).value();
  edit("perhaps damaged");
  desk_.keepWork(nullptr, DeskFile::Moment::Fault);
  EXPECT_EQ(formats::readText(beside()).value(), good);
  EXPECT_EQ(keptNotes(beside()), "perhaps damaged") << "what was written last is whole";
  std::ofstream(beside().string() + ".last", std::ios::app) << "\nrubbish: [";
  EXPECT_EQ(keptNotes(beside()), "good") << "and now it is not";
  edit("later");
  desk_.keepWork();
  EXPECT_EQ(keptNotes(beside()), "later");
  desk_.dropRecovery();
  EXPECT_FALSE(fs::exists(beside().string() + ".last"));
}

TEST_F(Desk, WhatAFaultLeavesAloneIsFoundAgain) {
  begin();
  desk_.keepWork(nullptr, DeskFile::Moment::Fault);
  EXPECT_FALSE(fs::exists(untitled()));
  EXPECT_TRUE(UntitledRecovery::leftBehind(own_).empty()) << "its window is still there";
  lay({std::make_unique<EditedDocument>(river())});
  const auto left = UntitledRecovery::leftBehind(own_);
  ASSERT_EQ(left.size(), 1u);
  EXPECT_TRUE(readRecovery(left[0].file()));
  EXPECT_NE(UntitledRecovery::take(own_)->file(), left[0].file());
}

TEST_F(Desk, ADocumentIsHeldByOneDesk) {
  open();
  Opening second(file_);
  EXPECT_TRUE(second.isOpenElsewhere());
  auto copy = second.read();
  ASSERT_TRUE(copy);
  EXPECT_TRUE(copy->document->file().empty()) << "it has no name";
  EXPECT_EQ(copy->suggested, file_);
  EXPECT_FALSE(unsavedWorkOn(*copy)) << "which is the other's";
  DeskFile other(own_);
  std::unique_ptr<EditedDocument> document = std::move(copy->document);
  other.lay(*document, std::move(*copy));
  EXPECT_EQ(other.nameToSave("untitled"), file_);
  const auto failed = other.save(file_);
  ASSERT_TRUE(failed);
  EXPECT_TRUE(failed->openElsewhere);
  desk_.letGo();
  EXPECT_FALSE(other.save(file_));
}

TEST_F(Desk, SavingElsewhereLetsTheOldFileGo) {
  open();
  edit("mine");
  desk_.keepWork();
  const fs::path target = folder_ / "other.river.yaml";
  ASSERT_FALSE(desk_.save(target));
  EXPECT_FALSE(fs::exists(beside()));
  EXPECT_FALSE(Opening(file_).isOpenElsewhere());
  EXPECT_TRUE(Opening(target).isOpenElsewhere());
  EXPECT_EQ(notesOn(target), "mine");
  EXPECT_EQ(notesOn(file_), std::nullopt);
}

TEST_F(Desk, ASaveThatFailsLosesNothing) {
  open();
  edit("mine");
  desk_.keepWork();
  const auto failed = desk_.save(folder_ / "missing" / "other.river.yaml");
  ASSERT_TRUE(failed);
  EXPECT_FALSE(failed->openElsewhere);
  EXPECT_FALSE(failed->problems.empty());
  EXPECT_TRUE(document_->modified());
  EXPECT_EQ(keptNotes(beside()), "mine");
  EXPECT_TRUE(Opening(file_).isOpenElsewhere());
}

TEST_F(Desk, WorkFoundBesideAFileIsOfferedWhereItDiffers) {
  write(beside(), noted("found"));
  auto arrival = Opening(file_).read();
  ASSERT_TRUE(arrival);
  auto found = unsavedWorkOn(*arrival);
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->differences.empty());
  recover(*arrival, std::move(found->content));
  lay(std::move(*arrival));
  EXPECT_EQ(document_->content().head.info.notes, "found");
  EXPECT_EQ(document_->file(), file_);
  EXPECT_TRUE(document_->modified());
  EXPECT_EQ(desk_.change(), DiskChange::None);
  EXPECT_TRUE(fs::exists(beside())) << "until it is saved";
  ASSERT_FALSE(desk_.save(file_));
  EXPECT_FALSE(fs::exists(beside()));
}

TEST_F(Desk, WorkThatEqualsTheFileIsNotOffered) {
  write(beside(), river());
  const auto arrival = Opening(file_).read();
  EXPECT_FALSE(unsavedWorkOn(*arrival));
  EXPECT_FALSE(fs::exists(beside()));
}

TEST_F(Desk, WorkThatWasLeftKeepsItsPlace) {
  write(folder_ / "untitled-7.recovery", noted("left"));
  auto places = UntitledRecovery::leftBehind(folder_);
  ASSERT_EQ(places.size(), 1u);
  auto found = readRecovery(places[0].file()); // before the place is moved
  ASSERT_TRUE(found);
  lay(recovered(std::move(*found), std::move(places[0])));
  EXPECT_TRUE(document_->modified());
  edit("on");
  desk_.keepWork();
  EXPECT_EQ(keptNotes(folder_ / "untitled-7.recovery"), "on");
  EXPECT_TRUE(UntitledRecovery::leftBehind(folder_).empty()) << "no other window takes it";
}

TEST_F(Desk, AFileWithFaultsBearsNoName) {
  std::ofstream(file_, std::ios::app) << "colour: blue\n";
  Opening opening(file_);
  EXPECT_FALSE(opening.read());
  auto arrival = opening.readDespiteFaults();
  ASSERT_TRUE(arrival);
  lay(std::move(*arrival));
  EXPECT_TRUE(document_->file().empty());
  EXPECT_TRUE(document_->modified());
  EXPECT_EQ(desk_.nameToSave("untitled"), file_);
}

// As of a map of the Tiled editor: what is wrong was said when it was read.
TEST_F(Desk, AForeignFileIsReadWholeOrNotAtAll) {
  const fs::path map = folder_ / "broken.tmx";
  std::ofstream(map) << "<map";
  Opening opening(map);
  EXPECT_FALSE(opening.read());
  const auto despite = opening.readDespiteFaults();
  ASSERT_FALSE(despite);
  EXPECT_TRUE(despite.fault().empty());
}

TEST_F(Desk, AForeignFileIsSavedBesideItself) {
  const fs::path map = folder_ / "theirs.tmx";
  fs::copy_file(test::sourceDir() / "tests/formats/lake_race/tiled/maps/csv-odd.tmx", map);
  auto arrival = Opening(map).read();
  ASSERT_TRUE(arrival);
  EXPECT_FALSE(arrival->hold);
  lay(std::move(*arrival));
  EXPECT_TRUE(document_->file().empty());
  EXPECT_EQ(desk_.nameToSave("untitled"), folder_ / "theirs.lake.yaml");
}

TEST_F(Desk, WorkThatAnotherDeskHoldsIsLeftToIt) {
  open();
  edit("mine");
  desk_.keepWork();
  EXPECT_FALSE(Opening(file_).readWorkAlone());
  desk_.letGo();
  EXPECT_TRUE(Opening(file_).readWorkAlone());
}

// Without a lock nobody knows whose work lies beside a document, and nobody writes there.
TEST_F(Desk, WhereNoLockCanBeHeldWorkIsKeptInTheProgramsFolder) {
  write(beside(), noted("perhaps another's"));
  fs::create_directories(folder_ / ".river.river.yaml.lock");
  auto arrival = Opening(file_).read();
  ASSERT_TRUE(arrival);
  ASSERT_FALSE(arrival->hold);
  EXPECT_FALSE(unsavedWorkOn(*arrival));
  lay(std::move(*arrival));
  EXPECT_EQ(document_->file(), file_);
  edit("mine");
  desk_.keepWork();
  EXPECT_EQ(keptNotes(untitled()), "mine");
  ASSERT_FALSE(desk_.save(file_));
  EXPECT_FALSE(fs::exists(untitled()));
  EXPECT_EQ(keptNotes(beside()), "perhaps another's");
}

TEST_F(Desk, WorkIsWrittenOnceForEachStep) {
  open();
  edit("mine");
  desk_.keepWork();
  fs::remove(beside());
  desk_.keepWork();
  EXPECT_FALSE(fs::exists(beside())) << "nothing was done since";
  desk_.keepWork(step("half a wo"));
  EXPECT_EQ(keptNotes(beside()), "half a wo");
  desk_.keepWork();
  EXPECT_EQ(keptNotes(beside()), "mine") << "what was typed was given up";
  ASSERT_FALSE(desk_.save(file_));
  write(beside(), noted("another's"));
  desk_.keepWork();
  EXPECT_EQ(keptNotes(beside()), "another's") << "what was saved needs no keeping";
}

TEST_F(Desk, AFaultLeavesTheRecoveryOfWorkThatNeedsNoneAlone) {
  open();
  edit("mine");
  desk_.keepWork();
  document_->undo();
  desk_.keepWork(nullptr, DeskFile::Moment::Fault);
  EXPECT_EQ(keptNotes(beside()), "mine");
}

TEST_F(Desk, ReloadingIsAStep) {
  open();
  edit("mine");
  desk_.keepWork();
  write(file_, noted("theirs"));
  EXPECT_EQ(desk_.change(), DiskChange::Changed);
  const auto another = desk_.reload();
  ASSERT_TRUE(another);
  EXPECT_FALSE(*another);
  EXPECT_EQ(document_->content().head.info.notes, "theirs");
  EXPECT_FALSE(document_->modified());
  EXPECT_FALSE(fs::exists(beside()));
  EXPECT_EQ(desk_.change(), DiskChange::None);
  document_->undo();
  EXPECT_EQ(document_->content().head.info.notes, "mine");
  EXPECT_TRUE(document_->modified());
}

TEST_F(Desk, AFileOfAnotherGameIsAnotherDocument) {
  open();
  fs::copy_file(test::sourceDir() / "samples/pool/kidney-cove.pool.yaml", file_,
                fs::copy_options::overwrite_existing);
  auto another = desk_.reload();
  ASSERT_TRUE(another);
  ASSERT_TRUE(*another);
  EXPECT_TRUE(Opening(file_).isOpenElsewhere()) << "it is held all the time";
  lay(std::move(**another));
  EXPECT_EQ(kindOf(document_->content()), "pool");
  EXPECT_EQ(document_->file(), file_);
  EXPECT_TRUE(Opening(file_).isOpenElsewhere());
}

TEST_F(Desk, AFileThatCannotBeReadAnyMoreChangesNothing) {
  open();
  edit("mine");
  std::ofstream(file_) << "kind: [";
  EXPECT_FALSE(desk_.reload());
  EXPECT_EQ(document_->content().head.info.notes, "mine");
  EXPECT_TRUE(document_->modified());
}

TEST_F(Desk, KeepingMineIsNotAskedTwice) {
  open();
  write(file_, noted("theirs"));
  desk_.keepMine(DiskChange::Changed);
  EXPECT_TRUE(document_->modified());
  EXPECT_EQ(desk_.change(), DiskChange::None);
  fs::remove(file_);
  ASSERT_EQ(desk_.change(), DiskChange::Gone);
  desk_.keepMine(DiskChange::Gone);
  EXPECT_EQ(desk_.change(), DiskChange::None);
  ASSERT_FALSE(desk_.save(file_));
  EXPECT_TRUE(fs::exists(file_));
}

TEST_F(Desk, AFileThatIsGoneIsKeptAndWrittenAgain) {
  open();
  fs::create_symlink(folder_, folder_ / "link");
  fs::remove(file_);
  desk_.keepMine(desk_.change());
  desk_.keepWork();
  EXPECT_TRUE(readRecovery(beside())) << "without a step, too: it is on no other disk";
  ASSERT_FALSE(desk_.save(folder_ / "link" / file_.filename())) << "the same name by another way";
  EXPECT_TRUE(fs::exists(file_));
  EXPECT_FALSE(fs::exists(beside()));
}

TEST_F(Desk, WorkOnDocumentsWithANameIsFoundAtTheNextStart) {
  open();
  EXPECT_TRUE(documentsWithWork(own_).empty());
  edit("mine");
  desk_.keepWork();
  EXPECT_EQ(documentsWithWork(own_), std::vector{file_});
  desk_.letGo(); // as a crash does
  fs::remove(file_);
  Opening opening(file_);
  EXPECT_FALSE(opening.read());
  auto left = opening.readWorkAlone();
  ASSERT_TRUE(left);
  EXPECT_FALSE(unsavedWorkOn(*left)) << "it is all there is, and stays until it is saved";
  EXPECT_TRUE(fs::exists(beside()));
  lay(std::move(*left));
  EXPECT_EQ(document_->content().head.info.notes, "mine");
  EXPECT_EQ(document_->file(), file_);
  EXPECT_TRUE(document_->modified());
  ASSERT_FALSE(desk_.save(file_));
  EXPECT_EQ(notesOn(file_), "mine");
  EXPECT_TRUE(documentsWithWork(own_).empty());
  EXPECT_TRUE(fs::is_empty(own_)) << "no note stays behind";
}

TEST_F(Desk, WorkOfAFileThatCannotBeReadNeverReplacesItUnasked) {
  write(beside(), noted("mine"));
  std::ofstream(file_) << "kind: [";
  Opening opening(file_);
  EXPECT_FALSE(opening.read());
  auto left = opening.readWorkAlone();
  ASSERT_TRUE(left);
  lay(std::move(*left));
  EXPECT_EQ(desk_.change(), DiskChange::Changed);
}

TEST_F(Desk, AnUntouchedCopyOfASampleIsNoWork) {
  auto copy = openAsNew(file_);
  ASSERT_TRUE(copy);
  lay(std::move(*copy));
  EXPECT_FALSE(desk_.needsRecovery());
  edit("mine");
  EXPECT_TRUE(desk_.needsRecovery());
}

TEST_F(Desk, ALookNoticesChangesAndProtection) {
  open();
  DeskFile::Look look = desk_.look();
  look.take();
  EXPECT_FALSE(look.changed);
  EXPECT_FALSE(desk_.note(look));
  const WriteProbe before = answerForTheSystem([](const fs::path&) { return false; });
  look.take();
  EXPECT_TRUE(desk_.note(look));
  EXPECT_TRUE(desk_.readOnly());
  EXPECT_FALSE(desk_.note(look)) << "nothing new";
  answerForTheSystem(before);
  write(file_, noted("theirs"));
  look = desk_.look();
  look.take();
  EXPECT_TRUE(look.changed);
  EXPECT_TRUE(desk_.note(look));
}

TEST_F(Desk, NamesToOffer) {
  begin();
  EXPECT_EQ(desk_.nameToExport("untitled", ".pdf"), "untitled.pdf");
  open();
  EXPECT_EQ(desk_.nameToSave("untitled"), file_);
  EXPECT_EQ(desk_.nameToExport("untitled", ".pdf"), folder_ / "river.river.pdf");
}

TEST_F(Desk, ATypedNameKeepsTheKindAndHasOneEnding) {
  begin();
  EXPECT_EQ(desk_.nameTyped("/a/mine"), "/a/mine.river.yaml");
  EXPECT_EQ(desk_.nameTyped("/a/mine.yaml"), "/a/mine.river.yaml")
      << "typed over the name, before the ending";
  EXPECT_EQ(desk_.nameTyped("/a/mine.river.yaml.yaml"), "/a/mine.river.yaml");
  EXPECT_EQ(desk_.nameTyped("/a/mine.river.yaml"), "/a/mine.river.yaml");
  EXPECT_EQ(desk_.nameTyped("/a/mine.yml"), "/a/mine.yml");
  file_ = folder_ / "plain.yaml";
  write(file_, river());
  open();
  EXPECT_EQ(desk_.nameTyped(folder_ / "other.yaml"), folder_ / "other.yaml") << "as its own name is";
}

class DeskReference : public Desk {
protected:
  void SetUp() override {
    Desk::SetUp();
    fs::create_directories(folder_ / "here");
    file_ = folder_ / "here/mere.lake.yaml";
    set_ = folder_ / "here/classic.tileset.yaml";
    fs::copy_file(test::sourceDir() / "samples/lake_race/morning-mere.lake.yaml", file_);
    fs::copy_file(test::sourceDir() / "samples/lake_race/classic.tileset.yaml", set_);
    open();
  }

  fs::path set_;
};

TEST_F(DeskReference, IsBroughtAlongToAnotherFolder) {
  EXPECT_EQ(desk_.reference(), set_);
  EXPECT_FALSE(desk_.leavesReferenceBehind(folder_ / "here/other.lake.yaml"));
  EXPECT_FALSE(desk_.leavesReferenceBehind(folder_ / "other.lake.yaml")) << "it lies below";
  const fs::path target = folder_ / "there/other.lake.yaml";
  EXPECT_TRUE(desk_.leavesReferenceBehind(target));
  fs::create_directories(target.parent_path());
  auto brought = desk_.bringReference(target);
  ASSERT_TRUE(brought);
  document_->apply(std::move(*brought));
  EXPECT_TRUE(desk_.pointsElsewhere());
  desk_.followPath();
  EXPECT_EQ(desk_.reference(), target.parent_path() / set_.filename());
  EXPECT_FALSE(desk_.lacksReference());
  EXPECT_FALSE(desk_.save(target));
  document_->undo();
  desk_.followPath();
  EXPECT_EQ(desk_.reference(), set_);
}

TEST_F(DeskReference, IsFollowedWhenItChanges) {
  EXPECT_FALSE(desk_.followReference());
  std::string text = formats::readText(set_).value();
  text.replace(text.find("name: Classic"), 13, "name: Another");
  std::ofstream(set_) << text;
  EXPECT_TRUE(desk_.followReference());
  EXPECT_FALSE(document_->modified());
  std::ofstream(set_) << "kind: [";
  EXPECT_FALSE(desk_.followReference()) << "what was read stays";
  EXPECT_FALSE(desk_.lacksReference());
}

TEST_F(DeskReference, ALookNoticesThatItChangedAndNotThatItIsGone) {
  const auto changed = [this] {
    DeskFile::Look look = desk_.look();
    look.take();
    return look.changed;
  };
  EXPECT_FALSE(changed());
  const std::string text = formats::readText(set_).value();
  std::ofstream(set_, std::ios::app) << "# a word\n";
  EXPECT_TRUE(changed());
  EXPECT_TRUE(desk_.followReference());
  EXPECT_FALSE(changed());
  fs::remove(set_);
  EXPECT_FALSE(changed());
  EXPECT_FALSE(desk_.followReference());
}

TEST_F(DeskReference, InAnotherFolderIsLeftBehindByWhoGoesToAThird) {
  const fs::path other = folder_ / "other";
  fs::create_directories(other);
  std::string text = formats::readText(file_).value();
  text.replace(text.find("classic.tileset.yaml"), 20, "../here/classic.tileset.yaml");
  file_ = other / "mere.lake.yaml";
  std::ofstream(file_) << text;
  open();
  ASSERT_EQ(desk_.reference(), set_);
  EXPECT_FALSE(desk_.leavesReferenceBehind(other / "copy.lake.yaml"))
      << "the document was away from it before";
  EXPECT_FALSE(desk_.leavesReferenceBehind(folder_ / "here/copy.lake.yaml"));
  EXPECT_TRUE(desk_.leavesReferenceBehind(folder_ / "third/copy.lake.yaml"));
  fs::remove(set_);
  desk_.followPath();
  EXPECT_FALSE(desk_.leavesReferenceBehind(folder_ / "third/copy.lake.yaml")) << "there is nothing to bring";
}

TEST_F(DeskReference, ThatIsMissingIsSaid) {
  const std::string text = formats::readText(set_).value();
  fs::remove(set_);
  EXPECT_FALSE(desk_.lacksReference()) << "what was read before is there";
  desk_.followPath();
  EXPECT_TRUE(desk_.lacksReference());
  std::ofstream(set_) << text;
  EXPECT_FALSE(desk_.lacksReference()) << "it has come back";
}

TEST(RecoveryFolder, IsXdgsFolderForWhatProgramsRemember) {
  const char* named = std::getenv("XDG_STATE_HOME");
  const std::string before = named ? named : "";
  setenv("XDG_STATE_HOME", "/somewhere/state", 1);
  EXPECT_EQ(recoveryFolder(), "/somewhere/state/fairway-editor");
  setenv("XDG_STATE_HOME", "relative", 1); // which XDG says to ignore
  EXPECT_EQ(recoveryFolder(), fs::path(std::getenv("HOME")) / ".local/state/fairway-editor");
  unsetenv("XDG_STATE_HOME");
  EXPECT_EQ(recoveryFolder(), fs::path(std::getenv("HOME")) / ".local/state/fairway-editor");
  EXPECT_EQ(formerRecoveryFolder(), fs::path(std::getenv("HOME")) / ".fairway-editor");
  if (named) setenv("XDG_STATE_HOME", before.c_str(), 1);
}

// An environment variable for a while; null: without it.
class Environment {
public:
  Environment(const char* name, const char* value) : name_(name) {
    if (const char* now = std::getenv(name)) before_ = now;
    set(value);
  }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;
  ~Environment() { set(before_ ? before_->c_str() : nullptr); }

private:
  void set(const char* value) const {
    if (value)
      setenv(name_, value, 1);
    else
      unsetenv(name_);
  }

  const char* name_;
  std::optional<std::string> before_;
};

TEST(RecoveryFolder, DoesNotDependOnWhereTheProgramWasStarted) {
  const Environment state("XDG_STATE_HOME", nullptr);
  for (const char* named : {static_cast<const char*>(nullptr), "", "relative"}) {
    const Environment home("HOME", named);
    EXPECT_TRUE(recoveryFolder().is_absolute()) << recoveryFolder();
    EXPECT_TRUE(formerRecoveryFolder().empty() || formerRecoveryFolder().is_absolute());
  }
}

// Where there is no folder of the program's own.
TEST_F(Desk, WithoutAnOwnFolderNothingIsLeftWhereTheProgramWasStarted) {
  const fs::path before = fs::current_path();
  const fs::path here = folder_ / "here";
  fs::create_directory(here);
  fs::current_path(here);
  desk_ = DeskFile(fs::path());
  begin();
  document_->apply(step("without a file"));
  desk_.keepWork();
  EXPECT_TRUE(fs::is_empty(here));
  open();
  document_->apply(step("with a file"));
  desk_.keepWork();
  EXPECT_TRUE(fs::is_empty(here));
  EXPECT_TRUE(readRecovery(recoveryFile(file_))) << "beside the document it is kept as ever";
  desk_.dropRecovery();
  EXPECT_FALSE(fs::exists(recoveryFile(file_)));
  EXPECT_TRUE(UntitledRecovery::leftBehind({}).empty());
  EXPECT_TRUE(documentsWithWork({}).empty());
  fs::current_path(before);
}

} // namespace
} // namespace fairway::editor
