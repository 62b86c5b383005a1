#include "editor/model/files/recovery.h"

#include <gtest/gtest.h>

#include <fstream>

#include <sys/wait.h>
#include <unistd.h>

namespace fairway::editor {
namespace {

namespace fs = std::filesystem;
using Answer = FileLock::Answer;

class Locks : public testing::Test {
protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    std::ofstream(document_) << "fairway: 1\n";
  }
  void TearDown() override { fs::remove_all(folder_); }

  const fs::path folder_ = fs::path(testing::TempDir()) / "fairway-locks";
  const fs::path document_ = folder_ / "pond.lake.yaml";
};

TEST_F(Locks, KeepOthersOffWhileTheyLive) {
  {
    const FileLock::Try first = holdDocument(document_);
    EXPECT_EQ(first.answer, Answer::Held);
    EXPECT_EQ(holdDocument(document_).answer, Answer::Busy);
    EXPECT_EQ(holdDocument(folder_ / "." / "pond.lake.yaml").answer, Answer::Busy);
    EXPECT_EQ(holdDocument(folder_ / "other.lake.yaml").answer, Answer::Held);
  }
  EXPECT_EQ(holdDocument(document_).answer, Answer::Held);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1) << "nothing but the document lies there";
}

TEST_F(Locks, ALinkIsTheDocumentItPointsTo) {
  fs::create_symlink(document_, folder_ / "link.lake.yaml");
  const FileLock::Try held = holdDocument(folder_ / "link.lake.yaml");
  EXPECT_EQ(holdDocument(document_).answer, Answer::Busy);
}

// Whoever may write to the folder could otherwise choose what we open, or make us wait for ever.
TEST_F(Locks, DoNotFollowALinkInTheirPlace) {
  const fs::path lock = folder_ / "a.lock", elsewhere = folder_ / "elsewhere";
  fs::create_symlink(elsewhere, lock);
  EXPECT_EQ(FileLock::hold(lock).answer, Answer::Impossible);
  EXPECT_FALSE(fs::exists(elsewhere)) << "nothing is made where the link points to";
  std::ofstream(elsewhere) << "somebody's own";
  EXPECT_EQ(FileLock::hold(lock).answer, Answer::Impossible);
  EXPECT_TRUE(fs::is_symlink(lock));
}

TEST_F(Locks, MoveFromOneOwnerToAnother) {
  FileLock::Try first = holdDocument(document_);
  ASSERT_TRUE(first.lock);
  std::optional<FileLock> owner = std::move(first.lock);
  first.lock.reset();
  EXPECT_EQ(holdDocument(document_).answer, Answer::Busy);
  FileLock::Try second = holdDocument(folder_ / "second.lake.yaml");
  owner = std::move(second.lock);
  second.lock.reset();
  EXPECT_EQ(holdDocument(document_).answer, Answer::Held) << "the owner holds the second one now";
}

TEST_F(Locks, AreImpossibleWhereNothingCanBeWritten) {
  EXPECT_EQ(holdDocument(folder_ / "no" / "such" / "folder.yaml").answer, Answer::Impossible);
}

// Another process holds the document, says so, and ends as in a crash: nothing is tidied up.
TEST_F(Locks, OfAnotherProcessEndWithIt) {
  int ready[2], end[2];
  ASSERT_EQ(pipe(ready), 0);
  ASSERT_EQ(pipe(end), 0);
  const pid_t child = fork();
  if (child == 0) {
    const FileLock::Try held = holdDocument(document_);
    char byte = held.lock ? 'y' : 'n';
    if (write(ready[1], &byte, 1) != 1 || read(end[0], &byte, 1) != 1) _exit(1);
    _exit(0);
  }
  char byte = 0;
  ASSERT_EQ(read(ready[0], &byte, 1), 1);
  ASSERT_EQ(byte, 'y');
  EXPECT_EQ(holdDocument(document_).answer, Answer::Busy);
  ASSERT_EQ(write(end[1], &byte, 1), 1);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  EXPECT_TRUE(fs::exists(folder_ / ".pond.lake.yaml.lock")) << "left behind";
  EXPECT_EQ(holdDocument(document_).answer, Answer::Held) << "and in nobody's way";
  for (const int number : {ready[0], ready[1], end[0], end[1]}) close(number);
}

} // namespace
} // namespace fairway::editor
