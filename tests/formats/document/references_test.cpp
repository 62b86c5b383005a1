#include "formats/document/references.h"

#include "formats/document/reader.h"

#include <gmock/gmock.h>

#include <atomic>
#include <fstream>
#include <thread>

#include <unistd.h>

// Documents of strangers are kept to a folder, whatever happens to it meanwhile.
namespace fairway::formats {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class Kept : public testing::Test {
protected:
  void SetUp() override {
    top_ = fs::path(testing::TempDir()) / ("fairway-kept-" + std::to_string(::getpid()));
    fs::remove_all(top_);
    fs::create_directories(top_ / "root/sub");
    fs::create_directories(top_ / "outside");
    write("root/sub/own", "own");
    write("outside/own", "secret");
  }
  void TearDown() override { fs::remove_all(top_); }

  void write(const char* name, const char* text) const { std::ofstream(top_ / name) << text; }
  std::string loaded(const fs::path& file) const { return textOf(fileLoaderWithin(top_ / "root")(file)); }
  std::string within(const fs::path& relative) const {
    return textOf(readRegularTextWithin(fs::canonical(top_ / "root"), relative));
  }
  static std::string textOf(const Result<std::string, Problems>& text) {
    return text ? *text : text.fault().empty() ? "?" : text.fault().front().message;
  }

  fs::path top_;
};

TEST_F(Kept, WhatLiesInTheFolderIsRead) {
  fs::create_symlink("sub/own", top_ / "root/link");
  fs::create_symlink("sub", top_ / "root/folder");
  EXPECT_EQ(loaded(top_ / "root/sub/own"), "own");
  EXPECT_EQ(loaded(top_ / "root/sub/../sub/own"), "own");
  EXPECT_EQ(loaded(top_ / "root/link"), "own") << "links within the folder are followed";
  EXPECT_EQ(loaded(top_ / "root/folder/own"), "own");
  EXPECT_THAT(loaded(top_ / "root"), HasSubstr("it is a folder"));
  EXPECT_THAT(loaded(top_ / "root/sub"), HasSubstr("it is a folder"));
  EXPECT_THAT(loaded(top_ / "root/none"), HasSubstr("No such file"));
}

TEST_F(Kept, WhatLiesOutsideIsNot) {
  fs::create_symlink("../outside/own", top_ / "root/link");
  fs::create_symlink("../outside", top_ / "root/folder");
  for (const char* file : {"outside/own", "root/../outside/own", "root/link", "root/folder/own", "root/.."})
    EXPECT_THAT(loaded(top_ / file), HasSubstr("outside")) << file;
}

// Asked for what was a folder or a file a moment ago.
TEST_F(Kept, ALinkThatHasTakenAPlaceIsNotFollowed) {
  EXPECT_EQ(within("sub/own"), "own");
  fs::rename(top_ / "root/sub", top_ / "root/was");
  fs::create_symlink("../outside", top_ / "root/sub");
  EXPECT_THAT(within("sub/own"), HasSubstr("cannot be read"));
  fs::create_symlink("../outside/own", top_ / "root/own");
  EXPECT_THAT(within("own"), HasSubstr("cannot be read"));
  EXPECT_THAT(within("was/../../outside/own"), HasSubstr("cannot be read"));
}

// Another process exchanges folder and link as fast as it can.
TEST_F(Kept, AnExchangeInBetweenLeadsNowhere) {
  fs::create_symlink("../outside", top_ / "root/link");
  std::atomic<bool> done = false;
  std::thread exchange([&] {
    const fs::path root = top_ / "root";
    while (!done) {
      fs::rename(root / "sub", root / "aside");
      fs::rename(root / "link", root / "sub");
      fs::rename(root / "sub", root / "link");
      fs::rename(root / "aside", root / "sub");
    }
  });
  for (int i = 0; i < 5000; ++i) {
    const std::string text = loaded(top_ / "root/sub/own");
    if (text == "secret") {
      ADD_FAILURE() << "read from outside after " << i << " times";
      break;
    }
  }
  done = true;
  exchange.join();
}

} // namespace
} // namespace fairway::formats
