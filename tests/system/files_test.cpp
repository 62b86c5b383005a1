#include "system/files.h"

#include <gmock/gmock.h>

#include <fstream>

#include <dirent.h>
#include <dlfcn.h>

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

} // namespace
} // namespace fairway::system
