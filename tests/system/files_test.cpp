#include "system/files.h"

#include <gmock/gmock.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>

#include <dirent.h>
#include <dlfcn.h>
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

// In a child, so that it may become a user other than root.
int inAChild(const std::function<bool()>& does) {
  const pid_t child = fork();
  if (child == 0) _exit(does() ? 0 : 1);
  int status = -1;
  return waitpid(child, &status, 0) == child ? status : -1;
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
  const fs::path folder = folder_ / "shared"; // each folder is looked at once
  fs::create_directory(folder);
  std::ofstream(folder / "a") << "old";
  const pid_t gone = fork();
  if (gone == 0) _exit(0);
  ASSERT_EQ(waitpid(gone, nullptr, 0), gone);
  const std::string writer = std::to_string(gone);
  const std::vector<std::string> stay{"." + writer + "-0.tmp",
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
  EXPECT_EQ(replaceFile(folder / "a", "new"), std::nullopt);
  for (const std::string& name : stay) EXPECT_TRUE(fs::exists(folder / name)) << name;
  EXPECT_TRUE(fs::exists(folder / (".folder." + writer + "-1.tmp")));
  EXPECT_TRUE(fs::is_symlink(folder / (".link." + writer + "-1.tmp")));
  EXPECT_FALSE(fs::exists(folder / (".a." + writer + "-12.tmp")));
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

} // namespace
} // namespace fairway::system
