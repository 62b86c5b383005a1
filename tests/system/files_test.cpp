#include "system/file_lock.h"
#include "system/files.h"
#include "system/shared_library.h"

#include "tests/system/refusal.h"

#include <gmock/gmock.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <stdexcept>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// A disk whose folders cannot be read to their end, when a test wants it.
namespace {
bool readingFails = false;
}

extern "C" dirent* readdir(DIR* folder) {
  static const auto real = reinterpret_cast<dirent* (*)(DIR*)>(dlsym(RTLD_NEXT, "readdir"));
  static int entries = 0;
  if (!readingFails) return entries = 0, real(folder);
  if (++entries < 4) return real(folder);
  errno = EIO;
  return nullptr;
}

namespace fairway::system {
namespace {

namespace fs = std::filesystem;

class Folder : public testing::Test {
protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    for (const char* name : {"a", "b", "c", "d", "e"}) std::ofstream(folder_ / name) << name;
  }
  void TearDown() override {
    readingFails = false;
    fs::remove_all(folder_);
  }

  std::string contentOf(const fs::path& name) const {
    std::ifstream file(folder_ / name);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  const fs::path folder_ = fs::path(testing::TempDir()) / "fairway-folder";
};

TEST_F(Folder, IsReadAsFarAsItGoes) {
  EXPECT_EQ(entriesOf(folder_).size(), 5u);
  EXPECT_TRUE(entriesOf(folder_ / "missing").empty());
  EXPECT_TRUE(entriesOf(folder_ / "a").empty()) << "which is a file";
  readingFails = true;
  std::vector<fs::path> entries;
  EXPECT_NO_THROW(entries = entriesOf(folder_));
  EXPECT_LT(entries.size(), 5u) << "the disk of the test works";
}

TEST_F(Folder, AStampIsAnotherAfterAChange) {
  const auto before = stampOf(folder_ / "a");
  ASSERT_TRUE(before);
  EXPECT_EQ(stampOf(folder_ / "a"), before);
  EXPECT_FALSE(replaceFile(folder_ / "a", "other"));
  EXPECT_NE(stampOf(folder_ / "a"), before);
  EXPECT_FALSE(stampOf(folder_ / "missing"));
}

TEST_F(Folder, OnlyRegularFilesAreOpened) {
  EXPECT_TRUE(openRegular(folder_ / "a").stream);
  EXPECT_EQ(openRegular(folder_).whyNot, "it is a folder");
  EXPECT_EQ(openRegular("/dev/null").whyNot, "it is not a regular file");
  EXPECT_FALSE(openRegular(folder_ / "missing").whyNot.empty());
}

// Links are followed as far as the system itself would follow them.
TEST_F(Folder, ThirtyNineLinksAreFollowed) {
  fs::path last = "a";
  for (int i = 1; i <= 40; ++i) {
    const fs::path link = "link-" + std::to_string(i);
    fs::create_symlink(last, folder_ / link);
    last = link;
  }
  EXPECT_EQ(replaceFile(folder_ / "link-39", "through 39 links"), std::nullopt);
  std::string written;
  std::getline(std::ifstream(folder_ / "a"), written);
  EXPECT_EQ(written, "through 39 links");
  EXPECT_TRUE(fs::is_symlink(folder_ / "link-1"));
  EXPECT_NE(replaceFile(folder_ / "link-40", "too many"), std::nullopt);
}

TEST_F(Folder, WhatCannotBeReplacedIsLeftAsItIs) {
  for (const auto& [call, reason] :
       {std::pair("write", ENOSPC), {"fchmod", EPERM}, {"fsync", EIO}, {"rename", EXDEV}}) {
    const Refusal refusal(call, reason);
    EXPECT_EQ(replaceFile(folder_ / "a", "new"), std::strerror(reason)) << call;
    EXPECT_EQ(contentOf("a"), "a");
    EXPECT_EQ(entriesOf(folder_).size(), 5u) << "nothing is left beside it after " << call;
  }
  EXPECT_EQ(replaceFile(folder_, "new"), "it is a folder");
  EXPECT_EQ(replaceFile(folder_ / "missing/a", "new"),
            "the folder " + (folder_ / "missing").string() + " does not exist");
  EXPECT_EQ(replaceFile(folder_ / "a/b", "new"), std::strerror(ENOTDIR));
  EXPECT_THAT(replaceFile("/proc/fairway-new", "new"), // nobody can make files there
              testing::AnyOf(testing::Eq(std::strerror(ENOENT)), testing::Eq(std::strerror(EACCES))));
}

TEST_F(Folder, APipeIsWrittenToAndStaysOne) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const int reader = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  EXPECT_EQ(replaceFile(pipe, "text"), std::nullopt);
  std::array<char, 8> bytes{};
  EXPECT_EQ(read(reader, bytes.data(), bytes.size()), 4);
  EXPECT_EQ(std::string(bytes.data()), "text");
  EXPECT_TRUE(fs::is_fifo(pipe));
  const Refusal refusal("write", ENOSPC);
  EXPECT_EQ(replaceFile(pipe, "text"), std::strerror(ENOSPC));
  close(reader);
}

TEST_F(Folder, AFileIsWrittenInSpiteOfInterruptions) {
  const Refusal refusal("write", EINTR, 1, 2);
  EXPECT_EQ(replaceFile(folder_ / "a", "new"), std::nullopt);
  EXPECT_TRUE(refusal.came());
  EXPECT_EQ(contentOf("a"), "new");
}

TEST_F(Folder, ALongNameCanBeReplaced) {
  const std::string name(255, 'x');
  EXPECT_EQ(replaceFile(folder_ / name, "new"), std::nullopt);
  EXPECT_EQ(contentOf(name), "new");
}

TEST_F(Folder, WhetherAFileMayBeWrittenIsKnown) {
  EXPECT_TRUE(mayWrite(folder_ / "a"));
  EXPECT_FALSE(mayWrite(folder_ / "missing"));
}

TEST_F(Folder, AFileThatCannotBecomeAStreamIsNotOpened) {
  const Refusal refusal("fdopen", ENOMEM);
  EXPECT_EQ(openRegular(folder_ / "a").whyNot, std::strerror(ENOMEM));
}

// In a child, so that it may become a user other than root.
int inAChild(const std::function<bool()>& does) {
  const pid_t child = fork();
  if (child == 0) _exit(does() ? 0 : 1);
  int status = -1;
  return waitpid(child, &status, 0) == child ? status : -1;
}

TEST_F(Folder, WithoutAStandardInputFilesAreOpenedAllTheSame) {
  EXPECT_EQ(inAChild([&] {
              close(STDIN_FILENO);
              const bool alone = openRegular(folder_ / "a").stream != nullptr;
              return alone && openRegularWithin(folder_, "a").stream != nullptr;
            }),
            0);
}

TEST_F(Folder, AFileWithoutAFolderIsInTheCurrentOne) {
  EXPECT_EQ(inAChild([&] { return chdir(folder_.c_str()) == 0 && !replaceFile("new", "text"); }), 0);
  EXPECT_EQ(contentOf("new"), "text");
}

TEST_F(Folder, TheUsersOwnIsNamedOrListed) {
  const auto homeOf = [](uid_t user, const char* named,
                         const std::function<bool(const fs::path&)>& expected) {
    return inAChild([&] {
      setenv("HOME", named, 1);
      return (user == getuid() || setuid(user) == 0) && expected(homeFolder());
    });
  };
  EXPECT_EQ(homeOf(getuid(), "/some/where", [](const fs::path& home) { return home == "/some/where"; }), 0);
  if (getuid() != 0) return; // only root is on every list, and can become one who is on none
  EXPECT_EQ(homeOf(0, "some/where", [](const fs::path& home) { return home.is_absolute(); }), 0);
  EXPECT_EQ(homeOf(54321, "", [](const fs::path& home) { return home.empty(); }), 0);
}

// Only root can give files away, so for anybody else there is nothing to be seen here. In a folder that the
// other one may enter, wherever the tests are.
TEST(FileOfAnotherPerson, KeepsItsGroupIfThatIsOurs) {
  if (getuid() != 0) return;
  constexpr uid_t nobody = 65534;
  std::string folder = "/tmp/fairway-shared-XXXXXX";
  ASSERT_TRUE(mkdtemp(folder.data()));
  ASSERT_EQ(chmod(folder.c_str(), 0777), 0);
  const fs::path file = fs::path(folder) / "a";
  const auto replacedBy = [&](gid_t group) {
    std::ofstream(file) << "old";
    EXPECT_EQ(chown(file.c_str(), 0, nobody), 0);
    EXPECT_EQ(chmod(file.c_str(), 0676), 0);
    EXPECT_EQ(inAChild([&] {
                return setgid(group) == 0 && setuid(nobody) == 0 && chdir("/") == 0 &&
                       !replaceFile(file, "new");
              }),
              0);
    struct stat now {};
    EXPECT_EQ(stat(file.c_str(), &now), 0);
    EXPECT_EQ(now.st_uid, nobody);
    EXPECT_EQ(now.st_gid, group);
    return now.st_mode & 07777;
  };
  EXPECT_EQ(replacedBy(nobody), 0676u);
  EXPECT_EQ(replacedBy(nobody - 1), 0606u) << "another group gets nothing";
  fs::remove_all(folder);
}

// What a killed writer left is cleared away, and nothing else: not what a living one still writes, and no
// file that is only called much like it.
TEST_F(Folder, OnlyLeftoversAreClearedAway) {
  std::signal(SIGHUP, SIG_DFL);               // nor does a living writer take any harm
  const fs::path folder = folder_ / "shared"; // each folder is looked at once
  fs::create_directory(folder);
  std::ofstream(folder / "a") << "old";
  const pid_t gone = fork();
  if (gone == 0) _exit(0);
  ASSERT_EQ(waitpid(gone, nullptr, 0), gone);
  const std::string writer = std::to_string(gone);
  std::vector<std::string> stay{"." + writer + "-0.tmp",
                                ".a." + writer + ".tmp",
                                ".a." + writer + "x0.tmp",
                                ".a." + writer + "-.tmp",
                                ".a." + writer + "-0x.tmp",
                                ".a." + writer + "-0.tmp2",
                                ".a.-" + writer + "-0.tmp",
                                ".a.x-0.tmp",
                                ".a.99999999999999999999-0.tmp",
                                "a." + writer + "-0.tmp",
                                ".a." + std::to_string(getpid()) + "-900.tmp"};
  for (const std::string& name : stay) std::ofstream(folder / name) << name;
  fs::create_directory(folder / (".folder." + writer + "-1.tmp"));
  fs::create_symlink("a", folder / (".link." + writer + "-1.tmp"));
  std::ofstream(folder / (".a." + writer + "-12.tmp")) << "half of it";
  // Many, so that some of each kind come after one of the other.
  for (int i = 1; i < 10; ++i) {
    std::ofstream(folder / (".a." + writer + "-" + std::to_string(i) + ".tmp")) << "half of it";
    stay.push_back(".a." + std::to_string(getpid()) + "-90" + std::to_string(i) + ".tmp");
    std::ofstream(folder / stay.back()) << "still written";
  }
  EXPECT_EQ(replaceFile(folder / "a", "new"), std::nullopt);
  for (const std::string& name : stay) EXPECT_TRUE(fs::exists(folder / name)) << name;
  EXPECT_TRUE(fs::exists(folder / (".folder." + writer + "-1.tmp")));
  EXPECT_TRUE(fs::is_symlink(folder / (".link." + writer + "-1.tmp")));
  EXPECT_FALSE(fs::exists(folder / (".a." + writer + "-12.tmp")));
  for (int i = 1; i < 10; ++i)
    EXPECT_FALSE(fs::exists(folder / (".a." + writer + "-" + std::to_string(i) + ".tmp"))) << i;
  std::ofstream(folder / (".a." + writer + "-12.tmp")) << "half of it";
  EXPECT_EQ(replaceFile(folder / "a", "newer"), std::nullopt);
  EXPECT_TRUE(fs::exists(folder / (".a." + writer + "-12.tmp"))) << "it is looked for but once";
}

TEST_F(Folder, WithoutOneForTemporaryFilesThereIsNoPrivateOne) {
  EXPECT_EQ(inAChild([&] {
              setenv("TMPDIR", (folder_ / "missing").c_str(), 1);
              unsetenv("XDG_RUNTIME_DIR");
              return chdir(folder_.c_str()) == 0 && privateFolder("fairway-test").empty() &&
                     entriesOf(folder_).size() == 5;
            }),
            0);
}

TEST_F(Folder, APrivateOneIsOursAlone) {
  EXPECT_EQ(inAChild([&] {
              setenv("TMPDIR", folder_.c_str(), 1);
              unsetenv("XDG_RUNTIME_DIR");
              const fs::path made = privateFolder("fairway-test");
              struct stat found {};
              return made == folder_ / ("fairway-test-" + std::to_string(getuid())) &&
                     stat(made.c_str(), &found) == 0 && (found.st_mode & 07777) == 0700 &&
                     privateFolder("fairway-test") == made && // which is there now
                     chmod(made.c_str(), 0750) == 0 && privateFolder("fairway-test").empty() &&
                     setenv("XDG_RUNTIME_DIR", made.c_str(), 1) == 0 &&
                     privateFolder("fairway-test").empty() && chmod(made.c_str(), 0700) == 0 &&
                     privateFolder("other") == made;
            }),
            0);
}

TEST_F(Folder, WithinAFolderNothingLeadsOut) {
  fs::create_directories(folder_ / "in/deep");
  std::ofstream(folder_ / "in/deep/file") << "text";
  fs::create_symlink("deep", folder_ / "in/link");
  fs::create_symlink("file", folder_ / "in/deep/linked");
  EXPECT_TRUE(openRegularWithin(folder_, "in/deep/file").stream);
  EXPECT_FALSE(openRegularWithin(folder_, "in/link/file").stream);
  EXPECT_FALSE(openRegularWithin(folder_, "in/deep/linked").stream);
  EXPECT_FALSE(openRegularWithin(folder_ / "in", "../a").stream);
  EXPECT_EQ(openRegularWithin(folder_ / "in", "../a").whyNot, std::strerror(ELOOP));
  EXPECT_EQ(openRegularWithin(folder_, "in").whyNot, "it is a folder");
  EXPECT_EQ(openRegularWithin(folder_, "in/none").whyNot, std::strerror(ENOENT));
  EXPECT_EQ(openRegularWithin(folder_ / "none", "a").whyNot, std::strerror(ENOENT));
}

TEST_F(Folder, ALockKeepsOthersOff) {
  const fs::path file = folder_ / "lock";
  FileLock::Try first = FileLock::hold(file);
  EXPECT_EQ(first.answer, FileLock::Answer::Held);
  EXPECT_EQ(FileLock::hold(file).answer, FileLock::Answer::Busy);
  first.lock.reset();
  EXPECT_FALSE(fs::exists(file));
  EXPECT_EQ(FileLock::hold(file).answer, FileLock::Answer::Held);
  EXPECT_EQ(FileLock::hold(folder_ / "missing/lock").answer, FileLock::Answer::Impossible);
  const Refusal refusal("flock", ENOLCK);
  EXPECT_EQ(FileLock::hold(file).answer, FileLock::Answer::Impossible);
}

// Between our opening the file and our locking it another removes it, and may have made one of its own.
TEST_F(Folder, ALockIsThatOfTheFileThatIsThere) {
  const fs::path file = folder_ / "lock";
  for (const bool another : {false, true}) {
    int asked = 0;
    FileLock::Try held;
    {
      const Refusal refusal("flock", [&] {
        if (++asked > 3) return 0;
        fs::remove(file);
        if (another) std::ofstream(file).flush();
        return 0;
      });
      held = FileLock::hold(file);
    }
    EXPECT_EQ(asked, 4);
    EXPECT_EQ(held.answer, FileLock::Answer::Held);
    EXPECT_EQ(FileLock::hold(file).answer, FileLock::Answer::Busy);
  }
  int asked = 0;
  const Refusal refusal("flock", [&] {
    ++asked;
    fs::remove(file);
    return 0;
  });
  EXPECT_EQ(FileLock::hold(file).answer, FileLock::Answer::Busy) << "where they never cease to come and go";
  EXPECT_EQ(asked, 100);
}

std::string reasonOf(const SharedLibrary& library, const char* function) {
  try {
    library.find<void()>(function);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

TEST(Library, SaysWhyItCannotBeCalled) {
  const SharedLibrary library("libm.so.6"), missing("libfairway-none.so.1");
  EXPECT_EQ(reasonOf(library, "cos"), "");
  EXPECT_THAT(reasonOf(library, "fairway_none"),
              testing::AllOf(testing::StartsWith("a library cannot be loaded: "),
                             testing::HasSubstr("fairway_none"), testing::HasSubstr("undefined symbol")));
  EXPECT_THAT(reasonOf(missing, "dlsym"),
              testing::AllOf(testing::StartsWith("a library cannot be loaded: libfairway-none.so.1: "),
                             testing::HasSubstr("cannot open")));
}

} // namespace
} // namespace fairway::system
