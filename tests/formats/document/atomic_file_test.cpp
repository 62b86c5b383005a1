#include "formats/document/writer.h"

#include "formats/document/reader.h"

#include <gmock/gmock.h>

#include <csignal>
#include <fstream>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fairway::formats {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class AtomicFile : public testing::Test {
protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "fairway-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override {
    fs::permissions(folder_, fs::perms::owner_all);
    fs::remove_all(folder_);
  }

  static void put(const fs::path& file, const std::string& content) { std::ofstream(file) << content; }
  static std::string get(const fs::path& file) { return readText(file).value(); }
  int filesInFolder() const {
    return static_cast<int>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
};

// As long as it lives no file can grow beyond so many bytes: a disk that is full, also for root.
class FullDisk {
public:
  explicit FullDisk(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    signal_ = std::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, signal_);
  }

private:
  rlimit before_{};
  void (*signal_)(int);
};

TEST_F(AtomicFile, WritesANewFileAndReplacesAnOldOne) {
  const fs::path file = folder_ / "a.yaml";
  EXPECT_EQ(replaceFile(file, "one"), std::nullopt);
  EXPECT_EQ(get(file), "one");
  EXPECT_EQ(replaceFile(file, "two, longer"), std::nullopt);
  EXPECT_EQ(get(file), "two, longer");
  EXPECT_EQ(filesInFolder(), 1) << "nothing is left beside it";
}

TEST_F(AtomicFile, KeepsPermissions) {
  const fs::path file = folder_ / "a.yaml";
  put(file, "one");
  ::chmod(file.c_str(), 0640);
  ASSERT_EQ(replaceFile(file, "two"), std::nullopt);
  struct stat status {};
  ASSERT_EQ(::stat(file.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0640U);
}

TEST_F(AtomicFile, ANewFileFollowsTheUmask) {
  const mode_t before = ::umask(027);
  const fs::path file = folder_ / "a.yaml";
  const auto problem = replaceFile(file, "one");
  ::umask(before);
  ASSERT_EQ(problem, std::nullopt);
  struct stat status {};
  ASSERT_EQ(::stat(file.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0640U);
}

TEST_F(AtomicFile, FollowsLinks) {
  fs::create_directory(folder_ / "real");
  put(folder_ / "real/a.yaml", "one");
  fs::create_symlink("real/a.yaml", folder_ / "link.yaml");
  ASSERT_EQ(replaceFile(folder_ / "link.yaml", "two"), std::nullopt);
  EXPECT_TRUE(fs::is_symlink(folder_ / "link.yaml"));
  EXPECT_EQ(get(folder_ / "real/a.yaml"), "two");
}

TEST_F(AtomicFile, FollowsLinksToWhatIsNotThereYet) {
  fs::create_directory(folder_ / "real");
  fs::create_symlink("real/a.yaml", folder_ / "link.yaml");
  fs::create_symlink(folder_ / "link.yaml", folder_ / "second.yaml");
  ASSERT_EQ(replaceFile(folder_ / "second.yaml", "two"), std::nullopt);
  EXPECT_TRUE(fs::is_symlink(folder_ / "link.yaml"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "second.yaml"));
  EXPECT_EQ(get(folder_ / "real/a.yaml"), "two");
}

TEST_F(AtomicFile, SaysSoWhereLinksGoRoundInACircle) {
  fs::create_symlink("b.yaml", folder_ / "a.yaml");
  fs::create_symlink("a.yaml", folder_ / "b.yaml");
  EXPECT_THAT(toText(*replaceFile(folder_ / "a.yaml", "two")), HasSubstr("symbolic links"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "a.yaml"));
}

TEST_F(AtomicFile, OnAFullDiskTheOldFileStaysWhole) {
  const fs::path file = folder_ / "a.yaml";
  put(file, "the old content");
  std::optional<Problem> problem;
  {
    const FullDisk full(1000);
    problem = replaceFile(file, std::string(100000, 'x'));
  }
  ASSERT_TRUE(problem);
  EXPECT_THAT(problem->message, HasSubstr("cannot be written: File too large"));
  EXPECT_EQ(get(file), "the old content");
  EXPECT_EQ(filesInFolder(), 1) << "the temporary file is gone";
}

// Runs in a child process that is not root, since root writes into any folder; gives its exit status.
template <class Work>
int asNobody(Work work) {
  const pid_t child = ::fork();
  if (child == 0) {
    constexpr uid_t nobody = 65534;
    const bool harmless = ::geteuid() != 0 || (::setgid(nobody) == 0 && ::setuid(nobody) == 0);
    ::_exit(harmless ? work() : 99);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(AtomicFile, InAReadOnlyFolderTheOldFileStaysWhole) {
  const fs::path file = folder_ / "a.yaml";
  put(file, "the old content");
  ::chmod(folder_.c_str(), 0555);
  const int status = asNobody([&] {
    const auto problem = replaceFile(file, "new");
    return problem && problem->message.find("Permission denied") != std::string::npos ? 0 : 1;
  });
  EXPECT_EQ(status, 0);
  EXPECT_EQ(get(file), "the old content");
  EXPECT_EQ(filesInFolder(), 1);
}

TEST_F(AtomicFile, AProtectedFileIsLeftAlone) {
  const fs::path file = folder_ / "a.yaml";
  put(file, "the old content");
  ::chmod(file.c_str(), 0444);
  ::chmod(folder_.c_str(), 0777);
  const int status = asNobody([&] {
    const auto problem = replaceFile(file, "new");
    return problem && problem->message.find("Permission denied") != std::string::npos ? 0 : 1;
  });
  EXPECT_EQ(status, 0);
  EXPECT_EQ(get(file), "the old content");
}

TEST_F(AtomicFile, SaysWhyAPathCannotBeWritten) {
  EXPECT_THAT(replaceFile(folder_ / "nowhere/a.yaml", "x").value().message,
              HasSubstr("nowhere does not exist"));
  EXPECT_THAT(replaceFile(folder_, "x").value().message, HasSubstr("it is a folder"));
  EXPECT_EQ(replaceFile(folder_, "x").value().line, 0) << "it is about the file, not about a line of it";
  EXPECT_THAT(replaceFile("/dev/full", "x").value().message, HasSubstr("No space left"));
  EXPECT_THAT(replaceFile("/proc/a.yaml", "x").value().message, HasSubstr("cannot be written"));
  put(folder_ / "file", "");
  EXPECT_THAT(replaceFile(folder_ / "file/a.yaml", "x").value().message, HasSubstr("Not a directory"));
  EXPECT_EQ(filesInFolder(), 1);
}

TEST_F(AtomicFile, DevicesAreWrittenTo) {
  EXPECT_EQ(replaceFile("/dev/null", "x"), std::nullopt);
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(AtomicFile, ALongNameLeavesRoomForTheTemporaryOne) {
  const fs::path file = folder_ / std::string(255, 'n');
  EXPECT_EQ(replaceFile(file, "x"), std::nullopt);
  EXPECT_EQ(get(file), "x");
}

} // namespace
} // namespace fairway::formats
